//! Fast solver: proves without explaining. Propagation finishes most boards;
//! clause learning decides what it leaves open.

mod articulation;
mod backbone;
mod cuts;
mod loop_sat;
mod mus;
mod open_components;
mod premature_loops;
mod propagation;
mod prover;
mod search;

use articulation::ArticulationPoints;
use clew_core::solve::{MusSearch, Prove, Prover};
use cuts::CutFinder;
use mus::ClueMus;
use propagation::{Inconsistent, Propagator};
use prover::LoopProver;

use crate::board::padded_grid::PaddedGrid;
use crate::board::{Clues, Fact, Slitherlink};

pub(super) use loop_sat::LoopSat;
pub(super) use search::LearningSearch;

impl Prove for Slitherlink {
    fn prover(clues: &Clues, near: Option<&[Fact]>) -> Box<dyn Prover<Self>> {
        Box::new(LoopProver::new(clues, near))
    }

    fn mus_search(clues: &Clues) -> Box<dyn MusSearch> {
        Box::new(ClueMus::new(clues))
    }
}

/// Propagates cells, vertices and connectivity once; returns whether connectivity
/// found anything.
fn propagate(
    known: &mut Propagator,
    articulation: &mut ArticulationPoints,
    clues: &Clues,
) -> Result<bool, Inconsistent> {
    known.propagate()?;
    connect(known, articulation, clues)
}

/// Applies the rules of connectivity (no premature loop; inside and outside each in
/// one piece); returns whether they found anything.
fn connect(
    known: &mut Propagator,
    articulation: &mut ArticulationPoints,
    clues: &Clues,
) -> Result<bool, Inconsistent> {
    let found = premature_loops::find(known, clues)?
        || articulation.find(known, 1)?
        || articulation.find(known, 0)?;
    known.used_connectivity |= found;
    Ok(found)
}

/// Whether a colouring is a solution.
fn meets(grid: PaddedGrid, clues: &Clues, inside: &[bool]) -> bool {
    meets_clues(grid, clues, inside) && is_loop(grid, inside)
}

/// Whether a colouring meets all clues.
fn meets_clues(grid: PaddedGrid, clues: &Clues, inside: &[bool]) -> bool {
    let mut counts = clues.counts();
    counts.all(|(cell, count)| grid.lines(inside, grid.at(cell)) == count)
}

/// Whether a colouring is one loop.
pub(super) fn is_loop(grid: PaddedGrid, inside: &[bool]) -> bool {
    let differs = |cell: usize, next: usize| inside[cell] != inside[next];
    let crossing = |cell: usize| {
        let [a, b, c, d] = [cell, cell - 1, cell - grid.width - 1, cell - grid.width];
        differs(a, b) && differs(b, c) && differs(c, d)
    };
    let some = grid.cells().any(|cell| inside[cell]);
    some && !grid.cells().any(crossing) && CutFinder::new(grid).is_one_loop(inside)
}
