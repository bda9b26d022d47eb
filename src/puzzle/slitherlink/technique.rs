//! The catalogue of techniques: name, stage and level of each.

use serde::{Deserialize, Serialize};
use strum::{EnumIter, IntoEnumIterator};

use crate::model::{self, Stage};

/// A way of finding facts. The codes in the comments are those of the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, EnumIter)]
pub enum Technique {
    // Basic rules.
    /// R6: a 0 has four crosses.
    Zero,
    /// R1: a clue has all its lines; the other edges are crosses.
    ClueSatisfied,
    /// R2: a clue needs all edges it has left.
    ClueNeedsAll,
    /// R3: two lines at a vertex; the other edges are crosses.
    VertexFull,
    /// R4: a line at a vertex has one way to go on.
    ForcedContinuation,
    /// R5: a single unknown edge at a vertex without lines is a cross.
    DeadEnd,

    // Fixed clue patterns.
    /// F1.
    ThreeBesideZero,
    /// F2.
    ThreeDiagonalZero,
    /// F3.
    AdjacentThrees,
    /// F4.
    RowOfThrees,
    /// F5.
    DiagonalThrees,
    /// F6.
    ThreesJoinedByTwos,
    /// F7.
    ThreesAroundZero,
    /// F8.
    ThreeThreeOverTwo,
    /// F9.
    CornerOne,
    /// F10.
    CornerTwo,
    /// F11.
    CornerThree,
    /// F12.
    CornerTwoBesideOne,
    /// F13.
    CornerTwoBesideThree,
    /// F14.
    CornerTwoOverThree,
    /// F15.
    CornerOneBesideThree,
    /// F16.
    CornerThreeBesideOne,
    /// F17.
    BorderOnes,
    /// F18.
    BorderOneThree,
    /// F19.
    BorderThreeOneThree,
    /// F20.
    CornerOneDiagonal,
    /// F21.
    CornerTwoChain,
    /// F22.
    ClosedVertexOne,
    /// F23.
    ClosedVertexThree,
    /// F24.
    ClosedVertexTwo,
    /// F25.
    LineMeetsThree,
    /// F26.
    LineEntersOne,
    /// F27.
    SpikedTwo,
    /// F28.
    ThreeBesideOneBlocked,
    /// F29.
    DiagonalOnes,
    /// F30.
    LineAcrossTwos,

    // Corner pairs.
    /// P4: what one corner pair of a clue has, the far pair lacks.
    PairComplement,
    /// P5: a pair and the pair opposite at the vertex.
    PairOpposite,
    /// P6: a 3 with one line, or an even number, at a corner.
    PairThree,
    /// P7: a 1 with one line, or an even number, at a corner.
    PairOne,
    /// P8: a pair's parity travels along a diagonal of 2s.
    PairTwos,
    /// P9: the number of corners with one line around a cell is even.
    PairParity,
    /// P11: two edges of a clue known to be alike.
    EqualEdges,

    // Colours.
    /// C2: two neighbours known to be alike or opposite.
    ColourToEdge,
    /// C6.
    OneLikeNeighbours,
    /// C7.
    ThreeLikeNeighbours,
    /// C8.
    TwoLikeNeighbours,
    /// C9.
    TwoUnlikeNeighbours,
    /// C10.
    UnlikeNeighbours,
    /// C11.
    NoCheckerboard,
    /// C12.
    CheckerboardByRelation,
    /// C13.
    NoIsland,
    /// C14.
    ColourCount,

    // Closing the loop.
    /// L1.
    NoPrematureLoop,
    /// L3.
    NoShortLoop,
    /// L4.
    ChainAsEdge,
    /// L5.
    LoopComplete,

    // Breakout points.
    /// B1.
    InsideBreakout,
    /// B2.
    OutsideBreakout,
    /// B3.
    InsidePocket,
    /// B4.
    OutsidePocket,
    /// B5.
    ClassBreakout,
    /// B7.
    GateOfTwo,
    /// B8 (and B9, L6, which are closed curves too).
    EvenCrossing,

    // Uniqueness; off unless asked for.
    /// U1.
    BlankCorner,

    // Trial.
    /// T1.
    Trial,
    /// T2.
    TwoSidedTrial,
    /// T3.
    DeepTrial,

    // The article's method.
    /// Stage 1 of the article: the local rules have no completion otherwise.
    ForcedCell,
    /// Stage 2 of the article: B1 alone.
    ArticleBreakout,
}

impl Technique {
    /// Name, stage and level. Techniques that one rung finds share its level, so
    /// that the grade does not hang on the order in which the rung looks: C6 to
    /// C12, P9 and P11 are all graded as C14, which they are cases of.
    fn card(self) -> (&'static str, Stage, u8) {
        use Stage::{Breakout as B, Enumeration as E, Patterns as P};
        use Technique::*;
        match self {
            Zero => ("slitherlink-zero", P, 1),
            ClueSatisfied => ("slitherlink-clue-satisfied", P, 1),
            ClueNeedsAll => ("slitherlink-clue-needs-all", P, 1),
            VertexFull => ("slitherlink-vertex-full", P, 1),
            ForcedContinuation => ("slitherlink-forced-continuation", P, 1),
            DeadEnd => ("slitherlink-dead-end", P, 1),
            ThreeBesideZero => ("slitherlink-three-beside-zero", P, 2),
            ThreeDiagonalZero => ("slitherlink-three-diagonal-zero", P, 2),
            AdjacentThrees => ("slitherlink-adjacent-threes", P, 2),
            RowOfThrees => ("slitherlink-row-of-threes", P, 2),
            DiagonalThrees => ("slitherlink-diagonal-threes", P, 3),
            ThreesJoinedByTwos => ("slitherlink-threes-joined-by-twos", P, 3),
            ThreesAroundZero => ("slitherlink-threes-around-zero", P, 2),
            ThreeThreeOverTwo => ("slitherlink-three-three-over-two", P, 3),
            CornerOne => ("slitherlink-corner-one", P, 1),
            CornerTwo => ("slitherlink-corner-two", P, 2),
            CornerThree => ("slitherlink-corner-three", P, 1),
            CornerTwoBesideOne => ("slitherlink-corner-two-beside-one", P, 3),
            CornerTwoBesideThree => ("slitherlink-corner-two-beside-three", P, 3),
            CornerTwoOverThree => ("slitherlink-corner-two-over-three", P, 3),
            CornerOneBesideThree => ("slitherlink-corner-one-beside-three", P, 3),
            CornerThreeBesideOne => ("slitherlink-corner-three-beside-one", P, 3),
            BorderOnes => ("slitherlink-border-ones", P, 2),
            BorderOneThree => ("slitherlink-border-one-three", P, 3),
            BorderThreeOneThree => ("slitherlink-border-three-one-three", P, 3),
            CornerOneDiagonal => ("slitherlink-corner-one-diagonal", P, 3),
            CornerTwoChain => ("slitherlink-corner-two-chain", P, 3),
            ClosedVertexOne => ("slitherlink-closed-vertex-one", P, 2),
            ClosedVertexThree => ("slitherlink-closed-vertex-three", P, 2),
            ClosedVertexTwo => ("slitherlink-closed-vertex-two", P, 4),
            LineMeetsThree => ("slitherlink-line-meets-three", P, 2),
            LineEntersOne => ("slitherlink-line-enters-one", P, 3),
            SpikedTwo => ("slitherlink-spiked-two", P, 4),
            ThreeBesideOneBlocked => ("slitherlink-three-beside-one-blocked", P, 4),
            DiagonalOnes => ("slitherlink-diagonal-ones", P, 4),
            LineAcrossTwos => ("slitherlink-line-across-twos", P, 4),
            PairComplement => ("slitherlink-pair-complement", P, 4),
            PairOpposite => ("slitherlink-pair-opposite", P, 4),
            PairThree => ("slitherlink-pair-three", P, 4),
            PairOne => ("slitherlink-pair-one", P, 4),
            PairTwos => ("slitherlink-pair-twos", P, 4),
            PairParity => ("slitherlink-pair-parity", P, 6),
            EqualEdges => ("slitherlink-equal-edges", P, 6),
            ColourToEdge => ("slitherlink-colour-to-edge", P, 3),
            OneLikeNeighbours => ("slitherlink-one-like-neighbours", P, 6),
            ThreeLikeNeighbours => ("slitherlink-three-like-neighbours", P, 6),
            TwoLikeNeighbours => ("slitherlink-two-like-neighbours", P, 6),
            TwoUnlikeNeighbours => ("slitherlink-two-unlike-neighbours", P, 6),
            UnlikeNeighbours => ("slitherlink-unlike-neighbours", P, 6),
            NoCheckerboard => ("slitherlink-no-checkerboard", P, 6),
            CheckerboardByRelation => ("slitherlink-checkerboard-by-relation", P, 6),
            NoIsland => ("slitherlink-no-island", P, 5),
            ColourCount => ("slitherlink-colour-count", P, 6),
            NoPrematureLoop => ("slitherlink-no-premature-loop", P, 2),
            NoShortLoop => ("slitherlink-no-short-loop", P, 5),
            ChainAsEdge => ("slitherlink-chain-as-edge", P, 5),
            LoopComplete => ("slitherlink-loop-complete", P, 1),
            InsideBreakout => ("slitherlink-inside-breakout", B, 5),
            OutsideBreakout => ("slitherlink-outside-breakout", B, 6),
            InsidePocket => ("slitherlink-inside-pocket", B, 5),
            OutsidePocket => ("slitherlink-outside-pocket", B, 6),
            ClassBreakout => ("slitherlink-class-breakout", B, 7),
            GateOfTwo => ("slitherlink-gate-of-two", B, 7),
            EvenCrossing => ("slitherlink-even-crossing", B, 6),
            BlankCorner => ("slitherlink-blank-corner", P, 7),
            Trial => ("slitherlink-trial", E, 8),
            TwoSidedTrial => ("slitherlink-two-sided-trial", E, 9),
            DeepTrial => ("slitherlink-deep-trial", E, 10),
            ForcedCell => ("slitherlink-forced-cell", P, 4),
            ArticleBreakout => ("slitherlink-article-breakout", B, 5),
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
    fn assumes_unique(self) -> bool {
        self == Technique::BlankCorner
    }
    fn all() -> Vec<Self> {
        Technique::iter().collect()
    }
}
