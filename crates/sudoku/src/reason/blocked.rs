//! Digits that rule out the other places of a single.

use clew_core::grid::Cell;
use clew_core::trace::Step;

use super::Reason;
use crate::board::{Clues, Digit, Fact, House, Name, Sudoku};

/// A digit that rules out a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Blocked {
    /// Cell with the digit.
    pub(crate) by: Cell,
    /// Place that it rules out; for a naked single the cell itself.
    pub(crate) place: Cell,
    /// A house of both.
    pub(crate) house: Name,
}

/// Digits that rule out the other places of a hidden single, or the other candidates of a naked single, by the evidence of the step. Empty
/// for other steps, and if the step needs more than digits, such as listed candidates.
pub(crate) fn blocked(clues: &Clues, step: &Step<Sudoku>) -> Vec<Blocked> {
    use crate::catalogue::Technique::{HiddenSingleBox, HiddenSingleLine, NakedSingle};
    let [Fact::Is(cell, digit)] = step.found[..] else {
        return Vec::new();
    };
    let digits = evidence(clues, step);
    match (step.technique, &step.reason) {
        (NakedSingle, _) => digits
            .iter()
            .filter_map(|&(by, _)| ruled_out(clues, step, &[by], cell))
            .collect(),
        (HiddenSingleBox | HiddenSingleLine, Some(Reason::Single { house })) => {
            let is_filled = |place: &Cell| digits.iter().any(|(other, _)| other == place);
            let houses = clues.houses();
            let places = houses.cells_of(houses.named(*house));
            let places = places.filter(|place| *place != cell && !is_filled(place));
            let alike = digits.iter().filter(|(_, other)| *other == digit);
            let alike: Vec<Cell> = alike.map(|&(by, _)| by).collect();
            let blocked = places.map(|place| ruled_out(clues, step, &alike, place));
            // One place that is ruled out in another way, and the digits do not tell the whole reason.
            blocked.collect::<Option<_>>().unwrap_or_default()
        }
        _ => Vec::new(),
    }
}

/// The cells with digits that a step relies on.
fn evidence(clues: &Clues, step: &Step<Sudoku>) -> Vec<(Cell, Digit)> {
    let printed = step.clues.iter().filter_map(|site| site.cell());
    let printed = printed.filter_map(|cell| Some((cell, clues.given(cell)?)));
    let found = step.given.iter().filter_map(|fact| match *fact {
        Fact::Is(cell, digit) => Some((cell, digit)),
        Fact::Not(..) => None,
    });
    printed.chain(found).collect()
}

/// The place as ruled out by one of some cells that shares a house with it: one that the step names, if it names any.
fn ruled_out(clues: &Clues, step: &Step<Sudoku>, by: &[Cell], place: Cell) -> Option<Blocked> {
    let houses = clues.houses();
    let other = houses.index(place);
    let is_named = |house: &House| {
        let sites = houses.cells_of(house).map(Cell::site);
        step.areas.contains(&sites.collect())
    };
    let shared = by.iter().flat_map(|&by| {
        let shared = houses.of(houses.index(by));
        let shared = shared.filter(move |house| house.list.contains(&other));
        shared.map(move |house| (by, house))
    });
    // Before evidence is minimised, a step names no houses.
    let mut shared = shared.filter(|(_, house)| step.areas.is_empty() || is_named(house));
    let (by, house) = shared.next()?;
    Some(Blocked {
        by,
        place,
        house: house.name,
    })
}
