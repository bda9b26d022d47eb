//! Givens written, wiped, turned; boards of another size.

use crate::grid::{Cell, Shape, Site, Symmetry, Table};
use crate::model::{Change, Edit, Entry};

use super::{Board, Clues, Digit, Division, Houses, MAX_SIDE, Sudoku};

/// The smallest board made by resizing, in cells each way.
const MIN_SIDE: u8 = 4;

impl Edit for Sudoku {
    fn edited(clues: &Clues, change: &Change) -> Option<Clues> {
        match change {
            Change::Write(at, entry) => {
                let cell = cell_at(clues, *at)?;
                let digit = match entry {
                    None => None,
                    Some(Entry::Unknown) => return None,
                    Some(Entry::Number(number)) => Some(digit(clues, *number)?),
                };
                let mut edited = clues.clone();
                edited.print(cell, digit);
                Some(edited)
            }
            Change::Keep(sites) => {
                let mut edited = clues.wiped();
                for cell in sites.iter().filter_map(|&site| cell_at(clues, site)) {
                    edited.print(cell, clues.given(cell));
                }
                Some(edited)
            }
            Change::Resize(to) => resized(clues, *to),
            Change::Turn(symmetry) => Some(turned(clues, *symmetry)),
        }
    }

    fn written(clues: &Clues) -> Vec<(Site, Entry)> {
        let entry = |(cell, digit): (Cell, Digit)| (cell.site(), Entry::Number(digit.value()));
        clues.givens().map(entry).collect()
    }

    fn writable(clues: &Clues, solution: &Board) -> Vec<(Site, u8)> {
        let blank = |cell: &Cell| clues.given(*cell).is_none();
        let cells = clues.houses().shape().cells().filter(blank);
        cells
            .filter_map(|cell| Some((cell.site(), solution.digit(cell)?.value())))
            .collect()
    }

    fn entries(clues: &Clues, at: Site) -> Vec<Entry> {
        match cell_at(clues, at) {
            Some(_) => (1..=clues.houses().side()).map(Entry::Number).collect(),
            None => Vec::new(),
        }
    }
}

fn cell_at(clues: &Clues, at: Site) -> Option<Cell> {
    at.cell()
        .filter(|&cell| clues.houses().shape().contains(cell))
}

fn digit(clues: &Clues, number: u8) -> Option<Digit> {
    Digit::new(number).filter(|digit| digit.value() <= clues.houses().side())
}

/// A board of another size keeps its corner; only boards of boxes can grow.
fn resized(clues: &Clues, to: Shape) -> Option<Clues> {
    let old = clues.houses();
    if to == old.shape() {
        return Some(clues.clone());
    }
    let side = to.rows;
    if to.cols != side || !(MIN_SIDE..=MAX_SIDE).contains(&side) {
        return None;
    }
    let Division::Boxes { .. } = old.division() else {
        return None;
    };
    let boxes = Division::boxes(side)?;
    let mut edited = Clues::blank(Houses::new(side, boxes, old.diagonals()));
    for (cell, digit) in clues.givens() {
        if to.contains(cell) && digit.value() <= side {
            edited.print(cell, Some(digit));
        }
    }
    Some(edited)
}

fn turned(clues: &Clues, symmetry: Symmetry) -> Clues {
    let old = clues.houses();
    let shape = old.shape();
    let image = |cell: Cell| {
        let site = symmetry.site(shape, cell.site());
        site.cell().expect("the image of a cell is a cell")
    };
    let is_swapped = symmetry.shape(Shape::new(1, 2)) == Shape::new(2, 1);
    let division = match *old.division() {
        Division::Boxes { width, height } if is_swapped => Division::Boxes {
            width: height,
            height: width,
        },
        Division::Boxes { width, height } => Division::Boxes { width, height },
        Division::Regions(_) => {
            let mut regions = Table::filled(shape, 0);
            for cell in shape.cells() {
                regions[image(cell)] = old.region(cell);
            }
            Division::Regions(in_order(regions.values()))
        }
    };
    let mut edited = Clues::blank(Houses::new(old.side(), division, old.diagonals()));
    for (cell, digit) in clues.givens() {
        edited.print(image(cell), Some(digit));
    }
    edited
}

/// Regions numbered anew, in order of first appearance.
pub(super) fn in_order(regions: &[u8]) -> Vec<u8> {
    let mut seen: Vec<u8> = Vec::new();
    let mut numbers = Vec::with_capacity(regions.len());
    for region in regions {
        let at = seen.iter().position(|known| known == region);
        let at = at.unwrap_or_else(|| {
            seen.push(*region);
            seen.len() - 1
        });
        numbers.push(u8::try_from(at).expect("a board has at most 25 regions"));
    }
    numbers
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Puzzle as _;

    fn clues(text: &str) -> Clues {
        Sudoku::parse(text).unwrap().remove(0).clues
    }

    #[test]
    fn a_given_is_written_wiped_and_refused() {
        let board = clues("sudoku/4/4/g1k23k3g");
        let at = Cell::new(0, 0).site();
        let write = |entry| Sudoku::edited(&board, &Change::Write(at, entry));
        let written = write(Some(Entry::Number(4))).unwrap();
        assert_eq!(written.given(Cell::new(0, 0)), Digit::new(4));
        let wiped = Sudoku::edited(&written, &Change::Write(at, None)).unwrap();
        assert_eq!(wiped, board);
        assert_eq!(write(Some(Entry::Number(5))), None);
        assert_eq!(write(Some(Entry::Unknown)), None);
    }

    #[test]
    fn four_turns_end_where_they_began() {
        for text in ["sudoku/4/4/g1k23k3g", "3x3x:1zzzb"] {
            let board = clues(text);
            for symmetry in Symmetry::all() {
                let turn = |board: &Clues| {
                    Sudoku::edited(board, &Change::Turn(symmetry)).expect("any board turns")
                };
                assert_eq!(turn(&turn(&turn(&turn(&board)))), board, "{symmetry:?}");
            }
        }
    }

    #[test]
    fn a_board_grows_where_boxes_fit() {
        let board = clues("sudoku/4/4/g1k23k3g");
        let to = |side| Sudoku::edited(&board, &Change::Resize(Shape::new(side, side)));
        let six = to(6).unwrap();
        assert_eq!(
            six.houses().division(),
            &Division::Boxes {
                width: 3,
                height: 2
            }
        );
        assert_eq!(six.givens().count(), board.givens().count());
        assert_eq!(to(7), None);
        assert_eq!(
            to(MAX_SIDE).unwrap().houses().division(),
            &Division::Boxes {
                width: 5,
                height: 5
            }
        );
    }
}
