//! Texts of puzzles, in forms that name their kind and size.

use clew_core::format::{pzpr, tatham};
use clew_core::grid::{Cell, Edge, Shape, Walls};
use clew_picture::{Layout, Place, sort_by_number};

use super::plan::Plan;
use super::spot::{Spot, What};

/// What stands where.
pub(super) struct Numbers<'a> {
    plan: &'a Plan,
    /// Number and whether a player wrote it, cell by cell.
    cells: Vec<Option<(u8, bool)>>,
    /// Sums above or below the columns, and beside the rows.
    col_sums: Vec<Option<u8>>,
    row_sums: Vec<Option<u8>>,
    walls: Walls,
}

impl<'a> Numbers<'a> {
    pub(super) fn new(plan: &'a Plan, whats: &[What]) -> Self {
        let (height, width) = (usize::from(plan.rows), usize::from(plan.cols));
        let shape = match plan.is_sized() {
            true => Shape::new(plan.rows, plan.cols),
            false => Shape::new(1, 1),
        };
        let mut numbers = Self {
            plan,
            cells: vec![None; height * width],
            col_sums: vec![None; width],
            row_sums: vec![None; height],
            walls: Walls::rim(shape),
        };
        for (ways, &what) in plan.spots.iter().zip(whats) {
            numbers.put(ways.spot, what);
        }
        numbers
    }

    fn put(&mut self, spot: Spot, what: What) {
        let number = match what {
            What::Number(number) => number.map(|number| (number, false)),
            What::Mark(number) => Some((number, true)),
            What::Wall(_) => None,
        };
        match spot {
            Spot::At(Place::Cell(row, col)) => {
                let at = usize::from(row) * usize::from(self.plan.cols) + usize::from(col);
                if let Some(cell) = self.cells.get_mut(at) {
                    *cell = number;
                }
            }
            // A sum that is printed on both sides is the same.
            Spot::At(Place::Top(line) | Place::Bottom(line)) => {
                if let Some(sum) = self.col_sums.get_mut(usize::from(line)) {
                    *sum = sum.or(number.map(|(number, _)| number));
                }
            }
            Spot::At(Place::Left(line) | Place::Right(line)) => {
                if let Some(sum) = self.row_sums.get_mut(usize::from(line)) {
                    *sum = sum.or(number.map(|(number, _)| number));
                }
            }
            Spot::RightOf(row, col) => {
                let edge = Edge::LeftOf(Cell::new(row, col.saturating_add(1)));
                self.walls.set(edge, what == What::Wall(true));
            }
            Spot::Below(row, col) => {
                let edge = Edge::Above(Cell::new(row.saturating_add(1), col));
                self.walls.set(edge, what == What::Wall(true));
            }
        }
    }

    pub(super) fn text(&self) -> Option<String> {
        let (rows, cols) = (self.plan.rows, self.plan.cols);
        let is_square = rows == cols && rows > 1;
        if !self.plan.is_sized() {
            return None;
        }
        match self.plan.layout {
            Layout::Slitherlink => Some(format!("slither/{cols}/{rows}/{}", self.clues())),
            Layout::Sudoku if is_square => {
                let (width, height) = self.plan.blocks.or_else(|| usual_blocks(rows))?;
                let givens = self.givens();
                Some(format!("{height}x{width}:{givens}"))
            }
            Layout::Jigsaw if is_square && self.is_fair() => {
                Some(format!("{rows}j:{},{}", self.givens(), self.lines()))
            }
            Layout::Aquarium => Some(format!(
                "aquarium/r/{cols}/{rows}/{}/{}",
                self.borders(),
                self.sums()
            )),
            Layout::Sudoku | Layout::Jigsaw => None,
        }
    }

    pub(super) fn marked_text(&self) -> Option<String> {
        let text = self.text()?;
        let has_marks = self.cells.iter().flatten().any(|&(_, is_mark)| is_mark);
        let (side, blocks) = (self.plan.rows, self.plan.blocks);
        let is_usual =
            usual_blocks(side).is_some_and(|usual| blocks.is_none_or(|own| own == usual));
        // The only form with marks has no word for other blocks.
        if !has_marks || self.plan.layout != Layout::Sudoku || !is_usual {
            return Some(text);
        }
        let rows = |is_mark: bool| {
            let cells = self.cells.iter().map(move |cell| match cell {
                Some((number, written)) if *written == is_mark => number.to_string(),
                _ => ".".to_owned(),
            });
            let cells: Vec<String> = cells.collect();
            let rows = cells.chunks(usize::from(side)).map(|row| row.join(" "));
            rows.collect::<Vec<_>>().join("\n")
        };
        Some(format!(
            "pzprv3\nsudoku\n{side}\n{}\n{}\n",
            rows(false),
            rows(true)
        ))
    }

    pub(super) fn flaws(&self) -> Vec<Spot> {
        let numbers = self.walls.parts();
        let side = usize::from(self.plan.rows);
        let size = |number: u16| {
            numbers
                .values()
                .iter()
                .filter(|&&other| other == number)
                .count()
        };
        let is_unfair =
            |cell: Cell| self.plan.layout == Layout::Jigsaw && size(numbers[cell]) != side;
        let borders = self.plan.spots.iter().filter(|ways| match ways.spot {
            Spot::At(_) => false,
            Spot::RightOf(row, col) => {
                let edge = Edge::LeftOf(Cell::new(row, col.saturating_add(1)));
                self.is_flaw(edge, &numbers, &is_unfair)
            }
            Spot::Below(row, col) => {
                let edge = Edge::Above(Cell::new(row.saturating_add(1), col));
                self.is_flaw(edge, &numbers, &is_unfair)
            }
        });
        borders.map(|ways| ways.spot).collect()
    }

    pub(super) fn houses(&self) -> Option<Vec<u16>> {
        match self.plan.layout {
            Layout::Jigsaw => Some(self.walls.parts().values().to_vec()),
            Layout::Sudoku => {
                let (width, height) = self.plan.blocks.or_else(|| usual_blocks(self.plan.rows))?;
                let mut walls = Walls::rim(self.walls.shape());
                let [down, across] = self.dividers();
                for edge in down.into_iter().chain(across) {
                    let is_wall = match edge {
                        Edge::LeftOf(cell) => cell.col.is_multiple_of(width),
                        Edge::Above(cell) => cell.row.is_multiple_of(height),
                    };
                    walls.set(edge, is_wall);
                }
                Some(walls.parts().values().to_vec())
            }
            Layout::Slitherlink | Layout::Aquarium => None,
        }
    }

    fn is_flaw(
        &self,
        edge: Edge,
        numbers: &clew_core::grid::Table<Cell, u16>,
        is_unfair: &dyn Fn(Cell) -> bool,
    ) -> bool {
        match edge.cells(self.walls.shape()) {
            [Some(a), Some(b)] if self.walls.has(edge) => {
                numbers[a] == numbers[b] || is_unfair(a) || is_unfair(b)
            }
            _ => false,
        }
    }

    /// Whether there are as many regions as rows, of as many cells each, and every wall parts two of them.
    fn is_fair(&self) -> bool {
        self.flaws().is_empty() && {
            let numbers = self.walls.parts();
            let regions = numbers.values().iter().max().copied().unwrap_or(0);
            regions + 1 == u16::from(self.plan.rows)
        }
    }

    /// Clues of a Slitherlink link.
    fn clues(&self) -> String {
        let cells = self.cells.iter().map(|cell| cell.map(|(number, _)| number));
        pzpr::RUNS.text(cells, |number, out, _| {
            out.push_str(&number.to_string());
        })
    }

    /// Givens of a game id.
    fn givens(&self) -> String {
        let given = |cell: &Option<(u8, bool)>| cell.filter(|(_, is_mark)| !is_mark);
        let cells = self
            .cells
            .iter()
            .map(|cell| given(cell).map(|(number, _)| number));
        tatham::RUNS.text(cells, |number, out, is_after| {
            if is_after {
                out.push('_');
            }
            out.push_str(&number.to_string());
        })
    }

    /// Sums of an Aquarium link: of the columns, then of the rows.
    fn sums(&self) -> String {
        let sums = self.col_sums.iter().chain(&self.row_sums).copied();
        pzpr::RUNS.text(sums, |number, out, _| {
            out.push_str(&match number < 16 {
                true => format!("{number:x}"),
                false => format!("-{number:02x}"),
            });
        })
    }

    /// Borders between cells, side by side and one above the other.
    fn dividers(&self) -> [Vec<Edge>; 2] {
        let shape = self.walls.shape();
        let inner = |edge: &Edge| matches!(edge.cells(shape), [Some(_), Some(_)]);
        let (down, across) = shape
            .edges()
            .filter(inner)
            .partition(|edge| matches!(edge, Edge::LeftOf(_)));
        [down, across]
    }

    /// Walls of an Aquarium link: digits of base 32, five borders each, row by row.
    fn borders(&self) -> String {
        let mut out = String::new();
        for edges in self.dividers() {
            for five in edges.chunks(5) {
                let bits = five
                    .iter()
                    .enumerate()
                    .map(|(at, &edge)| u32::from(self.walls.has(edge)) << (4 - at));
                out.extend(char::from_digit(bits.sum(), 32));
            }
        }
        out
    }

    /// Lines of a game id: the runs of borders without a line, side by side row by row, then one above the other column by column.
    fn lines(&self) -> String {
        let [down, mut across] = self.dividers();
        sort_by_number(&mut across, |edge| match edge {
            Edge::LeftOf(cell) | Edge::Above(cell) => cell.col.into(),
        });
        let mut out = String::new();
        let mut run = 0;
        let drawn = down
            .into_iter()
            .chain(across)
            .map(|edge| self.walls.has(edge));
        // One more line ends the last run.
        for is_drawn in drawn.chain([true]) {
            if !is_drawn {
                run += 1;
                continue;
            }
            while run > 25 {
                out.push('z');
                run -= 25;
            }
            match run {
                0 => out.push('_'),
                _ => tatham::RUNS.write(run, &mut out),
            }
            run = 0;
        }
        out
    }
}

/// Width and height of the blocks of a side, as they are drawn nearly everywhere; `None` for a side that cannot have blocks.
fn usual_blocks(side: u8) -> Option<(u8, u8)> {
    let mut heights = (2..side).rev();
    let height = heights.find(|&height| side.is_multiple_of(height) && height <= side / height)?;
    Some((side / height, height))
}
