//! What prevents an exchange of digits, which would be a second solution.

use crate::model::{Arg, Explanation};
use crate::trace::Step;

use crate::puzzle::sudoku::board::Digits;
use crate::puzzle::sudoku::{Clues, Escape, Fact, Set, Sudoku};

use super::{digit, digits, named, places};

/// Why cells do not hold only two digits.
pub(super) fn escaped(
    clues: &Clues,
    step: &Step<Sudoku>,
    roof: &Set,
    pair: Digits,
    escape: &Escape,
) -> Explanation {
    let lost = step.found[0].digit();
    let kept = pair.iter().find(|&other| other != lost).unwrap_or_default();
    let message = match escape {
        Escape::Cell => "sudoku-exchange-corner",
        Escape::Digit(_) => "sudoku-exchange-third",
        Escape::Locked { .. } => "sudoku-exchange-locked",
        Escape::Crossed(_) => "sudoku-exchange-crossed",
        Escape::Subset { .. } => "sudoku-exchange-subset",
    };
    let why = Explanation::new(message)
        .with("others", places(&roof.cells))
        .with("digit", digit(lost))
        .with("kept", digit(kept))
        .with("extra", digits(roof.digits));
    with_house(clues, escape, why)
}

/// Why not all open cells have two candidates.
pub(super) fn prevented(
    clues: &Clues,
    step: &Step<Sudoku>,
    extra: &Set,
    escape: &Escape,
) -> Explanation {
    let message = match (escape, step.found[0]) {
        (Escape::Cell, Fact::Is(..)) => "sudoku-grave-one",
        (Escape::Cell, Fact::Not(..)) => "sudoku-grave-cell",
        (Escape::Locked { .. } | Escape::Crossed(_), _) => "sudoku-grave-locked",
        (Escape::Digit(_), _) => "sudoku-grave-digit",
        (Escape::Subset { .. }, _) => "sudoku-grave-subset",
    };
    let lost: Digits = step.found.iter().map(|fact| fact.digit()).collect();
    let why = Explanation::new(message)
        .with("cells", places(&extra.cells))
        .with("digit", digit(step.found[0].digit()))
        .with("digits", digits(lost));
    with_house(clues, escape, why)
}

/// The house of a way out, and what it says of it.
fn with_house(clues: &Clues, escape: &Escape, why: Explanation) -> Explanation {
    match escape {
        Escape::Locked { kept, house } => why
            .with("kept", digit(*kept))
            .with("house", Arg::Said(vec![named(clues, *house)])),
        Escape::Subset { others, house } => why
            .with("more", places(&others.cells))
            .with("taken", digits(others.digits))
            .with("house", Arg::Said(vec![named(clues, *house)])),
        Escape::Cell | Escape::Digit(_) | Escape::Crossed(_) => why,
    }
}
