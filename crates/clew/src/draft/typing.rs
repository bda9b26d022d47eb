//! Digits typed one after another that form a number.

use clew_core::model::Entry;

/// Number being typed at the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Typed {
    pub(super) number: u8,
    /// Whether it is already written.
    pub(super) is_written: bool,
}

impl Typed {
    /// The number after one more digit, or a new one that starts with it; the digit as an error
    /// if neither is in `numbers` or is the start of one of them.
    pub(super) fn after(typed: Option<Self>, digit: u8, numbers: &[u8]) -> Result<Self, u8> {
        let longer = typed.and_then(|typed| {
            let number = lengthened(numbers, typed.number, digit)?;
            Some(Self { number, ..typed })
        });
        let begun = || begins(numbers, digit).then_some(Self::begun(digit));
        longer.or_else(begun).ok_or(digit)
    }

    fn begun(number: u8) -> Self {
        Self {
            number,
            is_written: false,
        }
    }
}

/// The numbers among entries.
pub(super) fn numbers(entries: &[Entry]) -> Vec<u8> {
    let number = |entry: &Entry| match entry {
        Entry::Number(number) => Some(*number),
        Entry::Unknown => None,
    };
    entries.iter().filter_map(number).collect()
}

/// The typed number with one more digit, if it is in `numbers` or the start of one of them.
fn lengthened(numbers: &[u8], begun: u8, digit: u8) -> Option<u8> {
    let number = begun.checked_mul(10)?.checked_add(digit)?;
    (begun > 0 && begins(numbers, number)).then_some(number)
}

/// Whether one of `numbers` equals this one or starts with its digits.
fn begins(numbers: &[u8], number: u8) -> bool {
    let digits = number.to_string();
    let mut numbers = numbers.iter();
    numbers.any(|whole| whole.to_string().starts_with(&digits))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_form_a_number_where_the_board_has_such_numbers() {
        let few: Vec<u8> = (0..=3).collect();
        assert_eq!(lengthened(&few, 0, 3), None);
        assert_eq!(lengthened(&few, 1, 2), None);
        assert!(!begins(&few, 4));
        let many: Vec<u8> = (1..=16).collect();
        assert_eq!(lengthened(&many, 1, 6), Some(16));
        assert_eq!(lengthened(&many, 1, 7), None);
        assert_eq!(lengthened(&many, 2, 0), None);
        assert!(!begins(&many, 0));
        // Only two digits form a number here: the first digit is not written yet.
        let large = [20, 21];
        assert!(begins(&large, 2) && !large.contains(&2));
        assert_eq!(lengthened(&large, 2, 1), Some(21));
        assert_eq!(lengthened(&large, 25, 9), None);
    }

    #[test]
    fn a_digit_that_begins_no_number_is_returned() {
        let numbers: Vec<u8> = (0..=3).collect();
        assert_eq!(Typed::after(None, 7, &numbers), Err(7));
        assert_eq!(Typed::after(None, 2, &numbers), Ok(Typed::begun(2)));
        let begun = Some(Typed::begun(2));
        assert_eq!(Typed::after(begun, 3, &numbers), Ok(Typed::begun(3)));
    }
}
