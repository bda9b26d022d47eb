//! Boards in forms that do not say which rule holds for levels.

use crate::model::Explanation;
use crate::solve::{Advance, Fuel, Prove as _};

use super::super::{Aquarium, Clues, Levels};
use super::Reading;

/// Fuel for the question whether a board has exactly one solution. A board for which it
/// does not suffice counts as one with several.
const PATIENCE: u32 = 20_000;

/// Both readings of a board whose rule is not known, where they are different puzzles:
/// that with exactly one solution first, if there is one, or else one level a tank.
pub(super) fn both(reading: Reading) -> Vec<Reading> {
    let Some(other) = with_water(&reading.clues) else {
        return vec![reading];
    };
    let noted = |clues: Clues| {
        let mut noted = Reading {
            clues,
            ..reading.clone()
        };
        noted
            .warnings
            .push(Explanation::new(match noted.clues.levels() {
                Levels::Tank => "warning-aquarium-tank",
                Levels::Water => "warning-aquarium-water",
            }));
        noted
    };
    let is_swapped = !is_unique(&reading.clues) && is_unique(&other);
    let mut both = vec![noted(reading.clues.clone()), noted(other)];
    if is_swapped {
        both.reverse();
    }
    both
}

/// The board with a level of its own for all water that is connected; `None` where that
/// makes no difference, and where a tank is not connected, which only the rule of one
/// level a tank gives a meaning.
fn with_water(clues: &Clues) -> Option<Clues> {
    if clues.levels() == Levels::Water || clues.walls().parts() != *clues.tanks() {
        return None;
    }
    let (rows, cols) = clues.both_sums();
    let (rows, cols) = (rows.to_vec(), cols.to_vec());
    let other = Clues::new(clues.tanks(), &[], Levels::Water, rows, cols);
    (other.segments() != clues.segments()).then_some(other)
}

/// Whether a board is known to have exactly one solution.
pub(super) fn is_unique(clues: &Clues) -> bool {
    let mut prover = Aquarium::prover(clues, None);
    let mut fuel = Fuel::new(PATIENCE);
    let mut next = || prover.solution(&mut fuel);
    matches!(next(), Advance::Event(_)) && matches!(next(), Advance::Finished(_))
}
