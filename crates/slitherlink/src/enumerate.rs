//! Stage 3: enumeration of the undecided cells. Case numbers count in binary:
//! the first undecided cell is the highest bit, 1 is inside.
//!
//! Above a certain number of choices, a search with clause learning takes over.

use clew_core::grid::{Cell, Place as _, Vertex};
use clew_core::model::Clash;
use clew_core::solve::{Advance, Fuel, Search, unanswered};
use clew_core::trace::{Case, Event, Verdict};

use crate::board::colouring::Colouring;
use crate::board::{Board, Clues, Fact, Side, Slitherlink};
use crate::prove::LearningSearch;

/// Number of choices up to which the article's method tries the cases one by one.
const MAX_CHOICES: usize = 20;
/// Number of failures shown. If there are more cases, only every n-th failure is shown.
const SHOWN_FAILURES: u64 = 4_096;
/// Cases per unit of fuel.
const CASES_PER_FUEL: u64 = 32;

/// Search over what `board` leaves undecided, cell by cell.
pub(super) fn by_cells(clues: &Clues, board: &Board) -> Box<dyn Search<Slitherlink>> {
    let choices: Vec<Vec<(Cell, bool)>> = clues
        .shape()
        .cells()
        .filter(|&cell| board.side(cell).is_none())
        .map(|cell| vec![(cell, true)])
        .collect();
    search_over(clues, board, choices, MAX_CHOICES)
}

/// Search over what `board` leaves undecided, class by class: cells whose colours are
/// related are one choice. Up to `most` choices are tried one by one.
pub(super) fn by_classes(
    clues: &Clues,
    board: &Board,
    most: usize,
) -> Box<dyn Search<Slitherlink>> {
    let mut choices: Vec<(usize, Vec<(Cell, bool)>)> = Vec::new();
    for cell in clues
        .shape()
        .cells()
        .filter(|&cell| board.side(cell).is_none())
    {
        let (class, opposite) = board.class(Some(cell));
        match choices.iter_mut().find(|(other, _)| *other == class) {
            Some((_, members)) => members.push((cell, !opposite)),
            None => choices.push((class, vec![(cell, !opposite)])),
        }
    }
    search_over(
        clues,
        board,
        choices.into_iter().map(|(_, members)| members).collect(),
        most,
    )
}

fn search_over(
    clues: &Clues,
    board: &Board,
    choices: Vec<Vec<(Cell, bool)>>,
    most: usize,
) -> Box<dyn Search<Slitherlink>> {
    if choices.len() > most {
        Box::new(LearningSearch::new(clues, board))
    } else {
        Box::new(Cases::new(clues, board, choices))
    }
}

/// Enumeration of all assignments of a few choices.
struct Cases {
    board: Board,
    /// Cells of each choice, and whether they are inside when the bit is 1.
    choices: Vec<Vec<(Cell, bool)>>,
    /// Cells that the board decides, row-major; the others are filled per case.
    base: Vec<bool>,
    /// Clues and vertices that a choice can break; the others are fixed.
    clues: Vec<(Cell, u8)>,
    vertices: Vec<Vertex>,
    /// Fixed clue or vertex that fails in every case.
    fixed: Option<Clash<Slitherlink>>,
    next: u64,
    of: u64,
    solutions: u32,
    exhausted: bool,
}

impl Cases {
    fn new(clues: &Clues, board: &Board, choices: Vec<Vec<(Cell, bool)>>) -> Self {
        let shape = clues.shape();
        let open = |cell: &Cell| board.side(*cell).is_none();
        let touches = |cell: Cell| open(&cell) || cell.neighbours(shape).iter().flatten().any(open);
        let around = |vertex: &Vertex| vertex.cells(shape).iter().flatten().any(open);
        let base: Vec<bool> = shape
            .cells()
            .map(|cell| board.side(cell) == Some(Side::Inside))
            .collect();
        let (checked, fixed): (Vec<_>, Vec<_>) =
            clues.counts().partition(|&(cell, _)| touches(cell));
        let (vertices, still): (Vec<_>, Vec<_>) = shape.vertices().partition(around);
        let colouring = Colouring {
            shape,
            inside: base.clone(),
        };
        let fixed = fixed
            .into_iter()
            .find_map(|(cell, count)| colouring.clue_clash(cell, count))
            .or_else(|| {
                still
                    .into_iter()
                    .find_map(|vertex| colouring.crossing(vertex))
            });
        let of = 1 << choices.len();
        Self {
            board: board.clone(),
            choices,
            base,
            clues: checked,
            vertices,
            fixed,
            next: 0,
            of,
            solutions: 0,
            exhausted: false,
        }
    }

    fn colouring(&self, number: u64) -> Colouring {
        let shape = self.board.shape();
        let mut inside = self.base.clone();
        let bits = self.choices.len();
        for (i, members) in self.choices.iter().enumerate() {
            let bit = number >> (bits - 1 - i) & 1 == 1;
            for &(cell, when_one) in members {
                inside[cell.index(shape)] = bit == when_one;
            }
        }
        Colouring { shape, inside }
    }

    fn clash(&self, colouring: &Colouring) -> Option<Clash<Slitherlink>> {
        let clue = || {
            self.clues
                .iter()
                .find_map(|&(cell, count)| colouring.clue_clash(cell, count))
        };
        let vertex = || {
            self.vertices
                .iter()
                .find_map(|&vertex| colouring.crossing(vertex))
        };
        self.fixed
            .clone()
            .or_else(clue)
            .or_else(vertex)
            .or_else(|| colouring.loop_clash())
    }

    fn facts(&self, colouring: &Colouring) -> Vec<Fact> {
        let side = |cell| Side::of(colouring.is_inside(Some(cell)));
        let cells = self.choices.iter().flatten();
        cells
            .map(|&(cell, _)| Fact::Cell(cell, side(cell)))
            .collect()
    }

    fn verdict(&self) -> Verdict {
        Verdict::of_count(self.solutions)
    }
}

impl Search<Slitherlink> for Cases {
    fn advance(&mut self, _: &Clues, fuel: &mut Fuel) -> Advance<Event<Slitherlink>> {
        if self.solutions > 1 {
            return Advance::Finished(Verdict::Several);
        }
        let every = self.of.div_ceil(SHOWN_FAILURES);
        while self.next < self.of {
            if self.next.is_multiple_of(CASES_PER_FUEL) && !fuel.spend() {
                return Advance::OutOfFuel;
            }
            let colouring = self.colouring(self.next);
            self.next += 1;
            match self.clash(&colouring) {
                Some(clash) if self.next.is_multiple_of(every) => {
                    let facts = self.facts(&colouring);
                    let case = Case {
                        number: self.next,
                        of: Some(self.of),
                        facts,
                        clash,
                    };
                    return Advance::Event(Event::Case(case));
                }
                Some(_) => {}
                None => {
                    self.solutions += 1;
                    let facts = unanswered::<Slitherlink>(&self.board, colouring.facts());
                    let case = self.next;
                    return Advance::Event(Event::Solution { facts, case });
                }
            }
        }
        if self.exhausted {
            return Advance::Finished(self.verdict());
        }
        self.exhausted = true;
        Advance::Event(Event::Exhausted { cases: self.of })
    }

    fn tried(&self) -> (u64, Option<u64>) {
        (self.next, Some(self.of))
    }
}
