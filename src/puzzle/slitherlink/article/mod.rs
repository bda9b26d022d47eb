//! The article's method: cells forced by the local rules, breakout points,
//! then enumeration.
//!
//! Stage 1 asks for every undecided cell, in reading order, whether the local
//! rules have a completion with the cell inside, and one with it outside. Each
//! completion answers for many cells at once, so few questions are asked.

mod local_rules;

use batsat::Lit;

use crate::grid::{Cell, Place as _, Site};
use crate::model::{Clash, Contradiction};
use crate::solve::{Find, Found, Fuel, Strategy};
use crate::trace::Step;

use super::connectivity::breakout::{self, with_edges};
use super::{Board, Clues, Fact, Rule, Side, Slitherlink, Technique};
use local_rules::{Answer, Core, DECISIONS, Local, known_cells};

/// Fuel that one question costs.
const QUESTION: u32 = 10;

pub(super) struct Article {
    local: Local,
    /// The next cell to ask about; `None`: stage 1 is done for this board.
    scan: Option<usize>,
    cells: Vec<Cell>,
    /// For each cell whether some completion has it inside, and outside.
    possible: Vec<[bool; 2]>,
}

impl Article {
    pub(super) fn new(clues: &Clues) -> Self {
        let cells: Vec<Cell> = clues.shape().cells().collect();
        Self {
            local: Local::new(clues),
            scan: Some(0),
            possible: vec![[false; 2]; cells.len()],
            cells,
        }
    }

    /// Asks whether a cell must be on a side.
    fn ask(&mut self, board: &Board, cell: Cell, side: Side) -> Asked {
        let facts = known_cells(board);
        let opposite = self.local.literal(Fact::Cell(cell, side.opposite()));
        let mut assumed: Vec<Lit> = facts.iter().map(|&fact| self.local.literal(fact)).collect();
        assumed.extend(self.local.all_clues());
        assumed.push(opposite);
        match self.local.solve(&assumed, DECISIONS) {
            Answer::Unfinished => Asked::Unfinished,
            Answer::Inside(inside) => {
                for (possible, inside) in self.possible.iter_mut().zip(inside) {
                    possible[usize::from(inside)] = true;
                }
                Asked::Possible
            }
            Answer::Refuted if self.local.relied_on(opposite) => {
                Asked::Forced(self.local.core(&facts, Some(opposite)))
            }
            Answer::Refuted => Asked::Impossible(self.local.core(&facts, None)),
        }
    }
}

enum Asked {
    Unfinished,
    Possible,
    Forced(Core),
    Impossible(Core),
}

impl Strategy<Slitherlink> for Article {
    fn find(&mut self, _: &Clues, board: &Board, fuel: &mut Fuel) -> Found<Slitherlink> {
        while let Some(&cell) = self.scan.and_then(|at| self.cells.get(at)) {
            let possible = self.possible[cell.index(board.shape())];
            let asked = match (board.side(cell), possible) {
                (Some(_), _) | (None, [true, true]) => None,
                // Not seen inside, so it may be forced outside; and the reverse.
                (None, [_, false]) => Some(Side::Outside),
                (None, [false, true]) => Some(Side::Inside),
            };
            let Some(side) = asked else {
                self.scan = self.scan.map(|at| at + 1);
                continue;
            };
            if !fuel.spend_many(QUESTION) {
                return Found::OutOfFuel;
            }
            match self.ask(board, cell, side) {
                Asked::Unfinished | Asked::Possible => {}
                Asked::Forced(core) => return Found::Step(forced(board, cell, side, core)),
                Asked::Impossible(Core { clues, given }) => {
                    let clash = Clash::new(Rule::NoCompletion, clues.clone());
                    return Found::Contradiction(Contradiction {
                        clues,
                        given,
                        clash,
                    });
                }
            }
        }
        self.scan = None;
        if !fuel.spend() {
            return Found::OutOfFuel;
        }
        match breakout::article_bridge(board) {
            Some(Find::Step(step)) => {
                // A new fact: completions seen so far may contradict it.
                self.scan = Some(0);
                self.possible.fill([false; 2]);
                Found::Step(step)
            }
            Some(Find::Contradiction(broken)) => Found::Contradiction(broken),
            None => Found::Stuck,
        }
    }

    fn looking_at(&self) -> Option<Site> {
        self.scan
            .and_then(|at| self.cells.get(at))
            .map(|cell| cell.site())
    }
}

/// The step that a cell is forced, with its edges to neighbours of a known side.
fn forced(board: &Board, cell: Cell, side: Side, core: Core) -> Step<Slitherlink> {
    let (found, relied) = with_edges(board, vec![(cell, side)]);
    let mut given = [core.given, relied].concat();
    given.sort_unstable();
    given.dedup();
    let technique = Technique::ForcedCell;
    Step::new(technique, core.clues, given, found)
}
