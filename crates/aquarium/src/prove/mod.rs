//! Fast solver: proves without explaining. Domains are filtered line by line, then
//! searched depth first; clause learning decides the rest.

mod backbone;
mod domains;
mod estimate;
mod mus;
mod network;
mod order;
mod probing;
mod prover;
mod sum_sat;
mod tree_search;

use clew_core::solve::{MusSearch, Prove, Prover};

use crate::board::clues::Clues;
use crate::board::{Aquarium, Fact};

pub(super) use domains::Domains;
pub(super) use estimate::estimate;
pub(super) use network::{Levels, Network};
pub(super) use probing::{ChainProbing, FEW};
pub(super) use sum_sat::SumSat;
pub(super) use tree_search::{SearchEvent, TreeSearch};

impl Prove for Aquarium {
    fn prover(clues: &Clues, near: Option<&[Fact]>) -> Box<dyn Prover<Self>> {
        Box::new(prover::LevelProver::new(clues, near))
    }

    fn mus_search(clues: &Clues) -> Box<dyn MusSearch> {
        Box::new(mus::ClueMus::new(clues))
    }
}
