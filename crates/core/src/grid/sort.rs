//! Sorting in little code. The standard sort is made for long lists and is compiled
//! again for every type, some 2 to 7 kB each; most lists here have a few places or
//! facts, and the page contained some two hundred copies of it. Collecting into a set
//! adds a copy as well; inserting into a set does not.

use std::collections::BTreeSet;

/// Gaps between compared elements, from Ciura, "Best increments for the average
/// case of Shellsort" (2001).
const GAPS: [usize; 8] = [701, 301, 132, 57, 23, 10, 4, 1];

/// Lists that can be sorted with little code, fast up to a few thousand elements.
pub trait SortShort<T> {
    /// Sorts so that no element is less than one before it; equal ones may change
    /// places.
    fn sort_short_by(&mut self, is_less: impl Fn(&T, &T) -> bool);

    /// Sorts by the elements' order; equal ones may change places.
    fn sort_short(&mut self)
    where
        T: Ord;

    /// Sorts by a key, which is computed once for each element; elements with equal
    /// keys stay in their order.
    fn sort_short_by_key<K: Ord>(&mut self, key: impl Fn(&T) -> K);
}

/// Lists that can be sorted without repeated elements, in little code.
pub trait SortDedup {
    /// Sorts by the elements' order, and keeps one of each that are equal.
    fn sort_dedup(&mut self);
}

impl<T: Ord> SortDedup for Vec<T> {
    fn sort_dedup(&mut self) {
        self.sort_short();
        self.dedup();
    }
}

impl<T> SortShort<T> for [T] {
    fn sort_short_by(&mut self, is_less: impl Fn(&T, &T) -> bool) {
        for gap in GAPS {
            for end in gap..self.len() {
                let mut at = end;
                while at >= gap && is_less(&self[at], &self[at - gap]) {
                    self.swap(at, at - gap);
                    at -= gap;
                }
            }
        }
    }

    fn sort_short(&mut self)
    where
        T: Ord,
    {
        self.sort_short_by(T::lt);
    }

    fn sort_short_by_key<K: Ord>(&mut self, key: impl Fn(&T) -> K) {
        let mut keys: Vec<(K, usize)> = self.iter().map(key).zip(0..).collect();
        keys.sort_short();
        for place in 0..keys.len() {
            // An element that was swapped with an earlier one is now where the earlier
            // one came from.
            let mut from = keys[place].1;
            while from < place {
                from = keys[from].1;
            }
            keys[place].1 = from;
            self.swap(place, from);
        }
    }
}

/// Iterators whose items make a set with little code.
pub trait IntoSet: Iterator {
    /// The set of the items, which grows item by item.
    fn into_set(self) -> BTreeSet<Self::Item>
    where
        Self::Item: Ord;
}

impl<I: Iterator> IntoSet for I {
    fn into_set(self) -> BTreeSet<I::Item>
    where
        I::Item: Ord,
    {
        let mut set = BTreeSet::new();
        set.extend(self);
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_list_is_sorted_as_by_the_standard_sort(
            list in proptest::collection::vec((0..500_u16, 0..9_u8), 0..2_000),
        ) {
            let (mut sorted, mut by_key) = (list.clone(), list.clone());
            let mut short = list.clone();
            sorted.sort();
            short.sort_short();
            prop_assert_eq!(&short, &sorted);
            sorted.clone_from(&list);
            sorted.sort_by_key(|element| element.1);
            by_key.sort_short_by_key(|element| element.1);
            prop_assert_eq!(&by_key, &sorted);
            let set: BTreeSet<(u16, u8)> = list.iter().copied().collect();
            prop_assert_eq!(list.into_iter().into_set(), set);
        }
    }
}
