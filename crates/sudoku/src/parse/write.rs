//! Clues to text, in every format that other programs read.

use clew_core::format::pzpr::RUNS;
use clew_core::format::tatham::page;

use super::{cells, fpuzzles, penpa, pzpr, solo, sukaku};
use crate::board::{Clues, Digit, Division};

/// The side of the boards that SudokuWiki has.
const WIKI_SIDE: u8 = 9;

/// The canonical form: the path of a pzpr link if that can carry the board, otherwise
/// the id of Solo; a path of its own if candidates are listed.
pub(crate) fn print(clues: &Clues) -> String {
    if clues.is_restricted() {
        sukaku::print(clues)
    } else if pzpr::has_same_boxes(clues.houses().side()) && is_usual(clues) {
        let side = clues.houses().side();
        format!("sudoku/{side}/{side}/{}", body(clues))
    } else {
        solo::print(clues)
    }
}

/// Formats in which the clues can be written.
pub(crate) const WRITTEN: &[&str] = &[
    "format-sudoku-line",
    "format-pzpr-link",
    "format-pzpr-path",
    "format-grid",
    "format-solo-link",
    "format-solo-id",
    "format-sudoku-wiki",
    "format-sudokupad",
    "format-fpuzzles",
    "format-penpa",
    "format-sudoku-candidates",
    "format-sudoku-candidate-line",
    "format-sukaku-path",
];

/// The clues in one of these formats, if it can carry them.
pub(crate) fn export(clues: &Clues, format: &str) -> Option<String> {
    if clues.is_restricted() {
        return sukaku::export(clues, format);
    }
    let side = clues.houses().side();
    let is_usual = is_usual(clues);
    let has_path = is_usual && pzpr::has_same_boxes(side);
    match format {
        "format-sudoku-line" => is_usual.then(|| rows(clues).concat()),
        "format-pzpr-link" => has_path.then(|| format!("https://puzz.link/p?{}", print(clues))),
        "format-pzpr-path" => has_path.then(|| print(clues)),
        "format-grid" => is_usual.then(|| rows(clues).join("\n")),
        "format-solo-link" => Some(format!("{}#{}", page("solo"), solo::print(clues))),
        "format-solo-id" => Some(solo::print(clues)),
        "format-sudoku-wiki" => (is_usual && side == WIKI_SIDE).then(|| {
            let digits = rows(clues).concat().replace('.', "0");
            format!("https://www.sudokuwiki.org/sudoku.htm?bd={digits}")
        }),
        "format-sudokupad" | "format-fpuzzles" | "format-penpa" if has_boxes_for_regions(clues) => {
            None
        }
        "format-sudokupad" | "format-fpuzzles" => {
            let [editor, pad] = fpuzzles::write(clues);
            Some(match format {
                "format-fpuzzles" => editor,
                _ => pad,
            })
        }
        "format-penpa" => penpa::write(clues),
        _ => None,
    }
}

/// Whether the board is the usual one of its side, so that its cells describe it completely.
fn is_usual(clues: &Clues) -> bool {
    let houses = clues.houses();
    cells::is_usual(houses) && !houses.diagonals()
}

/// Whether irregular regions happen to be boxes: a drawing of them would be read as boxes.
fn has_boxes_for_regions(clues: &Clues) -> bool {
    let houses = clues.houses();
    let Division::Regions(regions) = houses.division() else {
        return false;
    };
    let read = Division::of_regions(regions, houses.side());
    matches!(read, Some(Division::Boxes { .. }))
}

/// The rows, with `.` for a blank.
fn rows(clues: &Clues) -> Vec<String> {
    let shape = clues.houses().shape();
    let symbol = |cell| clues.given(cell).map_or('.', Digit::symbol);
    let cells: Vec<char> = shape.cells().map(symbol).collect();
    cells
        .chunks(usize::from(shape.cols))
        .map(String::from_iter)
        .collect()
}

/// The body of a pzpr link.
fn body(clues: &Clues) -> String {
    let givens = clues.givens.values().iter().copied();
    RUNS.text(givens, |digit, out, _| {
        let value = digit.value();
        match char::from_digit(value.into(), 16) {
            Some(digit) => out.push(digit),
            None => out.push_str(&format!("-{value:x}")),
        }
    })
}
