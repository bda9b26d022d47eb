//! A silent search that learns, for boards on which branching alone takes too
//! long: the needs of the board as clauses for a SAT core.
//!
//! A literal says that a cell has a digit, another that a digit stands in a
//! part: what a row or a column shares with a region. A line and a region take
//! a digit in exactly one of their parts. So a digit confined to a part leaves
//! the rest of both houses at once, and what is learned can speak of parts: it
//! takes the core half the conflicts that cells alone do.

use std::cell::Cell as Count;

use batsat::{Callbacks, ClauseKind, Lit, Solver, SolverInterface, SolverOpts, lbool};

use crate::solve::Fuel;

use super::Board;
use super::digits::{Cells, Digit};
use super::houses::{House, Sort};

/// Conflicts one call may meet.
const CONFLICTS: u64 = 400;
/// Decisions one call may make.
const DECISIONS: u64 = 20_000;
/// Fuel that one call costs.
const CALL: u32 = 40;

/// Stops a call after a share of work. What the call has learned stays.
struct Share {
    decisions: Count<u64>,
    conflicts: u64,
}

impl Callbacks for Share {
    fn stop(&self) -> bool {
        let left = self.decisions.get();
        self.decisions.set(left.saturating_sub(1));
        left == 0 || self.conflicts == 0
    }

    fn on_new_clause(&mut self, _: &[Lit], kind: ClauseKind) {
        if kind == ClauseKind::Learnt {
            self.conflicts = self.conflicts.saturating_sub(1);
        }
    }
}

/// A search put down and taken up as fuel comes.
pub(super) struct Learner {
    solver: Solver<Share>,
    /// For each cell its candidates and their literals.
    cells: Vec<Vec<(Digit, Lit)>>,
    done: bool,
}

impl Learner {
    /// A search for the completions of a board other than those known.
    pub(super) fn new(board: &Board, known: &[Vec<u8>]) -> Self {
        let share = Share {
            decisions: Count::new(u64::MAX),
            conflicts: u64::MAX,
        };
        let mut solver = Solver::new(SolverOpts::default(), share);
        let houses = board.houses();
        let mut cells: Vec<Vec<(Digit, Lit)>> = Vec::new();
        for cell in houses.everywhere().iter() {
            let digits = board.at(cell).iter();
            let fresh = digits.map(|digit| (digit, Lit::new(solver.new_var_default(), true)));
            cells.push(fresh.collect());
        }
        let mut search = Self {
            solver,
            cells,
            done: false,
        };
        for cell in 0..search.cells.len() {
            let lits = search.cells[cell].iter().map(|&(_, lit)| lit);
            search.exactly_one(lits.collect());
        }
        let of = |sort| {
            let houses = houses.all().iter();
            houses.filter(move |house| house.name.sort == sort)
        };
        let regions: Vec<&House> = of(Sort::Region).collect();
        for digit in board.digits() {
            for sort in [Sort::Row, Sort::Column] {
                let lines: Vec<&House> = of(sort).collect();
                search.cross(&lines, &regions, digit);
            }
            for diagonal in of(Sort::Diagonal) {
                let lits = search.places(&diagonal.cells, digit);
                search.exactly_one(lits);
            }
        }
        for digits in known {
            search.forbid(digits);
        }
        search
    }

    fn literal(&self, cell: usize, digit: Digit) -> Option<Lit> {
        let mut candidates = self.cells[cell].iter();
        candidates
            .find(|(other, _)| *other == digit)
            .map(|&(_, lit)| lit)
    }

    /// The literals of the cells that a digit can be in.
    fn places(&self, cells: &Cells, digit: Digit) -> Vec<Lit> {
        let literal = |cell| self.literal(cell, digit);
        cells.iter().filter_map(literal).collect()
    }

    /// A digit stands in one part of each line and of each region.
    fn cross(&mut self, lines: &[&House], regions: &[&House], digit: Digit) {
        let mut of_regions = vec![Vec::new(); regions.len()];
        for line in lines {
            let mut of_line = Vec::new();
            for (region, of_region) in regions.iter().zip(&mut of_regions) {
                let places = self.places(&line.cells.and(&region.cells), digit);
                if let Some(part) = self.part(places) {
                    of_line.push(part);
                    of_region.push(part);
                }
            }
            self.exactly_one(of_line);
        }
        for of_region in of_regions {
            self.exactly_one(of_region);
        }
    }

    /// A literal that says that one of these holds, of which no two can.
    fn part(&mut self, mut places: Vec<Lit>) -> Option<Lit> {
        if places.len() < 2 {
            return places.pop();
        }
        let part = Lit::new(self.solver.new_var_default(), true);
        self.at_most_one(&places);
        for &place in &places {
            self.solver.add_clause_reuse(&mut vec![!place, part]);
        }
        places.push(!part);
        self.solver.add_clause_reuse(&mut places);
        Some(part)
    }

    fn at_most_one(&mut self, lits: &[Lit]) {
        for (i, &a) in lits.iter().enumerate() {
            for &b in &lits[..i] {
                self.solver.add_clause_reuse(&mut vec![!a, !b]);
            }
        }
    }

    fn exactly_one(&mut self, mut lits: Vec<Lit>) {
        self.at_most_one(&lits);
        self.solver.add_clause_reuse(&mut lits);
    }

    /// Rules a complete board out.
    fn forbid(&mut self, digits: &[u8]) {
        let pairs = self.cells.iter().zip(digits);
        let lits = pairs.filter_map(|(candidates, &value)| {
            let mut candidates = candidates.iter();
            candidates
                .find(|(digit, _)| digit.value() == value)
                .map(|&(_, lit)| !lit)
        });
        let mut clause = lits.collect();
        self.solver.add_clause_reuse(&mut clause);
    }

    /// The next solution; `None` when the fuel is gone or there are no more.
    pub(super) fn next(&mut self, fuel: &mut Fuel) -> Option<Vec<u8>> {
        while !self.done && fuel.spend_many(CALL) {
            let share = self.solver.cb_mut();
            share.decisions.set(DECISIONS);
            share.conflicts = CONFLICTS;
            let answer = self.solver.solve_limited(&[]);
            if answer == lbool::FALSE {
                self.done = true;
            } else if answer == lbool::TRUE {
                let of = |candidates: &Vec<(Digit, Lit)>| {
                    let is = |&&(_, lit): &&(Digit, Lit)| self.solver.value_lit(lit) == lbool::TRUE;
                    candidates
                        .iter()
                        .find(is)
                        .map_or(0, |(digit, _)| digit.value())
                };
                let digits: Vec<u8> = self.cells.iter().map(of).collect();
                self.forbid(&digits);
                return Some(digits);
            }
        }
        None
    }

    /// Whether there are no more solutions.
    pub(super) fn is_done(&self) -> bool {
        self.done
    }
}
