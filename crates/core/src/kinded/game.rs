//! Games without their kind: an object-safe front of [`Game`].

use delegate::delegate;

use crate::game::{
    self, Action, Aids, Change, Clock, Count, Game, Key, Move, NotStored, Play, Position, Press,
    Selection, Spoken, Stored, Stroke,
};
use crate::grid::Shape;
use crate::model::{Edit, Explanation, ParseError, Rule as _};
use crate::scene::{self, Item, Scene};

use super::{Clashing, Code, Marks, OfKind, Played};

pub(super) struct GameOf<P: Play> {
    code: Code,
    pub(super) game: Game<P>,
}

/// Mark that a move was made for, as words; `None` if it only removed marks.
pub(super) fn explain_own<P: Play>(clues: &P::Clues, turn: &Move<P>) -> Option<Explanation> {
    // The aids' marks come after the player's own.
    turn.changes.iter().find_map(|change| match *change {
        Change::Put(mark) => Some(P::explain_mark(clues, mark)),
        Change::Clear(_) => None,
    })
}

/// Game of a puzzle that has not begun.
///
/// # Errors
/// The code's text is not a puzzle of its kind.
pub(super) fn game<P: Play + Edit + Spoken + OfKind>(
    code: &Code,
) -> Result<Box<dyn Played>, ParseError> {
    Ok(Box::new(GameOf {
        game: Game::<P>::new(code.clues::<P>()?.clone()),
        code: code.clone(),
    }))
}

/// Game from its stored form.
///
/// # Errors
/// It is not a game of this kind, or it is of a later version.
pub(super) fn stored_game<P: Play + Edit + Spoken + OfKind>(
    stored: &Stored,
) -> Result<Box<dyn Played>, NotStored> {
    let game = Game::<P>::of_stored(stored, P::KIND.name())?;
    let code = Code::of::<P>(game.clues().clone());
    Ok(Box::new(GameOf { code, game }))
}

impl<P: Play + Edit + Spoken + OfKind> Played for GameOf<P> {
    delegate! {
        to self.game {
            fn press(&mut self, press: Press) -> bool;
            fn stroke(&mut self, stroke: &Stroke) -> bool;
            fn key(&mut self, key: Key) -> bool;
            fn has_candidates(&self) -> Option<bool>;
            fn switch_candidates(&mut self) -> bool;
            fn undo(&mut self) -> bool;
            fn redo(&mut self) -> bool;
            fn go_to(&mut self, moves: usize);
            fn reset(&mut self) -> bool;
            fn suppose(&mut self);
            fn keep(&mut self) -> bool;
            fn drop_trial(&mut self) -> bool;
            fn conclude(&mut self) -> bool;
            fn set_checkpoint(&mut self, name: String);
            fn return_to(&mut self, checkpoint: usize) -> bool;
            fn done(&self) -> usize;
            fn is_solved(&self) -> bool;
            fn counts(&self) -> Vec<Count>;
            fn hints(&self) -> u32;
            fn questions(&self) -> u32;
            fn count_hint(&mut self);
            fn count_question(&mut self);
        }
    }

    fn code(&self) -> &Code {
        &self.code
    }

    fn shape(&self) -> Shape {
        P::shape(self.game.clues())
    }

    fn previewed(&mut self, stroke: &Stroke) -> Vec<String> {
        let marks = self.game.previewed(stroke).in_order().into_iter();
        marks
            .map(|mark| P::write(self.game.clues(), mark))
            .collect()
    }

    fn take_over(&mut self, marks: Marks) -> bool {
        self.game.take_over(&marks.facts::<P>())
    }

    fn trials(&self) -> usize {
        self.game.state().trials.len()
    }

    fn checkpoints(&self) -> Vec<(String, usize)> {
        let checkpoints = self.game.checkpoints().iter();
        checkpoints
            .map(|checkpoint| (checkpoint.name.clone(), checkpoint.at))
            .collect()
    }

    fn moves(&self) -> Vec<(Action, u64)> {
        let moves = self.game.moves().iter();
        moves.map(|turn| (turn.action, turn.at)).collect()
    }

    fn written(&self) -> Vec<(String, usize)> {
        let marks = self.game.position().in_order().into_iter();
        let depth = |mark| self.game.state().depth(P::slot(mark));
        marks
            .map(|mark| (P::write(self.game.clues(), mark), depth(mark)))
            .collect()
    }

    fn last(&self) -> Option<Explanation> {
        let turn = self.game.moves().get(self.game.done().checked_sub(1)?)?;
        explain_own(self.game.clues(), turn)
    }

    fn broken(&self) -> Vec<Clashing> {
        let clashes = self.game.broken().into_iter();
        clashes
            .map(|clash| Clashing {
                rule: clash.rule.name(),
                explanation: P::explain_clash(self.game.clues(), &clash),
                sites: clash.sites,
            })
            .collect()
    }

    fn part(&self) -> u8 {
        if self.game.is_solved() {
            return 100;
        }
        let clues = self.game.clues();
        let placed = |counts: &[Count]| -> u64 {
            let placed = counts.iter().map(|count| count.placed.min(count.needed));
            placed.map(u64::from).sum()
        };
        let start = P::counts(clues, &Position::default());
        let needed: u64 = start.iter().map(|count| u64::from(count.needed)).sum();
        let all = needed.saturating_sub(placed(&start));
        let done = placed(&self.game.counts()).saturating_sub(placed(&start));
        let part = (done * 100).checked_div(all).unwrap_or_default();
        u8::try_from(part).unwrap_or(99).min(99)
    }

    fn picture(&mut self, stroke: Option<&Stroke>, shows_clashes: bool) -> Scene {
        let position = match stroke {
            Some(stroke) => self.game.previewed(stroke),
            None => self.game.position().clone(),
        };
        game::picture(&self.game, &position, shows_clashes)
    }

    fn finale(&self) -> Option<Scene> {
        if !self.game.is_solved() {
            return None;
        }
        let clues = self.game.clues();
        let mut board = P::board(clues);
        for fact in self.game.facts() {
            // The facts of a solution agree with each other.
            let _ = P::learn(&mut board, fact);
        }
        Some(scene::solution_scene::<P>(clues, &board))
    }

    fn pointed(&self) -> Vec<Item> {
        game::pointed(&self.game.selection)
    }

    fn alike(&self) -> Vec<Item> {
        P::alike(
            self.game.clues(),
            self.game.position(),
            &self.game.selection,
        )
    }

    fn clashing(&self) -> Vec<u8> {
        P::clashing(
            self.game.clues(),
            self.game.position(),
            &self.game.selection,
        )
    }

    fn stored(&self) -> Stored {
        self.game.stored(P::KIND.name())
    }

    fn clock(&mut self) -> &mut Clock {
        self.game.clock_mut()
    }

    fn aids(&mut self) -> &mut Aids {
        &mut self.game.aids
    }

    fn selection(&mut self) -> &mut Selection {
        &mut self.game.selection
    }
}
