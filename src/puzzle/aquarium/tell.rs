//! Telling of Aquariums: gravity and lines that are full or need all are routine.

use crate::grid::Site;
use crate::model::Explanation;
use crate::story::{Tell, counted};
use crate::trace::Step;

use super::{Aquarium, Board, Counted, Fact, State, explain};

impl Tell for Aquarium {
    fn mentions(step: &Step<Aquarium>) -> Vec<Fact> {
        let counted = step.pattern.iter().flat_map(|Counted(facts)| facts);
        counted.copied().collect()
    }

    fn by_evidence(step: Step<Aquarium>) -> Step<Aquarium> {
        Step {
            pattern: None,
            ..step
        }
    }

    fn known_at(board: &Board, place: Site, _: Option<u8>) -> Option<Fact> {
        let cell = place.cell().filter(|&cell| board.shape().contains(cell))?;
        Some(Fact::Cell(cell, board.cell(cell)?))
    }

    fn count(facts: &[Fact]) -> Vec<Explanation> {
        let water = |fact: &Fact| matches!(fact, Fact::Cell(_, State::Water));
        let air = |fact: &Fact| matches!(fact, Fact::Cell(_, State::Air));
        let level = |fact: &Fact| matches!(fact, Fact::Surface(..));
        counted(facts, water, "aquarium-count-water")
            .chain(counted(facts, air, "aquarium-count-air"))
            .chain(counted(facts, level, "aquarium-count-levels"))
            .collect()
    }

    fn necessary(facts: &[Fact]) -> Vec<Explanation> {
        explain::necessary(facts)
    }
}
