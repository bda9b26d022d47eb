//! Test of colour connectivity, for many boards with few differences. The answer is yes
//! or no; `breakout` finds the evidence.

use clew_core::grid::{Cell, Edge, Place as _, Table};

use super::{Mark, PaddedGrid, Side};

/// Known sides of cells, and the lines between them.
pub(crate) struct ColourConnectivity {
    grid: PaddedGrid,
    /// Sides on which a cell of the padded grid has a neighbour and no line:
    /// bits in the order top, right, bottom, left.
    open: Vec<u8>,
    sides: Vec<Option<Side>>,
    seen: Vec<bool>,
    todo: Vec<usize>,
}

impl ColourConnectivity {
    /// Takes over what is known about edges and cells.
    pub(crate) fn new(
        edges: &Table<Edge, Option<Mark>>,
        side: impl Fn(Cell) -> Option<Side>,
    ) -> Self {
        let shape = edges.shape();
        let grid = PaddedGrid::new(shape);
        let (width, size) = (grid.width, grid.size());
        let mut open = vec![TOP | RIGHT | BOTTOM | LEFT; size];
        for row in open.chunks_mut(width) {
            row[0] &= !LEFT;
            row[width - 1] &= !RIGHT;
        }
        open[..width].iter_mut().for_each(|open| *open &= !TOP);
        open[size - width..]
            .iter_mut()
            .for_each(|open| *open &= !BOTTOM);
        for (index, mark) in edges.values().iter().enumerate() {
            if *mark == Some(Mark::Line) {
                let edge = Edge::at(index, shape);
                let (here, there) = match edge {
                    Edge::Above(_) => (BOTTOM, TOP),
                    Edge::LeftOf(_) => (RIGHT, LEFT),
                };
                let [a, b] = grid.sides(edge);
                open[a] &= !here;
                open[b] &= !there;
            }
        }
        let mut sides = vec![Some(Side::Outside); size];
        for cell in shape.cells() {
            sides[grid.at(cell)] = side(cell);
        }
        Self {
            grid,
            open,
            sides,
            seen: Vec::with_capacity(size),
            todo: Vec::new(),
        }
    }

    /// Changes what is known of a cell.
    pub(crate) fn colour(&mut self, cell: Cell, side: Option<Side>) {
        self.sides[self.grid.at(cell)] = side;
    }

    /// Whether known cells of a colour are separated.
    pub(crate) fn is_broken(&mut self) -> bool {
        self.is_separated(Side::Inside) || self.is_separated(Side::Outside)
    }

    fn is_separated(&mut self, side: Side) -> bool {
        let known = |of: &Option<Side>| *of == Some(side);
        let mut left = self.sides.iter().filter(|of| known(of)).count();
        let Some(start) = self.sides.iter().position(known) else {
            return false;
        };
        // Cells of the other side count as visited.
        let is_closed = |of: &Option<Side>| *of == Some(side.opposite());
        self.seen.clear();
        self.seen.extend(self.sides.iter().map(is_closed));
        self.seen[start] = true;
        self.todo.clear();
        self.todo.push(start);
        while let Some(cell) = self.todo.pop() {
            left -= usize::from(known(&self.sides[cell]));
            if left == 0 {
                return false;
            }
            let mut enter = |next: usize| {
                if !std::mem::replace(&mut self.seen[next], true) {
                    self.todo.push(next);
                }
            };
            let open = self.open[cell];
            if open & TOP != 0 {
                enter(cell - self.grid.width);
            }
            if open & RIGHT != 0 {
                enter(cell + 1);
            }
            if open & BOTTOM != 0 {
                enter(cell + self.grid.width);
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
