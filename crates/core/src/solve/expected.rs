//! Time that a practised solver is expected to take: for each step, searching for it and writing it down.
//!
//! A solver looks over places that are still open, in no fixed order, until one of them offers a step. Steps of some sorts
//! are noticed sooner than others, and the search is shorter if more places offer a step. So the search takes
//!
//! ```text
//! open places × looking ÷ Σ (10 ÷ tenths)^3        seconds,
//! ```
//!
//! where the sum is over all steps in sight, with the tenths of their techniques. There are two limits. Nobody looks over a whole
//! large board before each step, so at most [`VIEW`] places count as open. And people who have looked as long as a step of [`HARD`]
//! tenths takes try something instead, so harder steps count as having [`HARD`] tenths.
//!
//! `benches/README.md`, "Expected time", shows how well this agrees with people's times.

use crate::model::{Puzzle, Technique as _};
use crate::trace::{Event, Step};

use super::Solve;

/// Maximum expected time, in seconds: four hours. All of the people's times to which the pace is fitted are shorter.
pub const LONGEST: u32 = 4 * 60 * 60;

/// Maximum number of open places that are looked over for one step.
const VIEW: u32 = 100;

/// Tenths above which harder steps do not take longer to find.
const HARD: u8 = 26;

/// Pace of a practised solver of a kind, in seconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    /// Time to write down what a step finds.
    pub writing: f64,
    /// Time to look at one open place for a step of level 1.
    pub looking: f64,
}

/// Steps in sight on a board, by technique, with the number of places that offer one.
pub type Openings<P> = Vec<(<P as Puzzle>::Technique, u32)>;

impl Pace {
    /// Pace of a kind for which there are no times of people.
    pub const USUAL: Self = Self {
        writing: 1.0,
        looking: 0.02,
    };
}

/// Places looked at until a step is found.
fn looks<P: Puzzle>(open: u32, openings: &Openings<P>, step: &Step<P>) -> f64 {
    let is_own =
        |&(technique, count): &(P::Technique, u32)| technique == step.technique && count > 0;
    let own = match openings.iter().any(is_own) {
        true => 0.0,
        // If a technique is not counted, the step itself is the only one known to be in sight.
        false => ease(step.tenths()),
    };
    let others = openings.iter();
    let others = others.map(|&(technique, count)| ease(technique.tenths()) * f64::from(count));
    f64::from(open.min(VIEW)) / others.fold(own, |sum, ease| sum + ease)
}

/// Ease of noticing a step, by its tenths; at most 1. Products and quotients give the same bits on every machine, and the generator
/// compares these times.
fn ease(tenths: u8) -> f64 {
    let ratio = 10.0 / f64::from(tenths.clamp(10, HARD));
    ratio * ratio * ratio
}

/// Expected time of a puzzle, while its trace grows.
pub struct ExpectedTime<P: Puzzle> {
    /// Steps written down.
    written: f64,
    /// Number of places looked at, converted to looks for a step of level 1.
    looks: f64,
    /// Places open on the board, and the steps in sight there.
    open: u32,
    openings: Openings<P>,
    cases: u64,
}

impl<P: Solve> ExpectedTime<P> {
    /// The time before any step, on the bare board.
    pub fn new(clues: &P::Clues, board: &P::Board) -> Self {
        Self {
            written: 0.0,
            looks: 0.0,
            open: P::undecided(board),
            openings: P::openings(clues, board),
            cases: 0,
        }
    }

    /// Adds the next event; `board` is the board after it.
    pub fn count(&mut self, clues: &P::Clues, event: &Event<P>, board: &P::Board) {
        match event {
            Event::Step(step) => {
                self.written += 1.0;
                self.looks += looks::<P>(self.open, &self.openings, step);
                self.open = P::undecided(board);
                self.openings = P::openings(clues, board);
            }
            Event::Case(case) => self.cases = self.cases.max(case.number),
            Event::Solution { case, .. } => self.cases = self.cases.max(*case),
            Event::Exhausted { cases } => self.cases = *cases,
            Event::Contradiction(_) | Event::Enumerate { .. } => {}
        }
    }

    /// Number of steps written down, and of places looked at, converted to looks for a step of level 1. A [`Pace`]
    /// multiplies them. For each case tried, every open place is written down.
    pub fn parts(&self) -> (f64, f64) {
        let tried = self.cases as f64 * f64::from(self.open);
        (self.written + tried, self.looks)
    }

    /// The time, in whole seconds, from 1 to [`LONGEST`].
    pub fn seconds(&self) -> u32 {
        let (written, looks) = self.parts();
        let seconds = P::PACE.writing * written + P::PACE.looking * looks;
        seconds.round().clamp(1.0, LONGEST.into()) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn harder_steps_are_noticed_later_up_to_a_limit() {
        assert_eq!(ease(10), 1.0);
        assert_eq!(ease(20), 0.125);
        assert!(ease(15) < ease(12) && ease(26) < ease(25));
        assert_eq!(ease(26), ease(90));
        assert_eq!(ease(0), 1.0);
    }
}
