//! A house and its name, and the ways to divide a board into houses.

use clew_core::format::grid::numbered;
use clew_core::grid::{Cell, Shape};
use serde::{Deserialize, Serialize};

use super::{Cells, MAX_SIDE, ones};

/// The sorts of house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Sort {
    /// A row.
    Row,
    /// A column.
    Column,
    /// A box or an irregular region.
    Region,
    /// A main diagonal: 1 falls to the right, 2 rises.
    Diagonal,
}

impl Sort {
    /// Whether it is a row or a column.
    pub(crate) fn is_line(self) -> bool {
        matches!(self, Sort::Row | Sort::Column)
    }
}

/// Name of a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Name {
    /// Its sort.
    pub sort: Sort,
    /// Its number among its sort, from 1.
    pub number: u8,
}

/// A house.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct House {
    /// Its name.
    pub name: Name,
    /// Its cells, by number, in order.
    pub(crate) list: Vec<usize>,
    /// The same cells as a set.
    pub(crate) cells: Cells,
}

/// Position of a cell in a house: the number of the house, and the index of the
/// cell among its cells, as a bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HousePosition {
    pub(crate) house: usize,
    pub(crate) bit: u32,
}

impl House {
    /// Cells at these positions, given as bits.
    pub(crate) fn cells_at(&self, mask: u32) -> impl Iterator<Item = usize> + '_ {
        ones(mask).map(|position| self.list[position])
    }
}

/// Division of a board in addition to rows and columns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Division {
    /// Boxes of that many columns and rows.
    Boxes {
        /// Columns of a box.
        width: u8,
        /// Rows of a box.
        height: u8,
    },
    /// Irregular regions: for each cell the number of its region, from 0 in
    /// order of first appearance.
    Regions(Vec<u8>),
}

impl Division {
    /// The usual boxes of a board of that side: as square as possible, wider than high, and at least two cells high. `None` if the side
    /// has no such boxes, or is not supported.
    pub(crate) fn boxes(side: u8) -> Option<Self> {
        let mut heights = (2..=side.isqrt()).rev();
        let height = heights.find(|&height| side.is_multiple_of(height))?;
        let width = side / height;
        (side <= MAX_SIDE).then_some(Division::Boxes { width, height })
    }

    /// Rows in place of regions, which then forbid nothing more.
    pub(crate) fn rows(side: u8) -> Self {
        let cells = Shape::new(side, side).cells();
        Division::Regions(cells.map(|cell| cell.row).collect())
    }

    /// The irregular regions of a board of that side, given the name of its region for each cell. `None` unless there are as many
    /// regions as the board has rows, with as many cells each.
    pub(crate) fn irregular<T: PartialEq>(
        names: impl IntoIterator<Item = T>,
        side: u8,
    ) -> Option<Self> {
        let numbers = numbered(names).into_iter();
        let numbers =
            numbers.map(|number| u8::try_from(number).ok().filter(|number| *number < side));
        let regions: Vec<u8> = numbers.collect::<Option<_>>()?;
        let n = usize::from(side);
        let size = |region: u8| regions.iter().filter(|&&other| other == region).count();
        let is_whole = regions.len() == n * n && (0..side).all(|region| size(region) == n);
        is_whole.then_some(Division::Regions(regions))
    }

    /// The same, but boxes if the regions are boxes.
    pub(crate) fn of_regions<T: PartialEq>(
        names: impl IntoIterator<Item = T>,
        side: u8,
    ) -> Option<Self> {
        let irregular = Self::irregular(names, side)?;
        let regions = irregular.regions(side);
        let widths = (2..side).filter(|&width| side.is_multiple_of(width));
        let mut boxes = widths.map(|width| Division::Boxes {
            width,
            height: side / width,
        });
        let boxes = boxes.find(|boxes| boxes.regions(side) == regions);
        Some(boxes.unwrap_or(irregular))
    }

    /// The number of its region for each cell, from 0 in order of first appearance.
    pub(crate) fn regions(&self, side: u8) -> Vec<u8> {
        match self {
            Division::Boxes { width, height } => {
                let of = |cell: Cell| (cell.row / height) * (side / width) + cell.col / width;
                Shape::new(side, side).cells().map(of).collect()
            }
            Division::Regions(regions) => regions.clone(),
        }
    }
}
