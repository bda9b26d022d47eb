//! Recipe of a generated puzzle, as a short text: it is part of the link, and gives the
//! same puzzle again.
//!
//! ```text
//! slitherlink.20x20.3-5.half-turn.enough.0.12345
//! kind       .size .levels.symmetry.clues.variant.seed
//! ```
//!
//! What is not usual follows, in this order: a range of expected times in seconds, a technique that the solution uses, and the version of
//! the kind's generator if it is not the first: `….12345.180-360s.with-sudoku-x-wing.v2`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::generate::{Levels, Seconds, Spec};
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
    /// Version of the kind's generator for the specification.
    pub version: u8,
}

/// Letter before the number of a version.
const VERSION: char = 'v';
/// Text before a technique.
const TECHNIQUE: &str = "with-";
/// Letter after a range of expected times: the unit.
const SECONDS: char = 's';

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
        let kind = self.kind;
        let Spec {
            shape,
            levels,
            symmetry,
            clue_count,
            variant,
            seconds,
            technique,
        } = &self.spec;
        let (rows, cols) = (shape.rows, shape.cols);
        let (least, most) = (levels.at_least, levels.at_most);
        let symmetry: &str = symmetry.into();
        let seed = self.seed;
        write!(
            f,
            "{kind}.{rows}x{cols}.{least}-{most}.{symmetry}.{clue_count}.{variant}.{seed}"
        )?;
        if let Some(Seconds { at_least, at_most }) = seconds {
            write!(f, ".{at_least}-{at_most}{SECONDS}")?;
        }
        if let Some(technique) = technique {
            write!(f, ".{TECHNIQUE}{technique}")?;
        }
        // The first version is not written: recipes had no version while there was only one.
        match self.version {
            1 => Ok(()),
            version => write!(f, ".{VERSION}{version}"),
        }
    }
}

/// Error of a text that is not a recipe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "not a recipe: expected kind.size.levels.symmetry.clues.flavour.seed, then optionally seconds (180-360s), a technique (with-sudoku-x-wing) and a version (v2)"
)]
pub struct NoRecipe;

impl Recipe {
    /// Reads a recipe; `named` returns the kind with a name, if the program has it.
    ///
    /// # Errors
    /// The text is not a recipe, or its kind is unknown to the program.
    pub fn read(text: &str, named: fn(&str) -> Option<Kind>) -> Result<Self, NoRecipe> {
        let parts: Vec<&str> = text.split('.').collect();
        let [
            kind,
            size,
            levels,
            symmetry,
            clue_count,
            variant,
            seed,
            ref rest @ ..,
        ] = parts[..]
        else {
            return Err(NoRecipe);
        };
        let mut rest = rest.iter().copied().peekable();
        let range = rest.next_if(|part| !part.starts_with(TECHNIQUE) && part.ends_with(SECONDS));
        let range = range.and_then(|part| part.strip_suffix(SECONDS));
        let seconds = match range {
            Some(range) => {
                let (at_least, at_most) = pair(range, '-')?;
                Some(Seconds { at_least, at_most })
            }
            None => None,
        };
        let technique = rest.next_if(|part| part.starts_with(TECHNIQUE));
        let technique = technique.and_then(|part| part.strip_prefix(TECHNIQUE));
        let version = match (rest.next(), rest.next()) {
            (None, _) => 1,
            (Some(version), None) => number(version.strip_prefix(VERSION).ok_or(NoRecipe)?)?,
            _ => return Err(NoRecipe),
        };
        let (rows, cols) = pair(size, 'x')?;
        let (at_least, at_most) = pair(levels, '-')?;
        Ok(Self {
            kind: named(kind).ok_or(NoRecipe)?,
            spec: Spec {
                shape: Shape::new(rows, cols),
                levels: Levels { at_least, at_most },
                symmetry: number(symmetry)?,
                clue_count: number(clue_count)?,
                variant: number(variant)?,
                seconds,
                technique: technique.map(str::to_owned),
            },
            seed: number(seed)?,
            version,
        })
    }
}

fn pair<T: FromStr>(text: &str, between: char) -> Result<(T, T), NoRecipe> {
    let (one, other) = text.split_once(between).ok_or(NoRecipe)?;
    Ok((number(one)?, number(other)?))
}

fn number<T: FromStr>(text: &str) -> Result<T, NoRecipe> {
    text.parse().map_err(|_| NoRecipe)
}
