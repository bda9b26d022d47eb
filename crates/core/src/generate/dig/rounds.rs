//! Rounds for few clues: a removed group is restored and all others are tried
//! again.
//!
//! A round that leaves more clues is undone. The unavoidable sets are kept, so a round
//! needs few proofs.
//!
//! The number of rounds is a promise of time. Proofs take longer on large boards, so these
//! get fewer rounds. If the puzzle of an attempt misses its level, the next attempt gets half
//! as many, so that all of them together take no longer than twice the first.

use rand::RngExt as _;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom as _;

use super::Digging;
use crate::generate::{ClueCount, Generate, Spec};

/// Number of rounds if few clues are wanted.
const MOST_ROUNDS: usize = 1_200;
/// Maximum number of groups tried in all rounds; large boards get fewer rounds.
const MOST_REMOVALS: usize = 100_000;

/// Area of the largest board that gets all of them.
const USUAL_AREA: usize = 81;

/// Number of rounds on a board with this many groups. Without a number of halvings, they are as
/// many as in older versions, for any attempt and any area.
pub(super) fn number(spec: &Spec, groups: usize, halvings: Option<u32>) -> usize {
    if spec.clue_count != ClueCount::Fewest {
        return 0;
    }
    let most = MOST_ROUNDS.min(MOST_REMOVALS / groups.max(1));
    halvings.map_or(most, |halvings| {
        let usual = most * USUAL_AREA / spec.shape.area().max(USUAL_AREA);
        usual.checked_shr(halvings).unwrap_or(0)
    })
}

impl<P: Generate> Digging<P> {
    /// Undoes the latest round if it left more clues, and begins another: a group
    /// is restored, and tried last. `false` if there are no more rounds.
    pub(super) fn next_round(&mut self, rng: &mut ChaCha8Rng) -> bool {
        if let Some(before) = self.before.take() {
            let count = |removed: &[usize]| -> usize {
                removed.iter().map(|&group| self.groups[group].len()).sum()
            };
            if count(&self.removed) < count(&before) {
                for group in std::mem::take(&mut self.removed) {
                    self.put_back(group);
                }
                for &group in &before {
                    self.unavoidable.try_remove(&self.groups[group]);
                    for site in &self.groups[group] {
                        self.dug.clued.remove(site);
                    }
                }
                self.removed = before;
            }
        }
        let most = u32::try_from(self.removed.len()).expect("at most 10,000 places");
        if self.rounds == 0 || most == 0 {
            return false;
        }
        self.rounds -= 1;
        self.before = Some(self.removed.clone());
        let back = self.removed.remove(rng.random_range(0..most) as usize);
        self.order = (0..self.groups.len()).collect();
        self.order
            .retain(|group| *group != back && !self.removed.contains(group));
        self.order.shuffle(rng);
        self.order.push(back);
        self.put_back(back);
        self.settled = 0;
        self.batch.slow_down();
        true
    }

    fn put_back(&mut self, group: usize) {
        self.unavoidable.restore(&self.groups[group]);
        self.dug.clued.extend(&self.groups[group]);
    }
}
