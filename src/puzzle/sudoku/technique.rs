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
    /// S5 from a box: pointing that leaves a hidden single.
    DirectPointing,
    /// S5 from a line: claiming that leaves a hidden single.
    DirectClaiming,
    /// S6: a hidden pair that leaves a hidden single.
    DirectHiddenPair,
    /// S6 with three digits.
    DirectHiddenTriple,

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
    /// XG with rows and boxes against columns and boxes.
    FrankenFish,
    /// XG with any houses.
    MutantFish,

    // Single-digit patterns.
    /// K1.
    Skyscraper,
    /// K2.
    TwoStringKite,
    /// K3.
    TurbotFish,
    /// K4.
    EmptyRectangle,

    // Wings.
    /// RP.
    RemotePair,
    /// W1.
    XyWing,
    /// W2.
    XyzWing,
    /// W3.
    WWing,
    /// W4 of four cells.
    WxyzWing,
    /// W4 of five cells.
    VwxyzWing,

    // Uniqueness; off unless asked for.
    /// U1 to U6.
    UniqueRectangle,
    /// A rectangle of found digits that could be exchanged.
    AvoidableRectangle,
    /// A rectangle with one corner of two candidates, and strong links.
    HiddenRectangle,
    /// UL: the same of six cells or more.
    UniqueLoop,
    /// BUG+1 and types 2 to 4.
    Bug,

    // Chains and sets.
    /// A1.
    SimpleColouring,
    /// A2.
    MultiColouring,
    /// A3 with one digit.
    XChain,
    /// A3 through cells of two candidates.
    XyChain,
    /// A3: alternating inference chain.
    AlternatingChain,
    /// A3 as a loop: continuous nice loop.
    NiceLoop,
    /// A4.
    GroupedChain,
    /// A5: two-sector disjoint subsets.
    SueDeCoq,
    /// A6 with two sets.
    AlsXz,
    /// A6 with three sets.
    AlsXyWing,
    /// A6 with more sets, one after another.
    AlsChain,
    /// A6 with a cell and a set for each of its candidates.
    DeathBlossom,
    /// A7: aligned pair exclusion.
    AlignedPair,
    /// A7 with three cells.
    AlignedTriplet,

    // Forcing.
    /// A8: one supposition that fails by its own digit.
    Nishio,
    /// A8: all candidates of a cell, or places of a digit, whose chains agree.
    ForcingChains,
    /// A8, dynamic: the same, or one supposition that fails, by singles that
    /// rely on several before them.
    ForcingNet,
    /// A8, nested: one supposition that fails by singles, intersections, pairs
    /// and X-wings.
    NestedNet,
}

impl Technique {
    /// Name, stage and rating in tenths, on the scale that rates a hidden
    /// single 1.2 or 1.5 and a forcing chain above 7.5.
    fn card(self) -> (&'static str, Stage, u8) {
        use Stage::{Breakout as B, Enumeration as E, Patterns as P};
        use Technique::*;
        match self {
            FullHouse => ("sudoku-full-house", P, 10),
            HiddenSingleBox => ("sudoku-hidden-single-box", P, 12),
            HiddenSingleLine => ("sudoku-hidden-single-line", P, 15),
            NakedSingle => ("sudoku-naked-single", P, 23),
            DirectPointing => ("sudoku-direct-pointing", P, 17),
            DirectClaiming => ("sudoku-direct-claiming", P, 19),
            DirectHiddenPair => ("sudoku-direct-hidden-pair", P, 20),
            DirectHiddenTriple => ("sudoku-direct-hidden-triple", P, 25),
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
            FrankenFish => ("sudoku-franken-fish", B, 60),
            MutantFish => ("sudoku-mutant-fish", B, 64),
            Skyscraper => ("sudoku-skyscraper", B, 41),
            TwoStringKite => ("sudoku-two-string-kite", B, 41),
            TurbotFish => ("sudoku-turbot-fish", B, 41),
            EmptyRectangle => ("sudoku-empty-rectangle", B, 43),
            RemotePair => ("sudoku-remote-pair", B, 40),
            XyWing => ("sudoku-xy-wing", B, 42),
            XyzWing => ("sudoku-xyz-wing", B, 44),
            WWing => ("sudoku-w-wing", B, 44),
            WxyzWing => ("sudoku-wxyz-wing", B, 55),
            VwxyzWing => ("sudoku-vwxyz-wing", B, 62),
            UniqueRectangle => ("sudoku-unique-rectangle", B, 45),
            AvoidableRectangle => ("sudoku-avoidable-rectangle", B, 45),
            HiddenRectangle => ("sudoku-hidden-rectangle", B, 46),
            UniqueLoop => ("sudoku-unique-loop", B, 57),
            Bug => ("sudoku-bug", B, 57),
            SueDeCoq => ("sudoku-sue-de-coq", B, 58),
            SimpleColouring => ("sudoku-simple-colouring", B, 66),
            MultiColouring => ("sudoku-multi-colouring", B, 66),
            XChain => ("sudoku-x-chain", B, 66),
            XyChain => ("sudoku-xy-chain", B, 67),
            AlsXz => ("sudoku-als-xz", B, 68),
            AlternatingChain => ("sudoku-alternating-chain", B, 70),
            NiceLoop => ("sudoku-nice-loop", B, 70),
            GroupedChain => ("sudoku-grouped-chain", B, 72),
            AlsXyWing => ("sudoku-als-xy-wing", B, 73),
            AlsChain => ("sudoku-als-chain", B, 74),
            DeathBlossom => ("sudoku-death-blossom", B, 74),
            AlignedPair => ("sudoku-aligned-pair", B, 62),
            AlignedTriplet => ("sudoku-aligned-triplet", B, 75),
            Nishio => ("sudoku-nishio", E, 75),
            ForcingChains => ("sudoku-forcing-chains", E, 80),
            ForcingNet => ("sudoku-forcing-net", E, 85),
            NestedNet => ("sudoku-nested-net", E, 90),
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
    /// A tenth each time n passes 4, 6, 8, 12, 16, 24, 32…, where n is the
    /// number of candidates in a chain, and twice that of the singles that
    /// follow from suppositions: each rules out what the next relies on.
    fn surcharge(self, links: usize) -> u8 {
        use Technique::*;
        let n = match self {
            SimpleColouring | MultiColouring | XChain | XyChain | AlternatingChain | NiceLoop
            | GroupedChain => links,
            RemotePair => links / 2,
            Nishio | ForcingChains | ForcingNet | NestedNet => 2 * links,
            _ => 0,
        };
        let thresholds = (0..8).flat_map(|k| [4 << k, 6 << k]);
        let passed = thresholds.take_while(|&threshold| threshold < n).count();
        u8::try_from(passed).expect("there are few thresholds")
    }
    fn assumes_unique(self) -> bool {
        use Technique::*;
        matches!(
            self,
            UniqueRectangle | AvoidableRectangle | HiddenRectangle | UniqueLoop | Bug
        )
    }
    fn all() -> Vec<Self> {
        Technique::iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Technique as _;

    #[test]
    fn long_chains_rate_higher() {
        let rating = |links| Technique::XyChain.tenths() + Technique::XyChain.surcharge(links);
        let ratings = [4, 6, 8, 10, 12, 14, 24].map(rating);
        assert_eq!(ratings, [67, 68, 69, 70, 70, 71, 72]);
        assert_eq!(Technique::Nishio.surcharge(4), 2);
        assert_eq!(Technique::Jellyfish.surcharge(40), 0);
    }

    #[test]
    fn no_two_techniques_share_a_name() {
        let names: std::collections::BTreeSet<&str> = Technique::iter()
            .map(|technique| technique.name())
            .collect();
        assert_eq!(names.len(), Technique::iter().count());
    }
}
