//! Unavoidable sets: sets of clues in which at least one must stay.
//!
//! Every other board that obeys the rules must be excluded by some clue; the clues
//! that it violates are an unavoidable set. A puzzle with none of them has that board
//! as a second solution. So known sets show, without a proof, that most of the clues
//! that must stay cannot be removed. (For Sudoku: McGuire, Tugemann and Civario,
//! "There is no 16-clue Sudoku", 2012.)

use crate::grid::{Site, SortShort as _};

/// Known unavoidable sets over the places of a board.
#[derive(Clone, Default)]
pub(super) struct UnavoidableSets {
    /// Places, in order.
    places: Vec<Site>,
    /// Whether the clue is removed, by place.
    removed: Vec<bool>,
    /// Indices of the sets that contain the place, by place.
    sets_of: Vec<Vec<usize>>,
    /// Number of clues that remain, by set.
    remaining: Vec<u32>,
}

impl UnavoidableSets {
    /// No sets known yet; each of these places has a clue.
    pub(super) fn new(places: impl IntoIterator<Item = Site>) -> Self {
        let mut places: Vec<Site> = places.into_iter().collect();
        places.sort_short();
        Self {
            sets_of: vec![Vec::new(); places.len()],
            removed: vec![false; places.len()],
            places,
            remaining: Vec::new(),
        }
    }

    /// Adds the set of clues at these places.
    pub(super) fn add(&mut self, sites: &[Site]) {
        let set = self.remaining.len();
        let mut count = 0;
        for &site in sites {
            if let Some(place) = self.number(site) {
                self.sets_of[place].push(set);
                count += u32::from(!self.removed[place]);
            }
        }
        self.remaining.push(count);
    }

    /// Removes the clues at these places unless that would empty a set; returns
    /// whether they were removed.
    pub(super) fn try_remove(&mut self, sites: &[Site]) -> bool {
        let mut is_needed = false;
        for &site in sites {
            if let Some(place) = self.number(site) {
                is_needed |= self.remove_place(place);
            }
        }
        if is_needed {
            self.restore(sites);
        }
        !is_needed
    }

    /// Restores the clues at these places.
    pub(super) fn restore(&mut self, sites: &[Site]) {
        for &site in sites {
            if let Some(place) = self.number(site) {
                self.restore_place(place);
            }
        }
    }

    /// Keeps the clues at these places, given in order, and no others.
    pub(super) fn keep_only(&mut self, sites: impl IntoIterator<Item = Site>) {
        let mut sites = sites.into_iter().peekable();
        for place in 0..self.places.len() {
            let stays = sites.next_if_eq(&self.places[place]).is_some();
            match (stays, self.removed[place]) {
                (true, true) => self.restore_place(place),
                (false, false) => {
                    self.remove_place(place);
                }
                _ => {}
            }
        }
    }

    /// Places that have a clue, in order.
    pub(super) fn remaining(&self) -> impl Iterator<Item = Site> {
        let places = self.places.iter().zip(&self.removed);
        places
            .filter(|(_, removed)| !**removed)
            .map(|(&site, _)| site)
    }

    /// Removes a clue; returns whether some set is empty then.
    fn remove_place(&mut self, place: usize) -> bool {
        self.removed[place] = true;
        let mut fits = false;
        for &set in &self.sets_of[place] {
            self.remaining[set] -= 1;
            fits |= self.remaining[set] == 0;
        }
        fits
    }

    /// Restores a removed clue.
    fn restore_place(&mut self, place: usize) {
        self.removed[place] = false;
        for &set in &self.sets_of[place] {
            self.remaining[set] += 1;
        }
    }

    /// Index of a place.
    fn number(&self, site: Site) -> Option<usize> {
        self.places.binary_search(&site).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_clue_of_a_set_stays() {
        let [a, b, c] = [1, 3, 5].map(|x| Site { y: 1, x });
        let mut unavoidable = UnavoidableSets::new([a, b, c]);
        unavoidable.add(&[a, b]);
        assert!(unavoidable.try_remove(&[a]));
        assert!(!unavoidable.try_remove(&[b]));
        assert!(
            !unavoidable.try_remove(&[b, c]),
            "together they count as one"
        );
        assert!(unavoidable.try_remove(&[c]));
        unavoidable.restore(&[a]);
        assert!(unavoidable.try_remove(&[b]));
    }

    #[test]
    fn a_set_counts_only_the_clues_that_remain() {
        let [a, b] = [1, 3].map(|x| Site { y: 1, x });
        let mut unavoidable = UnavoidableSets::new([a, b]);
        assert!(unavoidable.try_remove(&[a]));
        unavoidable.add(&[a, b]);
        assert!(!unavoidable.try_remove(&[b]));
        unavoidable.restore(&[a]);
        assert!(
            unavoidable.try_remove(&[b]),
            "one that comes back counts again"
        );
    }

    #[test]
    fn the_remaining_clues_can_be_read_and_set() {
        let [a, b, c] = [1, 3, 5].map(|x| Site { y: 1, x });
        let mut unavoidable = UnavoidableSets::new([a, b, c]);
        unavoidable.add(&[a, b]);
        assert!(unavoidable.try_remove(&[a]));
        assert_eq!(unavoidable.remaining().collect::<Vec<_>>(), [b, c]);
        unavoidable.keep_only([a, c]);
        assert_eq!(unavoidable.remaining().collect::<Vec<_>>(), [a, c]);
        assert!(!unavoidable.try_remove(&[a]));
        unavoidable.keep_only([a, b]);
        assert!(unavoidable.try_remove(&[a]));
    }
}
