//! Payload to drawing.

use serde_json::{Map, Value};

use super::{Drawing, HIDDEN, Place, codec};
use crate::grid::{Cell, Edge, Shape};

/// The largest number of rows or columns, margins included.
const LARGEST: usize = 500;

/// Styles of lines that are thick and plain.
const THICK: [i64; 2] = [2, 21];

/// Names of objects that decorate a board, or that a solver draws.
const DECORATIONS: [&str; 9] = [
    "surface",
    "numberS",
    "freeline",
    "freelineE",
    "squareframe",
    "polygon",
    "line",
    "wall",
    "deletelineE",
];

/// Names of objects that carry rules, and the message ids of what they are.
const RULES: [(&str, &str); 7] = [
    ("killercages", "word-drawn-cages"),
    ("cage", "word-drawn-cages"),
    ("thermo", "word-drawn-thermometers"),
    ("nobulbthermo", "word-drawn-thermometers"),
    ("arrows", "word-drawn-arrows"),
    ("direction", "word-drawn-arrows"),
    ("symbol", "word-drawn-symbols"),
];

/// Places of a drawing.
struct Places {
    shape: Shape,
    /// Rows and columns before the first cell of the board, including hidden ones.
    before: [usize; 2],
    /// Places in a row.
    width: usize,
    /// Places in all.
    count: usize,
}

/// The drawing in a payload; `None` if there is none, or if its board is not a whole
/// rectangle of squares.
pub(super) fn read(payload: &str) -> Option<Drawing> {
    let text = codec::unpack(payload)?;
    let lines: Vec<&str> = text.split('\n').collect();
    let line = |i: usize| lines.get(i).copied();
    let mut header = line(0)?.split(',');
    let grid = header.next()?;
    if !matches!(grid, "square" | "sudoku") {
        return None;
    }
    let cols: usize = header.next()?.parse().ok()?;
    let rows: usize = header.next()?.parse().ok()?;
    let places = Places::new(rows, cols, serde_json::from_str(line(1)?).ok()?)?;
    let listed: Vec<i64> = serde_json::from_str(line(5)?).ok()?;
    if listed.len() != places.shape.area() {
        return None;
    }
    let objects: Map<String, Value> = serde_json::from_str(line(3)?).ok()?;
    let mut drawing = Drawing::new(places.shape);
    for (place, entry) in entries(&objects, "number") {
        match (places.cell(place), text_of(entry)) {
            (Some(place), Some(text)) => drawing.texts.push((place, text)),
            _ => drawing.others += 1,
        }
    }
    for (ends, style) in entries(&objects, "lineE") {
        let style = style.as_i64();
        match places.edge(ends) {
            Some(edge) if style.is_some_and(|style| THICK.contains(&style)) => {
                drawing.walls.push(edge);
            }
            _ => drawing.others += 1,
        }
    }
    let count = |name: &str| objects.get(name).map_or(0, length);
    drawing.others += DECORATIONS.map(count).iter().sum::<usize>();
    let rule = RULES.iter().find(|(name, _)| count(name) > 0);
    drawing.rule = rule.map(|&(_, word)| word);
    let genres = line(17).and_then(|genres| serde_json::from_str(genres).ok());
    drawing.genres = genres.unwrap_or_default();
    if drawing.genres.is_empty() && grid == "sudoku" {
        drawing.genres.push("classic".to_owned());
    }
    let texts = &mut drawing.texts;
    texts.sort_by_key(|(place, _)| (place.row, place.col));
    drawing.walls.sort();
    Some(drawing)
}

/// Keys and values of an object by name.
fn entries<'a>(
    objects: &'a Map<String, Value>,
    name: &str,
) -> impl Iterator<Item = (&'a str, &'a Value)> {
    let found = objects.get(name).and_then(Value::as_object).into_iter();
    found.flatten().map(|(key, value)| (key.as_str(), value))
}

fn length(value: &Value) -> usize {
    match value {
        Value::Array(list) => list.len(),
        Value::Object(map) => map.len(),
        _ => 0,
    }
}

/// The text of an entry `[text, colour, manner]`.
fn text_of(entry: &Value) -> Option<String> {
    match entry.get(0)? {
        Value::String(text) => Some(text.trim().to_owned()).filter(|text| !text.is_empty()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

impl Places {
    /// Places of the given numbers of rows and columns, which include the margins
    /// above, below, on the left and on the right.
    fn new(rows: usize, cols: usize, margins: [usize; 4]) -> Option<Self> {
        let [above, below, left, right] = margins;
        if rows.max(cols) > LARGEST {
            return None;
        }
        let side = |whole: usize, margins: [usize; 2]| {
            let side = whole.checked_sub(margins[0])?.checked_sub(margins[1])?;
            let side = u8::try_from(side).ok();
            side.filter(|&side| side > 0 && side < u8::MAX)
        };
        let shape = Shape::new(side(rows, [above, below])?, side(cols, [left, right])?);
        let around = 2 * HIDDEN;
        let width = cols + around;
        Some(Self {
            shape,
            before: [above + HIDDEN, left + HIDDEN],
            width,
            count: (rows + around) * width,
        })
    }

    fn at(&self, index: usize) -> Option<Place> {
        let [above, left] = self.before;
        let offset = |at: usize, before: usize| -> Option<i32> {
            Some(i32::try_from(at).ok()? - i32::try_from(before).ok()?)
        };
        Some(Place {
            row: offset(index / self.width, above)?,
            col: offset(index % self.width, left)?,
        })
    }

    /// The cell with a number.
    fn cell(&self, number: &str) -> Option<Place> {
        let index: usize = number.parse().ok()?;
        self.at(index).filter(|_| index < self.count)
    }

    /// The edge between two cells of the board, or on its rim, by its ends.
    fn edge(&self, ends: &str) -> Option<Edge> {
        let (a, b) = ends.split_once(',')?;
        let corner = |number: &str| {
            let index = number.parse::<usize>().ok()?.checked_sub(self.count)?;
            // The bottom right corner of a cell is the top left one of another.
            let next = index.checked_add(self.width + 1)?;
            self.at(next).filter(|_| index < self.count)
        };
        let (a, b) = (corner(a)?, corner(b)?);
        let first = Cell {
            row: u8::try_from(a.row.min(b.row)).ok()?,
            col: u8::try_from(a.col.min(b.col)).ok()?,
        };
        let edge = match ((a.row - b.row).abs(), (a.col - b.col).abs()) {
            (0, 1) => Edge::Above(first),
            (1, 0) => Edge::LeftOf(first),
            _ => return None,
        };
        let Shape { rows, cols } = self.shape;
        let [beyond_rows, beyond_cols] = match edge {
            Edge::Above(_) => [first.row > rows, first.col >= cols],
            Edge::LeftOf(_) => [first.row >= rows, first.col > cols],
        };
        (!beyond_rows && !beyond_cols).then_some(edge)
    }
}
