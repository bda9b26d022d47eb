//! Some of the variants of a level with the same count at their anchor.

/// So many words hold a bit for each variant there is.
const WORDS: usize = 5;

/// A set of variants by their numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Chosen([u64; WORDS]);

impl Chosen {
    /// The most variants that a set can tell apart.
    pub(super) const MOST: usize = WORDS * 64;

    /// Adds a variant or takes it away.
    pub(super) fn put(&mut self, number: usize, is_in: bool) {
        let bit = 1 << (number % 64);
        let word = &mut self.0[number / 64];
        *word = if is_in { *word | bit } else { *word & !bit };
    }

    /// Adds all of another set.
    pub(super) fn add(&mut self, other: &Self) {
        for (word, more) in self.0.iter_mut().zip(other.0) {
            *word |= more;
        }
    }

    /// Whether there are none.
    pub(super) fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// The numbers, in order.
    pub(super) fn numbers(self) -> impl Iterator<Item = usize> {
        self.0.into_iter().enumerate().flat_map(|(index, word)| {
            let rest = |word: &u64| Some(word & (word - 1)).filter(|&rest| rest != 0);
            let words = std::iter::successors(Some(word).filter(|&word| word != 0), rest);
            words.map(move |word| 64 * index + word.trailing_zeros() as usize)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_in_order() {
        let mut chosen = Chosen::default();
        assert!(chosen.is_empty());
        for number in [200, 63, 64, 0] {
            chosen.put(number, true);
        }
        assert_eq!(chosen.numbers().collect::<Vec<_>>(), [0, 63, 64, 200]);
        chosen.put(63, false);
        let mut more = Chosen::default();
        more.put(Chosen::MOST - 1, true);
        chosen.add(&more);
        assert_eq!(chosen.numbers().collect::<Vec<_>>(), [0, 64, 200, 319]);
    }
}
