//! Review: how each move of a game could be found when it was made.
//!
//! One run of the ladder follows the moves. A fact counts as forced if few steps lead
//! to it from the right marks made before; otherwise it was a guess that came true.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::game::{Made, Maker};
use crate::model::{Puzzle, Technique as _};
use crate::run::{Supply, Task};
use crate::solve::{self, Method, Solver};
use crate::story;
use crate::trace::{Event, Step};

use super::agreement::{Agreed, agree};
use super::{Answer, Answered, Coached};

/// Maximum number of steps, not counting plain ones, that lead to a forced fact: more
/// are not seen at a glance.
const REACH: usize = 3;
/// Maximum number of steps of any sort that lead to a forced fact.
const LENGTH: usize = 10;

/// Judgement on a move.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Judgement<P: Puzzle> {
    /// Each of its facts followed, by this technique at the hardest.
    Forced {
        /// The hardest technique.
        technique: P::Technique,
        /// Difficulty in tenths of a level.
        tenths: u8,
        /// Technique of the easiest step there was, and its difficulty, if it was
        /// easier.
        missed: Option<(P::Technique, u8)>,
    },
    /// A hint made it: its hardest technique and the difficulty in tenths of a level; `None` if a search found it.
    Hint(Option<(P::Technique, u8)>),
    /// A fact of it is true, but there was no easy way to see it.
    Guess,
    /// A fact of it is wrong.
    Wrong,
    /// It says nothing that the marks before did not say.
    Bookkeeping,
    /// It belongs to a trial that did not stand, so it claims nothing.
    Tried,
}

/// Judgements on the moves of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Reviewed<P: Puzzle> {
    /// Judgement on each move.
    pub moves: Vec<Judgement<P>>,
    /// Wrong facts, in the order in which they were marked.
    pub wrong: Vec<P::Fact>,
}

/// The growing run, and the moves judged so far.
struct Judging<P: Coached> {
    clues: P::Clues,
    solver: Solver<P>,
    /// Whether the run can continue.
    goes_on: bool,
    /// Board with all right marks so far.
    marked: P::Board,
    marks: BTreeSet<P::Fact>,
    steps: Vec<Known<P>>,
    found_by: BTreeMap<P::Fact, usize>,
    wrong: Vec<P::Fact>,
    judged: Vec<Judgement<P>>,
}

/// Step of the run, and the facts that it needs.
struct Known<P: Puzzle> {
    step: Step<P>,
    needs: Vec<P::Fact>,
}

/// Reviews what each move stated, in the order of the game.
pub fn review<P: Coached>(clues: P::Clues, moves: Vec<Made<P>>) -> Task<Answer<P>, Answered> {
    Task::new(move |fuel, answers| async move {
        // Facts that aids added come after everything that the player marked.
        let own = moves.iter().flat_map(|made| &made.own);
        let aided = moves.iter().flat_map(|made| &made.aided);
        let marks: Vec<P::Fact> = own.clone().chain(aided).copied().collect();
        let answer = match agree::<P>(&clues, &marks, &fuel).await {
            Agreed::NoSolution => Answer::NoSolution,
            Agreed::Wrong(wrong) => {
                let mut judging = Judging::<P>::new(clues, wrong);
                for made in &moves {
                    judging.judge(made, &fuel).await;
                }
                let own: BTreeSet<&P::Fact> = own.collect();
                judging.wrong.retain(|fact| own.contains(fact));
                Answer::Reviewed(Reviewed {
                    moves: judging.judged,
                    wrong: judging.wrong,
                })
            }
        };
        answers.give(answer).await;
        Answered
    })
}

impl<P: Coached> Judging<P> {
    fn new(clues: P::Clues, wrong: Vec<P::Fact>) -> Self {
        Self {
            solver: Solver::new(clues.clone(), Method::Human),
            goes_on: true,
            marked: P::board(&clues),
            marks: BTreeSet::new(),
            steps: Vec::new(),
            found_by: BTreeMap::new(),
            wrong,
            judged: Vec::new(),
            clues,
        }
    }

    /// Judges the next move.
    async fn judge(&mut self, made: &Made<P>, fuel: &Supply) {
        let judgement = match made.by {
            Maker::Trial => Judgement::Tried,
            _ if made.own.iter().any(|fact| self.wrong.contains(fact)) => Judgement::Wrong,
            Maker::Hint(Some(technique)) => Judgement::Hint(Some((technique, technique.tenths()))),
            Maker::Player | Maker::Hint(None) => {
                let new = made.own.iter().copied();
                let new: Vec<P::Fact> = new
                    .filter(|&fact| P::knows(&self.marked, fact) != Some(true))
                    .collect();
                while self.goes_on && !new.iter().all(|&fact| self.is_known(fact)) {
                    match fuel.next(|fuel| self.solver.advance(fuel)).await {
                        Ok(Event::Step(step)) => self.push(step),
                        _ => self.goes_on = false,
                    }
                }
                match (made.by, self.judgement(&new)) {
                    (Maker::Player, judgement) => judgement,
                    // Games of earlier versions do not store the technique, so take the one by which the move could be
                    // found.
                    (
                        _,
                        Judgement::Forced {
                            technique, tenths, ..
                        },
                    ) => Judgement::Hint(Some((technique, tenths))),
                    _ => Judgement::Hint(None),
                }
            }
        };
        let facts = made.own.iter().chain(&made.aided).copied();
        let right: Vec<P::Fact> = facts.filter(|fact| !self.wrong.contains(fact)).collect();
        self.mark(&right);
        self.judged.push(judgement);
    }

    fn is_known(&self, fact: P::Fact) -> bool {
        P::knows(self.solver.board(), fact) == Some(true)
    }

    fn push(&mut self, step: Step<P>) {
        let number = self.steps.len();
        let needs = self.premises(&step.given);
        for &fact in &step.found {
            self.found_by.entry(fact).or_insert(number);
        }
        self.steps.push(Known { step, needs });
    }

    /// Facts, marked or found, from which facts of the run were read off.
    fn premises(&self, facts: &[P::Fact]) -> Vec<P::Fact> {
        let is_stated = |fact| self.marks.contains(&fact) || self.found_by.contains_key(&fact);
        let board = self.solver.board();
        let premises = story::premises::<P>(&self.clues, board, is_stated, facts);
        premises.map_or_else(Vec::new, |premises| premises.facts)
    }

    fn mark(&mut self, facts: &[P::Fact]) {
        for &fact in facts {
            // Right marks agree with each other and with what the run has found.
            let _ = P::learn(&mut self.marked, fact);
            self.solver.learn_mark(fact);
            self.marks.insert(fact);
        }
    }

    /// Numbers of the steps that lead from the marks to a fact.
    fn chain(&self, fact: P::Fact) -> BTreeSet<usize> {
        let mut chain = BTreeSet::new();
        let mut left = self.premises(&[fact]);
        while let Some(fact) = left.pop() {
            if P::knows(&self.marked, fact) == Some(true) {
                continue;
            }
            if let Some(&number) = self.found_by.get(&fact)
                && chain.insert(number)
            {
                left.extend(&self.steps[number].needs);
            }
        }
        chain
    }

    fn judgement(&self, new: &[P::Fact]) -> Judgement<P> {
        if new.is_empty() {
            return Judgement::Bookkeeping;
        }
        let mut told = BTreeSet::new();
        let mut hardest: Option<&Step<P>> = None;
        for &fact in new {
            if !self.is_known(fact) {
                return Judgement::Guess;
            }
            let mut chain = self.chain(fact);
            chain.retain(|&number| told.insert(number));
            let steps = chain.iter().map(|&number| &self.steps[number].step);
            if chain.len() > LENGTH
                || steps.clone().filter(|step| !P::is_plain(step)).count() > REACH
            {
                return Judgement::Guess;
            }
            hardest = solve::hardest(hardest.into_iter().chain(steps), |step| step.tenths());
        }
        let Some(hardest) = hardest else {
            return Judgement::Bookkeeping;
        };
        let missed = self
            .easiest()
            .filter(|easiest| easiest.tenths() < hardest.tenths());
        Judgement::Forced {
            technique: hardest.technique,
            tenths: hardest.tenths(),
            missed: missed.map(|step| (step.technique, step.tenths())),
        }
    }

    /// The easiest step of the run that rests on the marks and finds something new.
    fn easiest(&self) -> Option<&Step<P>> {
        let is_marked = |fact: &P::Fact| P::knows(&self.marked, *fact) == Some(true);
        let open = self.steps.iter().filter(|known| {
            known.needs.iter().all(is_marked) && !known.step.found.iter().all(is_marked)
        });
        open.map(|known| &known.step)
            .min_by_key(|step| step.tenths())
    }
}
