//! Walls between the cells of a board, and the parts into which they divide it.

use super::{Cell, Edge, Shape, Symmetry, Table};

/// Walls along edges; the rim of the board is always walled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walls(Table<Edge, bool>);

impl Walls {
    /// The rim alone: the board in one part.
    pub fn rim(shape: Shape) -> Self {
        let mut walls = Table::filled(shape, false);
        for edge in shape.edges() {
            walls[edge] = edge.cells(shape).contains(&None);
        }
        Self(walls)
    }

    /// The walls between cells with different numbers, and those on `inner` edges.
    pub fn between(numbers: &Table<Cell, u16>, inner: &[Edge]) -> Self {
        let shape = numbers.shape();
        let mut walls = Self::rim(shape);
        for edge in shape.edges() {
            if let [Some(a), Some(b)] = edge.cells(shape) {
                walls.0[edge] = numbers[a] != numbers[b];
            }
        }
        for &edge in inner {
            walls.0[edge] = true;
        }
        walls
    }

    /// The size of the board.
    pub fn shape(&self) -> Shape {
        self.0.shape()
    }

    /// Whether there is a wall along an edge.
    pub fn has(&self, edge: Edge) -> bool {
        self.0[edge]
    }

    /// Adds or removes a wall along an edge; the rim stays.
    pub fn set(&mut self, edge: Edge, is_wall: bool) {
        if edge.cells(self.shape()).iter().all(Option::is_some) {
            self.0[edge] = is_wall;
        }
    }

    /// Parts of the board: cells connected without a wall between have the same
    /// number, from 0 in order of first appearance.
    pub fn parts(&self) -> Table<Cell, u16> {
        let shape = self.shape();
        let mut is_seen = Table::filled(shape, false);
        let mut numbers = Table::filled(shape, 0);
        let mut count = 0;
        for start in shape.cells() {
            if is_seen[start] {
                continue;
            }
            for cell in self.flood(start, &mut is_seen) {
                numbers[cell] = count;
            }
            count += 1;
        }
        numbers
    }

    /// Cells of the part that a cell is in, itself first.
    pub fn part(&self, start: Cell) -> Vec<Cell> {
        self.flood(start, &mut Table::filled(self.shape(), false))
    }

    /// Cells that can be reached from `start` and were not seen before.
    fn flood(&self, start: Cell, is_seen: &mut Table<Cell, bool>) -> Vec<Cell> {
        let shape = self.shape();
        is_seen[start] = true;
        let mut part = vec![start];
        let mut at = 0;
        while let Some(&cell) = part.get(at) {
            for (edge, next) in cell.edges().into_iter().zip(cell.neighbours(shape)) {
                if let Some(next) = next.filter(|&next| !self.has(edge) && !is_seen[next]) {
                    is_seen[next] = true;
                    part.push(next);
                }
            }
            at += 1;
        }
        part
    }

    /// Walls within a part: both cells beside them have the same number.
    pub fn inner(&self, numbers: &Table<Cell, u16>) -> Vec<Edge> {
        let shape = self.shape();
        let is_inner = |edge: &Edge| match edge.cells(shape) {
            [Some(a), Some(b)] => self.has(*edge) && numbers[a] == numbers[b],
            _ => false,
        };
        shape.edges().filter(is_inner).collect()
    }

    /// The walls of the rotated or reflected board.
    #[must_use]
    pub fn turned(&self, symmetry: Symmetry) -> Self {
        let shape = self.shape();
        let mut turned = Self::rim(symmetry.shape(shape));
        for edge in shape.edges() {
            if let Some(image) = symmetry.site(shape, edge.site()).edge() {
                turned.set(image, self.has(edge));
            }
        }
        turned
    }

    /// The walls of a board of another size: rows and columns are added or removed at
    /// the end, and new ones repeat the last ones.
    #[must_use]
    pub fn resized(&self, to: Shape) -> Self {
        let from = self.shape();
        let mut resized = Self::rim(to);
        let nearest =
            |cell: Cell| Cell::new(cell.row.min(from.rows - 1), cell.col.min(from.cols - 1));
        for edge in to.edges() {
            let [Some(a), Some(b)] = edge.cells(to).map(|cell| cell.map(nearest)) else {
                continue;
            };
            let mut shared = a
                .edges()
                .into_iter()
                .filter(|edge| b.edges().contains(edge));
            let is_wall = a != b && shared.next().is_some_and(|edge| self.has(edge));
            resized.set(edge, is_wall);
        }
        resized
    }
}

/// Number of edges that a letter of a text represents.
const LETTER: usize = 5;

impl Walls {
    /// Walls within the board as text: digits of base 32, five edges each, in the
    /// order of [`Shape::edges`].
    pub fn text(&self) -> String {
        let edges = within(self.shape());
        let letter = |edges: &[Edge]| {
            let bits = edges.iter().enumerate();
            let bits = bits.map(|(i, &edge)| u32::from(self.has(edge)) << i).sum();
            char::from_digit(bits, 32)
        };
        edges.chunks(LETTER).filter_map(letter).collect()
    }

    /// Reads the text of the walls of a board; `None` if it does not describe a board
    /// of that size.
    pub fn read(shape: Shape, text: &str) -> Option<Self> {
        let edges = within(shape);
        let letters: Vec<char> = text.chars().collect();
        if letters.len() != edges.len().div_ceil(LETTER) {
            return None;
        }
        let mut walls = Self::rim(shape);
        for (edges, letter) in edges.chunks(LETTER).zip(letters) {
            let bits = letter.to_digit(32)?;
            for (i, &edge) in edges.iter().enumerate() {
                walls.set(edge, bits >> i & 1 == 1);
            }
        }
        Some(walls)
    }
}

/// Edges between two cells of a board.
fn within(shape: Shape) -> Vec<Edge> {
    let is_within = |edge: &Edge| edge.cells(shape).iter().all(Option::is_some);
    shape.edges().filter(is_within).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A wall between the two columns of the upper two rows.
    fn stub() -> Walls {
        let mut walls = Walls::rim(Shape::new(3, 2));
        for row in 0..2 {
            walls.set(Edge::LeftOf(Cell::new(row, 1)), true);
        }
        walls
    }

    #[test]
    fn open_walls_do_not_separate_parts() {
        let mut walls = stub();
        assert_eq!(walls.parts().values(), [0; 6]);
        assert_eq!(walls.inner(&walls.parts()).len(), 2);
        walls.set(Edge::LeftOf(Cell::new(2, 1)), true);
        assert_eq!(walls.parts().values(), [0, 1, 0, 1, 0, 1]);
        assert_eq!(walls.inner(&walls.parts()), vec![]);
        assert_eq!(Walls::between(&walls.parts(), &[]), walls);
    }

    #[test]
    fn the_rim_cannot_be_taken_away() {
        let mut walls = stub();
        walls.set(Edge::Above(Cell::new(0, 0)), false);
        assert_eq!(walls, stub());
    }

    #[test]
    fn walls_turn_with_their_board_and_come_back() {
        for symmetry in Symmetry::all() {
            let turned = stub().turned(symmetry);
            assert_eq!(turned.shape(), symmetry.shape(Shape::new(3, 2)));
            assert_eq!(turned.inner(&turned.parts()).len(), 2, "{symmetry:?}");
        }
        let there = stub().turned(Symmetry::CLOCKWISE);
        assert_eq!(there.turned(Symmetry::ANTICLOCKWISE), stub());
    }

    #[test]
    fn rows_and_columns_that_come_repeat_the_last_ones() {
        let mut walls = stub();
        walls.set(Edge::LeftOf(Cell::new(2, 1)), true);
        let larger = walls.resized(Shape::new(4, 3));
        assert_eq!(larger.parts().values(), [0, 1, 1].repeat(4));
        assert_eq!(larger.resized(Shape::new(3, 2)), walls);
    }

    #[test]
    fn a_text_of_walls_reads_back_and_others_are_refused() {
        let text = stub().text();
        assert_eq!(Walls::read(Shape::new(3, 2), &text), Some(stub()));
        assert_eq!(Walls::read(Shape::new(3, 3), &text), None);
        assert_eq!(Walls::read(Shape::new(3, 2), "??"), None);
        let one = Walls::rim(Shape::new(1, 1));
        assert_eq!(Walls::read(one.shape(), &one.text()), Some(one));
    }
}
