//! Catalogue of the techniques: name, rule, level, stage, soundness and source of each.

use clew_core::model::{self, CatalogueEntry, techniques};
use serde::{Deserialize, Serialize};

techniques! {
    /// A way of finding facts.
    ///
    /// Techniques share their difficulty if the order of looking decides between them, and
    /// difficulty never falls from rung to rung. So the grade of a puzzle is the least difficulty
    /// up to which techniques suffice, and mirroring the board does not change it.
    ///
    /// A tenth ranks techniques within a level by the order of the ladder: earlier ones look at
    /// fewer things, such as one line before two, and what a line needs before what it can spare.
    /// The two about stacks share theirs, since no measurements distinguish them. On 50 boards of
    /// puzzle-aquarium, called easy, normal or hard, the chance that the harder is graded above
    /// the easier, ties halved, is 0.71 at 6×6 (by levels alone 0.62), 1.00 at 10×10 and 0.85 at
    /// 15×15 (`tools/src/bin/difficulties.rs`). Trials have no tenths: how long one is depends on
    /// where the search starts.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum Technique {
        /// A piece of a tank in one row is all water or all air, so one known cell decides the
        /// others.
        SameHeight = "aquarium-same-height", Patterns, 10, Always, "";
        /// Cells of one height that are joined below are alike with gravity, whatever joins them.
        JoinedBelow = "aquarium-joined-below", Patterns, 10, Always, "";
        /// All pieces below a piece of water are water.
        WaterBelow = "aquarium-water-below", Patterns, 10, Always, "";
        /// All pieces above a piece of air are air.
        AirAbove = "aquarium-air-above", Patterns, 10, Always, "";
        /// Two pieces are alike if the surface between them is excluded. If the surface is known
        /// to be there, the lower one is water and the upper one air.
        LevelInterval = "aquarium-level-interval", Patterns, 30, Always, "";
        /// The water of a line reaches its sum, so its open cells are air.
        LineFull = "aquarium-line-full", Patterns, 10, Always, "";
        /// A line needs all its open cells to reach its sum, so they are water.
        LineNeedsAll = "aquarium-line-needs-all", Patterns, 10, Always, "";
        /// A piece wider than the water that its row still needs is air.
        TooWide = "aquarium-too-wide", Patterns, 20, Always, "article on Aquarium with dancing links, figure 4";
        /// A piece without which its row cannot reach its sum is water.
        Indispensable = "aquarium-indispensable", Patterns, 22, Always, "article on Aquarium with dancing links, figures 1 to 3";
        /// A stack of more cells than its column can spare has water in its lowest ones.
        StackBottom = "aquarium-stack-bottom", Patterns, 33, Always, "article on Aquarium with dancing links, figure 5";
        /// A stack of more cells than its column needs has air in its highest ones.
        StackTop = "aquarium-stack-top", Patterns, 33, Always, "article on Aquarium with dancing links, figure 6";
        /// All open pieces of a row except one have widths with a common divisor, so the remainder
        /// of the need decides whether that one is water.
        OddPiece = "aquarium-odd-piece", Breakout, 40, Always, "";
        /// A piece of a row is water if every choice of pieces with the sum uses it, and
        /// air if none does.
        SubsetSums = "aquarium-subset-sums", Breakout, 43, Always, "article on Aquarium with dancing links";
        /// A level that is part of no way to meet the sum of a column is excluded, if other levels
        /// were excluded earlier.
        CombinedLines = "aquarium-combined-lines", Breakout, 50, Always, "";
        /// A level that is part of no way to meet the sums of a row and a column that share
        /// tanks is excluded.
        CrossingLines = "aquarium-crossing-lines", Breakout, 56, Always, "";
        /// A level that is part of no way to reach the total of all water is excluded.
        TotalSums = "aquarium-total-sums", Breakout, 53, Always, "";
        /// The only line without a sum holds what the sums of the other lines leave of the total.
        MissingSum = "aquarium-missing-sum", Breakout, 53, Always, "";
        /// A level that is part of no way to meet the sums of two rows or two columns that
        /// share tanks is excluded.
        TwoLines = "aquarium-two-lines", Breakout, 60, Always, "";
        /// All levels left to a tank lead to the same facts, or all but one to a contradiction.
        TankLevels = "aquarium-tank-levels", Enumeration, 70, Always, "";
        /// A level that leads to a contradiction is excluded.
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
