//! Pages over the others: all kinds, and the techniques of a kind in their order.

use std::fmt::Write as _;

use clew::kind::{Kind, TechniqueEntry};
use clew::model::{Arg, Explanation, Soundness};

use super::frame::{Page, escaped, kind_name, picture, with};
use super::{Content, Language, example};

/// Page of all kinds.
pub(crate) fn all(language: &Language, content: &Content) -> String {
    let speaker = &language.speaker;
    let title = speaker.word("learn-all");
    let mut body = format!("<h1>{}</h1>\n<ul class=\"kinds\">\n", escaped(&title));
    for (kind, entries) in &content.kinds {
        let name: &str = kind.into();
        let _ = writeln!(
            body,
            "<li><a href=\"{name}/index.html\">{}</a>\n<p>{}</p></li>",
            escaped(&how(language, *kind)),
            escaped(&speaker.sentences(&[
                speaker.word(&format!("page-rules-{name}")),
                counted(language, entries)
            ])),
        );
    }
    body += "</ul>\n";
    let page = Page {
        path: "index.html",
        kind: None,
        title: &title,
        description: &speaker.word("page-lead"),
        body: &body,
    };
    page.framed(language)
}

/// Page of a kind: its rules, and its techniques by level.
pub(crate) fn of_kind(
    language: &Language,
    content: &Content,
    kind: Kind,
    entries: &[TechniqueEntry],
) -> String {
    let speaker = &language.speaker;
    let name: &str = kind.into();
    let title = how(language, kind);
    let rules = speaker.word(&format!("page-rules-{name}"));
    let mut body = format!(
        "<h1>{}</h1>\n<p class=\"rule\">{}</p>\n<p>{}</p>\n",
        escaped(&title),
        escaped(&rules),
        escaped(&speaker.sentences(&[counted(language, entries), speaker.word("learn-order")])),
    );
    for alike in entries.chunk_by(|one, other| one.level() == other.level()) {
        let level = Arg::Number(alike[0].level().into());
        let level = speaker.words(&Explanation::new("guide-level").with("level", level));
        let _ = writeln!(
            body,
            "<h2>{}</h2>\n<ul class=\"techniques\">",
            escaped(&level)
        );
        for entry in alike {
            body += &item(language, content, entry);
        }
        body += "</ul>\n";
    }
    let page = Page {
        path: &format!("{name}/index.html"),
        kind: Some(kind),
        title: &title,
        description: &rules,
        body: &body,
    };
    page.framed(language)
}

/// Technique in the list of its kind: picture, name and rule.
fn item(language: &Language, content: &Content, entry: &TechniqueEntry) -> String {
    let drawn = content.drawings[entry.name].first();
    let shown = content.examples.get(entry.name);
    // The name beside it says enough.
    let image = match (drawn, shown) {
        (Some([_, after]), _) => picture(&example::drawing(entry, 0, "after"), after, ""),
        (None, Some(shown)) => picture(&format!("{}-after", entry.name), &shown.after, ""),
        (None, None) => String::new(),
    };
    let tag = match entry.soundness {
        Soundness::Always => String::new(),
        Soundness::OneSolution => format!(
            " <span class=\"tag\">{}</span>",
            escaped(&language.speaker.word("page-assumes-unique"))
        ),
    };
    format!(
        "<li>{image}<div><a href=\"{}.html\">{}</a>{tag}\n<p>{}</p></div></li>\n",
        entry.short_name(),
        escaped(&language.speaker.word(entry.name)),
        escaped(&language.words.rule(entry)),
    )
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
