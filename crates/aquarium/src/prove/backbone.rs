//! Backbone of a puzzle: for each chain, the lowest and the highest level that it has
//! in any solution.

use clew_core::sat::{Candidates, Lit, Oracle as _};

use super::network::Levels;
use super::sum_sat::SumSat;

/// Levels between which all solutions seen so far lie.
pub(super) struct LevelSpans {
    /// Levels that the solutions seen have, by chain.
    pub(super) seen: Vec<Levels>,
}

impl LevelSpans {
    /// Spans of `chains` chains, before any solution was seen.
    pub(super) fn new(chains: usize) -> Self {
        Self {
            seen: vec![0; chains],
        }
    }
}

impl Candidates<SumSat> for LevelSpans {
    fn include(&mut self, levels: &[Levels]) {
        for (seen, level) in self.seen.iter_mut().zip(levels) {
            *seen |= level;
        }
    }

    /// Asks for a level below or above all seen.
    fn question(&self, sums: &mut SumSat) -> Lit {
        let question = sums.sat().fresh();
        let mut clause = vec![!question];
        for (chain, seen) in (0_u16..).zip(&self.seen) {
            let (lowest, highest) = (seen.trailing_zeros(), seen.ilog2());
            clause.extend(sums.filled(chain, lowest as u8).map(|lit| !lit));
            clause.extend(sums.filled(chain, highest as u8 + 1));
        }
        sums.sat().add(clause);
        question
    }
}
