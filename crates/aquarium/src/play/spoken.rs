//! Aquarium in words: cell by cell.

use clew_core::game::{Position, Spoken};
use clew_core::grid::Site;
use clew_core::model::Explanation;

use crate::board::clues::Clues;
use crate::board::{Aquarium, CellState};

impl Spoken for Aquarium {
    fn words(_: &Clues, position: &Position<Self>, place: Site) -> Vec<Explanation> {
        let mark = place.cell().and_then(|cell| position.get(cell));
        let word = mark.map(|mark| match mark.state {
            CellState::Water => Explanation::new("spoken-water"),
            CellState::Air => Explanation::new("spoken-dry"),
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
}
