//! Words and board of the static page, `index.html` before the program is loaded: the words come from the locale files, the
//! board is the first sample.
//!
//! An element requests its text with the attribute `data-word`, and the value of another attribute with `data-word-` and the name of
//! that attribute; the value of each is a message id. The page's scripts read the same attributes to change the language.

use std::collections::{BTreeMap, BTreeSet};

use clew::kind::{self, Reading, SAMPLES};
use clew_core::model::{Arg, Explanation};
use clew_core::scene::{Scene, svg};
use clew_say::{Speaker, languages};
use maud::{Markup, PreEscaped, html};

use super::place::{Missing, put};

/// Attribute with the message id of an element's text; followed by a name, of the attribute with that name.
const WORD: &str = "data-word";

/// The page with its board, its languages, and its words in the first language.
///
/// # Errors
/// Returns an error if the page lacks the place for one of them.
pub fn filled(page: &str) -> Result<String, Missing> {
    let asked = all_asked(page);
    let page = put(page, "languages", &files_of_languages(&asked).into_string())?;
    let page = put(&page, "no-script", &without_scripts().into_string())?;
    let page = put(&page, "board", &svg::with_classes(&scene()))?;
    Ok(with_words(&page))
}

/// Links to the files of each language; all languages except the first also have their manifest, and the words of the page as JSON.
fn files_of_languages(asked: &BTreeSet<String>) -> Markup {
    html! {
        @for (number, tag) in languages().enumerate() {
            @let (page, guide) = (format!("locales/{tag}.ftl"), format!("locales/{tag}.guide.ftl"));
            link rel="locale" hreflang=(tag) title=(said("language-name", tag)) href=(page) data-guide=(guide);
            @if number > 0 {
                link rel="translated-manifest" hreflang=(tag) href={ "manifest." (tag) ".webmanifest" };
                script type="application/json" class="words" lang=(tag) { (words(asked, tag)) }
            }
        }
    }
}

/// Words of the page in a language, as JSON within a script.
fn words(asked: &BTreeSet<String>, tag: &str) -> PreEscaped<String> {
    let words: BTreeMap<&String, String> = asked.iter().map(|id| (id, said(id, tag))).collect();
    let words = serde_json::json!(words).to_string();
    // A script ends at `</script>`, even within its text; in JSON, `<` occurs only in strings.
    PreEscaped(words.replace('<', "\\u003c"))
}

/// The text shown if scripts are not available.
fn without_scripts() -> Markup {
    html! {
        @for tag in languages() {
            p lang=(tag) {
                (said("page-no-script", tag)) " "
                a href={ "learn/" (tag) "/index.html" } { (said("learn-all", tag)) }
            }
        }
    }
}

/// Ids of all messages that the page requests.
fn all_asked(page: &str) -> BTreeSet<String> {
    let tags = page.split('<').filter_map(|part| part.split('>').next());
    tags.flat_map(asked).map(|(_, id)| id.to_owned()).collect()
}

/// Words that a tag requests: names of attributes, or an empty name for the element's text, with message ids.
fn asked(tag: &str) -> impl Iterator<Item = (&str, &str)> {
    tag.split_whitespace().filter_map(|part| {
        let (name, rest) = part.strip_prefix(WORD)?.split_once("=\"")?;
        let (id, _) = rest.split_once('"')?;
        Some((name.trim_start_matches('-'), id))
    })
}

/// The page with each requested word in the first language: after the tag, or after the attribute.
fn with_words(page: &str) -> String {
    let first = languages().next().unwrap_or_default();
    let mut parts = page.split('<');
    let mut filled = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let Some((tag, text)) = part.split_once('>') else {
            filled += &format!("<{part}");
            continue;
        };
        let (mut tag, mut inner) = (tag.to_owned(), String::new());
        for (name, id) in asked(&tag.clone()) {
            let word = html! { (said(id, first)) }.into_string();
            match name {
                "" => inner = word,
                _ => {
                    let asks = format!(" {WORD}-{name}=\"{id}\"");
                    tag = tag.replace(&asks, &format!("{asks} {name}=\"{word}\""));
                }
            }
        }
        filled += &format!("<{tag}>{inner}{text}");
    }
    filled
}

fn reading() -> Reading {
    kind::read(SAMPLES[0].text)
        .expect("the first sample is a puzzle")
        .swap_remove(0)
}

fn scene() -> Scene {
    let player = kind::player(&reading().code).expect("the first sample is a puzzle");
    let mut scene = player.scene(0, 0);
    scene.number_lines(player.shape());
    scene
}

/// Message in a language.
fn said(id: &str, language: &str) -> String {
    let speaker = Speaker::new(language);
    let about_the_puzzle = ["page-recognised", "page-puzzle-name", "page-method-chosen"];
    let Some(id) = about_the_puzzle.into_iter().find(|known| *known == id) else {
        return speaker.word(id);
    };
    let Reading { code, shape, .. } = reading();
    let kind = code.kind.name();
    let word = |id: &str| Arg::Text(speaker.word(id));
    speaker.words(
        &Explanation::new(id)
            .with("format", word("format-sample"))
            .with("kind", word(&format!("page-kind-{kind}")))
            .with("method", word("page-method-human"))
            .with("rows", Arg::Number(shape.rows.into()))
            .with("cols", Arg::Number(shape.cols.into())),
    )
}

#[cfg(test)]
mod tests;
