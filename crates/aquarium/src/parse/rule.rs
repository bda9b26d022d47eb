//! Boards in formats that do not say which rule holds for levels.

use clew_core::format::sheet;
use clew_core::model::Explanation;
use clew_core::trace::Verdict;

use super::{Reading, is_whole};
use crate::board::clues::{Clues, Levels};

/// Both readings of a board whose rule is unknown, if they are different puzzles: the one
/// with one level per tank first.
pub(super) fn both(reading: Reading) -> Vec<Reading> {
    let Some(other) = with_water(&reading.clues) else {
        return vec![reading];
    };
    let noted = |clues: Clues, note| {
        let noted = Reading {
            clues,
            ..reading.clone()
        };
        noted.warning([Explanation::new(note)])
    };
    vec![
        noted(reading.clues.clone(), "warning-aquarium-tank"),
        noted(other, "warning-aquarium-water"),
    ]
}

/// Among the rules that a board can have, puts first the one with which it has exactly
/// one solution. A table does not say which sums belong to which lines: of its boards,
/// those with one solution are kept, if there are any.
pub(super) fn settle(
    readings: Vec<Reading>,
    verdict: &mut dyn FnMut(&Clues) -> Option<Verdict>,
) -> Vec<Reading> {
    if readings.len() < 2 {
        return readings;
    }
    let is_table = sheet::FORMATS.contains(&readings[0].format);
    let mut boards: Vec<Vec<Reading>> = Vec::new();
    for reading in readings {
        let sums = reading.clues.both_sums();
        match boards.last_mut() {
            Some(board) if board[0].clues.both_sums() == sums => board.push(reading),
            _ => boards.push(vec![reading]),
        }
    }
    let mut is_unique = |clues: &Clues| verdict(clues) == Some(Verdict::Unique);
    for board in &mut boards {
        board.sort_by_cached_key(|reading| !is_unique(&reading.clues));
    }
    let mut is_solved = |board: &Vec<Reading>| is_unique(&board[0].clues);
    if is_table && boards.iter().any(&mut is_solved) {
        boards.retain(is_solved);
    }
    boards.concat()
}

/// The board with a level of its own for all connected water. `None` if that makes no
/// difference, or if a tank is not connected: only the rule of one level per tank gives
/// that a meaning.
fn with_water(clues: &Clues) -> Option<Clues> {
    if clues.levels() == Levels::Water || !is_whole(clues) {
        return None;
    }
    let (rows, cols) = clues.both_sums();
    let (rows, cols) = (rows.to_vec(), cols.to_vec());
    let other = Clues::new(clues.tanks(), &[], Levels::Water, rows, cols);
    (other.segments() != clues.segments()).then_some(other)
}
