//! Trials and checkpoints of a game: ways to explore that can be undone.

use super::{Action, Change, Checkpoint, Game, Play, Position};

impl<P: Play> Game<P> {
    /// Begins a trial.
    pub fn suppose(&mut self) {
        self.act(Action::Suppose, Vec::new());
    }

    /// Ends the innermost trial and keeps its marks; returns whether there was one.
    pub fn keep(&mut self) -> bool {
        self.act(Action::Keep, Vec::new())
    }

    /// Ends the innermost trial and takes its marks back; returns whether there was one.
    pub fn drop_trial(&mut self) -> bool {
        self.act(Action::Drop, Vec::new())
    }

    /// Ends the innermost trial with the opposite of its assumption; returns whether
    /// there was a trial whose assumption has an opposite.
    pub fn conclude(&mut self) -> bool {
        let trial = self.state().trials.last();
        let Some(changes) = trial.and_then(|trial| trial.conclusion(self.clues())) else {
            return false;
        };
        self.act(Action::Conclude, changes)
    }

    /// Facts that the innermost trial began with and, after them, its assumption; `None`
    /// if no assumption states exactly one fact. It can be concluded soundly if the
    /// coach finds the assumption wrong.
    pub fn supposition(&self) -> Option<Vec<P::Fact>> {
        let trial = self.state().trials.last()?;
        let mut position = trial.base.clone();
        let assumed = trial.assumed?;
        position.apply(Change::Put(assumed));
        let stated = P::stated(self.clues(), &position, assumed);
        let [fact] = stated[..] else {
            return None;
        };
        let mut facts = trial.base.facts(self.clues());
        facts.retain(|&other| other != fact);
        facts.push(fact);
        Some(facts)
    }

    /// Sets a checkpoint.
    pub fn set_checkpoint(&mut self, name: impl Into<String>) {
        self.checkpoints.push(Checkpoint {
            name: name.into(),
            at: self.done(),
            marks: self.position().in_order(),
        });
    }

    /// Returns to a checkpoint, by number from 0, as a move; returns whether it exists.
    pub fn return_to(&mut self, checkpoint: usize) -> bool {
        let Some(checkpoint) = self.checkpoints.get(checkpoint) else {
            return false;
        };
        let mut wanted = Position::default();
        for &mark in &checkpoint.marks {
            wanted.apply(Change::Put(mark));
        }
        let changes = wanted.changes_from(self.position());
        self.act(Action::Return, changes)
    }
}
