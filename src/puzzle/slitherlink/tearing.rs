//! Whether each colour can still hang together, asked of many boards that are
//! mostly alike. The answer is yes or no; `breakout` tells where and why.

use crate::grid::{Cell, Edge, Table};

use super::silent::Lattice;
use super::{Mark, Side};

/// The known sides of cells, and the lines between them.
pub(super) struct Tearing {
    lattice: Lattice,
    /// The sides on which a cell of the lattice has a neighbour and no line:
    /// bits in the order top, right, bottom, left.
    open: Vec<u8>,
    sides: Vec<Option<Side>>,
    seen: Vec<bool>,
    todo: Vec<usize>,
}

impl Tearing {
    /// Takes up what is known of edges and cells.
    pub(super) fn new(
        edges: &Table<Edge, Option<Mark>>,
        side: impl Fn(Cell) -> Option<Side>,
    ) -> Self {
        let shape = edges.shape();
        let lattice = Lattice::new(shape);
        let mut open = vec![0; lattice.size()];
        for cell in 0..lattice.size() {
            let is_last = (cell + 1).is_multiple_of(lattice.width);
            for (next, here, there) in
                [(cell + 1, RIGHT, LEFT), (cell + lattice.width, BOTTOM, TOP)]
            {
                if next < lattice.size() && !(here == RIGHT && is_last) {
                    open[cell] |= here;
                    open[next] |= there;
                }
            }
        }
        for edge in shape.edges() {
            if edges[edge] == Some(Mark::Line) {
                let (here, there) = match edge {
                    Edge::Above(_) => (BOTTOM, TOP),
                    Edge::LeftOf(_) => (RIGHT, LEFT),
                };
                let [a, b] = lattice.sides(edge);
                open[a] &= !here;
                open[b] &= !there;
            }
        }
        let mut sides = vec![Some(Side::Outside); lattice.size()];
        for cell in shape.cells() {
            sides[lattice.at(cell)] = side(cell);
        }
        Self {
            lattice,
            open,
            sides,
            seen: vec![false; lattice.size()],
            todo: Vec::new(),
        }
    }

    /// Changes what is known of a cell.
    pub(super) fn colour(&mut self, cell: Cell, side: Option<Side>) {
        self.sides[self.lattice.at(cell)] = side;
    }

    /// Whether known cells of a colour are cut apart.
    pub(super) fn is_torn(&mut self) -> bool {
        self.is_apart(Side::Inside) || self.is_apart(Side::Outside)
    }

    fn is_apart(&mut self, side: Side) -> bool {
        let known = |of: &Option<Side>| *of == Some(side);
        let mut left = self.sides.iter().filter(|of| known(of)).count();
        let Some(start) = self.sides.iter().position(known) else {
            return false;
        };
        self.seen.fill(false);
        self.seen[start] = true;
        self.todo.clear();
        self.todo.push(start);
        while let Some(cell) = self.todo.pop() {
            left -= usize::from(known(&self.sides[cell]));
            if left == 0 {
                return false;
            }
            let mut enter = |next: usize| {
                if !self.seen[next] && self.sides[next] != Some(side.opposite()) {
                    self.seen[next] = true;
                    self.todo.push(next);
                }
            };
            let open = self.open[cell];
            if open & TOP != 0 {
                enter(cell - self.lattice.width);
            }
            if open & RIGHT != 0 {
                enter(cell + 1);
            }
            if open & BOTTOM != 0 {
                enter(cell + self.lattice.width);
            }
            if open & LEFT != 0 {
                enter(cell - 1);
            }
        }
        true
    }
}

const TOP: u8 = 1;
const RIGHT: u8 = 2;
const BOTTOM: u8 = 4;
const LEFT: u8 = 8;
