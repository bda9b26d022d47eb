//! Whether the cells of some parts of a board can be filled.

use clew_core::sat::cdcl::{Lit, SearchOutcome, Solver, number};
use clew_core::solve::Fuel;

use super::{Portion, bits};

/// Whether each part can take its digits, each of them once, from what is left in the
/// cells, as bits; `None` if the fuel runs out first.
pub(super) fn can_be_filled(parts: &[Portion], cells: &[u32], fuel: &mut Fuel) -> Option<bool> {
    // For each cell of the parts, the variables of its digits: the first of them, and
    // those of its lower digits.
    let mut vars = 0;
    let mut constraints = Vec::new();
    let mut firsts = vec![None; cells.len()];
    for &cell in parts.iter().flat_map(|part| part.list) {
        if firsts[cell].is_none() {
            firsts[cell] = Some(vars);
            let of_cell = vars..vars + number(cells[cell].count_ones() as usize);
            vars = of_cell.end;
            constraints.push(of_cell.map(Lit::positive).collect());
        }
    }
    let literal = |cell: usize, digit: u32| {
        let lower = (cells[cell] & (digit - 1)).count_ones();
        let first = firsts[cell].filter(|_| cells[cell] & digit != 0)?;
        Some(Lit::positive(first + lower))
    };
    for part in parts {
        for digit in bits(part.digits) {
            let places = part.list.iter().filter_map(|&cell| literal(cell, digit));
            constraints.push(places.collect());
        }
    }
    match Solver::new(vars as usize, &constraints).advance(fuel) {
        SearchOutcome::Model => Some(true),
        SearchOutcome::Exhausted => Some(false),
        SearchOutcome::OutOfFuel => None,
    }
}
