//! The still page of `index.html`, which is there before the program: its words are those of the locale file, its board is the
//! first sample. After a wanted change: `CLEW_UPDATE=1 cargo test --test engine opening`, and read the difference.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use clew::kind::{self, Events, Reading, SAMPLES};
use clew::model::{Arg, Explanation, Puzzle as _};
use clew::puzzle::slitherlink::Slitherlink;
use clew::say::{Speaker, languages};
use clew::scene::{Palette, Scene, Theme, svg};
use clew::solve::{Method, Solver};

use crate::still::with_part;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/index.html");
const STYLE: &str = include_str!("../styles/cold.css");

/// Attribute with the message id of an element's text; with a name after it, of the attribute of that name.
const WORD: &str = "data-word";

#[test]
fn the_still_page_shows_the_first_sample_and_says_what_the_program_will_say() {
    let page = std::fs::read_to_string(Path::new(FILE)).expect("there is a page");
    let wanted = with_board(&with_languages(&with_words(&page)));
    if page != wanted && std::env::var_os("CLEW_UPDATE").is_some() {
        std::fs::write(FILE, wanted).expect("the page can be written");
        return;
    }
    let differing = page
        .lines()
        .zip(wanted.lines())
        .find(|(is, to_be)| is != to_be);
    if let Some((is, to_be)) = differing {
        panic!(
            "index.html says\n{is}\nfor\n{to_be}\n`CLEW_UPDATE=1 cargo test --test engine opening` brings it up to date"
        );
    }
    assert_eq!(page, wanted);
}

/// The explanation that comes with the page, as recorded.
const RECORD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/kind/opening.trace");

#[test]
fn the_recorded_explanation_of_the_opening_board_is_the_solver_s() {
    let code = reading().code;
    let clues = Slitherlink::parse_canonical(&code.text).expect("a Slitherlink");
    let events: Vec<_> = Solver::<Slitherlink>::new(clues, Method::Human).collect();
    let wanted = Events::from(events);
    if kind::recorded(&code).as_ref() != Some(&wanted) {
        if std::env::var_os("CLEW_UPDATE").is_some() {
            std::fs::write(RECORD, wanted.write()).expect("the record can be written");
            return;
        }
        panic!("`CLEW_UPDATE=1 cargo test --test engine opening` records the explanation again");
    }
    // It comes with the program, before anything is asked for.
    assert!(
        wanted.write().len() < 6_000,
        "{} bytes",
        wanted.write().len()
    );
}

#[test]
fn the_style_sheet_has_the_colours_and_the_size_of_the_board() {
    let scene = scene();
    for item in &scene.items {
        let class = svg::role_class(item.role);
        for (palette, before) in [
            (Palette::Light, "\n"),
            (Palette::Dark, ":root[data-palette=\"dark\"] "),
        ] {
            let colour = Theme::from(palette).style(item.role).colour;
            let rule = format!("{before}.{class} {{\n  color: {colour};\n}}");
            assert!(STYLE.contains(&rule), "styles/cold.css should have {rule}");
        }
    }
    let around = 1.0 + scene.margin + scene.after;
    for (name, length) in [("across", scene.width), ("down", scene.height)] {
        let rule = format!("--{name}: {};", length + around);
        assert!(STYLE.contains(&rule), "styles/cold.css should have {rule}");
    }
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

/// The page with the board.
fn with_board(page: &str) -> String {
    with_part(page, "board", &svg::with_classes(&scene()))
}

/// The page with the languages: for each a link to its files, of those but the first
/// also its manifest and the words of the page as JSON; and what is said where there is
/// no script.
fn with_languages(page: &str) -> String {
    let mut links = String::new();
    let mut without = String::new();
    let ids = all_asked(page);
    for (number, tag) in languages().enumerate() {
        let name = said("language-name", tag);
        writeln!(
            links,
            r#"<link rel="locale" hreflang="{tag}" title="{name}" href="locales/{tag}.ftl" data-guide="locales/{tag}.guide.ftl" />"#
        )
        .expect("a string can be written to");
        if number > 0 {
            writeln!(
                links,
                r#"<link rel="translated-manifest" hreflang="{tag}" href="manifest.{tag}.webmanifest" />"#
            )
            .expect("a string can be written to");
            let words: BTreeMap<&String, String> =
                ids.iter().map(|id| (id, said(id, tag))).collect();
            let words = serde_json::to_string(&words).expect("words are JSON");
            assert!(!words.contains('<'), "{words}");
            writeln!(
                links,
                r#"<script type="application/json" class="words" lang="{tag}">{words}</script>"#
            )
            .expect("a string can be written to");
        }
        let [word, techniques] = ["page-no-script", "learn-all"].map(|id| said(id, tag));
        writeln!(
            without,
            r#"<p lang="{tag}">{word} <a href="learn/{tag}/index.html">{techniques}</a></p>"#
        )
        .expect("a string can be written to");
    }
    with_part(&with_part(page, "languages", &links), "no-script", &without)
}

/// Ids of all messages that the page asks for.
fn all_asked(page: &str) -> BTreeSet<String> {
    let tags = page.split('<').filter_map(|part| part.split('>').next());
    let asked = tags.flat_map(asked);
    asked.map(|(_, id)| id).collect()
}

/// The page with each word that an attribute asks for: in the element, or in the attribute it names.
fn with_words(page: &str) -> String {
    let mut words = String::new();
    let mut rest = page;
    while let Some(start) = rest.find('<') {
        let end = start + rest[start..].find('>').expect("a tag ends") + 1;
        let mut tag = rest[start..end].to_owned();
        words += &rest[..start];
        rest = &rest[end..];
        for (name, id) in asked(&tag.clone()) {
            let word = said(&id, "en");
            if name.is_empty() {
                let old = rest.find('<').expect("an element ends");
                tag += &word.replace('&', "&amp;").replace('<', "&lt;");
                rest = &rest[old..];
            } else {
                tag = with_value(&tag, &name, &word);
            }
        }
        words += &tag;
    }
    words + rest
}

/// Words a tag asks for: names of attributes, or nothing for the element's text, with message ids.
fn asked(tag: &str) -> Vec<(String, String)> {
    tag.split_whitespace()
        .filter_map(|part| part.strip_prefix(WORD)?.split_once("=\""))
        .map(|(name, rest)| {
            let id = rest.split('"').next().unwrap_or_default();
            (name.trim_start_matches('-').to_owned(), id.to_owned())
        })
        .collect()
}

fn with_value(tag: &str, name: &str, value: &str) -> String {
    let start = format!(" {name}=\"");
    let (before, rest) = tag.split_once(&start).expect("the tag has the attribute");
    let (_, after) = rest.split_once('"').expect("a value ends");
    let value = value.replace('&', "&amp;").replace('"', "&quot;");
    format!("{before}{start}{value}\"{after}")
}

/// Message in a language.
fn said(id: &str, language: &str) -> String {
    let speaker = Speaker::new(language);
    let about_the_puzzle = ["page-recognised", "page-puzzle-name", "page-method-chosen"];
    let Some(id) = about_the_puzzle.into_iter().find(|known| *known == id) else {
        return speaker.word(id);
    };
    let Reading {
        code,
        format,
        shape,
        ..
    } = reading();
    let kind: &str = code.kind.into();
    speaker.words(
        &Explanation::new(id)
            .with("format", Arg::Text(speaker.word(format)))
            .with(
                "kind",
                Arg::Text(speaker.word(&format!("page-kind-{kind}"))),
            )
            .with("method", Arg::Text(speaker.word("page-method-human")))
            .with("rows", Arg::Number(shape.rows.into()))
            .with("cols", Arg::Number(shape.cols.into())),
    )
}
