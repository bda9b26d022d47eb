//! A wish as it stands in the form, and what of it cannot be used.

use crate::generate::{ClueCount, ClueSymmetry, InvalidSpec, Levels, Spec};
use crate::grid::Shape;
use crate::kind::{self, Kind, Recipe};

/// So many puzzles are made at most at once.
const MOST: u32 = 1_000;

/// A wish as it stands in the form; numbers are texts, as they are typed.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::web::app) struct Form {
    /// The kind.
    pub(in crate::web::app) kind: Kind,
    /// Rows and columns.
    pub(in crate::web::app) size: [String; 2],
    /// The levels.
    pub(in crate::web::app) levels: Levels,
    /// The symmetry.
    pub(in crate::web::app) balance: ClueSymmetry,
    /// How many clues.
    pub(in crate::web::app) amount: ClueCount,
    /// The flavour, by number.
    pub(in crate::web::app) flavour: u8,
    /// Where the random numbers begin; empty: anywhere.
    pub(in crate::web::app) seed: String,
    /// How many puzzles.
    pub(in crate::web::app) count: String,
}

impl Form {
    /// The usual wish of a kind, from any seed.
    pub(in crate::web::app) fn new(kind: Kind) -> Self {
        Self::with(kind, kind::default_spec(kind), String::new())
    }

    /// A wish and the text of a seed.
    pub(super) fn with(kind: Kind, spec: Spec, seed: String) -> Self {
        let Spec {
            shape,
            levels,
            symmetry,
            clue_count,
            variant,
        } = spec;
        Self {
            kind,
            size: [shape.rows.to_string(), shape.cols.to_string()],
            levels,
            balance: symmetry,
            amount: clue_count,
            flavour: variant,
            seed,
            count: "1".to_owned(),
        }
    }

    /// What a puzzle was made from.
    pub(super) fn of(recipe: &Recipe) -> Self {
        let seed = recipe.seed.to_string();
        Self::with(recipe.kind, recipe.spec.clone(), seed)
    }

    /// What is wished for; an empty seed is `fresh`.
    ///
    /// # Errors
    /// What does not fit.
    pub(in crate::web::app) fn recipe(&self, fresh: u64) -> Result<Recipe, Misfit> {
        let [rows, cols] = &self.size;
        let side = |text: &String| {
            text.trim()
                .parse()
                .map_err(|_| Misfit::Wish(InvalidSpec::Size))
        };
        let spec = Spec {
            shape: Shape::new(side(rows)?, side(cols)?),
            levels: self.levels,
            symmetry: self.balance,
            clue_count: self.amount,
            variant: self.flavour,
        };
        let seed = self.seed.trim();
        let seed = match seed {
            "" => fresh,
            seed => seed.parse().map_err(|_| Misfit::Seed)?,
        };
        match kind::invalid_spec(self.kind, &spec) {
            Some(unfit) => Err(Misfit::Wish(unfit)),
            None => Ok(Recipe {
                kind: self.kind,
                spec,
                seed,
            }),
        }
    }

    /// How many puzzles are wished for.
    ///
    /// # Errors
    /// None, or more than are made at once.
    pub(in crate::web::app) fn count(&self) -> Result<u32, Misfit> {
        let count = self.count.trim().parse().ok();
        let count = count.filter(|count| (1..=MOST).contains(count));
        count.ok_or(Misfit::Count)
    }

    /// What does not fit, if anything does not.
    pub(in crate::web::app) fn misfit(&self) -> Option<Misfit> {
        self.recipe(0).err().or(self.count().err())
    }
}

/// What of the form cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::web::app) enum Misfit {
    /// The wish makes no sense.
    Wish(InvalidSpec),
    /// The seed is no number.
    Seed,
    /// So many are not made at once.
    Count,
}

impl Misfit {
    /// Message id: what to do about it.
    pub(in crate::web::app) fn message(self) -> &'static str {
        match self {
            Misfit::Wish(InvalidSpec::Size) => "make-unfit-size",
            Misfit::Wish(InvalidSpec::Variant) => "make-unfit-flavour",
            Misfit::Wish(InvalidSpec::Levels) => "make-unfit-levels",
            Misfit::Wish(InvalidSpec::Techniques) => "make-unfit-techniques",
            Misfit::Wish(InvalidSpec::Symmetry) => "make-unfit-balance",
            Misfit::Wish(InvalidSpec::Density) => "make-unfit-density",
            Misfit::Seed => "make-unfit-seed",
            Misfit::Count => "make-unfit-count",
        }
    }
}
