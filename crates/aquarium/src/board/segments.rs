//! Segments: the units of decision. All cells of a segment are alike, and if a segment
//! is water, so are those below it.
//!
//! If a tank has one level, a segment is all of the tank in one row. With gravity, it is
//! what is joined at that height: cells of a row that are connected through cells of the
//! row itself and of the rows below. Water in one of them fills everything connected
//! below and rises in the others to the same height. Either way, the segments below a
//! segment are parts of what it stands on, so each has at most one above it: the segments
//! of a tank form a tree with its root on top, or a chain if there is one level.

use clew_core::grid::{Cell, Edge, Line, Place as _, Shape, SortDedup as _, Table, Walls};

use crate::board::clues::Levels;

/// Number of a segment, from the bottom row up and from left to right.
pub type SegmentId = u16;

/// Cells of one row that are all water or all air.
#[derive(Clone, Debug, PartialEq)]
pub struct Segment {
    /// Its cells, from left to right.
    pub cells: Vec<Cell>,
    /// The segment that stands on this one, and on others like it.
    pub above: Option<SegmentId>,
    /// The segments it stands on.
    pub below: Vec<SegmentId>,
}

/// Cells of one line that fill from the first to the last: if one is water, so are
/// those before it.
#[derive(Clone, Debug, PartialEq)]
pub struct Stack(pub Vec<SegmentId>);

/// All segments of a board, and how they lie in its lines.
#[derive(Clone, Debug, PartialEq)]
pub struct Segments {
    of: Table<Cell, SegmentId>,
    all: Vec<Segment>,
    lines: Vec<Vec<Stack>>,
}

impl Segment {
    /// Its row.
    pub fn row(&self) -> u8 {
        self.first().row
    }

    /// Its first cell, which names it.
    pub fn first(&self) -> Cell {
        self.cells[0]
    }
}

impl Segments {
    pub(crate) fn new(tanks: &Table<Cell, u16>, walls: &Walls, levels: Levels) -> Self {
        let shape = tanks.shape();
        let mut growth = Growth::new(shape);
        let mut of = Table::filled(shape, 0);
        let mut all: Vec<Segment> = Vec::new();
        let mut of_tank = vec![None; shape.area()];
        for row in (0..shape.rows).rev() {
            for cell in Line::Row(row).cells(shape) {
                match levels {
                    Levels::Tank => {
                        let first = of_tank[usize::from(tanks[cell])].get_or_insert(cell);
                        growth.join(*first, cell);
                    }
                    Levels::Water => {
                        let below = Cell::new(row + 1, cell.col);
                        if row + 1 < shape.rows && !walls.has(Edge::Above(below)) {
                            growth.join(cell, below);
                        }
                        if cell.col > 0 && !walls.has(Edge::LeftOf(cell)) {
                            growth.join(cell, Cell::new(row, cell.col - 1));
                        }
                    }
                }
            }
            growth.segments_of_row(row, &mut of, &mut all);
        }
        let mut segments = Self {
            of,
            all,
            lines: Vec::new(),
        };
        segments.lines = shape.lines().map(|line| segments.stacks_of(line)).collect();
        segments
    }

    /// The segment of a cell.
    pub fn of(&self, cell: Cell) -> SegmentId {
        self.of[cell]
    }

    /// A segment by its number.
    pub fn get(&self, id: SegmentId) -> &Segment {
        &self.all[usize::from(id)]
    }

    /// All segments, those of lower rows first.
    pub fn all(&self) -> &[Segment] {
        &self.all
    }

    /// The numbers of all segments, in order.
    pub(crate) fn ids(&self) -> impl DoubleEndedIterator<Item = SegmentId> + use<> {
        let number = |place| SegmentId::try_from(place).expect("at most 1,600 segments");
        (0..self.all.len()).map(number)
    }

    /// The stacks of a line; every cell of the line is in one.
    pub fn stacks(&self, line: Line) -> &[Stack] {
        let index = match line {
            Line::Row(row) => usize::from(row),
            Line::Col(col) => usize::from(self.of.shape().rows) + usize::from(col),
        };
        &self.lines[index]
    }

    /// Whether `lower` is below `upper`, however far.
    pub fn is_below(&self, lower: SegmentId, upper: SegmentId) -> bool {
        let mut at = Some(lower);
        while let Some(id) = at {
            if id >= upper {
                return id == upper && lower != upper;
            }
            at = self.get(id).above;
        }
        false
    }

    /// Groups segments, given from the bottom up, into stacks.
    pub(crate) fn stacked(&self, from_below: impl IntoIterator<Item = SegmentId>) -> Vec<Stack> {
        let mut stacks: Vec<Stack> = Vec::new();
        for id in from_below {
            let on = stacks
                .iter_mut()
                .find(|stack| stack.0.last().is_some_and(|&top| self.is_below(top, id)));
            match on {
                Some(stack) => stack.0.push(id),
                None => stacks.push(Stack(vec![id])),
            }
        }
        stacks
    }

    fn stacks_of(&self, line: Line) -> Vec<Stack> {
        let mut ids: Vec<SegmentId> = line
            .cells(self.of.shape())
            .map(|cell| self.of(cell))
            .collect();
        ids.sort_dedup();
        match line {
            Line::Row(_) => ids.into_iter().map(|id| Stack(vec![id])).collect(),
            Line::Col(_) => self.stacked(ids),
        }
    }
}

/// Union-find of the cells joined so far, growing row by row from the bottom.
struct Growth {
    shape: Shape,
    parent: Vec<usize>,
    /// Segments with nothing above them, by the representative of their part.
    tops: Vec<Vec<SegmentId>>,
}

impl Growth {
    fn new(shape: Shape) -> Self {
        Self {
            shape,
            parent: (0..shape.area()).collect(),
            tops: vec![Vec::new(); shape.area()],
        }
    }

    fn root(&mut self, mut at: usize) -> usize {
        while self.parent[at] != at {
            self.parent[at] = self.parent[self.parent[at]];
            at = self.parent[at];
        }
        at
    }

    fn join(&mut self, a: Cell, b: Cell) {
        let (a, b) = (a.index(self.shape), b.index(self.shape));
        let (a, b) = (self.root(a), self.root(b));
        if a != b {
            self.parent[b] = a;
            let tops = std::mem::take(&mut self.tops[b]);
            self.tops[a].extend(tops);
        }
    }

    /// Makes the segments of a row whose cells have been joined.
    fn segments_of_row(
        &mut self,
        row: u8,
        of: &mut Table<Cell, SegmentId>,
        all: &mut Vec<Segment>,
    ) {
        let mut made: Vec<(usize, SegmentId)> = Vec::new();
        for cell in Line::Row(row).cells(self.shape) {
            let root = self.root(cell.index(self.shape));
            let id = match made.iter().find(|(part, _)| *part == root) {
                Some(&(_, id)) => id,
                None => {
                    let id = SegmentId::try_from(all.len()).expect("at most 1,600 segments");
                    let below = std::mem::replace(&mut self.tops[root], vec![id]);
                    for &lower in &below {
                        all[usize::from(lower)].above = Some(id);
                    }
                    all.push(Segment {
                        cells: Vec::new(),
                        above: None,
                        below,
                    });
                    made.push((root, id));
                    id
                }
            };
            all[usize::from(id)].cells.push(cell);
            of[cell] = id;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Clues, clues_of};

    fn rows_above(clues: &Clues, cell: Cell) -> Vec<Vec<Cell>> {
        let segments = clues.segments();
        let mut found = Vec::new();
        let mut at = Some(segments.of(cell));
        while let Some(id) = at {
            found.push(segments.get(id).cells.clone());
            at = segments.get(id).above;
        }
        found
    }

    /// ```text
    /// 1 2 1
    /// 1 2 1
    /// 1 1 1
    /// ```
    const U: &str = "1 2 1\n1 2 1\n1 1 1\n2 3 3\n3 2 3";

    #[test]
    fn with_one_level_a_tank_is_a_chain_of_its_rows() {
        let clues = clues_of(U);
        let arms = |row| vec![Cell::new(row, 0), Cell::new(row, 2)];
        let bottom = (0..3).map(|col| Cell::new(2, col)).collect();
        assert_eq!(
            rows_above(&clues, Cell::new(2, 1)),
            [bottom, arms(1), arms(0)]
        );
    }

    #[test]
    fn arms_joined_below_are_one_segment_and_arms_joined_above_are_not() {
        let cell = Cell::new;
        let u = clues_of("aquarium/3/3/u010/l");
        assert_eq!(u.levels(), Levels::Water);
        let bottom = (0..3).map(|col| cell(2, col)).collect();
        let arms = |row| vec![cell(row, 0), cell(row, 2)];
        assert_eq!(rows_above(&u, cell(2, 1)), [bottom, arms(1), arms(0)]);
        let upside_down = clues_of("aquarium/3/3/7g80/l");
        let top: Vec<Cell> = (0..3).map(|col| cell(0, col)).collect();
        for col in [0, 2] {
            let arm = [vec![cell(2, col)], vec![cell(1, col)], top.clone()];
            assert_eq!(rows_above(&upside_down, cell(2, col)), arm);
        }
    }

    #[test]
    fn a_wall_within_a_tank_keeps_water_apart_until_it_reaches_over_it() {
        // One tank of two rows and two columns, walled below.
        let clues = clues_of("aquarium/2/2/80/j");
        let segments = clues.segments();
        let of = |row, col| segments.of(Cell::new(row, col));
        assert_ne!(of(1, 0), of(1, 1));
        assert_eq!(of(0, 0), of(0, 1));
    }

    #[test]
    fn every_cell_of_a_line_is_in_one_of_its_stacks() {
        let clues = clues_of(U);
        let segments = clues.segments();
        for line in clues.shape().lines() {
            let stacked: Vec<SegmentId> = segments
                .stacks(line)
                .iter()
                .flat_map(|stack| stack.0.clone())
                .collect();
            for cell in line.cells(clues.shape()) {
                assert_eq!(
                    stacked
                        .iter()
                        .filter(|&&id| id == segments.of(cell))
                        .count(),
                    1
                );
            }
            for stack in segments.stacks(line) {
                for pair in stack.0.windows(2) {
                    assert!(segments.is_below(pair[0], pair[1]));
                }
            }
        }
    }
}
