//! Drawn examples: which techniques the sources of a kind show on a small board.

use std::fs;
use std::path::Path;

use clew_core::model::Technique;

/// Techniques that no call of a function `shows` names in the sources of a kind, nor a heading of drawn patterns.
pub fn undrawn<T: Technique>(sources: &str) -> Vec<T> {
    let texts = texts_in(&super::records::root().join(sources));
    let calls = texts.iter().flat_map(|text| text.split("shows").skip(1));
    let up_to_drawing = calls.filter_map(|call| call.split(['"', ';']).next());
    let up_to_drawing: Vec<&str> = up_to_drawing.collect();
    let lines = texts.iter().flat_map(|text| text.lines());
    let headings = lines.filter_map(|line| line.strip_prefix('F')?.split(' ').nth(1));
    let headings: Vec<&str> = headings.collect();
    let is_drawn = |technique: &T| {
        let argument = format!("Technique::{technique:?},");
        let mut calls = up_to_drawing.iter();
        calls.any(|call| call.contains(&argument)) || headings.contains(&technique.name())
    };
    let all = T::all().into_iter();
    all.filter(|technique| !is_drawn(technique)).collect()
}

fn texts_in(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder of sources");
    let paths = entries.map(|entry| entry.expect("a readable folder").path());
    let texts = paths.flat_map(|path| match path.is_dir() {
        true => texts_in(&path),
        false => vec![fs::read_to_string(path).expect("a readable file")],
    });
    texts.collect()
}
