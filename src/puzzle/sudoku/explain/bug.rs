//! Explanation of a bivalue universal grave (BUG): the candidates that prevent it.

use crate::grid::Site;
use crate::model::{Arg, Explanation, Fact as _};
use crate::trace::Step;

use crate::puzzle::sudoku::board::Digits;
use crate::puzzle::sudoku::{Clues, Fact, Sudoku};

use super::houses::{confined, holding};
use super::{digit, named, said};

/// Why one of some candidates is true: in one cell, of one digit, where a house
/// needs a digit, or among the digits of a subset.
pub(super) fn prevented(
    clues: &Clues,
    step: &Step<Sudoku>,
    explanation: Explanation,
) -> Explanation {
    let group = |i: usize| step.groups.get(i).cloned().unwrap_or_default();
    let (cells, more) = (group(1), group(2));
    let of_found = |fact: &Fact| cells.contains(&fact.site());
    let (house, kept) = match confined(clues, step, &cells) {
        Some((house, kept)) => (Some(house), kept),
        None => (None, step.found[0].digit()),
    };
    let message = match step.found[0] {
        Fact::Is(..) => "sudoku-grave-one",
        Fact::Not(..) if cells.len() == 1 => "sudoku-grave-cell",
        Fact::Not(..) if step.found.iter().all(of_found) => "sudoku-grave-locked",
        Fact::Not(..) if more.is_empty() => "sudoku-grave-digit",
        Fact::Not(..) => "sudoku-grave-subset",
    };
    let together: Vec<Site> = cells.iter().chain(&more).copied().collect();
    let house = match message {
        "sudoku-grave-subset" => holding(clues, &together).next(),
        _ => house,
    };
    let left = |site: &Site| {
        let gone = step.given.iter().filter(|fact| fact.site() == *site);
        let gone: Digits = gone.map(|fact| fact.digit()).collect();
        Digits::all(clues.houses().side()).without(gone)
    };
    let taken = more.iter().map(left).fold(Digits::NONE, Digits::or);
    let lost: Digits = step.found.iter().map(|fact| fact.digit()).collect();
    let house = house.map(|house| named(clues, house.name));
    let why = Explanation::new(message)
        .with("cells", Arg::Places(cells))
        .with("more", Arg::Places(more))
        .with("digit", digit(step.found[0].digit()))
        .with("digits", said(lost))
        .with("kept", digit(kept))
        .with("taken", said(taken))
        .with("house", Arg::Said(house.into_iter().collect()));
    explanation.with("why", Arg::Said(vec![why]))
}
