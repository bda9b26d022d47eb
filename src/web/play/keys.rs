//! Keys of a player.

use web_sys::KeyboardEvent;

use crate::web::components::digits::{digit_key, digit_of};
use clew::kind::{self, Kind};
use clew_core::game::{DigitKey, Key, Pad, Query};
use clew_page::play::{Action, Ask, Film};
use clew_page::{Dialog, Message};

/// Action of a key in a game of a kind, given its largest digit.
pub(crate) fn key_action(event: &KeyboardEvent, kind: Kind, largest: u8) -> Option<Message> {
    let (key, code) = (event.key(), event.code());
    let has_digits = has_digits(kind);
    let (control, shift) = (event.ctrl_key() || event.meta_key(), event.shift_key());
    let play = |action: Action| Some(Message::Play(action));
    match (key.as_str(), control, shift) {
        ("z" | "Z", true, false) => return play(Action::Undo),
        ("z" | "Z", true, true) | ("y" | "Y", true, _) => return play(Action::Redo),
        _ => {}
    }
    let placed = digit_key(event);
    let digit = digit_of(event).filter(|digit| (1..=largest).contains(&digit.digit));
    if let (true, Some(DigitKey { digit, has_shift })) = (has_digits, digit) {
        let pad = match (control || event.alt_key(), has_shift) {
            (true, _) => Some(Pad::Centre),
            (false, true) => Some(Pad::Corner),
            (false, false) => None,
        };
        return play(Action::Key(Key::Digit(digit, pad)));
    }
    // The number pad may send a digit as an arrow; a digit that the board lacks must not move the cursor.
    if has_digits && placed.is_some() && code.starts_with("Numpad") {
        return None;
    }
    if control {
        return None;
    }
    // On boards that use letters as digits, with Alt.
    if let Some(query) = query(&code).filter(|_| event.alt_key() || digit.is_none()) {
        return play(Action::Say(query));
    }
    let step = |down: i8, right: i8| Key::Move {
        down,
        right,
        extends: shift,
    };
    let key = match key.as_str() {
        "ArrowUp" => step(-1, 0),
        "ArrowDown" => step(1, 0),
        "ArrowLeft" => step(0, -1),
        "ArrowRight" => step(0, 1),
        "Enter" => Key::Enter,
        " " => Key::Space,
        "Backspace" | "Delete" => Key::Erase,
        "Escape" => return play(Ask::Dismiss.into()),
        "?" => return Some(Message::Open(Dialog::Help)),
        "h" | "H" => return play(Ask::Hint.into()),
        "k" | "K" => return play(Ask::Check.into()),
        "w" | "W" => return play(Ask::Why.into()),
        "PageDown" => return play(Ask::Film(Film::Next).into()),
        "PageUp" => return play(Ask::Film(Film::Back).into()),
        _ => match lettered_key(&key, kind) {
            Some(key) => key,
            None if has_digits => Key::Pad(pad(&code)?),
            None => return None,
        },
    };
    play(Action::Key(key))
}

/// Question that a key asks about the place being pointed at.
fn query(code: &str) -> Option<Query> {
    Some(match code {
        "KeyR" => Query::Row,
        "KeyL" => Query::Column,
        "KeyB" => Query::Around,
        "KeyN" => Query::Left,
        "KeyG" => Query::Room,
        "KeyU" => Query::Changed,
        _ => return None,
    })
}

/// Type of mark selected by a key in the bottom row of letters.
fn pad(code: &str) -> Option<Pad> {
    Some(match code {
        "KeyZ" => Pad::Entry,
        "KeyX" => Pad::Corner,
        "KeyC" => Pad::Centre,
        "KeyV" => Pad::Strike,
        _ => return None,
    })
}

/// Key for a letter in a game of the kind.
fn lettered_key(key: &str, kind: Kind) -> Option<Key> {
    let mut letters = kind::offer(kind).letters.iter();
    let found = letters.find(|(letter, _)| key.to_lowercase() == letter.to_string());
    found.map(|&(_, key)| key)
}

/// Whether the cells of a kind hold digits.
pub(super) fn has_digits(kind: Kind) -> bool {
    kind::kinded(kind).is_some_and(|kinded| kinded.has_digits)
}
