//! Enumeration by the prover's clauses, shown candidate by candidate.

use clew_core::grid::Cell;
use clew_core::sat::{CALL, Unsatisfiable};
use clew_core::solve::{Advance, Fuel, Search, unanswered};
use clew_core::trace::{Case, Event, Verdict};

use super::loop_sat::LoopSat;
use crate::board::colouring::Colouring;
use crate::board::padded_grid::PaddedGrid;
use crate::board::{Board, Clues, Fact, Side, Slitherlink};

/// Number of candidates shown one by one; of later ones every hundredth is shown.
const SHOWN: u64 = 100;

/// Search over what a board leaves undecided: candidates that meet the local rules,
/// one after the other. Cuts exclude those with several loops, and solutions are
/// forbidden. The search ends when nothing is left or a second solution is found.
pub(in super::super) struct LearningSearch {
    grid: PaddedGrid,
    loops: LoopSat,
    board: Board,
    undecided: Vec<Cell>,
    tried: u64,
    solutions: u64,
    finished: bool,
}

impl LearningSearch {
    pub(in super::super) fn new(clues: &Clues, board: &Board) -> Self {
        let grid = PaddedGrid::new(clues.shape());
        let undecided = clues
            .shape()
            .cells()
            .filter(|&cell| board.side(cell).is_none())
            .collect();
        Self {
            grid,
            loops: LoopSat::of(grid, &labels(grid, board), clues, None),
            board: board.clone(),
            undecided,
            tried: 0,
            solutions: 0,
            finished: false,
        }
    }

    fn found(&mut self, inside: &[bool]) -> Event<Slitherlink> {
        self.solutions += 1;
        self.finished = self.solutions > 1;
        self.loops.forbid(inside);
        let facts = unanswered::<Slitherlink>(&self.board, self.grid.facts(inside));
        let case = self.tried;
        Event::Solution { facts, case }
    }

    /// Case of a candidate, if it fails: the cells and the loops that clash.
    fn case(&self, colouring: &Colouring) -> Option<Event<Slitherlink>> {
        let clash = colouring.loop_clash()?;
        let side = |cell: Cell| Side::of(colouring.is_inside(Some(cell)));
        let facts = self
            .undecided
            .iter()
            .map(|&cell| Fact::Cell(cell, side(cell)))
            .collect();
        Some(Event::Case(Case {
            number: self.tried,
            of: None,
            facts,
            clash,
        }))
    }
}

impl Search<Slitherlink> for LearningSearch {
    fn advance(&mut self, _: &Clues, fuel: &mut Fuel) -> Advance<Event<Slitherlink>> {
        if self.finished {
            return Advance::Finished(Verdict::of_count(self.solutions));
        }
        while fuel.spend_many(CALL) {
            match self.loops.candidate(&[]) {
                Advance::OutOfFuel => {}
                Advance::Finished(Unsatisfiable) => {
                    self.finished = true;
                    return Advance::Event(Event::Exhausted { cases: self.tried });
                }
                Advance::Event(inside) => {
                    self.tried += 1;
                    let cells = self.grid.cells().map(|cell| inside[cell]);
                    let colouring = Colouring {
                        shape: self.grid.shape,
                        inside: cells.collect(),
                    };
                    match self.case(&colouring) {
                        Some(case) => {
                            self.loops.is_one_loop(&inside);
                            if self.tried <= SHOWN || self.tried.is_multiple_of(SHOWN) {
                                return Advance::Event(case);
                            }
                        }
                        None => return Advance::Event(self.found(&inside)),
                    }
                }
            }
        }
        Advance::OutOfFuel
    }

    fn tried(&self) -> (u64, Option<u64>) {
        (self.tried, None)
    }
}

/// Parity labels of the colour classes of a board; the exterior's is class 0.
fn labels(grid: PaddedGrid, board: &Board) -> Vec<u16> {
    let (exterior, exterior_differs) = board.class(None);
    let mut labels = grid.singletons();
    for cell in grid.shape.cells() {
        let (class, differs) = board.class(Some(cell));
        labels[grid.at(cell)] = if class == exterior {
            u16::from(differs != exterior_differs)
        } else {
            let class = u16::try_from(class + 1).expect("at most 10,001 classes");
            class << 1 | u16::from(differs)
        };
    }
    labels
}
