//! Rules of the kinds.

use crate::kind::Kind;

/// Message id of the rules of a kind.
pub(crate) fn rules(kind: Kind) -> &'static str {
    match kind {
        Kind::Slitherlink => "page-rules-slitherlink",
        Kind::Sudoku => "page-rules-sudoku",
        Kind::Aquarium => "page-rules-aquarium",
    }
}
