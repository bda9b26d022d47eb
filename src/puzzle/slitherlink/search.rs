//! A pruned search that learns: a SAT core finds completions of the local
//! rules, each of which is one alternative; those that fall into several loops
//! are cut off, solutions are forbidden and the search goes on until nothing
//! is left or a second solution is found.
//!
//! For every part that is cut off there is one clause: two cells of different
//! parts are not both inside, or one of the cells around the smaller part is
//! inside too (and the mirror image for the outside). Any solution satisfies
//! it, and it refutes the alternative.

use batsat::Lit;

use crate::grid::{Cell, Table};
use crate::solve::{Advance, Fuel, Search};
use crate::trace::{Case, Event, Verdict};

use super::local::{Answer, DECISIONS, Local, index, known_cells};
use super::regions::{Colouring, Region};
use super::{Board, Clues, Fact, Side, Slitherlink};

/// Fuel that one call of the core costs.
const CALL: u32 = 40;
/// So many alternatives are told one by one, then only every so many.
const TOLD: u64 = 100;

/// Where a cell is, seen from a part that is cut off.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    Part,
    Around,
    Beyond,
    Reached,
}

pub(super) struct LearningSearch {
    local: Local,
    board: Board,
    undecided: Vec<Cell>,
    tried: u64,
    solutions: u32,
    finished: bool,
}

impl LearningSearch {
    pub(super) fn new(clues: &Clues, board: &Board) -> Self {
        let mut local = Local::new(clues);
        let shape = clues.shape();
        let some_inside: Vec<Lit> = shape.cells().map(|cell| local.inside(cell)).collect();
        local.add(some_inside);
        for selector in local.all_clues() {
            local.add([selector]);
        }
        let edges = shape
            .edges()
            .filter_map(|edge| Some(Fact::Edge(edge, board.edge(edge)?)));
        let known: Vec<Lit> = edges
            .chain(known_cells(board))
            .map(|fact| local.literal(fact))
            .collect();
        for lit in known {
            local.add([lit]);
        }
        let undecided = shape
            .cells()
            .filter(|&cell| board.side(cell).is_none())
            .collect();
        Self {
            local,
            board: board.clone(),
            undecided,
            tried: 0,
            solutions: 0,
            finished: false,
        }
    }

    fn verdict(&self) -> Verdict {
        match self.solutions {
            0 => Verdict::Impossible,
            1 => Verdict::Unique,
            _ => Verdict::Several,
        }
    }

    fn found(&mut self, colouring: &Colouring) -> Event<Slitherlink> {
        self.solutions += 1;
        self.finished = self.solutions > 1;
        // Another single loop cannot contain all lines of this one.
        let lines: Vec<Lit> = colouring
            .lines()
            .map(|edge| !self.local.literal(Fact::Edge(edge, super::Mark::Line)))
            .collect();
        self.local.add(lines);
        let unknown = |fact: &Fact| match *fact {
            Fact::Edge(edge, _) => self.board.edge(edge).is_none(),
            Fact::Cell(..) => false,
        };
        Event::Solution {
            facts: colouring.facts().filter(unknown).collect(),
            case: self.tried,
        }
    }

    fn cut(&mut self, colouring: &Colouring) {
        let regions = colouring.regions();
        for inside in [true, false] {
            let parts: Vec<&Region> = regions
                .iter()
                .filter(|region| region.inside == inside)
                .collect();
            let main = match parts.iter().position(|region| region.exterior) {
                Some(rim) => Some(rim),
                None => (0..parts.len()).max_by_key(|&i| parts[i].cells.len()),
            };
            for (i, part) in parts.iter().enumerate() {
                // An outside part away from the rim must reach the exterior,
                // so it is cut off even when there is no other outside cell.
                if Some(i) == main && (inside || part.exterior) {
                    continue;
                }
                let other = main
                    .filter(|&main| main != i)
                    .map(|main| parts[main].cells[0]);
                self.cut_part(colouring, part, other.filter(|_| inside));
            }
        }
    }

    /// Cuts off one part: a cell of it, and `other` or (for the outside) the
    /// exterior, are of one colour only if a cell of the separator is too. The
    /// separator is the cells around the part that the other side can reach.
    fn cut_part(&mut self, colouring: &Colouring, part: &Region, other: Option<Cell>) {
        let shape = colouring.shape;
        let mut within = Table::filled(shape, Place::Beyond);
        for &cell in &part.cells {
            within[cell] = Place::Part;
        }
        let around: Vec<Cell> = part
            .cells
            .iter()
            .flat_map(|cell| cell.neighbours(shape))
            .flatten()
            .filter(|&next| within[next] != Place::Part)
            .collect();
        for &cell in &around {
            within[cell] = Place::Around;
        }
        // From the other side, up to the cells around the part.
        let mut todo: Vec<Cell> = match other {
            Some(cell) => vec![cell],
            None => shape
                .cells()
                .filter(|cell| cell.neighbours(shape).contains(&None))
                .collect(),
        };
        let mut separator = Vec::new();
        while let Some(cell) = todo.pop() {
            match std::mem::replace(&mut within[cell], Place::Reached) {
                Place::Beyond => todo.extend(cell.neighbours(shape).into_iter().flatten()),
                Place::Around => separator.push(cell),
                before => within[cell] = before,
            }
        }
        let own = |cell: Cell, local: &Local| local.inside(cell).apply_sign(part.inside);
        let mut clause: Vec<Lit> = separator
            .iter()
            .map(|&cell| own(cell, &self.local))
            .collect();
        clause.push(!own(part.cells[0], &self.local));
        clause.extend(other.map(|cell| !own(cell, &self.local)));
        self.local.add(clause);
    }

    fn case(
        &self,
        clues: &Clues,
        colouring: &Colouring,
        number: u64,
    ) -> Option<Event<Slitherlink>> {
        let clash = colouring.loop_clash()?;
        let side = |cell: Cell| match colouring.inside[index(clues, cell)] {
            true => Side::Inside,
            false => Side::Outside,
        };
        let facts = self
            .undecided
            .iter()
            .map(|&cell| Fact::Cell(cell, side(cell)))
            .collect();
        Some(Event::Case(Case {
            number,
            of: None,
            facts,
            clash,
        }))
    }
}

impl Search<Slitherlink> for LearningSearch {
    fn advance(&mut self, clues: &Clues, fuel: &mut Fuel) -> Advance<Event<Slitherlink>> {
        if self.finished {
            return Advance::Finished(self.verdict());
        }
        loop {
            if !fuel.spend_many(CALL) {
                return Advance::OutOfFuel;
            }
            match self.local.solve(&[], DECISIONS) {
                Answer::Unfinished => {}
                Answer::Refuted => {
                    self.finished = true;
                    return Advance::Event(Event::Exhausted { cases: self.tried });
                }
                Answer::Inside(inside) => {
                    self.tried += 1;
                    let colouring = Colouring {
                        shape: clues.shape(),
                        inside,
                    };
                    match self.case(clues, &colouring, self.tried) {
                        Some(case) => {
                            self.cut(&colouring);
                            if self.tried <= TOLD || self.tried.is_multiple_of(TOLD) {
                                return Advance::Event(case);
                            }
                        }
                        None => return Advance::Event(self.found(&colouring)),
                    }
                }
            }
        }
    }

    fn tried(&self) -> (u64, Option<u64>) {
        (self.tried, None)
    }
}
