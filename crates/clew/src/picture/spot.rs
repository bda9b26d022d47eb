//! Spots of a picture, and what they can be read as.

use std::fmt;

use clew_core::grid::{Cell, Edge, Line, Site};
use clew_picture::Place;
use serde::{Deserialize, Serialize};

/// Part of a picture that is read by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Spot {
    /// Place of a number.
    At(Place),
    /// Border between a cell, by row and column from 0, and the one to its right.
    RightOf(u8, u8),
    /// Border between a cell and the one below.
    Below(u8, u8),
}

/// What a spot is read as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum What {
    /// A printed number, or a blank.
    Number(Option<u8>),
    /// A number that a player wrote.
    Mark(u8),
    /// Whether there is a wall.
    Wall(bool),
}

/// One way to read a spot.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Way {
    /// What it is then.
    pub what: What,
    /// Its probability, 0 to 1.
    pub probability: f32,
}

/// Ways to read a spot, the likeliest first; never none.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Ways {
    /// The spot.
    pub spot: Spot,
    /// The ways.
    pub ways: Vec<Way>,
}

impl Spot {
    /// Its place on the board.
    pub fn site(self) -> Site {
        match self {
            Self::At(Place::Cell(row, col)) => Cell::new(row, col).site(),
            Self::At(Place::Top(col) | Place::Bottom(col)) => Line::Col(col).site(),
            Self::At(Place::Left(row) | Place::Right(row)) => Line::Row(row).site(),
            Self::RightOf(row, col) => Edge::LeftOf(Cell::new(row, col.saturating_add(1))).site(),
            Self::Below(row, col) => Edge::Above(Cell::new(row.saturating_add(1), col)).site(),
        }
    }
}

impl What {
    /// What of it is part of the puzzle: a player's number is not.
    pub fn printed(self) -> Self {
        match self {
            Self::Mark(_) => Self::Number(None),
            other => other,
        }
    }

    /// The number, whoever wrote it.
    pub fn number(self) -> Option<u8> {
        match self {
            Self::Number(number) => number,
            Self::Mark(number) => Some(number),
            Self::Wall(_) => None,
        }
    }
}

impl Ways {
    /// The likeliest way.
    pub fn best(&self) -> Way {
        // A spot that cannot be read is blank, without any trust in it.
        let nothing = Way {
            what: What::Number(None),
            probability: 0.0,
        };
        self.ways.first().copied().unwrap_or(nothing)
    }

    /// Probability that the spot adds the same to the puzzle as it does when it is read in some way.
    pub(super) fn agreement(&self, what: What) -> f32 {
        self.sum(|other| other.printed() == what.printed())
    }

    /// Probability that the same stands there, whoever wrote it.
    pub(super) fn reads(&self, what: What) -> f32 {
        self.sum(|other| other.number() == what.number())
    }

    /// Probability that a number stands there.
    pub(super) fn numbers(&self) -> f32 {
        self.sum(|what| what.number().is_some())
    }

    /// Probability that a player wrote a number there.
    pub fn written(&self) -> f32 {
        self.sum(|what| matches!(what, What::Mark(_)))
    }

    fn sum(&self, is_part: impl Fn(What) -> bool) -> f32 {
        let part = self.ways.iter().filter(|way| is_part(way.what));
        part.map(|way| way.probability).sum()
    }
}

impl fmt::Display for Spot {
    /// Writes the spot as other places are written, rows and columns counted from 1: `R3C4`, `R3` or `C4` for a sum, and two cells
    /// for a border.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let one = |number: u8| u16::from(number) + 1;
        match *self {
            Self::At(Place::Cell(row, col)) => write!(f, "R{}C{}", one(row), one(col)),
            Self::At(Place::Top(col) | Place::Bottom(col)) => write!(f, "C{}", one(col)),
            Self::At(Place::Left(row) | Place::Right(row)) => write!(f, "R{}", one(row)),
            Self::RightOf(row, col) => {
                write!(f, "R{0}C{1}/R{0}C{2}", one(row), one(col), one(col) + 1)
            }
            Self::Below(row, col) => {
                write!(f, "R{0}C{2}/R{1}C{2}", one(row), one(row) + 1, one(col))
            }
        }
    }
}
