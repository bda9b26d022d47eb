//! Presents the steps of Aquariums. Gravity, full lines and lines that need all their
//! cells are routine.

use clew_core::grid::{IntoSet as _, Site};
use clew_core::model::{Explanation, Fact as _};
use clew_core::story::{Tell, counted};
use clew_core::trace::Step;

use crate::board::clues::Clues;
use crate::board::{Aquarium, Board, CellState, Fact};
use crate::catalogue::Technique;
use crate::explain::wording;
use crate::technique::reason::{self, Reason};

impl Tell for Aquarium {
    fn same_argument(a: &Step<Aquarium>, b: &Step<Aquarium>) -> bool {
        let states = |step: &Step<Aquarium>| {
            let given = step.given.iter().map(|fact| match *fact {
                Fact::Cell(_, state) => (Some(state), true),
                Fact::Surface(_, here) => (None, here),
            });
            given.into_set()
        };
        let is_same = match (&a.reason, &b.reason) {
            (Some(Reason::Line(one, _)), Some(Reason::Line(other, _))) => {
                one.told_by(&a.found) == other.told_by(&b.found)
            }
            (None, None) => a.trials.is_empty() && b.trials.is_empty() && states(a) == states(b),
            _ => false,
        };
        is_same && a.technique == b.technique
    }

    /// Steps of gravity share a sentence. Each line has its own, which gives its numbers.
    fn together(step: &Step<Aquarium>) -> Option<&'static str> {
        match step.technique {
            Technique::SameHeight => Some("aquarium-same-heights"),
            Technique::WaterBelow => Some("aquarium-waters-below"),
            Technique::AirAbove => Some("aquarium-airs-above"),
            _ => None,
        }
    }

    /// The line that is counted, or the known cell from which gravity leads on.
    fn sign(step: &Step<Aquarium>) -> Site {
        let known = step.given.first().map(|fact| fact.site());
        let sign = step.clues.first().copied().or(known);
        sign.unwrap_or_else(|| Self::place(step))
    }

    fn retold(clues: &Clues, board: &Board, step: Step<Aquarium>) -> Step<Aquarium> {
        reason::retold(clues, board, step)
    }

    fn marked_at(board: &Board, place: Site, _: Option<u8>) -> Option<Fact> {
        let cell = place.cell().filter(|&cell| board.shape().contains(cell))?;
        Some(Fact::Cell(cell, CellState::Water))
    }

    fn count(facts: &[Fact]) -> Vec<Explanation> {
        let water = |fact: &Fact| matches!(fact, Fact::Cell(_, CellState::Water));
        let air = |fact: &Fact| matches!(fact, Fact::Cell(_, CellState::Air));
        let level = |fact: &Fact| matches!(fact, Fact::Surface(..));
        counted(facts, water, "aquarium-count-water")
            .chain(counted(facts, air, "aquarium-count-air"))
            .chain(counted(facts, level, "aquarium-count-levels"))
            .collect()
    }

    fn necessary(facts: &[Fact]) -> Vec<Explanation> {
        wording::necessary(facts)
    }
}
