//! Sudokus: other people's sets by their source, and boards dug from
//! random full ones.

use clew_core::grid::Cell;
use clew_core::model::Puzzle as _;
use clew_core::trace::Verdict;
use clew_sudoku::{Clues, Digit, Houses, Sudoku};
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom as _;

use super::{Set, external_in, is_unique};
use clew_judge::records::Record;

/// The collections of 9×9 Sudokus that have their own set.
const COLLECTIONS: [(&str, &str); 3] = [
    ("sudoku 17-clue", "royle-17-clue"),
    ("sudoku hardest-1905", "forum-hardest-1905"),
    ("sudoku hardest-1106", "forum-hardest-1106"),
];

/// The sets of other boards, and the file each is in.
const FILES: [(&str, &str); 3] = [
    ("sudoku 16x16", "dev-16x16."),
    ("sudoku jigsaw", "dev-jigsaw."),
    ("sudoku 25x25", "dev-25x25."),
];

/// Sets made here: name, side of a box, number of boards, and the percentage of
/// digits that may be removed.
const MADE: [(&str, u8, u64, usize); 3] = [
    ("sudoku made 9x9", 3, 20, 100),
    ("sudoku made 16x16", 4, 5, 60),
    ("sudoku made 25x25", 5, 2, 50),
];

/// The sets whose names start with `begin`.
pub(super) fn sets(begin: &str) -> Vec<Set> {
    let mut usual = external_in("dev-9x9.");
    let mut sets: Vec<Set> = Vec::new();
    for (name, source) in COLLECTIONS {
        let own = usual.extract_if(.., |record| record.source == source);
        sets.push(set(name, own.collect()));
    }
    sets.push(set("sudoku other 9x9", usual));
    let files = FILES.into_iter();
    sets.extend(files.map(|(name, file)| set(name, external_in(file))));
    sets.retain(|set| set.name.starts_with(begin));
    let made = MADE
        .into_iter()
        .filter(|(name, ..)| name.starts_with(begin));
    sets.extend(made.map(|(name, side, boards, blanks)| {
        let boards = (1..=boards).map(|seed| {
            let clues = dug(side, seed, blanks);
            (format!("{name}-{seed}"), Sudoku::print(&clues))
        });
        Set::new::<Sudoku>(name, boards.collect())
    }));
    sets
}

/// The boards with one solution.
fn set(name: &'static str, records: Vec<Record<Sudoku>>) -> Set {
    let unique = records
        .into_iter()
        .filter(|record| record.verdict == Verdict::Unique);
    let boards = unique.map(|record| (record.name.clone(), Sudoku::print(&record.clues())));
    Set::new::<Sudoku>(name, boards.collect())
}

/// A board with one solution: `blanks` percent of a full board's digits are
/// removed, in random order, except for digits that the single solution needs.
fn dug(side: u8, seed: u64, blanks: usize) -> Clues {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut clues = full(side, &mut rng);
    let mut cells: Vec<Cell> = clues.houses().shape().cells().collect();
    cells.shuffle(&mut rng);
    cells.truncate(cells.len() * blanks / 100);
    for cell in cells {
        let digit = clues.given(cell);
        clues.print(cell, None);
        if !is_unique::<Sudoku>(&clues) {
            clues.print(cell, digit);
        }
    }
    clues
}

/// A full board: each row is the previous one shifted by a box, and each band
/// is shifted by one more; then digits are exchanged, and rows and columns within
/// and among their bands.
fn full(side: u8, rng: &mut ChaCha8Rng) -> Clues {
    let lines = side * side;
    let mut order = || {
        let mut order: Vec<u8> = (0..lines).collect();
        let bands: &mut [u8] = &mut (0..side).collect::<Vec<u8>>();
        bands.shuffle(rng);
        for (band, lines) in bands.iter().zip(order.chunks_mut(usize::from(side))) {
            for (i, line) in (0..).zip(&mut *lines) {
                *line = band * side + i;
            }
            lines.shuffle(rng);
        }
        order
    };
    let (rows, cols) = (order(), order());
    let mut digits: Vec<u8> = (1..=lines).collect();
    digits.shuffle(rng);
    let mut clues = Clues::blank(Houses::boxes(side, side));
    let cells: Vec<Cell> = clues.houses().shape().cells().collect();
    for cell in cells {
        let (row, col) = (rows[usize::from(cell.row)], cols[usize::from(cell.col)]);
        let digit = (side * (row % side) + row / side + col) % lines;
        clues.print(cell, Digit::new(digits[usize::from(digit)]));
    }
    clues
}
