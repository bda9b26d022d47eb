//! Checks whether some cells of a filled board could have other digits while every
//! house keeps the same ones.

use varisat::{ExtendFormula as _, Lit, Solver};

use clew_core::grid::Cell;

use super::formula::exactly_one;
use super::rules::Grid;

/// Whether the cells of a pattern can have other digits while each of `houses` has the
/// same digits there as before. No house may have one of them twice.
pub(super) fn has_other(houses: &[Vec<Cell>], pattern: &[Cell], grid: &Grid) -> bool {
    let mut solver = Solver::new();
    let values: Vec<usize> = pattern.iter().map(|&at| usize::from(grid[at])).collect();
    let largest = values.iter().copied().max().unwrap_or(0);
    let lits: Vec<Vec<Lit>> = pattern
        .iter()
        .map(|_| (0..=largest).map(|_| solver.new_lit()).collect())
        .collect();
    for cell in &lits {
        exactly_one(&mut solver, cell, None);
    }
    let is = |cell: usize, digit: usize| lits[cell][digit];
    for house in houses {
        let inside = 0..pattern.len();
        let inside: Vec<usize> = inside.filter(|&i| house.contains(&pattern[i])).collect();
        for digit in 0..=largest {
            let held = inside.iter().filter(|&&i| values[i] == digit);
            let places: Vec<Lit> = inside.iter().map(|&i| is(i, digit)).collect();
            match held.count() {
                0 => places.iter().for_each(|&lit| solver.add_clause(&[!lit])),
                1 => exactly_one(&mut solver, &places, None),
                _ => return false,
            }
        }
    }
    let same = lits.iter().zip(values);
    let differs: Vec<Lit> = same.map(|(cell, value)| !cell[value]).collect();
    solver.add_clause(&differs);
    solver.solve().expect("nothing interrupts the solver")
}
