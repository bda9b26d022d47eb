//! Law: any specification is either refused with a reason or processed, and every end of the job is reported; the
//! result is a puzzle that meets the specification.

use arbitrary::{Result, Unstructured};
use clew::kind::{self, Answer, Kind, Recipe, Task};
use clew_core::generate::{ClueCount, ClueSymmetry, Levels, Seconds, Spec};
use clew_core::grid::Shape;
use clew_core::solve::Fuel;

/// Fuel of a slice, and maximum number of slices per specification; a large board is left unfinished.
const SLICE: u32 = 64;
const SLICES: u32 = 8;

pub(crate) fn check(input: &[u8]) {
    // If an input ends too early, there is no specification.
    let _ = wish(&mut Unstructured::new(input)).map(|recipe| made(&recipe));
}

fn wish(input: &mut Unstructured<'_>) -> Result<Recipe> {
    let kind = *input.choose(&[
        Kind::new("slitherlink"),
        Kind::new("sudoku"),
        Kind::new("aquarium"),
    ])?;
    // Mostly boards that can be made with the fuel.
    let most = *input.choose(&[9, 9, 9, 255])?;
    let shape = Shape::new(input.int_in_range(0..=most)?, input.int_in_range(0..=most)?);
    let (one, other) = (input.int_in_range(0..=11)?, input.int_in_range(0..=11)?);
    let clue_count = match input.int_in_range(0..=5)? {
        0 => ClueCount::Minimal,
        1 => ClueCount::Fewest,
        2 => ClueCount::Density(input.int_in_range(0..=110)?),
        _ => ClueCount::Enough,
    };
    let symmetry = *input.choose(&[
        ClueSymmetry::None,
        ClueSymmetry::HalfTurn,
        ClueSymmetry::QuarterTurn,
        ClueSymmetry::Mirror,
        ClueSymmetry::BothMirrors,
    ])?;
    let spec = Spec {
        shape,
        levels: Levels {
            at_least: one,
            at_most: other,
        },
        symmetry,
        clue_count,
        variant: input.int_in_range(0..=5)?,
        seconds: input
            .arbitrary::<Option<(u32, u32)>>()?
            .map(|(at_least, at_most)| Seconds { at_least, at_most }),
        technique: match input.int_in_range(0..=7)? {
            0 => Some((*input.choose(&TECHNIQUES)?).to_owned()),
            _ => None,
        },
    };
    let seed = input.arbitrary()?;
    Ok(kind::recipe(kind, spec, seed))
}

/// Names of techniques: one that a recipe may ask for, one that assumes one solution, and one that does not exist.
const TECHNIQUES: [&str; 3] = ["sudoku-x-wing", "sudoku-bug", "nothing"];

fn made(recipe: &Recipe) {
    let text = recipe.to_string();
    assert_eq!(kind::read_recipe(&text).as_ref(), Ok(recipe), "{text}");
    let unfit = kind::invalid_spec(recipe.kind, &recipe.spec);
    let task = Task::Generate {
        recipe: recipe.clone(),
        count: 1,
        timed: true,
    };
    let Ok(mut job) = kind::job(task) else {
        return assert!(unfit.is_some(), "{text}");
    };
    assert_eq!(unfit, None, "{text}");
    for _ in 0..SLICES {
        let slice = job.run(&mut Fuel::new(SLICE));
        let _ = job.preview();
        if let Some(Answer::Generated(puzzles)) = slice.answer {
            for puzzle in puzzles {
                let read = kind::read(&puzzle.code.text).expect("a puzzle is readable");
                assert!(read.iter().any(|one| one.code == puzzle.code), "{text}");
                let contents = kind::contents(&puzzle.code).expect("a puzzle has contents");
                assert_eq!(contents.shape, recipe.spec.shape, "{text}");
            }
        }
        if slice.end.is_some() {
            return;
        }
    }
}
