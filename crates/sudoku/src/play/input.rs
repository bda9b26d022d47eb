//! Presses, strokes and keys on a Sudoku.

use clew_core::game::{Button, Change, Gestures, Key, Pad, Position, Press, Selection, Stroke};
use clew_core::grid::{Cell, Site};
use clew_core::scene::cell_at;

use super::{Mark, Slot, centre, corner, digit_at, set_centre, set_corner};
use crate::board::{Clues, Digit, Digits, Sudoku};

type Changes = Vec<Change<Sudoku>>;

impl Gestures for Sudoku {
    fn press(
        clues: &Clues,
        position: &Position<Self>,
        selection: &mut Selection,
        press: Press,
    ) -> Changes {
        let shape = clues.houses().shape();
        let Some(cell) = cell_at(shape, press.at) else {
            selection.selected.clear();
            return Vec::new();
        };
        if press.button == Button::Main
            && let Some(digit) = selection.digit.and_then(Digit::new)
        {
            return write(clues, position, &[cell], digit, selection.pad);
        }
        if press.button == Button::Other {
            selection.pad = Pad::Centre;
        }
        if !press.extends {
            selection.selected.clear();
        }
        // Selecting a cell again deselects it.
        if !selection.selected.remove(&cell) {
            selection.selected.insert(cell);
        }
        selection.cursor = Some(cell.site());
        Vec::new()
    }

    /// Selects the cells that a stroke passes.
    fn drag(
        clues: &Clues,
        _: &Position<Self>,
        selection: &mut Selection,
        stroke: &Stroke,
    ) -> Changes {
        let shape = clues.houses().shape();
        let cells = stroke.cells(shape);
        selection.cursor = cells.last().map(|cell| cell.site()).or(selection.cursor);
        selection.selected = cells.into_iter().collect();
        Vec::new()
    }

    fn key(
        clues: &Clues,
        position: &Position<Self>,
        selection: &mut Selection,
        key: Key,
    ) -> Changes {
        let shape = clues.houses().shape();
        let cells: Vec<Cell> = selection.selected.iter().copied().collect();
        match key {
            Key::Move {
                down,
                right,
                extends,
            } => {
                let start = selection
                    .cursor
                    .and_then(Site::cell)
                    .unwrap_or(Cell::new(0, 0));
                let next = match selection.cursor {
                    // The first arrow key shows where the cursor is.
                    None => start,
                    Some(_) => Cell::new(
                        Selection::moved(start.row, down, shape.rows),
                        Selection::moved(start.col, right, shape.cols),
                    ),
                };
                if !extends {
                    selection.selected.clear();
                }
                selection.selected.insert(next);
                selection.cursor = Some(next.site());
                Vec::new()
            }
            Key::Digit(value, pad) => {
                let Some(digit) = Digit::within(clues.houses().side(), value) else {
                    return Vec::new();
                };
                if cells.is_empty() {
                    selection.digit = (selection.digit != Some(value)).then_some(value);
                    return Vec::new();
                }
                write(clues, position, &cells, digit, pad.unwrap_or(selection.pad))
            }
            Key::Pad(pad) => {
                selection.pad = pad;
                Vec::new()
            }
            Key::Erase => erase(clues, position, &cells),
            Key::Enter | Key::Space | Key::Inside | Key::Outside | Key::Dry => Vec::new(),
        }
    }
}

/// Writes a digit in cells; if all of them have it, removes it.
fn write(
    clues: &Clues,
    position: &Position<Sudoku>,
    cells: &[Cell],
    digit: Digit,
    pad: Pad,
) -> Changes {
    let is_open = |cell: &Cell| clues.given(*cell).is_none();
    let is_blank = |cell: &Cell| digit_at(clues, position, *cell).is_none();
    let cells: Vec<Cell> = match pad {
        Pad::Entry => cells.iter().copied().filter(is_open).collect(),
        Pad::Corner | Pad::Centre | Pad::Strike => cells.iter().copied().filter(is_blank).collect(),
    };
    let one = Digits::only(digit);
    let has = |cell: &Cell| match pad {
        Pad::Entry => digit_at(clues, position, *cell) == Some(digit),
        Pad::Corner => corner(position, *cell).has(digit),
        Pad::Centre => centre(position, *cell).has(digit),
        Pad::Strike => position.get(Slot::Struck(*cell, digit)).is_some(),
    };
    let is_taken = cells.iter().all(has);
    let notes = |before: Digits| match is_taken {
        true => before.without(one),
        false => before.or(one),
    };
    let change = |cell: Cell| match (pad, is_taken) {
        (Pad::Entry, false) => Change::Put(Mark::Is(cell, digit)),
        (Pad::Entry, true) => Change::Clear(Slot::Entry(cell)),
        (Pad::Strike, false) => Change::Put(Mark::Not(cell, digit)),
        (Pad::Strike, true) => Change::Clear(Slot::Struck(cell, digit)),
        (Pad::Centre, _) => set_centre(cell, notes(centre(position, cell))),
        (Pad::Corner, _) => set_corner(cell, notes(corner(position, cell))),
    };
    cells.into_iter().map(change).collect()
}

/// Clears the digits of cells or, if there are none, their notes and strokes.
fn erase(clues: &Clues, position: &Position<Sudoku>, cells: &[Cell]) -> Changes {
    let entries = cells.iter().map(|&cell| Slot::Entry(cell));
    let entries: Vec<Slot> = entries
        .filter(|&slot| position.get(slot).is_some())
        .collect();
    if !entries.is_empty() {
        return entries.into_iter().map(Change::Clear).collect();
    }
    let all = Digits::all(clues.houses().side());
    let slots = cells.iter().flat_map(|&cell| {
        let struck = all.iter().map(move |digit| Slot::Struck(cell, digit));
        [Slot::Centre(cell), Slot::Corner(cell)]
            .into_iter()
            .chain(struck)
    });
    let there = slots.filter(|&slot| position.get(slot).is_some());
    there.map(Change::Clear).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use clew_core::game::{Aids, Game};
    use clew_core::scene::Point;

    fn game() -> Game<Sudoku> {
        let mut game = Game::new(crate::clues_of("1..............."));
        game.aids = Aids::NONE;
        game
    }

    fn cell(row: u8, col: u8) -> Press {
        Press::main(Point::new(f64::from(col) - 0.5, f64::from(row) - 0.5))
    }

    #[test]
    fn digits_go_to_all_selected_cells_and_a_second_time_away() {
        let mut game = game();
        game.press(cell(1, 1));
        game.press(Press {
            extends: true,
            ..cell(2, 3)
        });
        game.press(Press {
            extends: true,
            ..cell(3, 3)
        });
        assert!(game.key(Key::Digit(4, None)));
        assert_eq!(game.written(), ["R2C3=4", "R3C3=4"]);
        game.key(Key::Digit(4, None));
        assert!(game.written().is_empty());
        assert!(!game.key(Key::Digit(5, None)));
    }

    #[test]
    fn notes_are_added_and_removed_one_by_one() {
        let mut game = game();
        game.press(cell(2, 2));
        for key in [
            Key::Digit(2, Some(Pad::Centre)),
            Key::Digit(3, Some(Pad::Centre)),
            Key::Digit(2, Some(Pad::Centre)),
            Key::Digit(4, Some(Pad::Corner)),
            Key::Pad(Pad::Strike),
            Key::Digit(1, None),
        ] {
            game.key(key);
        }
        assert_eq!(game.written(), ["R2C2 inner 3", "R2C2 outer 4", "R2C2!=1"]);
        assert_eq!(game.facts().len(), 3);
        game.key(Key::Erase);
        assert!(game.position().is_empty());
    }

    #[test]
    fn a_digit_in_hand_is_written_by_a_press() {
        let mut game = game();
        game.key(Key::Digit(3, None));
        game.press(cell(4, 4));
        game.press(cell(1, 1));
        assert_eq!(game.written(), ["R4C4=3"]);
        game.key(Key::Digit(3, None));
        assert_eq!(game.selection.digit, None);
    }

    #[test]
    fn a_stroke_selects_and_arrows_move_on() {
        let mut game = game();
        let points = vec![Point::new(0.5, 1.5), Point::new(2.5, 1.5)];
        game.stroke(&Stroke {
            points,
            button: Button::Main,
        });
        game.key(Key::Digit(2, None));
        assert_eq!(game.written(), ["R2C1=2", "R2C2=2", "R2C3=2"]);
        game.key(Key::Move {
            down: 1,
            right: 0,
            extends: false,
        });
        game.key(Key::Erase);
        game.key(Key::Digit(1, None));
        assert_eq!(game.written()[3..], ["R3C3=1"]);
    }
}
