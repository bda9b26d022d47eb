//! The catalogue of techniques: name, stage and rating of each.

use serde::{Deserialize, Serialize};
use strum::{EnumIter, IntoEnumIterator};

use crate::model::{self, Stage};

/// A way of finding facts. The codes in the comments are those of the catalogue.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, EnumIter,
)]
pub enum Technique {
    /// S1: the last empty cell of a house.
    FullHouse,
    /// S2: a digit with one place in a box, a region or a diagonal.
    HiddenSingleBox,
    /// S3: a digit with one place in a row or a column.
    HiddenSingleLine,
    /// S4: a cell with one candidate.
    NakedSingle,

    // Intersections and subsets.
    /// L1; locked candidates of the first type.
    Pointing,
    /// L2; locked candidates of the second type, box-line reduction.
    Claiming,
    /// N2; with both cells in two houses also called locked pair.
    NakedPair,
    /// N3; likewise locked triple.
    NakedTriple,
    /// N4.
    NakedQuad,
    /// H2.
    HiddenPair,
    /// H3.
    HiddenTriple,
    /// H4.
    HiddenQuad,

    // Fish.
    /// X2.
    XWing,
    /// X3.
    Swordfish,
    /// X4.
    Jellyfish,
    /// XF of two lines, sashimi or not.
    FinnedXWing,
    /// XF of three lines.
    FinnedSwordfish,
    /// XF of four lines.
    FinnedJellyfish,
}

impl Technique {
    /// Name, stage and rating in tenths, on the scale that rates a hidden
    /// single 1.2 or 1.5 and a forcing chain above 7.5.
    fn card(self) -> (&'static str, Stage, u8) {
        use Stage::{Breakout as B, Patterns as P};
        use Technique::*;
        match self {
            FullHouse => ("sudoku-full-house", P, 10),
            HiddenSingleBox => ("sudoku-hidden-single-box", P, 12),
            HiddenSingleLine => ("sudoku-hidden-single-line", P, 15),
            NakedSingle => ("sudoku-naked-single", P, 23),
            Pointing => ("sudoku-pointing", P, 26),
            Claiming => ("sudoku-claiming", P, 28),
            NakedPair => ("sudoku-naked-pair", P, 30),
            NakedTriple => ("sudoku-naked-triple", P, 36),
            NakedQuad => ("sudoku-naked-quad", P, 50),
            HiddenPair => ("sudoku-hidden-pair", P, 34),
            HiddenTriple => ("sudoku-hidden-triple", P, 40),
            HiddenQuad => ("sudoku-hidden-quad", P, 54),
            XWing => ("sudoku-x-wing", B, 32),
            Swordfish => ("sudoku-swordfish", B, 38),
            Jellyfish => ("sudoku-jellyfish", B, 52),
            FinnedXWing => ("sudoku-finned-x-wing", B, 43),
            FinnedSwordfish => ("sudoku-finned-swordfish", B, 46),
            FinnedJellyfish => ("sudoku-finned-jellyfish", B, 56),
        }
    }
}

impl model::Technique for Technique {
    fn name(self) -> &'static str {
        self.card().0
    }
    fn stage(self) -> Stage {
        self.card().1
    }
    fn level(self) -> u8 {
        self.card().2 / 10
    }
    fn tenths(self) -> u8 {
        self.card().2
    }
    fn all() -> Vec<Self> {
        Technique::iter().collect()
    }
}
