//! The form of SudokuWiki's links: a letter for the kind, a sign for the side, `B`, and the same number of signs of base 36 for
//! each cell. A cell is blank (0), given, placed or a set of notes, in this order of numbers. A jigsaw has the number of the
//! cell's region above these bits.

use std::sync::Arc;

use clew_core::format::{Piece, fault};

use super::cells::{self, Content};
use super::{Reading, ReadingResult};
use crate::board::{Digit, Digits, Division, Houses};

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
    let &[kind, side, 'B'] = &letters[..] else {
        return None;
    };
    let side = u8::try_from(side.to_digit(36)?).ok()?;
    let body = word.text.get(3..)?;
    let area = usize::from(side) * usize::from(side);
    if area < 16 || !body.chars().all(|c| c.is_ascii_alphanumeric()) {
        return None;
    }
    let error = |message| Some(Err(word.fault(message)));
    let is_whole = body.len().is_multiple_of(area) && (2..=WIDEST).contains(&(body.len() / area));
    match kind {
        'S' | 'X' | 'J' | 'L' if !is_whole => error("error-kind-wiki").filter(|_| is_sure),
        _ if !is_whole => None,
        'S' | 'X' | 'J' if SIDES.contains(&side) => Some(board(word.from(3), kind, side)),
        'S' | 'X' | 'J' => Some(Err(cells::size(word.range(), side.into(), SIDES[3]))),
        'L' => error("error-kind-killer"),
        _ => {
            let (_, name) = OTHERS.iter().find(|(letter, _)| *letter == kind)?;
            let error = word.fault("error-kind-variant");
            Some(Err(error.with("variant", fault::quoted(name))))
        }
    }
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
        entries.push(match content {
            _ if content <= n => Content::of(digit(content)),
            _ if content <= 2 * n => digit(content - n).map_or(Content::Blank, Content::Placed),
            _ if content <= largest => Content::Blank,
            _ => return Err(odd()),
        });
        regions.push(region);
        notes.push(content.checked_sub(2 * n).filter(|notes| *notes > 0));
    }
    let usual = || cells::usual(side.into(), body.range());
    let division = match kind {
        'J' => Division::of_regions(regions, side)
            .ok_or_else(|| body.fault("error-region-size").with("side", side))?,
        _ => usual()?.division().clone(),
    };
    let houses = Arc::new(Houses::new(side, division, kind == 'X'));
    Ok(noted("format-sudoku-wiki", houses, &entries, &notes))
}

/// A reading of a board whose blank cells can have notes: a bit for each digit.
pub(super) fn noted(
    format: &'static str,
    houses: Arc<Houses>,
    entries: &[Content],
    notes: &[Option<u32>],
) -> Reading {
    let side = houses.side();
    let set = |note: &Option<u32>| -> Digits {
        let is_noted = |at: &u8| note.is_some_and(|note| note >> at & 1 == 1);
        let digits = (0..side).filter(is_noted);
        digits.filter_map(|at| Digit::new(at + 1)).collect()
    };
    let sets: Vec<Digits> = notes.iter().map(set).collect();
    let mut reading = cells::board(format, houses, entries);
    let struck = super::grids::missing(&reading.clues, &[], &sets);
    reading.marks.extend(struck);
    reading
}
