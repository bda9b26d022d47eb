//! The houses of a board: sets of cells that hold every digit once.
//!
//! Rows and columns are always houses. In addition, the board is divided into boxes or
//! irregular regions, and the two diagonals can be houses too.

use std::ops::RangeInclusive;
use std::sync::{Arc, LazyLock};

use clew_core::grid::{Cell, Edge, Place as _, Shape};

use super::house::{Division, House, HousePosition, Name, Sort};
use super::{Cells, Digit};

/// All houses of a board, and what follows from them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Houses {
    side: u8,
    division: Division,
    diagonals: bool,
    list: Vec<House>,
    /// Number of the region of each cell.
    regions: Vec<u8>,
    /// Positions of each cell in its houses.
    positions: Vec<Vec<HousePosition>>,
    peers: Vec<Cells>,
    /// Crossings of a row or column with a region, row by row, then column by
    /// column.
    crossings: Vec<Cells>,
    everywhere: Cells,
}

impl Houses {
    /// Boxes of that many columns and rows; the side is their product.
    pub fn boxes(width: u8, height: u8) -> Self {
        Self::new(width * height, Division::Boxes { width, height }, false)
    }

    /// The houses of the board with three boxes each way. All such boards share them,
    /// since making them takes longer than reading a board.
    pub(crate) fn of_nine() -> Arc<Self> {
        static NINE: LazyLock<Arc<Houses>> = LazyLock::new(|| Arc::new(Houses::boxes(3, 3)));
        Arc::clone(&NINE)
    }

    /// A board with this side. `division` fits it: as many parts as the side, with as
    /// many cells each.
    pub fn new(side: u8, division: Division, diagonals: bool) -> Self {
        let shape = Shape::new(side, side);
        let n = usize::from(side);
        let mut list: Vec<House> = Vec::new();
        let regions = division.regions(side);
        let mut add = |sort, numbers: RangeInclusive<u8>, of: &dyn Fn(Cell) -> Option<u8>| {
            let mut lists = vec![Vec::with_capacity(n); numbers.len()];
            for cell in shape.cells() {
                if let Some(at) = of(cell) {
                    lists[usize::from(at)].push(cell.index(shape));
                }
            }
            list.extend(numbers.zip(lists).map(|(number, list)| House {
                name: Name { sort, number },
                cells: list.iter().copied().collect(),
                list,
            }));
        };
        add(Sort::Row, 1..=side, &|cell| Some(cell.row));
        add(Sort::Column, 1..=side, &|cell| Some(cell.col));
        add(Sort::Region, 1..=side, &|cell| {
            Some(regions[cell.index(shape)])
        });
        if diagonals {
            let falls = |cell: Cell| cell.row == cell.col;
            let rises = |cell: Cell| cell.row + cell.col + 1 == side;
            add(Sort::Diagonal, 1..=1, &|cell| falls(cell).then_some(0));
            add(Sort::Diagonal, 2..=2, &|cell| rises(cell).then_some(0));
        }
        let mut positions: Vec<Vec<HousePosition>> = vec![Vec::new(); n * n];
        for (number, house) in list.iter().enumerate() {
            for (at, &cell) in house.list.iter().enumerate() {
                positions[cell].push(HousePosition {
                    house: number,
                    bit: 1 << at,
                });
            }
        }
        let peers = positions.iter().enumerate().map(|(cell, positions)| {
            let houses = positions.iter().map(|position| &list[position.house]);
            let mut peers: Cells = houses.map(|house| &house.cells).collect();
            peers.remove(cell);
            peers
        });
        let peers = peers.collect();
        let (lines, others) = list.split_at(2 * n);
        let crossing = |line: &House| {
            let cells = line.cells;
            let all = others[..n].iter();
            all.map(move |region| cells.and(&region.cells))
        };
        let crossings = lines.iter().flat_map(crossing);
        let crossings = crossings.filter(|cells| !cells.is_empty()).collect();
        Self {
            side,
            division,
            diagonals,
            crossings,
            list,
            regions,
            positions,
            peers,
            everywhere: (0..n * n).collect(),
        }
    }

    /// Cells each way, and the number of digits.
    pub fn side(&self) -> u8 {
        self.side
    }

    /// The size of the board.
    pub fn shape(&self) -> Shape {
        Shape::new(self.side, self.side)
    }

    /// Division of the board in addition to rows and columns.
    pub fn division(&self) -> &Division {
        &self.division
    }

    /// Whether the two main diagonals are houses.
    pub fn diagonals(&self) -> bool {
        self.diagonals
    }

    /// All houses: rows, columns, boxes or regions, diagonals.
    pub fn iter(&self) -> impl Iterator<Item = &House> {
        self.list.iter()
    }

    /// The number of the region a cell is in, from 0.
    pub fn region(&self, cell: Cell) -> u8 {
        self.regions[self.index(cell)]
    }

    /// Whether an edge lies between two regions.
    pub(crate) fn is_border(&self, edge: Edge) -> bool {
        match edge.cells(self.shape()) {
            [Some(one), Some(other)] => self.region(one) != self.region(other),
            _ => false,
        }
    }

    /// The same for a cell given by number.
    pub(crate) fn region_of(&self, cell: usize) -> u8 {
        self.regions[cell]
    }

    pub(crate) fn all(&self) -> &[House] {
        &self.list
    }

    /// The houses of a sort.
    pub(crate) fn of_sort(&self, sort: Sort) -> impl Iterator<Item = &House> {
        self.list
            .iter()
            .filter(move |house| house.name.sort == sort)
    }

    /// The number of a house, by its name.
    pub(crate) fn number(&self, name: Name) -> usize {
        let before = match name.sort {
            Sort::Row => 0,
            Sort::Column => 1,
            Sort::Region => 2,
            Sort::Diagonal => 3,
        };
        before * usize::from(self.side) + usize::from(name.number) - 1
    }

    /// The house of a name.
    pub(crate) fn named(&self, name: Name) -> &House {
        &self.list[self.number(name)]
    }

    /// The houses a cell is in.
    pub(crate) fn of(&self, cell: usize) -> impl Iterator<Item = &House> + Clone {
        self.numbers(cell).map(|house| &self.list[house])
    }

    /// The numbers of the houses a cell is in.
    pub(crate) fn numbers(&self, cell: usize) -> impl Iterator<Item = usize> + Clone {
        self.positions[cell].iter().map(|position| position.house)
    }

    /// Positions of a cell in its houses.
    pub(crate) fn positions(&self, cell: usize) -> &[HousePosition] {
        &self.positions[cell]
    }

    /// Whether two cells share a house.
    pub(crate) fn see(&self, one: Cell, other: Cell) -> bool {
        self.peers[self.index(one)].has(self.index(other))
    }

    /// The cells of a house, in order.
    pub(crate) fn cells_of(&self, house: &House) -> impl Iterator<Item = Cell> {
        house.list.iter().map(|&cell| self.cell(cell))
    }

    /// The cells that share a house with a cell.
    pub(crate) fn peers(&self, cell: usize) -> &Cells {
        &self.peers[cell]
    }

    /// Crossings of rows and columns with regions.
    pub(crate) fn crossings(&self) -> &[Cells] {
        &self.crossings
    }

    /// Every cell.
    pub(crate) fn everywhere(&self) -> &Cells {
        &self.everywhere
    }

    /// Whether a digit in a cell excludes a candidate.
    pub(crate) fn excludes(&self, (at, placed): (usize, Digit), candidate: (usize, Digit)) -> bool {
        let (cell, digit) = candidate;
        match placed == digit {
            true => self.peers[at].has(cell),
            false => at == cell,
        }
    }

    /// The cells that share a house with each of `cells`.
    pub(crate) fn seen_by_all(&self, cells: &Cells) -> Cells {
        let mut seen = self.everywhere;
        for cell in cells.iter() {
            seen = seen.and(&self.peers[cell]);
        }
        seen
    }

    /// The number of a cell.
    pub(crate) fn index(&self, cell: Cell) -> usize {
        cell.index(self.shape())
    }

    /// Cells in order, by row and column.
    pub(crate) fn places<const W: usize>(&self, cells: &Cells<W>) -> Vec<Cell> {
        cells.iter().map(|cell| self.cell(cell)).collect()
    }

    /// The cell of a number.
    pub(crate) fn cell(&self, index: usize) -> Cell {
        let part = |n: usize| u8::try_from(n).expect("boards have at most 25 rows and columns");
        let side = usize::from(self.side);
        Cell::new(part(index / side), part(index % side))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_is_in_a_row_a_column_and_a_box() {
        let houses = Houses::boxes(3, 2);
        assert_eq!((houses.side(), houses.iter().count()), (6, 18));
        assert!(houses.iter().all(|house| house.list.len() == 6));
        for cell in houses.everywhere().iter() {
            assert_eq!(houses.of(cell).count(), 3);
            assert_eq!(houses.peers(cell).len(), 5 + 5 + 2);
            assert_eq!(houses.index(houses.cell(cell)), cell);
        }
    }

    #[test]
    fn diagonals_are_houses_like_any_other() {
        let boxes = Division::boxes(4).expect("a side that has boxes");
        let houses = Houses::new(4, boxes, true);
        let last = houses.iter().last().expect("there are houses");
        assert_eq!(last.list, [3, 6, 9, 12]);
        assert_eq!(houses.of(0).count(), 4);
    }
}
