//! Overview pages: all kinds, and the techniques of a kind in order.

use clew::kind::{Kind, TechniqueEntry};
use clew_core::model::{Arg, Explanation, Soundness};
use maud::{Markup, html};

use super::frame::{Page, kind_name, picture, with};
use super::{Content, Language, example};

/// Page of all kinds.
pub(super) fn all(language: &Language, content: &Content) -> String {
    let speaker = &language.speaker;
    let title = speaker.word("learn-all");
    let body = html! {
        h1 { (title) }
        ul class="kinds" {
            @for (kind, entries) in &content.kinds {
                @let name = kind.name();
                @let rules = speaker.word(&format!("page-rules-{name}"));
                li {
                    a href={ (name) "/index.html" } { (how(language, *kind)) }
                    p { (speaker.sentences(&[rules, counted(language, entries)])) }
                }
            }
        }
        p { a href="expected-time.html" { (speaker.word("learn-time")) } }
    };
    let page = Page {
        path: "index.html",
        kind: None,
        title: &title,
        description: &speaker.word("page-lead"),
        body,
    };
    page.framed(language)
}

/// Page of a kind: its rules, and its techniques by level.
pub(super) fn of_kind(
    language: &Language,
    content: &Content,
    kind: Kind,
    entries: &[TechniqueEntry],
) -> String {
    let speaker = &language.speaker;
    let name = kind.name();
    let title = how(language, kind);
    let rules = speaker.word(&format!("page-rules-{name}"));
    let order = [counted(language, entries), speaker.word("learn-order")];
    let level = |alike: &[TechniqueEntry]| {
        let level = Arg::Number(alike[0].level().into());
        speaker.words(&Explanation::new("guide-level").with("level", level))
    };
    let body = html! {
        h1 { (title) }
        p class="rule" { (rules) }
        p { (speaker.sentences(&order)) }
        @for alike in entries.chunk_by(|one, other| one.level() == other.level()) {
            h2 { (level(alike)) }
            ul class="techniques" {
                @for entry in alike { (item(language, content, entry)) }
            }
        }
    };
    let page = Page {
        path: &format!("{name}/index.html"),
        kind: Some(kind),
        title: &title,
        description: &rules,
        body,
    };
    page.framed(language)
}

/// Technique in the list of its kind: picture, name and rule.
fn item(language: &Language, content: &Content, entry: &TechniqueEntry) -> Markup {
    let speaker = &language.speaker;
    let drawn = content.drawings[entry.name].first();
    let shown = content.examples.get(entry.name);
    // The name beside it is sufficient.
    let image = match (drawn, shown) {
        (Some([_, after]), _) => Some(picture(&example::drawing(entry, 0, "after"), after, "")),
        (None, Some(shown)) => Some(picture(&format!("{}-after", entry.name), &shown.after, "")),
        (None, None) => None,
    };
    html! {
        li {
            @if let Some(image) = image { (image) }
            div {
                a href={ (entry.short_name()) ".html" } { (speaker.word(entry.name)) }
                @if entry.soundness == Soundness::OneSolution {
                    " " span class="tag" { (speaker.word("page-assumes-unique")) }
                }
                p { (language.words.rule(entry)) }
            }
        }
    }
}

/// Title of the page of a kind.
fn how(language: &Language, kind: Kind) -> String {
    let name = kind_name(&language.speaker, kind);
    with(&language.speaker, "learn-how", "kind", name)
}

/// Number of the techniques.
fn counted(language: &Language, entries: &[TechniqueEntry]) -> String {
    let count = Arg::Number(entries.len() as u64);
    let said = Explanation::new("learn-count").with("count", count);
    language.speaker.words(&said)
}
