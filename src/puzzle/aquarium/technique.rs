//! The catalogue of techniques: name, stage and level of each.

use serde::{Deserialize, Serialize};
use strum::{EnumIter, IntoEnumIterator};

use crate::model::{self, Stage};

/// A way of finding facts. The codes in the comments are those of the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, EnumIter)]
pub enum Technique {
    /// Q1: a cell of a segment is known, so all of it is.
    SameHeight,
    /// Q1 where the cells are joined below, by cells that are not yet known
    /// to be water: only with gravity.
    JoinedBelow,
    /// Q2: below water there is water.
    WaterBelow,
    /// Q3: above air there is air.
    AirAbove,
    /// Q4: the surface cannot be where it would have to be.
    LevelInterval,
    /// Q5: the sum of a line is reached.
    LineFull,
    /// Q5: the sum of a line needs every cell left.
    LineNeedsAll,
    /// Q7: a segment is wider than what its row still needs.
    TooWide,
    /// Q8: without a segment its row cannot reach its sum.
    Indispensable,
    /// Q11: the lowest cells of a stack that its column cannot do without.
    StackBottom,
    /// Q12: the highest cells of a stack that are too many for its column.
    StackTop,
    /// Q10: all other segments of a row have a common divisor.
    OddPiece,
    /// Q9: sums of the segments of a row that can be reached.
    SubsetSums,
    /// Q13 and Q14: sums of the levels in a column that can be reached, where
    /// something excluded levels between others. Where nothing did, Q11 and
    /// Q12 tell as much.
    CombinedLines,
    /// Q14: a row and a column that share tanks.
    CrossingLines,
    /// Q16: the total of all water.
    TotalWater,
    /// Q16: sums of the levels on the whole board that can be reached.
    TotalSums,
    /// Q16: the one line without a sum has what the totals leave.
    MissingSum,
    /// Q15: two lines that share tanks.
    TwoLines,
    /// Q17: all levels that a tank can have lead to the same, or all but one fail.
    TankLevels,
    /// Q18: a level that leads to a contradiction.
    LevelTrial,
}

impl Technique {
    /// Name, stage and level. Techniques between which the order of looking
    /// decides share their level.
    fn card(self) -> (&'static str, Stage, u8) {
        use Stage::{Breakout as B, Enumeration as E, Patterns as P};
        use Technique::*;
        match self {
            SameHeight => ("aquarium-same-height", P, 1),
            JoinedBelow => ("aquarium-joined-below", P, 1),
            WaterBelow => ("aquarium-water-below", P, 1),
            AirAbove => ("aquarium-air-above", P, 1),
            LevelInterval => ("aquarium-level-interval", P, 3),
            LineFull => ("aquarium-line-full", P, 1),
            LineNeedsAll => ("aquarium-line-needs-all", P, 1),
            TooWide => ("aquarium-too-wide", P, 2),
            Indispensable => ("aquarium-indispensable", P, 2),
            StackBottom => ("aquarium-stack-bottom", P, 3),
            StackTop => ("aquarium-stack-top", P, 3),
            OddPiece => ("aquarium-odd-piece", B, 4),
            SubsetSums => ("aquarium-subset-sums", B, 4),
            CombinedLines => ("aquarium-combined-lines", B, 5),
            CrossingLines => ("aquarium-crossing-lines", B, 5),
            TotalWater => ("aquarium-total-water", B, 5),
            TotalSums => ("aquarium-total-sums", B, 5),
            MissingSum => ("aquarium-missing-sum", B, 5),
            TwoLines => ("aquarium-two-lines", B, 6),
            TankLevels => ("aquarium-tank-levels", E, 7),
            LevelTrial => ("aquarium-level-trial", E, 8),
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
        self.card().2
    }
    fn all() -> Vec<Self> {
        Technique::iter().collect()
    }
}
