//! Digits, places and houses as arguments of a sentence.

use clew_core::grid::{Cell, Site};
use clew_core::model::{Arg, Explanation};

use crate::board::{Clues, Digit, Digits, Division, Name, Sort};

pub(super) fn digit(digit: Digit) -> Arg {
    Arg::Digit(digit.value())
}

pub(super) fn places(cells: &[Cell]) -> Arg {
    Arg::Places(cells.iter().map(|cell| cell.site()).collect())
}

/// Digits, all of which are meant: "1, 2 and 3".
pub(super) fn digits(digits: Digits) -> Arg {
    Arg::Said(digits.iter().map(said_digit).collect())
}

/// A digit as an explanation.
pub(crate) fn said_digit(which: Digit) -> Explanation {
    Explanation::new("sudoku-digit").with("digit", digit(which))
}

/// Digits, one of which is meant: "1, 2 or 3".
pub(super) fn either(digits: Digits) -> Arg {
    any_of(digits.iter().map(said_digit).collect())
}

/// Digits in brackets: "1, 2, 3".
pub(super) fn listed(digits: Digits) -> Arg {
    let said = digits.iter().map(said_digit).collect();
    joined(said, |_| "sudoku-comma")
}

/// Parts of a sentence, one of which is meant.
pub(super) fn any_of(parts: Vec<Explanation>) -> Arg {
    joined(parts, |is_last| match is_last {
        true => "sudoku-or",
        false => "sudoku-comma",
    })
}

/// Parts of a sentence that contain commas.
pub(super) fn divided(parts: Vec<Explanation>) -> Arg {
    joined(parts, |_| "sudoku-semicolon")
}

/// Parts of a sentence, one after the other. `message` gives the message that goes
/// before a part; its argument says whether the part is the last.
fn joined(parts: Vec<Explanation>, message: fn(bool) -> &'static str) -> Arg {
    let count = parts.len();
    let joined = parts
        .into_iter()
        .enumerate()
        .reduce(|(_, before), (at, part)| {
            let joined = Explanation::new(message(at + 1 == count))
                .with("before", Arg::Said(vec![before]))
                .with("after", Arg::Said(vec![part]));
            (at, joined)
        });
    Arg::Said(joined.map(|(_, joined)| joined).into_iter().collect())
}

pub(super) fn house(clues: &Clues, name: Name) -> Arg {
    Arg::Said(vec![named(clues, name)])
}

/// Houses, grouped by sort: "rows 1 and 4".
pub(super) fn houses(clues: &Clues, names: &[Name]) -> Arg {
    let groups = names.chunk_by(|a, b| a.sort == b.sort && a.sort != Sort::Diagonal);
    let said = groups.map(|group| match group {
        [only] => named(clues, *only),
        several => {
            let (_, numbers, numbered) = messages(clues, several[0]);
            let each = several
                .iter()
                .map(|name| Explanation::new(numbered).with("number", name.number));
            Explanation::new(numbers).with("numbers", Arg::Said(each.collect()))
        }
    });
    Arg::Said(said.collect())
}

/// Name of a house as an explanation.
pub(crate) fn named(clues: &Clues, name: Name) -> Explanation {
    Explanation::new(messages(clues, name).0).with("number", name.number)
}

/// Messages for a house, for several of its sort, and for one of several.
fn messages(clues: &Clues, name: Name) -> (&'static str, &'static str, &'static str) {
    let is_irregular = matches!(clues.houses().division(), Division::Regions(_));
    match (name.sort, name.number) {
        (Sort::Row, _) => ("sudoku-row", "sudoku-rows", "sudoku-row-number"),
        (Sort::Column, _) => ("sudoku-column", "sudoku-columns", "sudoku-column-number"),
        (Sort::Region, _) if is_irregular => {
            ("sudoku-region", "sudoku-regions", "sudoku-region-number")
        }
        (Sort::Region, _) => ("sudoku-box", "sudoku-boxes", "sudoku-box-number"),
        (Sort::Diagonal, 1) => single("sudoku-diagonal-falling"),
        (Sort::Diagonal, _) => single("sudoku-diagonal-rising"),
    }
}

/// A house that is named alone.
fn single(message: &'static str) -> (&'static str, &'static str, &'static str) {
    (message, message, message)
}

/// The first house that holds some places.
pub(super) fn house_of(clues: &Clues, sites: &[Site]) -> Arg {
    let name = name_of(clues, sites).map(|name| named(clues, name));
    Arg::Said(name.into_iter().collect())
}

/// The same at the beginning of a sentence.
pub(super) fn first_house_of(clues: &Clues, sites: &[Site]) -> Arg {
    let name = name_of(clues, sites);
    let said = name.map(|name| {
        let message = match messages(clues, name).0 {
            "sudoku-row" => "sudoku-row.first",
            "sudoku-column" => "sudoku-column.first",
            "sudoku-region" => "sudoku-region.first",
            "sudoku-diagonal-falling" => "sudoku-diagonal-falling.first",
            "sudoku-diagonal-rising" => "sudoku-diagonal-rising.first",
            _ => "sudoku-box.first",
        };
        Explanation::new(message).with("number", name.number)
    });
    Arg::Said(said.into_iter().collect())
}

fn name_of(clues: &Clues, sites: &[Site]) -> Option<Name> {
    let cells = sites.iter().filter_map(|site| site.cell());
    let cells: Vec<usize> = cells.map(|cell| clues.houses().index(cell)).collect();
    let mut houses = clues.houses().iter();
    let house = houses.find(|house| cells.iter().all(|&cell| house.cells.has(cell)));
    house.map(|house| house.name)
}
