//! Thin lines found between thick ones.

use crate::homography::distance;
use crate::plane::Plane;

use super::{LEAST_LINES, Net};

/// Reach of the search for a line, as a part of the shorter side of a cell.
const REACH: f32 = 0.12;

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
            let finer = self.divided(rows, cols);
            let is_new = |(row, col): (usize, usize)| match by_row {
                true => row % count != 0,
                false => col % count != 0,
            };
            // Where only one side of the cells is divided yet, lines are long and close to each other.
            let [along, across] = match by_row {
                true => [(0, 1), (1, 0)],
                false => [(1, 0), (0, 1)],
            };
            let length = |(row, col)| distance(finer.crossing(0, 0), finer.crossing(row, col));
            let reach = REACH * (length(across) / length(along)).min(1.0);
            let lines = finer.lines(plane, reach);
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
}
