//! What each move of a game stated, for the coach. The player's own facts are separate from those that the aids added,
//! and the moves of hints from the player's.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{Action, Game, GameState, Move, Play};
use crate::model::Puzzle;

/// Maker of a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Maker<T> {
    /// The player.
    #[default]
    Player,
    /// A hint, with the technique of its hardest step if that is known.
    Hint(Option<T>),
    /// A trial that did not stand: its marks were taken back, or it is still open on an unsolved board.
    Trial,
}

/// Facts that a move stated and the marks before it did not.
#[derive(Clone, Debug, PartialEq)]
pub struct Made<P: Puzzle> {
    /// Facts of the move itself.
    pub own: Vec<P::Fact>,
    /// Facts that the aids added to it.
    pub aided: Vec<P::Fact>,
    /// Maker of the move.
    pub by: Maker<P::Technique>,
}

/// Facts that a player stated in a move, without aids.
impl<P: Puzzle> From<Vec<P::Fact>> for Made<P> {
    fn from(own: Vec<P::Fact>) -> Self {
        Self {
            own,
            aided: Vec::new(),
            by: Maker::Player,
        }
    }
}

impl<P: Play> Game<P> {
    /// Facts that each move stated and the marks before it did not. A trial that did not stand states nothing; a move that
    /// ends one is compared with the marks before the trial.
    pub fn made(&self) -> Vec<Made<P>> {
        let moves = &self.moves()[..self.done()];
        let mut state = GameState::default();
        let mut before_trial: Option<GameState<P>> = None;
        let tried = self.tried().into_iter();
        let made = moves.iter().zip(tried).map(|(turn, is_tried)| {
            if is_tried {
                before_trial.get_or_insert_with(|| state.clone());
                state.apply(turn);
                return Made {
                    own: Vec::new(),
                    aided: Vec::new(),
                    by: Maker::Trial,
                };
            }
            let Some(before) = before_trial.take() else {
                return self.made_by(&mut state, turn);
            };
            state.apply(turn);
            let facts = |state: &GameState<P>| state.position.facts(self.clues());
            let known: BTreeSet<P::Fact> = facts(&before).into_iter().collect();
            let new = facts(&state).into_iter();
            Made::from(new.filter(|fact| !known.contains(fact)).collect::<Vec<_>>())
        });
        made.collect()
    }

    /// Whether each move belongs to a trial that did not stand, together with the move that dropped it.
    pub(crate) fn tried(&self) -> Vec<bool> {
        let moves = &self.moves()[..self.done()];
        let mut tried = vec![false; moves.len()];
        let mut open = Vec::new();
        for (at, turn) in moves.iter().enumerate() {
            let dropped = match turn.action {
                Action::Mark | Action::Hint => None,
                Action::Suppose => {
                    open.push(at);
                    None
                }
                Action::Keep => {
                    open.pop();
                    None
                }
                Action::Drop => {
                    tried[at] = true;
                    open.pop()
                }
                Action::Conclude => open.pop(),
                Action::Reset | Action::Return => {
                    let first = open.first().copied();
                    open.clear();
                    first
                }
            };
            if let Some(from) = dropped {
                tried[from..at].fill(true);
            }
        }
        // A board solved within a trial is solved.
        if let Some(&from) = open.first().filter(|_| !self.is_solved()) {
            tried[from..].fill(true);
        }
        tried
    }

    /// Makes a move, and returns what it states that the marks before it did not.
    fn made_by(&self, state: &mut GameState<P>, turn: &Move<P>) -> Made<P> {
        // Facts elsewhere stay the same, so each move only has to look at these places.
        let places = turn.places();
        let facts = |state: &GameState<P>| match &places {
            Some(places) => state.position.facts_at(self.clues(), places),
            None => state.position.facts(self.clues()),
        };
        let set = |state: &GameState<P>| facts(state).into_iter().collect::<BTreeSet<P::Fact>>();
        let before = set(state);
        let alone = (turn.aided > 0).then(|| {
            let mut alone = state.clone();
            alone.apply(&turn.without_aids());
            set(&alone)
        });
        state.apply(turn);
        let new = facts(state).into_iter();
        let new = new.filter(|fact| !before.contains(fact));
        let is_own = |fact: &P::Fact| alone.as_ref().is_none_or(|alone| alone.contains(fact));
        let (own, aided) = new.partition(is_own);
        let by = match turn.action {
            Action::Hint => Maker::Hint(turn.technique),
            _ => Maker::Player,
        };
        Made { own, aided, by }
    }

    /// Facts that the marks state, with those that aids stated at the end, and the number of those. A fact that the
    /// player stated as well belongs to the player.
    pub fn facts_aided_last(&self) -> (Vec<P::Fact>, usize) {
        let mut aided = BTreeSet::new();
        let mut state = GameState::default();
        for turn in &self.moves()[..self.done()] {
            let made = self.made_by(&mut state, turn);
            aided.retain(|fact| !made.own.contains(fact));
            aided.extend(made.aided);
        }
        let facts = self.facts().into_iter();
        let (aided, own): (Vec<_>, Vec<_>) = facts.partition(|fact| aided.contains(fact));
        let count = aided.len();
        ([own, aided].concat(), count)
    }
}
