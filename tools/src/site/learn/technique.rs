//! Page of one technique.

use clew::guide::can_be_practised;
use clew::kind::TechniqueEntry;
use clew_core::model::Soundness;
use clew_core::solve::{HARDEST, Method};
use maud::{Markup, html};

use super::example::{Shown, drawing};
use super::frame::{Page, kind_name, picture, with};
use super::{Content, Language};

/// Page of a technique, given its index among those of its kind.
pub(super) fn page(
    language: &Language,
    content: &Content,
    entries: &[TechniqueEntry],
    number: usize,
) -> String {
    let entry = &entries[number];
    let (speaker, words) = (&language.speaker, &language.words);
    let word = |id: &str| speaker.word(id);
    let (name, rule) = (word(entry.name), words.rule(entry));
    let drawn = &content.drawings[entry.name];
    let shown = content.examples.get(entry.name);
    let open = match can_be_practised(entry.name) {
        true => "learn-practise",
        false => "learn-open",
    };
    let body = html! {
        h1 { (name) }
        p class="soft" { (facts(language, entry)) }
        p class="rule" { (rule) }
        @if !drawn.is_empty() { (drawings(language, entry, drawn)) }
        @if let Some(why) = words.why(entry) { h2 { (word("guide-why")) } p { (why) } }
        @if let Some(names) = words.also(entry) { p { (with(speaker, "guide-also", "text", names)) } }
        @if let Some(shown) = shown {
            (example(language, entry, shown))
        } @else if drawn.is_empty() {
            p { (word("guide-no-example")) }
        }
        (shares(language, content, entry))
        @if let Some(source) = words.source(entry) {
            p class="soft" { (with(speaker, "guide-source", "text", source)) }
        }
        p { a href={ "../../../#technique=" (entry.name) } { (word(open)) } }
        (neighbours(language, entries, number))
    };
    let kind = kind_name(speaker, entry.kind);
    let folder = entry.kind.name();
    let page = Page {
        path: &format!("{folder}/{}.html", entry.short_name()),
        kind: Some(entry.kind),
        title: &format!("{name} · {kind}"),
        description: &rule,
        body,
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
    let (kind, stage): (&str, &str) = (entry.kind.name(), entry.stage.into());
    let mut parts = vec![
        kind_name(speaker, entry.kind),
        with(speaker, "page-level", "level", level),
        speaker.word(&format!("stage-{kind}-{stage}")),
    ];
    if entry.soundness == Soundness::OneSolution {
        parts.push(speaker.word("page-assumes-unique"));
    }
    parts.join(" · ")
}

/// Two pictures, before and after.
fn pair(language: &Language, names: [String; 2], drawn: [&String; 2]) -> Markup {
    let word = |id: &str| language.speaker.word(id);
    html! {
        div class="pair" {
            (picture(&names[0], drawn[0], &word("guide-picture-before")))
            span aria-hidden="true" { "→" }
            (picture(&names[1], drawn[1], &word("guide-picture-after")))
        }
    }
}

/// Drawings of a fixed pattern.
fn drawings(language: &Language, entry: &TechniqueEntry, drawn: &[[String; 2]]) -> Markup {
    html! {
        div class="drawings" {
            @for (number, [before, after]) in drawn.iter().enumerate() {
                @let names = ["before", "after"].map(|moment| drawing(entry, number, moment));
                (pair(language, names, [before, after]))
            }
        }
        p class="soft" { (language.speaker.word("guide-pattern")) }
    }
}

/// Example board, its sentence, and a link to it.
fn example(language: &Language, entry: &TechniqueEntry, shown: &Shown) -> Markup {
    let speaker = &language.speaker;
    let example = &shown.example;
    let puzzle = example.puzzle.replace(',', "%2C");
    let mut address = format!("../../../#p={puzzle}&step={}", example.step);
    if example.method != Method::default() {
        let method: &str = example.method.into();
        address += &format!("&method={method}");
    }
    let names = ["before", "after"].map(|moment| format!("{}-{moment}", entry.name));
    html! {
        h2 { (speaker.word("guide-example")) }
        // The sentence below includes the content of the pictures' descriptions.
        (pair(language, names, [&shown.before, &shown.after]))
        p { (speaker.say(&shown.explanation, shown.shape)) }
        p { a href=(address) { (speaker.word("guide-open")) } }
    }
}

/// Table of how often the technique is used.
fn shares(language: &Language, content: &Content, entry: &TechniqueEntry) -> Markup {
    let mut shares = content.shares.iter();
    let shares = shares.find(|shares| shares.kind == entry.kind);
    let share = |level: u8| {
        let share = shares.and_then(|shares| shares.per_cent(entry.name, level));
        share.map_or("–".to_owned(), |share| share.to_string())
    };
    html! {
        table {
            caption { (language.speaker.word("guide-shares")) }
            thead { tr { @for level in 1..=HARDEST { th scope="col" { (level) } } } }
            tbody { tr { @for level in 1..=HARDEST { td { (share(level)) } } } }
        }
    }
}

/// Links to the previous and the next technique, and to all.
fn neighbours(language: &Language, entries: &[TechniqueEntry], number: usize) -> Markup {
    let speaker = &language.speaker;
    let way = |id: &'static str, rel: &str, entry: Option<&TechniqueEntry>| {
        entry.map(|entry| {
            let said = with(speaker, id, "technique", speaker.word(entry.name));
            html! { a rel=(rel) href={ (entry.short_name()) ".html" } { (said) } }
        })
    };
    let before = number.checked_sub(1).and_then(|number| entries.get(number));
    let after = entries.get(number + 1);
    html! {
        nav class="ways" aria-label=(speaker.word("guide-ways")) {
            @if let Some(way) = way("learn-before", "prev", before) { (way) }
            a href="index.html" { (speaker.word("guide-all")) }
            @if let Some(way) = way("learn-after", "next", after) { (way) }
        }
    }
}
