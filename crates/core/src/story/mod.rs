//! Presentation of a trace: its steps arranged in chapters, and the chain of steps that
//! a fact depends on.
//!
//! **Problem.** The engine finds steps in the order of its ladder, the easiest on the whole board
//! first. Told in this order, a film jumps from corner to corner: the order in which a program looks is not
//! one in which a person can follow.
//!
//! **Idea.** A reader follows one thought: an idea, then the routine steps that follow
//! from it, then the next idea nearby. The arrangement is a pass over the trace that
//! changes only the order: each step comes after those that it depends on, and what it
//! finds is still new when it comes up. It is list scheduling, as compilers order instructions: of the steps that are
//! ready, the nearest to the last one comes next ([`Arranger`]).
//!
//! ```text
//!  trace      1 idea in a corner   2 idea far away   3 follows from 1   4 follows from 2   5 idea beside 3
//!  chapters   1, 3  │  5  │  2, 4
//! ```
//!
//! Scans plan the routine steps before the first idea (`scan`), a short route orders the steps of a chapter (`route`), and a long
//! chapter is divided into arguments with what follows from each, wave by wave (`divide`). The answer to "why?" is a slice
//! of the same trace: the steps that one fact depends on, and nothing else (`slice`).
//!
//! **Why not solve in that order?** The ladder makes the grade: it must not depend on where somebody looks. And a trace grows while it
//! is watched, so a chapter is settled once enough further ideas are known to choose from. It then never changes, however
//! the trace was cut into slices.

mod arranger;
mod asked_place;
mod chapter;
mod dependencies;
mod divide;
mod premises;
mod ready;
mod route;
mod scan;
mod slice;
#[cfg(test)]
mod tests;

use crate::grid::Site;
use crate::model::{Arg, Explanation, Fact as _};
use crate::trace::{Explain, Step};

pub use arranger::Arranger;
pub use asked_place::{AskedPlace, NoPlace};
pub use chapter::{Chapter, ChapterKind};
pub use dependencies::Dependencies;
pub use premises::{Premises, premises};
pub use slice::slice;

/// Part that a step plays in the presentation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Share {
    /// Begins a chapter: what a teacher would draw attention to.
    Idea,
    /// An idea on its own; presented among the consequences if it only finishes what
    /// the steps of a chapter began.
    FollowUp,
    /// Routine, never an idea.
    Routine,
}

/// Part of the board that a person goes through in one pass, looking for routine steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Scan {
    /// The places of a digit.
    Digit(u8),
    /// The cells of a house, by number.
    House(usize),
}

/// Kind whose traces can be presented in chapters.
pub trait Tell: Explain {
    /// Whether routine steps are found scan by scan; in other kinds, those before the
    /// first idea make one chapter.
    const HAS_SCANS: bool = false;

    /// Half cells by which an idea counts as nearer, for each doubling of the steps presented while it was ready: people come back to
    /// what they have seen for a while. The values are fitted to recorded games, if there are any (`tools/src/bin/people`).
    const PATIENCE: u32 = 0;

    /// Sets of known facts; the board reads `fact` off each of them without a step.
    /// Empty for facts that a board knows only if it has learned them.
    fn sources(
        _clues: &Self::Clues,
        _board: &Self::Board,
        _fact: Self::Fact,
    ) -> Vec<Vec<Self::Fact>> {
        Vec::new()
    }

    /// Place of the printed clue that states a fact, if one does.
    fn clue_of(_clues: &Self::Clues, _fact: Self::Fact) -> Option<Site> {
        None
    }

    /// Whether boards can know a fact of this sort that they have not learned.
    fn can_be_read_off(_fact: Self::Fact) -> bool {
        false
    }

    /// Part that a step plays in the presentation.
    fn share(step: &Step<Self>) -> Share {
        match step.level() {
            0 | 1 => Share::Routine,
            2 => Share::FollowUp,
            _ => Share::Idea,
        }
    }

    /// Scans by which a routine step is found, in kinds that have scans.
    fn scans(_clues: &Self::Clues, _step: &Step<Self>) -> Vec<Scan> {
        Vec::new()
    }

    /// Whether the sentences of two steps use the same argument and words, apart from places, so that they
    /// may share a chapter.
    fn same_argument(one: &Step<Self>, other: &Step<Self>) -> bool {
        let is_plain = |step: &Step<Self>| step.trials.is_empty() && step.chain.is_empty();
        one.technique == other.technique && is_plain(one) && is_plain(other)
    }

    /// Row in which a step was found by going through the board row by row; `None` for steps found
    /// in another way.
    fn sweep(_step: &Step<Self>) -> Option<u8> {
        None
    }

    /// Message id of the sentence that explains several steps at once, such as all 0s, all vertices
    /// that are full or a row gone through; `None` for steps that are presented one by one.
    fn together(_step: &Step<Self>) -> Option<&'static str> {
        None
    }

    /// Open candidates that the sentence of a step speaks of: the step comes before those that decide one of them.
    fn speaks_of(_step: &Step<Self>) -> Vec<Self::Fact> {
        Vec::new()
    }

    /// Step for the board on which it is shown: its sentence and its technique fit what is known there. The board knows the evidence, but
    /// not what the step finds. It differs from the board of the trace, because a film and a slice tell steps in another order.
    fn retold(_clues: &Self::Clues, _board: &Self::Board, step: Step<Self>) -> Step<Self> {
        step
    }

    /// Place at which a step happens for the reader.
    fn place(step: &Step<Self>) -> Site {
        step.found[0].site()
    }

    /// Place that shows why a step holds: its clue, if it has one.
    fn sign(step: &Step<Self>) -> Site {
        match step.clues[..] {
            [clue] => clue,
            _ => Self::place(step),
        }
    }

    /// The fact that the first sort of mark of the kind states at a place: a line, water, a digit that is given. The second sort, such as
    /// a cross, states its opposite. `None` if no mark of a player can be made there.
    fn marked_at(board: &Self::Board, place: Site, digit: Option<u8>) -> Option<Self::Fact>;

    /// The fact that a board knows about a place, or about a digit there if one is
    /// given.
    fn known_at(board: &Self::Board, place: Site, digit: Option<u8>) -> Option<Self::Fact> {
        let fact = Self::marked_at(board, place, digit)?;
        let is = Self::knows(board, fact)?;
        Some(if is { fact } else { fact.negated() })
    }

    /// Digit that distinguishes a fact from others at its place.
    fn digit_asked(_fact: Self::Fact) -> Option<u8> {
        None
    }

    /// Numbers of facts by sort, for the sorts that occur: "9 lines", "14 crosses".
    fn count(facts: &[Self::Fact]) -> Vec<Explanation>;

    /// Facts as necessities, grouped by sort: "R1C1 top must be a line". By default one by one, as facts.
    fn necessary(facts: &[Self::Fact]) -> Vec<Explanation> {
        facts.iter().map(|&fact| Self::explain_fact(fact)).collect()
    }

    /// Name of the part of the board that a scan goes through.
    fn explain_scan(_clues: &Self::Clues, _scan: Scan) -> Option<Explanation> {
        None
    }
}

/// Number of the facts that are wanted, as a message; no item if there are none.
pub fn counted<F>(
    facts: &[F],
    wanted: impl Fn(&F) -> bool,
    message: &'static str,
) -> impl Iterator<Item = Explanation> {
    let count = facts.iter().filter(|fact| wanted(fact)).count() as u64;
    let counted = Explanation::new(message).with("count", Arg::Number(count));
    (count > 0).then_some(counted).into_iter()
}
