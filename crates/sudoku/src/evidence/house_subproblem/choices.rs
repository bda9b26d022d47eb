//! Choice of the digits or places that are tried.
//!
//! A cell with more digits left than open cells around it always finds a digit. Such
//! cells are set aside, and then the cells that now have few enough open cells around
//! them. If none remains, all can be filled.

use super::{Depth, HouseSubproblem, Portion, bits};

/// More choices than this are many.
const FEW: u32 = 6;

impl<'a> HouseSubproblem<'a> {
    /// The fewest choices of a cell that may not find a digit, or of a digit in a part
    /// around it; none if all can be filled.
    pub(super) fn fewest(&self, cells: &[u32]) -> Option<Vec<(usize, u32)>> {
        let tight = self.tight(cells);
        let all = self.parts.iter().flat_map(|part| part.list);
        let of_cells = all.filter(|&&cell| tight[cell]);
        let of_cells = of_cells.map(|&cell| (cells[cell].count_ones(), cell));
        let (mut fewest, cell) = of_cells.min()?;
        let places = |list: &'a [usize], digit: u32| {
            let places = list.iter().filter(move |&&cell| cells[cell] & digit != 0);
            places.map(move |&cell| (cell, digit))
        };
        let mut of_digit = None;
        let is_many = fewest > FEW && matches!(self.depth, Depth::Filling(_));
        let parts = self.parts.iter().filter(|_| fewest > 2 && !is_many);
        let is_tight = |part: &&Portion| part.list.iter().any(|&cell| tight[cell]);
        for part in parts.filter(is_tight).collect::<Vec<_>>() {
            for digit in bits(part.digits) {
                let count = places(part.list, digit).fold(0, |count, _| count + 1);
                if (2..fewest).contains(&count) {
                    fewest = count;
                    of_digit = Some((part.list, digit));
                }
            }
        }
        Some(match of_digit {
            Some((list, digit)) => places(list, digit).collect(),
            None => bits(cells[cell]).map(|digit| (cell, digit)).collect(),
        })
    }

    /// Whether each cell may find no digit once the others have one.
    fn tight(&self, cells: &[u32]) -> Vec<bool> {
        let mut open: Vec<bool> = cells.iter().map(|left| !left.is_power_of_two()).collect();
        let mut around = vec![0; cells.len()];
        loop {
            // For each open cell, the number of open cells around it.
            around.fill(0);
            for part in self.parts {
                let inside = || part.list.iter().filter(|&&cell| open[cell]);
                let count = inside().count();
                inside().for_each(|&cell| around[cell] += count - 1);
            }
            let mut is_new = false;
            for &cell in self.parts.iter().flat_map(|part| part.list) {
                if open[cell] && cells[cell].count_ones() as usize > around[cell] {
                    open[cell] = false;
                    is_new = true;
                }
            }
            if !is_new {
                return open;
            }
        }
    }
}
