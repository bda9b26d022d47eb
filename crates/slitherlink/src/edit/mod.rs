//! Edits of the clues: writing, erasing, turning and resizing.

use clew_core::grid::{Cell, Shape, Site, Table, Walls};
use clew_core::model::{Arg, Change, Edit, Entry, Explanation, Sizes};

use crate::board::{Board, Clue, Clues, MAX_SIDE, Slitherlink};

/// Largest number that a cell of a board with several cells can have.
const LARGEST: u8 = 3;

impl Edit for Slitherlink {
    fn edited(clues: &Clues, change: &Change) -> Option<Clues> {
        let shape = clues.shape();
        match change {
            Change::Write(at, entry) => {
                let cell = cell_at(shape, *at)?;
                let clue = match entry {
                    None => Clue::Blank,
                    Some(Entry::Unknown) => Clue::Unknown,
                    Some(Entry::Number(number)) if *number <= largest(shape) => {
                        Clue::Count(*number)
                    }
                    Some(Entry::Number(_)) => return None,
                };
                let mut table = clues.0.clone();
                table[cell] = clue;
                Some(Clues(table))
            }
            Change::Keep(sites) => {
                let mut table = Table::filled(shape, Clue::Blank);
                for cell in sites.iter().filter_map(|&site| cell_at(shape, site)) {
                    table[cell] = clues.0[cell];
                }
                Some(Clues(table))
            }
            Change::Resize(to) => {
                if !Slitherlink::sizes(0).allow(*to) {
                    return None;
                }
                let kept = |cell| shape.contains(cell).then(|| clues.0[cell]);
                Some(Clues(Table::of(*to, |cell| {
                    kept(cell).unwrap_or(Clue::Blank)
                })))
            }
            Change::Turn(symmetry) => {
                let mut table = Table::filled(symmetry.shape(shape), Clue::Blank);
                for cell in shape.cells() {
                    let image = symmetry.site(shape, cell.site());
                    table[image.cell()?] = clues.0[cell];
                }
                Some(Clues(table))
            }
            Change::Divide(_) => None,
        }
    }

    fn written(clues: &Clues) -> Vec<(Site, Entry)> {
        let entry = |cell: Cell| match clues.0[cell] {
            Clue::Blank => None,
            Clue::Unknown => Some(Entry::Unknown),
            Clue::Count(count) => Some(Entry::Number(count)),
        };
        let cells = clues.shape().cells();
        cells
            .filter_map(|cell| Some((cell.site(), entry(cell)?)))
            .collect()
    }

    fn writable(clues: &Clues, solution: &Board) -> Vec<(Site, u8)> {
        let cells = clues.shape().cells();
        let blank = cells.filter(|&cell| clues.count(cell).is_none());
        blank
            .map(|cell| (cell.site(), solution.around_cells()[cell].lines))
            .collect()
    }

    fn entries(clues: &Clues, at: Site) -> Vec<Entry> {
        let shape = clues.shape();
        if cell_at(shape, at).is_none() {
            return Vec::new();
        }
        let numbers = (0..=largest(shape)).map(Entry::Number);
        numbers.chain([Entry::Unknown]).collect()
    }

    fn refusal(clues: &Clues, _: Option<&Walls>, _: Site, number: u8) -> Option<Explanation> {
        let most = largest(clues.shape());
        (number > most).then(|| {
            Explanation::new("edit-refused-lines")
                .with("number", Arg::Number(number.into()))
                .with("most", Arg::Number(most.into()))
        })
    }

    fn layouts() -> &'static [&'static str] {
        &["edit-layout-square"]
    }

    fn layout(_: &Clues) -> usize {
        0
    }

    fn sizes(_: usize) -> Sizes {
        Sizes::UpTo(MAX_SIDE)
    }

    fn blank(layout: usize, shape: Shape) -> Option<Clues> {
        let is_there = Slitherlink::sizes(layout).allow(shape);
        is_there.then(|| Clues(Table::filled(shape, Clue::Blank)))
    }
}

fn cell_at(shape: Shape, at: Site) -> Option<Cell> {
    at.cell().filter(|&cell| shape.contains(cell))
}

/// Largest number for a board of this size: four lines around a cell are a loop
/// of their own.
fn largest(shape: Shape) -> u8 {
    if shape.area() == 1 { 4 } else { LARGEST }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Fact, Mark};
    use clew_core::format::Read as _;
    use clew_core::grid::Symmetry;
    use clew_core::model::Puzzle as _;

    fn clues(text: &str) -> Clues {
        Slitherlink::parse(text).unwrap().remove(0).clues
    }

    #[test]
    fn a_clue_is_written_wiped_and_refused() {
        let blank = clues("...,...");
        let at = Cell::new(1, 2).site();
        let written =
            Slitherlink::edited(&blank, &Change::Write(at, Some(Entry::Number(3)))).unwrap();
        assert_eq!(written, clues("...,..3"));
        assert_eq!(Slitherlink::written(&written), vec![(at, Entry::Number(3))]);
        let wiped = Slitherlink::edited(&written, &Change::Write(at, None)).unwrap();
        assert_eq!(wiped, blank);
        let five = Change::Write(at, Some(Entry::Number(5)));
        assert_eq!(Slitherlink::edited(&blank, &five), None);
        let beyond = Change::Write(Cell::new(2, 0).site(), None);
        assert_eq!(Slitherlink::edited(&blank, &beyond), None);
    }

    #[test]
    fn a_smaller_board_drops_what_no_longer_fits() {
        let change = Change::Resize(Shape::new(1, 4));
        let resized = Slitherlink::edited(&clues("12,03"), &change);
        assert_eq!(resized, Some(clues("12..")));
        let nothing = Change::Resize(Shape::new(0, 4));
        assert_eq!(Slitherlink::edited(&clues("12,03"), &nothing), None);
    }

    #[test]
    fn four_turns_and_two_reflections_end_where_they_began() {
        let board = clues("12.,0.3");
        for symmetry in Symmetry::all() {
            let turned = |clues: &Clues| {
                Slitherlink::edited(clues, &Change::Turn(symmetry)).expect("any puzzle turns")
            };
            let four = turned(&turned(&turned(&turned(&board))));
            assert_eq!(four, board, "{symmetry:?}");
        }
    }

    #[test]
    fn a_solution_determines_the_clues_of_blank_cells() {
        let clues = clues("4");
        let mut board = Slitherlink::board(&clues);
        for edge in clues.shape().edges() {
            let fact = Fact::Edge(edge, Mark::Line);
            Slitherlink::learn(&mut board, fact).unwrap();
        }
        assert_eq!(Slitherlink::writable(&clues, &board), vec![]);
        let blank = crate::board::Clues(Table::filled(clues.shape(), Clue::Blank));
        assert_eq!(
            Slitherlink::writable(&blank, &board),
            vec![(Cell::new(0, 0).site(), 4)]
        );
    }
}
