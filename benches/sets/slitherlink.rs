//! Slitherlinks: other people's sets, and boards of random loops.

use clew_core::grid::{Cell, Shape};
use clew_slitherlink::{Clue, Clues, Slitherlink};
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom as _;

use super::{Set, external_in, is_unique};

/// The other people's sets: name, prefix of the names of its boards,
/// and their number of cells.
const EXTERNAL: [(&str, &str, std::ops::RangeInclusive<usize>); 10] = [
    ("slitherlink 10x10 hard", "pl-10x10-hard", 100..=100),
    ("slitherlink 15x15 hard", "pl-15x15-hard", 225..=225),
    ("slitherlink 20x20 hard", "pl-20x20-hard", 400..=400),
    ("slitherlink 25x30 normal", "pl-25x30-medium", 750..=750),
    ("slitherlink 25x30 hard", "pl-25x30-hard", 750..=750),
    ("slitherlink janko 750+", "pk-", 750..=2_000),
    ("slitherlink janko", "pk-", 1..=2_000),
    ("slitherlink minimal 20x20", "minimal-20x20", 400..=400),
    ("slitherlink minimal 30x25", "minimal-30x25", 750..=750),
    ("slitherlink 60x60", "pk-60x60", 3_600..=3_600),
];

/// Sets made here: name, side, number of boards, and the percentage of clues that
/// may be removed.
const MADE: [(&str, u8, u32, usize); 4] = [
    ("slitherlink made 10x10", 10, 20, 100),
    ("slitherlink made 20x20", 20, 5, 90),
    ("slitherlink made 30x30", 30, 5, 60),
    ("slitherlink made 100x100", 100, 1, 60),
];

/// The sets whose names start with `begin`.
pub(super) fn sets(begin: &str) -> Vec<Set> {
    let records = external_in::<Slitherlink>("");
    let external = EXTERNAL.into_iter().map(|(name, prefix, cells)| {
        let fits = |record: &&clew_judge::records::Record<Slitherlink>| {
            record.name.starts_with(prefix)
                && record.verdict == clew_core::trace::Verdict::Unique
                && cells.contains(&record.clues().shape().area())
        };
        let boards = records.iter().filter(fits);
        let boards = boards.map(|record| (record.name.clone(), record.text.clone()));
        Set::new::<Slitherlink>(name, boards.collect())
    });
    let made = MADE
        .into_iter()
        .filter(|(name, ..)| name.starts_with(begin));
    let made = made.map(|(name, side, boards, blanks)| {
        let boards = (1..=boards).map(|seed| {
            let clues = dug(Shape::new(side, side), u64::from(seed), blanks);
            (format!("{name}-{seed}"), rows(&clues))
        });
        Set::new::<Slitherlink>(name, boards.collect())
    });
    external
        .filter(|set| set.name.starts_with(begin))
        .chain(made)
        .collect()
}

/// A board as rows separated by commas.
fn rows(clues: &Clues) -> String {
    let symbol = |cell| match clues.count(cell) {
        Some(count) => char::from(b'0' + count),
        None => ' ',
    };
    let cells: Vec<char> = clues.shape().cells().map(symbol).collect();
    let rows = cells.chunks(usize::from(clues.shape().cols));
    rows.map(String::from_iter).collect::<Vec<_>>().join(",")
}

/// A board with one solution: `blanks` percent of a random loop's clues are
/// removed, in random order, except for clues that the single solution needs.
fn dug(shape: Shape, seed: u64, blanks: usize) -> Clues {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    loop {
        let (mut clues, _) = clew_judge::slitherlink::random::full(shape, &mut rng);
        if !is_unique::<Slitherlink>(&clues) {
            continue;
        }
        let mut cells: Vec<Cell> = shape.cells().collect();
        cells.shuffle(&mut rng);
        cells.truncate(cells.len() * blanks / 100);
        for batch in cells.chunks(16) {
            dig(&mut clues, batch);
        }
        return clues;
    }
}

/// Removes clues: all at once if that leaves one solution, otherwise each half separately.
fn dig(clues: &mut Clues, cells: &[Cell]) {
    let before = clues.clone();
    for &cell in cells {
        clues.0[cell] = Clue::Blank;
    }
    if is_unique::<Slitherlink>(clues) {
        return;
    }
    *clues = before;
    if cells.len() > 1 {
        let (some, others) = cells.split_at(cells.len() / 2);
        dig(clues, some);
        dig(clues, others);
    }
}
