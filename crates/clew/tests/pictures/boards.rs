//! Boards of all kinds, as codes.

use clew::kind::{self, Code};
use clew_aquarium::{Aquarium, Levels};
use clew_core::grid::Shape;
use clew_core::model::Puzzle;
use clew_core::playback::Playhead;
use clew_core::scene::Role;
use clew_judge::{aquarium, records, slitherlink, sudoku};
use clew_slitherlink::Slitherlink;
use clew_sudoku::Sudoku;

/// Code of a text that holds one puzzle.
pub(crate) fn code(text: &str) -> Code {
    let readings = kind::read(text);
    readings.expect("a puzzle").swap_remove(0).code
}

/// Slitherlinks of 4 to 12 rows and columns.
pub(crate) fn slitherlinks(count: u64) -> impl Iterator<Item = Code> {
    (0..count).map(|seed| {
        let side = |by: u64| 5 + (seed / by % 6) as u8;
        let clues = slitherlink::random::board(Shape::new(side(1), side(3)), seed);
        code(&Slitherlink::print(&clues))
    })
}

/// Sudokus of 4 to 9 rows, with blocks or irregular regions. Diagonals are not drawn as lines, so no picture shows them.
pub(crate) fn sudokus(count: u64) -> impl Iterator<Item = Code> {
    let boards = (0..).map(sudoku::random::board);
    let boards = boards.filter(|clues| !clues.houses().diagonals());
    let codes = boards.map(|clues| code(&Sudoku::print(&clues)));
    codes.filter(|code| !is_broken(code)).take(count as usize)
}

/// Whether givens contradict each other: they are painted red, as a player's digits can be.
fn is_broken(code: &Code) -> bool {
    let player = kind::player(code).expect("a puzzle that can be played");
    let scene = player.picture(Playhead::default());
    scene.items.iter().any(|item| item.role == Role::ClueBroken)
}

/// Aquariums of 5 to 10 rows and columns.
pub(crate) fn aquariums(count: u64) -> impl Iterator<Item = Code> {
    (0..count).map(|seed| {
        let side = |by: u64| 5 + (seed / by % 6) as u8;
        let shape = Shape::new(side(1), side(4));
        let clues = aquarium::random::puzzle(seed, shape, Levels::Tank, 0);
        code(&Aquarium::print(&clues))
    })
}

/// Boards of the repository's own corpus.
pub(crate) fn filed() -> impl Iterator<Item = Code> {
    let slitherlinks = records::own::<Slitherlink>().into_iter();
    let aquariums = records::own::<Aquarium>().into_iter();
    let texts = slitherlinks.map(|record| record.text);
    let texts = texts.chain(aquariums.map(|record| record.text));
    texts.map(|text| code(&text))
}
