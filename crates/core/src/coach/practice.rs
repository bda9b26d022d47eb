//! Practice of a technique: positions in which it is the easiest next step, made from
//! puzzles of its level, one after the other.

use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom as _;
use rand::{Rng as _, SeedableRng as _};

use crate::generate::{ClueSymmetry, Generate, Generator, Levels, Spec};
use crate::model::{Puzzle, Technique as _};
use crate::solve::{Advance, Fuel, HARDEST, Method, Solver};
use crate::trace::Event;

use super::{Answer, Argument, Coached, Coaching as _, HintRequest, Hinting};

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

enum PracticeStage<P: Coached + Generate> {
    /// Making the next puzzle.
    Make(Option<Box<Generator<P>>>),
    /// Solving it, with what is known so far, and the positions before each step by the
    /// technique.
    Solve(Box<Solving<P>>),
    /// Looking at positions, the last one first.
    Look(P::Clues, Vec<Vec<P::Fact>>, Option<Box<Hinting<P>>>),
}

struct Solving<P: Coached> {
    clues: P::Clues,
    solver: Solver<P>,
    known: Vec<P::Fact>,
    positions: Vec<Vec<P::Fact>>,
}

/// Search for a position.
pub struct Practising<P: Coached + Generate> {
    technique: P::Technique,
    rng: ChaCha8Rng,
    /// Number of puzzles begun.
    puzzles: u32,
    stage: PracticeStage<P>,
}

impl<P: Coached + Generate> Practising<P> {
    /// Starts on a technique; the same seed leads to the same position.
    pub fn new(technique: P::Technique, seed: u64) -> Self {
        Self {
            technique,
            rng: ChaCha8Rng::seed_from_u64(seed),
            puzzles: 0,
            stage: PracticeStage::Make(None),
        }
    }

    /// Starts on a technique within one given puzzle.
    pub fn within(technique: P::Technique, clues: P::Clues) -> Self {
        Self {
            puzzles: PUZZLES,
            stage: PracticeStage::Solve(Box::new(Solving::new(clues))),
            ..Self::new(technique, 0)
        }
    }

    /// Specification of a puzzle in which the technique may be needed: every other one
    /// is of its level, the others are up to a few levels harder.
    fn spec(&self) -> Spec {
        let level = self.technique.level().clamp(1, HARDEST);
        let more = if self.puzzles.is_multiple_of(2) { 0 } else { 2 };
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

    /// Continues to the position.
    pub fn advance(&mut self, fuel: &mut Fuel) -> Advance<Practice<P>, TooRare> {
        loop {
            match &mut self.stage {
                PracticeStage::Make(None) if self.puzzles == PUZZLES => {
                    return Advance::Finished(TooRare);
                }
                PracticeStage::Make(None) => {
                    self.puzzles += 1;
                    // No kind refuses its default size at a level of its techniques. If
                    // one did, another level would be tried.
                    let generator = Generator::new(self.spec(), self.rng.next_u64()).ok();
                    self.stage = PracticeStage::Make(generator.map(Box::new));
                }
                PracticeStage::Make(Some(generator)) => match generator.advance(fuel) {
                    Advance::OutOfFuel => return Advance::OutOfFuel,
                    Advance::Finished(_) => self.stage = PracticeStage::Make(None),
                    Advance::Event(made) => {
                        self.stage = PracticeStage::Solve(Box::new(Solving::new(made.clues)));
                    }
                },
                PracticeStage::Solve(solving) => match solving.advance(self.technique, fuel) {
                    Advance::OutOfFuel => return Advance::OutOfFuel,
                    Advance::Event(()) => {}
                    Advance::Finished(Reasoned) => {
                        let mut positions = std::mem::take(&mut solving.positions);
                        positions.shuffle(&mut self.rng);
                        positions.truncate(POSITIONS);
                        self.stage = PracticeStage::Look(solving.clues.clone(), positions, None);
                    }
                },
                PracticeStage::Look(clues, positions, hinting) => {
                    let Some(marks) = positions.last() else {
                        self.stage = PracticeStage::Make(None);
                        continue;
                    };
                    let request = HintRequest {
                        every: true,
                        ..HintRequest::default()
                    };
                    let new = || Box::new(Hinting::new(clues.clone(), marks, request));
                    let answer = match hinting.get_or_insert_with(new).advance(fuel) {
                        Advance::OutOfFuel => return Advance::OutOfFuel,
                        Advance::Event(answer) => Some(answer),
                        Advance::Finished(_) => None,
                    };
                    let marks = marks.clone();
                    positions.pop();
                    *hinting = None;
                    if let Some(steps) = by_technique(answer, self.technique) {
                        return Advance::Event(Practice {
                            clues: clues.clone(),
                            marks,
                            steps,
                        });
                    }
                }
            }
        }
    }
}

/// Steps by a technique, if all of the easiest steps use it.
fn by_technique<P: Coached>(
    answer: Option<Answer<P>>,
    technique: P::Technique,
) -> Option<Vec<Argument<P>>> {
    let Some(Answer::Steps(steps)) = answer else {
        return None;
    };
    let is_by = |argument: &Argument<P>| {
        let hardest = argument.hardest();
        hardest.is_some_and(|step| step.technique == technique)
    };
    (!steps.is_empty() && steps.iter().all(is_by)).then_some(steps)
}

/// End of reasoning.
#[derive(Clone, Copy)]
struct Reasoned;

impl<P: Coached> Solving<P> {
    fn new(clues: P::Clues) -> Self {
        Self {
            // For most steps, only the facts that they find matter.
            solver: Solver::new(clues.clone(), Method::Human).loose(),
            clues,
            known: Vec::new(),
            positions: Vec::new(),
        }
    }

    /// Continues by one event.
    fn advance(&mut self, technique: P::Technique, fuel: &mut Fuel) -> Advance<(), Reasoned> {
        match self.solver.advance(fuel) {
            Advance::OutOfFuel => Advance::OutOfFuel,
            Advance::Event(Event::Step(step)) => {
                if step.technique == technique {
                    self.positions.push(self.known.clone());
                }
                let found = step.found.into_iter();
                self.known
                    .extend(found.filter(|&fact| P::can_be_stated(fact)));
                Advance::Event(())
            }
            Advance::Event(_) | Advance::Finished(_) => Advance::Finished(Reasoned),
        }
    }
}
