//! The rules as clauses: a variable per cell (water), and for each line a
//! count of its first cells.

use varisat::{ExtendFormula as _, Lit, Solver};

use clew_aquarium::{Aquarium, CellState, Clues, Fact, Levels};
use clew_core::grid::{Cell, Line, Site, Table};

use super::super::kind::formula::Formula;
use super::rules::{Water, below, next_above};

/// The variables.
pub struct Cells {
    clues: Clues,
    cell: Table<Cell, Lit>,
    sums: Vec<(Line, Lit)>,
}

impl Formula<Aquarium> for Cells {
    fn new(clues: &Clues, solver: &mut Solver<'static>) -> Self {
        let nothing = solver.new_lit();
        let mut cells = Self {
            cell: Table::filled(clues.shape(), nothing),
            clues: clues.clone(),
            sums: Vec::new(),
        };
        for cell in clues.shape().cells() {
            cells.cell[cell] = solver.new_lit();
        }
        match clues.levels() {
            Levels::Tank => cells.add_tanks(solver),
            Levels::Water => cells.add_gravity(solver),
        }
        for (line, sum) in clues.sums() {
            cells.add_sum(line, usize::from(sum), solver);
        }
        cells
    }

    fn fact(&self, fact: Fact, solver: &mut Solver<'static>) -> Lit {
        match fact {
            Fact::Cell(cell, CellState::Water) => self.cell[cell],
            Fact::Cell(cell, CellState::Air) => !self.cell[cell],
            Fact::Surface(cell, here) => self.surface(cell, here, solver),
        }
    }

    fn clue(&self, at: Site) -> Option<Lit> {
        let line = at.line()?;
        let found = self.sums.iter().find(|(other, _)| *other == line);
        found.map(|(_, sum)| *sum)
    }

    fn filled(&self, holds: &dyn Fn(Lit) -> bool) -> Water {
        let mut water = Table::filled(self.cell.shape(), false);
        for cell in self.cell.shape().cells() {
            water[cell] = holds(self.cell[cell]);
        }
        water
    }
}

impl Cells {
    /// Adds the clauses of tanks: each cell implies the next one of its tank in
    /// reading order, and the cells of a tank in one row imply each other.
    fn add_tanks(&mut self, solver: &mut Solver<'static>) {
        let cells: Vec<Cell> = self.clues.shape().cells().collect();
        let mut last: Vec<Option<Cell>> = vec![None; cells.len()];
        for cell in cells {
            let before = last[usize::from(self.clues.tank(cell))].replace(cell);
            if let Some(before) = before {
                let (a, b) = (self.cell[before], self.cell[cell]);
                solver.add_clause(&[!a, b]);
                if before.row == cell.row {
                    solver.add_clause(&[a, !b]);
                }
            }
        }
    }

    /// Adds the clauses of gravity: a cell implies all cells that can be reached from
    /// it without going higher.
    fn add_gravity(&mut self, solver: &mut Solver<'static>) {
        for cell in self.clues.shape().cells() {
            for other in below(&self.clues, cell) {
                solver.add_clause(&[!self.cell[cell], self.cell[other]]);
            }
        }
    }

    /// `count[j]`: at least `j + 1` of the cells so far.
    fn add_sum(&mut self, line: Line, sum: usize, solver: &mut Solver<'static>) {
        let switch = solver.new_lit();
        self.sums.push((line, switch));
        let cells = line.cells(self.clues.shape());
        let cells: Vec<Lit> = cells.map(|cell| self.cell[cell]).collect();
        let mut count: Vec<Lit> = Vec::new();
        for &cell in &cells {
            let next: Vec<Lit> = (0..=count.len()).map(|_| solver.new_lit()).collect();
            for (j, &more) in next.iter().enumerate() {
                // Either the cell has water and one fewer is needed before it, or the
                // count is reached without it.
                let with = [Some(cell), j.checked_sub(1).map(|j| count[j])];
                let all: Vec<Lit> = with.into_iter().flatten().map(|lit| !lit).collect();
                solver.add_clause(&[all, vec![more]].concat());
                let before = count.get(j).copied();
                if let Some(before) = before {
                    solver.add_clause(&[!before, more]);
                }
                let fewer = j.checked_sub(1).map(|j| count[j]);
                for need in [Some(cell), fewer].into_iter().flatten() {
                    let clause: Vec<Lit> = [!more, need].into_iter().chain(before).collect();
                    solver.add_clause(&clause);
                }
            }
            count = next;
        }
        if sum > 0 {
            solver.add_clause(&[!switch, count[sum - 1]]);
        }
        if let Some(&more) = count.get(sum) {
            solver.add_clause(&[!switch, !more]);
        }
    }

    /// A literal that implies that a surface is just above a cell, or is not.
    fn surface(&self, cell: Cell, here: bool, solver: &mut Solver<'static>) -> Lit {
        let when = solver.new_lit();
        let below = self.cell[cell];
        let above = next_above(&self.clues, cell).map(|above| self.cell[above]);
        if here {
            solver.add_clause(&[!when, below]);
            if let Some(above) = above {
                solver.add_clause(&[!when, !above]);
            }
        } else {
            let clause: Vec<Lit> = [!when, !below].into_iter().chain(above).collect();
            solver.add_clause(&clause);
        }
        when
    }
}
