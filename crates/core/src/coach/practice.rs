//! Practice of a technique: positions in which it is the easiest next step, made from
//! puzzles of its level, one after the other.

use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom as _;
use rand::{Rng as _, SeedableRng as _};

use crate::generate::{ClueSymmetry, Generate, Generator, Levels, Spec};
use crate::model::{Puzzle, Technique as _};
use crate::run::{Given, Supply, Task};
use crate::solve::{HARDEST, Method, Solver};
use crate::trace::Event;

use super::hint::{easiest, situation};
use super::{Answer, Argument, Coached, HintRequest};

/// Maximum number of puzzles made for one position.
const PUZZLES: u32 = 400;
/// Maximum number of positions to look at in one puzzle.
const POSITIONS: usize = 4;

/// Position in which a technique is the easiest next step.
#[derive(Clone, Debug, PartialEq)]
pub struct Practice<P: Puzzle> {
    /// The puzzle.
    pub clues: P::Clues,
    /// Marks on its board.
    pub marks: Vec<P::Fact>,
    /// Each step by the technique that the marks allow.
    pub steps: Vec<Argument<P>>,
}

/// End of a search: no position was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooRare;

/// Looks for positions for a technique, one after another; the same seed leads to the same ones.
pub fn practise<P: Coached + Generate>(
    technique: P::Technique,
    seed: u64,
) -> Task<Practice<P>, TooRare> {
    Task::new(move |fuel, given| async move {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        for puzzle in 1..=PUZZLES {
            // No kind refuses its default size at a level of its techniques. If one did, another level would be tried.
            let generator = Generator::<P>::new(spec::<P>(technique, puzzle), rng.next_u64());
            let Ok(mut generator) = generator else {
                continue;
            };
            if let Ok(made) = fuel.next(|fuel| generator.advance(fuel)).await {
                look(technique, made.clues, &mut rng, &fuel, &given).await;
            }
        }
        TooRare
    })
}

/// Looks for positions for a technique within one puzzle.
pub fn practise_within<P: Coached>(
    technique: P::Technique,
    clues: P::Clues,
) -> Task<Practice<P>, TooRare> {
    Task::new(move |fuel, given| async move {
        let mut rng = ChaCha8Rng::seed_from_u64(0);
        look(technique, clues, &mut rng, &fuel, &given).await;
        TooRare
    })
}

/// Specification of a puzzle, by number, in which the technique may be needed: every other one is of its level, the others are
/// up to a few levels harder.
fn spec<P: Coached + Generate>(technique: P::Technique, puzzle: u32) -> Spec {
    let level = technique.level().clamp(1, HARDEST);
    let more = if puzzle.is_multiple_of(2) { 0 } else { 2 };
    Spec {
        levels: Levels {
            at_least: level,
            at_most: (level + more).min(HARDEST),
        },
        // The look of a puzzle does not matter, and a seed must keep giving the same
        // puzzles.
        symmetry: ClueSymmetry::None,
        ..P::default_spec()
    }
}

/// Solves a puzzle, and looks at some of the positions before a step by the technique.
async fn look<P: Coached>(
    technique: P::Technique,
    clues: P::Clues,
    rng: &mut ChaCha8Rng,
    fuel: &Supply,
    given: &Given<Practice<P>>,
) {
    // For most steps, only the facts that they find matter.
    let mut solver = Solver::<P>::new(clues.clone(), Method::Human).loose();
    let mut known = Vec::new();
    let mut positions = Vec::new();
    while let Ok(Event::Step(step)) = fuel.next(|fuel| solver.advance(fuel)).await {
        if step.technique == technique {
            positions.push(known.clone());
        }
        known.extend(
            step.found
                .into_iter()
                .filter(|&fact| P::can_be_stated(fact)),
        );
    }
    positions.shuffle(rng);
    positions.truncate(POSITIONS);
    let request = HintRequest {
        every: true,
        ..HintRequest::default()
    };
    while let Some(marks) = positions.pop() {
        let Ok(situation) = situation::<P>(clues.clone(), marks.clone(), 0, fuel).await else {
            continue;
        };
        let answer = easiest(&situation, request, fuel).await;
        if let Some(steps) = by_technique(answer, technique) {
            let clues = clues.clone();
            given
                .give(Practice {
                    clues,
                    marks,
                    steps,
                })
                .await;
        }
    }
}

/// Steps by a technique, if all of the easiest steps use it.
fn by_technique<P: Coached>(
    answer: Answer<P>,
    technique: P::Technique,
) -> Option<Vec<Argument<P>>> {
    let Answer::Steps(steps) = answer else {
        return None;
    };
    let is_by = |argument: &Argument<P>| {
        let hardest = argument.hardest();
        hardest.is_some_and(|step| step.technique == technique)
    };
    (!steps.is_empty() && steps.iter().all(is_by)).then_some(steps)
}
