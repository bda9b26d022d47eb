//! State of a game between two moves: the marks, and the trials begun.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::grid::Site;
use crate::model::Fact as _;

use super::{Change, Play, Position};

/// Action of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Marks by the player, and by the aids.
    Mark,
    /// Marks by a hint.
    Hint,
    /// Begins a trial: the first mark after it is its assumption.
    Suppose,
    /// Ends the innermost trial and keeps its marks.
    Keep,
    /// Ends the innermost trial and takes its marks back.
    Drop,
    /// Ends the innermost trial, takes its marks back and marks the opposite of its
    /// assumption.
    Conclude,
    /// Takes all marks back and ends all trials.
    Reset,
    /// Brings the marks of a checkpoint back and ends all trials.
    Return,
}

/// Move of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Move<P: Play> {
    /// Sort of move.
    pub action: Action,
    /// Marks that it makes and removes, besides those that its action implies.
    pub changes: Vec<Change<P>>,
    /// How many of the last changes the aids added.
    pub aided: usize,
    /// Technique of the hint that made it, if known.
    pub technique: Option<P::Technique>,
    /// Time played until then, in milliseconds.
    pub at: u64,
}

impl<P: Play> Move<P> {
    /// The move as it would be without aids.
    pub(super) fn without_aids(&self) -> Self {
        let own = self.changes.len().saturating_sub(self.aided);
        Self {
            changes: self.changes[..own].to_vec(),
            aided: 0,
            ..self.clone()
        }
    }

    /// Places whose marks it can change; `None` if it can change any.
    pub(super) fn places(&self) -> Option<BTreeSet<Site>> {
        match self.action {
            Action::Mark | Action::Hint | Action::Suppose | Action::Keep | Action::Return => {
                let slots = self.changes.iter().map(Change::slot);
                Some(slots.map(P::site).collect())
            }
            Action::Drop | Action::Conclude | Action::Reset => None,
        }
    }
}

/// Trial that was begun.
#[derive(Clone, Debug, PartialEq)]
pub struct Trial<P: Play> {
    /// Position in which it was begun.
    pub base: Position<P>,
    /// Its first mark.
    pub assumed: Option<P::Mark>,
}

impl<P: Play> Trial<P> {
    /// Changes of its base that conclude it by marking the opposite of its assumption.
    /// `None` if the assumption does not state exactly one fact.
    pub fn conclusion(&self, clues: &P::Clues) -> Option<Vec<Change<P>>> {
        let mut after = self.base.clone();
        let assumed = self.assumed?;
        after.apply(Change::Put(assumed));
        match P::stated(clues, &after, assumed)[..] {
            [fact] => Some(P::stating(clues, &self.base, fact.negated())),
            _ => None,
        }
    }
}

/// Marks and trials at some point of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct GameState<P: Play> {
    /// Marks on the board.
    pub position: Position<P>,
    /// Trials under way, the outermost first.
    pub trials: Vec<Trial<P>>,
}

impl<P: Play> Default for GameState<P> {
    fn default() -> Self {
        Self {
            position: Position::default(),
            trials: Vec::new(),
        }
    }
}

impl<P: Play> GameState<P> {
    /// Makes a move; `false`, with nothing changed, if it ends a trial and there is
    /// none.
    pub fn apply(&mut self, turn: &Move<P>) -> bool {
        match turn.action {
            Action::Mark | Action::Hint => {}
            Action::Suppose => self.trials.push(Trial {
                base: self.position.clone(),
                assumed: None,
            }),
            Action::Keep | Action::Drop | Action::Conclude => {
                let Some(trial) = self.trials.pop() else {
                    return false;
                };
                if turn.action != Action::Keep {
                    self.become_position(&trial.base);
                }
            }
            Action::Reset => {
                self.trials.clear();
                self.become_position(&Position::default());
            }
            Action::Return => self.trials.clear(),
        }
        for &change in &turn.changes {
            self.position.apply(change);
        }
        if let Some(trial) = self.trials.last_mut() {
            let mut made = turn.changes.iter().filter_map(|change| match *change {
                Change::Put(mark) => Some(mark),
                Change::Clear(_) => None,
            });
            trial.assumed = trial.assumed.or_else(|| made.next());
        }
        true
    }

    fn become_position(&mut self, wanted: &Position<P>) {
        for change in wanted.changes_from(&self.position) {
            self.position.apply(change);
        }
    }

    /// Number, from 1, of the innermost trial in which a slot was changed; 0 for a slot
    /// unchanged since before all trials.
    pub fn depth(&self, slot: P::Slot) -> usize {
        let mark = self.position.get(slot);
        let changed = |trial: &Trial<P>| trial.base.get(slot) != mark;
        self.trials
            .iter()
            .take_while(|trial| changed(trial))
            .count()
    }
}
