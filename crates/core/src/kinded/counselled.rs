//! Questions of a game to the coach, and what its answers mean to it, without the
//! game's kind.

use crate::coach::{self, Answer, Degree, Frame};
use crate::game::{Action, Change, Maker, Play, Position};
use crate::grid::Site;
use crate::model::{Edit, Explanation, Technique as _};
use crate::scene::Item;
use crate::solve;

use super::game::{GameOf, explain_own};
use super::{Advice, CoachQuestion, Marks, OfKind, Turned};

/// Position that an answer is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    /// Marks on the board.
    Board,
    /// Marks that the innermost trial began with.
    Trial,
}

/// Move as a review describes it.
#[derive(Clone, Debug, PartialEq)]
pub struct Turn {
    /// Sort of move.
    pub action: Action,
    /// Mark that it was made for; `None` if it only removed marks.
    pub mark: Option<Explanation>,
    /// Time since the previous move, in milliseconds.
    pub took: u64,
}

/// Game about which the coach can be asked.
pub trait Counselled {
    /// Facts that the marks state, in the order in which they were made, those of aids last.
    fn marks(&self) -> Marks;
    /// Facts that the innermost trial began with and, after them, its assumption, to be
    /// checked before it is concluded; `None` if there is no assumption of exactly one
    /// fact.
    fn supposition(&self) -> Option<Marks>;
    /// Assumptions of the trials under way, in words (without assumptions that do not state exactly one fact), and the number
    /// from 0 of the last assumption among the marks; `None` if nothing is assumed.
    fn assumed(&self) -> Option<(Vec<Explanation>, u32)>;
    /// Fact that the question is about when a player asks why a place is as it is. For
    /// a cell that takes digits, a digit may be named. `None` if nothing can be asked.
    fn asked(&self, place: Site, digit: Option<u8>) -> Option<Marks>;
    /// Whether the mark at a place is printed, so that nothing can be asked.
    fn is_printed(&self, place: Site) -> bool;
    /// Facts that the moves stated, one move after the other, and the question of how
    /// each was found.
    fn review(&self) -> (Marks, CoachQuestion);
    /// Marks what a hint found; an answer of another sort or kind changes nothing. Returns
    /// whether a mark changed.
    fn take_hint(&mut self, advice: Advice) -> bool;
    /// Marks what follows from a hint that was taken. Returns whether a mark changed.
    fn take_following(&mut self, advice: Advice) -> bool;
    /// Whether an answer about the innermost trial refutes its assumption, and nothing
    /// before it is wrong.
    fn is_refuted(&self, advice: &Advice) -> bool;
    /// Number of moves before the one that made the first wrong mark of a check; `None`
    /// for any other answer.
    fn before_wrong(&self, advice: &Advice) -> Option<usize>;
    /// Marks that an answer adds to the picture.
    fn advised(&self, advice: &Advice, degree: Degree) -> Vec<Item>;
    /// Frame of the film of an answer, by number from 0; `None` after the last.
    fn frame(&self, advice: &Advice, basis: Basis, number: usize) -> Option<Frame>;
    /// Moves made and not taken back.
    fn turns(&self) -> Vec<Turn>;
    /// Marks after the given number of moves, without trials that did not stand and without those that a review found wrong.
    fn right_after(&self, moves: usize, advice: &Advice) -> Marks;
}

impl<P: Play + Edit + OfKind> Counselled for GameOf<P> {
    fn marks(&self) -> Marks {
        let (facts, aided) = self.game.facts_aided_last();
        Marks::aided_last::<P>(&facts, aided)
    }

    fn supposition(&self) -> Option<Marks> {
        self.game.supposition().map(|facts| Marks::of::<P>(&facts))
    }

    fn assumed(&self) -> Option<(Vec<Explanation>, u32)> {
        let clues = self.game.clues();
        let trials = self.game.state().trials.iter();
        let assumed: Vec<P::Mark> = trials.filter_map(|trial| trial.assumed).collect();
        let &last = assumed.last()?;
        let (facts, _) = self.game.facts_aided_last();
        let stated = |mark| {
            let mut alone = Position::<P>::default();
            alone.apply(Change::Put(mark));
            P::stated(clues, &alone, mark)
        };
        let at = facts.iter().position(|fact| stated(last).contains(fact));
        // An assumption that was wiped is no longer a mark: the first mark stands for it.
        let at = u32::try_from(at.unwrap_or(0)).unwrap_or(0);
        let said = assumed.iter().filter_map(|&mark| match stated(mark)[..] {
            // A wiped assumption is not named: the board no longer says so.
            [fact] if facts.contains(&fact) => Some(P::explain_fact(fact)),
            _ => None,
        });
        Some((said.collect(), at))
    }

    fn asked(&self, place: Site, digit: Option<u8>) -> Option<Marks> {
        let clues = self.game.clues();
        let fact = P::asked(clues, self.game.position(), place, digit)?;
        Some(Marks::of::<P>(&[fact]))
    }

    fn is_printed(&self, place: Site) -> bool {
        P::is_printed(self.game.clues(), place)
    }

    fn review(&self) -> (Marks, CoachQuestion) {
        let made = self.game.made();
        let count = |facts: &Vec<P::Fact>| u32::try_from(facts.len()).unwrap_or(u32::MAX);
        let turned = made.iter().map(|made| {
            let name = |technique: P::Technique| technique.name().to_owned();
            Turned {
                own: count(&made.own),
                aided: count(&made.aided),
                by: match made.by {
                    Maker::Player => Maker::Player,
                    Maker::Trial => Maker::Trial,
                    Maker::Hint(technique) => Maker::Hint(technique.map(name)),
                },
            }
        });
        let moves = turned.collect();
        let facts = made
            .iter()
            .flat_map(|made| made.own.iter().chain(&made.aided));
        let facts: Vec<P::Fact> = facts.copied().collect();
        (Marks::of::<P>(&facts), CoachQuestion::Review { moves })
    }

    fn take_hint(&mut self, advice: Advice) -> bool {
        match advice.answer::<P>() {
            Some(Answer::Step(hint) | Answer::Searched(hint)) => {
                let technique = hint.hardest().map(|step| step.technique);
                self.game.take_hint(&hint.found, technique)
            }
            _ => false,
        }
    }

    fn take_following(&mut self, advice: Advice) -> bool {
        match advice.answer::<P>() {
            Some(Answer::Step(hint)) => {
                let hardest = solve::hardest(&hint.after, |step| step.tenths());
                let technique = hardest.map(|step| step.technique);
                self.game.take_hint(&hint.following(), technique)
            }
            _ => false,
        }
    }

    fn is_refuted(&self, advice: &Advice) -> bool {
        let assumed = self.game.supposition();
        let assumed = assumed.as_deref().and_then(<[P::Fact]>::last);
        match (advice.answer::<P>(), assumed) {
            (Some(Answer::Checked { wrong, .. }), Some(&assumed)) => wrong == [assumed],
            _ => false,
        }
    }

    fn before_wrong(&self, advice: &Advice) -> Option<usize> {
        match advice.answer::<P>() {
            Some(Answer::Checked { wrong, .. }) => self.game.before(*wrong.first()?),
            _ => None,
        }
    }

    fn advised(&self, advice: &Advice, degree: Degree) -> Vec<Item> {
        match advice.answer::<P>() {
            Some(answer) => coach::pointing(self.game.clues(), &answer, degree),
            None => Vec::new(),
        }
    }

    fn frame(&self, advice: &Advice, basis: Basis, number: usize) -> Option<Frame> {
        let answer = advice.answer::<P>()?;
        let position: &Position<P> = match basis {
            Basis::Board => self.game.position(),
            Basis::Trial => &self.game.state().trials.last()?.base,
        };
        coach::frame(&self.game, position, &answer, number)
    }

    fn turns(&self) -> Vec<Turn> {
        let mut before = 0;
        let moves = self.game.moves()[..self.game.done()].iter();
        let turns = moves.map(|turn| {
            let took = turn.at.saturating_sub(before);
            before = turn.at;
            Turn {
                action: turn.action,
                mark: explain_own(self.game.clues(), turn),
                took,
            }
        });
        turns.collect()
    }

    fn right_after(&self, moves: usize, advice: &Advice) -> Marks {
        // Within a trial that did not stand, the marks are those before it.
        let tried = self.game.tried();
        let is_tried = |moves: &usize| {
            tried
                .get(moves.wrapping_sub(1))
                .is_some_and(|is_tried| *is_tried)
        };
        let back = (0..=moves).rev().find(|moves| !is_tried(moves));
        let state = self.game.state_after(back.unwrap_or(0));
        let mut facts = state.position.facts(self.game.clues());
        if let Some(Answer::Reviewed(reviewed)) = advice.answer::<P>() {
            facts.retain(|fact| !reviewed.wrong.contains(fact));
        }
        Marks::of::<P>(&facts)
    }
}
