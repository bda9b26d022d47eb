//! Probabilities of values, summed up over the ways to read a patch.

use super::network::{CLASSES, OTHER};
use crate::found::Reading;
use crate::order::sort_by_number;

/// Least probability of a reading that is reported.
const LEAST: f32 = 0.001;

#[derive(Default)]
pub(super) struct Votes {
    votes: Vec<(Option<u8>, f32)>,
}

impl Votes {
    pub(super) fn add(&mut self, value: Option<u8>, probability: f32) {
        match self.votes.iter_mut().find(|vote| vote.0 == value) {
            Some(vote) => vote.1 += probability,
            None => self.votes.push((value, probability)),
        }
    }

    /// Lowers the probability of a value to the given one.
    pub(super) fn limit(&mut self, value: Option<u8>, most: f32) {
        for vote in self.votes.iter_mut().filter(|vote| vote.0 == value) {
            vote.1 = vote.1.min(most);
        }
    }

    /// Lowers the probabilities of all values to the given one.
    pub(super) fn limit_all(&mut self, most: f32) {
        for vote in &mut self.votes {
            vote.1 = vote.1.min(most);
        }
    }

    /// One sign: `share` is the probability of this way to read, `standing` that the sign is a clue.
    pub(super) fn one(&mut self, classes: &[f32; CLASSES], most: u8, share: f32, standing: f32) {
        for (class, part) in (0..).zip(&classes[..OTHER]) {
            if class <= most && (class > 0 || has_zero(most)) {
                self.add(Some(class), share * standing * part);
            }
        }
        self.add(None, share * (standing * classes[OTHER] + 1.0 - standing));
    }

    /// Two digits of one number.
    pub(super) fn pair(
        &mut self,
        [tens, ones]: [[f32; CLASSES]; 2],
        most: u8,
        share: f32,
        standing: f32,
    ) {
        for (ten, first) in (1_u8..10).zip(&tens[1..10]) {
            for (one, second) in (0_u8..10).zip(&ones[..10]) {
                let value = 10 * ten + one;
                if value <= most {
                    self.add(Some(value), share * standing * first * second);
                }
            }
        }
        let neither = tens[OTHER] * ones[OTHER];
        self.add(None, share * (standing * neither + 1.0 - standing));
    }

    /// The readings, the likeliest first; at least one.
    pub(super) fn readings(mut self) -> Vec<Reading> {
        self.add(None, 0.0);
        sort_by_number(&mut self.votes, |vote| vote.0.map_or(-1.0, f32::from));
        sort_by_number(&mut self.votes, |vote| -vote.1);
        let rest = self.votes.split_off(1);
        let rest = rest.into_iter().filter(|vote| vote.1 >= LEAST);
        self.votes
            .into_iter()
            .chain(rest)
            .map(|(value, probability)| Reading { value, probability })
            .collect()
    }
}

/// Whether 0 is a sign among those up to `most`: of Slitherlink, and where letters count on. Sudokus of one digit a cell begin with 1.
fn has_zero(most: u8) -> bool {
    !(4..10).contains(&most)
}
