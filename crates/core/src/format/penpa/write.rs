//! Drawing to link.

use serde_json::{Map, Value, json};

use super::{Drawing, HIDDEN, Place, codec};
use crate::grid::{Cell, Edge, Vertex};

/// The address before a payload: a board to solve.
const ADDRESS: &str = "https://swaroopg92.github.io/penpa-edit/#m=solve&p=";
/// Width of a cell, in pixels.
const CELL: usize = 38;
/// Version of Penpa+ whose format is written.
const VERSION: &str = "[3,1,3]";
/// The style of thick lines.
const THICK: i64 = 2;

/// Names of the objects that a drawing can have, in the order of the program, and
/// whether they are lists.
const OBJECTS: [(&str, bool); 18] = [
    ("surface", false),
    ("number", false),
    ("numberS", false),
    ("symbol", false),
    ("freeline", false),
    ("freelineE", false),
    ("thermo", true),
    ("arrows", true),
    ("direction", true),
    ("squareframe", true),
    ("polygon", true),
    ("line", false),
    ("lineE", false),
    ("wall", false),
    ("cage", false),
    ("deletelineE", false),
    ("killercages", true),
    ("nobulbthermo", true),
];

/// Sorts of empty boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lattice {
    /// Squares within a frame.
    Cells,
    /// Dots alone, to draw lines between.
    Dots,
}

/// The link of a drawing.
pub fn write(drawing: &Drawing, lattice: Lattice) -> String {
    let margin = |of: fn(&Place) -> i32| {
        let least = drawing.texts.iter().map(|(place, _)| of(place)).min();
        least.map_or(0, |least| usize::try_from(-least).unwrap_or(0))
    };
    let (above, left) = (margin(|place| place.row), margin(|place| place.col));
    let rows = above + usize::from(drawing.shape.rows);
    let cols = left + usize::from(drawing.shape.cols);
    let width = cols + 2 * HIDDEN;
    let count = width * (rows + 2 * HIDDEN);
    let index = |row: i32, col: i32| -> usize {
        let along = |at: i32, before: usize| {
            let before = i32::try_from(before + HIDDEN).unwrap_or(0);
            usize::try_from(at + before).unwrap_or(0)
        };
        along(row, above) * width + along(col, left)
    };
    let cell = |cell: Cell| index(cell.row.into(), cell.col.into());
    let corner = |at: Vertex| count + index(i32::from(at.row) - 1, i32::from(at.col) - 1);

    let texts = drawing.texts.iter().map(|(place, text)| {
        let key = index(place.row, place.col).to_string();
        (key, json!([text, 1, "1"]))
    });
    let walls = drawing.walls.iter().map(|&edge: &Edge| {
        let [a, b] = edge.ends().map(corner);
        (format!("{a},{b}"), json!(THICK))
    });
    let mut objects = Map::new();
    for stack in ["command_redo", "command_undo", "command_replay"] {
        objects.insert(stack.to_owned(), json!({ "__a": [] }));
    }
    for (name, is_list) in OBJECTS {
        let object = match name {
            "number" => Value::Object(texts.clone().collect()),
            "lineE" => Value::Object(walls.clone().collect()),
            _ if is_list => json!([]),
            _ => json!({}),
        };
        objects.insert(name.to_owned(), object);
    }

    // Each cell of the board as its distance from the one before.
    let mut last = 0;
    let step = |at: Cell| cell(at) - std::mem::replace(&mut last, cell(at));
    let listed: Vec<usize> = drawing.shape.cells().map(step).collect();
    let middle = middle(rows, cols, width, count);
    let (grid, tool) = match lattice {
        Lattice::Cells => (r#"["1","2","1"]"#, r#""surface"~["",1]"#),
        Lattice::Dots => (r#"["3","1","2"]"#, r#""combi"~["edgexoi",""]"#),
    };
    let (objects, listed) = (Value::Object(objects), json!(listed));
    let (bottom, right) = ((cols + 1) * CELL, (rows + 1) * CELL);
    let text = format!(
        "square,{cols},{rows},{CELL},0,1,1,{bottom},{right},{middle},{middle},0,0,0,0,Title: ,Author: ,,,OFF,false\n\
        [{above},0,{left},0]\n{grid}~{tool}\n{objects}\n\n{listed}\n[]\n\n\"x\"\n\"x\"\n{VERSION}\n\n\"x\"\n0\n\nx\n\n\
        {}\nfalse",
        json!(drawing.genres)
    );
    format!("{ADDRESS}{}", codec::pack(&text))
}

/// The point in the middle of a board: of a cell, a corner, or the middle of the
/// bottom or the right side of a cell.
fn middle(rows: usize, cols: usize, width: usize, count: usize) -> usize {
    let [row, col] = [rows, cols].map(|side| (side - 1) / 2 + HIDDEN);
    let sort = match (rows % 2, cols % 2) {
        (1, 1) => 0,
        (0, 0) => 1,
        (0, 1) => 2,
        _ => 3,
    };
    sort * count + row * width + col
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_of_a_board_is_a_cell_a_corner_or_a_side() {
        let of = |rows: usize, cols: usize| {
            let width = cols + 4;
            middle(rows, cols, width, width * (rows + 4))
        };
        // As in the headers of real links.
        assert_eq!(
            [of(12, 12), of(10, 10), of(14, 14), of(9, 9)],
            [375, 286, 476, 84]
        );
        assert_eq!(of(2, 1), 2 * 30 + 2 * 5 + 2);
        assert_eq!(of(1, 2), 3 * 30 + 2 * 6 + 2);
    }
}
