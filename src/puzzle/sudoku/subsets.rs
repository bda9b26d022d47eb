//! Naked and hidden pairs, triples and quads: N2 to N4 and H2 to H4.

use super::digits::{Cells, Digit, Digits};
use super::evidence::{Evidence, Found, ruled_out, step_about};
use super::{Board, Clues, Fact, Technique};

/// N2: two cells of a house with two digits between them.
pub(super) fn naked_pair(_: &Clues, board: &Board) -> Found {
    naked(board, 2, Technique::NakedPair)
}

/// N3.
pub(super) fn naked_triple(_: &Clues, board: &Board) -> Found {
    naked(board, 3, Technique::NakedTriple)
}

/// N4.
pub(super) fn naked_quad(_: &Clues, board: &Board) -> Found {
    naked(board, 4, Technique::NakedQuad)
}

/// H2: two digits of a house with two cells between them.
pub(super) fn hidden_pair(_: &Clues, board: &Board) -> Found {
    hidden(board, 2, Technique::HiddenPair)
}

/// H3.
pub(super) fn hidden_triple(_: &Clues, board: &Board) -> Found {
    hidden(board, 3, Technique::HiddenTriple)
}

/// H4.
pub(super) fn hidden_quad(_: &Clues, board: &Board) -> Found {
    hidden(board, 4, Technique::HiddenQuad)
}

/// The choices of `size` of some sets whose union has at most `size` members,
/// in order; the first for which `use_it` finds something.
pub(super) fn unions<T>(
    sets: &[u32],
    size: usize,
    use_it: &mut dyn FnMut(&[usize], u32) -> Option<T>,
) -> Option<T> {
    unions_within(sets, size, size, use_it)
}

/// The same where the union has at most `most` members.
pub(super) fn unions_within<T>(
    sets: &[u32],
    size: usize,
    most: usize,
    use_it: &mut dyn FnMut(&[usize], u32) -> Option<T>,
) -> Option<T> {
    fn choose<T>(
        sets: &[u32],
        (size, most): (usize, u32),
        chosen: &mut Vec<usize>,
        union: u32,
        use_it: &mut dyn FnMut(&[usize], u32) -> Option<T>,
    ) -> Option<T> {
        if chosen.len() == size {
            return use_it(chosen, union);
        }
        let start = chosen.last().map_or(0, |last| last + 1);
        (start..sets.len()).find_map(|i| {
            let union = union | sets[i];
            if union.count_ones() > most {
                return None;
            }
            chosen.push(i);
            let found = choose(sets, (size, most), chosen, union, use_it);
            chosen.pop();
            found
        })
    }
    let most = u32::try_from(most).unwrap_or(u32::MAX);
    let mut chosen = Vec::with_capacity(size);
    choose(sets, (size, most), &mut chosen, 0, use_it)
}

/// Houses in order; cells of few candidates, chosen in order. Larger sets are
/// the complements of small hidden ones.
fn naked(board: &Board, size: usize, technique: Technique) -> Found {
    board.houses().all().iter().find_map(|house| {
        let few = |&cell: &usize| (2..=size as u32).contains(&board.at(cell).len());
        let cells: Vec<usize> = house.list.iter().copied().filter(few).collect();
        let sets: Vec<u32> = cells.iter().map(|&cell| board.at(cell).0).collect();
        unions(&sets, size, &mut |chosen, union| {
            let subset: Cells = chosen.iter().map(|&i| cells[i]).collect();
            let digits = Digits(union);
            let seen = board.houses().seen_by_all(&subset);
            let found: Vec<Fact> = digits
                .iter()
                .flat_map(|digit| ruled_out(board, seen.and(board.places(digit)).iter(), digit))
                .collect();
            if found.is_empty() {
                return None;
            }
            let evidence = Evidence {
                clues: Vec::new(),
                given: only(board, &subset, digits),
            };
            step_about(board, technique, evidence, found, &[subset])
        })
    })
}

/// That cells are none but some digits.
pub(super) fn only(board: &Board, cells: &Cells, digits: Digits) -> Vec<Fact> {
    let others = Digits::all(board.houses().side()).without(digits);
    let of = |cell: usize| others.iter().map(move |digit| board.is_not(cell, digit));
    cells.iter().flat_map(of).collect()
}

fn hidden(board: &Board, size: usize, technique: Technique) -> Found {
    let houses = board.houses().all().iter().enumerate();
    houses.into_iter().find_map(|(number, house)| {
        let (digits, sets) = seats(board, number, size);
        unions(&sets, size, &mut |chosen, union| {
            let wanted: Digits = chosen.iter().map(|&i| digits[i]).collect();
            let others = board.digits().filter(|&digit| !wanted.has(digit));
            let others = others.filter(|&digit| board.seats(number, digit) & union != 0);
            let others: Vec<Digit> = others.collect();
            if others.is_empty() {
                return None;
            }
            let cells: Cells = house.seated(union).collect();
            let found: Vec<Fact> = others
                .into_iter()
                .flat_map(|digit| ruled_out(board, cells.iter(), digit))
                .collect();
            let outside = house.cells.without(&cells);
            let of = |digit: Digit| outside.iter().map(move |cell| board.is_not(cell, digit));
            let evidence = Evidence {
                clues: Vec::new(),
                given: wanted.iter().flat_map(of).collect(),
            };
            step_about(board, technique, evidence, found, &[cells])
        })
    })
}

/// The open digits of a house, by number, with two to `most` places in it, and
/// these as the bits of their seats.
pub(super) fn seats(board: &Board, house: usize, most: usize) -> (Vec<Digit>, Vec<u32>) {
    board
        .digits()
        .map(|digit| (digit, board.seats(house, digit)))
        .filter(|(_, places)| (2..=most).contains(&(places.count_ones() as usize)))
        .unzip()
}
