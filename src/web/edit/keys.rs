//! The keys of the editor.

use web_sys::KeyboardEvent;

use clew::draft::{Drafting, EditCommand};
use clew_core::grid::Symmetry;
use clew_core::model::Entry;
use clew_page::{Dialog, Message};

/// Number of rows or columns, larger than any board.
const FAR: i16 = 1000;

/// Message of a key in the editor. On a board that uses a letter as a digit, the letter has
/// no other meaning; every command on a letter that may be a digit also has a
/// different key.
pub(crate) fn key_action(event: &KeyboardEvent, drafting: &Drafting) -> Option<Message> {
    let key = event.key();
    let key = key.as_str();
    if event.alt_key() {
        return None;
    }
    let has_regions = drafting.region_name().is_some();
    if event.ctrl_key() || event.meta_key() {
        if let Some((down, right)) = direction(key).filter(|_| has_regions) {
            return Some(Message::Edit(EditCommand::WallBeside { down, right }));
        }
        return match (key, event.shift_key()) {
            ("z" | "Z", false) => Some(Message::Edit(EditCommand::Undo)),
            ("z" | "Z", true) | ("y" | "Y", false) => Some(Message::Edit(EditCommand::Redo)),
            _ => None,
        };
    }
    if let Some(entry) = letter(key).and_then(|letter| drafting.lettered(letter)) {
        return Some(Message::Edit(EditCommand::Write(Some(entry))));
    }
    let to = |down: i16, right: i16| EditCommand::Move { down, right };
    if let Some((down, right)) = direction(key) {
        return Some(Message::Edit(match event.shift_key() && has_regions {
            true => EditCommand::Stretch { down, right },
            false => to(down, right),
        }));
    }
    let command = match key {
        "Home" => to(0, -FAR),
        "End" => to(0, FAR),
        "PageUp" => to(-FAR, 0),
        "PageDown" => to(FAR, 0),
        " " | "Backspace" | "Delete" => EditCommand::Write(None),
        "?" if drafting.entries().contains(&Entry::Unknown) => {
            EditCommand::Write(Some(Entry::Unknown))
        }
        "n" | "+" if has_regions => EditCommand::Begin,
        "w" if drafting.has_water() => EditCommand::PourHere,
        "r" => EditCommand::Turn(Symmetry::CLOCKWISE),
        "R" => EditCommand::Turn(Symmetry::ANTICLOCKWISE),
        "m" | "<" => EditCommand::Turn(Symmetry::MIRRORED),
        "M" | ">" => EditCommand::Turn(Symmetry::UPSIDE_DOWN),
        "h" | "?" => return Some(Message::Open(Dialog::Help)),
        _ => EditCommand::Digit(key.parse().ok().filter(|&digit: &u8| digit < 10)?),
    };
    Some(Message::Edit(command))
}

/// Rows down and columns right for an arrow key.
fn direction(key: &str) -> Option<(i16, i16)> {
    match key {
        "ArrowUp" => Some((-1, 0)),
        "ArrowDown" => Some((1, 0)),
        "ArrowLeft" => Some((0, -1)),
        "ArrowRight" => Some((0, 1)),
        _ => None,
    }
}

/// Character typed by a key, if there is one.
fn letter(key: &str) -> Option<char> {
    let mut letters = key.chars();
    letters.next().filter(|_| letters.next().is_none())
}
