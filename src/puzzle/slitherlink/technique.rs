//! The catalogue of techniques: name, rule, level, stage, soundness and source of each.

use serde::{Deserialize, Serialize};

use crate::model::{self, CatalogueEntry, techniques};

techniques! {
    /// A way of finding facts.
    ///
    /// Techniques that one rung finds share its level, so that the grade does not
    /// hang on the order in which the rung looks: those about two neighbours of a
    /// clue, the parity around a cell and equal edges are graded as the count of
    /// colours at a clue, of which they are cases.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum Technique {
        // Basic rules.
        /// A 0 has four crosses.
        Zero = "slitherlink-zero", Patterns, 10, Always, "";
        /// A clue has all its lines; the other edges are crosses.
        ClueSatisfied = "slitherlink-clue-satisfied", Patterns, 10, Always, "";
        /// A clue needs all edges it has left.
        ClueNeedsAll = "slitherlink-clue-needs-all", Patterns, 10, Always, "";
        /// Two lines at a vertex; the other edges are crosses.
        VertexFull = "slitherlink-vertex-full", Patterns, 10, Always, "";
        /// A line at a vertex has one way to go on.
        ForcedContinuation = "slitherlink-forced-continuation", Patterns, 10, Always, "";
        /// A single unknown edge at a vertex without lines is a cross.
        DeadEnd = "slitherlink-dead-end", Patterns, 10, Always, "";

        // Fixed clue patterns.
        /// A 3 beside a 0 has its three other sides, and the loop goes on away from both.
        ThreeBesideZero = "slitherlink-three-beside-zero", Patterns, 20, Always, "";
        /// A 3 that touches a 0 at a corner has both of its sides there.
        ThreeDiagonalZero = "slitherlink-three-diagonal-zero", Patterns, 20, Always, "";
        /// Two adjacent 3s have lines on the shared side and on the two sides parallel to it.
        AdjacentThrees = "slitherlink-adjacent-threes", Patterns, 20, Always, "";
        /// All parallel sides in a row of three or more 3s are lines.
        RowOfThrees = "slitherlink-row-of-threes", Patterns, 20, Always, "";
        /// Two 3s that touch at a corner have both sides at their far corners.
        DiagonalThrees = "slitherlink-diagonal-threes", Patterns, 30, Always, "";
        /// Two 3s at the ends of a diagonal of 2s have both sides at their outer corners.
        ThreesJoinedByTwos = "slitherlink-threes-joined-by-twos", Patterns, 30, Always, "";
        /// Several 3s around one 0 have lines away from it and fill the corners of each other.
        ThreesAroundZero = "slitherlink-threes-around-zero", Patterns, 20, Always, "";
        /// A 2 below one of two adjacent 3s has its side away from the other 3.
        ThreeThreeOverTwo = "slitherlink-three-three-over-two", Patterns, 30, Always, "";
        /// A 1 in a corner of the board has no line there.
        CornerOne = "slitherlink-corner-one", Patterns, 10, Always, "";
        /// A 2 in a corner of the board sends a line along the border both ways.
        CornerTwo = "slitherlink-corner-two", Patterns, 20, Always, "";
        /// A 3 in a corner of the board has both lines there.
        CornerThree = "slitherlink-corner-three", Patterns, 10, Always, "";
        /// A 2 in a corner of the board beside a 1 has its border sides.
        CornerTwoBesideOne = "slitherlink-corner-two-beside-one", Patterns, 30, Always, "";
        /// A 3 beside a 2 in a corner of the board has its border side and its far side.
        CornerTwoBesideThree = "slitherlink-corner-two-beside-three", Patterns, 30, Always, "";
        /// A 2 in a corner of the board that touches a 3 diagonally has its border sides.
        CornerTwoOverThree = "slitherlink-corner-two-over-three", Patterns, 30, Always, "";
        /// A 1 in a corner of the board beside a 3 has its line on the shared side.
        CornerOneBesideThree = "slitherlink-corner-one-beside-three", Patterns, 30, Always, "";
        /// A 1 beside a 3 in a corner of the board has its line on the shared side or the border.
        CornerThreeBesideOne = "slitherlink-corner-three-beside-one", Patterns, 30, Always, "";
        /// The side between two adjacent 1s on the border is a cross.
        BorderOnes = "slitherlink-border-ones", Patterns, 20, Always, "";
        /// A 3 beside a 1 on the border has its border side.
        BorderOneThree = "slitherlink-border-one-three", Patterns, 30, Always, "";
        /// A 1 between two 3s on the border has its line on the border.
        BorderThreeOneThree = "slitherlink-border-three-one-three", Patterns, 30, Always, "";
        /// A diagonal neighbour of a 1 in a corner of the board has exactly one line at that 1.
        CornerOneDiagonal = "slitherlink-corner-one-diagonal", Patterns, 30, Always, "";
        /// A diagonal of 2s from a corner of the board brings both lines or none to the clue at its
        /// end.
        CornerTwoChain = "slitherlink-corner-two-chain", Patterns, 30, Always, "";
        /// A 1 has no line at a corner that no line can reach from outside.
        ClosedVertexOne = "slitherlink-closed-vertex-one", Patterns, 20, Always, "";
        /// A 3 has both lines at a corner that no line can reach from outside.
        ClosedVertexThree = "slitherlink-closed-vertex-three", Patterns, 20, Always, "";
        /// A 2 has both lines or none at a corner that no line can reach from outside.
        ClosedVertexTwo = "slitherlink-closed-vertex-two", Patterns, 40, Always, "";
        /// A line that arrives at a corner of a 3 goes on along it; the 3 has both sides at the far
        /// corner.
        LineMeetsThree = "slitherlink-line-meets-three", Patterns, 20, Always, "";
        /// A line that must go on along a 1 leaves crosses at the far corner of the 1.
        LineEntersOne = "slitherlink-line-enters-one", Patterns, 30, Always, "";
        /// A line that must go on along a 2 goes on from its far corner along exactly one edge outside.
        SpikedTwo = "slitherlink-spiked-two", Patterns, 40, Always, "";
        /// A 3 beside a 1 has its side at the end where the shared side cannot run on.
        ThreeBesideOneBlocked = "slitherlink-three-beside-one-blocked", Patterns, 40, Always, "";
        /// A 1 with crosses at one corner leaves crosses at the far corner of a 1 across its other
        /// corner.
        DiagonalOnes = "slitherlink-diagonal-ones", Patterns, 40, Always, "";
        /// A line that enters a diagonal of 2s gives a 3 at its end its far corner and a 1 none of it.
        LineAcrossTwos = "slitherlink-line-across-twos", Patterns, 40, Always, "";

        // Corner pairs.
        /// What one corner pair of a clue has, the far pair lacks.
        PairComplement = "slitherlink-pair-complement", Patterns, 40, Always, "";
        /// A pair and the pair opposite at the vertex.
        PairOpposite = "slitherlink-pair-opposite", Patterns, 40, Always, "";
        /// A 3 with one line, or an even number, at a corner.
        PairThree = "slitherlink-pair-three", Patterns, 40, Always, "";
        /// A 1 with one line, or an even number, at a corner.
        PairOne = "slitherlink-pair-one", Patterns, 40, Always, "";
        /// A pair's parity travels along a diagonal of 2s.
        PairTwos = "slitherlink-pair-twos", Patterns, 40, Always, "";
        /// The number of corners with one line around a cell is even.
        PairParity = "slitherlink-pair-parity", Patterns, 60, Always, "";
        /// Two edges of a clue known to be alike.
        EqualEdges = "slitherlink-equal-edges", Patterns, 60, Always, "";

        // Colours.
        /// Two neighbours known to be alike or opposite.
        ColourToEdge = "slitherlink-colour-to-edge", Patterns, 30, Always, "";
        /// A 1 has crosses to two neighbours that lie on the same side of the loop.
        OneLikeNeighbours = "slitherlink-one-like-neighbours", Patterns, 60, Always, "";
        /// A 3 has lines to two neighbours that lie on the same side of the loop.
        ThreeLikeNeighbours = "slitherlink-three-like-neighbours", Patterns, 60, Always, "";
        /// A 2 has lines to both of two neighbours of one colour and crosses to the others, or the
        /// reverse.
        TwoLikeNeighbours = "slitherlink-two-like-neighbours", Patterns, 60, Always, "";
        /// A 2 with two neighbours of different colours has exactly one line to the other two.
        TwoUnlikeNeighbours = "slitherlink-two-unlike-neighbours", Patterns, 60, Always, "";
        /// A clue with two neighbours of different colours has exactly one line to them.
        UnlikeNeighbours = "slitherlink-unlike-neighbours", Patterns, 60, Always, "";
        /// Colours around a vertex do not alternate: the loop does not cross itself.
        NoCheckerboard = "slitherlink-no-checkerboard", Patterns, 60, Always, "";
        /// Two diagonals around a vertex, each of one colour, are of the same colour.
        CheckerboardByRelation = "slitherlink-checkerboard-by-relation", Patterns, 60, Always, "";
        /// A cell whose neighbours are all outside is outside.
        NoIsland = "slitherlink-no-island", Patterns, 50, Always, "";
        /// A clue counts its neighbours that differ from it; only colours that give its number are
        /// possible.
        ColourCount = "slitherlink-colour-count", Patterns, 60, Always, "";

        // Closing the loop.
        /// An edge that would close a loop that leaves something out is a cross.
        NoPrematureLoop = "slitherlink-no-premature-loop", Patterns, 20, Always, "";
        /// Conclusions shared by the ways of meeting a clue that close no loop too early hold.
        NoShortLoop = "slitherlink-no-short-loop", Patterns, 50, Always, "";
        /// Edges that are lines together or not at all are crosses if they would close a loop too
        /// early.
        ChainAsEdge = "slitherlink-chain-as-edge", Patterns, 50, Always, "";
        /// All edges outside a closed loop that meets every clue are crosses.
        LoopComplete = "slitherlink-loop-complete", Patterns, 10, Always, "";

        // Breakout points.
        /// A cell without which two inside cells could not be joined is inside.
        InsideBreakout = "slitherlink-inside-breakout", Breakout, 50, Always, "";
        /// A cell without which an outside cell could not reach the border is outside.
        OutsideBreakout = "slitherlink-outside-breakout", Breakout, 60, Always, "";
        /// Cells that no known inside cell can reach are outside.
        InsidePocket = "slitherlink-inside-pocket", Breakout, 50, Always, "";
        /// Cells that cannot reach the border or a known outside cell are inside.
        OutsidePocket = "slitherlink-outside-pocket", Breakout, 60, Always, "";
        /// Cells tied together as alike or opposite do not take colours that cut the inside or the
        /// outside apart.
        ClassBreakout = "slitherlink-class-breakout", Breakout, 70, Always, "";
        /// Both gaps of a wall with two gaps and lines on both sides are lines.
        GateOfTwo = "slitherlink-gate-of-two", Breakout, 70, Always, "";
        /// A closed curve crosses the loop an even number of times.
        EvenCrossing = "slitherlink-even-crossing", Breakout, 60, Always, "";

        // Uniqueness; off unless asked for.
        /// The loop does not turn at a blank corner, where moving it over the cell would give another
        /// solution.
        BlankCorner = "slitherlink-blank-corner", Patterns, 70, OneSolution, "";

        // Trial.
        /// The opposite of an edge that leads to a contradiction by local rules holds.
        Trial = "slitherlink-trial", Enumeration, 80, Always, "";
        /// Conclusions that follow from both values of an edge hold.
        TwoSidedTrial = "slitherlink-two-sided-trial", Enumeration, 90, Always, "";
        /// The opposite of an edge that leads to a contradiction on the whole board holds.
        DeepTrial = "slitherlink-deep-trial", Enumeration, 100, Always, "";

        // The article's method.
        /// A colour of a cell with which the local rules have no completion is excluded.
        ForcedCell = "slitherlink-forced-cell", Patterns, 40, Always, "";
        /// A cell without which two inside cells could not be joined is inside; first stage of global
        /// reasoning.
        ArticleBreakout = "slitherlink-article-breakout", Breakout, 50, Always, "";
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
