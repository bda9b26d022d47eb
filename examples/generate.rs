//! Puzzles made without a browser: a specification in, one JSON object a puzzle out.
//!
//! ```text
//! cargo run --release --example generate -- [options]
//!   --kind slitherlink|sudoku|aquarium   default: slitherlink
//!   --rows N --cols N                    default: the usual size of the kind
//!   --level N|N-M                        the level, or at least and at most; default: any
//!   --symmetry none|half-turn|quarter-turn|mirror|both-mirrors
//!   --clues enough|minimal|fewest|PER_CENT   default: as usual for the kind
//!   --flavour N                          which of the kind's variants, from 0
//!   --seed N --count N                   the first seed and how many puzzles
//!   --recipe R                           the whole specification and the seed, as in the field `made`
//! ```
//!
//! `micros` is the time of making and grading; `met` is false where the
//! level could not be met and the closest puzzle is given.

use std::process::ExitCode;
use std::str::FromStr;

use clew::cli::make::{self, Made, levels};
use clew::generate::Spec;
use clew::grid::Shape;
use clew::kind::{Kind, Recipe};
use serde::Serialize;

const USAGE: &str = "usage: generate [--kind K] [--rows N] [--cols N] [--level N|N-M] [--symmetry S] \
    [--clues enough|minimal|fewest|PER_CENT] [--flavour N] [--seed N] [--count N] [--recipe R]";

/// Line printed for a puzzle.
#[derive(Serialize)]
struct Line {
    puzzle: String,
    level: u8,
    clues: u32,
    micros: u128,
    seed: u64,
    met: bool,
    made: String,
}

fn main() -> ExitCode {
    match asked(std::env::args().skip(1)) {
        Ok((recipe, count)) => (0..count).fold(ExitCode::SUCCESS, |code, number| {
            let recipe = recipe.later(number);
            let seed = recipe.seed;
            match made(recipe) {
                Ok(line) => {
                    println!("{line}");
                    code
                }
                Err(error) => {
                    eprintln!("seed {seed}: {error}");
                    ExitCode::FAILURE
                }
            }
        }),
        Err(error) => {
            eprintln!("{error}\n{USAGE}");
            ExitCode::from(2)
        }
    }
}

fn made(recipe: Recipe) -> Result<String, String> {
    let (seed, name) = (recipe.seed, recipe.to_string());
    let Made { puzzle, micros } = make::made(recipe).map_err(|error| error.to_string())?;
    let line = Line {
        puzzle: puzzle.code.text,
        level: puzzle.grade.overall(),
        clues: puzzle.clues,
        micros,
        seed,
        met: puzzle.meets_spec,
        made: name,
    };
    serde_json::to_string(&line).map_err(|error| error.to_string())
}

/// Recipe of the first puzzle, and the number of puzzles.
fn asked(args: impl Iterator<Item = String>) -> Result<(Recipe, u64), String> {
    let (mut kind, mut rows, mut cols) = (Kind::Slitherlink, None, None);
    let (mut clue_count, mut seed, mut count) = (None, 1, 1);
    let mut spec = Spec::new(Shape::new(0, 0));
    let mut recipe = None;
    let mut args = args;
    while let Some(option) = args.next() {
        let mut value = || args.next().ok_or(format!("{option} needs a value"));
        match option.as_str() {
            "--kind" => kind = parsed(&option, &value()?)?,
            "--rows" => rows = Some(parsed(&option, &value()?)?),
            "--cols" => cols = Some(parsed(&option, &value()?)?),
            "--level" => spec.levels = levels(&value()?)?,
            "--symmetry" => spec.symmetry = parsed(&option, &value()?)?,
            "--clues" => clue_count = Some(parsed(&option, &value()?)?),
            "--flavour" => spec.variant = parsed(&option, &value()?)?,
            "--seed" => seed = parsed(&option, &value()?)?,
            "--count" => count = parsed(&option, &value()?)?,
            "--recipe" => recipe = Some(parsed(&option, &value()?)?),
            _ => return Err(format!("there is no option {option}")),
        }
    }
    if let Some(recipe) = recipe {
        return Ok((recipe, count));
    }
    let recipe = make::recipe(kind, (rows, cols), clue_count, spec, seed);
    Ok((recipe, count))
}

fn parsed<T: FromStr>(option: &str, value: &str) -> Result<T, String> {
    value
        .parse()
        .map_err(|_| format!("{option}: {value} cannot be read"))
}
