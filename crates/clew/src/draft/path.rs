//! Path of a pointer over the cells of a board.

use clew_core::grid::Cell;

/// Extends a path to a cell, step by step, because a fast pointer skips cells. The first
/// cell stays the first, and cells crossed twice appear twice.
pub fn lengthen(path: &mut Vec<Cell>, to: Cell) {
    let Some(&(mut at)) = path.last() else {
        path.push(to);
        return;
    };
    let towards = |from: u8, to: u8| if from < to { from + 1 } else { from - 1 };
    while at != to {
        let (down, right) = (at.row.abs_diff(to.row), at.col.abs_diff(to.col));
        at = match down > right {
            true => Cell::new(towards(at.row, to.row), at.col),
            false => Cell::new(at.row, towards(at.col, to.col)),
        };
        path.push(at);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_moves_across_sides_of_cells() {
        let mut path = Vec::new();
        for (row, col) in [(2, 2), (2, 2), (0, 5), (3, 1)] {
            lengthen(&mut path, Cell::new(row, col));
            assert_eq!(path.last(), Some(&Cell::new(row, col)));
        }
        assert_eq!(path[0], Cell::new(2, 2));
        assert_eq!(path.len(), 1 + 5 + 7);
        let step =
            |pair: &[Cell]| pair[0].row.abs_diff(pair[1].row) + pair[0].col.abs_diff(pair[1].col);
        assert!(path.windows(2).all(|pair| step(pair) == 1));
    }
}
