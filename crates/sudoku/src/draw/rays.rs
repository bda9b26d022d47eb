//! Thin rays from the digits that rule out the other places of a single.

use clew_core::grid::Cell;
use clew_core::scene::{Figure, Item, Point, Role};
use clew_core::trace::Step;

use crate::board::{Board, Clues, Sudoku};
use crate::reason::{Blocked, blocked};

/// Distance from the middle of a digit at which its ray begins, in cells: at the edge of its mark.
const BEGINS: f64 = 0.38;
/// Distance from the middle of a place at which a ray ends, in cells.
const ENDS: f64 = 0.2;

/// Rays of a single: from each digit to the open places that it rules out; along a row or column one, to the farthest.
pub(super) fn rays(clues: &Clues, before: &Board, step: &Step<Sudoku>) -> Vec<Item> {
    let mut all = blocked(clues, step);
    all.retain(|blocked| before.digit(blocked.place).is_none());
    let is_farthest = |one: &&Blocked| {
        let is_beyond = |other: &Blocked| {
            let is_same = other.by == one.by && direction(other) == direction(one);
            is_same && length(other) > length(one)
        };
        !all.iter().any(is_beyond)
    };
    let rays = all.iter().filter(is_farthest).map(ray);
    rays.chain(spare(clues, before, step, &all)).collect()
}

/// Thin rings around the same digits elsewhere that also rule out a place, so that the marked ones do not look like a choice.
fn spare(
    clues: &Clues,
    before: &Board,
    step: &Step<Sudoku>,
    all: &[Blocked],
) -> impl Iterator<Item = Item> {
    let houses = clues.houses();
    let is_evidence = |cell: &Cell| {
        let is_printed = step.clues.contains(&cell.site());
        is_printed || step.given.iter().any(|fact| fact.cell() == *cell)
    };
    let rules_out = |cell: &Cell, blocked: &Blocked| {
        let is_alike =
            before.digit(*cell).is_some() && before.digit(*cell) == before.digit(blocked.by);
        is_alike && houses.see(blocked.place, *cell)
    };
    let cells = houses.shape().cells();
    let spare =
        cells.filter(|cell| !is_evidence(cell) && all.iter().any(|one| rules_out(cell, one)));
    let ring = |cell: Cell| {
        let (at, radius) = (cell.site().into(), BEGINS);
        Item::new(cell.site(), Role::Ray, Figure::Ring { at, radius })
    };
    let rings: Vec<Item> = spare.map(ring).collect();
    rings.into_iter()
}

fn ray(blocked: &Blocked) -> Item {
    let [from, to] = [blocked.by, blocked.place].map(|cell| Point::from(cell.site()));
    let length = length(blocked);
    let figure = Figure::Segment {
        from: from.towards(to, (BEGINS / length).min(0.5)),
        to: to.towards(from, (ENDS / length).min(0.5)),
    };
    Item::new(blocked.place.site(), Role::Ray, figure)
}

fn apart(blocked: &Blocked) -> [i32; 2] {
    let away = |of: fn(Cell) -> u8| i32::from(of(blocked.place)) - i32::from(of(blocked.by));
    [away(|cell| cell.row), away(|cell| cell.col)]
}

fn length(blocked: &Blocked) -> f64 {
    let [down, across] = apart(blocked).map(f64::from);
    down.hypot(across)
}

/// Direction along a row or a column; elsewhere each place has its own.
fn direction(blocked: &Blocked) -> [i32; 2] {
    match apart(blocked) {
        [0, across] => [0, across.signum()],
        [down, 0] => [down.signum(), 0],
        apart => apart,
    }
}
