//! A house and its name, and the ways to divide a board into houses.

use serde::{Deserialize, Serialize};

use super::Cells;

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
        let mut left = mask;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let position = left.trailing_zeros() as usize;
                left &= left - 1;
                self.list[position]
            })
        })
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
    /// The boxes nearest to a square, at least two cells high, if there are any.
    pub(crate) fn boxes(side: u8) -> Option<Self> {
        let height = (2..side)
            .rev()
            .find(|&h| h <= side / h && side.is_multiple_of(h))?;
        Some(Division::Boxes {
            width: side / height,
            height,
        })
    }
}
