//! Digits and letters read from patches, with calibrated probabilities.
//!
//! The ink of a patch falls into signs; a small network reads each of them; the place and size of a sign tell a clue from a pencil mark.

mod blot;
mod board;
mod glyph;
mod hand;
mod ink;
mod look;
mod network;
mod parts;
mod rim;
#[cfg(test)]
mod tests;
#[cfg(feature = "training")]
pub mod training;
mod votes;

use self::blot::{Blot, paper};
pub(crate) use self::board::Board;
use self::look::{Look, Sign};
use crate::found::Reading;
use crate::patch::Patch;

/// Signs that may stand in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Alphabet {
    /// Numbers up to this one.
    ///
    /// From 10 on, they are written with two digits or as letters. Letters count on from `A`, which is 10, and the digit 0 is read as 0:
    /// a 16 × 16 puzzle with the signs 0 to 9 and A to F has the values 0 to 15, one with 1 to 9 and A to G has 1 to 16.
    UpTo(u8),
}

/// Whether the first sign of a patch is a digit that takes up a part of it.
pub(crate) fn begins_with_digit(patch: &Patch) -> bool {
    Look::of(patch).begins_with_digit()
}

/// What number a patch holds, 0 to 99, the likeliest first; the digits stand from left to right.
pub(crate) fn number(patch: &Patch) -> Vec<Reading> {
    Look::of(patch).number(Blot::of(patch, paper(patch)))
}
