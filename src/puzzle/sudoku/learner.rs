//! A silent search that learns, for boards on which branching alone takes too
//! long: the needs of the board as clauses for a SAT core.

use std::cell::Cell as Count;

use batsat::{Callbacks, Lit, Solver, SolverInterface, SolverOpts, lbool};

use crate::solve::Fuel;

use super::Board;
use super::digits::Digit;

/// Decisions of one call of the core.
const DECISIONS: u64 = 400;
/// Fuel that one call costs.
const CALL: u32 = 40;

/// Stops the core after a number of decisions.
struct Budget {
    left: Count<u64>,
}

impl Callbacks for Budget {
    fn stop(&self) -> bool {
        let left = self.left.get();
        self.left.set(left.saturating_sub(1));
        left == 0
    }
}

/// A search put down and taken up as fuel comes.
pub(super) struct Learner {
    solver: Solver<Budget>,
    /// For each cell its candidates and their literals.
    cells: Vec<Vec<(Digit, Lit)>>,
    done: bool,
}

impl Learner {
    /// A search for the completions of a board other than those known.
    pub(super) fn new(board: &Board, known: &[Vec<u8>]) -> Self {
        let budget = Budget {
            left: Count::new(u64::MAX),
        };
        let mut solver = Solver::new(SolverOpts::default(), budget);
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
        for house in houses.all() {
            for digit in board.digits() {
                let lits = house
                    .list
                    .iter()
                    .filter_map(|&cell| search.literal(cell, digit));
                search.exactly_one(lits.collect());
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

    fn exactly_one(&mut self, mut lits: Vec<Lit>) {
        for (i, &a) in lits.iter().enumerate() {
            for &b in &lits[..i] {
                self.solver.add_clause_reuse(&mut vec![!a, !b]);
            }
        }
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
            self.solver.cb_mut().left.set(DECISIONS);
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
