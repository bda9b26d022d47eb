//! Recipe of a generated puzzle, as a short text: it goes with the link, and gives
//! the same puzzle again.
//!
//! ```text
//! slitherlink.20x20.3-5.half-turn.enough.0.12345
//! kind       .size .levels.symmetry.clues.variant.seed
//! ```
//!
//! The version of the kind's generator follows if it is not the first: `….12345.v2`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::generate::{Levels, Spec};
use crate::grid::Shape;

use super::Kind;
use super::work::generator_version;

/// Recipe of a puzzle: everything that determines it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recipe {
    /// Kind of the puzzle.
    pub kind: Kind,
    /// Specification it was generated for.
    pub spec: Spec,
    /// Seed of the random numbers.
    pub seed: u64,
    /// Version of the kind's generator, as far as the specification is concerned.
    pub version: u8,
}

/// Letter before the number of a version.
const VERSION: char = 'v';

impl Recipe {
    /// Recipe for the present generator of the kind.
    pub fn new(kind: Kind, spec: Spec, seed: u64) -> Self {
        let version = generator_version(kind, &spec);
        Self {
            kind,
            spec,
            seed,
            version,
        }
    }

    /// Whether the present generator makes the puzzle, and not another one.
    pub fn is_reproducible(&self) -> bool {
        self.version == generator_version(self.kind, &self.spec)
    }

    /// Recipe with the seed advanced by `by`, wrapping around.
    pub fn later(&self, by: u64) -> Self {
        Self {
            seed: self.seed.wrapping_add(by),
            ..self.clone()
        }
    }
}

impl fmt::Display for Recipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind: &str = self.kind.into();
        let Spec {
            shape,
            levels,
            symmetry,
            clue_count,
            variant,
        } = &self.spec;
        let (rows, cols) = (shape.rows, shape.cols);
        let (least, most) = (levels.at_least, levels.at_most);
        let symmetry: &str = symmetry.into();
        let seed = self.seed;
        write!(
            f,
            "{kind}.{rows}x{cols}.{least}-{most}.{symmetry}.{clue_count}.{variant}.{seed}"
        )?;
        // The first version has no mark: recipes had none while there was no other.
        match self.version {
            1 => Ok(()),
            version => write!(f, ".{VERSION}{version}"),
        }
    }
}

/// Error of a text that is no recipe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a recipe: kind.size.levels.symmetry.clues.flavour.seed, and perhaps .v and a version")]
pub struct NoRecipe;

impl FromStr for Recipe {
    type Err = NoRecipe;

    fn from_str(text: &str) -> Result<Self, NoRecipe> {
        let parts: Vec<&str> = text.split('.').collect();
        let [
            kind,
            size,
            levels,
            symmetry,
            clue_count,
            variant,
            seed,
            ref version @ ..,
        ] = parts[..]
        else {
            return Err(NoRecipe);
        };
        let version = match version {
            [] => 1,
            [version] => number(version.strip_prefix(VERSION).ok_or(NoRecipe)?)?,
            _ => return Err(NoRecipe),
        };
        let (rows, cols) = pair(size, 'x')?;
        let (at_least, at_most) = pair(levels, '-')?;
        Ok(Self {
            kind: number(kind)?,
            spec: Spec {
                shape: Shape::new(rows, cols),
                levels: Levels { at_least, at_most },
                symmetry: number(symmetry)?,
                clue_count: number(clue_count)?,
                variant: number(variant)?,
            },
            seed: number(seed)?,
            version,
        })
    }
}

fn pair(text: &str, between: char) -> Result<(u8, u8), NoRecipe> {
    let (one, other) = text.split_once(between).ok_or(NoRecipe)?;
    Ok((number(one)?, number(other)?))
}

fn number<T: FromStr>(text: &str) -> Result<T, NoRecipe> {
    text.parse().map_err(|_| NoRecipe)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::{ClueCount, ClueSymmetry};
    use strum::IntoEnumIterator as _;

    #[test]
    fn a_recipe_is_written_and_read_back() {
        for clue_count in [
            ClueCount::Enough,
            ClueCount::Minimal,
            ClueCount::Density(40),
        ] {
            let spec = Spec {
                symmetry: ClueSymmetry::HalfTurn,
                clue_count,
                ..Spec::new(Shape::new(9, 9))
            };
            for kind in Kind::iter() {
                let recipe = Recipe::new(kind, spec.clone(), u64::MAX);
                assert_eq!(recipe.to_string().parse(), Ok(recipe));
            }
        }
    }

    #[test]
    fn a_recipe_without_a_version_is_of_the_first() {
        for (text, version, is_reproducible) in [
            ("sudoku.9x9.1-3.none.enough.0.1", 1, false),
            ("sudoku.9x9.1-3.none.enough.0.1.v2", 2, true),
            ("sudoku.9x9.1-3.none.enough.0.1.v3", 3, false),
            // Any level will do: those of the second version change nothing.
            ("sudoku.9x9.1-10.none.enough.0.1", 1, true),
            ("aquarium.9x9.1-3.none.100.0.1", 1, true),
            ("aquarium.9x9.1-3.none.100.0.1.v2", 2, false),
            // Large boards are found in another way since.
            ("aquarium.30x30.1-3.none.100.0.1", 1, false),
            ("aquarium.30x30.1-3.none.100.0.1.v2", 2, true),
            ("aquarium.30x30.10-10.none.100.0.1", 1, true),
        ] {
            let recipe: Recipe = text.parse().unwrap();
            let found = (recipe.version, recipe.is_reproducible());
            assert_eq!(found, (version, is_reproducible), "{text}");
        }
    }

    #[test]
    fn texts_that_are_no_recipe_are_refused() {
        for text in [
            "",
            "sudoku",
            "go.9x9.1-10.none.enough.0.1",
            "sudoku.9x9.1-10.none.enough.0.-1",
            "sudoku.9.1-10.none.enough.0.1",
            "sudoku.9x9.1-10.none.enough.0.1.2",
            "sudoku.9x9.1-10.none.enough.0.1.v",
            "sudoku.9x9.1-10.none.enough.0.1.v2.v2",
        ] {
            assert_eq!(text.parse::<Recipe>(), Err(NoRecipe), "{text}");
        }
    }
}
