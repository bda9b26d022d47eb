//! The silent solver: it says nothing and proves everything.

mod backbone;
mod core;
mod cuts;
mod deduction;
mod holes;
mod joints;
mod lattice;
mod mus;
mod paths;
mod prover;
mod search;
mod ways;

use crate::solve::{MusSearch, Prove, Prover};

use super::{Clues, Fact, Slitherlink};
use cuts::Cutter;
use deduction::{Deduction, Inconsistent};
use joints::Joints;
use mus::ClueMus;
use prover::SilentProver;

pub(super) use lattice::Lattice;
pub(super) use search::{LearningSearch, SilentSearch};

impl Prove for Slitherlink {
    fn prover(clues: &Clues, near: Option<&[Fact]>) -> Box<dyn Prover<Self>> {
        Box::new(SilentProver::new(clues, near))
    }

    fn mus_search(clues: &Clues) -> Box<dyn MusSearch> {
        Box::new(ClueMus::new(clues))
    }
}

/// A round of deduction; answers whether there was anything new.
fn deduce(known: &mut Deduction, joints: &mut Joints, clues: &Clues) -> Result<bool, Inconsistent> {
    known.settle()?;
    link(known, joints, clues)
}

/// What must hang together, and what must not yet; answers whether there was
/// anything new.
fn link(known: &mut Deduction, joints: &mut Joints, clues: &Clues) -> Result<bool, Inconsistent> {
    let news = paths::find(known, clues)? || joints.find(known, 1)? || joints.find(known, 0)?;
    known.has_links |= news;
    Ok(news)
}

/// Whether a colouring is a solution, decided by walking over it.
fn meets(lattice: Lattice, clues: &Clues, inside: &[bool]) -> bool {
    meets_clues(lattice, clues, inside) && is_loop(lattice, inside)
}

/// Whether a colouring meets all clues.
fn meets_clues(lattice: Lattice, clues: &Clues, inside: &[bool]) -> bool {
    let mut counts = clues.counts();
    counts.all(|(cell, count)| lattice.lines(inside, lattice.at(cell)) == count)
}

/// Whether a colouring is one loop.
pub(super) fn is_loop(lattice: Lattice, inside: &[bool]) -> bool {
    let differs = |cell: usize, next: usize| inside[cell] != inside[next];
    let crossing = |cell: usize| {
        let [a, b, c, d] = [
            cell,
            cell - 1,
            cell - lattice.width - 1,
            cell - lattice.width,
        ];
        differs(a, b) && differs(b, c) && differs(c, d)
    };
    let some = lattice.cells().any(|cell| inside[cell]);
    some && !lattice.cells().any(crossing) && Cutter::new(lattice).is_one_loop(inside)
}
