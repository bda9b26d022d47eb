//! Catalogue of the techniques: name, rule, level, stage, soundness and source of each.

use clew_core::model::{self, CatalogueEntry, techniques};
use serde::{Deserialize, Serialize};

techniques! {
    /// A way of finding facts.
    ///
    /// Rated on the scale of Sudoku Explainer, as continued by Sukaku Explainer. On it a hidden
    /// single is 1.2 or 1.5, and a forcing chain is above 7.5. Techniques that it lacks are rated
    /// like what it usually needs in their place.
    #[derive(
        Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
    )]
    pub enum Technique {
        // Singles.
        /// The last empty cell of a house takes the digit that the house lacks.
        FullHouse = "sudoku-full-house", Patterns, 10, Always, "HoDoKu";
        /// A digit with one place left in a box, a region or a diagonal goes there.
        HiddenSingleBox = "sudoku-hidden-single-box", Patterns, 12, Always, "HoDoKu";
        /// A digit with one place left in a row or a column goes there.
        HiddenSingleLine = "sudoku-hidden-single-line", Patterns, 15, Always, "HoDoKu";
        /// A cell with one candidate left is that digit.
        NakedSingle = "sudoku-naked-single", Patterns, 23, Always, "HoDoKu";
        /// Pointing leaves a digit one place in another box, and it goes there.
        DirectPointing = "sudoku-direct-pointing", Patterns, 17, Always, "Sudoku Explainer";
        /// Claiming leaves a digit one place in another line, and it goes there.
        DirectClaiming = "sudoku-direct-claiming", Patterns, 19, Always, "Sudoku Explainer";
        /// A hidden pair leaves another digit one place in its house, and it goes there.
        DirectHiddenPair = "sudoku-direct-hidden-pair", Patterns, 20, Always, "Sudoku Explainer";
        /// A hidden triple leaves another digit one place in its house, and it goes there.
        DirectHiddenTriple = "sudoku-direct-hidden-triple", Patterns, 25, Always, "Sudoku Explainer";

        // Intersections and subsets.
        /// A digit whose places in a box lie in one line is nowhere else in the line; locked
        /// candidates, type 1.
        Pointing = "sudoku-pointing", Patterns, 26, Always, "HoDoKu";
        /// A digit whose places in a line lie in one box is nowhere else in the box; locked
        /// candidates, type 2.
        Claiming = "sudoku-claiming", Patterns, 28, Always, "HoDoKu";
        /// Two cells of a house with two candidates together take both; in two houses at once, a
        /// locked pair.
        NakedPair = "sudoku-naked-pair", Patterns, 30, Always, "HoDoKu";
        /// Three cells of a house with three candidates together take all three; likewise a locked
        /// triple.
        NakedTriple = "sudoku-naked-triple", Patterns, 36, Always, "HoDoKu";
        /// Four cells of a house with four candidates together take all four.
        NakedQuad = "sudoku-naked-quad", Patterns, 50, Always, "HoDoKu";
        /// Two digits with two places together in a house leave these cells no other candidate.
        HiddenPair = "sudoku-hidden-pair", Patterns, 34, Always, "HoDoKu";
        /// Three digits with three places together in a house leave these cells no other candidate.
        HiddenTriple = "sudoku-hidden-triple", Patterns, 40, Always, "HoDoKu";
        /// Four digits with four places together in a house leave these cells no other candidate.
        HiddenQuad = "sudoku-hidden-quad", Patterns, 54, Always, "HoDoKu";

        // Fish.
        /// If all places of a digit in two lines lie in two lines across, the digit is nowhere else
        /// in those.
        XWing = "sudoku-x-wing", Breakout, 32, Always, "HoDoKu";
        /// If all places of a digit in three lines lie in three lines across, the digit is nowhere
        /// else in those.
        Swordfish = "sudoku-swordfish", Breakout, 38, Always, "HoDoKu";
        /// If all places of a digit in four lines lie in four lines across, the digit is nowhere
        /// else in those.
        Jellyfish = "sudoku-jellyfish", Breakout, 52, Always, "HoDoKu";
        /// An X-wing with fins: cells in its cover that see all fins lose the digit; sashimi or
        /// not.
        FinnedXWing = "sudoku-finned-x-wing", Breakout, 43, Always, "HoDoKu";
        /// A swordfish with fins: cells in its cover that see all fins lose the digit; sashimi or
        /// not.
        FinnedSwordfish = "sudoku-finned-swordfish", Breakout, 57, Always, "HoDoKu";
        /// A jellyfish with fins: cells in its cover that see all fins lose the digit; sashimi or
        /// not.
        FinnedJellyfish = "sudoku-finned-jellyfish", Breakout, 61, Always, "HoDoKu";
        /// Rows and boxes against as many columns and boxes, or columns and boxes against rows and
        /// boxes.
        FrankenFish = "sudoku-franken-fish", Breakout, 60, Always, "HoDoKu";
        /// Houses of any sort that share no place of a digit, against as many others that cover all its places.
        MutantFish = "sudoku-mutant-fish", Breakout, 64, Always, "HoDoKu";

        // Single-digit patterns.
        /// Two parallel lines with two places of a digit each; two of these places share a house.
        Skyscraper = "sudoku-skyscraper", Breakout, 40, Always, "HoDoKu";
        /// A row and a column with two places of a digit each; two of these places share a box.
        TwoStringKite = "sudoku-two-string-kite", Breakout, 41, Always, "HoDoKu";
        /// Two houses with two places of a digit each; two of these places see each other.
        TurbotFish = "sudoku-turbot-fish", Breakout, 42, Always, "HoDoKu";
        /// A box whose places of a digit lie in one row and one column, and a strong link from one
        /// of them.
        EmptyRectangle = "sudoku-empty-rectangle", Breakout, 43, Always, "HoDoKu";

        // Wings.
        /// Cells with the same two candidates, each seeing the next, take the two in turn, so the ends differ.
        RemotePair = "sudoku-remote-pair", Breakout, 40, Always, "HoDoKu";
        /// A cell of candidates a and b sees one of a and c and one of b and c: one of these is c.
        XyWing = "sudoku-xy-wing", Breakout, 42, Always, "HoDoKu";
        /// A cell of candidates a, b and c sees one of a and c and one of b and c: one of the three
        /// is c.
        XyzWing = "sudoku-xyz-wing", Breakout, 44, Always, "HoDoKu";
        /// Two cells with the same two candidates, one of which is linked strongly: one of the
        /// cells is the other digit.
        WWing = "sudoku-w-wing", Breakout, 57, Always, "HoDoKu";
        /// A cell of two candidates and an almost locked set of three cells, with a restricted
        /// common digit.
        WxyzWing = "sudoku-wxyz-wing", Breakout, 55, Always, "SudokuWiki";
        /// A cell of two candidates and an almost locked set of four cells, with a restricted
        /// common digit.
        VwxyzWing = "sudoku-vwxyz-wing", Breakout, 63, Always, "Sukaku Explainer";
        /// A cell of two candidates and an almost locked set of five cells, with a restricted
        /// common digit.
        UvwxyzWing = "sudoku-uvwxyz-wing", Breakout, 66, Always, "Sukaku Explainer";

        // Uniqueness; off by default.
        /// Four cells in two rows, two columns and two boxes do not hold only the same two digits;
        /// types 1 to 6.
        UniqueRectangle = "sudoku-unique-rectangle", Breakout, 45, OneSolution, "HoDoKu";
        /// Four cells of a rectangle that were found, not printed, do not hold the same two digits
        /// crosswise.
        AvoidableRectangle = "sudoku-avoidable-rectangle", Breakout, 45, OneSolution, "HoDoKu";
        /// A rectangle with one corner of two candidates: strong links would make the rest hold
        /// only these.
        HiddenRectangle = "sudoku-hidden-rectangle", Breakout, 46, OneSolution, "HoDoKu";
        /// A loop of six or more cells, two in each house it meets, does not hold only the same two
        /// digits.
        UniqueLoop = "sudoku-unique-loop", Breakout, 57, OneSolution, "Sudoku Explainer";
        /// Open cells do not all have two candidates with each digit twice in a house; BUG+1 and
        /// types 2 to 4.
        Bug = "sudoku-bug", Breakout, 57, OneSolution, "Sudoku Explainer";

        // Chains and sets.
        /// Places of a digit joined by strong links take two colours in turn, and one of these is true.
        SimpleColouring = "sudoku-simple-colouring", Breakout, 54, Always, "HoDoKu";
        /// Two groups of coloured places of a digit: if one colour of each group see each other,
        /// one of the opposite colours is true.
        MultiColouring = "sudoku-multi-colouring", Breakout, 54, Always, "HoDoKu";
        /// Places of one digit, linked strongly and weakly in turn: the first or the last is true.
        XChain = "sudoku-x-chain", Breakout, 54, Always, "HoDoKu";
        /// An X-chain in which all places of the digit in the crossing of a line and a box can be
        /// one link.
        GroupedXChain = "sudoku-grouped-x-chain", Breakout, 57, Always, "Sukaku Explainer";
        /// Cells of two candidates, each sharing one with the next that it sees: the first or the
        /// last digit holds.
        XyChain = "sudoku-xy-chain", Breakout, 70, Always, "HoDoKu";
        /// Candidates linked strongly and weakly in turn: the first or the last is true.
        AlternatingChain = "sudoku-alternating-chain", Breakout, 70, Always, "HoDoKu";
        /// An alternating chain that is closed, so that one of any two neighbours is true; a
        /// continuous nice loop.
        NiceLoop = "sudoku-nice-loop", Breakout, 70, Always, "HoDoKu";
        /// An alternating chain in which all places of a digit in the crossing of a line and a box
        /// can be one link.
        GroupedChain = "sudoku-grouped-chain", Breakout, 81, Always, "HoDoKu";
        /// Cells of a line and of a box take all digits of their crossing; two-sector disjoint
        /// subsets.
        SueDeCoq = "sudoku-sue-de-coq", Breakout, 63, Always, "HoDoKu";
        /// Two almost locked sets with a restricted common digit: another digit they share is in
        /// one of them.
        AlsXz = "sudoku-als-xz", Breakout, 72, Always, "HoDoKu";
        /// Three almost locked sets, the middle one with a restricted common digit with each of the
        /// others.
        AlsXyWing = "sudoku-als-xy-wing", Breakout, 83, Always, "HoDoKu";
        /// Almost locked sets, each with a restricted common digit with the next: a digit of both
        /// ends is in one.
        AlsChain = "sudoku-als-chain", Breakout, 83, Always, "HoDoKu";
        /// A cell and an almost locked set for each of its candidates: a digit that all share is in
        /// one of them.
        DeathBlossom = "sudoku-death-blossom", Breakout, 83, Always, "HoDoKu";
        /// A candidate of a cell is false if every candidate of a second cell is excluded together with it.
        AlignedPair = "sudoku-aligned-pair", Breakout, 62, Always, "Sudoku Explainer";
        /// A candidate of a cell is false if every pair of candidates of two more cells is excluded
        /// together with it.
        AlignedTriplet = "sudoku-aligned-triplet", Breakout, 75, Always, "Sudoku Explainer";

        // Forcing.
        /// A candidate is false if hidden singles of its digit lead from it to a contradiction.
        Nishio = "sudoku-nishio", Enumeration, 75, Always, "Sudoku Explainer";
        /// A conclusion holds if chains lead to it from each candidate of a cell, or from each
        /// place of a digit.
        ForcingChains = "sudoku-forcing-chains", Enumeration, 80, Always, "Sudoku Explainer";
        /// The same, or one candidate that fails, by singles that may rely on several earlier ones; dynamic.
        ForcingNet = "sudoku-forcing-net", Enumeration, 85, Always, "Sudoku Explainer";
        /// A candidate is false if singles, intersections, pairs and X-wings lead from it to a
        /// contradiction.
        NestedNet = "sudoku-nested-net", Enumeration, 90, Always, "Sudoku Explainer";
        /// A candidate is false if singles lead from it to a contradiction, with the help of other
        /// candidates that fail by singles in turn: suppositions two deep.
        NestedChains = "sudoku-nested-chains", Enumeration, 100, Always, "Sudoku Explainer";
    }
}

impl model::Technique for Technique {
    fn catalogue() -> &'static [CatalogueEntry<Self>] {
        Self::CATALOGUE
    }
    fn entry(self) -> &'static CatalogueEntry<Self> {
        &Self::CATALOGUE[self as usize]
    }
    /// Adds four tenths for each strong link of one digit beyond the third. For other arguments, it
    /// adds a tenth each time n passes 4, 6, 8, 12, 16, 24, 32…. Here n is the number of candidates
    /// in a chain, or twice the number of singles that follow from suppositions: each rules out
    /// what the next relies on.
    fn surcharge(self, links: usize) -> u8 {
        use Technique::*;
        let n = match self {
            SimpleColouring | MultiColouring | XChain | GroupedXChain => {
                let more = (links / 2).clamp(3, MOST_LINKS) - 3;
                return 4 * u8::try_from(more).expect("a chain of one digit has few links");
            }
            XyChain | AlternatingChain | GroupedChain => links,
            RemotePair => links / 2,
            // Back at the start, a loop has two nodes fewer than a chain through them would.
            NiceLoop => links.saturating_sub(2),
            Nishio | ForcingChains | ForcingNet | NestedNet | NestedChains => 2 * links,
            _ => 0,
        };
        let thresholds = (0..8).flat_map(|k| [4 << k, 6 << k]);
        let passed = thresholds.take_while(|&threshold| threshold < n).count();
        u8::try_from(passed).expect("there are few thresholds")
    }
}

/// Strong links of one digit from which on a chain rates no higher: it is then as hard as one
/// through any links.
const MOST_LINKS: usize = 7;

#[cfg(test)]
mod tests {
    use super::*;
    use clew_core::model::Technique as _;

    #[test]
    fn long_chains_rate_higher() {
        let rating = |links| Technique::XyChain.tenths() + Technique::XyChain.surcharge(links);
        let ratings = [4, 6, 8, 10, 12, 14, 24].map(rating);
        assert_eq!(ratings, [70, 71, 72, 73, 73, 74, 75]);
        let rating = |links| Technique::XChain.tenths() + Technique::XChain.surcharge(links);
        assert_eq!([4, 6, 8, 10, 12].map(rating), [54, 54, 58, 62, 66]);
        assert_eq!(Technique::Nishio.surcharge(4), 2);
        assert_eq!(Technique::Jellyfish.surcharge(40), 0);
    }
}
