//! Rounds for few clues: a group comes back, and the others are tried again.
//!
//! A round that leaves more clues is undone. The rivals stay, so that a round
//! needs few proofs.

use rand::RngExt as _;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom as _;

use super::Digging;
use crate::generate::{Amount, Generate};

/// Where few clues are wished for there are so many rounds,
const MOST_ROUNDS: usize = 1_200;
/// or fewer, so that no more groups than this are tried.
const MOST_TRIES: usize = 100_000;

/// How many rounds there are on a board with so many groups.
pub(super) fn wished(amount: Amount, groups: usize) -> usize {
    match amount {
        Amount::Fewest => MOST_ROUNDS.min(MOST_TRIES / groups.max(1)),
        _ => 0,
    }
}

impl<P: Generate> Digging<P> {
    /// Undoes the latest round if it made things worse, and begins another, if
    /// there is to be one: a group comes back, and is tried last.
    pub(super) fn next_round(&mut self, rng: &mut ChaCha8Rng) -> bool {
        if let Some(before) = self.before.take() {
            let count = |gone: &[usize]| -> usize {
                gone.iter().map(|&group| self.groups[group].len()).sum()
            };
            if count(&self.gone) < count(&before) {
                for group in std::mem::take(&mut self.gone) {
                    self.put_back(group);
                }
                for &group in &before {
                    self.rivals.take(&self.groups[group]);
                    for site in &self.groups[group] {
                        self.standing.remove(site);
                    }
                }
                self.gone = before;
            }
        }
        let most = u32::try_from(self.gone.len()).expect("at most 10,000 places");
        if self.rounds == 0 || most == 0 {
            return false;
        }
        self.rounds -= 1;
        self.before = Some(self.gone.clone());
        let back = self.gone.remove(rng.random_range(0..most) as usize);
        self.order = (0..self.groups.len()).collect();
        self.order
            .retain(|group| *group != back && !self.gone.contains(group));
        self.order.shuffle(rng);
        self.order.push(back);
        self.put_back(back);
        self.settled = 0;
        self.pace.slow_down();
        true
    }

    fn put_back(&mut self, group: usize) {
        self.rivals.put(&self.groups[group]);
        self.standing.extend(&self.groups[group]);
    }
}
