//! Marks as text: `R3C4 water`, `R3C4 air`.

use clew_core::game::{Expected, NoMark, Text, cell_text};
use clew_core::grid::Shape;

use super::Mark;
use crate::board::CellState;

const STATES: [(&str, CellState); 2] = [("water", CellState::Water), ("air", CellState::Air)];

pub(super) fn write(mark: Mark) -> String {
    let state = match mark.state {
        CellState::Water => "water",
        CellState::Air => "air",
    };
    format!("{} {state}", cell_text(mark.cell))
}

pub(super) fn read(shape: Shape, text: &str) -> Result<Mark, NoMark> {
    let mut text = Text::new(text);
    let cell = text.cell(shape)?;
    let state = text.word(&STATES, Expected::LevelState)?;
    text.end(Mark { cell, state })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_read_as_they_are_written_and_faults_have_a_place() {
        let shape = Shape::new(4, 4);
        for text in ["R1C1 water", "R4C3 air"] {
            assert_eq!(read(shape, text).map(write), Ok(text.to_owned()));
        }
        for (text, at, expected) in [
            ("R5C1 water", 0, Expected::OnBoard),
            ("R1C1", 4, Expected::LevelState),
            ("R1C1 dry", 5, Expected::LevelState),
            ("R1C1 air!", 5, Expected::LevelState),
            ("R1C1 air !", 9, Expected::End),
        ] {
            assert_eq!(read(shape, text), Err(NoMark { at, expected }), "{text}");
        }
    }
}
