//! Game: a history of moves with a place in it, checkpoints, and the clock.

use std::collections::BTreeSet;

use crate::model::{Clash, Fact as _};

use super::{
    Action, Aids, Change, Clock, Count, GameState, Key, Move, Play, Position, Press, Selection,
    Stroke,
};

/// Number of moves between two kept states. They make undo quick.
const KEEP_EVERY: usize = 64;

/// Named position that the player can return to.
#[derive(Clone, Debug, PartialEq)]
pub struct Checkpoint<P: Play> {
    /// Name given by the player.
    pub name: String,
    /// Number of moves made when it was set.
    pub at: usize,
    /// Its marks, in the order in which they were made.
    pub marks: Vec<P::Mark>,
}

/// Puzzle being played.
#[derive(Clone, Debug)]
pub struct Game<P: Play> {
    clues: P::Clues,
    /// Moves made, and after them those taken back.
    moves: Vec<Move<P>>,
    done: usize,
    state: GameState<P>,
    /// States after every `KEEP_EVERY` moves.
    kept: Vec<GameState<P>>,
    pub(super) checkpoints: Vec<Checkpoint<P>>,
    clock: Clock,
    hints: u32,
    questions: u32,
    /// The player's selection.
    pub selection: Selection,
    /// Aids in use.
    pub aids: Aids,
}

/// Games are equal if they are stored alike: selection and aids are not part of them, nor
/// is whether the clock runs.
impl<P: Play> PartialEq for Game<P> {
    fn eq(&self, other: &Self) -> bool {
        self.clues == other.clues
            && self.moves == other.moves
            && self.done == other.done
            && self.state == other.state
            && self.checkpoints == other.checkpoints
            && self.clock.elapsed() == other.clock.elapsed()
            && self.hints == other.hints
            && self.questions == other.questions
    }
}

impl<P: Play> Game<P> {
    /// Game of a puzzle that has not begun.
    pub fn new(clues: P::Clues) -> Self {
        Self {
            clues,
            moves: Vec::new(),
            done: 0,
            state: GameState::default(),
            kept: vec![GameState::default()],
            checkpoints: Vec::new(),
            clock: Clock::default(),
            hints: 0,
            questions: 0,
            selection: Selection::default(),
            aids: Aids::default(),
        }
    }

    /// Printed puzzle.
    pub fn clues(&self) -> &P::Clues {
        &self.clues
    }

    /// Marks on the board.
    pub fn position(&self) -> &Position<P> {
        &self.state.position
    }

    /// Marks and trials.
    pub fn state(&self) -> &GameState<P> {
        &self.state
    }

    /// Moves made, and after them those taken back.
    pub fn moves(&self) -> &[Move<P>] {
        &self.moves
    }

    /// Number of moves made and not taken back.
    pub fn done(&self) -> usize {
        self.done
    }

    /// Checkpoints, the first set first.
    pub fn checkpoints(&self) -> &[Checkpoint<P>] {
        &self.checkpoints
    }

    /// Clock of the game.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Clock of the game, to give it readings and to pause it.
    pub fn clock_mut(&mut self) -> &mut Clock {
        &mut self.clock
    }

    /// Number of hints that the player asked for.
    pub fn hints(&self) -> u32 {
        self.hints
    }

    /// Number of checks, "why" questions and looks at the solution that helped the player.
    pub fn questions(&self) -> u32 {
        self.questions
    }

    /// Counts a hint. Undo and reset do not take it back. On a solved board it does not count, because it no longer
    /// helps.
    pub fn count_hint(&mut self) {
        if !self.is_solved() {
            self.hints = self.hints.saturating_add(1);
        }
    }

    /// Counts a check, a "why" question or a look at the solution. Undo does not take it back. On a solved
    /// board it does not count, because it no longer helps.
    pub fn count_question(&mut self) {
        if !self.is_solved() {
            self.questions = self.questions.saturating_add(1);
        }
    }

    /// Marks as text, in the order in which they were made.
    pub fn written(&self) -> Vec<String> {
        let marks = self.position().in_order().into_iter();
        marks.map(|mark| P::write(&self.clues, mark)).collect()
    }

    /// Facts that the marks state, in the order in which they were made.
    pub fn facts(&self) -> Vec<P::Fact> {
        self.position().facts(&self.clues)
    }

    /// Whether the marks make a solution.
    pub fn is_solved(&self) -> bool {
        P::is_solved(&self.clues, &self.facts())
    }

    /// Rules that the current marks break.
    pub fn broken(&self) -> Vec<Clash<P>> {
        P::broken(&self.clues, self.position())
    }

    /// Counts that a player keeps an eye on.
    pub fn counts(&self) -> Vec<Count> {
        P::counts(&self.clues, self.position())
    }

    /// Presses on the board; returns whether a mark changed.
    pub fn press(&mut self, press: Press) -> bool {
        let changes = P::press(
            &self.clues,
            &self.state.position,
            &mut self.selection,
            press,
        );
        self.mark(self.turn(Action::Mark, changes))
    }

    /// Position that a stroke leads to so far, without aids.
    pub fn previewed(&mut self, stroke: &Stroke) -> Position<P> {
        let changes = P::drag(
            &self.clues,
            &self.state.position,
            &mut self.selection,
            stroke,
        );
        let mut position = self.state.position.clone();
        for change in changes.into_iter().filter(|change| self.is_lawful(change)) {
            position.apply(change);
        }
        position
    }

    /// Makes the marks of a whole stroke as one move; returns whether a mark changed.
    pub fn stroke(&mut self, stroke: &Stroke) -> bool {
        let changes = P::drag(
            &self.clues,
            &self.state.position,
            &mut self.selection,
            stroke,
        );
        self.mark(self.turn(Action::Mark, changes))
    }

    /// Presses a key; returns whether a mark changed.
    pub fn key(&mut self, key: Key) -> bool {
        let changes = P::key(&self.clues, &self.state.position, &mut self.selection, key);
        self.mark(self.turn(Action::Mark, changes))
    }

    /// Whether all candidates are noted; `None` for kinds without such notes, and if there is nothing to note.
    pub fn has_candidates(&self) -> Option<bool> {
        let changes = P::candidates(&self.clues, self.position());
        let first = changes.first()?;
        Some(matches!(first, Change::Clear(_)))
    }

    /// Notes all candidates, or removes the notes if all are noted; returns whether a mark changed.
    pub fn switch_candidates(&mut self) -> bool {
        let changes = P::candidates(&self.clues, self.position());
        let aided = changes.len();
        !changes.is_empty()
            && self.push(Move {
                aided,
                ..self.turn(Action::Mark, changes)
            })
    }

    /// Marks facts that a hint found, as one move, with the technique of its hardest step; returns whether a mark
    /// changed.
    pub fn take_hint(&mut self, facts: &[P::Fact], technique: Option<P::Technique>) -> bool {
        let changes = self.stating(facts);
        let turn = self.turn(Action::Hint, changes);
        self.mark(Move { technique, ..turn })
    }

    /// Marks facts that were found elsewhere, as one move; returns whether a mark changed.
    pub fn take_over(&mut self, facts: &[P::Fact]) -> bool {
        let changes = self.stating(facts);
        self.mark(self.turn(Action::Mark, changes))
    }

    /// Changes by which the position states facts.
    fn stating(&self, facts: &[P::Fact]) -> Vec<Change<P>> {
        let mut position = self.state.position.clone();
        let mut changes = Vec::new();
        for &fact in facts {
            for change in P::stating(&self.clues, &position, fact) {
                if position.apply(change) {
                    changes.push(change);
                }
            }
        }
        changes
    }

    /// Move of the player at the current time.
    fn turn(&self, action: Action, changes: Vec<Change<P>>) -> Move<P> {
        Move {
            action,
            changes,
            aided: 0,
            technique: None,
            at: self.clock.elapsed(),
        }
    }

    fn is_lawful(&self, change: &Change<P>) -> bool {
        match *change {
            Change::Put(mark) => P::fits(&self.clues, mark),
            Change::Clear(_) => true,
        }
    }

    /// Makes the changes that are legal, and those that the aids add.
    fn mark(&mut self, turn: Move<P>) -> bool {
        let mut position = self.state.position.clone();
        let mut made = Vec::new();
        for change in turn
            .changes
            .into_iter()
            .filter(|change| self.is_lawful(change))
        {
            if position.apply(change) {
                made.push(change);
            }
        }
        if made.is_empty() {
            return false;
        }
        let own = made.len();
        for change in P::aid(&self.clues, &position, &made, self.aids) {
            if self.is_lawful(&change) && position.apply(change) {
                made.push(change);
            }
        }
        self.push(Move {
            aided: made.len() - own,
            changes: made,
            ..turn
        })
    }

    /// Makes a move of the player that no aid adds to; returns whether it could be made.
    pub(super) fn act(&mut self, action: Action, changes: Vec<Change<P>>) -> bool {
        self.push(self.turn(action, changes))
    }

    fn push(&mut self, turn: Move<P>) -> bool {
        if !self.state.apply(&turn) {
            return false;
        }
        self.clock.start();
        self.moves.truncate(self.done);
        self.kept.truncate(self.done / KEEP_EVERY + 1);
        self.moves.push(turn);
        self.done += 1;
        self.keep_state();
        true
    }

    fn keep_state(&mut self) {
        if self.done == self.kept.len() * KEEP_EVERY {
            self.kept.push(self.state.clone());
        }
    }

    /// Adds a move as it was stored; `false` if it is not legal here.
    pub(super) fn replay(&mut self, turn: Move<P>) -> bool {
        let is_lawful = turn.changes.iter().all(|change| self.is_lawful(change));
        if !is_lawful || !self.state.apply(&turn) {
            return false;
        }
        self.moves.push(turn);
        self.done += 1;
        self.keep_state();
        true
    }

    /// Goes to a place of the history; the last one if there are fewer moves.
    pub fn go_to(&mut self, moves: usize) {
        self.done = moves.min(self.moves.len());
        self.state = self.state_after(self.done);
    }

    /// Marks and trials after the given number of moves, or after all if there are fewer.
    pub fn state_after(&self, moves: usize) -> GameState<P> {
        let moves = moves.min(self.moves.len());
        // States are kept for all moves there are.
        let near = (moves / KEEP_EVERY).min(self.kept.len() - 1);
        let mut state = self.kept[near].clone();
        for turn in &self.moves[near * KEEP_EVERY..moves] {
            state.apply(turn);
        }
        state
    }

    /// Number of moves before the one that made the marks state a fact, as they still
    /// do; `None` if they do not.
    pub fn before(&self, fact: P::Fact) -> Option<usize> {
        let place = BTreeSet::from([fact.site()]);
        let states = |state: &GameState<P>| {
            let facts = state.position.facts_at(&self.clues, &place);
            facts.contains(&fact)
        };
        if !states(&self.state) {
            return None;
        }
        let (mut state, mut before) = (GameState::default(), 0);
        for (turn, made) in self.moves[..self.done].iter().zip(1..) {
            state.apply(turn);
            if !states(&state) {
                before = made;
            }
        }
        Some(before)
    }

    /// Takes the last move back; returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let can = self.done > 0;
        self.go_to(self.done.saturating_sub(1));
        can
    }

    /// Repeats the move that was taken back last; returns whether there was one.
    pub fn redo(&mut self) -> bool {
        let can = self.done < self.moves.len();
        self.go_to(self.done + 1);
        can
    }

    /// Takes all marks back, as a move; returns whether there were any marks or a trial.
    pub fn reset(&mut self) -> bool {
        let is_bare = self.position().is_empty() && self.state.trials.is_empty();
        !is_bare && self.act(Action::Reset, Vec::new())
    }

    /// Adds what a stored game has besides the moves.
    pub(super) fn restore(
        &mut self,
        done: usize,
        checkpoints: Vec<Checkpoint<P>>,
        elapsed: u64,
        [hints, questions]: [u32; 2],
    ) {
        self.checkpoints = checkpoints;
        (self.hints, self.questions) = (hints, questions);
        self.clock = Clock::standing_at(elapsed);
        self.go_to(done);
    }
}
