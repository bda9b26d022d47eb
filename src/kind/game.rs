//! Games without their kind: an object-safe front of [`Game`].

use std::str::FromStr as _;

use crate::game::{
    self, Action, Aids, Change, Clock, Count, Game, Hand, Key, Move, NotStored, Play, Position,
    Press, Spoken, Stored, Stroke,
};
use crate::grid::Shape;
use crate::model::{Edit, Explanation, ParseError, Rule as _};
use crate::puzzle::{aquarium::Aquarium, slitherlink::Slitherlink, sudoku::Sudoku};
use crate::scene::{self, Item, Scene};

use super::{Clashing, Code, Kind, Marks, OfKind, Played};

pub(super) struct GameOf<P: Play> {
    code: Code,
    pub(super) game: Game<P>,
}

/// Mark that a move was made for, as words; `None` if it only took marks away.
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
pub fn game(code: &Code) -> Result<Box<dyn Played>, ParseError> {
    Ok(with_kind!(code.kind, P => Box::new(GameOf {
        game: Game::<P>::new(code.clues::<P>()?.clone()),
        code: code.clone(),
    })))
}

/// Game of its stored form.
///
/// # Errors
/// The text is no stored game of this version or an earlier one.
pub fn stored_game(text: &str) -> Result<Box<dyn Played>, NotStored> {
    let stored = Stored::read(text)?;
    let kind = Kind::from_str(&stored.kind).map_err(|_| NotStored::Kind)?;
    Ok(with_kind!(kind, P => {
        let game = Game::<P>::of_stored(&stored, kind.into())?;
        let code = Code::of::<P>(game.clues().clone());
        Box::new(GameOf { code, game })
    }))
}

impl<P: Play + Edit + Spoken + OfKind> Played for GameOf<P> {
    fn code(&self) -> &Code {
        &self.code
    }

    fn shape(&self) -> Shape {
        P::shape(self.game.clues())
    }

    fn press(&mut self, press: Press) -> bool {
        self.game.press(press)
    }

    fn stroke(&mut self, stroke: &Stroke) -> bool {
        self.game.stroke(stroke)
    }

    fn previewed(&mut self, stroke: &Stroke) -> Vec<String> {
        let marks = self.game.previewed(stroke).in_order().into_iter();
        marks
            .map(|mark| P::write(self.game.clues(), mark))
            .collect()
    }

    fn key(&mut self, key: Key) -> bool {
        self.game.key(key)
    }

    fn take_over(&mut self, marks: Marks) -> bool {
        self.game.take_over(&marks.facts::<P>())
    }

    fn undo(&mut self) -> bool {
        self.game.undo()
    }

    fn redo(&mut self) -> bool {
        self.game.redo()
    }

    fn go_to(&mut self, moves: usize) {
        self.game.go_to(moves);
    }

    fn reset(&mut self) -> bool {
        self.game.reset()
    }

    fn suppose(&mut self) {
        self.game.suppose();
    }

    fn keep(&mut self) -> bool {
        self.game.keep()
    }

    fn drop_trial(&mut self) -> bool {
        self.game.drop_trial()
    }

    fn conclude(&mut self) -> bool {
        self.game.conclude()
    }

    fn trials(&self) -> usize {
        self.game.state().trials.len()
    }

    fn set_checkpoint(&mut self, name: String) {
        self.game.set_checkpoint(name);
    }

    fn return_to(&mut self, checkpoint: usize) -> bool {
        self.game.return_to(checkpoint)
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

    fn done(&self) -> usize {
        self.game.done()
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

    fn is_solved(&self) -> bool {
        self.game.is_solved()
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

    fn counts(&self) -> Vec<Count> {
        self.game.counts()
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

    fn questions(&self) -> u32 {
        self.game.questions()
    }

    fn count_question(&mut self) {
        self.game.count_question();
    }

    fn hints(&self) -> u32 {
        let made = self.game.moves().iter().take(self.game.done());
        let hints = made.filter(|turn| turn.action == Action::Hint);
        u32::try_from(hints.count()).unwrap_or(u32::MAX)
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
        game::pointed(&self.game.hand)
    }

    fn alike(&self) -> Vec<Item> {
        P::alike(self.game.clues(), self.game.position(), &self.game.hand)
    }

    fn clashing(&self) -> Vec<u8> {
        P::clashing(self.game.clues(), self.game.position(), &self.game.hand)
    }

    fn stored(&self) -> Stored {
        self.game.stored(self.code.kind.into())
    }

    fn clock(&mut self) -> &mut Clock {
        self.game.clock_mut()
    }

    fn aids(&mut self) -> &mut Aids {
        &mut self.game.aids
    }

    fn hand(&mut self) -> &mut Hand {
        &mut self.game.hand
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kind::{self, Advice, Answer as JobAnswer, CoachQuestion, End, Task};
    use crate::scene::Point;
    use crate::solve::Fuel;

    fn code(text: &str) -> Code {
        kind::read(text).unwrap().remove(0).code
    }

    /// The last advice of a question.
    fn ask(game: &dyn Played, marks: Marks, ask: CoachQuestion) -> Advice {
        let code = game.code().clone();
        let mut job = kind::job(Task::Coach { code, marks, ask }).unwrap();
        let slice = job.run(&mut Fuel::unlimited());
        assert_eq!(slice.end, Some(End::Coached));
        match slice.answer {
            Some(JobAnswer::Coach(advice)) => advice,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_game_is_played_by_hints_stored_and_reviewed() {
        for text in [
            "4..,...,...",
            "1.3434.22.43432.",
            "0 0 1\n2 1 1\n1 3\n1 1 2",
        ] {
            let mut game = game(&code(text)).unwrap();
            while !game.is_solved() {
                let hint = CoachQuestion::Hint(crate::coach::HintRequest::default());
                let advice = ask(game.as_ref(), game.marks(), hint);
                assert!(game.take_hint(advice), "{text}: {:?}", game.written());
            }
            assert!(game.broken().is_empty());
            let stored = game.stored().write();
            let again = stored_game(&stored).unwrap();
            assert_eq!(again.stored().write(), stored);
            assert_eq!(again.written(), game.written());
            let (marks, question) = again.review();
            let advice = ask(again.as_ref(), marks, question);
            assert_eq!(advice.open().chain(game.code()).len(), game.done());
        }
    }

    #[test]
    fn a_clash_has_its_rule_and_a_sentence() {
        let mut game = game(&code("0..,...,...")).unwrap();
        assert!(game.press(Press::main(Point::new(0.5, 0.0))));
        let broken = game.broken();
        assert_eq!(broken[0].rule, "slitherlink-rule-clue-exceeded");
        assert_eq!(broken[0].explanation.message, broken[0].rule);
        assert!(!game.conclude() && game.undo() && !game.undo());
    }

    #[test]
    fn only_a_refuted_assumption_is_turned_round() {
        let mut game = game(&code("1.3434.22.43432.")).unwrap();
        let check = |game: &dyn Played| {
            let marks = game.supposition().unwrap();
            ask(game, marks, CoachQuestion::Check { refutes: true })
        };
        let enter = |game: &mut dyn Played, place: [f64; 2], digit| {
            game.press(Press::main(Point::new(place[0], place[1])));
            game.key(Key::Digit(digit, None))
        };
        game.suppose();
        assert_eq!(game.supposition(), None);
        // The 2 that is right, and a second one beside it: the clash is the second's.
        assert!(enter(game.as_mut(), [1.5, 0.5], 2) && enter(game.as_mut(), [2.5, 1.5], 2));
        let advice = check(game.as_ref());
        assert!(!game.is_refuted(&advice) && advice.open().wrong() == Some(0));
        game.drop_trial();
        game.suppose();
        assert!(enter(game.as_mut(), [1.5, 0.5], 4));
        let advice = check(game.as_ref());
        assert!(game.is_refuted(&advice) && advice.open().frames() > 1);
        assert!(game.conclude() && game.trials() == 0);
        assert!(game.written().iter().any(|(mark, _)| mark == "R1C2!=4"));
        assert!(!game.is_refuted(&advice));
    }

    #[test]
    fn a_stored_game_of_no_kind_is_refused() {
        let game = game(&code("4..,...,...")).unwrap();
        let text = game.stored().write().replace("slitherlink\"", "go\"");
        assert_eq!(stored_game(&text).err(), Some(NotStored::Kind));
    }
}
