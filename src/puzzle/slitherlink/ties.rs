//! Ties between cells: which cells around a clue known edges put on the same side of
//! the loop, which on opposite sides, and which inside or outside.

use crate::grid::{Cell, Site, SortShort as _};
use crate::model::{Arg, Explanation, Fact as _, Puzzle as _};
use crate::trace::Step;

use super::{Board, Clues, Side, Slitherlink};

/// Most ties that a sentence names.
const MOST_SAID: usize = 2;

/// Ties that a step relies on, of the cells around its clues or, where it has none,
/// beside the edges that it finds.
pub(super) fn ties(clues: &Clues, step: &Step<Slitherlink>) -> Vec<Explanation> {
    let board = given(clues, step);
    let mut edges = step.found.iter().filter_map(|fact| fact.site().edge());
    if step.clues.is_empty() && !edges.all(|edge| board.implied(edge).is_some()) {
        // More than two cells are compared: at a vertex.
        return Vec::new();
    }
    let mut said: Vec<Explanation> = Vec::new();
    for cells in looked_at(clues, step) {
        for tie in tied(&board, &cells) {
            if said.len() < MOST_SAID && !said.contains(&tie) {
                said.push(tie);
            }
        }
    }
    said
}

/// Two neighbours of a clue that a step relies on to differ, or not to: those of them that
/// are on the board.
pub(super) fn related_pair(clues: &Clues, step: &Step<Slitherlink>, differ: bool) -> Vec<Site> {
    let board = given(clues, step);
    let related = |cells: &Vec<Cell>| {
        let pairs = cells.iter().enumerate();
        let mut pairs =
            pairs.flat_map(|(at, &one)| cells[at + 1..].iter().map(move |&other| [one, other]));
        pairs.find(|[one, other]| board.differ(Some(*one), Some(*other)) == Some(differ))
    };
    let cells = looked_at(clues, step);
    let pair = cells.iter().find_map(related);
    let is_at_border = |cells: &&Vec<Cell>| cells.len() < 4;
    let beside_border = || {
        let mut beside = cells.iter().filter(is_at_border).flatten();
        beside.find(|&&cell| board.differ(Some(cell), None) == Some(differ))
    };
    let mut pair = match pair {
        Some(pair) => pair.to_vec(),
        None => beside_border().copied().into_iter().collect(),
    };
    pair.sort_short();
    pair.iter().map(|cell| cell.site()).collect()
}

/// Board that knows nothing but what a step relies on.
fn given(clues: &Clues, step: &Step<Slitherlink>) -> Board {
    let mut board = Slitherlink::board(clues);
    for &fact in &step.given {
        // Facts of a step do not clash: the board that it was found on knows them all.
        let _ = Slitherlink::learn(&mut board, fact);
    }
    board
}

/// Cells that are compared with each other.
fn looked_at(clues: &Clues, step: &Step<Slitherlink>) -> Vec<Vec<Cell>> {
    let shape = clues.shape();
    let around = step.clues.iter().filter_map(|site| site.cell());
    let around: Vec<Vec<Cell>> = around
        .map(|cell| cell.neighbours(shape).into_iter().flatten().collect())
        .collect();
    if !around.is_empty() {
        return around;
    }
    let edges = step.found.iter().filter_map(|fact| fact.site().edge());
    edges
        .map(|edge| edge.cells(shape).into_iter().flatten().collect())
        .collect()
}

/// Ties among some cells.
fn tied(board: &Board, cells: &[Cell]) -> Vec<Explanation> {
    let mut ties = Vec::new();
    let of_side = |side| {
        cells
            .iter()
            .copied()
            .filter(move |&cell| board.side(cell) == Some(side))
    };
    for (side, message) in [
        (Side::Inside, "slitherlink-tie-inside"),
        (Side::Outside, "slitherlink-tie-outside"),
    ] {
        ties.extend(tie(message, of_side(side).collect(), 1));
    }
    let mut classes: Vec<usize> = Vec::new();
    for &cell in cells.iter().filter(|&&cell| board.side(cell).is_none()) {
        let (class, first) = board.class(Some(cell));
        if classes.contains(&class) {
            continue;
        }
        classes.push(class);
        let members = cells
            .iter()
            .copied()
            .filter(|&other| board.class(Some(other)).0 == class);
        let (alike, opposite): (Vec<Cell>, Vec<Cell>) =
            members.partition(|&other| board.class(Some(other)).1 == first);
        match opposite.first() {
            Some(&other) => ties.extend(tie("slitherlink-tie-opposite", vec![cell, other], 2)),
            None => ties.extend(tie("slitherlink-tie-alike", alike, 2)),
        }
    }
    ties
}

/// A tie of at least so many cells.
fn tie(message: &'static str, mut cells: Vec<Cell>, least: usize) -> Option<Explanation> {
    cells.sort_short();
    let places = cells.iter().map(|cell| cell.site()).collect();
    let said = Explanation::new(message).with("places", Arg::Places(places));
    (cells.len() >= least).then_some(said)
}
