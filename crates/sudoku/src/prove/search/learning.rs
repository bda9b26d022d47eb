//! Search with clause learning, for boards on which branching alone takes too long. The
//! board is encoded as exactly-one constraints, which are simplified by substitution
//! and then searched.

use clew_core::sat::cdcl::{Image, Lit, SearchOutcome, Solver, Substitution};
use clew_core::solve::Fuel;

use super::encoding::Encoding;
use crate::board::{Board, Digit};

/// A search that can be interrupted and continued as fuel comes.
pub(crate) struct LearningSearch {
    solver: Solver,
    /// Candidates of each cell that are not known to be false, and their literals;
    /// `None` for one known to be true.
    cells: Vec<Vec<(Digit, Option<Lit>)>>,
    done: bool,
}

impl LearningSearch {
    /// A search for the completions of a board other than those known.
    pub(crate) fn new(board: &Board, known: &[Vec<u8>]) -> Self {
        let Encoding {
            cells,
            constraints,
            vars,
        } = Encoding::of(board);
        let substitution = Substitution::of(vars, constraints);
        let left = |&(digit, lit): &(Digit, Lit)| match substitution.image(lit) {
            Image::Fixed(false) => None,
            Image::Fixed(true) => Some((digit, None)),
            Image::Literal(lit) => Some((digit, Some(lit))),
        };
        let cells = cells
            .iter()
            .map(|all| all.iter().filter_map(left).collect());
        let mut search = Self {
            cells: cells.collect(),
            solver: Solver::new(substitution.vars, &substitution.constraints),
            done: false,
        };
        for digits in known {
            search.block(digits);
        }
        search
    }

    /// Blocks a solution.
    fn block(&mut self, digits: &[u8]) {
        let mut clause = Vec::new();
        for (candidates, &value) in self.cells.iter().zip(digits) {
            let mut candidates = candidates.iter();
            let found = candidates.find(|(digit, _)| digit.value() == value);
            clause.extend(found.and_then(|&(_, lit)| lit).map(|lit| !lit));
        }
        self.solver.add_clause(&clause);
    }

    /// The next solution; `None` if the fuel runs out or there are no more.
    pub(crate) fn next(&mut self, fuel: &mut Fuel) -> Option<Vec<u8>> {
        match self.solver.advance(fuel) {
            SearchOutcome::OutOfFuel => None,
            SearchOutcome::Exhausted => {
                self.done = true;
                None
            }
            SearchOutcome::Model => {
                let is_true = |lit: Option<Lit>| lit.is_none_or(|lit| self.solver.is_true(lit));
                let of = |candidates: &Vec<(Digit, Option<Lit>)>| {
                    let digit = candidates.iter().find(|&&(_, lit)| is_true(lit));
                    digit.map_or(0, |(digit, _)| digit.value())
                };
                let digits = self.cells.iter().map(of).collect();
                self.solver.block_model();
                Some(digits)
            }
        }
    }

    /// Number of cases that failed, each of which taught a clause.
    pub(crate) fn failures(&self) -> u64 {
        self.solver.conflicts()
    }

    /// Whether there are no more solutions.
    pub(crate) fn is_done(&self) -> bool {
        self.done
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clues_of;
    use crate::prove::search::cover::{Cover, CoverOutcome};

    fn board(text: &str) -> Board {
        Board::new(&clues_of(text))
    }

    /// All solutions except the known ones, in slices of `slice` fuel, sorted.
    fn learned(board: &Board, known: &[Vec<u8>], slice: u32) -> Vec<Vec<u8>> {
        let mut search = LearningSearch::new(board, known);
        let mut solutions = Vec::new();
        while !search.is_done() {
            solutions.extend(search.next(&mut Fuel::new(slice)));
        }
        solutions.sort_unstable();
        solutions
    }

    fn branched(board: &Board) -> Vec<Vec<u8>> {
        let mut cover = Cover::new(board);
        let mut solutions = Vec::new();
        loop {
            match cover.advance(&mut Fuel::unlimited()) {
                CoverOutcome::Solution => {
                    let digits = cover.digits().into_iter().flatten();
                    solutions.push(digits.map(|digit| digit.value()).collect());
                }
                CoverOutcome::Done => break,
                CoverOutcome::Failed(_) | CoverOutcome::OutOfFuel => {}
            }
        }
        solutions.sort_unstable();
        solutions
    }

    /// A full grid without some digits, and without some more of its cells: many
    /// solutions, and many conflicts on the way.
    fn thinned(digits: usize, cells: usize) -> String {
        let shifted = (0..81).map(|at| (at / 9 * 3 + at / 27 + at % 9) % 9);
        let digits = shifted.enumerate().map(|(at, digit)| {
            let gone = digit < digits || at * 7 % 81 < cells;
            match gone {
                true => '.',
                false => Digit::at(digit).symbol(),
            }
        });
        digits.collect()
    }

    #[test]
    fn the_boards_of_four_by_four_are_counted() {
        let count = |text| learned(&board(text), &[], 1).len();
        assert_eq!(count("................"), 288);
        assert_eq!(count("1..............."), 72);
        assert_eq!(count("1....1.........."), 0);
    }

    #[test]
    fn learning_finds_the_same_solutions_as_branching() {
        for text in [thinned(4, 0), thinned(2, 50), thinned(0, 58)] {
            let board = board(&text);
            let solutions = branched(&board);
            assert!(solutions.len() > 50);
            assert_eq!(learned(&board, &[], u32::MAX), solutions);
            assert_eq!(learned(&board, &solutions[..20], 7), solutions[20..]);
        }
    }
}
