//! Agreement of marks with the solutions of a puzzle: whether some solution has them
//! all and, if none has, which are wrong.
//!
//! With one solution a mark is wrong if it does not hold there. With several, a mark
//! is wrong if no solution has it together with the right marks made before it.

use crate::model::Puzzle;
use crate::solve::{Advance, Fuel, Prove, Prover, Solve};
use crate::trace::Verdict;

use super::completion::Completion;

/// Agreement of marks with a solution.
#[derive(Clone, Debug, PartialEq)]
pub enum Agreed<P: Puzzle> {
    /// A solution has all marks except these wrong ones, in the order in which they
    /// were made.
    Wrong(Vec<P::Fact>),
    /// The clues have no solution.
    NoSolution,
}

enum AgreementStage<P: Puzzle> {
    /// Looking for solutions; holds the first one once it is known.
    Prove(Box<dyn Prover<P>>, Option<P::Board>),
    /// Adding one mark after another, with a solution that has all those added so far.
    Each {
        known: P::Board,
        solution: P::Board,
        at: usize,
        search: Option<Completion<P>>,
        wrong: Vec<P::Fact>,
    },
    Done(Agreed<P>),
}

/// Decision under way.
pub struct Agreement<P: Puzzle> {
    clues: P::Clues,
    marks: Vec<P::Fact>,
    stage: AgreementStage<P>,
}

impl<P: Solve + Prove> Agreement<P> {
    /// Starts on marks in the order in which they were made.
    pub fn new(clues: P::Clues, marks: &[P::Fact]) -> Self {
        Self {
            stage: AgreementStage::Prove(P::prover(&clues, None), None),
            marks: marks.to_vec(),
            clues,
        }
    }

    fn board_of(&self, facts: &[P::Fact]) -> P::Board {
        let mut board = P::board(&self.clues);
        for &fact in facts {
            // The facts of a solution agree with each other.
            let _ = P::learn(&mut board, fact);
        }
        board
    }

    /// Marks that do not hold on a finished board.
    fn wrong_on(&self, solution: &P::Board) -> Vec<P::Fact> {
        let marks = self.marks.iter().copied();
        marks
            .filter(|&mark| P::knows(solution, mark) != Some(true))
            .collect()
    }

    /// Continues; returns the agreement once it is decided, `None` when the fuel ran out.
    pub fn advance(&mut self, fuel: &mut Fuel) -> Option<Agreed<P>> {
        loop {
            match &mut self.stage {
                AgreementStage::Done(agreed) => return Some(agreed.clone()),
                AgreementStage::Prove(prover, first) => match (prover.solution(fuel), first.take())
                {
                    (Advance::OutOfFuel, known) => {
                        *first = known;
                        return None;
                    }
                    (Advance::Event(facts), None) => {
                        let solution = self.board_of(&facts);
                        let is_right = self.wrong_on(&solution).is_empty();
                        match (&mut self.stage, is_right) {
                            (AgreementStage::Prove(_, first), false) => *first = Some(solution),
                            _ => self.stage = AgreementStage::Done(Agreed::Wrong(Vec::new())),
                        }
                    }
                    (Advance::Event(_) | Advance::Finished(Verdict::Several), Some(solution)) => {
                        self.stage = AgreementStage::Each {
                            known: P::board(&self.clues),
                            solution,
                            at: 0,
                            search: None,
                            wrong: Vec::new(),
                        };
                    }
                    (Advance::Finished(_), Some(solution)) => {
                        self.stage = AgreementStage::Done(Agreed::Wrong(self.wrong_on(&solution)));
                    }
                    (Advance::Finished(_), None) => {
                        self.stage = AgreementStage::Done(Agreed::NoSolution)
                    }
                },
                AgreementStage::Each { .. } => self.try_next(fuel)?,
            }
        }
    }

    /// Tries the next mark by itself; `None` when the fuel ran out.
    fn try_next(&mut self, fuel: &mut Fuel) -> Option<()> {
        let AgreementStage::Each {
            known,
            solution,
            at,
            search,
            wrong,
        } = &mut self.stage
        else {
            return Some(());
        };
        let Some(&mark) = self.marks.get(*at) else {
            self.stage = AgreementStage::Done(Agreed::Wrong(std::mem::take(wrong)));
            return Some(());
        };
        if P::knows(solution, mark) != Some(true) {
            let mut with = known.clone();
            let agrees = P::learn(&mut with, mark).is_ok();
            let clues = &self.clues;
            let completion = || Completion::new(clues, with);
            let advance = match agrees {
                true => search.get_or_insert_with(completion).advance(clues, fuel),
                false => Advance::Finished(super::completion::NoMore),
            };
            match advance {
                Advance::OutOfFuel => return None,
                Advance::Event(other) => *solution = other.board,
                Advance::Finished(_) => {
                    wrong.push(mark);
                    *search = None;
                    *at += 1;
                    return Some(());
                }
            }
        }
        // The mark holds in a solution that has the known marks.
        let _ = P::learn(known, mark);
        *search = None;
        *at += 1;
        Some(())
    }
}

/// Splits wrong marks into the player's own and those of the aids. The aids made the last
/// `aided` marks.
pub(super) fn own_wrong<F: PartialEq + Copy>(
    marks: &[F],
    aided: usize,
    wrong: Vec<F>,
) -> (Vec<F>, Vec<F>) {
    let own = &marks[..marks.len().saturating_sub(aided)];
    wrong.into_iter().partition(|mark| own.contains(mark))
}
