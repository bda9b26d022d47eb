//! Page of one technique.

use std::fmt::Write as _;

use clew::guide::can_be_practised;
use clew::kind::TechniqueEntry;
use clew::model::Soundness;
use clew::solve::{HARDEST, Method};

use super::example::{Shown, drawing};
use super::frame::{Page, escaped, kind_name, picture, with};
use super::{Content, Language};

/// Page of the technique at a place among those of its kind.
pub(crate) fn page(
    language: &Language,
    content: &Content,
    entries: &[TechniqueEntry],
    number: usize,
) -> String {
    let entry = &entries[number];
    let (speaker, words) = (&language.speaker, &language.words);
    let word = |id: &str| escaped(&speaker.word(id));
    let name = speaker.word(entry.name);
    let rule = words.rule(entry);
    let mut body = format!(
        "<h1>{}</h1>\n{}<p class=\"rule\">{}</p>\n",
        escaped(&name),
        facts(language, entry),
        escaped(&rule)
    );
    body += &drawings(language, content, entry);
    if let Some(why) = words.why(entry) {
        let heading = word("guide-why");
        let _ = writeln!(body, "<h2>{heading}</h2>\n<p>{}</p>", escaped(&why));
    }
    if let Some(names) = words.also(entry) {
        let said = with(speaker, "guide-also", "text", names);
        let _ = writeln!(body, "<p>{}</p>", escaped(&said));
    }
    match content.examples.get(entry.name) {
        Some(shown) => body += &example(language, entry, shown),
        None if content.drawings[entry.name].is_empty() => {
            let _ = writeln!(body, "<p>{}</p>", word("guide-no-example"));
        }
        None => {}
    }
    body += &shares(language, content, entry);
    if let Some(source) = words.source(entry) {
        let said = with(speaker, "guide-source", "text", source);
        let _ = writeln!(body, "<p class=\"soft\">{}</p>", escaped(&said));
    }
    let open = match can_be_practised(entry.name) {
        true => "learn-practise",
        false => "learn-open",
    };
    let _ = writeln!(
        body,
        "<p><a href=\"../../../#technique={}\">{}</a></p>",
        entry.name,
        word(open)
    );
    body += &neighbours(language, entries, number);
    let kind = kind_name(speaker, entry.kind);
    let folder: &str = entry.kind.into();
    let page = Page {
        path: &format!("{folder}/{}.html", entry.short_name()),
        kind: Some(entry.kind),
        title: &format!("{name} · {kind}"),
        description: &rule,
        body: &body,
    };
    page.framed(language)
}

/// Kind, level and stage.
fn facts(language: &Language, entry: &TechniqueEntry) -> String {
    let speaker = &language.speaker;
    let (whole, tenths) = (entry.tenths / 10, entry.tenths % 10);
    let level = match tenths {
        0 => whole.to_string(),
        _ => format!("{whole}.{tenths}"),
    };
    let (kind, stage): (&str, &str) = (entry.kind.into(), entry.stage.into());
    let mut parts = vec![
        kind_name(speaker, entry.kind),
        with(speaker, "page-level", "level", level),
        speaker.word(&format!("stage-{kind}-{stage}")),
    ];
    if entry.soundness == Soundness::OneSolution {
        parts.push(speaker.word("page-assumes-unique"));
    }
    format!("<p class=\"soft\">{}</p>\n", escaped(&parts.join(" · ")))
}

/// Two pictures, before and after.
fn pair(before: &str, after: &str) -> String {
    format!("<div class=\"pair\">{before}<span aria-hidden=\"true\">→</span>{after}</div>\n")
}

/// Drawings of a fixed pattern.
fn drawings(language: &Language, content: &Content, entry: &TechniqueEntry) -> String {
    let drawn = &content.drawings[entry.name];
    if drawn.is_empty() {
        return String::new();
    }
    let word = |id: &str| language.speaker.word(id);
    let mut body = "<div class=\"drawings\">\n".to_owned();
    for (number, [before, after]) in drawn.iter().enumerate() {
        let [before, after] = [
            ("before", before, "guide-picture-before"),
            ("after", after, "guide-picture-after"),
        ]
        .map(|(moment, drawn, said)| picture(&drawing(entry, number, moment), drawn, &word(said)));
        body += &pair(&before, &after);
    }
    let note = escaped(&word("guide-pattern"));
    format!("{body}</div>\n<p class=\"soft\">{note}</p>\n")
}

/// Example board, its sentence, and the way to it.
fn example(language: &Language, entry: &TechniqueEntry, shown: &Shown) -> String {
    let speaker = &language.speaker;
    let said = speaker.say(&shown.explanation, shown.shape);
    let before = picture(
        &format!("{}-before", entry.name),
        &shown.before,
        &speaker.word("guide-picture-before"),
    );
    // The sentence below says the same, and more.
    let after = picture(
        &format!("{}-after", entry.name),
        &shown.after,
        &speaker.word("guide-picture-after"),
    );
    let example = &shown.example;
    let puzzle = example.puzzle.replace(',', "%2C");
    let mut address = format!("../../../#p={puzzle}&step={}", example.step);
    if example.method != Method::default() {
        let method: &str = example.method.into();
        let _ = write!(address, "&method={method}");
    }
    format!(
        "<h2>{}</h2>\n{}<p>{}</p>\n<p><a href=\"{}\">{}</a></p>\n",
        escaped(&speaker.word("guide-example")),
        pair(&before, &after),
        escaped(&said),
        escaped(&address),
        escaped(&speaker.word("guide-open")),
    )
}

/// Table of how often the technique is used.
fn shares(language: &Language, content: &Content, entry: &TechniqueEntry) -> String {
    let mut shares = content.shares.iter();
    let shares = shares.find(|shares| shares.kind == entry.kind);
    let (mut levels, mut cells) = (String::new(), String::new());
    for level in 1..=HARDEST {
        let _ = write!(levels, "<th scope=\"col\">{level}</th>");
        let share = shares.and_then(|shares| shares.per_cent(entry.name, level));
        let share = share.map_or("–".to_owned(), |share| share.to_string());
        let _ = write!(cells, "<td>{share}</td>");
    }
    let caption = escaped(&language.speaker.word("guide-shares"));
    format!(
        "<table>\n<caption>{caption}</caption>\n<thead><tr>{levels}</tr></thead>\n<tbody><tr>{cells}</tr></tbody>\n</table>\n"
    )
}

/// Ways to the techniques before and after, and to all.
fn neighbours(language: &Language, entries: &[TechniqueEntry], number: usize) -> String {
    let speaker = &language.speaker;
    let way = |id: &'static str, rel: &str, entry: Option<&TechniqueEntry>| {
        entry.map_or_else(String::new, |entry| {
            let said = with(speaker, id, "technique", speaker.word(entry.name));
            let to = entry.short_name();
            format!(
                "<a rel=\"{rel}\" href=\"{to}.html\">{}</a>\n",
                escaped(&said)
            )
        })
    };
    let before = number.checked_sub(1).and_then(|number| entries.get(number));
    format!(
        "<nav class=\"ways\" aria-label=\"{}\">\n{}<a href=\"index.html\">{}</a>\n{}</nav>\n",
        escaped(&speaker.word("guide-ways")),
        way("learn-before", "prev", before),
        escaped(&speaker.word("guide-all")),
        way("learn-after", "next", entries.get(number + 1)),
    )
}
