//! Thin lines found between thick ones.

use crate::plane::Plane;

use super::{LEAST_LINES, Net};

impl Net {
    /// Parts all rows or columns in two, three or four if there are lines between: thin lines that were too faint at first.
    pub(crate) fn subdivide(&mut self, plane: &Plane, most: usize) {
        for (by_row, count) in [true, false]
            .into_iter()
            .flat_map(|by_row| [4, 3, 2].map(|count| (by_row, count)))
        {
            let (rows, cols) = match by_row {
                true => (self.rows * count, self.cols),
                false => (self.rows, self.cols * count),
            };
            if rows.max(cols) > most {
                continue;
            }
            let finer = self.finer(by_row, count);
            let is_new = |(row, col): (usize, usize)| match by_row {
                true => row % count != 0,
                false => col % count != 0,
            };
            let lines = finer.lines(plane, 0.12);
            let lines = lines.filter(|&(is_across, at, _)| is_across == by_row && is_new(at));
            let drawn: Vec<bool> = lines
                .map(|(_, _, line)| line.is_some_and(|line| line.is_straight))
                .collect();
            let share = drawn.iter().filter(|&&is_drawn| is_drawn).count() as f32
                / drawn.len().max(1) as f32;
            if share >= LEAST_LINES {
                *self = finer;
                self.refine(plane);
                return;
            }
        }
    }

    /// The net with each row or column parted evenly.
    fn finer(&self, by_row: bool, count: usize) -> Self {
        let (down, right) = if by_row { (count, 1) } else { (1, count) };
        let (rows, cols) = (self.rows * down, self.cols * right);
        let mut crossings = Vec::with_capacity((rows + 1) * (cols + 1));
        for row in 0..=rows {
            for col in 0..=cols {
                let (from_row, from_col) = ((row / down) as isize, (col / right) as isize);
                let part = (row % down + col % right) as f32 / count as f32;
                let next = match by_row {
                    true => self.crossing(from_row + 1, from_col),
                    false => self.crossing(from_row, from_col + 1),
                };
                let from = self.crossing(from_row, from_col);
                crossings.push([0, 1].map(|axis| from[axis] + part * (next[axis] - from[axis])));
            }
        }
        Self {
            rows,
            cols,
            crossings,
        }
    }
}
