//! What a puzzle was made from, as a short text: it goes with the link, and
//! makes the puzzle again.
//!
//! ```text
//! slitherlink.20x20.3-5.half-turn.enough.0.12345
//! kind       .size .levels.symmetry.clues.flavour.seed
//! ```

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::generate::{Levels, Wish};
use crate::grid::Shape;

use super::Kind;

/// Everything that makes a puzzle again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recipe {
    /// The kind.
    pub kind: Kind,
    /// What was wished for.
    pub wish: Wish,
    /// Where the random numbers begin.
    pub seed: u64,
}

impl Recipe {
    /// The one so many seeds later.
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
        let Wish {
            shape,
            levels,
            balance,
            amount,
            flavour,
        } = &self.wish;
        let (rows, cols) = (shape.rows, shape.cols);
        let (least, most) = (levels.at_least, levels.at_most);
        let balance: &str = balance.into();
        let seed = self.seed;
        write!(
            f,
            "{kind}.{rows}x{cols}.{least}-{most}.{balance}.{amount}.{flavour}.{seed}"
        )
    }
}

/// The text is not a recipe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a recipe: kind.size.levels.symmetry.clues.flavour.seed")]
pub struct NoRecipe;

impl FromStr for Recipe {
    type Err = NoRecipe;

    fn from_str(text: &str) -> Result<Self, NoRecipe> {
        let parts: Vec<&str> = text.split('.').collect();
        let [kind, size, levels, balance, amount, flavour, seed] = parts[..] else {
            return Err(NoRecipe);
        };
        let (rows, cols) = pair(size, 'x')?;
        let (at_least, at_most) = pair(levels, '-')?;
        Ok(Self {
            kind: number(kind)?,
            wish: Wish {
                shape: Shape::new(rows, cols),
                levels: Levels { at_least, at_most },
                balance: number(balance)?,
                amount: number(amount)?,
                flavour: number(flavour)?,
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
    use crate::generate::{Amount, Balance};

    #[test]
    fn a_recipe_is_written_and_read_back() {
        for amount in [Amount::Enough, Amount::Minimal, Amount::Density(40)] {
            let recipe = Recipe {
                kind: Kind::Sudoku,
                wish: Wish {
                    balance: Balance::HalfTurn,
                    amount,
                    ..Wish::new(Shape::new(9, 9))
                },
                seed: u64::MAX,
            };
            assert_eq!(recipe.to_string().parse(), Ok(recipe));
        }
    }

    #[test]
    fn what_is_no_recipe_is_refused() {
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
