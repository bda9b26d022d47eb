//! Padded grid: cells numbered row by row, with a ring of exterior cells around the
//! board. So every cell of the board has eight neighbours.

use clew_core::grid::{Cell, Edge, Shape};

use crate::board::{Fact, Mark, Side};

/// Numbering of the cells of one size of board. Colourings are slices of `bool`
/// by these numbers: whether a cell is inside.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct PaddedGrid {
    pub(in super::super) shape: Shape,
    /// Number of cells in a row, including those of the ring.
    pub(in super::super) width: usize,
}

impl PaddedGrid {
    /// The numbering for a size of board.
    pub(in super::super) fn new(shape: Shape) -> Self {
        let width = usize::from(shape.cols) + 2;
        Self { shape, width }
    }

    /// Number of cells, including those of the ring.
    pub(in super::super) fn size(self) -> usize {
        (usize::from(self.shape.rows) + 2) * self.width
    }

    /// Number of a cell.
    pub(in super::super) fn at(self, cell: Cell) -> usize {
        (usize::from(cell.row) + 1) * self.width + usize::from(cell.col) + 1
    }

    /// The cells of the board, without the ring, row by row.
    pub(in super::super) fn cells(self) -> impl Iterator<Item = usize> {
        let (rows, cols) = (usize::from(self.shape.rows), usize::from(self.shape.cols));
        (1..=rows).flat_map(move |row| (1..=cols).map(move |col| row * self.width + col))
    }

    /// The four neighbours of a cell of the board: top, right, bottom, left.
    pub(in super::super) fn around(self, cell: usize) -> [usize; 4] {
        [cell - self.width, cell + 1, cell + self.width, cell - 1]
    }

    /// The eight neighbours of a cell of the board, in a circle.
    pub(in super::super) fn circle(self, cell: usize) -> [usize; 8] {
        let w = self.width;
        [
            cell - w - 1,
            cell - w,
            cell - w + 1,
            cell + 1,
            cell + w + 1,
            cell + w,
            cell + w - 1,
            cell - 1,
        ]
    }

    /// Whether a cell is a simple point of a colouring: it can change sides without
    /// changing how either colour is connected. Then the colours around it change
    /// exactly twice.
    pub(in super::super) fn is_simple(self, inside: &[bool], cell: usize) -> bool {
        let circle = self.circle(cell).map(|next| inside[next]);
        let changes = (0..8).filter(|&i| circle[i] != circle[(i + 1) % 8]);
        // A colour that touches the cell only at a corner does not touch it.
        let sides = self.around(cell).map(|next| inside[next]);
        changes.count() == 2 && sides.contains(&true) && sides.contains(&false)
    }

    /// Number of lines around a cell of a coloured board.
    pub(in super::super) fn lines(self, inside: &[bool], cell: usize) -> u8 {
        let around = self.around(cell).into_iter();
        let lines = around.filter(|&next| inside[next] != inside[cell]);
        u8::try_from(lines.count()).expect("a cell has four sides")
    }

    /// The cell with that number.
    pub(in super::super) fn cell(self, index: usize) -> Cell {
        let narrow = |n: usize| u8::try_from(n - 1).expect("at most 100 cells each way");
        Cell::new(narrow(index / self.width), narrow(index % self.width))
    }

    /// Parity labels of singleton classes: no relation between two cells is known.
    /// The ring is class 0.
    pub(in super::super) fn singletons(self) -> Vec<u16> {
        let mut labels = vec![0; self.size()];
        for cell in self.cells() {
            labels[cell] = 2 * u16::try_from(cell).expect("at most 102 × 102 cells with the ring");
        }
        labels
    }

    /// Whether a cell belongs to the ring.
    pub(in super::super) fn is_ring(self, cell: usize) -> bool {
        let (row, col) = (cell / self.width, cell % self.width);
        row == 0
            || row > usize::from(self.shape.rows)
            || col == 0
            || col > usize::from(self.shape.cols)
    }

    /// The two cells that an edge separates.
    pub(in super::super) fn sides(self, edge: Edge) -> [usize; 2] {
        match edge {
            Edge::Above(cell) => [self.at(cell) - self.width, self.at(cell)],
            Edge::LeftOf(cell) => [self.at(cell) - 1, self.at(cell)],
        }
    }

    /// All facts of a coloured board.
    pub(in super::super) fn facts(self, inside: &[bool]) -> Vec<Fact> {
        self.facts_where(inside, |_, _| true, |_| true)
    }

    /// The facts of a coloured board: of edges that satisfy `edge`, which gets the
    /// cells on both sides, then of cells that satisfy `cell`.
    pub(in super::super) fn facts_where(
        self,
        inside: &[bool],
        edge: impl Fn(usize, usize) -> bool,
        cell: impl Fn(usize) -> bool,
    ) -> Vec<Fact> {
        let edges = self.shape.edges().filter_map(|at| {
            let [a, b] = self.sides(at);
            let mark = Mark::between(inside[a] != inside[b]);
            edge(a, b).then_some(Fact::Edge(at, mark))
        });
        let cells = self.shape.cells().filter_map(|at| {
            let i = self.at(at);
            cell(i).then_some(Fact::Cell(at, Side::of(inside[i])))
        });
        edges.chain(cells).collect()
    }

    /// The colouring that the lines among `facts` make; `None` if they belong to
    /// another board.
    pub(in super::super) fn colouring(self, facts: &[Fact]) -> Option<Vec<bool>> {
        let mut left_is_line = vec![false; self.size()];
        for &fact in facts {
            if let Fact::Edge(Edge::LeftOf(cell), Mark::Line) = fact {
                if cell.row >= self.shape.rows || cell.col > self.shape.cols {
                    return None;
                }
                left_is_line[self.at(cell)] = true;
            }
        }
        let mut inside = vec![false; self.size()];
        for cell in self.cells() {
            inside[cell] = inside[cell - 1] != left_is_line[cell];
        }
        Some(inside)
    }
}
