//! Laws for any input, each a function of bytes. They are checked on the committed inputs,
//! `corpus/<folder>/*`, on parts of each, and on each in reverse.

mod exporting;
mod making;
mod playing;
mod printing;
mod reading;
mod storing;

use clew_judge::inputs::replay;

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
fn any_request_is_refused_or_met() {
    replay("making", making::check);
}

#[test]
fn any_gestures_leave_a_lawful_game() {
    replay("playing", playing::check);
}

#[test]
fn any_bytes_are_read_as_a_game_or_refused() {
    replay("storing", storing::check);
}
