//! Crossings of a lattice: from a mesh, moved onto the lines of the picture.

use crate::found::{Lattice, Point};
use crate::homography::{Homography, distance};
use crate::mesh::Mesh;
use crate::plane::Plane;
use crate::stroke::{Stroke, stroke};

/// Reach of the search for a line, in cells: first wide, then narrow.
const REACHES: [f32; 2] = [0.28, 0.16];
/// Distance in cells by which a crossing lies away from where its neighbours want it, at most.
const STRAY: f32 = 0.08;
/// Number of rows and columns on each side that have a say in that.
const AROUND: usize = 2;
/// Part of the lines along a side that another row or column of cells must show.
const LEAST_LINES: f32 = 0.7;
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
