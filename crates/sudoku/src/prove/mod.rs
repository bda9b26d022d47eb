//! Fast solver: proves without explaining. The search is in `search`, which techniques
//! and the generator use too.

mod known;
mod mus;
mod prover;
pub(crate) mod search;
#[cfg(test)]
mod tests;

use clew_core::kinded::Proving;
use clew_core::solve::{MusSearch, Prove, Prover};

use crate::board::{Clues, Fact, Sudoku};

impl Prove for Sudoku {
    fn prover(clues: &Clues, near: Option<&[Fact]>) -> Box<dyn Prover<Self>> {
        Box::new(prover::DigitProver::new(clues, near))
    }

    fn mus_search(clues: &Clues) -> Box<dyn MusSearch> {
        Box::new(mus::ClueMus::new(clues))
    }
}

/// A proof whose solutions are written.
pub(super) fn proving(clues: &Clues) -> Box<dyn Proving> {
    Box::new(prover::DigitProver::new(clues, None))
}
