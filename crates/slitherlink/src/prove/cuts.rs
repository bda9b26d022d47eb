//! Cuts: constraints that every single loop meets, but a colouring of several loops
//! does not. Each comes from a separator of two parts.

use std::ops::RangeInclusive;

use crate::board::padded_grid::PaddedGrid;

/// Cut between two cells: `one`, in a part that is cut off, and `other`, beyond
/// it, are both of colour `inside` only if a cell of `separator` is too.
#[derive(Debug, PartialEq)]
pub(super) struct Cut {
    pub(super) inside: bool,
    pub(super) one: usize,
    pub(super) other: usize,
    pub(super) separator: Vec<usize>,
}

/// Connected part of one colour.
struct Component {
    inside: bool,
    /// Range of its cells in the list of all cells.
    from: usize,
    to: usize,
}

/// Position of a cell, seen from a part that is cut off.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    Component,
    Around,
    Beyond,
    Reached,
    Exterior,
}

/// Finder of parts and cuts, its buffers reused.
pub(super) struct CutFinder {
    grid: PaddedGrid,
    /// The cells part by part, the part of the ring first.
    cells: Vec<usize>,
    parts: Vec<Component>,
    seen: Vec<bool>,
    place: Vec<Place>,
    todo: Vec<usize>,
}

impl CutFinder {
    pub(super) fn new(grid: PaddedGrid) -> Self {
        Self {
            grid,
            cells: Vec::with_capacity(grid.size()),
            parts: Vec::new(),
            seen: vec![false; grid.size()],
            place: vec![Place::Exterior; grid.size()],
            todo: Vec::new(),
        }
    }

    /// Whether inside and outside are each in one piece; `inside` has some cell inside.
    pub(super) fn is_one_loop(&mut self, inside: &[bool]) -> bool {
        self.find_parts(inside);
        self.parts.len() == 2
    }

    fn find_parts(&mut self, inside: &[bool]) {
        let grid = self.grid;
        self.cells.clear();
        self.parts.clear();
        self.seen.fill(false);
        self.cells.push(0);
        self.seen[0] = true;
        // The ring is one part.
        for cell in 1..grid.size() {
            if grid.is_ring(cell) {
                self.seen[cell] = true;
                self.cells.push(cell);
            }
        }
        self.flood(inside, 0, 0);
        for start in grid.cells() {
            if !self.seen[start] {
                let from = self.cells.len();
                self.seen[start] = true;
                self.cells.push(start);
                self.flood(inside, from, start);
            }
        }
    }

    /// Flood fill: collects the part of the cells listed from `from` on.
    fn flood(&mut self, inside: &[bool], from: usize, start: usize) {
        let grid = self.grid;
        let mut at = from;
        while let Some(&cell) = self.cells.get(at) {
            at += 1;
            let reach = |next: usize, seen: &mut [bool], cells: &mut Vec<usize>| {
                if !seen[next] && inside[next] == inside[start] {
                    seen[next] = true;
                    cells.push(next);
                }
            };
            let (seen, cells) = (&mut self.seen, &mut self.cells);
            if cell >= grid.width {
                reach(cell - grid.width, seen, cells);
            }
            if cell + grid.width < grid.size() {
                reach(cell + grid.width, seen, cells);
            }
            if cell > 0 {
                reach(cell - 1, seen, cells);
            }
            if cell + 1 < grid.size() {
                reach(cell + 1, seen, cells);
            }
        }
        self.parts.push(Component {
            inside: inside[start],
            from,
            to: self.cells.len(),
        });
    }

    /// Returns a cut for every part too many; none if there is one loop. Cells that
    /// are `known` have the same colour in all solutions, so cuts between them are
    /// stronger.
    pub(super) fn cuts(&mut self, inside: &[bool], known: impl Fn(usize) -> bool) -> Vec<Cut> {
        self.find_parts(inside);
        let size = |part: &Component| part.to - part.from;
        let holds_known =
            |part: &Component| self.cells[part.from..part.to].iter().any(|&i| known(i));
        let main = (0..self.parts.len())
            .filter(|&i| self.parts[i].inside)
            .max_by_key(|&i| (holds_known(&self.parts[i]), size(&self.parts[i])));
        let mut cuts = Vec::new();
        for i in 1..self.parts.len() {
            if Some(i) == main {
                continue;
            }
            let other = match main {
                Some(main) if self.parts[i].inside => self.representative(main, &known),
                _ => 0,
            };
            cuts.push(self.cut(i, other, &known));
        }
        cuts
    }

    /// A cell that represents a part: a known one if there is one.
    fn representative(&self, part: usize, known: impl Fn(usize) -> bool) -> usize {
        let cells = &self.cells[self.parts[part].from..self.parts[part].to];
        let found = cells.iter().find(|&&cell| known(cell));
        *found.unwrap_or(&cells[0])
    }

    /// The cut of a part. Its separator is the cells around the part that the other
    /// side can reach: a minimal set that keeps the two apart. Only a window around
    /// the part is searched, if everything beyond the window is connected.
    fn cut(&mut self, part: usize, other: usize, known: impl Fn(usize) -> bool) -> Cut {
        let grid = self.grid;
        let one = self.representative(part, known);
        let Component { inside, from, to } = self.parts[part];
        let window = Window::around(grid, &self.cells[from..to], other);
        for cell in window.cells(grid) {
            self.place[cell] = Place::Beyond;
        }
        for &cell in &self.cells[from..to] {
            self.place[cell] = Place::Component;
        }
        for &cell in &self.cells[from..to] {
            for next in grid.around(cell) {
                if self.place[next] == Place::Beyond {
                    self.place[next] = Place::Around;
                }
            }
        }
        self.todo.clear();
        if grid.is_ring(other) {
            self.todo.extend(window.rim(grid));
        }
        if window.is_whole(grid) {
            self.todo.extend((!grid.is_ring(other)).then_some(other));
        } else {
            self.todo.extend(window.frame(grid));
        }
        let mut separator = Vec::new();
        while let Some(cell) = self.todo.pop() {
            match self.place[cell] {
                Place::Beyond => {
                    self.place[cell] = Place::Reached;
                    self.todo.extend(grid.around(cell));
                }
                Place::Around => {
                    self.place[cell] = Place::Reached;
                    separator.push(cell);
                }
                Place::Component | Place::Reached | Place::Exterior => {}
            }
        }
        for cell in window.cells(grid) {
            self.place[cell] = Place::Exterior;
        }
        Cut {
            inside,
            one,
            other,
            separator,
        }
    }
}

/// Window of rows and columns of the grid, without the ring.
struct Window {
    rows: RangeInclusive<usize>,
    cols: RangeInclusive<usize>,
}

impl Window {
    fn whole(grid: PaddedGrid) -> Self {
        Self {
            rows: 1..=usize::from(grid.shape.rows),
            cols: 1..=usize::from(grid.shape.cols),
        }
    }

    /// The cells up to two away from a part, or all cells if those beyond are not
    /// connected or `other` is not one of them.
    fn around(grid: PaddedGrid, part: &[usize], other: usize) -> Self {
        let whole = Self::whole(grid);
        let span = |all: &RangeInclusive<usize>, place: &dyn Fn(usize) -> usize| {
            let places = || part.iter().map(|&cell| place(cell));
            let from = places().min().unwrap_or(0).saturating_sub(2);
            let to = places().max().unwrap_or(0) + 2;
            from.max(*all.start())..=to.min(*all.end())
        };
        let (row, col) = (|cell| cell / grid.width, |cell| cell % grid.width);
        let window = Self {
            rows: span(&whole.rows, &row),
            cols: span(&whole.cols, &col),
        };
        let across = window.cols == whole.cols || window.rows == whole.rows;
        let holds_other = window.rows.contains(&row(other)) && window.cols.contains(&col(other));
        if across || holds_other { whole } else { window }
    }

    fn is_whole(&self, grid: PaddedGrid) -> bool {
        let whole = Self::whole(grid);
        self.rows == whole.rows && self.cols == whole.cols
    }

    fn cells(&self, grid: PaddedGrid) -> impl Iterator<Item = usize> {
        let cols = self.cols.clone();
        let row = move |row| cols.clone().map(move |col| row * grid.width + col);
        self.rows.clone().flat_map(row)
    }

    /// Its cells on the rim of the board.
    fn rim(&self, grid: PaddedGrid) -> impl Iterator<Item = usize> {
        self.cells(grid).filter(move |&cell| {
            let around = grid.around(cell);
            around.into_iter().any(|next| grid.is_ring(next))
        })
    }

    /// Its cells next to cells of the board outside it.
    fn frame(&self, grid: PaddedGrid) -> impl Iterator<Item = usize> {
        let (rows, cols) = (self.rows.clone(), self.cols.clone());
        self.cells(grid).filter(move |&cell| {
            let around = grid.around(cell).into_iter();
            let mut beyond = around.filter(|next| {
                let within =
                    rows.contains(&(next / grid.width)) && cols.contains(&(next % grid.width));
                !within && !grid.is_ring(*next)
            });
            beyond.next().is_some()
        })
    }
}
