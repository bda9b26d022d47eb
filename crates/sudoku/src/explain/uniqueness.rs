//! Ways to avoid an exchange of digits, which would be a second solution.

use clew_core::model::Explanation;

use super::conclusion::found;
use super::words::{digit, digits, either, house, places};
use crate::board::{Clues, Fact};
use crate::reason::{Escape, Set};

/// Conclusion of cells that do not hold only two digits.
pub(super) fn escaped(clues: &Clues, facts: &[Fact], roof: &Set, escape: &Escape) -> Explanation {
    let message = match escape {
        Escape::Cell => "sudoku-exchange-corner",
        Escape::Digit(_) => "sudoku-exchange-third",
        Escape::Locked { .. } => "sudoku-exchange-locked",
        Escape::Crossed(_) => "sudoku-exchange-crossed",
        Escape::Subset { .. } => "sudoku-exchange-subset",
    };
    concluded(message, clues, facts, roof, escape)
}

/// Conclusion of open cells that do not all have two candidates.
pub(super) fn prevented(
    clues: &Clues,
    facts: &[Fact],
    extra: &Set,
    escape: &Escape,
) -> Explanation {
    let message = match escape {
        Escape::Cell => "sudoku-grave-cell",
        Escape::Digit(_) => "sudoku-grave-digit",
        Escape::Locked { .. } | Escape::Crossed(_) => "sudoku-grave-locked",
        Escape::Subset { .. } => "sudoku-grave-subset",
    };
    concluded(message, clues, facts, extra, escape)
}

/// Cells that escape with their digits, the way they escape, and what is found.
fn concluded(
    message: &'static str,
    clues: &Clues,
    facts: &[Fact],
    cells: &Set,
    escape: &Escape,
) -> Explanation {
    let said = Explanation::new(message)
        .with("cells", places(&cells.cells))
        .with("digits", either(cells.digits))
        .with("found", found(facts));
    match escape {
        Escape::Cell => said,
        Escape::Digit(which) | Escape::Crossed(which) => said.with("digit", digit(*which)),
        Escape::Locked { kept, house: name } => said
            .with("kept", digit(*kept))
            .with("house", house(clues, *name)),
        Escape::Subset {
            others,
            house: name,
        } => said
            .with("more", places(&others.cells))
            .with("taken", digits(others.digits))
            .with("house", house(clues, *name)),
    }
}
