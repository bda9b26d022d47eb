//! Random boards; the same seed gives the same board.

use clew_core::grid::Cell;
use clew_core::model::Puzzle as _;
use clew_core::solve::verdict;
use clew_core::trace::Verdict;
use clew_sudoku::{Clues, Digit, Division, Houses, Sudoku};
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom as _;
use rand::{RngExt as _, SeedableRng as _};

use super::Judge;

/// A random choice of houses: small boxes, irregular regions, diagonals or the usual
/// board.
fn houses(rng: &mut ChaCha8Rng) -> Houses {
    let jigsaw = [
        0, 0, 0, 1, 1, 0, 0, 2, 1, 1, 3, 2, 2, 2, 1, 3, 3, 2, 4, 4, 3, 3, 4, 4, 4,
    ];
    match rng.random_range(0..6) {
        0 => Houses::boxes(2, 2),
        1 => Houses::boxes(3, 2),
        2 => Houses::new(5, Division::Regions(jigsaw.to_vec()), false),
        3 => Houses::new(
            9,
            Division::Boxes {
                width: 3,
                height: 3,
            },
            true,
        ),
        _ => Houses::boxes(3, 3),
    }
}

/// A puzzle with one solution: digits of a random filled board, removed in random order
/// while the solution stays the only one. On one in four boards, one more digit is then
/// removed or changed.
pub fn board(seed: u64) -> Clues {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let houses = houses(&mut rng);
    let (mut clues, cells) = minimal(houses, &mut rng, |clues| {
        Judge::new(clues).only_solution().is_some()
    });
    if rng.random_ratio(1, 4) {
        let cell = *cells
            .iter()
            .find(|&&cell| clues.given(cell).is_some())
            .expect("some are left");
        let side = clues.houses().side();
        let other = rng.random_ratio(1, 2).then(|| rng.random_range(1..=side));
        clues.print(cell, other.and_then(Digit::new));
    }
    clues
}

/// Puzzle with listed candidates (Sukaku): a random filled board on which most cells
/// also list other candidates and some cells list nothing, as long as the solution
/// stays the only one. On one in four boards, a list is then exchanged for another.
pub fn sukaku(seed: u64) -> Clues {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut clues = Clues::blank(match rng.random_range(0..6) {
        0 => Houses::boxes(2, 2),
        1 => Houses::boxes(3, 2),
        2 => Houses::boxes(4, 2),
        _ => Houses::boxes(3, 3),
    });
    let cells: Vec<Cell> = clues.houses().shape().cells().collect();
    fill(&mut clues, &cells, &mut rng);
    let side = clues.houses().side();
    let digits = (1..=side).filter_map(Digit::new);
    let symbols: Vec<char> = digits.map(Digit::symbol).collect();
    let given = |&cell: &Cell| clues.given(cell).expect("a full board").symbol();
    let mut lists: Vec<String> = cells.iter().map(given).map(String::from).collect();
    // The likely length of a list differs from puzzle to puzzle.
    let share = rng.random_range(0.2..0.8);
    let list = |rng: &mut ChaCha8Rng, own: &str| -> String {
        let is_there = |symbol: &&char| own.contains(**symbol) || rng.random_bool(share);
        symbols.iter().filter(is_there).collect()
    };
    let mut order: Vec<usize> = (0..cells.len()).collect();
    order.shuffle(&mut rng);
    for &at in &order {
        let wider = [list(&mut rng, &lists[at]), list(&mut rng, &lists[at])];
        for wider in wider {
            let before = std::mem::replace(&mut lists[at], wider);
            if !is_unique(&of_lists(side, &lists)) {
                lists[at] = before;
            }
        }
    }
    if rng.random_ratio(1, 4) {
        lists[order[0]] = list(&mut rng, "");
    }
    of_lists(side, &lists)
}

/// The puzzle in which each cell has the candidates listed for it; a cell with an empty
/// list has no clue.
fn of_lists(side: u8, lists: &[String]) -> Clues {
    let text = format!("sukaku/{side}/{}", lists.join("_"));
    Sudoku::parse_canonical(&text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Minimal 9×9 puzzle: one solution, and no given is redundant. It is made with the
/// prover, because tests look through many puzzles.
pub fn puzzle(seed: u64) -> Clues {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    minimal(Houses::boxes(3, 3), &mut rng, is_unique).0
}

/// A random filled board without the digits that are redundant, removed in random order, and its cells in that order.
fn minimal(
    houses: Houses,
    rng: &mut ChaCha8Rng,
    is_unique: impl Fn(&Clues) -> bool,
) -> (Clues, Vec<Cell>) {
    let mut clues = Clues::blank(houses);
    let mut cells: Vec<Cell> = clues.houses().shape().cells().collect();
    fill(&mut clues, &cells, rng);
    cells.shuffle(rng);
    for &cell in &cells {
        let digit = clues.given(cell);
        clues.print(cell, None);
        if !is_unique(&clues) {
            clues.print(cell, digit);
        }
    }
    (clues, cells)
}

/// Whether the prover finds exactly one solution.
fn is_unique(clues: &Clues) -> bool {
    verdict::<Sudoku>(clues, u32::MAX) == Some(Verdict::Unique)
}

/// Prints a random filled board: random digits one by one, while the board can still be
/// filled.
fn fill(clues: &mut Clues, cells: &[Cell], rng: &mut ChaCha8Rng) {
    let mut judge = Judge::new(clues);
    let side = clues.houses().side();
    let mut facts = Vec::new();
    let mut order = cells.to_vec();
    order.shuffle(rng);
    // A few free choices determine the rest well enough.
    for &cell in order.iter().take(cells.len() / 3) {
        let digit = Digit::new(rng.random_range(1..=side)).expect("a digit");
        facts.push(clew_sudoku::Fact::Is(cell, digit));
        if judge.any_board(&[], &facts).is_none() {
            facts.pop();
        }
    }
    let grid = judge
        .any_board(&[], &facts)
        .expect("every board can be filled");
    for &cell in cells {
        clues.print(cell, Digit::new(grid[cell]));
    }
}
