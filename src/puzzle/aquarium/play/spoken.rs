//! Aquarium in words: cell by cell.

use crate::game::{Hand, Position, Spoken};
use crate::grid::{Cell, Site};
use crate::model::Explanation;

use crate::puzzle::aquarium::{Aquarium, Clues, State};

impl Spoken for Aquarium {
    fn lattice(clues: &Clues) -> Vec<Vec<Site>> {
        let shape = clues.shape();
        let row = |row| {
            (0..shape.cols)
                .map(|col| Cell::new(row, col).site())
                .collect()
        };
        (0..shape.rows).map(row).collect()
    }

    fn words(_: &Clues, position: &Position<Self>, place: Site) -> Vec<Explanation> {
        let mark = place.cell().and_then(|cell| position.get(cell));
        let word = mark.map(|mark| match mark.state {
            State::Water => Explanation::new("spoken-water"),
            State::Air => Explanation::new("spoken-dry"),
        });
        word.into_iter().collect()
    }

    fn clue_before(clues: &Clues, line: Site) -> Option<u8> {
        clues.sum(line.line()?)
    }

    fn around(clues: &Clues, place: Site) -> Vec<Site> {
        let Some(cell) = place.cell() else {
            return Vec::new();
        };
        let cells = clues.shape().cells();
        let alike = cells.filter(|&other| clues.tank(other) == clues.tank(cell));
        alike.map(|cell| cell.site()).collect()
    }

    fn hold(_: &Clues, hand: &mut Hand, place: Site) {
        hand.cursor = Some(place);
    }
}
