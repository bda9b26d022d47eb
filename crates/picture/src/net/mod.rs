//! Crossings of a lattice: from a mesh, moved onto the lines of the picture.

mod refine;
mod rim;
mod subdivide;

use crate::found::{Lattice, Point};
use crate::homography::distance;
use crate::mesh::Mesh;
use crate::plane::Plane;
use crate::stroke::{Stroke, stroke};

/// Part of the lines along a side that another row or column of cells must show.
const LEAST_LINES: f32 = 0.7;

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

    /// The same outline with another number of rows and columns, evenly between the crossings that there are. None of the numbers is 0.
    pub(crate) fn divided(&self, rows: usize, cols: usize) -> Self {
        let place = |at: usize, of: usize, own: usize| {
            let along = (at * own) as f32 / of as f32;
            let from = (along as usize).min(own - 1);
            (from as isize, along - from as f32)
        };
        let between = |one: Point, other: Point, part: f32| {
            [0, 1].map(|axis| one[axis] + part * (other[axis] - one[axis]))
        };
        let ends = (0..=rows).flat_map(|row| (0..=cols).map(move |col| (row, col)));
        let crossings = ends.map(|(row, col)| {
            let (row, down) = place(row, rows, self.rows);
            let (col, right) = place(col, cols, self.cols);
            let along = |row| between(self.crossing(row, col), self.crossing(row, col + 1), right);
            between(along(row), along(row + 1), down)
        });
        Self {
            rows,
            cols,
            crossings: crossings.collect(),
        }
    }

    /// The same net with the picture turned a quarter counterclockwise: its last column becomes the first row.
    pub(crate) fn turned(&self) -> Self {
        let [last_row, last_col] = [self.rows as isize, self.cols as isize];
        let rows = (0..=last_col).rev();
        let crossings = rows.flat_map(|col| (0..=last_row).map(move |row| (row, col)));
        Self {
            rows: self.cols,
            cols: self.rows,
            crossings: crossings
                .map(|(row, col)| self.crossing(row, col))
                .collect(),
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

    /// All lines between neighbouring crossings: whether it runs across, where it starts, and what was found.
    fn lines(
        &self,
        plane: &Plane,
        reach: f32,
    ) -> impl Iterator<Item = (bool, (usize, usize), Option<Stroke>)> {
        let starts = (0..=self.rows).flat_map(|row| (0..=self.cols).map(move |col| (row, col)));
        starts.flat_map(move |(row, col)| {
            let across =
                (col < self.cols).then(|| (true, (row, col), self.above(plane, row, col, reach)));
            let down =
                (row < self.rows).then(|| (false, (row, col), self.before(plane, row, col, reach)));
            across.into_iter().chain(down)
        })
    }

    /// Part of all its lines that are drawn and straight.
    pub(crate) fn quality(&self, plane: &Plane) -> f32 {
        let (mut drawn, mut count) = (0.0, 0.0f32);
        for (_, _, line) in self.lines(plane, 0.1) {
            count += 1.0;
            drawn += f32::from(u8::from(line.is_some_and(|line| line.is_straight)));
        }
        drawn / count.max(1.0)
    }

    /// Area in square pixels, as its corners have it.
    pub(crate) fn area(&self) -> f32 {
        let [below, right] = [self.rows, self.cols].map(|count| count as isize);
        let corners = [(0, 0), (0, right), (below, right), (below, 0)]
            .map(|(row, col)| self.crossing(row, col));
        let next = corners.iter().cycle().skip(1);
        let cross = |(one, other): (&Point, &Point)| one[0] * other[1] - one[1] * other[0];
        corners.iter().zip(next).map(cross).sum::<f32>().abs() / 2.0
    }

    /// Left, top, right and bottom of its crossings.
    pub(crate) fn bounds(&self) -> [f32; 4] {
        let first = [f32::MAX, f32::MAX, f32::MIN, f32::MIN];
        self.crossings.iter().fold(first, |bounds, &[x, y]| {
            let [left, top, right, bottom] = bounds;
            [left.min(x), top.min(y), right.max(x), bottom.max(y)]
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
