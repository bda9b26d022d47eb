//! Places as the page writes them.

use std::str::FromStr;

use clew::grid::{Cell, Edge, Site};

/// Place of a board, and the digit there that is asked about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Asked {
    pub(crate) place: Site,
    pub(crate) digit: Option<u8>,
}

/// The text is no place.
#[derive(Debug)]
pub(crate) struct NoPlace;

impl FromStr for Asked {
    type Err = NoPlace;

    /// Reads `R3C4`, `R3C4 top` (`bottom`, `left`, `right`) or `R3C4=5`.
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
        let number = |text: &str| text.parse::<u8>().ok()?.checked_sub(1);
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
