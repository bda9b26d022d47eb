//! Boards drawn with their dots and sides: clues at the odd places of the odd lines, and the
//! loop's lines and crosses between the dots. Programs print boards in this form, finished
//! or not. The dots are characters, or blanks if Loopy copied the board as text.

use clew_core::format::{Piece, fault};
use clew_core::grid::{Edge, Shape, Vertex};

use super::{Reading, ReadingResult, cells};
use crate::board::{Clue, Fact, MAX_SIDE, Mark};

/// Characters for the dots, if they are drawn.
const DOTS: [char; 5] = ['+', '.', 'o', '*', 'O'];

/// Characters for a line between dots side by side.
const ACROSS: [char; 3] = ['-', '_', '='];

/// Number of clues from which on it is not an accident that all stand at odd places.
const NO_ACCIDENT: usize = 4;

/// Characters of a text by line and place; beyond a line's end there are only spaces.
struct Canvas(Vec<Vec<char>>);

/// Where the dots are.
struct Lattice {
    /// Line of the first dots; `None` if that line of spaces is missing.
    top: Option<usize>,
    /// Place of the first dots in their lines.
    left: usize,
    /// Places from one dot to the next.
    pitch: usize,
    /// Rows and columns of cells.
    size: [usize; 2],
}

/// Reads a drawing with its dots; `None` if the text is not one.
pub(super) fn read(text: Piece<'_>) -> Option<ReadingResult> {
    let lines = text.lines().map(|line| line.text.chars().collect());
    let canvas = Canvas(lines.collect());
    let lattice = canvas.with_dots().or_else(|| canvas.without_dots())?;
    let long = |side| u64::try_from(side).unwrap_or(u64::MAX);
    let [rows, cols] = lattice.size.map(long);
    match fault::shape(rows, cols, text.range(), MAX_SIDE) {
        Ok(shape) => {
            let (clues, marks) = lattice.content(&canvas, shape)?;
            let clues = cells::from_values(shape, &clues);
            let reading = Reading::of("format-slitherlink-drawn", clues);
            Some(Ok(reading.marked(marks)))
        }
        Err(error) => Some(Err(error)),
    }
}

impl Canvas {
    fn at(&self, line: usize, place: usize) -> char {
        let found = self.0.get(line).and_then(|line| line.get(place));
        found.copied().unwrap_or(' ')
    }

    /// The lattice of dots that are drawn, all with the same character.
    fn with_dots(&self) -> Option<Lattice> {
        DOTS.iter().find_map(|&dot| {
            let places = |line: usize| self.dots(line, dot);
            let top = (0..self.0.len()).find(|&line| places(line).is_some())?;
            let first = places(top)?;
            let rows = (top + 2..self.0.len())
                .step_by(2)
                .take_while(|&line| places(line).as_ref() == Some(&first))
                .count();
            (rows > 0).then(|| Lattice {
                top: Some(top),
                left: first[0],
                pitch: first[1] - first[0],
                size: [rows, first.len() - 1],
            })
        })
    }

    /// Places of the dots in a line that holds only dots and what can be between them.
    fn dots(&self, line: usize, dot: char) -> Option<Vec<usize>> {
        let chars = self.0[line].iter().enumerate();
        let (dots, others): (Vec<_>, Vec<_>) = chars.partition(|&(_, &c)| c == dot);
        let dots: Vec<usize> = dots.into_iter().map(|(place, _)| place).collect();
        let pitch = dots.get(1)? - dots[0];
        let is_even = dots.windows(2).all(|two| two[1] - two[0] == pitch);
        let are_sides = others.iter().all(|&(_, &c)| mark(c, &ACROSS).is_some());
        (is_even && are_sides && matches!(pitch, 2 | 4)).then_some(dots)
    }

    /// The lattice of blank dots, derived from the clues.
    fn without_dots(&self) -> Option<Lattice> {
        let is_digit = |c: &char| c.is_ascii_digit();
        let is_side = |c: &char| matches!(c, '-' | '|' | 'x' | 'X');
        let clues: Vec<(usize, usize)> = (self.0.iter().enumerate())
            .flat_map(|(line, chars)| {
                let digits = chars.iter().enumerate().filter(|(_, c)| is_digit(c));
                digits.map(move |(place, _)| (line, place))
            })
            .collect();
        let parity = clues.first()?.0 % 2;
        let is_odd = clues
            .iter()
            .all(|&(line, place)| line % 2 == parity && place % 2 == 1);
        let has_sides = self.0.iter().flatten().any(is_side);
        let is_known = |c: &char| *c == ' ' || is_digit(c) || is_side(c);
        let are_known = self.0.iter().flatten().all(is_known);
        if !is_odd || !are_known || (clues.len() < NO_ACCIDENT && !has_sides) {
            return None;
        }
        // The first and the last line can be lost if they are blank.
        let top = (parity == 1).then_some(0);
        let lines = self.0.len() + usize::from(top.is_none());
        let rows = lines / 2;
        let longest = self.0.iter().map(Vec::len).max()?;
        let shortest = self.0.iter().map(Vec::len).min()?;
        let cols = longest / 2;
        // Lines may have lost their ends, and with them columns. A square shows by its
        // height.
        let is_whole = longest == shortest && longest % 2 == 1 || cols == rows;
        (is_whole && rows > 1 && cols > 1).then_some(Lattice {
            top,
            left: 0,
            pitch: 2,
            size: [rows, cols],
        })
    }
}

/// The mark that a character stands for on a side: `Some(None)` for a blank, `None` if it cannot stand there. `lines` are the
/// characters for a line.
fn mark(c: char, lines: &[char]) -> Option<Option<Mark>> {
    match c {
        ' ' => Some(None),
        'x' | 'X' => Some(Some(Mark::Cross)),
        _ => lines.contains(&c).then_some(Some(Mark::Line)),
    }
}

impl Lattice {
    /// The character between dots, by lines of dots and of cells counted from the first
    /// dots, and by places from the first dot.
    fn at(&self, canvas: &Canvas, line: usize, place: usize) -> char {
        let line = match self.top {
            Some(top) => Some(top + line),
            None => line.checked_sub(1),
        };
        line.map_or(' ', |line| canvas.at(line, self.left + place))
    }

    /// The clues and the marks of a drawing; `None` if something else is drawn, such as the
    /// frame of a table.
    fn content(&self, canvas: &Canvas, shape: Shape) -> Option<(Vec<Clue>, Vec<Fact>)> {
        let mut clues = Vec::new();
        for cell in shape.cells() {
            let (y, x) = (
                2 * usize::from(cell.row) + 1,
                self.pitch * usize::from(cell.col),
            );
            for place in 1..self.pitch {
                let c = self.at(canvas, y, x + place);
                match place == self.pitch / 2 {
                    true => clues.push(cells::clue(c)?),
                    false if c == ' ' => {}
                    false => return None,
                }
            }
        }
        let mut marks = Vec::new();
        for edge in shape.edges() {
            let (Edge::Above(cell) | Edge::LeftOf(cell)) = edge;
            let (y, x) = (
                2 * usize::from(cell.row),
                self.pitch * usize::from(cell.col),
            );
            let mark = match edge {
                Edge::Above(_) => mark(self.at(canvas, y, x + self.pitch / 2), &ACROSS),
                Edge::LeftOf(_) => mark(self.at(canvas, y + 1, x), &['|']),
            };
            marks.extend(mark?.map(|mark| Fact::Edge(edge, mark)));
        }
        let is_line = |edge: &Edge| marks.contains(&Fact::Edge(*edge, Mark::Line));
        let is_end = |vertex: Vertex| {
            let sides = vertex.edges(shape).into_iter().flatten();
            sides.filter(is_line).count() <= 2
        };
        let is_loop = shape.vertices().all(is_end);
        let has_clue = clues.iter().any(|clue| matches!(clue, Clue::Count(_)));
        (is_loop && has_clue).then_some((clues, marks))
    }
}
