//! The catalogue of techniques: name, rule, level, stage, soundness and source of each.

use serde::{Deserialize, Serialize};

use crate::model::{self, CatalogueEntry, techniques};

techniques! {
    /// A way of finding facts.
    ///
    /// Techniques between which the order of looking decides share their level.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum Technique {
        /// A cell of a segment is known, so all of it is.
        SameHeight = "aquarium-same-height", Patterns, 10, Always, "";
        /// Cells of one tank at one height that are joined below are alike, with gravity.
        JoinedBelow = "aquarium-joined-below", Patterns, 10, Always, "";
        /// Below water there is water.
        WaterBelow = "aquarium-water-below", Patterns, 10, Always, "";
        /// Above air there is air.
        AirAbove = "aquarium-air-above", Patterns, 10, Always, "";
        /// The surface cannot be where it would have to be.
        LevelInterval = "aquarium-level-interval", Patterns, 30, Always, "";
        /// The sum of a line is reached.
        LineFull = "aquarium-line-full", Patterns, 10, Always, "";
        /// The sum of a line needs every cell left.
        LineNeedsAll = "aquarium-line-needs-all", Patterns, 10, Always, "";
        /// A segment is wider than what its row still needs.
        TooWide = "aquarium-too-wide", Patterns, 20, Always, "";
        /// Without a segment its row cannot reach its sum.
        Indispensable = "aquarium-indispensable", Patterns, 20, Always, "";
        /// The lowest cells of a stack that its column cannot do without.
        StackBottom = "aquarium-stack-bottom", Patterns, 30, Always, "";
        /// The highest cells of a stack that are too many for its column.
        StackTop = "aquarium-stack-top", Patterns, 30, Always, "";
        /// All other segments of a row have a common divisor.
        OddPiece = "aquarium-odd-piece", Breakout, 40, Always, "";
        /// Sums of the segments of a row that can be reached.
        SubsetSums = "aquarium-subset-sums", Breakout, 40, Always, "";
        /// Levels of a column with gaps, of which every sum that can be reached agrees, hold.
        CombinedLines = "aquarium-combined-lines", Breakout, 50, Always, "";
        /// A row and a column that share tanks.
        CrossingLines = "aquarium-crossing-lines", Breakout, 50, Always, "";
        /// The total of all water.
        TotalWater = "aquarium-total-water", Breakout, 50, Always, "";
        /// Sums of the levels on the whole board that can be reached.
        TotalSums = "aquarium-total-sums", Breakout, 50, Always, "";
        /// The one line without a sum has what the totals leave.
        MissingSum = "aquarium-missing-sum", Breakout, 50, Always, "";
        /// Two lines that share tanks.
        TwoLines = "aquarium-two-lines", Breakout, 60, Always, "";
        /// All levels that a tank can have lead to the same, or all but one fail.
        TankLevels = "aquarium-tank-levels", Enumeration, 70, Always, "";
        /// A level that leads to a contradiction.
        LevelTrial = "aquarium-level-trial", Enumeration, 80, Always, "";
    }
}

impl model::Technique for Technique {
    fn catalogue() -> &'static [CatalogueEntry<Self>] {
        Self::CATALOGUE
    }
    fn entry(self) -> &'static CatalogueEntry<Self> {
        &Self::CATALOGUE[self as usize]
    }
}
