//! Interface of a game of any kind.

use crate::game::{Action, Aids, Clock, Count, Key, Press, Selection, Stored, Stroke};
use crate::grid::{Shape, Site};
use crate::model::Explanation;
use crate::scene::{Item, Scene};

use super::counselled::Counselled;
use super::described::Described;
use super::{Code, Marks};

/// A rule that the current marks break.
#[derive(Clone, Debug, PartialEq)]
pub struct Clashing {
    /// Message id of the rule.
    pub rule: &'static str,
    /// Places that break it together.
    pub sites: Vec<Site>,
    /// Sentence about it.
    pub explanation: Explanation,
}

/// Puzzle being played. Methods that can change marks return whether a mark changed.
pub trait Played: Counselled + Described {
    /// The puzzle.
    fn code(&self) -> &Code;
    /// Size of the board.
    fn shape(&self) -> Shape;
    /// Presses on the board.
    fn press(&mut self, press: Press) -> bool;
    /// Makes the marks of a whole stroke as one move.
    fn stroke(&mut self, stroke: &Stroke) -> bool;
    /// Marks, as text, that a stroke leads to so far.
    fn previewed(&mut self, stroke: &Stroke) -> Vec<String>;
    /// Presses a key.
    fn key(&mut self, key: Key) -> bool;
    /// Whether all candidates are noted; `None` if there is nothing to note.
    fn has_candidates(&self) -> Option<bool>;
    /// Notes all candidates, or removes these notes if all are noted.
    fn switch_candidates(&mut self) -> bool;
    /// Makes the marks that came with a text, as one move; those of another kind change
    /// nothing.
    fn take_over(&mut self, marks: Marks) -> bool;
    /// Takes the last move back.
    fn undo(&mut self) -> bool;
    /// Repeats the move that was taken back last.
    fn redo(&mut self) -> bool;
    /// Goes to a place of the history.
    fn go_to(&mut self, moves: usize);
    /// Takes all marks back, as a move.
    fn reset(&mut self) -> bool;
    /// Begins a trial.
    fn suppose(&mut self);
    /// Ends the innermost trial and keeps its marks.
    fn keep(&mut self) -> bool;
    /// Ends the innermost trial and takes its marks back.
    fn drop_trial(&mut self) -> bool;
    /// Ends the innermost trial with the opposite of its assumption.
    fn conclude(&mut self) -> bool;
    /// Number of trials under way.
    fn trials(&self) -> usize;
    /// Sets a checkpoint.
    fn set_checkpoint(&mut self, name: String);
    /// Returns to a checkpoint, by number from 0.
    fn return_to(&mut self, checkpoint: usize) -> bool;
    /// Names of the checkpoints, and the number of moves made when each was set.
    fn checkpoints(&self) -> Vec<(String, usize)>;
    /// Sort of each move, including those taken back, and the time played until then.
    fn moves(&self) -> Vec<(Action, u64)>;
    /// Number of moves made and not taken back.
    fn done(&self) -> usize;
    /// Marks as text, in the order in which they were made, each with the number of the
    /// trial in which it was made; 0 outside all trials.
    fn written(&self) -> Vec<(String, usize)>;
    /// Mark that the last move was made for; `None` if it only removed marks.
    fn last(&self) -> Option<Explanation>;
    /// Whether the marks make a solution.
    fn is_solved(&self) -> bool;
    /// Rules that the current marks break.
    fn broken(&self) -> Vec<Clashing>;
    /// Counts that a player keeps an eye on.
    fn counts(&self) -> Vec<Count>;
    /// Part of the puzzle that is done, in per cent: of what its clues count, or of the
    /// digits to enter. 100 only for a solved puzzle.
    fn part(&self) -> u8;
    /// Number of hints that the player asked for.
    fn hints(&self) -> u32;
    /// Number of checks, "why" questions and looks at the solution.
    fn questions(&self) -> u32;
    /// Counts a hint; nothing takes it back.
    fn count_hint(&mut self);
    /// Counts a check, a "why" question or a look at the solution; nothing takes it back.
    fn count_question(&mut self);
    /// Picture of the board; during a stroke, as if it ended now.
    fn picture(&mut self, stroke: Option<&Stroke>, shows_clashes: bool) -> Scene;
    /// Picture of the finished puzzle, which traces the solution once: the loop from
    /// end to end, water from below; `None` while it is not solved.
    fn finale(&self) -> Option<Scene>;
    /// Marks of the player's selection.
    fn pointed(&self) -> Vec<Item>;
    /// Marks behind digits that are like the held or selected one.
    fn alike(&self) -> Vec<Item>;
    /// Digits that would directly break a rule in a selected cell.
    fn clashing(&self) -> Vec<u8>;
    /// Stored form.
    fn stored(&self) -> Stored;
    /// Clock, to give it readings and to pause it.
    fn clock(&mut self) -> &mut Clock;
    /// Aids in use.
    fn aids(&mut self) -> &mut Aids;
    /// The player's selection.
    fn selection(&mut self) -> &mut Selection;
}
