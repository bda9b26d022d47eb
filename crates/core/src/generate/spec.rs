//! Specification of a puzzle to generate: size, difficulty, symmetry, number of
//! clues.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use strum::{EnumIter, EnumString, IntoStaticStr};

use crate::grid::{Shape, Symmetry};
use crate::model::{Puzzle, Technique as _};
use crate::solve::{HARDEST, LONGEST};

/// Specification of a puzzle to generate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spec {
    /// Rows and columns, in cells.
    pub shape: Shape,
    /// Range of difficulty.
    pub levels: Levels,
    /// Symmetry of the places that have clues.
    pub symmetry: ClueSymmetry,
    /// Number of clues to leave.
    pub clue_count: ClueCount,
    /// Index into the kind's variants.
    pub variant: u8,
    /// Range of the expected time; `None` for any.
    #[serde(default)]
    pub seconds: Option<Seconds>,
    /// Name of a technique that the solution uses, whether it is told or graded; `None` for any.
    #[serde(default)]
    pub technique: Option<String>,
}

/// Range of the time that a practised solver is expected to take, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seconds {
    /// Shortest time allowed.
    pub at_least: u32,
    /// Longest time allowed, at most [`LONGEST`].
    pub at_most: u32,
}

impl Seconds {
    /// Number of seconds by which a time is outside the range; 0 inside.
    pub fn miss(self, seconds: u32) -> u32 {
        let above = seconds.saturating_sub(self.at_most);
        above.max(self.at_least.saturating_sub(seconds))
    }

    /// Whether the ends are in order and in range.
    fn is_lawful(self) -> bool {
        self.at_least <= self.at_most && (1..=LONGEST).contains(&self.at_most)
    }
}

/// Number of clues to leave. Clues joined by a symmetry count as one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, EnumIter)]
pub enum ClueCount {
    /// Clues that the level needs. Easy puzzles keep redundant clues: without them,
    /// hardly any puzzle would be easy.
    #[default]
    Enough,
    /// At least this percentage, 0 to 100, of the places that can have a clue.
    Density(u8),
    /// Every clue is needed: without it there would be several solutions. Clues are not
    /// chosen to fit the level; puzzles are generated until one meets it.
    Minimal,
    /// Minimal, with as few clues as a longer search finds.
    Fewest,
}

impl ClueCount {
    /// Whether every place that can have a clue has one.
    pub fn is_full(self) -> bool {
        self == ClueCount::Density(100)
    }

    /// Whether every clue must be needed.
    pub(super) fn is_minimal(self) -> bool {
        matches!(self, ClueCount::Minimal | ClueCount::Fewest)
    }
}

/// Error of a text that is not a number of clues.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a number of clues: expected enough, minimal, fewest or a percentage")]
pub struct InvalidClueCount;

impl fmt::Display for ClueCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClueCount::Enough => f.write_str("enough"),
            ClueCount::Minimal => f.write_str("minimal"),
            ClueCount::Fewest => f.write_str("fewest"),
            ClueCount::Density(density) => density.fmt(f),
        }
    }
}

impl FromStr for ClueCount {
    type Err = InvalidClueCount;

    fn from_str(text: &str) -> Result<Self, InvalidClueCount> {
        match text {
            "enough" => Ok(ClueCount::Enough),
            "minimal" => Ok(ClueCount::Minimal),
            "fewest" => Ok(ClueCount::Fewest),
            density => density
                .parse()
                .map(ClueCount::Density)
                .map_err(|_| InvalidClueCount),
        }
    }
}

/// Range of levels, both ends included. The level of a puzzle is that of the
/// hardest technique it needs; a puzzle that needs cases tried one by one has level
/// [`HARDEST`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Levels {
    /// Easiest level allowed, from 1.
    pub at_least: u8,
    /// Hardest level allowed, up to [`HARDEST`].
    pub at_most: u8,
}

impl Levels {
    /// All levels.
    pub const ANY: Levels = Levels {
        at_least: 1,
        at_most: HARDEST,
    };

    /// Number of levels by which `level` is outside the range; 0 inside.
    pub fn miss(self, level: u8) -> u8 {
        let above = level.saturating_sub(self.at_most);
        above.max(self.at_least.saturating_sub(level))
    }

    /// Whether puzzles of a kind can have one of these levels: those of cases, and of
    /// techniques that do not assume one solution.
    pub(super) fn can_be<P: Puzzle>(self) -> bool {
        let techniques = P::Technique::all().into_iter();
        let mut techniques = techniques.filter(|technique| !technique.assumes_unique());
        self.at_most == HARDEST
            || techniques.any(|technique| {
                let hardest = (technique.tenths() + technique.surcharge(usize::MAX / 2)) / 10;
                self.at_least <= hardest && technique.level() <= self.at_most
            })
    }

    /// Whether a puzzle with one of these levels can use a technique: one that the kind has,
    /// and that does not assume one solution.
    pub(super) fn can_use<P: Puzzle>(self, technique: &str) -> bool {
        let technique = P::Technique::named(technique);
        technique.is_some_and(|technique| {
            !technique.assumes_unique() && technique.level() <= self.at_most
        })
    }
}

/// Symmetry of the places that have clues.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    EnumIter,
    EnumString,
    IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum ClueSymmetry {
    /// None.
    #[default]
    None,
    /// Unchanged by half a turn.
    HalfTurn,
    /// Unchanged by a quarter turn; square boards only.
    QuarterTurn,
    /// Unchanged by reflection left to right.
    Mirror,
    /// Unchanged by reflection left to right and top to bottom.
    BothMirrors,
}

impl ClueSymmetry {
    /// Symmetries of the board that leave the places of clues unchanged.
    pub fn symmetries(self) -> Vec<Symmetry> {
        let half = [Symmetry::HALF_TURN];
        match self {
            ClueSymmetry::None => Vec::new(),
            ClueSymmetry::HalfTurn => half.to_vec(),
            ClueSymmetry::QuarterTurn => [Symmetry::CLOCKWISE, Symmetry::ANTICLOCKWISE]
                .into_iter()
                .chain(half)
                .collect(),
            ClueSymmetry::Mirror => vec![Symmetry::MIRRORED],
            ClueSymmetry::BothMirrors => [Symmetry::MIRRORED, Symmetry::UPSIDE_DOWN]
                .into_iter()
                .chain(half)
                .collect(),
        }
    }
}

/// Reason why no puzzle of a kind can meet a specification.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum InvalidSpec {
    /// The kind has no boards of that size in that variant.
    #[error("no puzzle of this kind and flavour has that size")]
    Size,
    /// The kind has fewer variants.
    #[error("there is no such flavour")]
    Variant,
    /// The ends of the range of levels are out of order or out of range.
    #[error("levels go from 1 to 10, the easier one first")]
    Levels,
    /// No technique of the kind has a level in the range.
    #[error("no technique of this kind has a level in this range")]
    Techniques,
    /// Quarter-turn symmetry needs a square board.
    #[error("only a square board stays the same after a quarter turn")]
    Symmetry,
    /// Density above 100 per cent.
    #[error("density is at most 100 per cent")]
    Density,
    /// The ends of the range of expected times are out of order or out of range.
    #[error("expected times go up to 240 minutes, the shorter one first")]
    Time,
    /// The kind does not have the technique, it assumes one solution, or it is harder than the levels.
    #[error("no puzzle of this kind and these levels uses that technique")]
    Technique,
    /// The recipe is from another version of the generator; this version would make a
    /// different puzzle from it.
    #[error("another version of the generator made that puzzle; this one cannot make it again")]
    Version,
}

impl InvalidSpec {
    /// Id of the message that says what to do about it.
    pub fn message(self) -> &'static str {
        match self {
            InvalidSpec::Size => "make-unfit-size",
            InvalidSpec::Variant => "make-unfit-flavour",
            InvalidSpec::Levels => "make-unfit-levels",
            InvalidSpec::Techniques => "make-unfit-techniques",
            InvalidSpec::Symmetry => "make-unfit-balance",
            InvalidSpec::Density => "make-unfit-density",
            InvalidSpec::Time => "make-unfit-time",
            InvalidSpec::Technique => "make-unfit-technique",
            InvalidSpec::Version => "make-unfit-version",
        }
    }
}

impl Spec {
    /// Specification of any puzzle of a size.
    pub fn new(shape: Shape) -> Self {
        Self {
            shape,
            levels: Levels::ANY,
            symmetry: ClueSymmetry::None,
            clue_count: ClueCount::Enough,
            variant: 0,
            seconds: None,
            technique: None,
        }
    }

    /// Fault that does not depend on the kind.
    pub(super) fn invalid_spec(&self) -> Option<InvalidSpec> {
        let Levels { at_least, at_most } = self.levels;
        let is_square = self.shape.rows == self.shape.cols;
        if !(1 <= at_least && at_least <= at_most && at_most <= HARDEST) {
            Some(InvalidSpec::Levels)
        } else if self.symmetry == ClueSymmetry::QuarterTurn && !is_square {
            Some(InvalidSpec::Symmetry)
        } else if matches!(self.clue_count, ClueCount::Density(101..)) {
            Some(InvalidSpec::Density)
        } else if self.seconds.is_some_and(|range| !range.is_lawful()) {
            Some(InvalidSpec::Time)
        } else {
            None
        }
    }
}
