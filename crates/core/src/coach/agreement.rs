//! Agreement of marks with the solutions of a puzzle: whether some solution has them
//! all and, if none has, which are wrong.
//!
//! With one solution a mark is wrong if it does not hold there. With several, a mark
//! is wrong if no solution has it together with the right marks made before it.

use crate::model::Puzzle;
use crate::run::Supply;
use crate::solve::Solve;
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

/// Compares marks, in the order in which they were made, with the solutions of a puzzle.
pub async fn agree<P: Solve>(clues: &P::Clues, marks: &[P::Fact], fuel: &Supply) -> Agreed<P> {
    let mut prover = P::prover(clues, None);
    let Ok(facts) = fuel.next(|fuel| prover.solution(fuel)).await else {
        return Agreed::NoSolution;
    };
    let solution = board_of::<P>(clues, &facts);
    let is_wrong = |mark: &P::Fact| P::knows(&solution, *mark) != Some(true);
    let wrong: Vec<P::Fact> = marks.iter().copied().filter(is_wrong).collect();
    if wrong.is_empty() {
        return Agreed::Wrong(wrong);
    }
    match fuel.next(|fuel| prover.solution(fuel)).await {
        Ok(_) | Err(Verdict::Several) => {
            Agreed::Wrong(one_by_one::<P>(clues, marks, solution, fuel).await)
        }
        Err(_) => Agreed::Wrong(wrong),
    }
}

/// Marks that are wrong if there are several solutions, of which one is known. One mark after another is added to a
/// board if some solution has it together with those added so far.
async fn one_by_one<P: Solve>(
    clues: &P::Clues,
    marks: &[P::Fact],
    mut solution: P::Board,
    fuel: &Supply,
) -> Vec<P::Fact> {
    let mut known = P::board(clues);
    let mut wrong = Vec::new();
    for &mark in marks {
        if P::knows(&solution, mark) != Some(true) {
            let mut with = known.clone();
            let other = match P::learn(&mut with, mark) {
                Ok(_) => Completion::<P>::new(clues, with).next(clues, fuel).await,
                Err(_) => None,
            };
            let Some(other) = other else {
                wrong.push(mark);
                continue;
            };
            solution = other.board;
        }
        // The mark holds in a solution that has the known marks.
        let _ = P::learn(&mut known, mark);
    }
    wrong
}

/// Board of a solution.
pub(super) fn board_of<P: Puzzle>(clues: &P::Clues, facts: &[P::Fact]) -> P::Board {
    let mut board = P::board(clues);
    for &fact in facts {
        // The facts of a solution agree with each other.
        let _ = P::learn(&mut board, fact);
    }
    board
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
