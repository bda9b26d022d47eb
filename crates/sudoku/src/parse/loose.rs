//! The general rule of other programs, for texts in no known form. As many groups of
//! digits as a board has cells are candidates. Digits and one other sign, together as
//! many as a board has cells, are a puzzle. Everything else is formatting.

use std::collections::BTreeMap;

use clew_core::format::Piece;
use clew_core::model::{Explanation, ParseError};

use super::cells::{self, Entry};
use super::{Outcomes, Reading, grids, marked};

/// Sides of boards that are tried, the largest last.
const SIDES: [u8; 3] = [9, 16, 25];

/// The largest digit that a Slitherlink has.
const LARGEST_CLUE: u64 = 4;

/// Signs for a blank, the usual ones first; any other sign comes after them.
const SIGNS: [char; 9] = ['.', 'x', 'X', '*', '_', '-', '#', '~', 'o'];

/// Signs that separate cells and rows, and are never cells.
const STRUCTURE: &str = "[](){}<>|/\\,;:=+&\"'`";

/// Reads a text by the general rule; `None` if the rule does not apply.
pub(super) fn read(text: Piece<'_>) -> Option<Result<Vec<Reading>, ParseError>> {
    let groups = groups(text);
    let is_large = |group: &Piece<'_>| {
        group
            .letters()
            .any(|digit| digit.number() > Some(LARGEST_CLUE))
    };
    if !groups.iter().any(is_large) {
        return None;
    }
    let read = |&side: &u8| of_groups(&groups, side).or_else(|| of_sign(text, &groups, side));
    let mut readings = SIDES.iter().find_map(read)?.ok()?;
    for reading in &mut readings {
        reading.format = "format-sudoku-loose";
        reading.warnings.push(Explanation::new("warning-loose"));
    }
    Some(Ok(readings))
}

/// The runs of digits in a text.
fn groups(text: Piece<'_>) -> Vec<Piece<'_>> {
    let mut groups = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.text.find(|c: char| c.is_ascii_digit()) {
        let group = rest.from(start).until(|c| !c.is_ascii_digit());
        rest = rest.from(start + group.text.len());
        groups.push(group);
    }
    groups
}

/// A board with a group of digits in each cell.
fn of_groups(groups: &[Piece<'_>], side: u8) -> Option<Outcomes> {
    if groups.len() != usize::from(side).pow(2) {
        return None;
    }
    let houses = cells::usual(side.into(), 0..0).ok()?;
    let lists = groups.iter().filter(|group| group.length() > 1).count();
    if side < 10 && lists >= usize::from(side) {
        return Some(grids::candidates(houses, Vec::new(), groups));
    }
    Some(board(groups, side))
}

/// A board whose blank cells have one sign.
fn of_sign(text: Piece<'_>, groups: &[Piece<'_>], side: u8) -> Option<Outcomes> {
    let digits: Vec<Piece<'_>> = match side {
        0..10 => groups.iter().flat_map(|group| group.letters()).collect(),
        _ => groups.to_vec(),
    };
    let blanks = usize::from(side).pow(2).checked_sub(digits.len())?;
    let mut counts: BTreeMap<char, usize> = BTreeMap::new();
    for c in text.text.chars() {
        *counts.entry(c).or_default() += 1;
    }
    let others = counts.keys().copied();
    let others = others.filter(|&c| !c.is_alphanumeric() && !c.is_whitespace());
    let others = others.filter(|&c| !STRUCTURE.contains(c));
    let mut signs = SIGNS.into_iter().chain(others);
    let sign = signs.find(|sign| blanks > 0 && counts.get(sign) == Some(&blanks))?;
    let blanks = text.letters().filter(|letter| letter.first() == Some(sign));
    let mut cells: Vec<Piece<'_>> = digits.into_iter().chain(blanks).collect();
    cells.sort_by_key(|cell| cell.at);
    Some(board(&cells, side))
}

fn board(tokens: &[Piece<'_>], side: u8) -> Outcomes {
    let entry = |(i, token): (usize, &Piece<'_>)| {
        if token.number().is_none() {
            return Ok(Entry::Blank);
        }
        let digit = cells::digit(*token, side);
        Ok(Entry::of(digit.map_err(|error| {
            cells::located(error, i, usize::from(side))
        })?))
    };
    let entries = tokens
        .iter()
        .enumerate()
        .map(entry)
        .collect::<Result<Vec<_>, _>>()?;
    let houses = cells::usual(side.into(), 0..0)?;
    let (clues, marks) = cells::board(houses, &entries);
    Ok(vec![marked("format-sudoku-loose", clues, marks)])
}
