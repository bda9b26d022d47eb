//! The still page of `index.html`, which is there before the program: its words are those of the locale file, its board is the
//! first sample. After a wanted change: `CLEW_UPDATE=1 cargo test --test opening`, and read the difference.

use std::path::Path;

use clew::kind::{self, Reading, SAMPLES};
use clew::model::{Arg, Explanation};
use clew::say::Speaker;
use clew::scene::{Palette, Scene, Theme, svg};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/index.html");
const STYLE: &str = include_str!("../styles/cold.css");

/// Attribute with the message id of an element's text; with a name after it, of the attribute of that name.
const WORD: &str = "data-word";

#[test]
fn the_still_page_shows_the_first_sample_and_says_what_the_program_will_say() {
    let page = std::fs::read_to_string(Path::new(FILE)).expect("there is a page");
    let wanted = with_board(&with_words(&page));
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
            "index.html says\n{is}\nfor\n{to_be}\n`CLEW_UPDATE=1 cargo test --test opening` brings it up to date"
        );
    }
    assert_eq!(page, wanted);
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

/// The page with the board between the two comments that hold its place.
fn with_board(page: &str) -> String {
    const INDENT: &str = "          ";
    let (start, end) = (
        format!("{INDENT}<!-- board -->\n"),
        format!("{INDENT}<!-- /board -->"),
    );
    let (before, rest) = page.split_once(&start).expect("a place for the board");
    let (_, after) = rest.split_once(&end).expect("an end of the board");
    let board: String = svg::with_classes(&scene())
        .lines()
        .map(|line| format!("{INDENT}{line}\n"))
        .collect();
    format!("{before}{start}{board}{end}{after}")
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
            let word = said(&id);
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

fn said(id: &str) -> String {
    let speaker = Speaker::new("en");
    let about_the_puzzle = ["page-recognised", "page-puzzle-name"];
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
            .with("rows", Arg::Number(shape.rows.into()))
            .with("cols", Arg::Number(shape.cols.into())),
    )
}
