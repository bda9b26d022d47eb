//! Order by a number. One sort serves all that is ordered here: a sort of its own for each type took a quarter of what a page loads
//! to read a picture.

/// Sorts by a number, the smallest first; what has the same number stays in its order.
pub fn sort_by_number<T>(items: &mut Vec<T>, number: impl Fn(&T) -> f32) {
    let numbers: Vec<f32> = items.iter().map(number).collect();
    let mut old: Vec<Option<T>> = std::mem::take(items).into_iter().map(Some).collect();
    let sorted = order(&numbers).into_iter();
    items.extend(sorted.filter_map(|at| old.get_mut(at)?.take()));
}

/// Places of numbers, that of the smallest first.
fn order(numbers: &[f32]) -> Vec<usize> {
    let mut places: Vec<usize> = (0..numbers.len()).collect();
    places.sort_by(|&one, &other| numbers[one].total_cmp(&numbers[other]));
    places
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn it_is_the_stable_sort(numbers in prop::collection::vec(-3_i8..3, 0..50)) {
            let mut items: Vec<(usize, i8)> = numbers.into_iter().enumerate().collect();
            let mut expected = items.clone();
            expected.sort_by_key(|item| item.1);
            sort_by_number(&mut items, |item| item.1.into());
            prop_assert_eq!(items, expected);
        }
    }
}
