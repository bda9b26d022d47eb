//! Crossings moved onto the lines that meet there.

use crate::found::Point;
use crate::homography::{Homography, distance};
use crate::plane::Plane;

use super::Net;

/// Reach of the search for a line, in cells: first wide, then narrow.
const REACHES: [f32; 2] = [0.28, 0.16];
/// Distance in cells by which a crossing lies away from where its neighbours want it, at most.
const STRAY: f32 = 0.08;
/// Number of rows and columns on each side that have a say in that.
const AROUND: usize = 2;

impl Net {
    /// Moves each crossing onto the lines that meet there.
    pub(crate) fn refine(&mut self, plane: &Plane) {
        for reach in REACHES {
            self.smooth();
            let count = self.crossings.len();
            let mut shifts = vec![[([0.0f32, 0.0f32], 0.0f32); 2]; count];
            let mut note = |at: usize, kind: usize, [x, y]: Point| {
                let (sum, count) = &mut shifts[at][kind];
                *sum = [sum[0] + x, sum[1] + y];
                *count += 1.0;
            };
            let across = self.cols + 1;
            for row in 0..=self.rows {
                for col in 0..=self.cols {
                    let at = row * across + col;
                    if let Some(line) = self
                        .above(plane, row, col, reach)
                        .filter(|line| line.is_straight && col < self.cols)
                    {
                        note(at, 0, line.shift);
                        note(at + 1, 0, line.shift);
                    }
                    if let Some(line) = self
                        .before(plane, row, col, reach)
                        .filter(|line| line.is_straight && row < self.rows)
                    {
                        note(at, 1, line.shift);
                        note(at + across, 1, line.shift);
                    }
                }
            }
            for (point, kinds) in self.crossings.iter_mut().zip(&shifts) {
                for (sum, count) in kinds {
                    let count = count.max(1.0);
                    *point = [point[0] + sum[0] / count, point[1] + sum[1] / count];
                }
            }
        }
    }

    /// Moves crossings that stray from their neighbours back: where the flat map has them, shifted as most around them are.
    fn smooth(&mut self) {
        let across = self.cols + 1;
        let place = |at: usize| [(at % across) as f32, (at / across) as f32];
        let pairs = self
            .crossings
            .iter()
            .enumerate()
            .map(|(at, &seen)| (place(at), seen));
        let Some(flat) = Homography::fit_most(&pairs.collect::<Vec<_>>(), 0.2) else {
            return;
        };
        let shift = |at: usize| {
            let (seen, flat) = (self.crossings[at], flat.map(place(at)));
            [seen[0] - flat[0], seen[1] - flat[1]]
        };
        let shifts: Vec<Point> = (0..self.crossings.len()).map(shift).collect();
        let smooth = |at: usize| {
            let (row, col) = (at / across, at % across);
            let rows = row.saturating_sub(AROUND)..=(row + AROUND).min(self.rows);
            let around = rows.flat_map(|row| {
                let cols = col.saturating_sub(AROUND)..=(col + AROUND).min(self.cols);
                cols.map(move |col| row * across + col)
            });
            let around: Vec<usize> = around.collect();
            let median = |axis: usize| {
                let mut shifts: Vec<f32> = around.iter().map(|&at| shifts[at][axis]).collect();
                shifts.sort_by(f32::total_cmp);
                shifts.get(shifts.len() / 2).copied().unwrap_or_default()
            };
            let [x, y] = flat.map(place(at));
            let expected = [x + median(0), y + median(1)];
            let seen = self.crossings[at];
            let is_stray = distance(expected, seen) > STRAY * flat.step(place(at));
            if is_stray { expected } else { seen }
        };
        self.crossings = (0..self.crossings.len()).map(smooth).collect();
    }
}
