//! Generated boards: they leave something to find.

use clew_aquarium::{Aquarium, Clues};
use clew_core::generate::{ClueCount, Generate as _, Generator, Spec};
use clew_core::grid::{Line, Shape};
use clew_core::model::Puzzle as _;
use clew_core::solve::{Advance, Fuel};

use clew_judge::aquarium::{Count, Judge};
use clew_judge::length::either;

fn made(spec: &Spec, seed: u64) -> Clues {
    let mut generator = Generator::<Aquarium>::new(spec.clone(), seed).expect("a valid spec");
    match generator.advance(&mut Fuel::unlimited()) {
        Advance::Event(made) => made.clues,
        _ => panic!("seed {seed} makes nothing of {spec:?}"),
    }
}

/// Number of rows, and of columns, that are neither dry nor full in the solution.
fn open_lines(clues: &Clues) -> (usize, usize) {
    let Count::One(water) = Judge::new(clues).count_up_to_two() else {
        panic!("one solution: {}", Aquarium::print(clues));
    };
    let shape = clues.shape();
    let is_open = |line: &Line| {
        let mut cells = line.cells(shape);
        let first = cells.next().map(|cell| water[cell]);
        cells.any(|cell| Some(water[cell]) != first)
    };
    let rows = (0..shape.rows).map(Line::Row).filter(is_open).count();
    let cols = (0..shape.cols).map(Line::Col).filter(is_open).count();
    (rows, cols)
}

#[test]
fn two_rows_and_two_columns_leave_something_to_find() {
    let seeds = either(25, 500);
    for (rows, cols) in [(4, 4), (4, 5), (7, 4), (5, 5), (6, 6)] {
        for variant in (0..).take(Aquarium::variants().len()) {
            for clue_count in [ClueCount::Density(100), ClueCount::Enough] {
                let spec = Spec {
                    variant,
                    clue_count,
                    ..Spec::new(Shape::new(rows, cols))
                };
                for seed in 0..seeds {
                    let clues = made(&spec, seed);
                    let (rows, cols) = open_lines(&clues);
                    let text = Aquarium::print(&clues);
                    assert!(rows >= 2 && cols >= 2, "seed {seed}, {spec:?}: {text}");
                }
            }
        }
    }
}
