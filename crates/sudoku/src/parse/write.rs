//! Clues to text, in every format that other programs read.

use crate::{Clues, Digit, Division};
use clew_core::format::pzpr::write_blanks;
use clew_core::format::tatham::page;
use clew_core::model::Export;

use super::{cells, fpuzzles, penpa, pzpr, solo, sukaku};

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

/// The clues in every format that can carry them.
pub(crate) fn exports(clues: &Clues) -> Vec<Export> {
    if clues.is_restricted() {
        return sukaku::exports(clues);
    }
    let mut exports = Vec::new();
    if is_usual(clues) {
        exports.push(("format-sudoku-line", rows(clues).concat()));
        if pzpr::has_same_boxes(clues.houses().side()) {
            exports.push((
                "format-pzpr-link",
                format!("https://puzz.link/p?{}", print(clues)),
            ));
            exports.push(("format-pzpr-path", print(clues)));
        }
        exports.push(("format-grid", rows(clues).join("\n")));
    }
    let id = solo::print(clues);
    exports.push(("format-solo-link", format!("{}#{id}", page("solo"))));
    exports.push(("format-solo-id", id));
    if is_usual(clues) && clues.houses().side() == WIKI_SIDE {
        let digits = rows(clues).concat().replace('.', "0");
        exports.push((
            "format-sudoku-wiki",
            format!("https://www.sudokuwiki.org/sudoku.htm?bd={digits}"),
        ));
    }
    if !has_boxes_for_regions(clues) {
        let [editor, pad] = fpuzzles::write(clues);
        exports.push(("format-sudokupad", pad));
        exports.push(("format-fpuzzles", editor));
        exports.extend(penpa::write(clues).map(|link| ("format-penpa", link)));
    }
    let export = |(format, text)| Export { format, text };
    exports.into_iter().map(export).collect()
}

/// Whether the board is the usual one of its side, so that its cells describe it completely.
fn is_usual(clues: &Clues) -> bool {
    let houses = clues.houses();
    let usual = cells::boxes(houses.side());
    let boxes = match *houses.division() {
        Division::Boxes { width, height } => usual == Some((width, height)),
        Division::Regions(_) => false,
    };
    boxes && !houses.diagonals()
}

/// Whether irregular regions happen to be boxes: a drawing of them would be read as boxes.
fn has_boxes_for_regions(clues: &Clues) -> bool {
    let houses = clues.houses();
    let Division::Regions(regions) = houses.division() else {
        return false;
    };
    let numbers: Vec<usize> = regions.iter().copied().map(usize::from).collect();
    let read = cells::division(&numbers, houses.side());
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
    let mut out = String::with_capacity(clues.givens.values().len());
    let mut run = 0;
    for given in clues.givens.values() {
        match given {
            None => run += 1,
            Some(digit) => {
                write_blanks(run, &mut out);
                run = 0;
                let value = digit.value();
                match char::from_digit(value.into(), 16) {
                    Some(digit) => out.push(digit),
                    None => out.push_str(&format!("-{value:x}")),
                }
            }
        }
    }
    write_blanks(run, &mut out);
    out
}
