//! The keys of the editor.

use web_sys::KeyboardEvent;

use super::super::state::{Action, Dialog};
use crate::draft::{Drafting, Stroke};
use crate::grid::Symmetry;
use crate::model::Entry;

/// Further than any board goes.
const FAR: i16 = 1000;

/// What a key means while a puzzle is written. A letter that is a digit of
/// the board is nothing else there; every command of a letter that may be one
/// has another key.
pub(super) fn action(event: &KeyboardEvent, drafting: &Drafting) -> Option<Action> {
    let key = event.key();
    let key = key.as_str();
    if event.alt_key() {
        return None;
    }
    if event.ctrl_key() || event.meta_key() {
        return match (key, event.shift_key()) {
            ("z" | "Z", false) => Some(Action::Edit(Stroke::Undo)),
            ("z" | "Z", true) | ("y" | "Y", false) => Some(Action::Edit(Stroke::Redo)),
            _ => None,
        };
    }
    if let Some(entry) = letter(key).and_then(|letter| drafting.lettered(letter)) {
        return Some(Action::Edit(Stroke::Write(Some(entry))));
    }
    let to = |down: i16, right: i16| Stroke::Move { down, right };
    let stroke = match key {
        "ArrowUp" => to(-1, 0),
        "ArrowDown" => to(1, 0),
        "ArrowLeft" => to(0, -1),
        "ArrowRight" => to(0, 1),
        "Home" => to(0, -FAR),
        "End" => to(0, FAR),
        "PageUp" => to(-FAR, 0),
        "PageDown" => to(FAR, 0),
        " " | "Backspace" | "Delete" => Stroke::Write(None),
        "?" if drafting.entries().contains(&Entry::Unknown) => Stroke::Write(Some(Entry::Unknown)),
        "r" => Stroke::Turn(Symmetry::CLOCKWISE),
        "R" => Stroke::Turn(Symmetry::ANTICLOCKWISE),
        "m" | "<" => Stroke::Turn(Symmetry::MIRRORED),
        "M" | ">" => Stroke::Turn(Symmetry::UPSIDE_DOWN),
        "h" | "?" => return Some(Action::Open(Dialog::Help)),
        _ => Stroke::Digit(key.parse().ok().filter(|&digit: &u8| digit < 10)?),
    };
    Some(Action::Edit(stroke))
}

/// The one character a key types.
fn letter(key: &str) -> Option<char> {
    let mut letters = key.chars();
    letters.next().filter(|_| letters.next().is_none())
}
