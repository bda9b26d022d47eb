//! Place that a question is about, as text: `R3C4`, `R3C4 top`, `R3C4=5`.

use std::fmt;
use std::str::FromStr;

use crate::grid::{Cell, Edge, Site};

/// Place of a board, and the digit there, that a question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AskedPlace {
    /// A cell, or a side of one.
    pub place: Site,
    /// The digit, in kinds that have digits.
    pub digit: Option<u8>,
}

/// Error of a text that does not name a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoPlace;

impl From<Site> for AskedPlace {
    fn from(place: Site) -> Self {
        Self { place, digit: None }
    }
}

impl FromStr for AskedPlace {
    type Err = NoPlace;

    /// Reads `R3C4`, `R3C4 top` (`bottom`, `left`, `right`) or `R3C4=5`; rows and
    /// columns count from 1.
    fn from_str(text: &str) -> Result<Self, NoPlace> {
        let (place, digit) = match text.split_once('=') {
            Some((place, digit)) => (place, Some(digit.trim().parse().map_err(|_| NoPlace)?)),
            None => (text, None),
        };
        let (cell, side) = match place.trim().split_once(' ') {
            Some((cell, side)) => (cell, Some(side.trim())),
            None => (place.trim(), None),
        };
        let numbers = cell
            .strip_prefix(['R', 'r'])
            .and_then(|rest| rest.split_once(['C', 'c']));
        // A site stores its half cells in a byte.
        let number = |text: &str| {
            let number = text.parse::<u8>().ok()?.checked_sub(1)?;
            (number < MOST).then_some(number)
        };
        let cell = numbers.and_then(|(row, col)| Some(Cell::new(number(row)?, number(col)?)));
        let cell = cell.ok_or(NoPlace)?;
        let [top, right, bottom, left] = cell.edges().map(Edge::site);
        let place = match side {
            None => cell.site(),
            Some("top") => top,
            Some("right") => right,
            Some("bottom") => bottom,
            Some("left") => left,
            Some(_) => return Err(NoPlace),
        };
        Ok(Self { place, digit })
    }
}

/// Maximum row and column of a place.
const MOST: u8 = 120;

impl fmt::Display for AskedPlace {
    /// Writes what `from_str` reads. A side is named after the cell above it or left of
    /// it, if there is one.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (cell, side) = match (self.place.cell(), self.place.edge()) {
            (Some(cell), _) => (cell, ""),
            (None, Some(Edge::Above(cell))) if cell.row > 0 => {
                (Cell::new(cell.row - 1, cell.col), " bottom")
            }
            (None, Some(Edge::Above(cell))) => (cell, " top"),
            (None, Some(Edge::LeftOf(cell))) if cell.col > 0 => {
                (Cell::new(cell.row, cell.col - 1), " right")
            }
            (None, Some(Edge::LeftOf(cell))) => (cell, " left"),
            (None, None) => return Ok(()),
        };
        let number = |of: u8| u16::from(of) + 1;
        write!(f, "R{}C{}{side}", number(cell.row), number(cell.col))?;
        match self.digit {
            Some(digit) => write!(f, "={digit}"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_places_are_read_back() {
        for text in [
            "R1C1",
            "R3C14=5",
            "R1C2 top",
            "R7C1 left",
            "R2C2 bottom",
            "R9C9 right",
        ] {
            let asked_place: AskedPlace = text.parse().expect("a place");
            assert_eq!(asked_place.to_string(), text);
        }
        let top: AskedPlace = "R3C4 top".parse().expect("a place");
        assert_eq!(top.to_string(), "R2C4 bottom");
    }

    #[test]
    fn a_text_that_is_not_a_place_is_refused() {
        for text in [
            "",
            "R0C1",
            "R1",
            "C1R1",
            "R1C1 inside",
            "R1C1=x",
            "R250C1",
            "R300C1",
        ] {
            assert_eq!(text.parse::<AskedPlace>(), Err(NoPlace), "{text}");
        }
    }
}
