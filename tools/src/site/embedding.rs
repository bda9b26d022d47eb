//! The words of `embedding.html`, the page that shows boards embedded as in other pages.

use clew_core::model::{Arg, Explanation};
use clew_say::{Speaker, languages};
use maud::{Markup, html};

use super::place::{Missing, put};

/// The message sent by a board, as JavaScript.
const MESSAGE: &str = "{ type: \"clew-height\", height }";

/// Placeholder in a sentence for an element.
const ELEMENT: &str = "\u{fffc}";

/// The page with its title in the first language and its instructions in all languages.
///
/// # Errors
/// Returns an error if the page lacks the places for them.
pub fn filled(page: &str) -> Result<String, Missing> {
    let page = put(page, "title", &title().into_string())?;
    put(&page, "words", &words().into_string())
}

fn title() -> Markup {
    let first = languages().next().unwrap_or_default();
    let speaker = Speaker::new(first);
    html! { title { (speaker.word("embedding-title")) " · " (speaker.word("page-name")) } }
}

/// Heading and instructions in each language; the first heading is the page's heading.
fn words() -> Markup {
    html! {
        @for (number, tag) in languages().enumerate() {
            @let speaker = Speaker::new(tag);
            @let heading = speaker.word("embedding-title");
            @if number == 0 { h1 lang=(tag) { (heading) } } @else { h2 lang=(tag) { (heading) } }
            @let link = html! { a href="./" { (speaker.word("page-name")) } };
            p lang=(tag) { (around(&speaker, "embedding-how", "page", &link)) }
            @let message = html! { code { (MESSAGE) } };
            p lang=(tag) { (around(&speaker, "embedding-keeps", "message", &message)) }
        }
    }
}

/// Sentence with an element in it.
pub(super) fn around(
    speaker: &Speaker,
    id: &'static str,
    argument: &'static str,
    element: &Markup,
) -> Markup {
    let said = Explanation::new(id).with(argument, Arg::Text(ELEMENT.to_owned()));
    let said = speaker.words(&said);
    let (before, after) = said.split_once(ELEMENT).unwrap_or((&said, ""));
    html! { (before) (element) (after) }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clew::kind::{self, SAMPLES};

    use super::*;

    const PAGE: &str = include_str!("../../../www/embedding.html");

    #[test]
    fn the_page_says_in_each_language_how_a_board_is_embedded() {
        let page = filled(PAGE).expect("the page has its places");
        for tag in languages() {
            let heading = Speaker::new(tag).word("embedding-title");
            assert!(page.contains(&format!(" lang=\"{tag}\">{heading}</h")));
        }
        let count = |part: &str| page.matches(part).count();
        assert_eq!(count("<title>"), 1);
        assert_eq!(count("<h1 "), 1);
        // Each sentence has kept its element.
        assert_eq!(count("<a href=\"./\">"), languages().count());
        assert_eq!(count("<code>"), languages().count());
    }

    #[test]
    fn ten_samples_of_all_kinds_are_shown_and_each_is_read() {
        let mut kinds = BTreeSet::new();
        let sources: Vec<&str> = PAGE
            .split("<iframe src=\"./#embed&amp;p=")
            .skip(1)
            .filter_map(|rest| rest.split('"').next())
            .collect();
        assert_eq!(sources.len(), 10);
        for source in sources {
            let text = source.replace("%0A", "\n").replace("%20", " ");
            assert!(!text.contains('%'), "{text}");
            let reading = kind::read(&text).expect("it is a puzzle").swap_remove(0);
            let is_sample = SAMPLES.iter().any(|sample| {
                kind::read(sample.text).is_ok_and(|readings| readings[0].code == reading.code)
            });
            assert!(is_sample, "{text}");
            kinds.insert(reading.code.kind);
        }
        assert_eq!(kinds.len(), 3);
    }
}
