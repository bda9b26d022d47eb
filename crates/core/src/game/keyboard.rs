//! Digits by their place on the keyboard, read from key events as specified by W3C's UI
//! Events.

/// Keys that the digits of the number pad are without Num Lock, starting at 1.
const NAVIGATION: [&str; 9] = [
    "End",
    "ArrowDown",
    "PageDown",
    "ArrowLeft",
    "Clear",
    "ArrowRight",
    "Home",
    "ArrowUp",
    "PageUp",
];

/// Digit key that is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DigitKey {
    /// Its digit, 0 to 9.
    pub digit: u8,
    /// Whether Shift is held with it.
    pub has_shift: bool,
}

impl DigitKey {
    /// Digit of a pressed key: `key` is what it types, or its name, `code` its place, and
    /// the other arguments are states that its event reports. `None` for a key without a
    /// digit, and for a key of the number pad that navigates because Num Lock is off.
    ///
    /// Windows hides Shift from the number pad: with Num Lock on, Shift and 3 arrive as
    /// Shift let go, PageDown without Shift, Shift pressed again. So a key of the pad
    /// that navigates while Num Lock is on has Shift with it. Other systems send
    /// PageDown with Shift. That is a digit regardless of Num Lock: not all browsers
    /// report its state, and players on Windows turn it off to keep Shift.
    pub fn pressed(key: &str, code: &str, shift: bool, num_lock: bool) -> Option<Self> {
        let digit = |place: &str| place.parse().ok().filter(|&digit: &u8| digit < 10);
        if let Some(place) = code.strip_prefix("Digit") {
            return digit(place).map(|digit| Self {
                digit,
                has_shift: shift,
            });
        }
        let digit = code.strip_prefix("Numpad").and_then(digit)?;
        let navigates = (1..).zip(NAVIGATION).any(|named| named == (digit, key));
        (!navigates || num_lock || shift).then_some(Self {
            digit,
            has_shift: shift || navigates,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pressed(key: &str, code: &str, shift: bool, num_lock: bool) -> Option<(u8, bool)> {
        let digit = DigitKey::pressed(key, code, shift, num_lock);
        digit.map(|digit| (digit.digit, digit.has_shift))
    }

    #[test]
    fn digit_keys_are_known_by_their_place_on_the_keyboard() {
        for num_lock in [false, true] {
            assert_eq!(pressed("3", "Digit3", false, num_lock), Some((3, false)));
            assert_eq!(pressed("\"", "Digit3", false, num_lock), Some((3, false)));
            assert_eq!(pressed("#", "Digit3", true, num_lock), Some((3, true)));
            assert_eq!(pressed("3", "Numpad3", false, num_lock), Some((3, false)));
            // An input method gets the key first.
            let process = pressed("Process", "Numpad3", false, num_lock);
            assert_eq!(process, Some((3, false)));
        }
    }

    #[test]
    fn shift_and_a_digit_of_the_number_pad_are_known_on_every_system() {
        for (digit, key) in (1..).zip(NAVIGATION) {
            let code = format!("Numpad{digit}");
            let of = |shift, num_lock| pressed(key, &code, shift, num_lock);
            assert_eq!(of(false, true), Some((digit, true)), "Windows");
            assert_eq!(of(true, true), Some((digit, true)), "Linux");
            assert_eq!(of(true, false), Some((digit, true)), "Num Lock off");
        }
        assert_eq!(pressed("3", "Numpad3", true, false), Some((3, true)), "Mac");
    }

    #[test]
    fn the_number_pad_navigates_without_num_lock() {
        for (digit, key) in (1..).zip(NAVIGATION) {
            let code = format!("Numpad{digit}");
            assert_eq!(pressed(key, &code, false, false), None, "{key}");
        }
    }

    #[test]
    fn other_keys_have_no_digit() {
        for (key, code) in [
            ("ArrowLeft", "ArrowLeft"),
            ("PageDown", "PageDown"),
            ("Enter", "NumpadEnter"),
            ("+", "NumpadAdd"),
            ("a", "KeyA"),
            ("", ""),
        ] {
            assert_eq!(pressed(key, code, false, true), None, "{code}");
        }
    }
}
