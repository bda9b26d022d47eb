//! Makes Sudokus, each with exactly one solution: of levels 4 to 6, with clues that look the same upside down.
//!
//! ```text
//! cargo run --release --example make -- 3
//! ```

use std::error::Error;

use clew::kind::{self, Kind};
use clew_cli::make;
use clew_core::generate::{ClueSymmetry, Levels, Spec};

fn main() -> Result<(), Box<dyn Error>> {
    let count = std::env::args().nth(1).unwrap_or("1".to_owned());

    // Start from the usual specification of the kind, and change the parts that you want to be different.
    let spec = Spec {
        levels: Levels {
            at_least: 4,
            at_most: 6,
        },
        symmetry: ClueSymmetry::HalfTurn,
        ..kind::default_spec(Kind::new("sudoku"))
    };

    for seed in 1..=count.parse()? {
        // A recipe is a specification with a seed. The same recipe makes the same puzzle on every machine.
        let recipe = kind::recipe(Kind::new("sudoku"), spec.clone(), seed);
        let made = make::made(recipe.clone(), false)?.puzzle;
        println!("{}  level {}", made.code.text, made.grade.overall());
        // A rare level can take more attempts than there are: then the puzzle is the nearest one found.
        if !made.meets_spec {
            println!("  the level was not met");
        }
        println!("  `clew make --recipe {recipe}` makes it again");
    }
    Ok(())
}
