//! A silent search that learns, for boards on which branching alone takes too
//! long.
//!
//! The board becomes needs, met by exactly one literal each ([`needs`]); these
//! are made simpler ([`merging`]) and searched ([`core`]).

mod analysis;
mod core;
mod merging;
mod needs;
mod order;
mod store;
mod trail;

use crate::solve::Fuel;

use super::Board;
use super::digits::Digit;
use core::{Core, Outcome};
use merging::{Merging, Standing};
use needs::Needs;
use trail::Lit;

/// A search put down and taken up as fuel comes.
pub(super) struct Learner {
    core: Core,
    /// For each cell the candidates that are not known to be wrong, and
    /// literals that say so of them: `None` where it is known.
    cells: Vec<Vec<(Digit, Option<Lit>)>>,
    done: bool,
}

impl Learner {
    /// A search for the completions of a board other than those known.
    pub(super) fn new(board: &Board, known: &[Vec<u8>]) -> Self {
        let Needs { cells, needs, vars } = Needs::of(board);
        let merging = Merging::of(vars, needs);
        let left = |&(digit, lit): &(Digit, Lit)| match merging.standing(lit) {
            Standing::Known(false) => None,
            Standing::Known(true) => Some((digit, None)),
            Standing::Same(lit) => Some((digit, Some(lit))),
        };
        let cells = cells
            .iter()
            .map(|all| all.iter().filter_map(left).collect());
        let mut search = Self {
            cells: cells.collect(),
            core: Core::new(merging.vars, &merging.needs),
            done: false,
        };
        for digits in known {
            search.forbid(digits);
        }
        search
    }

    /// Rules a complete board out.
    fn forbid(&mut self, digits: &[u8]) {
        let mut clause = Vec::new();
        for (candidates, &value) in self.cells.iter().zip(digits) {
            let mut candidates = candidates.iter();
            let found = candidates.find(|(digit, _)| digit.value() == value);
            clause.extend(found.and_then(|&(_, lit)| lit).map(|lit| !lit));
        }
        self.core.add(&clause);
    }

    /// The next solution; `None` when the fuel is gone or there are no more.
    pub(super) fn next(&mut self, fuel: &mut Fuel) -> Option<Vec<u8>> {
        match self.core.advance(fuel) {
            Outcome::OutOfFuel => None,
            Outcome::Done => {
                self.done = true;
                None
            }
            Outcome::Solution => {
                let holds = |lit: Option<Lit>| lit.is_none_or(|lit| self.core.holds(lit));
                let of = |candidates: &Vec<(Digit, Option<Lit>)>| {
                    let digit = candidates.iter().find(|&&(_, lit)| holds(lit));
                    digit.map_or(0, |(digit, _)| digit.value())
                };
                let digits = self.cells.iter().map(of).collect();
                self.core.leave_solution();
                Some(digits)
            }
        }
    }

    /// Whether there are no more solutions.
    pub(super) fn is_done(&self) -> bool {
        self.done
    }
}
