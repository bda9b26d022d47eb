//! The form of SudokuWiki's links: a letter for the kind, a sign for the side, `B`, and the same number of signs of base 36 for
//! each cell. A cell is blank (0), given, placed or a set of notes, in this order of numbers. A jigsaw has the number of the
//! cell's region above these bits.

use std::sync::Arc;

use crate::{Clues, Digit, Digits, Fact, Houses};
use clew_core::format::{Piece, fault};
use clew_core::model::{Fault, ParseError};

use super::cells::{self, Entry};
use super::{ReadingResult, marked};

/// Letters of kinds that are not supported, and their names.
const OTHERS: [(char, &str); 5] = [
    ('W', "Windoku"),
    ('M', "Killer Jigsaw"),
    ('D', "KenDoku"),
    ('K', "KenKen"),
    ('T', "Str8ts"),
];

/// Sides of boards in this form.
const SIDES: [u8; 4] = [4, 6, 8, 9];

/// Most signs of a cell.
const WIDEST: usize = 5;

/// Reads a word in this form; `None` if it does not begin like one. Only a sure one can have the wrong length.
pub(super) fn read(word: Piece<'_>, is_sure: bool) -> Option<ReadingResult> {
    let letters: Vec<char> = word.text.chars().take(3).collect();
    let &[kind, side, version] = &letters[..] else {
        return None;
    };
    let side = u8::try_from(side.to_digit(36)?).ok()?;
    let is_plain = |c: char| c.is_ascii_alphanumeric();
    let body = word
        .text
        .get(3..)
        .filter(|body| body.chars().all(is_plain))?;
    let area = usize::from(side) * usize::from(side);
    let is_known = kind == 'S' || kind == 'X' || kind == 'J' || kind == 'L';
    if version != 'B' || area < 16 {
        return None;
    }
    let error = |message| ParseError::new(Fault::Kind, word.range(), message);
    let is_whole = body.len().is_multiple_of(area) && (2..=WIDEST).contains(&(body.len() / area));
    if !is_whole {
        return (is_sure && is_known).then(|| Err(error("error-kind-wiki")));
    }
    match kind {
        'S' | 'X' | 'J' if SIDES.contains(&side) => {}
        'S' | 'X' | 'J' => return Some(Err(cells::size(word.range(), side.into(), SIDES[3]))),
        'L' => return Some(Err(error("error-kind-killer"))),
        _ => {
            let (_, name) = OTHERS.iter().find(|(letter, _)| *letter == kind)?;
            let error = error("error-kind-variant");
            return Some(Err(error.with("variant", fault::quoted(name))));
        }
    }
    Some(board(word.from(3), kind, side))
}

fn board(body: Piece<'_>, kind: char, side: u8) -> ReadingResult {
    let area = usize::from(side) * usize::from(side);
    let width = body.text.len() / area;
    // A jigsaw's region is above the bits of the largest content.
    let largest = 2 * u32::from(side) + (1 << side) - 1;
    let bits = u32::BITS - largest.leading_zeros();
    let (mut entries, mut regions, mut notes) = (Vec::new(), Vec::new(), Vec::new());
    for at in 0..area {
        let piece = body.from(at * width).to(width);
        let odd = || fault::character("error-character-link", piece, at * width + 1);
        let value = u32::from_str_radix(piece.text, 36).map_err(|_| odd())?;
        let (region, content) = match kind {
            'J' => (value >> bits, value & ((1 << bits) - 1)),
            _ => (0, value),
        };
        let digit = |value: u32| u8::try_from(value).ok().and_then(Digit::new);
        let n = u32::from(side);
        let (entry, listed) = match content {
            0 => (Entry::Blank, None),
            _ if content <= n => (Entry::of(digit(content)), None),
            _ if content <= 2 * n => (digit(content - n).map_or(Entry::Blank, Entry::Placed), None),
            _ if content <= largest => (Entry::Blank, Some(content - 2 * n)),
            _ => return Err(odd()),
        };
        entries.push(entry);
        regions.push(usize::try_from(region).unwrap_or(usize::MAX));
        notes.push(listed);
    }
    let houses = match kind {
        'J' => {
            let division = cells::division(&regions, side).ok_or_else(|| {
                ParseError::new(Fault::Region, body.range(), "error-region-size")
                    .with("side", fault::number(usize::from(side)))
            })?;
            Arc::new(Houses::new(side, division, false))
        }
        'X' => {
            let usual = cells::usual(side.into(), body.range())?;
            Arc::new(Houses::new(side, usual.division().clone(), true))
        }
        _ => cells::usual(side.into(), body.range())?,
    };
    let (clues, mut marks) = cells::board(houses, &entries);
    marks.extend(struck(&clues, side, &notes));
    Ok(marked("format-sudoku-wiki", clues, marks))
}

/// The digits that notes leave out, of those that the givens leave.
pub(super) fn struck(clues: &Clues, side: u8, notes: &[Option<u32>]) -> Vec<Fact> {
    let sets: Vec<Digits> = notes
        .iter()
        .map(|note| {
            let is_noted = |at: &u8| note.is_some_and(|note| note >> at & 1 == 1);
            (0..side)
                .filter(is_noted)
                .filter_map(|at| Digit::new(at + 1))
                .collect()
        })
        .collect();
    super::grids::missing(clues, &[], &sets)
}
