//! Whether some cells of a filled board could have other digits, and every
//! house the same ones.

use varisat::{ExtendFormula, Lit, Solver};

/// Whether other digits can be given to the cells of a pattern so that each of
/// `houses` has the same digits there as with `values`. No house may have one
/// of them twice.
pub(super) fn has_other(houses: &[Vec<usize>], pattern: &[usize], values: &[u8]) -> bool {
    let mut solver = Solver::new();
    let largest = usize::from(values.iter().copied().max().unwrap_or(0));
    let lits: Vec<Vec<Lit>> = pattern
        .iter()
        .map(|_| (0..=largest).map(|_| solver.new_lit()).collect())
        .collect();
    for cell in &lits {
        exactly_one(&mut solver, cell);
    }
    let is = |cell: usize, digit: usize| lits[cell][digit];
    for house in houses {
        let inside = 0..pattern.len();
        let inside: Vec<usize> = inside.filter(|&i| house.contains(&pattern[i])).collect();
        for digit in 0..=largest {
            let held = inside.iter().filter(|&&i| usize::from(values[i]) == digit);
            let places: Vec<Lit> = inside.iter().map(|&i| is(i, digit)).collect();
            match held.count() {
                0 => places.iter().for_each(|&lit| solver.add_clause(&[!lit])),
                1 => exactly_one(&mut solver, &places),
                _ => return false,
            }
        }
    }
    let same = lits.iter().zip(values);
    let differs: Vec<Lit> = same
        .map(|(cell, &value)| !cell[usize::from(value)])
        .collect();
    solver.add_clause(&differs);
    solver.solve().expect("nothing interrupts the solver")
}

fn exactly_one(solver: &mut Solver, lits: &[Lit]) {
    solver.add_clause(lits);
    for (i, &a) in lits.iter().enumerate() {
        for &b in &lits[..i] {
            solver.add_clause(&[!a, !b]);
        }
    }
}
