//! Rows and columns of cells at the rim of a net.

use crate::found::Point;
use crate::homography::distance;
use crate::plane::Plane;
use crate::stroke::stroke;
use crate::threshold::Mask;

use super::{LEAST_LINES, Net, Side};

/// Part of the lines along a side below which a row or column of cells is none.
const FEWEST_LINES: f32 = 0.45;
/// Rows and columns that are left in any case.
const LEAST_CELLS: usize = 3;
/// Parts of a step of which the largest that lies in the picture is looked at.
const VISIBLE: [f32; 4] = [1.0, 0.85, 0.7, 0.5];
/// Part of a row or column of cells that must lie in the picture, if its last line does not.
const LEAST_VISIBLE: f32 = 0.75;
/// Parts of a step out of the picture of which the largest that still lies in it is looked at.
const INSIDE: [f32; 4] = [0.8, 0.6, 0.4, 0.25];
/// Part of the crossings of another row or column that must have ink.
const LEAST_INKED: f32 = 0.9;
/// Reach of the search for it, in cells.
const DOT: f32 = 0.08;

impl Net {
    /// Lines that lead outwards from the line `from` of a side, and those that close another row or column there: the parts of them
    /// that are drawn. The outermost line is 0, and the one before it is -1.
    fn beyond(&self, plane: &Plane, side: Side, from: isize) -> [f32; 2] {
        let [rows, cols] = [self.rows as isize, self.cols as isize];
        let count = match side {
            Side::Top | Side::Bottom => cols,
            Side::Left | Side::Right => rows,
        };
        let place = |along: isize, out: isize| match side {
            Side::Top => (-out, along),
            Side::Bottom => (rows + out, along),
            Side::Left => (along, -out),
            Side::Right => (along, cols + out),
        };
        let is_drawn = |start: Point, end: Point| {
            let line = stroke(plane, start, end, 0.12 * distance(start, end));
            f32::from(u8::from(line.is_some_and(|line| line.is_straight)))
        };
        let point = |along: isize, out: isize| {
            let (row, col) = place(along, out);
            self.crossing(row, col)
        };
        let (mut drawn, mut seen, mut length) = (0.0, 0.0f32, 0.0);
        for along in 0..=count {
            let (start, end) = (point(along, from), point(along, from + 1));
            let at = |part: f32| [0, 1].map(|axis| start[axis] + part * (end[axis] - start[axis]));
            if let Some(part) = VISIBLE.into_iter().find(|&part| plane.contains(at(part))) {
                drawn += is_drawn(start, at(part));
                seen += 1.0;
                length += part;
            }
        }
        // Lines outside the picture have no say, unless they are most.
        let outwards = drawn / seen.max(count as f32 / 2.0);
        let (mut drawn, mut seen) = (0.0, 0.0f32);
        for along in 0..count {
            let (start, end) = (point(along, from + 1), point(along + 1, from + 1));
            if plane.contains(start) && plane.contains(end) {
                drawn += is_drawn(start, end);
                seen += 1.0;
            }
        }
        // A last line outside the picture may be missing if little else is.
        let closing = match seen >= 2.0 {
            true => drawn / seen,
            false => f32::from(u8::from(length >= LEAST_VISIBLE * count as f32)),
        };
        [outwards, closing]
    }

    /// Adds rows and columns of cells at the sides where there is ink at nearly all the next crossings: dots that a player's line joins
    /// are not seen as dots.
    pub(crate) fn grow(&mut self, mask: &Mask, most: usize) {
        for side in Side::ALL {
            loop {
                let mut grown = self.clone();
                grown.change(side, 1);
                let [rows, cols] = [grown.rows as isize, grown.cols as isize];
                let along: Vec<(isize, isize)> = match side {
                    Side::Top => (0..=cols).map(|col| (0, col)).collect(),
                    Side::Bottom => (0..=cols).map(|col| (rows, col)).collect(),
                    Side::Left => (0..=rows).map(|row| (row, 0)).collect(),
                    Side::Right => (0..=rows).map(|row| (row, cols)).collect(),
                };
                let reach = DOT * self.mean_size();
                let inked = along
                    .iter()
                    .filter(|&&(row, col)| mask.has_ink(grown.crossing(row, col), reach));
                let is_row = inked.count() as f32 >= LEAST_INKED * along.len() as f32;
                if !is_row || grown.rows.max(grown.cols) > most {
                    break;
                }
                *self = grown;
            }
        }
    }

    /// Part of its crossings that have ink.
    pub(crate) fn inked(&self, mask: &Mask) -> f32 {
        let reach = DOT * self.mean_size();
        let inked = self.crossings.iter().filter(|&&at| mask.has_ink(at, reach));
        inked.count() as f32 / self.crossings.len().max(1) as f32
    }

    /// Takes away rows and columns of cells at the sides whose lines are not drawn, and adds those whose lines are: a broken line joins
    /// the paper of a cell to that of another, or to that outside.
    pub(crate) fn settle(&mut self, plane: &Plane, most: usize) {
        for side in Side::ALL {
            let is_less = |net: &Self| {
                let [outwards, closing] = net.beyond(plane, side, -1);
                outwards.min(closing) < FEWEST_LINES
            };
            while self.rows.min(self.cols) > LEAST_CELLS && is_less(self) {
                self.change(side, -1);
            }
        }
        for side in Side::ALL {
            let is_more = |net: &Self| {
                let [outwards, closing] = net.beyond(plane, side, 0);
                outwards.min(closing) >= LEAST_LINES
            };
            while self.rows.max(self.cols) <= most && is_more(self) {
                self.change(side, 1);
                self.refine(plane);
            }
        }
    }

    /// Adds a row or column of cells at a side, or takes it away.
    fn change(&mut self, side: Side, by: isize) {
        let [rows, cols] = [self.rows as isize, self.cols as isize];
        let (from_row, to_row, from_col, to_col) = match side {
            Side::Top => (-by, rows, 0, cols),
            Side::Bottom => (0, rows + by, 0, cols),
            Side::Left => (0, rows, -by, cols),
            Side::Right => (0, rows, 0, cols + by),
        };
        let crossings = (from_row..=to_row)
            .flat_map(|row| (from_col..=to_col).map(move |col| (row, col)))
            .map(|(row, col)| self.crossing(row, col))
            .collect();
        *self = Self {
            rows: (to_row - from_row) as usize,
            cols: (to_col - from_col) as usize,
            crossings,
        };
    }

    /// Whether lines lead from a side out of the picture.
    pub(crate) fn is_cut(&self, plane: &Plane) -> bool {
        Side::ALL.into_iter().any(|side| {
            let starts: Vec<[Point; 2]> = self.outwards(side).collect();
            let is_out = |[_, end]: &[Point; 2]| !plane.contains(*end);
            if !starts.iter().all(is_out) {
                return false;
            }
            let count = starts.len() as f32;
            let leads_out = |[start, end]: [Point; 2]| {
                let at =
                    |part: f32| [0, 1].map(|axis| start[axis] + part * (end[axis] - start[axis]));
                let inside = INSIDE.into_iter().find(|&part| plane.contains(at(part)));
                inside.is_some_and(|part| {
                    let reach = 0.1 * distance(start, end);
                    stroke(plane, at(0.05), at(part), reach).is_some_and(|line| line.is_straight)
                })
            };
            let cut = starts.into_iter().filter(|&line| leads_out(line)).count();
            cut as f32 >= LEAST_LINES * count
        })
    }

    /// Steps that lead from the crossings of a side outwards.
    fn outwards(&self, side: Side) -> impl Iterator<Item = [Point; 2]> {
        let [rows, cols] = [self.rows as isize, self.cols as isize];
        let count = match side {
            Side::Top | Side::Bottom => cols,
            Side::Left | Side::Right => rows,
        };
        (0..=count).map(move |along| {
            let [start, end] = match side {
                Side::Top => [(0, along), (-1, along)],
                Side::Bottom => [(rows, along), (rows + 1, along)],
                Side::Left => [(along, 0), (along, -1)],
                Side::Right => [(along, cols), (along, cols + 1)],
            };
            [start, end].map(|(row, col)| self.crossing(row, col))
        })
    }
}
