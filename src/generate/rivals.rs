//! What must stay: for every other board that obeys the rules, some clue has
//! to tell it from the solution meant.
//!
//! A *rival* is such a board, kept as the places whose clues it breaks. A
//! puzzle from which all of these are gone has it as a second solution; so
//! rivals foresee, without a proof, most of the clues that cannot go.

use crate::grid::Site;

/// The rivals known, over the places of a board.
#[derive(Clone, Default)]
pub(super) struct Rivals {
    /// The places, in order.
    places: Vec<Site>,
    /// For each place whether its clue is gone.
    gone: Vec<bool>,
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
            gone: vec![false; places.len()],
            places,
            standing: Vec::new(),
        }
    }

    /// Adds a rival that the clues at these places tell apart.
    pub(super) fn add(&mut self, sites: &[Site]) {
        let rival = self.standing.len();
        let mut count = 0;
        for &site in sites {
            if let Some(place) = self.number(site) {
                self.of[place].push(rival);
                count += u32::from(!self.gone[place]);
            }
        }
        self.standing.push(count);
    }

    /// Takes the clues at these places away, unless a rival would fit then.
    pub(super) fn take(&mut self, sites: &[Site]) -> bool {
        let mut is_needed = false;
        for &site in sites {
            if let Some(place) = self.number(site) {
                is_needed |= self.remove(place);
            }
        }
        if is_needed {
            self.put(sites);
        }
        !is_needed
    }

    /// Puts the clues at these places back.
    pub(super) fn put(&mut self, sites: &[Site]) {
        for &site in sites {
            if let Some(place) = self.number(site) {
                self.restore(place);
            }
        }
    }

    /// Leaves the clues at these places, in order, and no others.
    pub(super) fn leave(&mut self, sites: impl IntoIterator<Item = Site>) {
        let mut sites = sites.into_iter().peekable();
        for place in 0..self.places.len() {
            let stays = sites.next_if_eq(&self.places[place]).is_some();
            match (stays, self.gone[place]) {
                (true, true) => self.restore(place),
                (false, false) => {
                    self.remove(place);
                }
                _ => {}
            }
        }
    }

    /// The places that have a clue, in order.
    pub(super) fn left(&self) -> impl Iterator<Item = Site> {
        let places = self.places.iter().zip(&self.gone);
        places.filter(|(_, gone)| !**gone).map(|(&site, _)| site)
    }

    /// Takes a clue that stands away; whether some rival fits then.
    fn remove(&mut self, place: usize) -> bool {
        self.gone[place] = true;
        let mut fits = false;
        for &rival in &self.of[place] {
            self.standing[rival] -= 1;
            fits |= self.standing[rival] == 0;
        }
        fits
    }

    /// Puts a clue back that was gone.
    fn restore(&mut self, place: usize) {
        self.gone[place] = false;
        for &rival in &self.of[place] {
            self.standing[rival] += 1;
        }
    }

    /// The number of a place.
    fn number(&self, site: Site) -> Option<usize> {
        self.places.binary_search(&site).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_clue_against_a_rival_stays() {
        let [a, b, c] = [1, 3, 5].map(|x| Site { y: 1, x });
        let mut rivals = Rivals::new([a, b, c]);
        rivals.add(&[a, b]);
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
        rivals.add(&[a, b]);
        assert!(!rivals.take(&[b]));
        rivals.put(&[a]);
        assert!(rivals.take(&[b]), "one that comes back counts again");
    }

    #[test]
    fn what_is_left_is_told_and_can_be_said() {
        let [a, b, c] = [1, 3, 5].map(|x| Site { y: 1, x });
        let mut rivals = Rivals::new([a, b, c]);
        rivals.add(&[a, b]);
        assert!(rivals.take(&[a]));
        assert_eq!(rivals.left().collect::<Vec<_>>(), [b, c]);
        rivals.leave([a, c]);
        assert_eq!(rivals.left().collect::<Vec<_>>(), [a, c]);
        assert!(!rivals.take(&[a]));
        rivals.leave([a, b]);
        assert!(rivals.take(&[a]));
    }
}
