//! Recipe of a generated puzzle, as a short text: it goes with the link, and gives
//! the same puzzle again.
//!
//! ```text
//! slitherlink.20x20.3-5.half-turn.enough.0.12345
//! kind       .size .levels.symmetry.clues.variant.seed
//! ```

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::generate::{Levels, Spec};
use crate::grid::Shape;

use super::Kind;

/// Recipe of a puzzle: everything that determines it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recipe {
    /// Kind of the puzzle.
    pub kind: Kind,
    /// Specification it was generated for.
    pub spec: Spec,
    /// Seed of the random numbers.
    pub seed: u64,
}

impl Recipe {
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
        )
    }
}

/// Error of a text that is no recipe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a recipe: kind.size.levels.symmetry.clues.flavour.seed")]
pub struct NoRecipe;

impl FromStr for Recipe {
    type Err = NoRecipe;

    fn from_str(text: &str) -> Result<Self, NoRecipe> {
        let parts: Vec<&str> = text.split('.').collect();
        let [kind, size, levels, symmetry, clue_count, variant, seed] = parts[..] else {
            return Err(NoRecipe);
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

    #[test]
    fn a_recipe_is_written_and_read_back() {
        for clue_count in [
            ClueCount::Enough,
            ClueCount::Minimal,
            ClueCount::Density(40),
        ] {
            let recipe = Recipe {
                kind: Kind::Sudoku,
                spec: Spec {
                    symmetry: ClueSymmetry::HalfTurn,
                    clue_count,
                    ..Spec::new(Shape::new(9, 9))
                },
                seed: u64::MAX,
            };
            assert_eq!(recipe.to_string().parse(), Ok(recipe));
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
        ] {
            assert_eq!(text.parse::<Recipe>(), Err(NoRecipe), "{text}");
        }
    }
}
