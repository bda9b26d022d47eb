//! The words of `404.html`, the page that a host shows for an address without a file.

use clew_say::{Speaker, languages};
use maud::{Markup, html};

use super::embedding::around;
use super::place::{Missing, put};

/// The page with its title in the first language and its words in all languages.
///
/// # Errors
/// Returns an error if the page lacks the places for them.
pub fn filled(page: &str) -> Result<String, Missing> {
    let first = Speaker::new(languages().next().unwrap_or_default());
    let title = html! { title { (first.word("lost-title")) " · " (first.word("page-name")) } };
    let page = put(page, "title", &title.into_string())?;
    put(&page, "words", &words().into_string())
}

/// Explanation and link in each language; the first heading is the page's heading.
fn words() -> Markup {
    html! {
        @for (number, tag) in languages().enumerate() {
            @let speaker = Speaker::new(tag);
            @let heading = speaker.word("lost-title");
            @if number == 0 { h1 lang=(tag) { (heading) } } @else { h2 lang=(tag) { (heading) } }
            // The script in the page looks for links with this address, and a build that knows its own address replaces it.
            @let link = html! { a href="./" { (speaker.word("page-name")) } };
            p lang=(tag) { (around(&speaker, "lost-way", "page", &link)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = include_str!("../../../www/404.html");

    #[test]
    fn the_page_has_a_heading_and_a_link_to_the_top_in_each_language() {
        let page = filled(PAGE).expect("the page has its places");
        for tag in languages() {
            let heading = Speaker::new(tag).word("lost-title");
            assert!(page.contains(&format!(" lang=\"{tag}\">{heading}</h")));
        }
        let count = |part: &str| page.matches(part).count();
        assert_eq!(count("<title>"), 1);
        assert_eq!(count("<h1 "), 1);
        assert_eq!(count("<a href=\"./\">"), languages().count());
    }

    #[test]
    fn the_page_needs_no_other_file() {
        let page = filled(PAGE).expect("the page has its places");
        assert!(!page.contains(" src="), "{page}");
        let addresses = page.split(" href=\"").skip(1);
        for address in addresses.filter_map(|rest| rest.split('"').next()) {
            assert!(["./", "data:,"].contains(&address), "{address}");
        }
    }
}
