//! Catalogue of the techniques: name, rule, level, stage, soundness and source of each.

use clew_core::model::{self, CatalogueEntry, techniques};
use serde::{Deserialize, Serialize};

techniques! {
    /// Way of finding facts.
    ///
    /// Techniques that one rung finds share its difficulty, which never falls from rung to rung. So
    /// the grade of a puzzle is the least difficulty up to which techniques suffice. It does not
    /// depend on the order in which a rung looks, nor on how the board is turned. Techniques about
    /// two neighbours of a clue, the parity around a cell and equal edges are cases of the count of
    /// colours at a clue, and have the same grade.
    ///
    /// A tenth ranks techniques within a level. It was fitted once to measured facts. At level 2
    /// these are the boards of puzzle-loop, which its makers call normal or hard. Normal ones need
    /// no more than closing no loop early (2.0). Patterns at a 0, on the border and at a closed
    /// vertex come next, which up to a fifth of both use (2.2), then those of 3s, which most hard
    /// ones use (2.5). Above level 2, a tenth ranks by the number of clues and marks that a step
    /// names together, in the median of 1,224 published boards. Patterns of two are at 3.0, of
    /// three at 3.3 and 4.0, of four at 4.3. Reasoning by pairs, colours or parts of the board
    /// comes after the patterns of its level, in the order of the ladder. The chance that a hard
    /// board is graded above a normal one, ties halved, is 1.00 at every size; by levels alone it
    /// is 0.87 at 5×5 and 0.96 at 7×7 (`tools/src/bin/difficulties.rs`). Trials have no tenths: how
    /// long one is depends on where the search starts.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum Technique {
        // Basic rules.
        /// A 0 has four crosses.
        Zero = "slitherlink-zero", Patterns, 10, Always, "Folklore";
        /// A clue has all its lines: its other sides are crosses.
        ClueSatisfied = "slitherlink-clue-satisfied", Patterns, 10, Always, "Folklore";
        /// A clue has only as many sides left as it needs: all of them are lines.
        ClueNeedsAll = "slitherlink-clue-needs-all", Patterns, 10, Always, "Folklore";
        /// Two lines meet at a vertex: its other edges are crosses.
        VertexFull = "slitherlink-vertex-full", Patterns, 10, Always, "Folklore";
        /// A line reaches a vertex and one edge there is not a cross: the loop goes on along it.
        ForcedContinuation = "slitherlink-forced-continuation", Patterns, 10, Always, "Folklore";
        /// A vertex has no line and one unknown edge: that edge is a cross.
        DeadEnd = "slitherlink-dead-end", Patterns, 10, Always, "Folklore";

        // Fixed clue patterns.
        /// A 3 beside a 0 has its other three sides, and from both ends of the shared side the loop
        /// turns away from both cells.
        ThreeBesideZero = "slitherlink-three-beside-zero", Patterns, 22, Always, "Folklore";
        /// A 3 that touches a 0 at a vertex has both of its sides there.
        ThreeDiagonalZero = "slitherlink-three-diagonal-zero", Patterns, 22, Always, "Folklore";
        /// Two adjacent 3s have their outer parallel sides and, unless a loop around both is the
        /// solution, the shared side; that side does not run on.
        AdjacentThrees = "slitherlink-adjacent-threes", Patterns, 25, Always, "Folklore";
        /// Three or more 3s in a row have all their parallel sides, and no shared side runs on.
        RowOfThrees = "slitherlink-row-of-threes", Patterns, 25, Always, "Folklore";
        /// Two 3s that touch at a vertex each have both sides at the far corner.
        DiagonalThrees = "slitherlink-diagonal-threes", Patterns, 30, Always, "Folklore";
        /// Two 3s joined by a diagonal of 2s each have both sides at the outer corner.
        ThreesJoinedByTwos = "slitherlink-threes-joined-by-twos", Patterns, 33, Always, "Folklore";
        /// Several 3s around one 0: 3 beside 0, 3 diagonal to 0 and adjacent 3s together.
        ThreesAroundZero = "slitherlink-threes-around-zero", Patterns, 22, Always, "Folklore";
        /// A 2 beside one of two adjacent 3s lacks the side on which their shared side would run on
        /// and has the side away from the 3s.
        ThreeThreeOverTwo = "slitherlink-three-three-over-two", Patterns, 33, Always, "Folklore";
        /// A 1 in a corner of the board has crosses on its border sides.
        CornerOne = "slitherlink-corner-one", Patterns, 10, Always, "Folklore";
        /// A 2 in a corner of the board sends a line along the border both ways.
        CornerTwo = "slitherlink-corner-two", Patterns, 22, Always, "Folklore";
        /// A 3 in a corner of the board has lines on its border sides.
        CornerThree = "slitherlink-corner-three", Patterns, 10, Always, "Folklore";
        /// A 2 in a corner of the board beside a 1 has its border sides, and the 1 has its line on
        /// the border.
        CornerTwoBesideOne = "slitherlink-corner-two-beside-one", Patterns, 30, Always, "Folklore";
        /// A 3 on the border beside a 2 in a corner of the board has its border side and the side
        /// away from the 2.
        CornerTwoBesideThree = "slitherlink-corner-two-beside-three", Patterns, 30, Always, "Folklore";
        /// A 2 in a corner of the board, diagonal to a 3, has its border sides, and the 3 has both
        /// sides where they touch.
        CornerTwoOverThree = "slitherlink-corner-two-over-three", Patterns, 30, Always, "Folklore";
        /// A 3 on the border beside a 1 in a corner of the board has its border side and the shared
        /// side.
        CornerOneBesideThree = "slitherlink-corner-one-beside-three", Patterns, 30, Always, "Folklore";
        /// A 1 on the border beside a 3 in a corner of the board has crosses on its inner side and
        /// on the side away from the 3.
        CornerThreeBesideOne = "slitherlink-corner-three-beside-one", Patterns, 30, Always, "Folklore";
        /// Two adjacent 1s on the border have a cross between them.
        BorderOnes = "slitherlink-border-ones", Patterns, 22, Always, "Folklore";
        /// A 3 beside a 1 on the border has its border side, and the 1 has crosses on its inner
        /// side and on the side away from the 3.
        BorderOneThree = "slitherlink-border-one-three", Patterns, 30, Always, "Folklore";
        /// A 1 between two 3s on the border has its line on the border, and each 3 lacks the side
        /// it shares with the 1.
        BorderThreeOneThree = "slitherlink-border-three-one-three", Patterns, 30, Always, "Folklore";
        /// The clue diagonal to a 1 in a corner of the board has one line where they touch: at its
        /// far corner a 1 has no line and a 3 has both.
        CornerOneDiagonal = "slitherlink-corner-one-diagonal", Patterns, 30, Always, "Folklore";
        /// A diagonal of 2s that begins in a corner of the board brings both lines or none to its
        /// end: a 1 there has none and a 3 has both.
        CornerTwoChain = "slitherlink-corner-two-chain", Patterns, 33, Always, "Folklore";
        /// A 1 has no line at a closed vertex, one whose two edges outside the cell are crosses.
        ClosedVertexOne = "slitherlink-closed-vertex-one", Patterns, 22, Always, "Folklore";
        /// A 3 has both lines at a closed vertex, one whose two edges outside the cell are crosses.
        ClosedVertexThree = "slitherlink-closed-vertex-three", Patterns, 22, Always, "Folklore";
        /// A 2 at a closed vertex has both lines or none there, and so at the opposite corner: one
        /// known edge settles its partners.
        ClosedVertexTwo = "slitherlink-closed-vertex-two", Patterns, 43, Always, "Folklore";
        /// A line that reaches a corner of a 3 goes on along the 3, which has both sides at the far
        /// corner.
        LineMeetsThree = "slitherlink-line-meets-three", Patterns, 25, Always, "Folklore";
        /// A line that must go on along a 1 leaves crosses at the far corner of the 1.
        LineEntersOne = "slitherlink-line-enters-one", Patterns, 33, Always, "Folklore";
        /// A line that must go on along a 2 leaves its far corner along exactly one edge outside
        /// (spiked 2).
        SpikedTwo = "slitherlink-spiked-two", Patterns, 40, Always, "Folklore";
        /// A 3 and a 1 share a side that cannot run on at one end: the 3 has its side at that end,
        /// and the 1 has crosses on the opposite side and on the side away from the 3.
        ThreeBesideOneBlocked = "slitherlink-three-beside-one-blocked", Patterns, 40, Always, "Folklore";
        /// Two 1s touch at a vertex and one has crosses at its far corner: so has the other.
        DiagonalOnes = "slitherlink-diagonal-ones", Patterns, 43, Always, "Folklore";
        /// A line that enters a diagonal of 2s leaves it at the other end: a 3 there has both sides
        /// at its far corner and a 1 none.
        LineAcrossTwos = "slitherlink-line-across-twos", Patterns, 43, Always, "Folklore";

        // Corner pairs.
        /// Corner pairs: the lines at two opposite corners of a clue add up to its number.
        PairComplement = "slitherlink-pair-complement", Patterns, 46, Always, "Loopy: dlines";
        /// Corner pairs: a pair with one line faces one across the vertex, a pair with both faces
        /// none, an even pair faces an even one.
        PairOpposite = "slitherlink-pair-opposite", Patterns, 46, Always, "Loopy: dlines";
        /// Corner pairs: a 3 with one line at a corner has both at the far corner; an even pair of
        /// a 3 has both.
        PairThree = "slitherlink-pair-three", Patterns, 46, Always, "Loopy: dlines";
        /// Corner pairs: a 1 with a line at a corner has none at the far corner; an even pair of a
        /// 1 has none.
        PairOne = "slitherlink-pair-one", Patterns, 46, Always, "Loopy: dlines";
        /// Corner pairs: one line or an even number at a corner of a 2 is the same at the far
        /// corner, and so along a diagonal of 2s.
        PairTwos = "slitherlink-pair-twos", Patterns, 46, Always, "Loopy: dlines";
        /// Corner pairs: an even number of the corners of a cell have exactly one line.
        PairParity = "slitherlink-pair-parity", Patterns, 62, Always, "";
        /// Two sides of a clue are known to be alike: they have the mark that fits its number.
        EqualEdges = "slitherlink-equal-edges", Patterns, 62, Always, "Loopy: linedsf";

        // Colours.
        /// Colour: two neighbours of the same side of the loop have a cross between them, of
        /// different sides a line.
        ColourToEdge = "slitherlink-colour-to-edge", Patterns, 35, Always, "Folklore";
        /// Colour: a 1 with two neighbours of one colour has crosses to both.
        OneLikeNeighbours = "slitherlink-one-like-neighbours", Patterns, 62, Always, "Folklore";
        /// Colour: a 3 with two neighbours of one colour has lines to both.
        ThreeLikeNeighbours = "slitherlink-three-like-neighbours", Patterns, 62, Always, "Folklore";
        /// Colour: a 2 with two neighbours of one colour has its other two of the opposite colour.
        TwoLikeNeighbours = "slitherlink-two-like-neighbours", Patterns, 62, Always, "Folklore";
        /// Colour: a 2 with two neighbours that differ has two others that differ as well.
        TwoUnlikeNeighbours = "slitherlink-two-unlike-neighbours", Patterns, 62, Always, "Folklore";
        /// Colour: a clue with two neighbours that differ has one line to them; a 1 has no other
        /// line, a 3 has both others.
        UnlikeNeighbours = "slitherlink-unlike-neighbours", Patterns, 62, Always, "Folklore";
        /// Colour: the four cells around a vertex do not alternate, since four lines would meet.
        NoCheckerboard = "slitherlink-no-checkerboard", Patterns, 62, Always, "Folklore";
        /// Colour: if both diagonals of the four cells around a vertex are known to be alike, all
        /// four cells are.
        CheckerboardByRelation = "slitherlink-checkerboard-by-relation", Patterns, 62, Always, "Folklore";
        /// Colour: a cell whose neighbours are all outside is outside, unless the loop around it is
        /// the solution.
        NoIsland = "slitherlink-no-island", Patterns, 50, Always, "Folklore";
        /// Colour: neighbours of a clue whose colours are related get their lines together, and
        /// only one sharing-out fits the number.
        ColourCount = "slitherlink-colour-count", Patterns, 62, Always, "Folklore";

        // Closing the loop.
        /// An edge that would close a loop while a line or an unmet clue is left outside it is a
        /// cross.
        NoPrematureLoop = "slitherlink-no-premature-loop", Patterns, 20, Always, "Loopy: loop deductions";
        /// Assignments of a clue's last lines that close a loop too early or branch are excluded:
        /// what the others share holds.
        NoShortLoop = "slitherlink-no-short-loop", Patterns, 55, Always, "";
        /// A chain of edges that are all lines or all crosses would close a loop too early: they
        /// are crosses.
        ChainAsEdge = "slitherlink-chain-as-edge", Patterns, 55, Always, "";
        /// One closed loop meets all clues: all other edges are crosses.
        LoopComplete = "slitherlink-loop-complete", Patterns, 10, Always, "Folklore";

        // Breakout points.
        /// Breakout point: a cell without which two inside cells could not be connected is inside.
        InsideBreakout = "slitherlink-inside-breakout", Breakout, 52, Always, "The article";
        /// Breakout point: a cell without which an outside cell could not be connected to the
        /// exterior is outside.
        OutsideBreakout = "slitherlink-outside-breakout", Breakout, 66, Always, "";
        /// Pocket: cells that cannot be connected to a known inside cell are outside.
        InsidePocket = "slitherlink-inside-pocket", Breakout, 50, Always, "";
        /// Pocket: cells that cannot be connected to the exterior are inside.
        OutsidePocket = "slitherlink-outside-pocket", Breakout, 64, Always, "";
        /// Breakout of a colour class: colours of a class that would cut the inside or the outside
        /// apart are excluded.
        ClassBreakout = "slitherlink-class-breakout", Breakout, 70, Always, "";
        /// A wall of crosses with two gaps has lines on both sides: both gaps are lines.
        GateOfTwo = "slitherlink-gate-of-two", Breakout, 74, Always, "";
        /// A closed curve crosses the loop an even number of times: if one crossing is unknown, its
        /// parity settles it (Jordan curve theorem).
        EvenCrossing = "slitherlink-even-crossing", Breakout, 60, Always, "Jordan curve theorem";

        // Uniqueness; off by default.
        /// A corner cell and its two neighbours are blank: the loop does not pass between them, or
        /// it could be moved over the corner for a second solution.
        BlankCorner = "slitherlink-blank-corner", Patterns, 76, OneSolution, "";

        // Trial.
        /// An edge whose opposite leads to a contradiction by corner pairs and colours is decided.
        Trial = "slitherlink-trial", Enumeration, 80, Always, "";
        /// Edges that get the same mark from both values of an edge have that mark.
        TwoSidedTrial = "slitherlink-two-sided-trial", Enumeration, 90, Always, "";
        /// An edge whose opposite leads to a loop closed too early or to a region cut apart is
        /// decided.
        DeepTrial = "slitherlink-deep-trial", Enumeration, 100, Always, "";

        // The article's method.
        /// A cell on one side of the loop leaves the local rules no completion: it is on the other
        /// side.
        ForcedCell = "slitherlink-forced-cell", Patterns, 40, Always, "The article";
        /// Breakout point as in the article: a cell without which two inside cells could not be
        /// connected is inside.
        ArticleBreakout = "slitherlink-article-breakout", Breakout, 52, Always, "The article";
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
