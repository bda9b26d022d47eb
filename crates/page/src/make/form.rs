//! The specification as entered in the form, and its faults.

use clew::kind::{self, Kind, Recipe};
use clew_core::generate::{ClueCount, ClueSymmetry, InvalidSpec, Levels, Seconds, Spec};
use clew_core::grid::Shape;
use clew_core::solve::LONGEST;

/// Largest number of puzzles made at once.
const MOST: u32 = 1_000;

/// Specification as entered in the form; numbers are kept as typed text.
#[derive(Clone, Debug, PartialEq)]
pub struct Form {
    /// The kind.
    pub kind: Kind,
    /// Rows and columns.
    pub size: [String; 2],
    /// The levels.
    pub levels: Levels,
    /// The symmetry.
    pub symmetry: ClueSymmetry,
    /// Number of clues.
    pub clue_count: ClueCount,
    /// Variant, by number.
    pub variant: u8,
    /// Expected time in minutes, from and to; empty for any.
    pub minutes: [String; 2],
    /// Seed of the random numbers; empty for a fresh one.
    pub seed: String,
    /// Number of puzzles.
    pub count: String,
}

impl Form {
    /// Usual specification of a kind, with a fresh seed.
    pub fn new(kind: Kind) -> Self {
        Self::with(kind, kind::default_spec(kind), String::new())
    }

    /// Specification and the text of a seed.
    pub fn with(kind: Kind, spec: Spec, seed: String) -> Self {
        let Spec {
            shape,
            levels,
            symmetry,
            clue_count,
            variant,
            seconds,
        } = spec;
        let minutes = |seconds: u32| (f64::from(seconds) / 60.0).to_string();
        let minutes = seconds.map(|range| [range.at_least, range.at_most].map(minutes));
        Self {
            kind,
            size: [shape.rows.to_string(), shape.cols.to_string()],
            levels,
            symmetry,
            clue_count,
            variant,
            minutes: minutes.unwrap_or_default(),
            seed,
            count: "1".to_owned(),
        }
    }

    /// Form for a recipe, without its seed if the seed would make a different puzzle now.
    pub fn of(recipe: &Recipe) -> Self {
        let seed = match kind::is_reproducible(recipe) {
            true => recipe.seed.to_string(),
            false => String::new(),
        };
        Self::with(recipe.kind, recipe.spec.clone(), seed)
    }

    /// Recipe of the first puzzle; an empty seed is replaced by `fresh`.
    ///
    /// # Errors
    /// The first fault.
    pub fn recipe(&self, fresh: u64) -> Result<Recipe, FormError> {
        let [rows, cols] = &self.size;
        let side = |text: &String| {
            text.trim()
                .parse()
                .map_err(|_| FormError::Spec(InvalidSpec::Size))
        };
        let spec = Spec {
            shape: Shape::new(side(rows)?, side(cols)?),
            levels: self.levels,
            symmetry: self.symmetry,
            clue_count: self.clue_count,
            variant: self.variant,
            seconds: self.seconds().map_err(FormError::Spec)?,
        };
        let seed = self.seed.trim();
        let seed = match seed {
            "" => fresh,
            seed => seed.parse().map_err(|_| FormError::Seed)?,
        };
        match kind::invalid_spec(self.kind, &spec) {
            Some(unfit) => Err(FormError::Spec(unfit)),
            None => Ok(kind::recipe(self.kind, spec, seed)),
        }
    }

    /// Range of the expected time. An empty end stands for 0 or [`LONGEST`].
    fn seconds(&self) -> Result<Option<Seconds>, InvalidSpec> {
        let [least, most] = self.minutes.each_ref().map(|text| text.trim());
        if least.is_empty() && most.is_empty() {
            return Ok(None);
        }
        let end = |text: &str, without: u32| match text {
            "" => Ok(without),
            text => {
                let minutes = text.parse::<f64>().ok();
                let minutes = minutes.filter(|minutes| *minutes >= 0.0);
                let seconds = minutes.map(|minutes| (minutes * 60.0).round() as u32);
                seconds.ok_or(InvalidSpec::Time)
            }
        };
        Ok(Some(Seconds {
            at_least: end(least, 0)?,
            at_most: end(most, LONGEST)?,
        }))
    }

    /// Number of puzzles asked for.
    ///
    /// # Errors
    /// The number is zero, or larger than the number made at once.
    pub fn count(&self) -> Result<u32, FormError> {
        let count = self.count.trim().parse().ok();
        let count = count.filter(|count| (1..=MOST).contains(count));
        count.ok_or(FormError::Count)
    }

    /// The first fault, if there is one.
    pub fn fault(&self) -> Option<FormError> {
        self.recipe(0).err().or(self.count().err())
    }
}

/// Fault of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormError {
    /// The specification is invalid.
    Spec(InvalidSpec),
    /// The seed is not a number.
    Seed,
    /// The number of puzzles is out of range.
    Count,
}

impl FormError {
    /// Message id of the advice on how to fix it.
    pub fn message(self) -> &'static str {
        match self {
            FormError::Spec(fault) => fault.message(),
            FormError::Seed => "make-unfit-seed",
            FormError::Count => "make-unfit-count",
        }
    }
}
