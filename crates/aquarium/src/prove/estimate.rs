//! Difficulty estimate, within microseconds: what is left open by deductions that get about as
//! far as the ladder does up to certain levels.
//!
//! | deduction | the ladder up to |
//! | --- | --- |
//! | bounds consistency of each line | level 3 |
//! | domain consistency of each line | level 4, mostly |
//! | probing of chains with few levels | level 7 |
//! | probing of every chain | level 8 |
//!
//! Two lines at once and totals, of level 5 and 6, are not part of it: with these the ladder
//! solves some puzzles that look hard.

use crate::Aquarium;
use clew_core::generate::{self, DifficultyEstimate, Full};
use clew_core::solve::Fuel;

use super::domains::Domains;
use super::network::Network;
use super::probing::ChainProbing;

/// Deduction of the table above, the weakest first; each comes after the ones before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Deduction {
    Bounds,
    Lines,
    Few,
    All,
}

use Deduction::{All, Bounds, Few, Lines};

/// Share of levels still open after the lines, in per cent, from which on probing refutes
/// almost nothing on a large board.
const HOPELESS: u32 = 50;

/// Strongest deduction below a range of levels, if there is any.
fn easier(levels: generate::Levels) -> Option<Deduction> {
    match levels.at_least {
        ..4 => None,
        4 => Some(Bounds),
        5..8 => Some(Lines),
        8 => Some(Few),
        9.. => Some(All),
    }
}

/// Strongest deduction not above a range of levels.
fn hardest(levels: generate::Levels) -> Deduction {
    match levels.at_most {
        ..4 => Bounds,
        4 => Lines,
        5..8 => Few,
        8.. => All,
    }
}

/// Estimate of one board under way.
pub(crate) struct Estimate {
    domains: Domains,
    full: Full<Aquarium>,
    easier: Option<Deduction>,
    hardest: Deduction,
    /// Number of open levels from which on the estimate ends after the lines.
    hopeless: u32,
    /// The deduction under way, and its probing if it has any.
    now: Deduction,
    probing: Option<ChainProbing>,
    /// Number of levels that the deductions below the range left open, the
    /// strongest first.
    open: Vec<u32>,
}

impl Estimate {
    /// Starts on a full board; `None` if no deduction is below the range.
    pub(crate) fn new(full: &Full<Aquarium>, levels: generate::Levels) -> Option<Self> {
        easier(levels)?;
        Some(Self::begin(full, levels))
    }

    /// Starts on a large board, which is given up as soon as it is sure to be far from decided.
    pub(crate) fn of_large(full: &Full<Aquarium>, levels: generate::Levels) -> Self {
        let mut estimate = Self::begin(full, levels);
        estimate.hopeless = HOPELESS * estimate.open() / 100;
        estimate
    }

    fn begin(full: &Full<Aquarium>, levels: generate::Levels) -> Self {
        Self {
            domains: Domains::new(Network::new(&full.clues)),
            full: full.clone(),
            easier: easier(levels),
            hardest: hardest(levels),
            hopeless: u32::MAX,
            now: Bounds,
            probing: None,
            open: Vec::new(),
        }
    }

    /// Continues with the deduction under way; `false` at its end.
    fn deduce(&mut self) -> bool {
        // The intended solution is possible, so no line fails.
        match self.now {
            Bounds => self.domains.propagate_bounds().is_err(),
            Lines => self.domains.propagate().is_err(),
            Few | All => {
                let probing = self
                    .probing
                    .get_or_insert_with(|| ChainProbing::new(&self.domains));
                probing.advance(&mut self.domains, self.now == All)
            }
        }
    }

    /// Number of levels left, beyond one for each chain.
    fn open(&self) -> u32 {
        let levels = self.domains.levels.iter();
        levels.map(|levels| levels.count_ones() - 1).sum()
    }
}

impl generate::DifficultyEstimator<Aquarium> for Estimate {
    fn advance(&mut self, fuel: &mut Fuel) -> Option<DifficultyEstimate<Aquarium>> {
        loop {
            if !fuel.spend() {
                return None;
            }
            if self.deduce() {
                continue;
            }
            self.probing = None;
            let open = self.open();
            if self.easier.is_some_and(|easier| self.now <= easier) {
                self.open.insert(0, open);
            }
            let is_hopeless = self.now == Lines && open > self.hopeless;
            if self.now == self.hardest || is_hopeless {
                return Some(DifficultyEstimate {
                    open: std::mem::take(&mut self.open),
                    unrefuted: match open {
                        0 => Vec::new(),
                        _ => self.full.unrefuted(&self.domains.facts()),
                    },
                });
            }
            self.now = match self.now {
                Bounds => Lines,
                Lines => Few,
                Few | All => All,
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clew_core::format::Read as _;
    use clew_core::generate::DifficultyEstimator as _;

    use clew_core::solve::{Advance, Prove as _};

    /// A puzzle with its solution.
    fn full(text: &str) -> Full<Aquarium> {
        let clues = Aquarium::parse(text).unwrap().remove(0).clues;
        let mut prover = Aquarium::prover(&clues, None);
        let Advance::Event(solution) = prover.solution(&mut Fuel::unlimited()) else {
            panic!("it has a solution");
        };
        Full { clues, solution }
    }

    /// Estimate for one level, in slices of little fuel.
    fn gauged(full: &Full<Aquarium>, level: u8) -> DifficultyEstimate<Aquarium> {
        let levels = generate::Levels {
            at_least: level,
            at_most: level,
        };
        let mut estimate = Estimate::new(full, levels).unwrap();
        loop {
            if let Some(gauged) = estimate.advance(&mut Fuel::new(1)) {
                return gauged;
            }
        }
    }

    #[test]
    fn a_board_looks_too_easy_for_harder_levels_and_too_hard_for_easier_ones() {
        let puzzles = [
            // Of level 4.
            (
                "aquarium/r/10/10/i8cm9akv96l57eqnslc1i6fpi0ses2etpq9l/66429966777873666658",
                ["fits", "easy", "easy", "easy", "easy"],
            ),
            // Of level 7.
            (
                "aquarium/r/10/10/99jjr7mf7mgtac3a2ggg58m7ob8dfsqjuoo7/45385454440457765327",
                ["hard", "fits", "fits", "easy", "easy"],
            ),
            // Of level 8.
            (
                "aquarium/r/8/8/f3kqlkmv04802jvjdmqcnse0/6654445545333588",
                ["hard", "hard", "hard", "fits", "easy"],
            ),
            // Cases are left.
            (
                "aquarium/r/10/10/7dirdfjbmaelenqvrol0eq33n0d608vqt1e7/43673435453554435366",
                ["hard"; 5],
            ),
        ];
        for (puzzle, expected) in puzzles {
            let full = full(puzzle);
            let looks = [4, 5, 7, 8, 10].map(|level| {
                let gauged = gauged(&full, level);
                match (gauged.unrefuted.is_empty(), gauged.open[0]) {
                    (false, _) => "hard",
                    (true, 0) => "easy",
                    (true, _) => "fits",
                }
            });
            assert_eq!(looks, expected, "{puzzle}");
        }
    }

    #[test]
    fn easy_levels_have_no_estimate() {
        let full = full("aquarium/r/8/8/93l5bmpdeqag5io1avu8npk0/4444323403443356");
        assert!(Estimate::new(&full, generate::Levels::ANY).is_none());
    }
}
