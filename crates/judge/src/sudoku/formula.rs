//! The rules as clauses: a variable for every cell and digit. A printed digit is its
//! variable; questions that name the clue assume it. Listed candidates have a variable
//! of their own, which implies that the cell is one of them.

use varisat::{ExtendFormula as _, Lit, Solver};

use clew_core::grid::{Cell, Site, Table};
use clew_sudoku::{Clues, Fact, Sudoku};

use super::super::kind::formula::Formula;
use super::rules::{Grid, houses};

/// The variables.
pub struct Digits {
    /// Variables of each cell, one for each digit from 1.
    cell: Table<Cell, Vec<Lit>>,
    clue: Table<Cell, Option<Lit>>,
    houses: Vec<(Vec<Site>, Lit)>,
}

impl Formula<Sudoku> for Digits {
    fn new(clues: &Clues, solver: &mut Solver<'static>) -> Self {
        let shape = clues.houses().shape();
        let mut cell = Table::filled(shape, Vec::new());
        for at in shape.cells() {
            cell[at] = (0..shape.rows).map(|_| solver.new_lit()).collect();
        }
        let mut clue = Table::filled(shape, None);
        for (at, digit) in clues.givens() {
            clue[at] = Some(cell[at][usize::from(digit.value()) - 1]);
        }
        for (at, listed) in clues.restrictions() {
            let counts = solver.new_lit();
            let listed = listed.iter().map(|digit| usize::from(digit.value()) - 1);
            let one: Vec<Lit> = listed.map(|digit| cell[at][digit]).collect();
            solver.add_clause(&[&[!counts], &one[..]].concat());
            clue[at] = Some(counts);
        }
        let all = houses(clues).into_iter();
        let all: Vec<(Vec<Cell>, Lit)> = all.map(|house| (house, solver.new_lit())).collect();
        for digits in cell.values() {
            exactly_one(solver, digits, None);
        }
        for (house, counts) in &all {
            for digit in 0..usize::from(shape.rows) {
                let places: Vec<Lit> = house.iter().map(|&at| cell[at][digit]).collect();
                exactly_one(solver, &places, Some(*counts));
            }
        }
        let sites = |house: Vec<Cell>| house.into_iter().map(Cell::site).collect();
        let houses = all
            .into_iter()
            .map(|(house, counts)| (sites(house), counts));
        Self {
            cell,
            clue,
            houses: houses.collect(),
        }
    }

    fn fact(&self, fact: Fact, _: &mut Solver<'static>) -> Lit {
        let lit = self.cell[fact.cell()][usize::from(fact.digit().value()) - 1];
        match fact {
            Fact::Is(..) => lit,
            Fact::Not(..) => !lit,
        }
    }

    fn clue(&self, at: Site) -> Option<Lit> {
        let cell = at.cell()?;
        let is_here = self.clue.shape().contains(cell);
        is_here.then(|| self.clue[cell]).flatten()
    }

    fn areas(&self) -> &[(Vec<Site>, Lit)] {
        &self.houses
    }

    fn filled(&self, holds: &dyn Fn(Lit) -> bool) -> Grid {
        let shape = self.cell.shape();
        let mut grid = Table::filled(shape, 0);
        for at in shape.cells() {
            let mut digits = (1..).zip(&self.cell[at]);
            let digit = digits.find(|&(_, &lit)| holds(lit));
            grid[at] = digit.expect("every cell has a digit").0;
        }
        grid
    }
}

/// Exactly one of these, if `when` is assumed.
pub(super) fn exactly_one(solver: &mut Solver<'static>, lits: &[Lit], when: Option<Lit>) {
    let unless: Vec<Lit> = when.iter().map(|&when| !when).collect();
    solver.add_clause(&[lits, &unless].concat());
    for (i, &a) in lits.iter().enumerate() {
        for &b in &lits[..i] {
            solver.add_clause(&[&[!a, !b], &unless[..]].concat());
        }
    }
}
