//! Writing, wiping and turning of givens; boards of another size, and blank boards.

mod regions;

use std::sync::Arc;

use clew_core::grid::{Cell, Shape, Site, Symmetry, Table, Walls};
use clew_core::model::{Arg, Change, Edit, Entry, Explanation, Sizes};
use regions::{clash, divided};

use crate::board::{Board, Clues, Digit, Division, Houses, MAX_SIDE, Sort, Sudoku};

/// The smallest board made by resizing, in cells each way.
const MIN_SIDE: u8 = 4;

/// Layouts of blank boards.
const LAYOUTS: [&str; 3] = [
    "edit-layout-boxes",
    "edit-layout-regions",
    "edit-layout-diagonals",
];
/// Index of the layout whose regions the setter draws.
const DRAWN: usize = 1;
/// Index of the layout with two more houses.
const DIAGONALS: usize = 2;

impl Edit for Sudoku {
    const REGION: Option<&'static str> = Some("edit-region-sudoku");

    fn edited(clues: &Clues, change: &Change) -> Option<Clues> {
        match change {
            Change::Write(at, entry) => {
                let cell = cell_at(clues, *at)?;
                let digit = match entry {
                    None => None,
                    Some(Entry::Unknown) => return None,
                    Some(Entry::Number(number)) => {
                        Some(Digit::within(clues.houses().side(), *number)?)
                    }
                };
                let mut edited = clues.clone();
                edited.print(cell, digit);
                Some(edited)
            }
            Change::Keep(sites) => {
                let mut edited = Clues::blank(Arc::clone(clues.shared_houses()));
                for cell in sites.iter().filter_map(|&site| cell_at(clues, site)) {
                    edited.restrict(cell, clues.allowed(cell));
                }
                Some(edited)
            }
            Change::Resize(to) => resized(clues, *to),
            Change::Turn(symmetry) => Some(turned(clues, *symmetry)),
            Change::Divide(walls) => divided(clues, walls),
        }
    }

    fn written(clues: &Clues) -> Vec<(Site, Entry)> {
        let entry = |(cell, digit): (Cell, Digit)| (cell.site(), Entry::Number(digit.value()));
        clues.givens().map(entry).collect()
    }

    fn clued(clues: &Clues) -> Vec<Site> {
        clues.clued().map(|(cell, _)| cell.site()).collect()
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

    fn refusal(clues: &Clues, walls: Option<&Walls>, at: Site, number: u8) -> Option<Explanation> {
        let cell = cell_at(clues, at)?;
        let side = clues.houses().side();
        let Some(digit) = Digit::within(side, number) else {
            return Some(
                Explanation::new("edit-refused-digit")
                    .with("number", Arg::Number(number.into()))
                    .with("most", Arg::Digit(side)),
            );
        };
        let (sort, other) = clash(clues, walls, cell, digit)?;
        let house = match sort {
            Sort::Row => "edit-house-row",
            Sort::Column => "edit-house-column",
            Sort::Region => "edit-house-region",
            Sort::Diagonal => "edit-house-diagonal",
        };
        Some(
            Explanation::new("edit-refused-clash")
                .with("digit", Arg::Digit(number))
                .with("house", Arg::Word(house))
                .with("place", Arg::Place(other.site())),
        )
    }

    fn layouts() -> &'static [&'static str] {
        &LAYOUTS
    }

    fn layout(clues: &Clues) -> usize {
        match clues.houses().division() {
            Division::Regions(_) => DRAWN,
            Division::Boxes { .. } if clues.houses().diagonals() => DIAGONALS,
            Division::Boxes { .. } => 0,
        }
    }

    fn sizes(layout: usize) -> Sizes {
        let is_there = |side: &u8| Sudoku::is_drawn(layout) || Division::boxes(*side).is_some();
        Sizes::Squares((MIN_SIDE..=MAX_SIDE).filter(is_there).collect())
    }

    fn blank(layout: usize, shape: Shape) -> Option<Clues> {
        let side = shape.rows;
        if !Sudoku::sizes(layout).allow(shape) {
            return None;
        }
        let division = match Sudoku::is_drawn(layout) {
            true => Division::rows(side),
            false => Division::boxes(side)?,
        };
        Some(Clues::blank(Houses::new(
            side,
            division,
            layout == DIAGONALS,
        )))
    }

    fn is_drawn(layout: usize) -> bool {
        layout == DRAWN
    }

    fn walls(clues: &Clues) -> Option<Walls> {
        Some(regions::walls(clues.houses()))
    }

    fn region_size(clues: &Clues) -> Option<usize> {
        Some(clues.houses().side().into())
    }
}

fn cell_at(clues: &Clues, at: Site) -> Option<Cell> {
    at.cell()
        .filter(|&cell| clues.houses().shape().contains(cell))
}

/// A board of another size keeps the givens of its corner, and gets the boxes of its size.
/// Listed candidates are dropped, since they were listed among the digits of the old size.
/// Irregular regions fit one size only; rows replace them in any other.
fn resized(clues: &Clues, to: Shape) -> Option<Clues> {
    let old = clues.houses();
    if to == old.shape() {
        return Some(clues.clone());
    }
    let side = to.rows;
    if to.cols != side || !(MIN_SIDE..=MAX_SIDE).contains(&side) {
        return None;
    }
    let division = match old.division() {
        Division::Boxes { .. } => Division::boxes(side)?,
        Division::Regions(_) => Division::rows(side),
    };
    let mut edited = Clues::blank(Houses::new(side, division, old.diagonals()));
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
            Division::irregular(regions.values(), old.side()).expect("regions keep their sizes")
        }
    };
    let mut edited = Clues::blank(Houses::new(old.side(), division, old.diagonals()));
    for (cell, allowed) in clues.clued() {
        edited.restrict(image(cell), allowed);
    }
    edited
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clues_of as clues;

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
        assert_eq!(six.houses(), &Houses::boxes(3, 2));
        assert_eq!(six.givens().count(), board.givens().count());
        assert_eq!(to(7), None);
        assert_eq!(to(MAX_SIDE).unwrap().houses(), &Houses::boxes(5, 5));
    }
}
