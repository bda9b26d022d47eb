//! Puzzle to make for play.

use clew::games::{Difficulty, made_sizes};
use clew::kind::{self, Kind};
use clew_core::grid::Shape;

/// Puzzle to make.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    /// Its kind.
    pub kind: Kind,
    /// Rows and columns.
    pub side: u8,
    /// Its difficulty.
    pub difficulty: Difficulty,
}

impl Default for Choice {
    fn default() -> Self {
        Self {
            kind: kind::first(),
            side: 10,
            difficulty: Difficulty::Gentle,
        }
    }
}

impl Choice {
    /// The choice suggested for a kind: of middling size, and steady.
    pub fn suggested(kind: Kind) -> Self {
        Self {
            difficulty: Difficulty::Steady,
            ..Self::default()
        }
        .of_kind(kind)
    }

    /// The same choice for another kind, with the nearest of its usual sizes.
    pub fn of_kind(self, kind: Kind) -> Self {
        let sizes = made_sizes(kind).iter().copied();
        let nearest = sizes.min_by_key(|side| side.abs_diff(self.side));
        Self {
            kind,
            side: nearest.unwrap_or(self.side),
            ..self
        }
        .offered()
    }

    /// The same choice for another size.
    pub fn of_side(self, side: u8) -> Self {
        Self { side, ..self }.offered()
    }

    /// The same choice, no harder than boards of its size can be.
    fn offered(self) -> Self {
        let difficulty = match self.difficulty.is_offered(self.kind, self.side) {
            true => self.difficulty,
            false => Difficulty::Steady,
        };
        Self { difficulty, ..self }
    }

    /// Reads the choice of an earlier visit; `None` if the text is not a choice, or if it is no longer offered.
    pub fn read(text: &str) -> Option<Self> {
        let mut parts = text.split(' ');
        let (kind, side, difficulty) = (parts.next()?, parts.next()?, parts.next()?);
        let kind = kind::all().find(|known| known.name() == kind)?;
        let side = side.parse().ok()?;
        let difficulty = difficulty.parse().ok()?;
        let is_made = made_sizes(kind).contains(&side);
        is_made.then_some(
            Self {
                kind,
                side,
                difficulty,
            }
            .offered(),
        )
    }

    /// Text of the choice, for storage.
    pub fn write(self) -> String {
        let difficulty: &str = self.difficulty.into();
        format!("{} {} {difficulty}", self.kind.name(), self.side)
    }

    /// Size of the board.
    pub fn shape(self) -> Shape {
        Shape::new(self.side, self.side)
    }
}
