//! Marks as text: `R3C4 water`, `R3C4 air`.

use clew_core::game::{Expected, Marking, NoMark, Text, cell_text};
use clew_core::grid::Cell;

use super::Mark;
use crate::board::clues::Clues;
use crate::board::{Aquarium, CellState};

const STATES: [(&str, CellState); 2] = [("water", CellState::Water), ("air", CellState::Air)];

impl Marking for Aquarium {
    type Mark = Mark;
    type Slot = Cell;

    fn slot(mark: Mark) -> Cell {
        mark.cell
    }

    fn write(_: &Clues, mark: Mark) -> String {
        let state = match mark.state {
            CellState::Water => "water",
            CellState::Air => "air",
        };
        format!("{} {state}", cell_text(mark.cell))
    }

    fn read(clues: &Clues, text: &str) -> Result<Mark, NoMark> {
        let mut text = Text::new(text);
        let cell = text.cell(clues.shape())?;
        let state = text.word(&STATES, Expected::LevelState)?;
        text.end(Mark { cell, state })
    }

    fn write_slot(_: &Clues, slot: Cell) -> String {
        cell_text(slot)
    }

    fn read_slot(clues: &Clues, text: &str) -> Result<Cell, NoMark> {
        let mut text = Text::new(text);
        let cell = text.cell(clues.shape())?;
        text.end(cell)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clew_core::grid::Shape;
    use clew_core::model::Edit as _;

    #[test]
    fn marks_are_read_as_they_are_written_and_faults_have_a_place() {
        let clues = Aquarium::blank(0, Shape::new(4, 4)).unwrap();
        for text in ["R1C1 water", "R4C3 air"] {
            let mark = Aquarium::read(&clues, text).unwrap();
            assert_eq!(Aquarium::write(&clues, mark), text);
        }
        for (text, at, expected) in [
            ("R5C1 water", 0, Expected::OnBoard),
            ("R1C1", 4, Expected::LevelState),
            ("R1C1 dry", 5, Expected::LevelState),
            ("R1C1 air!", 5, Expected::LevelState),
            ("R1C1 air !", 9, Expected::End),
        ] {
            assert_eq!(
                Aquarium::read(&clues, text),
                Err(NoMark { at, expected }),
                "{text}"
            );
        }
    }
}
