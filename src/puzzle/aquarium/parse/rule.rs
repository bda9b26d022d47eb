//! Boards in forms that do not say which rule holds for levels.

use crate::model::Explanation;
use crate::solve::{Advance, Fuel, Prove as _};

use super::super::{Aquarium, Clues, Levels};
use super::Reading;

/// Fuel for the question whether a board has exactly one solution. A board for which it
/// does not suffice counts as one with several.
const PATIENCE: u32 = 20_000;

/// Both readings of a board whose rule is not known, where they are different puzzles:
/// that with one level a tank first.
pub(super) fn both(reading: Reading) -> Vec<Reading> {
    let Some(other) = with_water(&reading.clues) else {
        return vec![reading];
    };
    let noted = |clues: Clues, note| {
        let mut noted = Reading {
            clues,
            ..reading.clone()
        };
        noted.warnings.push(Explanation::new(note));
        noted
    };
    vec![
        noted(reading.clues.clone(), "warning-aquarium-tank"),
        noted(other, "warning-aquarium-water"),
    ]
}

/// Puts first, of several readings of one text, those with exactly one solution, if there
/// are any. Others with the same sums, which differ in the rule, stay behind them; what
/// is left has taken the sums for those of other lines.
pub(in crate::puzzle::aquarium) fn settle(readings: Vec<Reading>) -> Vec<Reading> {
    if readings.len() < 2 {
        return readings;
    }
    let is_unique = |reading: &Reading| is_unique(&reading.clues);
    let (unique, mut others): (Vec<_>, Vec<_>) = readings.into_iter().partition(is_unique);
    if !unique.is_empty() {
        let has_sums_of =
            |other: &Reading, one: &Reading| one.clues.both_sums() == other.clues.both_sums();
        others.retain(|other| unique.iter().any(|one| has_sums_of(other, one)));
    }
    unique.into_iter().chain(others).collect()
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
fn is_unique(clues: &Clues) -> bool {
    let mut prover = Aquarium::prover(clues, None);
    let mut fuel = Fuel::new(PATIENCE);
    let mut next = || prover.solution(&mut fuel);
    matches!(next(), Advance::Event(_)) && matches!(next(), Advance::Finished(_))
}
