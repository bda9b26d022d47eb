//! Laws for any input, each a function of bytes. The committed inputs are checked,
//! `corpus/<folder>/*`, with parts of each, and each in reverse.

mod exporting;
mod making;
mod messages;
mod playing;
mod printing;
mod reading;
mod storing;

use std::fs;
use std::path::Path;

/// Checks a law on its committed inputs, and on what little changes make of them.
fn replay(inputs: &str, check: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz/corpus");
    let entries = fs::read_dir(folder.join(inputs)).expect("a corpus");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    assert!(!files.is_empty(), "{inputs} has no inputs");
    for file in files {
        let input = fs::read(&file).expect("a readable file");
        // The harness tells what fails, not on which file.
        println!("{}", file.display());
        check(&input);
        check(&input[..input.len() / 2]);
        check(&input[input.len() / 3..]);
        let reversed: Vec<u8> = input.iter().rev().copied().collect();
        check(&reversed);
    }
}

#[test]
fn any_text_is_read_or_has_a_fault_at_a_place() {
    replay("texts", reading::check);
}

#[test]
fn any_puzzle_reads_back_from_its_canonical_text() {
    replay("texts", printing::check);
}

#[test]
fn any_export_reads_back_as_itself() {
    replay("texts", exporting::check);
}

#[test]
fn any_wish_is_refused_or_met() {
    replay("making", making::check);
}

#[test]
fn any_gestures_leave_a_lawful_game() {
    replay("playing", playing::check);
}

#[test]
fn any_bytes_are_a_game_or_refused() {
    replay("storing", storing::check);
}

#[test]
fn any_messages_leave_a_page_that_goes_on() {
    replay("messages", messages::check);
}
