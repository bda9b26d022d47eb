//! Whether a colouring is one loop and, where it is not, what every single
//! loop does otherwise.

use std::ops::RangeInclusive;

use super::lattice::Lattice;

/// Of a part that is cut off: its cell `one` and the cell `other` on the far
/// side are both of colour `inside` only if a cell of `separator` is too.
#[derive(Debug, PartialEq)]
pub(super) struct Cut {
    pub(super) inside: bool,
    pub(super) one: usize,
    pub(super) other: usize,
    pub(super) separator: Vec<usize>,
}

/// A connected part of one colour.
struct Part {
    inside: bool,
    /// Where its cells are in the list of all cells.
    from: usize,
    to: usize,
}

/// Where a cell is, seen from a part that is cut off.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    Part,
    Around,
    Beyond,
    Reached,
    Exterior,
}

/// Finds the parts of colourings.
pub(super) struct Cutter {
    lattice: Lattice,
    /// The cells part by part, the part of the ring first.
    cells: Vec<usize>,
    parts: Vec<Part>,
    seen: Vec<bool>,
    place: Vec<Place>,
    todo: Vec<usize>,
}

impl Cutter {
    pub(super) fn new(lattice: Lattice) -> Self {
        Self {
            lattice,
            cells: Vec::with_capacity(lattice.size()),
            parts: Vec::new(),
            seen: vec![false; lattice.size()],
            place: vec![Place::Exterior; lattice.size()],
            todo: Vec::new(),
        }
    }

    /// Whether inside and outside are in one piece each; `inside` has some
    /// cell inside.
    pub(super) fn is_one_loop(&mut self, inside: &[bool]) -> bool {
        self.find_parts(inside);
        self.parts.len() == 2
    }

    fn find_parts(&mut self, inside: &[bool]) {
        let lattice = self.lattice;
        self.cells.clear();
        self.parts.clear();
        self.seen.fill(false);
        self.cells.push(0);
        self.seen[0] = true;
        // The ring hangs together.
        for cell in 1..lattice.size() {
            if lattice.is_ring(cell) {
                self.seen[cell] = true;
                self.cells.push(cell);
            }
        }
        self.spread(inside, 0, 0);
        for start in lattice.cells() {
            if !self.seen[start] {
                let from = self.cells.len();
                self.seen[start] = true;
                self.cells.push(start);
                self.spread(inside, from, start);
            }
        }
    }

    /// Collects the part that holds the cells from `from` on.
    fn spread(&mut self, inside: &[bool], from: usize, start: usize) {
        let lattice = self.lattice;
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
            if cell >= lattice.width {
                reach(cell - lattice.width, seen, cells);
            }
            if cell + lattice.width < lattice.size() {
                reach(cell + lattice.width, seen, cells);
            }
            if cell > 0 {
                reach(cell - 1, seen, cells);
            }
            if cell + 1 < lattice.size() {
                reach(cell + 1, seen, cells);
            }
        }
        self.parts.push(Part {
            inside: inside[start],
            from,
            to: self.cells.len(),
        });
    }

    /// A cut for every part too many; none if there is one loop. `known` tells
    /// which cells have the same colour in all solutions: cuts that name them
    /// say more.
    pub(super) fn cuts(&mut self, inside: &[bool], known: impl Fn(usize) -> bool) -> Vec<Cut> {
        self.find_parts(inside);
        let size = |part: &Part| part.to - part.from;
        let holds_known = |part: &Part| self.cells[part.from..part.to].iter().any(|&i| known(i));
        let main = (0..self.parts.len())
            .filter(|&i| self.parts[i].inside)
            .max_by_key(|&i| (holds_known(&self.parts[i]), size(&self.parts[i])));
        let mut cuts = Vec::new();
        for i in 1..self.parts.len() {
            if Some(i) == main {
                continue;
            }
            let other = match main {
                Some(main) if self.parts[i].inside => self.spokesman(main, &known),
                _ => 0,
            };
            cuts.push(self.cut(i, other, &known));
        }
        cuts
    }

    /// A cell of a part, a known one if there is one.
    fn spokesman(&self, part: usize, known: impl Fn(usize) -> bool) -> usize {
        let cells = &self.cells[self.parts[part].from..self.parts[part].to];
        let spoken = cells.iter().find(|&&cell| known(cell));
        *spoken.unwrap_or(&cells[0])
    }

    /// The separator is the cells around the part that the other side can
    /// reach: a smallest set that keeps the two apart. Only a window around
    /// the part is looked at, if all that is beyond hangs together.
    fn cut(&mut self, part: usize, other: usize, known: impl Fn(usize) -> bool) -> Cut {
        let lattice = self.lattice;
        let one = self.spokesman(part, known);
        let Part { inside, from, to } = self.parts[part];
        let window = Window::around(lattice, &self.cells[from..to], other);
        for cell in window.cells(lattice) {
            self.place[cell] = Place::Beyond;
        }
        for &cell in &self.cells[from..to] {
            self.place[cell] = Place::Part;
        }
        for &cell in &self.cells[from..to] {
            for next in lattice.around(cell) {
                if self.place[next] == Place::Beyond {
                    self.place[next] = Place::Around;
                }
            }
        }
        self.todo.clear();
        if lattice.is_ring(other) {
            self.todo.extend(window.rim(lattice));
        }
        if window.is_whole(lattice) {
            self.todo.extend((!lattice.is_ring(other)).then_some(other));
        } else {
            self.todo.extend(window.frame(lattice));
        }
        let mut separator = Vec::new();
        while let Some(cell) = self.todo.pop() {
            match self.place[cell] {
                Place::Beyond => {
                    self.place[cell] = Place::Reached;
                    self.todo.extend(lattice.around(cell));
                }
                Place::Around => {
                    self.place[cell] = Place::Reached;
                    separator.push(cell);
                }
                Place::Part | Place::Reached | Place::Exterior => {}
            }
        }
        for cell in window.cells(lattice) {
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

/// Some rows and columns of the lattice, without the ring.
struct Window {
    rows: RangeInclusive<usize>,
    cols: RangeInclusive<usize>,
}

impl Window {
    fn whole(lattice: Lattice) -> Self {
        Self {
            rows: 1..=usize::from(lattice.shape.rows),
            cols: 1..=usize::from(lattice.shape.cols),
        }
    }

    /// The cells up to two away from a part, or all if those beyond do not
    /// hang together or `other` is not one of them.
    fn around(lattice: Lattice, part: &[usize], other: usize) -> Self {
        let whole = Self::whole(lattice);
        let span = |all: &RangeInclusive<usize>, place: &dyn Fn(usize) -> usize| {
            let places = || part.iter().map(|&cell| place(cell));
            let from = places().min().unwrap_or(0).saturating_sub(2);
            let to = places().max().unwrap_or(0) + 2;
            from.max(*all.start())..=to.min(*all.end())
        };
        let (row, col) = (|cell| cell / lattice.width, |cell| cell % lattice.width);
        let window = Self {
            rows: span(&whole.rows, &row),
            cols: span(&whole.cols, &col),
        };
        let across = window.cols == whole.cols || window.rows == whole.rows;
        let holds_other = window.rows.contains(&row(other)) && window.cols.contains(&col(other));
        if across || holds_other { whole } else { window }
    }

    fn is_whole(&self, lattice: Lattice) -> bool {
        let whole = Self::whole(lattice);
        self.rows == whole.rows && self.cols == whole.cols
    }

    fn cells(&self, lattice: Lattice) -> impl Iterator<Item = usize> {
        let cols = self.cols.clone();
        let row = move |row| cols.clone().map(move |col| row * lattice.width + col);
        self.rows.clone().flat_map(row)
    }

    /// Its cells on the rim of the board.
    fn rim(&self, lattice: Lattice) -> impl Iterator<Item = usize> {
        self.cells(lattice).filter(move |&cell| {
            let around = lattice.around(cell);
            around.into_iter().any(|next| lattice.is_ring(next))
        })
    }

    /// Its cells next to cells of the board outside it.
    fn frame(&self, lattice: Lattice) -> impl Iterator<Item = usize> {
        let (rows, cols) = (self.rows.clone(), self.cols.clone());
        self.cells(lattice).filter(move |&cell| {
            let around = lattice.around(cell).into_iter();
            let mut beyond = around.filter(|next| {
                let within = rows.contains(&(next / lattice.width))
                    && cols.contains(&(next % lattice.width));
                !within && !lattice.is_ring(*next)
            });
            beyond.next().is_some()
        })
    }
}
