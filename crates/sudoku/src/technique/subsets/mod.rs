//! Subsets: naked and hidden pairs, triples and quads.

pub(crate) mod locked_candidates;

use crate::board::{Board, Cells, Clues, Digit, Digits, Fact, MAX_SIDE};
use crate::catalogue::Technique;
use crate::evidence::{Finding, all_ruled_out, step_by};
use crate::reason::{Reason, Set};

/// Naked pair: two cells of a house with two digits between them.
pub(crate) fn naked_pair(_: &Clues, board: &Board) -> Finding {
    naked(board, 2, Technique::NakedPair)
}

/// Naked triple.
pub(crate) fn naked_triple(_: &Clues, board: &Board) -> Finding {
    naked(board, 3, Technique::NakedTriple)
}

/// Naked quad.
pub(crate) fn naked_quad(_: &Clues, board: &Board) -> Finding {
    naked(board, 4, Technique::NakedQuad)
}

/// Hidden pair: two digits of a house with two cells between them.
pub(crate) fn hidden_pair(_: &Clues, board: &Board) -> Finding {
    hidden(board, 2, Technique::HiddenPair)
}

/// Hidden triple.
pub(crate) fn hidden_triple(_: &Clues, board: &Board) -> Finding {
    hidden(board, 3, Technique::HiddenTriple)
}

/// Hidden quad.
pub(crate) fn hidden_quad(_: &Clues, board: &Board) -> Finding {
    hidden(board, 4, Technique::HiddenQuad)
}

/// Members of the largest choice looked for: all cells of a house of 9.
const MOST: usize = 9;

/// The choices of `size` of some sets whose union has at most `size` members, in order;
/// stops at the first for which `use_it` finds something.
pub(super) fn unions<T>(
    sets: &[u32],
    size: usize,
    use_it: impl FnMut(&[usize], u32) -> Option<T>,
) -> Option<T> {
    unions_within(sets, size, size, use_it)
}

/// The same for unions of at most `most` members.
pub(super) fn unions_within<T>(
    sets: &[u32],
    size: usize,
    most: usize,
    mut use_it: impl FnMut(&[usize], u32) -> Option<T>,
) -> Option<T> {
    let mut chosen = [0; MOST];
    // The union so far before each choice.
    let mut unions = [0; MOST];
    let (mut depth, mut next) = (0, 0);
    loop {
        if next + size > sets.len() + depth {
            if depth == 0 {
                return None;
            }
            depth -= 1;
            next = chosen[depth] + 1;
            continue;
        }
        let union = unions[depth] | sets[next];
        chosen[depth] = next;
        next += 1;
        if union.count_ones() as usize > most {
            continue;
        }
        if depth + 1 < size {
            depth += 1;
            unions[depth] = union;
        } else if let Some(found) = use_it(&chosen[..size], union) {
            return Some(found);
        }
    }
}

/// Sets to choose from, each of a cell or a digit of a house.
pub(super) struct Sets<T> {
    of: [T; MAX_SIDE as usize],
    bits: [u32; MAX_SIDE as usize],
    count: usize,
}

impl<T: Copy + Default> Sets<T> {
    /// All of the sets; there are no more than a house has cells.
    pub(super) fn all(all: impl Iterator<Item = (T, u32)>) -> Self {
        let mut sets = Self {
            of: [T::default(); MAX_SIDE as usize],
            bits: [0; MAX_SIDE as usize],
            count: 0,
        };
        for (of, bits) in all {
            sets.of[sets.count] = of;
            sets.bits[sets.count] = bits;
            sets.count += 1;
        }
        sets
    }

    /// Sets that have two to `most` members.
    fn few(all: impl Iterator<Item = (T, u32)>, most: usize) -> Self {
        let is_small = |bits: u32| (2..=most).contains(&(bits.count_ones() as usize));
        Self::all(all.filter(|&(_, bits)| is_small(bits)))
    }

    /// Number of sets.
    pub(super) fn len(&self) -> usize {
        self.count
    }

    /// The sets as bits.
    pub(super) fn bits(&self) -> &[u32] {
        &self.bits[..self.count]
    }

    /// Cells or digits of some of the sets.
    pub(super) fn of<C: FromIterator<T>>(&self, chosen: &[usize]) -> C {
        chosen.iter().map(|&i| self.of[i]).collect()
    }
}

/// The open cells among some cells, each with its candidates.
pub(super) fn open(board: &Board, cells: impl Iterator<Item = usize>) -> Sets<usize> {
    let open = cells.filter(|&cell| board.placed(cell).is_none());
    Sets::all(open.map(|cell| (cell, board.at(cell).0)))
}

/// Houses in order; cells with few candidates, chosen in order. Larger sets are the
/// complements of small hidden ones.
fn naked(board: &Board, size: usize, technique: Technique) -> Finding {
    board.houses().all().iter().find_map(|house| {
        let cells = house.list.iter().map(|&cell| (cell, board.at(cell).0));
        let sets = Sets::few(cells, size);
        unions(sets.bits(), size, |chosen, union| {
            let subset: Cells = sets.of(chosen);
            let digits = Digits(union);
            let seen = board.houses().seen_by_all(&subset);
            let found = all_ruled_out(board, &seen, digits);
            if found.is_empty() {
                return None;
            }
            let given = only(board, &subset, digits);
            step_by(board, technique, given, found, |houses| {
                Reason::Naked(Set::of(houses, &subset, digits))
            })
        })
    })
}

/// Evidence that cells can only be some digits.
pub(super) fn only(board: &Board, cells: &Cells, digits: Digits) -> Vec<Fact> {
    let others = Digits::all(board.houses().side()).without(digits);
    let of = |cell: usize| others.iter().map(move |digit| board.is_not(cell, digit));
    cells.iter().flat_map(of).collect()
}

fn hidden(board: &Board, size: usize, technique: Technique) -> Finding {
    let houses = board.houses().all().iter().enumerate();
    houses.into_iter().find_map(|(number, house)| {
        let sets = position_masks(board, number, size);
        unions(sets.bits(), size, |chosen, union| {
            let wanted: Digits = sets.of(chosen);
            let others = digits_at(board, number, union).without(wanted);
            if others.is_empty() {
                return None;
            }
            let cells: Cells = house.cells_at(union).collect();
            let found = all_ruled_out(board, &cells, others);
            let outside = house.cells.without(&cells);
            let of = |digit| board.none_is(&outside, digit);
            let given: Vec<Fact> = wanted.iter().flat_map(of).collect();
            step_by(board, technique, given, found, |houses| Reason::Hidden {
                subset: Set::of(houses, &cells, wanted),
                house: house.name,
            })
        })
    })
}

/// The open digits of a house, by number, with two to `most` places in it, and these
/// places as position masks.
pub(super) fn position_masks(board: &Board, house: usize, most: usize) -> Sets<Digit> {
    let digits = board.missing(house).iter();
    Sets::few(
        digits.map(|digit| (digit, board.position_mask(house, digit))),
        most,
    )
}

/// The digits that have or can have one of the positions of a mask in a house.
pub(super) fn digits_at(board: &Board, house: usize, mask: u32) -> Digits {
    let digits = board.digits();
    digits
        .filter(|&digit| board.position_mask(house, digit) & mask != 0)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::technique::drawn::shows;

    #[test]
    fn a_naked_pair_leaves_its_digits_to_no_other_cell_of_the_column() {
        shows(
            naked_pair,
            Technique::NakedPair,
            "
            12 .  .  .
            .  .  .  .
            12 .  .  .
            .  .  .  .
            ",
            "r2c1<>12 r4c1<>12",
        );
    }

    #[test]
    fn three_cells_of_a_column_take_their_three_digits() {
        shows(
            naked_triple,
            Technique::NakedTriple,
            "
            12 .  .  .  .  .
            .  .  .  .  .  .
            23 .  .  .  .  .
            .  .  .  .  .  .
            13 .  .  .  .  .
            .  .  .  .  .  .
            ",
            "r2c1<>123 r4c1<>123 r6c1<>123",
        );
    }

    #[test]
    fn four_cells_of_a_column_take_their_four_digits() {
        shows(
            naked_quad,
            Technique::NakedQuad,
            "
            12 .  .  .  .  .
            .  .  .  .  .  .
            23 .  .  .  .  .
            34 .  .  .  .  .
            14 .  .  .  .  .
            .  .  .  .  .  .
            ",
            "r2c1<>1234 r6c1<>1234",
        );
    }

    #[test]
    fn a_hidden_pair_leaves_its_cells_no_other_digit() {
        shows(
            hidden_pair,
            Technique::HiddenPair,
            "
            .  -12 .  -12 -12 -12
            .  .   .  .   .   .
            .  .   .  .   .   .
            .  .   .  .   .   .
            .  .   .  .   .   .
            .  .   .  .   .   .
            ",
            "r1c1<>3456 r1c3<>3456",
        );
    }

    #[test]
    fn three_digits_with_three_places_leave_them_no_other_digit() {
        shows(
            hidden_triple,
            Technique::HiddenTriple,
            "
            .  -123 .  -123 .  -123
            .  .    .  .    .  .
            .  .    .  .    .  .
            .  .    .  .    .  .
            .  .    .  .    .  .
            .  .    .  .    .  .
            ",
            "r1c1<>456 r1c3<>456 r1c5<>456",
        );
    }

    #[test]
    fn four_digits_with_four_places_leave_them_no_other_digit() {
        shows(
            hidden_quad,
            Technique::HiddenQuad,
            "
            .  -1234 .  .  -1234 .
            .  .     .  .  .     .
            .  .     .  .  .     .
            .  .     .  .  .     .
            .  .     .  .  .     .
            .  .     .  .  .     .
            ",
            "r1c1<>56 r1c3<>56 r1c4<>56 r1c6<>56",
        );
    }
}
