//! Bit sets of the variants of a level with the same count at their anchor.

/// Number of words, enough for a bit for each variant.
const WORDS: usize = 5;

/// Set of variants by their numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct VariantSet([u64; WORDS]);

impl VariantSet {
    /// Number of variants that a set has room for.
    pub(super) const CAPACITY: usize = WORDS * 64;

    /// Adds a variant or removes it.
    pub(super) fn set(&mut self, number: usize, is_in: bool) {
        let bit = 1 << (number % 64);
        let word = &mut self.0[number / 64];
        *word = if is_in { *word | bit } else { *word & !bit };
    }

    /// Adds all of another set.
    pub(super) fn union_with(&mut self, other: &Self) {
        for (word, more) in self.0.iter_mut().zip(other.0) {
            *word |= more;
        }
    }

    /// Whether the set is empty.
    pub(super) fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// Numbers in the set, in order.
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
        let mut variants = VariantSet::default();
        assert!(variants.is_empty());
        for number in [200, 63, 64, 0] {
            variants.set(number, true);
        }
        assert_eq!(variants.numbers().collect::<Vec<_>>(), [0, 63, 64, 200]);
        variants.set(63, false);
        let mut more = VariantSet::default();
        more.set(VariantSet::CAPACITY - 1, true);
        variants.union_with(&more);
        assert_eq!(variants.numbers().collect::<Vec<_>>(), [0, 64, 200, 319]);
    }
}
