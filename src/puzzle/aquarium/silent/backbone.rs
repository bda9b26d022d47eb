//! The facts that hold in every solution: what the solutions known so far
//! share, narrowed by asking for one that differs somewhere, until there is
//! none.

use batsat::Lit;

use crate::solve::Fuel;

use super::learn::{Answer, Learner};
use super::model::{Levels, Model};

/// The search for common facts.
pub(super) struct Backbone {
    /// The clauses of the puzzle; solutions found are not forbidden.
    learner: Learner,
    /// For each chain the levels that the solutions known have.
    seen: Vec<Levels>,
    /// The literal that asks for a level that was not seen, if one was made
    /// for what is seen.
    question: Option<Lit>,
    settled: bool,
}

impl Backbone {
    pub(super) fn new(model: &Model) -> Self {
        Self {
            learner: Learner::of(model, &model.levels),
            seen: vec![0; model.levels.len()],
            question: None,
            settled: false,
        }
    }

    /// Takes a solution into account.
    pub(super) fn include(&mut self, levels: &[Levels]) {
        for (seen, level) in self.seen.iter_mut().zip(levels) {
            *seen |= level;
        }
        self.question = None;
    }

    /// Goes on until all is settled: for each chain its lowest and highest
    /// level. `exhausted` tells that every solution was included.
    pub(super) fn settle(&mut self, exhausted: bool, fuel: &mut Fuel) -> Option<Vec<Levels>> {
        self.settled |= exhausted;
        while !self.settled {
            let question = match self.question {
                Some(question) => question,
                None => self.ask(),
            };
            self.question = Some(question);
            match self.learner.solve(&[question], fuel) {
                Answer::Unfinished => return None,
                Answer::Levels(levels) => {
                    self.learner.add([!question]);
                    self.include(&levels);
                }
                Answer::Refuted => self.settled = true,
            }
        }
        Some(self.seen.clone())
    }

    /// A literal that, assumed, asks for a level below or above all seen.
    fn ask(&mut self) -> Lit {
        let question = self.learner.fresh();
        let mut clause = vec![!question];
        for (chain, seen) in (0_u16..).zip(&self.seen) {
            let (lowest, highest) = (seen.trailing_zeros(), seen.ilog2());
            clause.extend(self.learner.filled(chain, lowest as u8).map(|lit| !lit));
            clause.extend(self.learner.filled(chain, highest as u8 + 1));
        }
        self.learner.add(clause);
        question
    }
}
