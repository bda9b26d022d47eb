//! Steps in view: singles, or the eliminations that lead to the next single.

use crate::board::{Board, Cells, Digit, House};
use crate::catalogue::Technique;
use crate::technique::singles::named;

/// Cells that a single fills, each by the easiest way to see it. If there are none, locked candidates and naked pairs.
pub(super) fn openings(board: &Board) -> Vec<(Technique, u32)> {
    let singles = singles(board);
    match singles.iter().all(|&(_, count)| count == 0) {
        true => eliminations(board),
        false => singles,
    }
}

fn singles(board: &Board) -> Vec<(Technique, u32)> {
    let (mut in_region, mut in_line) = (<Cells>::default(), <Cells>::default());
    let mut full = 0;
    for (number, house) in board.houses().all().iter().enumerate() {
        let missing = board.missing(number);
        full += u32::from(missing.single().is_some());
        let kind = match named(house) {
            Technique::HiddenSingleBox => &mut in_region,
            _ => &mut in_line,
        };
        for digit in missing.iter() {
            let mask = board.position_mask(number, digit);
            if let (true, Some(cell)) = (mask.is_power_of_two(), house.cells_at(mask).next()) {
                kind.insert(cell);
            }
        }
    }
    let in_line = in_line.without(&in_region);
    let hidden = in_region.or(&in_line);
    let is_naked = |&cell: &usize| board.at(cell).is_alone() && !hidden.has(cell);
    let naked = board.open_cells().filter(is_naked).count();
    vec![
        (Technique::FullHouse, full),
        (Technique::HiddenSingleBox, count(in_region.len())),
        (Technique::HiddenSingleLine, count(in_line.len())),
        (Technique::NakedSingle, count(naked)),
    ]
}

fn eliminations(board: &Board) -> Vec<(Technique, u32)> {
    let houses = board.houses().all().iter().enumerate();
    let locked = houses.map(|(number, house)| {
        let digits = board.missing(number).iter();
        digits
            .filter(|&digit| is_locked(board, house, digit))
            .count()
    });
    vec![
        (Technique::Pointing, count(locked.sum())),
        (Technique::NakedPair, count(naked_pairs(board))),
    ]
}

/// Whether all places of a digit in a house lie in another house that has more of them.
fn is_locked(board: &Board, house: &House, digit: Digit) -> bool {
    let places = board.places(digit);
    let here = places.and(&house.cells);
    let others = here.first().into_iter();
    let mut others = others.flat_map(|first| board.houses().of(first));
    others.any(|other| {
        other.name != house.name
            && here.within(&other.cells)
            && other.cells.without(&house.cells).meets(places)
    })
}

/// Number of pairs of cells with the same two candidates that see each other, and that both see a cell with one of
/// these candidates.
fn naked_pairs(board: &Board) -> usize {
    let houses = board.houses();
    let twos = board.open_cells().filter(|&cell| board.at(cell).len() == 2);
    let twos: Vec<usize> = twos.collect();
    let is_pair = |one: usize, other: usize| {
        let seen = houses.peers(one).and(houses.peers(other));
        let mut digits = board.at(one).iter();
        board.at(one) == board.at(other)
            && houses.peers(one).has(other)
            && digits.any(|digit| seen.meets(board.places(digit)))
    };
    let of_second = |second: usize| {
        let firsts = twos[..second].iter();
        firsts
            .filter(|&&first| is_pair(first, twos[second]))
            .count()
    };
    (0..twos.len()).map(of_second).sum()
}

fn count(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
