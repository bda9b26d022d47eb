//! Presses, strokes and keys on an Aquarium.

use clew_core::game::{Button, Change, Gestures, Key, Position, Press, Selection, Stroke};
use clew_core::grid::{Cell, Site};
use clew_core::scene::cell_at;

use super::Mark;
use crate::board::clues::{Clues, Levels};
use crate::board::{Aquarium, CellState};

type Changes = Vec<Change<Aquarium>>;

/// Meaning of a press on a cell.
#[derive(Clone, Copy, PartialEq)]
enum Wish {
    /// Water up to this level.
    Fill,
    /// Nothing at this level.
    Drain,
    /// Air from this level up.
    Dry,
}

fn state(position: &Position<Aquarium>, cell: Cell) -> Option<CellState> {
    position.get(cell).map(|mark| mark.state)
}

/// Cells of the level of a cell, with those of its tank below or above it; only the
/// cell itself if levels of one tank are separate.
fn reach(clues: &Clues, cell: Cell, is_in: impl Fn(u8) -> bool) -> Vec<Cell> {
    match clues.levels() {
        Levels::Water => vec![cell],
        Levels::Tank => {
            let cells = clues.shape().cells();
            let is_reached =
                |other: &Cell| clues.tank(*other) == clues.tank(cell) && is_in(other.row);
            cells.filter(is_reached).collect()
        }
    }
}

/// Whether a cell is water and no cell above it in its tank is.
fn is_surface(clues: &Clues, position: &Position<Aquarium>, cell: Cell) -> bool {
    let is_water = |cell: &Cell| state(position, *cell) == Some(CellState::Water);
    is_water(&cell)
        && !reach(clues, cell, |row| row < cell.row)
            .iter()
            .any(|above| *above != cell && is_water(above))
}

fn wish(clues: &Clues, position: &Position<Aquarium>, cell: Cell, button: Button) -> Wish {
    match button {
        Button::Other => Wish::Dry,
        Button::Main if is_surface(clues, position, cell) => Wish::Drain,
        Button::Main => Wish::Fill,
    }
}

fn changes(clues: &Clues, cell: Cell, wish: Wish) -> Changes {
    let put = |state| move |cell| Change::Put(Mark { cell, state });
    match wish {
        Wish::Fill => {
            let cells = reach(clues, cell, |row| row >= cell.row).into_iter();
            cells.map(put(CellState::Water)).collect()
        }
        Wish::Dry => {
            let cells = reach(clues, cell, |row| row <= cell.row).into_iter();
            cells.map(put(CellState::Air)).collect()
        }
        Wish::Drain => {
            let cells = reach(clues, cell, |row| row == cell.row).into_iter();
            cells.map(Change::Clear).collect()
        }
    }
}

impl Gestures for Aquarium {
    fn press(clues: &Clues, position: &Position<Self>, _: &mut Selection, press: Press) -> Changes {
        let shape = clues.shape();
        match cell_at(shape, press.at) {
            Some(cell) => changes(clues, cell, wish(clues, position, cell, press.button)),
            None => Vec::new(),
        }
    }

    /// Fills, drains or dries each cell entered, in the same way as the first one.
    fn drag(
        clues: &Clues,
        position: &Position<Self>,
        _: &mut Selection,
        stroke: &Stroke,
    ) -> Changes {
        let shape = clues.shape();
        let cells = stroke.cells(shape);
        let Some(&first) = cells.first() else {
            return Vec::new();
        };
        let wish = wish(clues, position, first, stroke.button);
        let was = state(position, first);
        let alike = cells
            .into_iter()
            .filter(|&cell| state(position, cell) == was);
        alike.flat_map(|cell| changes(clues, cell, wish)).collect()
    }

    fn key(
        clues: &Clues,
        position: &Position<Self>,
        selection: &mut Selection,
        key: Key,
    ) -> Changes {
        let shape = clues.shape();
        let cell = selection.cursor.and_then(Site::cell);
        match key {
            Key::Move { down, right, .. } => {
                let next = match cell {
                    None => Cell::new(0, 0),
                    Some(at) => Cell::new(
                        Selection::moved(at.row, down, shape.rows),
                        Selection::moved(at.col, right, shape.cols),
                    ),
                };
                selection.cursor = Some(next.site());
                Vec::new()
            }
            Key::Enter => cell.map_or_else(Vec::new, |cell| {
                changes(clues, cell, wish(clues, position, cell, Button::Main))
            }),
            Key::Dry => cell.map_or_else(Vec::new, |cell| changes(clues, cell, Wish::Dry)),
            Key::Space | Key::Inside | Key::Outside | Key::Digit(..) | Key::Pad(_) | Key::Erase => {
                Vec::new()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clues_of;
    use clew_core::game::{Aids, Game};
    use clew_core::scene::Point;

    /// Two tanks: a U around a column.
    fn game(rule: &str) -> Game<Aquarium> {
        let mut game = Game::new(clues_of(rule));
        game.aids = Aids::NONE;
        game
    }

    fn at(row: u8, col: u8) -> Point {
        Point::new(f64::from(col) - 0.5, f64::from(row) - 0.5)
    }

    #[test]
    fn a_press_fills_a_tank_up_to_a_level_and_drains_it_at_the_surface() {
        let mut game = game("aquarium/r/3/3/u010/l");
        game.press(Press::main(at(2, 1)));
        let filled = [
            "R2C1 water",
            "R2C3 water",
            "R3C1 water",
            "R3C2 water",
            "R3C3 water",
        ];
        assert_eq!(game.written(), filled);
        game.press(Press::main(at(2, 3)));
        assert_eq!(game.written(), filled[2..]);
        game.press(Press::other(at(2, 3)));
        assert_eq!(game.position().marks().count(), 3 + 4);
    }

    #[test]
    fn where_levels_are_separate_a_press_is_for_its_cell() {
        let mut game = game("aquarium/3/3/u010/l");
        game.press(Press::main(at(2, 1)));
        assert_eq!(game.written(), ["R2C1 water"]);
        game.aids = Aids::default();
        game.press(Press::main(at(2, 3)));
        // Water sinks: what is below it is water too.
        assert!(
            game.written().contains(&"R3C2 water".to_owned()),
            "{:?}",
            game.written()
        );
    }

    #[test]
    fn a_stroke_does_to_all_tanks_what_it_did_to_the_first() {
        let mut game = game("aquarium/r/3/3/u010/l");
        let points = vec![at(1, 1), at(1, 2)];
        game.stroke(&Stroke {
            points,
            button: Button::Other,
        });
        assert!(game.written().iter().all(|mark| mark.ends_with("air")));
        assert_eq!(game.done(), 1);
    }

    #[test]
    fn keys_work_on_the_level_under_the_cursor() {
        let mut game = game("aquarium/r/3/3/u010/l");
        let down = Key::Move {
            down: 1,
            right: 0,
            extends: false,
        };
        assert!(!game.key(Key::Enter));
        for key in [down, down, down, Key::Enter] {
            game.key(key);
        }
        assert_eq!(game.written(), ["R3C1 water", "R3C2 water", "R3C3 water"]);
        game.key(Key::Dry);
        assert!(game.written().contains(&"R3C3 air".to_owned()));
    }
}
