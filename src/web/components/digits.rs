//! Digits of keys.

use web_sys::KeyboardEvent;

use clew_core::game::DigitKey;

/// Digit of an event's key: by its position on the keyboard, because Shift changes its character, or a letter for a digit above nine.
pub(crate) fn digit_of(event: &KeyboardEvent) -> Option<DigitKey> {
    let is_free = !(event.ctrl_key() || event.meta_key() || event.alt_key());
    let letter = || lettered(&event.key()).filter(|_| is_free);
    let lettered = |digit| DigitKey {
        digit,
        has_shift: false,
    };
    digit_key(event).or_else(|| letter().map(lettered))
}

/// Digit of an event's key by its position on the keyboard.
pub(crate) fn digit_key(event: &KeyboardEvent) -> Option<DigitKey> {
    let num_lock = event.get_modifier_state("NumLock");
    DigitKey::pressed(&event.key(), &event.code(), event.shift_key(), num_lock)
}

/// Digit above nine for a letter.
fn lettered(key: &str) -> Option<u8> {
    let mut letters = key.chars();
    let letter = letters.next().filter(|_| letters.next().is_none())?;
    let place = (b'a'..=b'z').position(|byte| char::from(byte) == letter.to_ascii_lowercase())?;
    u8::try_from(place + 10).ok()
}
