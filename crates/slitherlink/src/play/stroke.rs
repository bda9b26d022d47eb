//! Strokes on a Slitherlink: lines and crosses along the dots, and shades from cell to
//! cell.

use clew_core::game::{Button, Position, Stroke};
use clew_core::grid::{Cell, Edge, Shape, Vertex};
use clew_core::scene::{Point, cell_at};

use super::input::{Changes, edge_mark, middle, next_side, set_edge, set_side, side};
use crate::board::{Mark, Slitherlink};

pub(super) fn drag(shape: Shape, position: &Position<Slitherlink>, stroke: &Stroke) -> Changes {
    let Some(&start) = stroke.points.first() else {
        return Vec::new();
    };
    match middle(shape, start) {
        Some(cell) if stroke.button == Button::Main => shade(shape, position, stroke, cell),
        _ => draw(shape, position, stroke),
    }
}

/// Shades the passed cells that have the same side as the first one.
fn shade(shape: Shape, position: &Position<Slitherlink>, stroke: &Stroke, first: Cell) -> Changes {
    let was = side(position, first);
    let cells = stroke.cells(shape).into_iter();
    let alike = cells.filter(|&cell| side(position, cell) == was);
    alike.map(|cell| set_side(cell, next_side(was))).collect()
}

/// Draws along the dots passed, on edges that have the same mark as the first one.
/// Going back undoes what the stroke drew.
fn draw(shape: Shape, position: &Position<Slitherlink>, stroke: &Stroke) -> Changes {
    let mark = match stroke.button {
        Button::Main => Mark::Line,
        Button::Other => Mark::Cross,
    };
    let mut path: Vec<Vertex> = Vec::new();
    for dot in stroke
        .interpolated()
        .into_iter()
        .filter_map(|at| dot_at(shape, at))
    {
        let Some(&last) = path.last() else {
            path.push(dot);
            continue;
        };
        for next in steps(last, dot) {
            let is_back = path.len() > 1 && path[path.len() - 2] == next;
            match is_back {
                true => drop(path.pop()),
                false => path.push(next),
            }
        }
    }
    let edges = path
        .windows(2)
        .filter_map(|pair| between(shape, pair[0], pair[1]));
    let edges: Vec<Edge> = edges.collect();
    let first = edges.first().and_then(|&edge| edge_mark(position, edge));
    // A path that starts on an edge with its own mark draws on blank edges.
    let was = first.filter(|&first| first != mark);
    let fitting = edges
        .into_iter()
        .filter(|&edge| edge_mark(position, edge) == was);
    fitting.map(|edge| set_edge(edge, Some(mark))).collect()
}

/// Dot near a point.
fn dot_at(shape: Shape, at: Point) -> Option<Vertex> {
    let dots = Shape::new(shape.rows.saturating_add(1), shape.cols.saturating_add(1));
    let around = Point::new(at.x + 0.5, at.y + 0.5);
    let dot = cell_at(dots, around)?;
    Some(Vertex {
        row: dot.row,
        col: dot.col,
    })
}

/// Dots from one dot to another, along columns first, without the first one.
fn steps(from: Vertex, to: Vertex) -> Vec<Vertex> {
    let mut dots = Vec::new();
    let mut at = from;
    let nearer = |at: u8, to: u8| if at < to { at + 1 } else { at - 1 };
    while at != to {
        match at.col == to.col {
            true => at.row = nearer(at.row, to.row),
            false => at.col = nearer(at.col, to.col),
        }
        dots.push(at);
    }
    dots
}

/// Edge between two dots next to each other.
pub(super) fn between(shape: Shape, one: Vertex, other: Vertex) -> Option<Edge> {
    let edges = one.edges(shape).into_iter().flatten();
    edges.into_iter().find(|edge| edge.ends().contains(&other))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clew_core::format::Read as _;
    use clew_core::game::{Aids, Game, Play as _, Press};

    fn game() -> Game<Slitherlink> {
        let clues = Slitherlink::parse("..3,...,...").unwrap().remove(0).clues;
        let mut game = Game::new(clues);
        game.aids = Aids::NONE;
        game
    }

    fn stroke(points: &[(f64, f64)], button: Button) -> Stroke {
        Stroke {
            points: points.iter().map(|&(x, y)| Point::new(x, y)).collect(),
            button,
        }
    }

    #[test]
    fn a_line_is_drawn_along_dots_and_unwound_on_the_way_back() {
        let mut game = game();
        game.stroke(&stroke(&[(0.0, 0.0), (2.1, 0.0), (2.0, 1.1)], Button::Main));
        assert_eq!(
            game.written(),
            ["R1C1 top line", "R1C2 top line", "R1C3 left line"]
        );
        game.undo();
        let back = stroke(&[(0.0, 0.0), (2.1, 0.0), (1.0, 0.1)], Button::Main);
        game.stroke(&back);
        assert_eq!(game.written(), ["R1C1 top line"]);
    }

    #[test]
    fn a_stroke_changes_only_places_in_the_state_of_the_first() {
        let mut game = game();
        game.press(Press::other(Point::new(1.5, 0.0)));
        game.stroke(&stroke(&[(0.0, 0.0), (3.0, 0.0)], Button::Main));
        assert_eq!(
            game.written(),
            ["R1C2 top cross", "R1C1 top line", "R1C3 top line"]
        );
        game.stroke(&stroke(&[(0.5, 0.5), (0.5, 2.5)], Button::Main));
        assert_eq!(
            Slitherlink::counts(game.clues(), game.position())[0].placed,
            1
        );
        assert_eq!(
            game.written()[3..],
            ["R1C1 inside", "R2C1 inside", "R3C1 inside"]
        );
    }
}
