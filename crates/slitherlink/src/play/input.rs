//! Presses and keys on a Slitherlink.

use clew_core::game::{Button, Change, Gestures, Key, Position, Press, Selection, Stroke};
use clew_core::grid::{Cell, Edge, Shape, Site, Vertex};
use clew_core::scene::{Point, cell_at};

use super::stroke::{self, between};
use crate::board::{Clues, Fact, Mark, Side, Slitherlink};

/// Greatest distance from an edge, in cells, at which a press is meant for it. A
/// press nearer to the middle of a cell is meant for the cell.
const NEAR: f64 = 0.3;
/// Greatest distance of a press from the board, in cells.
const BEYOND: f64 = 0.45;

pub(super) type Changes = Vec<Change<Slitherlink>>;

/// Edge nearest to a point, and its distance.
fn nearest_edge(shape: Shape, at: Point) -> Option<(Edge, f64)> {
    let (rows, cols) = (f64::from(shape.rows), f64::from(shape.cols));
    let within = |value: f64, length: f64| (-BEYOND..=length + BEYOND).contains(&value);
    if !within(at.y, rows) || !within(at.x, cols) {
        return None;
    }
    let inner = |value: f64, length: f64| value.clamp(0.0, length - 0.001);
    let cell = cell_at(shape, Point::new(inner(at.x, cols), inner(at.y, rows)))?;
    let (x, y) = (at.x - f64::from(cell.col), at.y - f64::from(cell.row));
    let away = [y.abs(), (1.0 - x).abs(), (1.0 - y).abs(), x.abs()];
    let sides = cell.edges().into_iter().zip(away);
    sides.min_by(|(_, one), (_, other)| one.total_cmp(other))
}

/// Cell whose middle is meant by a press at a point.
pub(super) fn middle(shape: Shape, at: Point) -> Option<Cell> {
    let (_, away) = nearest_edge(shape, at)?;
    let cell = cell_at(shape, at)?;
    (away > NEAR).then_some(cell)
}

pub(super) fn edge_mark(position: &Position<Slitherlink>, edge: Edge) -> Option<Mark> {
    match position.get(edge.site()) {
        Some(Fact::Edge(_, mark)) => Some(mark),
        _ => None,
    }
}

pub(super) fn side(position: &Position<Slitherlink>, cell: Cell) -> Option<Side> {
    match position.get(cell.site()) {
        Some(Fact::Cell(_, side)) => Some(side),
        _ => None,
    }
}

pub(super) fn set_edge(edge: Edge, mark: Option<Mark>) -> Change<Slitherlink> {
    match mark {
        Some(mark) => Change::Put(Fact::Edge(edge, mark)),
        None => Change::Clear(edge.site()),
    }
}

pub(super) fn set_side(cell: Cell, side: Option<Side>) -> Change<Slitherlink> {
    match side {
        Some(side) => Change::Put(Fact::Cell(cell, side)),
        None => Change::Clear(cell.site()),
    }
}

/// Next side in the cycle of presses.
pub(super) fn next_side(side: Option<Side>) -> Option<Side> {
    match side {
        None => Some(Side::Inside),
        Some(Side::Inside) => Some(Side::Outside),
        Some(Side::Outside) => None,
    }
}

/// Sets the mark of an edge, or clears it if the edge already has it.
fn toggled(position: &Position<Slitherlink>, edge: Edge, mark: Mark) -> Change<Slitherlink> {
    let is_there = edge_mark(position, edge) == Some(mark);
    set_edge(edge, (!is_there).then_some(mark))
}

impl Gestures for Slitherlink {
    fn press(
        clues: &Clues,
        position: &Position<Self>,
        selection: &mut Selection,
        press: Press,
    ) -> Changes {
        let shape = clues.shape();
        let Some((edge, _)) = nearest_edge(shape, press.at) else {
            return Vec::new();
        };
        selection.walked = None;
        if press.button == Button::Other {
            return vec![toggled(position, edge, Mark::Cross)];
        }
        if let Some(cell) = middle(shape, press.at) {
            return vec![set_side(cell, next_side(side(position, cell)))];
        }
        let next = match edge_mark(position, edge) {
            None => Some(Mark::Line),
            Some(Mark::Line) => Some(Mark::Cross),
            Some(Mark::Cross) => None,
        };
        vec![set_edge(edge, next)]
    }

    fn drag(
        clues: &Clues,
        position: &Position<Self>,
        _: &mut Selection,
        stroke: &Stroke,
    ) -> Changes {
        stroke::drag(clues.shape(), position, stroke)
    }

    fn key(
        clues: &Clues,
        position: &Position<Self>,
        selection: &mut Selection,
        key: Key,
    ) -> Changes {
        let shape = clues.shape();
        let cursor = selection
            .cursor
            .and_then(Site::vertex)
            .unwrap_or(Vertex { row: 0, col: 0 });
        // The cell that names a dot; on the rim, the last one.
        let cell = Cell::new(
            cursor.row.min(shape.rows.saturating_sub(1)),
            cursor.col.min(shape.cols.saturating_sub(1)),
        );
        let shaded = |wanted: Side| {
            let is_there = side(position, cell) == Some(wanted);
            vec![set_side(cell, (!is_there).then_some(wanted))]
        };
        match key {
            Key::Move { down, right, .. } => {
                let next = Vertex {
                    row: Selection::moved(cursor.row, down, shape.rows.saturating_add(1)),
                    col: Selection::moved(cursor.col, right, shape.cols.saturating_add(1)),
                };
                selection.walked = between(shape, cursor, next).filter(|_| next != cursor);
                selection.cursor = Some(next.site());
                Vec::new()
            }
            Key::Enter => selection
                .walked
                .map(|edge| toggled(position, edge, Mark::Line))
                .into_iter()
                .collect(),
            Key::Space => selection
                .walked
                .map(|edge| toggled(position, edge, Mark::Cross))
                .into_iter()
                .collect(),
            Key::Inside => shaded(Side::Inside),
            Key::Outside => shaded(Side::Outside),
            Key::Dry | Key::Digit(..) | Key::Pad(_) | Key::Erase => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clew_core::format::Read as _;
    use clew_core::game::Game;

    fn game() -> Game<Slitherlink> {
        let clues = Slitherlink::parse("..3,...,...").unwrap().remove(0).clues;
        let mut game = Game::new(clues);
        game.aids = clew_core::game::Aids::NONE;
        game
    }

    #[test]
    fn presses_cycle_through_marks_and_the_other_button_crosses() {
        let mut game = game();
        let edge = Press::main(Point::new(1.5, 0.1));
        for expected in [vec!["R1C2 top line"], vec!["R1C2 top cross"], vec![]] {
            game.press(edge);
            assert_eq!(game.written(), expected);
        }
        game.press(Press::other(Point::new(3.3, 1.5)));
        assert_eq!(game.written(), ["R2C3 right cross"]);
        let middle = Press::main(Point::new(1.5, 1.5));
        game.press(middle);
        game.press(middle);
        assert_eq!(game.written(), ["R2C3 right cross", "R2C2 outside"]);
        assert!(!game.press(Press::main(Point::new(9.0, 1.0))));
    }

    #[test]
    fn keys_draw_the_edge_just_walked() {
        let mut game = game();
        let right = Key::Move {
            down: 0,
            right: 1,
            extends: false,
        };
        game.key(Key::Enter);
        assert!(game.written().is_empty());
        for key in [right, Key::Enter, right, Key::Space, Key::Outside] {
            game.key(key);
        }
        assert_eq!(
            game.written(),
            ["R1C1 top line", "R1C2 top cross", "R1C3 outside"]
        );
        // At the rim, a move walks along no edge.
        game.key(Key::Move {
            down: -1,
            right: 0,
            extends: false,
        });
        assert!(!game.key(Key::Enter));
    }
}
