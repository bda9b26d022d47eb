//! The article's method: cells forced by the local rules, breakout points,
//! then enumeration.
//!
//! Stage 1 asks for every undecided cell, in reading order, whether the local rules
//! have a completion with the cell inside, and one with it outside. Each completion
//! answers the question for many cells at once, so few queries are needed.

mod local_rules;
mod refutation;

use clew_core::grid::{Cell, Place as _, Site, SortDedup as _};
use clew_core::model::{Clash, Contradiction};
use clew_core::sat::Lit;
use clew_core::solve::{Find, Found, Fuel, Strategy};
use clew_core::trace::Step;
use local_rules::{Completion, LocalRules, MAX_DECISIONS, Shrinking, UnsatCore, known_cells};

use crate::board::{Board, Clues, Fact, Rule, Side, Slitherlink};
use crate::catalogue::Technique;
use crate::technique::connectivity::breakout::{self, with_edges};

/// Fuel that one query costs.
const QUERY_FUEL: u32 = 10;

pub(super) struct Article {
    local: LocalRules,
    /// Index of the next cell to query; `None`: stage 1 is done for this board.
    scan: Option<usize>,
    cells: Vec<Cell>,
    /// Whether some completion has each cell inside, and whether one has it outside.
    possible: Vec<[bool; 2]>,
    /// Refutation of a side of the cell being queried, whose evidence is being shrunk.
    refuted: Option<Refuted>,
}

/// Refutation found by a query.
struct Refuted {
    /// Side of the cell that it forces; `None` if there is no completion at all.
    forced: Option<(Cell, Side)>,
    shrinking: Shrinking,
}

impl Article {
    pub(super) fn new(clues: &Clues) -> Self {
        let cells: Vec<Cell> = clues.shape().cells().collect();
        Self {
            local: LocalRules::new(clues),
            scan: Some(0),
            possible: vec![[false; 2]; cells.len()],
            cells,
            refuted: None,
        }
    }

    /// Queries whether a cell must be on a side.
    fn query(&mut self, board: &Board, cell: Cell, side: Side) -> CellStatus {
        let facts = known_cells(board);
        let opposite = self.local.literal(Fact::Cell(cell, side.opposite()));
        let mut assumed: Vec<Lit> = facts.iter().map(|&fact| self.local.literal(fact)).collect();
        assumed.extend(self.local.all_clues());
        assumed.push(opposite);
        match self.local.solve(&assumed, MAX_DECISIONS) {
            Completion::OutOfBudget => CellStatus::OutOfBudget,
            Completion::Exists(inside) => {
                for (possible, inside) in self.possible.iter_mut().zip(inside) {
                    possible[usize::from(inside)] = true;
                }
                CellStatus::Possible
            }
            Completion::Refuted if self.local.core_contains(opposite) => {
                CellStatus::Forced(self.local.shrinking(Some(opposite)))
            }
            Completion::Refuted => CellStatus::Impossible(self.local.shrinking(None)),
        }
    }

    /// Shrinks the evidence of a refutation while the fuel lasts. Then returns what
    /// the refutation shows.
    fn conclude(
        &mut self,
        clues: &Clues,
        board: &Board,
        mut refuted: Refuted,
        fuel: &mut Fuel,
    ) -> Found<Slitherlink> {
        while self.local.shrink(&mut refuted.shrinking) {
            if !fuel.spend() {
                self.refuted = Some(refuted);
                return Found::OutOfFuel;
            }
        }
        let core = self.local.core(&refuted.shrinking, &known_cells(board));
        if let Some((cell, side)) = refuted.forced {
            return Found::Step(forced(clues, board, (cell, side), core));
        }
        let UnsatCore { clues, given } = core;
        let clash = Clash::new(Rule::NoCompletion, clues.clone());
        Found::Contradiction(Contradiction {
            clues,
            given,
            clash,
        })
    }
}

enum CellStatus {
    OutOfBudget,
    Possible,
    Forced(Shrinking),
    Impossible(Shrinking),
}

impl Strategy<Slitherlink> for Article {
    fn find(&mut self, clues: &Clues, board: &Board, fuel: &mut Fuel) -> Found<Slitherlink> {
        while !self.local.is_built() {
            if !fuel.spend() {
                return Found::OutOfFuel;
            }
            self.local.build(clues);
        }
        if let Some(refuted) = self.refuted.take() {
            return self.conclude(clues, board, refuted, fuel);
        }
        while let Some(&cell) = self.scan.and_then(|at| self.cells.get(at)) {
            let possible = self.possible[cell.index(board.shape())];
            let side_to_query = match (board.side(cell), possible) {
                (Some(_), _) | (None, [true, true]) => None,
                // Not seen inside, so it may be forced outside; and vice versa.
                (None, [_, false]) => Some(Side::Outside),
                (None, [false, true]) => Some(Side::Inside),
            };
            let Some(side) = side_to_query else {
                self.scan = self.scan.map(|at| at + 1);
                continue;
            };
            if !fuel.spend_many(QUERY_FUEL) {
                return Found::OutOfFuel;
            }
            let (forced, shrinking) = match self.query(board, cell, side) {
                CellStatus::OutOfBudget | CellStatus::Possible => continue,
                CellStatus::Forced(shrinking) => (Some((cell, side)), shrinking),
                CellStatus::Impossible(shrinking) => (None, shrinking),
            };
            let refuted = Refuted { forced, shrinking };
            return self.conclude(clues, board, refuted, fuel);
        }
        self.scan = None;
        if !fuel.spend() {
            return Found::OutOfFuel;
        }
        match breakout::article_breakout(board) {
            Some(Find::Step(step)) => {
                // A new fact: completions seen so far may contradict it.
                self.scan = Some(0);
                self.possible.fill([false; 2]);
                Found::Step(step)
            }
            Some(Find::Contradiction(contradiction)) => Found::Contradiction(contradiction),
            None => Found::Stuck,
        }
    }

    fn looking_at(&self) -> Option<Site> {
        self.scan
            .and_then(|at| self.cells.get(at))
            .map(|cell| cell.site())
    }
}

/// Step of a forced cell, whose other side is refuted. It includes the edges to
/// neighbours whose side is known.
fn forced(
    clues: &Clues,
    board: &Board,
    (cell, side): (Cell, Side),
    core: UnsatCore,
) -> Step<Slitherlink> {
    let other = refutation::of_side(clues, board, (cell, side.opposite()), core);
    let (found, relied) = with_edges(board, vec![(cell, side)]);
    let mut step = Step::of_trials(Technique::ForcedCell, vec![other], Vec::new(), found);
    step.given.extend(relied);
    step.given.sort_dedup();
    step
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::technique::drawn::shows;

    #[test]
    fn a_cell_outside_which_would_leave_a_3_too_few_or_four_lines_is_inside() {
        let look = |clues: &Clues, board: &Board| {
            let mut article = Article::new(clues);
            match article.find(clues, board, &mut Fuel::unlimited()) {
                Found::Step(step) => Some(Find::Step(step)),
                _ => None,
            }
        };
        shows(
            look,
            Technique::ForcedCell,
            "
            + + +  >  +-+ +
               3   >  |# 3
            + + +  >  +-+ +
            ",
        );
    }
}
