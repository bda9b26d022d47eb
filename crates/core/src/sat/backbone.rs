//! Backbone: what is the same in all models. Each call asks for a model that refutes at
//! least one candidate, with all candidates at once, until there is none (Algorithm 4
//! of Janota, Lynce & Marques-Silva, *Algorithms for computing backbones of
//! propositional formulae*, AI Communications 28(2), 2015).

use crate::solve::{Advance, Fuel};

use super::{Lit, Oracle, Unsatisfiable};

/// Candidates for the backbone: values that all models seen so far have in common.
pub trait Candidates<O: Oracle> {
    /// Drops the candidates that a model refutes.
    fn include(&mut self, model: &[O::Value]);

    /// Returns a switch; assuming it asks for a model that refutes a candidate.
    fn question(&self, oracle: &mut O) -> Lit;

    /// Moves to further candidates once the earlier ones are confirmed; `false` if
    /// there are none.
    fn next_round(&mut self) -> bool {
        false
    }
}

/// Search for a backbone.
pub struct Backbone<C> {
    candidates: C,
    /// The switch of the current question, if one was made for the candidates left.
    question: Option<Lit>,
    settled: bool,
}

impl<C> Backbone<C> {
    /// Begins with candidates, before any model was seen.
    pub fn new(candidates: C) -> Self {
        Self {
            candidates,
            question: None,
            settled: false,
        }
    }

    /// Takes a model into account.
    pub fn include<O: Oracle>(&mut self, model: &[O::Value])
    where
        C: Candidates<O>,
    {
        self.candidates.include(model);
        // Candidates refuted since then could still satisfy the old question.
        self.question = None;
    }

    /// Continues until every candidate is confirmed, and returns them; `None` if the
    /// fuel ran out first. Without an oracle, every model has already been included.
    pub fn settle<O: Oracle>(&mut self, oracle: Option<&mut O>, fuel: &mut Fuel) -> Option<&C>
    where
        C: Candidates<O>,
    {
        let Some(oracle) = oracle else {
            return Some(&self.candidates);
        };
        while !self.settled {
            let question = match self.question {
                Some(question) => question,
                None => self.candidates.question(oracle),
            };
            self.question = Some(question);
            match oracle.solve(&[question], fuel) {
                Advance::OutOfFuel => return None,
                Advance::Event(model) => {
                    oracle.sat().add([!question]);
                    self.include(&model);
                }
                Advance::Finished(Unsatisfiable) => {
                    oracle.sat().add([!question]);
                    self.question = None;
                    self.settled = !self.candidates.next_round();
                }
            }
        }
        Some(&self.candidates)
    }
}
