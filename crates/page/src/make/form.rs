//! The specification as entered in the form, and its faults.

use clew::kind::{self, Kind, Recipe};
use clew_core::generate::{ClueCount, ClueSymmetry, InvalidSpec, Levels, Seconds, Spec};
use clew_core::grid::Shape;
use clew_core::solve::{HARDEST, LONGEST};

/// Initial density, in percent.
const USUAL_DENSITY: u8 = 50;
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
    /// Number of clues; the percentage of a density is in its own field.
    pub clue_count: ClueCount,
    /// Percentage of the places that have a clue, for a density.
    pub density: String,
    /// Variant, by number.
    pub variant: u8,
    /// Expected time in minutes, from and to; empty for any.
    pub minutes: [String; 2],
    /// Technique that the solution uses, by its message id.
    pub technique: Option<&'static str>,
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
            technique,
        } = spec;
        let minutes = |seconds: u32| (f64::from(seconds) / 60.0).to_string();
        let minutes = seconds.map(|range| [range.at_least, range.at_most].map(minutes));
        Self {
            kind,
            size: [shape.rows.to_string(), shape.cols.to_string()],
            levels,
            symmetry,
            density: match clue_count {
                ClueCount::Density(density) => density.to_string(),
                _ => USUAL_DENSITY.to_string(),
            },
            clue_count,
            variant,
            minutes: minutes.unwrap_or_default(),
            technique: technique
                .as_deref()
                .and_then(kind::technique)
                .map(|entry| entry.name),
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

    /// The usual specification of another kind, for as many puzzles.
    #[must_use]
    pub fn of_kind(self, kind: Kind) -> Self {
        Self {
            count: self.count,
            ..Self::new(kind)
        }
    }

    /// The same form for puzzles that use a technique, and nothing harder; or for any again.
    #[must_use]
    pub fn using(self, technique: Option<&'static str>) -> Self {
        let entry = technique.and_then(kind::technique);
        let level = entry.map(|entry| entry.level().clamp(1, HARDEST));
        let levels = level.map(|level| Levels {
            at_least: level,
            at_most: level,
        });
        Self {
            technique,
            levels: levels.unwrap_or(self.levels),
            ..self
        }
    }

    /// The same form for another variant, with the nearest square size if the present one does not exist in it.
    #[must_use]
    pub fn of_variant(self, variant: u8) -> Self {
        let form = Self { variant, ..self };
        match form.shape() {
            Some(shape) if !form.has_size(shape) => {
                let sides = 1..=u8::MAX;
                let squares = sides.filter(|&side| form.has_size(Shape::new(side, side)));
                match squares.min_by_key(|side| side.abs_diff(shape.rows)) {
                    Some(side) => form.square(&side.to_string()),
                    None => form,
                }
            }
            _ => form,
        }
    }

    /// The same form with another number of rows or columns (0 or 1). If only square boards have it, the other number
    /// follows; a symmetry that only square boards have becomes a half turn.
    #[must_use]
    pub fn resized(mut self, along: usize, text: String) -> Self {
        self.size[along] = text;
        if self.shape().is_some_and(|shape| self.has_size(shape)) {
            return self.settled();
        }
        let side = self.size[along].trim().parse();
        match side.is_ok_and(|side| self.has_size(Shape::new(side, side))) {
            true => {
                let side = self.size[along].clone();
                self.square(&side)
            }
            false => self,
        }
    }

    fn square(self, side: &str) -> Self {
        Self {
            size: [side, side].map(str::to_owned),
            ..self
        }
    }

    fn settled(mut self) -> Self {
        let is_square = self.shape().is_some_and(|shape| shape.rows == shape.cols);
        if self.symmetry == ClueSymmetry::QuarterTurn && !is_square {
            self.symmetry = ClueSymmetry::HalfTurn;
        }
        self
    }

    fn shape(&self) -> Option<Shape> {
        let [rows, cols] = self.size.each_ref().map(|side| side.trim().parse().ok());
        Some(Shape::new(rows?, cols?))
    }

    /// Whether the kind has boards of a size in the variant.
    fn has_size(&self, shape: Shape) -> bool {
        let spec = Spec {
            variant: self.variant,
            ..Spec::new(shape)
        };
        kind::invalid_spec(self.kind, &spec).is_none()
    }

    fn clue_count(&self) -> Result<ClueCount, FormError> {
        match self.clue_count {
            ClueCount::Density(_) => {
                let density = self.density.trim().parse().map(ClueCount::Density);
                density.map_err(|_| FormError::Spec(InvalidSpec::Density))
            }
            other => Ok(other),
        }
    }

    /// Recipe of the first puzzle; an empty seed is replaced by `fresh`.
    ///
    /// # Errors
    /// The first fault.
    pub fn recipe(&self, fresh: u64) -> Result<Recipe, FormError> {
        let shape = self.shape().ok_or(FormError::Spec(InvalidSpec::Size))?;
        let spec = Spec {
            shape,
            levels: self.levels,
            symmetry: self.symmetry,
            clue_count: self.clue_count()?,
            variant: self.variant,
            seconds: self.seconds().map_err(FormError::Spec)?,
            technique: self.technique.map(str::to_owned),
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
    /// Message id of the field that has the fault; of a range, the field of its end.
    pub fn field(self) -> &'static str {
        match self {
            FormError::Spec(InvalidSpec::Size) => "make-rows",
            FormError::Spec(InvalidSpec::Variant | InvalidSpec::Version) => "make-flavour",
            FormError::Spec(InvalidSpec::Levels | InvalidSpec::Techniques) => "make-at-most",
            FormError::Spec(InvalidSpec::Symmetry) => "make-balance",
            FormError::Spec(InvalidSpec::Density) => "make-density",
            FormError::Spec(InvalidSpec::Time) => "make-minutes-to",
            FormError::Spec(InvalidSpec::Technique) => "make-technique",
            FormError::Seed => "make-seed",
            FormError::Count => "make-count",
        }
    }

    /// Message id of the advice on how to fix it.
    pub fn message(self) -> &'static str {
        match self {
            FormError::Spec(fault) => fault.message(),
            FormError::Seed => "make-unfit-seed",
            FormError::Count => "make-unfit-count",
        }
    }
}
