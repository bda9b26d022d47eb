//! Evidence without what an argument can do without.
//!
//! A technique names every candidate that its pattern lacks, but some of them
//! could be there and the conclusion would follow all the same: the candidate
//! would lead to it as well. Each fact is left out in turn, and stays out if
//! the rest still refutes the opposite of what is found, by singles and a few
//! cases.

use crate::model::Fact as _;
use crate::solve::Find;

use super::digits::Digits;
use super::evidence::Found;
use super::houses::Houses;
use super::{Board, Fact};

/// Cases within cases that are looked at, and the most of one cell.
const DEPTH: u32 = 2;
const CASES: u32 = 3;

/// The step with the facts that it needs, the last ones left out first.
pub(super) fn lean(board: &Board, found: Found) -> Found {
    let Find::Step(mut step) = found? else {
        return None;
    };
    for at in (0..step.given.len()).rev() {
        let fact = step.given.remove(at);
        let mut opposites = step.found.iter().map(|found| found.negated());
        if !opposites.all(|opposite| is_refuted(board.houses(), &step.given, opposite)) {
            step.given.insert(at, fact);
        }
    }
    Some(Find::Step(step))
}

/// Whether some facts and another leave no completion that a few cases show.
fn is_refuted(houses: &Houses, given: &[Fact], assumed: Fact) -> bool {
    let all = Digits::all(houses.side());
    let mut cells = vec![all; houses.shape().area()];
    for &fact in given.iter().chain([&assumed]) {
        let cell = &mut cells[houses.index(fact.cell())];
        *cell = match fact {
            Fact::Is(_, digit) => cell.and(Digits::only(digit)),
            Fact::Not(_, digit) => cell.without(Digits::only(digit)),
        };
    }
    fail(houses, cells, DEPTH)
}

/// Whether singles, or else the cases of a cell, all end in a cell without a
/// candidate or a house without a place for a digit.
fn fail(houses: &Houses, mut cells: Vec<Digits>, depth: u32) -> bool {
    if contradict(houses, &mut cells) {
        return true;
    }
    let counts = (0..cells.len()).map(|cell| (cells[cell].len(), cell));
    let fewest = counts.filter(|&(count, _)| count > 1).min();
    let Some((_, cell)) = fewest.filter(|&(count, _)| depth > 0 && count <= CASES) else {
        return false;
    };
    cells[cell].iter().all(|digit| {
        let mut cells = cells.clone();
        cells[cell] = Digits::only(digit);
        fail(houses, cells, depth - 1)
    })
}

/// Follows singles; whether they contradict themselves.
fn contradict(houses: &Houses, cells: &mut [Digits]) -> bool {
    let all = Digits::all(houses.side());
    let mut settled = vec![false; cells.len()];
    loop {
        let mut is_stuck = true;
        for cell in 0..cells.len() {
            if cells[cell].is_empty() {
                return true;
            }
            if !settled[cell] && cells[cell].len() == 1 {
                settled[cell] = true;
                is_stuck = false;
                for peer in houses.peers(cell).iter() {
                    cells[peer] = cells[peer].without(cells[cell]);
                }
            }
        }
        for house in houses.all() {
            let (mut once, mut twice) = (Digits::NONE, Digits::NONE);
            for &cell in &house.list {
                twice = twice.or(once.and(cells[cell]));
                once = once.or(cells[cell]);
            }
            if once != all {
                return true;
            }
            let only = once.without(twice);
            for &cell in &house.list {
                let here = cells[cell].and(only);
                if !here.is_empty() && here != cells[cell] {
                    // Two digits with this one place leave one without.
                    cells[cell] = here.single().map_or(Digits::NONE, Digits::only);
                    is_stuck = false;
                }
            }
        }
        if is_stuck {
            return false;
        }
    }
}
