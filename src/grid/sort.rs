//! Sorting in little code. The standard sort is made for long lists and is
//! compiled anew for every type, some 2 to 5 kB each; most lists here have a few
//! places or facts, and there were some two hundred copies of it in the page.

/// Gaps between compared elements, from Ciura, "Best increments for the average
/// case of Shellsort" (2001).
const GAPS: [usize; 8] = [701, 301, 132, 57, 23, 10, 4, 1];

/// Lists that can be sorted in little code.
pub trait SortShort {
    /// Sorts by the elements' order. Fast for lists of up to some hundreds, and
    /// for nearly sorted ones; equal elements may change places.
    fn sort_short(&mut self);
}

impl<T: Ord> SortShort for [T] {
    fn sort_short(&mut self) {
        for gap in GAPS {
            for end in gap..self.len() {
                let mut at = end;
                while at >= gap && self[at] < self[at - gap] {
                    self.swap(at, at - gap);
                    at -= gap;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_list_is_sorted_as_by_the_standard_sort(
            mut list in proptest::collection::vec(0..500_u16, 0..2_000),
        ) {
            let mut sorted = list.clone();
            sorted.sort();
            list.sort_short();
            prop_assert_eq!(list, sorted);
        }
    }
}
