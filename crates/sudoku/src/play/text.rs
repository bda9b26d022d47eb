//! Marks as text: `R3C4=5`, `R3C4!=5`, `R3C4 inner 25`, `R3C4 outer 7`. Digits above 9
//! are letters, or numbers in places for a single digit.

use clew_core::game::{Expected, Marking, NoMark, Text, cell_text};
use clew_core::grid::Cell;

use super::{Mark, Slot};
use crate::board::{Clues, Digit, Digits, Sudoku};

/// Sorts of notes: stored games call centre notes inner and corner notes outer.
#[derive(Clone, Copy)]
enum Notes {
    Centre,
    Corner,
}

const NOTES: [(&str, Notes); 2] = [("inner", Notes::Centre), ("outer", Notes::Corner)];

impl Marking for Sudoku {
    type Mark = Mark;
    type Slot = Slot;

    fn slot(mark: Mark) -> Slot {
        match mark {
            Mark::Is(cell, _) => Slot::Entry(cell),
            Mark::Not(cell, digit) => Slot::Struck(cell, digit),
            Mark::Centre(cell, _) => Slot::Centre(cell),
            Mark::Corner(cell, _) => Slot::Corner(cell),
        }
    }

    fn write(_: &Clues, mark: Mark) -> String {
        let symbols = |digits: Digits| digits.iter().map(Digit::symbol).collect::<String>();
        match mark {
            Mark::Is(cell, digit) => format!("{}={}", cell_text(cell), digit.symbol()),
            Mark::Not(cell, digit) => format!("{}!={}", cell_text(cell), digit.symbol()),
            Mark::Centre(cell, digits) => format!("{} inner {}", cell_text(cell), symbols(digits)),
            Mark::Corner(cell, digits) => format!("{} outer {}", cell_text(cell), symbols(digits)),
        }
    }

    fn read(clues: &Clues, text: &str) -> Result<Mark, NoMark> {
        let mut text = Text::new(text);
        let cell = open_cell(clues, &mut text)?;
        let mark = if text.sign("!=") {
            Mark::Not(cell, digit(clues, &mut text)?)
        } else if text.sign("=") {
            Mark::Is(cell, digit(clues, &mut text)?)
        } else {
            let notes = text.word(&NOTES, Expected::DigitMark)?;
            let digits = digits(clues, &mut text)?;
            match notes {
                Notes::Centre => Mark::Centre(cell, digits),
                Notes::Corner => Mark::Corner(cell, digits),
            }
        };
        text.end(mark)
    }

    fn write_slot(_: &Clues, slot: Slot) -> String {
        match slot {
            Slot::Entry(cell) => format!("{}=", cell_text(cell)),
            Slot::Struck(cell, digit) => format!("{}!={}", cell_text(cell), digit.symbol()),
            Slot::Centre(cell) => format!("{} inner", cell_text(cell)),
            Slot::Corner(cell) => format!("{} outer", cell_text(cell)),
        }
    }

    fn read_slot(clues: &Clues, text: &str) -> Result<Slot, NoMark> {
        let mut text = Text::new(text);
        let cell = open_cell(clues, &mut text)?;
        let slot = if text.sign("!=") {
            Slot::Struck(cell, digit(clues, &mut text)?)
        } else if text.sign("=") {
            Slot::Entry(cell)
        } else {
            match text.word(&NOTES, Expected::DigitMark)? {
                Notes::Centre => Slot::Centre(cell),
                Notes::Corner => Slot::Corner(cell),
            }
        };
        text.end(slot)
    }
}

/// A cell of the board without a printed digit.
fn open_cell(clues: &Clues, text: &mut Text) -> Result<Cell, NoMark> {
    let start = text.clone();
    let cell = text.cell(clues.houses().shape())?;
    match clues.given(cell) {
        Some(_) => start.fault(Expected::OpenCell),
        None => Ok(cell),
    }
}

/// A digit of the board as a symbol, or as a number.
fn digit(clues: &Clues, text: &mut Text) -> Result<Digit, NoMark> {
    text.sign("");
    let start = text.clone();
    let read = match text.decimal() {
        Some(number) => Digit::new(number),
        None => text.character().and_then(Digit::of_symbol),
    };
    let all = Digits::all(clues.houses().side());
    match read.filter(|&digit| all.has(digit)) {
        Some(digit) => Ok(digit),
        None => start.fault(Expected::Digit),
    }
}

/// Digits of the board as symbols, at least one.
fn digits(clues: &Clues, text: &mut Text) -> Result<Digits, NoMark> {
    text.sign("");
    let all = Digits::all(clues.houses().side());
    let mut digits = Digits::NONE;
    loop {
        let here = text.clone();
        let symbol = text.character().and_then(Digit::of_symbol);
        match symbol.filter(|&digit| all.has(digit)) {
            Some(digit) => digits.insert(digit),
            None if here.is_at_end() && !digits.is_empty() => return Ok(digits),
            None => return here.fault(Expected::Digit),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clues_of as clues;

    #[test]
    fn marks_and_slots_are_read_as_they_are_written() {
        let clues = clues(&format!("1{}", ".".repeat(255)));
        for text in ["R1C2=9", "R16C16!=G", "R2C3 inner 29AG", "R3C4 outer 7"] {
            let mark = Sudoku::read(&clues, text).unwrap();
            assert_eq!(Sudoku::write(&clues, mark), text);
            let slot = Sudoku::slot(mark);
            let written = Sudoku::write_slot(&clues, slot);
            assert_eq!(Sudoku::read_slot(&clues, &written), Ok(slot), "{text}");
        }
        let read = |text| Sudoku::read(&clues, text);
        assert_eq!(read("r1c2 = 16"), read("R1C2=g"));
    }

    #[test]
    fn the_place_of_a_fault_is_reported() {
        let clues = clues("1...............");
        for (text, at, expected) in [
            ("R1C1=2", 0, Expected::OpenCell),
            ("R1C2", 4, Expected::DigitMark),
            ("R1C2=5", 5, Expected::Digit),
            ("R1C2=", 5, Expected::Digit),
            ("R1C2!=x", 6, Expected::Digit),
            ("R1C2=1 2", 7, Expected::End),
            ("R1C2 inner", 10, Expected::Digit),
            ("R1C2 inner 15", 12, Expected::Digit),
        ] {
            assert_eq!(
                Sudoku::read(&clues, text),
                Err(NoMark { at, expected }),
                "{text}"
            );
        }
    }
}
