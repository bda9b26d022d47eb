//! What must stay: for every other board that obeys the rules, some clue has
//! to tell it from the solution meant.
//!
//! A *rival* is such a board, kept as the places whose clues it breaks. A
//! puzzle from which all of these are gone has it as a second solution; so
//! rivals foresee, without a proof, most of the clues that cannot go.

use crate::grid::Site;

/// The rivals known, over the places of a board.
#[derive(Default)]
pub(super) struct Rivals {
    /// The places, in order.
    places: Vec<Site>,
    /// For each place the rivals that its clue tells apart.
    of: Vec<Vec<usize>>,
    /// For each rival how many clues tell it apart.
    standing: Vec<u32>,
}

impl Rivals {
    /// None known yet; each of these places has a clue.
    pub(super) fn new(places: impl IntoIterator<Item = Site>) -> Self {
        let mut places: Vec<Site> = places.into_iter().collect();
        places.sort_unstable();
        Self {
            of: vec![Vec::new(); places.len()],
            places,
            standing: Vec::new(),
        }
    }

    /// Adds a rival that the clues at these places tell apart; of them,
    /// `stands` says which are still there.
    pub(super) fn add(&mut self, sites: &[Site], stands: impl Fn(Site) -> bool) {
        let rival = self.standing.len();
        let mut count = 0;
        for &site in sites {
            if let Ok(place) = self.places.binary_search(&site) {
                self.of[place].push(rival);
                count += u32::from(stands(site));
            }
        }
        self.standing.push(count);
    }

    /// Takes the clues at these places away, unless a rival would fit then.
    pub(super) fn take(&mut self, sites: &[Site]) -> bool {
        let mut is_needed = false;
        for place in self.numbers(sites) {
            for &rival in &self.of[place] {
                self.standing[rival] -= 1;
                is_needed |= self.standing[rival] == 0;
            }
        }
        if is_needed {
            self.put(sites);
        }
        !is_needed
    }

    /// Puts the clues at these places back.
    pub(super) fn put(&mut self, sites: &[Site]) {
        for place in self.numbers(sites) {
            for &rival in &self.of[place] {
                self.standing[rival] += 1;
            }
        }
    }

    /// The numbers of places.
    fn numbers(&self, sites: &[Site]) -> Vec<usize> {
        let sites = sites.iter();
        let numbers = sites.filter_map(|site| self.places.binary_search(site).ok());
        numbers.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_clue_against_a_rival_stays() {
        let [a, b, c] = [1, 3, 5].map(|x| Site { y: 1, x });
        let mut rivals = Rivals::new([a, b, c]);
        rivals.add(&[a, b], |_| true);
        assert!(rivals.take(&[a]));
        assert!(!rivals.take(&[b]));
        assert!(!rivals.take(&[b, c]), "together they count as one");
        assert!(rivals.take(&[c]));
        rivals.put(&[a]);
        assert!(rivals.take(&[b]));
    }

    #[test]
    fn a_rival_counts_only_the_clues_that_are_left() {
        let [a, b] = [1, 3].map(|x| Site { y: 1, x });
        let mut rivals = Rivals::new([a, b]);
        assert!(rivals.take(&[a]));
        rivals.add(&[a, b], |site| site == b);
        assert!(!rivals.take(&[b]));
        rivals.put(&[a]);
        assert!(rivals.take(&[b]), "one that comes back counts again");
    }
}
