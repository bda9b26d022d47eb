//! The page that shows boards as other pages have them: each is a puzzle that Clew reads.

use std::collections::BTreeSet;

use clew::kind::{self, SAMPLES};

const PAGE: &str = include_str!("../www/embedding.html");

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
        kinds.insert(<&str>::from(reading.code.kind));
    }
    assert_eq!(kinds.len(), 3);
}
