//! What is wished for: size, difficulty, symmetry, and how many clues.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use strum::{EnumIter, EnumString, IntoStaticStr};

use crate::grid::{Shape, Symmetry};
use crate::model::{Puzzle, Technique as _};
use crate::solve::HARDEST;

/// A wish.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wish {
    /// Rows and columns, in cells.
    pub shape: Shape,
    /// How hard it is to be.
    pub levels: Levels,
    /// Which clues go together.
    pub balance: Balance,
    /// How many clues are left.
    pub amount: Amount,
    /// Which of the kind's flavours, by number.
    pub flavour: u8,
}

/// How many clues are left. Those that a symmetry joins count as one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Amount {
    /// As many as the level needs. Where easy puzzles will do, clues to spare are
    /// left: without them hardly any puzzle would be easy.
    #[default]
    Enough,
    /// At least so many of a hundred places that can have one.
    Density(u8),
    /// Every one is needed: without it there would be several solutions. The
    /// level comes as it comes; other puzzles are made until it is as wished.
    Minimal,
    /// Minimal, and as few as a longer search finds.
    Fewest,
}

impl Amount {
    /// Whether every place that can have a clue has one.
    pub(super) fn is_full(self) -> bool {
        self == Amount::Density(100)
    }

    /// Whether every clue is to be needed.
    pub(super) fn is_minimal(self) -> bool {
        matches!(self, Amount::Minimal | Amount::Fewest)
    }
}

/// The text is no amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an amount: enough, minimal, fewest, or so many per cent")]
pub struct NoAmount;

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Amount::Enough => f.write_str("enough"),
            Amount::Minimal => f.write_str("minimal"),
            Amount::Fewest => f.write_str("fewest"),
            Amount::Density(density) => density.fmt(f),
        }
    }
}

impl FromStr for Amount {
    type Err = NoAmount;

    fn from_str(text: &str) -> Result<Self, NoAmount> {
        match text {
            "enough" => Ok(Amount::Enough),
            "minimal" => Ok(Amount::Minimal),
            "fewest" => Ok(Amount::Fewest),
            density => density.parse().map(Amount::Density).map_err(|_| NoAmount),
        }
    }
}

/// How hard a puzzle is to be: the level of the hardest technique it needs.
/// What needs cases tried one by one is as hard as the hardest level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Levels {
    /// No easier than this; from 1.
    pub at_least: u8,
    /// No harder than this; up to [`HARDEST`].
    pub at_most: u8,
}

impl Levels {
    /// As it comes.
    pub const ANY: Levels = Levels {
        at_least: 1,
        at_most: HARDEST,
    };

    /// How many levels a puzzle is off; 0 if it is as wished.
    pub fn miss(self, level: u8) -> u8 {
        let above = level.saturating_sub(self.at_most);
        above.max(self.at_least.saturating_sub(level))
    }

    /// Whether puzzles of a kind can be of some of these levels: those of
    /// techniques that hold whatever the number of solutions, and of cases.
    pub(super) fn can_be<P: Puzzle>(self) -> bool {
        let techniques = P::Technique::all().into_iter();
        let mut techniques = techniques.filter(|technique| !technique.assumes_unique());
        self.at_most == HARDEST
            || techniques.any(|technique| {
                let hardest = (technique.tenths() + technique.surcharge(usize::MAX / 2)) / 10;
                self.at_least <= hardest && technique.level() <= self.at_most
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
pub enum Balance {
    /// None.
    #[default]
    None,
    /// The same after half a turn.
    HalfTurn,
    /// The same after a quarter turn; on square boards.
    QuarterTurn,
    /// Left like right.
    Mirror,
    /// Left like right and top like bottom.
    BothMirrors,
}

impl Balance {
    /// The symmetries that leave the places of clues as they are.
    pub fn symmetries(self) -> Vec<Symmetry> {
        let half = [Symmetry::HALF_TURN];
        match self {
            Balance::None => Vec::new(),
            Balance::HalfTurn => half.to_vec(),
            Balance::QuarterTurn => [Symmetry::CLOCKWISE, Symmetry::ANTICLOCKWISE]
                .into_iter()
                .chain(half)
                .collect(),
            Balance::Mirror => vec![Symmetry::MIRRORED],
            Balance::BothMirrors => [Symmetry::MIRRORED, Symmetry::UPSIDE_DOWN]
                .into_iter()
                .chain(half)
                .collect(),
        }
    }
}

/// Why a wish makes no sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Unfit {
    /// The kind has no boards of that size, or not with that flavour.
    #[error("no puzzle of this kind and flavour has that size")]
    Size,
    /// The kind has fewer flavours.
    #[error("there is no such flavour")]
    Flavour,
    /// At least and at most are out of order or out of range.
    #[error("levels go from 1 to 10, the easier one first")]
    Levels,
    /// No technique of the kind is of such a level.
    #[error("no technique of this kind is of such a level")]
    Techniques,
    /// A quarter turn needs a square board.
    #[error("only a square board stays the same after a quarter turn")]
    Balance,
    /// More than a hundred of a hundred.
    #[error("density is at most 100 per cent")]
    Density,
}

impl Wish {
    /// Any puzzle of a size.
    pub fn new(shape: Shape) -> Self {
        Self {
            shape,
            levels: Levels::ANY,
            balance: Balance::None,
            amount: Amount::Enough,
            flavour: 0,
        }
    }

    /// What is wrong with it, whatever the kind.
    pub(super) fn unfit(&self) -> Option<Unfit> {
        let Levels { at_least, at_most } = self.levels;
        let is_square = self.shape.rows == self.shape.cols;
        if !(1 <= at_least && at_least <= at_most && at_most <= HARDEST) {
            Some(Unfit::Levels)
        } else if self.balance == Balance::QuarterTurn && !is_square {
            Some(Unfit::Balance)
        } else if matches!(self.amount, Amount::Density(101..)) {
            Some(Unfit::Density)
        } else {
            None
        }
    }
}
