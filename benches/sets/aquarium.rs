//! Aquariums: other people's sets by size, and boards with random tanks.

use clew_aquarium::{Aquarium, Levels};
use clew_core::grid::Shape;
use clew_core::model::Puzzle as _;
use clew_core::trace::Verdict;

use super::{Set, external_in, is_unique};

/// The other people's sets: name and side. The article's two sizes are
/// the first ones.
const EXTERNAL: [(&str, u8); 5] = [
    ("aquarium 10x10", 10),
    ("aquarium 15x15", 15),
    ("aquarium 20x20", 20),
    ("aquarium 25x25", 25),
    ("aquarium 30x30", 30),
];

/// Sets made here: name, side, and number of boards.
const MADE: [(&str, u8, usize); 2] = [
    ("aquarium made 6x6", 6, 20),
    ("aquarium made 10x10", 10, 10),
];

/// The sets whose names start with `begin`.
pub(super) fn sets(begin: &str) -> Vec<Set> {
    let records = external_in::<Aquarium>("");
    let external = EXTERNAL.into_iter().map(|(name, side)| {
        let shape = Shape::new(side, side);
        let fits = |record: &&clew_judge::records::Record<Aquarium>| {
            record.verdict == Verdict::Unique
                && record.clues().shape() == shape
                && record.clues().levels() == Levels::Tank
        };
        let boards = records.iter().filter(fits);
        let boards = boards.map(|record| (record.name.clone(), Aquarium::print(&record.clues())));
        Set::new::<Aquarium>(name, boards.collect())
    });
    let made = MADE
        .into_iter()
        .filter(|(name, ..)| name.starts_with(begin));
    let made = made.map(|(name, side, boards)| {
        let all = (1..).map(|seed| {
            let clues =
                clew_judge::aquarium::random::puzzle(seed, Shape::new(side, side), Levels::Tank, 0);
            (format!("{name}-{seed}"), clues)
        });
        let unique = all.filter(|(_, clues)| is_unique::<Aquarium>(clues));
        let texts = unique.map(|(id, clues)| (id, Aquarium::print(&clues)));
        Set::new::<Aquarium>(name, texts.take(boards).collect())
    });
    external
        .filter(|set| set.name.starts_with(begin))
        .chain(made)
        .collect()
}
