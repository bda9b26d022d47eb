//! The page that shows boards as other pages have them: its words are those of the locale files, and each board is a puzzle that
//! Clew reads. After a wanted change: `CLEW_UPDATE=1 cargo test --test engine embedding`.

use std::collections::BTreeSet;
use std::fs;

use clew::kind::{self, SAMPLES};
use clew::model::{Arg, Explanation};
use clew::say::{Speaker, languages};

use crate::still::with_part;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/www/embedding.html");
/// The message that a board sends, as JavaScript.
const MESSAGE: &str = "{ type: \"clew-height\", height }";

fn page() -> String {
    fs::read_to_string(FILE).expect("a readable file")
}

/// Title and instructions in each language.
fn words() -> String {
    let section = |(number, tag): (usize, &str)| {
        let speaker = Speaker::new(tag);
        let title = speaker.word("embedding-title");
        let name = speaker.word("page-name");
        let told = |id, argument, with: String| {
            speaker.words(&Explanation::new(id).with(argument, Arg::Text(with)))
        };
        let link = format!("<a href=\"./\">{name}</a>");
        let how = told("embedding-how", "page", link);
        let message = format!("<code>{MESSAGE}</code>");
        let keeps = told("embedding-keeps", "message", message);
        let level = if number == 0 { 1 } else { 2 };
        format!(
            "<h{level} lang=\"{tag}\">{title}</h{level}>\n<p lang=\"{tag}\">{how}</p>\n<p lang=\"{tag}\">{keeps}</p>\n"
        )
    };
    languages().enumerate().map(section).collect()
}

#[test]
fn the_page_says_in_each_language_how_a_board_is_embedded() {
    let page = page();
    let title = format!(
        "<title>{} · {}</title>",
        Speaker::new("en").word("embedding-title"),
        Speaker::new("en").word("page-name")
    );
    assert!(page.contains(&title), "{title}");
    let wanted = with_part(&page, "words", &words());
    if std::env::var_os("CLEW_UPDATE").is_some() {
        fs::write(FILE, wanted).expect("a writable file");
        return;
    }
    assert_eq!(
        page, wanted,
        "`CLEW_UPDATE=1 cargo test --test engine embedding`"
    );
}

#[test]
fn ten_samples_of_all_kinds_are_shown_and_each_is_read() {
    let mut kinds = BTreeSet::new();
    let page = page();
    let sources: Vec<&str> = page
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
        kinds.insert(<&str>::from(reading.code.kind));
    }
    assert_eq!(kinds.len(), 3);
}
