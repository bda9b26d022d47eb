//! Crossings of a lattice: from a mesh, moved onto the lines of the picture.

use crate::found::{Lattice, Point};
use crate::homography::distance;
use crate::mesh::Mesh;
use crate::plane::Plane;
use crate::stroke::{Stroke, stroke};

/// Reach of the search for a line, in cells: first wide, then narrow.
const REACHES: [f32; 2] = [0.28, 0.16];
/// Part of the lines along a side that another row or column of cells must show.
const LEAST_LINES: f32 = 0.85;

/// Crossings row by row.
#[derive(Clone, Debug)]
pub(crate) struct Net {
    /// Rows and columns of cells.
    pub(crate) rows: usize,
    pub(crate) cols: usize,
    /// `(rows + 1) * (cols + 1)` points.
    crossings: Vec<Point>,
}

/// Side of a net.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    Top,
    Bottom,
    Left,
    Right,
}

impl Side {
    pub(crate) const ALL: [Self; 4] = [Self::Top, Self::Bottom, Self::Left, Self::Right];
}

impl Net {
    /// Net whose crossings are dots.
    pub(crate) fn of_dots(mesh: Mesh) -> Self {
        Self {
            rows: mesh.rows - 1,
            cols: mesh.cols - 1,
            crossings: mesh.places,
        }
    }

    /// Net around cells: each crossing lies where the map has it, shifted as the cells around it are.
    pub(crate) fn of_cells(mesh: &Mesh) -> Self {
        let (rows, cols) = (mesh.rows, mesh.cols);
        let mut crossings = Vec::with_capacity((rows + 1) * (cols + 1));
        for row in 0..=rows {
            for col in 0..=cols {
                let mut shift = [0.0, 0.0];
                let mut count = 0.0f32;
                for row in row.saturating_sub(1)..(row + 1).min(rows) {
                    for col in col.saturating_sub(1)..(col + 1).min(cols) {
                        let [x, y] = mesh.places[row * cols + col];
                        let from = mesh.flat.map([col as f32, row as f32]);
                        shift = [shift[0] + x - from[0], shift[1] + y - from[1]];
                        count += 1.0;
                    }
                }
                let [x, y] = mesh.flat.map([col as f32 - 0.5, row as f32 - 0.5]);
                let count = count.max(1.0);
                crossings.push([x + shift[0] / count, y + shift[1] / count]);
            }
        }
        Self {
            rows,
            cols,
            crossings,
        }
    }

    /// Point of a crossing; beyond the net, where its outermost steps lead.
    pub(crate) fn crossing(&self, row: isize, col: isize) -> Point {
        let [last_row, last_col] = [self.rows as isize, self.cols as isize];
        let (near_row, near_col) = (row.clamp(0, last_row), col.clamp(0, last_col));
        let at = |row: isize, col: isize| {
            let at = row as usize * (self.cols + 1) + col as usize;
            self.crossings.get(at).copied().unwrap_or_default()
        };
        let mut point = at(near_row, near_col);
        let mut beyond = |from: Point, count: isize| {
            let here = at(near_row, near_col);
            for (part, value) in point.iter_mut().enumerate() {
                *value += (here[part] - from[part]) * count as f32;
            }
        };
        if row != near_row {
            let inner = near_row - (row - near_row).signum();
            beyond(at(inner, near_col), (row - near_row).abs());
        }
        if col != near_col {
            let inner = near_col - (col - near_col).signum();
            beyond(at(near_row, inner), (col - near_col).abs());
        }
        point
    }

    /// Corners of a cell, or of a place beside the net: upper left, upper right, lower right, lower left.
    pub(crate) fn corners(&self, row: isize, col: isize) -> [Point; 4] {
        [(0, 0), (0, 1), (1, 1), (1, 0)].map(|(down, right)| self.crossing(row + down, col + right))
    }

    /// Size of a cell in pixels: the mean of its sides.
    pub(crate) fn size(&self, row: isize, col: isize) -> f32 {
        let corners = self.corners(row, col);
        let next = corners.iter().cycle().skip(1);
        let sides = corners.iter().zip(next);
        sides
            .map(|(&one, &other)| distance(one, other))
            .sum::<f32>()
            / 4.0
    }

    /// Mean size of all cells, in pixels.
    pub(crate) fn mean_size(&self) -> f32 {
        let [right, below] = [self.cols, self.rows].map(|count| count as isize);
        let rim = |from: (isize, isize), to: (isize, isize), count: usize| {
            distance(self.crossing(from.0, from.1), self.crossing(to.0, to.1)) / count as f32
        };
        let across =
            rim((0, 0), (0, right), self.cols) + rim((below, 0), (below, right), self.cols);
        let down = rim((0, 0), (below, 0), self.rows) + rim((0, right), (below, right), self.rows);
        (across + down) / 4.0
    }

    /// Line between two neighbouring crossings, if there is one within a reach in cells.
    pub(crate) fn line(
        &self,
        plane: &Plane,
        from: (isize, isize),
        to: (isize, isize),
        reach: f32,
    ) -> Option<Stroke> {
        let [start, end] = [from, to].map(|(row, col)| self.crossing(row, col));
        stroke(plane, start, end, reach * distance(start, end))
    }

    /// Line above a cell, which lies below the net's last row if `row` is that of none.
    pub(crate) fn above(
        &self,
        plane: &Plane,
        row: usize,
        col: usize,
        reach: f32,
    ) -> Option<Stroke> {
        let [row, col] = [row, col].map(|at| at as isize);
        self.line(plane, (row, col), (row, col + 1), reach)
    }

    /// Line to the left of a cell.
    pub(crate) fn before(
        &self,
        plane: &Plane,
        row: usize,
        col: usize,
        reach: f32,
    ) -> Option<Stroke> {
        let [row, col] = [row, col].map(|at| at as isize);
        self.line(plane, (row, col), (row + 1, col), reach)
    }

    /// Moves each crossing onto the lines that meet there.
    pub(crate) fn refine(&mut self, plane: &Plane) {
        for reach in REACHES {
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
                        .filter(|_| col < self.cols)
                    {
                        note(at, 0, line.shift);
                        note(at + 1, 0, line.shift);
                    }
                    if let Some(line) = self
                        .before(plane, row, col, reach)
                        .filter(|_| row < self.rows)
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

    /// Lines that lead outwards from a side, and those that close another row or column there: the parts of them that are drawn.
    pub(crate) fn beyond(&self, plane: &Plane, side: Side) -> [f32; 2] {
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
        let is_drawn = |from, to| self.line(plane, from, to, 0.12).is_some();
        let outwards = (0..=count).filter(|&along| is_drawn(place(along, 0), place(along, 1)));
        let closing = (0..count).filter(|&along| is_drawn(place(along, 1), place(along + 1, 1)));
        let (outwards, closing) = (outwards.count(), closing.count());
        [
            outwards as f32 / (count + 1) as f32,
            closing as f32 / count as f32,
        ]
    }

    /// Adds rows and columns of cells at the sides whose lines are drawn, as when a broken line joined their paper to that outside.
    pub(crate) fn extend(&mut self, plane: &Plane, most: usize) {
        for side in Side::ALL {
            let is_more = |net: &Self| {
                let [outwards, closing] = net.beyond(plane, side);
                outwards >= LEAST_LINES && closing >= LEAST_LINES
            };
            while self.rows.max(self.cols) <= most && is_more(self) {
                self.add(side);
                self.refine(plane);
            }
        }
    }

    fn add(&mut self, side: Side) {
        let [rows, cols] = [self.rows as isize, self.cols as isize];
        let (from_row, to_row, from_col, to_col) = match side {
            Side::Top => (-1, rows, 0, cols),
            Side::Bottom => (0, rows + 1, 0, cols),
            Side::Left => (0, rows, -1, cols),
            Side::Right => (0, rows, 0, cols + 1),
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

    /// Whether a side lies at the edge of the picture, with lines that lead out of it.
    pub(crate) fn is_cut(&self, plane: &Plane) -> bool {
        Side::ALL.into_iter().any(|side| {
            let middle = match side {
                Side::Top => (-1, self.cols as isize / 2),
                Side::Bottom => (self.rows as isize + 1, self.cols as isize / 2),
                Side::Left => (self.rows as isize / 2, -1),
                Side::Right => (self.rows as isize / 2, self.cols as isize + 1),
            };
            let is_out = !plane.contains(self.crossing(middle.0, middle.1));
            is_out && self.beyond(plane, side)[0] >= LEAST_LINES
        })
    }

    /// The lattice as it is reported; `None` if it has too many rows or columns.
    pub(crate) fn lattice(&self) -> Option<Lattice> {
        Some(Lattice {
            rows: self.rows.try_into().ok()?,
            cols: self.cols.try_into().ok()?,
            crossings: self.crossings.clone(),
        })
    }
}

impl Net {
    /// Places beside a side, from left to right or from the top down.
    pub(crate) fn places(&self, side: Side) -> impl Iterator<Item = (isize, isize)> + use<> {
        let [rows, cols] = [self.rows as isize, self.cols as isize];
        let count = match side {
            Side::Top | Side::Bottom => cols,
            Side::Left | Side::Right => rows,
        };
        (0..count).map(move |along| match side {
            Side::Top => (-1, along),
            Side::Bottom => (rows, along),
            Side::Left => (along, -1),
            Side::Right => (along, cols),
        })
    }
}
