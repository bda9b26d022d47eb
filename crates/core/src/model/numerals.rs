//! Notation of digits above 9.

use strum::{EnumString, IntoStaticStr};

/// Notation of digits above 9, on boards that have such digits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Numerals {
    /// A for 10, B for 11, and so on.
    #[default]
    Letters,
    /// Numbers: 10, 11, and so on.
    Decimal,
}

impl Numerals {
    /// A digit as it is written; above 35 there are no letters left.
    pub fn write(self, digit: u8) -> String {
        let letter = match (self, digit) {
            (Numerals::Letters, 10..=35) => char::from_digit(digit.into(), 36),
            _ => None,
        };
        match letter {
            Some(letter) => letter.to_ascii_uppercase().to_string(),
            None => digit.to_string(),
        }
    }

    /// The digit above 9 that a letter, in upper or lower case, stands for.
    pub fn lettered(letter: char) -> Option<u8> {
        let digit = u8::try_from(letter.to_digit(36)?).ok()?;
        (digit > 9).then_some(digit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_above_nine_are_letters_or_numbers() {
        let written = |numerals: Numerals| [9, 10, 25, 36].map(|digit| numerals.write(digit));
        assert_eq!(written(Numerals::Letters), ["9", "A", "P", "36"]);
        assert_eq!(written(Numerals::Decimal), ["9", "10", "25", "36"]);
    }

    #[test]
    fn a_letter_stands_for_the_digit_that_is_written_so() {
        for digit in 10..=35 {
            let written = Numerals::Letters.write(digit);
            for text in [written.to_lowercase(), written] {
                assert_eq!(Numerals::lettered(text.parse().unwrap()), Some(digit));
            }
        }
        for other in ['0', '9', 'ä', '?', ' '] {
            assert_eq!(Numerals::lettered(other), None, "{other}");
        }
    }
}
