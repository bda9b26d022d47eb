//! Puzzles offered to play: they are made in time, with the chosen difficulty.

use std::time::Instant;

use clew::games::{Date, Difficulty, daily, made_sizes, recipe};
use clew::kind::{self, Generated, Recipe};
use clew_core::grid::Shape;
use strum::IntoEnumIterator as _;

use super::generate::all_made;

fn made(recipe: Recipe) -> Generated {
    all_made(recipe, 1, u32::MAX).remove(0)
}

/// Prints figures for the choice of levels: `CLEW_MEASURE=1 cargo test --release --test engine games -- --nocapture`.
#[test]
fn measured() {
    if std::env::var_os("CLEW_MEASURE").is_none() {
        return;
    }
    for kind in kind::all() {
        for &side in made_sizes(kind) {
            for difficulty in Difficulty::iter() {
                let start = Instant::now();
                let mut met = 0;
                let mut levels = Vec::new();
                for seed in 0..4 {
                    let made = made(recipe(kind, Shape::new(side, side), difficulty, seed));
                    met += u32::from(made.meets_spec);
                    levels.push(made.grade.overall());
                }
                println!(
                    "{kind:?} {side} {difficulty:?}: {met}/4 {levels:?} {} ms",
                    start.elapsed().as_millis() / 4
                );
            }
        }
    }
}

#[test]
fn the_puzzle_of_a_day_is_the_same_whenever_it_is_made() {
    let date: Date = "2026-11-23".parse().expect("it is a date");
    for kind in kind::all() {
        let today = daily(kind, Shape::new(6, 6), Difficulty::Gentle, date);
        let one = made(today.clone());
        assert!(one.meets_spec, "{today}");
        assert_eq!(one.code, made(today).code);
        let yesterday = daily(kind, Shape::new(6, 6), Difficulty::Gentle, date.previous());
        assert_ne!(one.code, made(yesterday).code);
    }
}
