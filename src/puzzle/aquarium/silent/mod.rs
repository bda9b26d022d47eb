//! The silent solver: levels narrowed line by line, then a search through
//! them, then clause learning for what is left.

mod backbone;
mod core;
mod dive;
mod gauge;
mod learn;
mod model;
mod mus;
mod probe;
mod prover;
mod shave;

use crate::solve::{MusSearch, Prove, Prover};

use super::{Aquarium, Clues, Fact};

pub(super) use self::core::Core;
pub(super) use dive::{Dive, Dived};
pub(super) use gauge::SilentGauge;
pub(super) use learn::{Answer, Learner};
pub(super) use model::Levels;
pub(super) use shave::Shave;

impl Prove for Aquarium {
    fn prover(clues: &Clues, near: Option<&[Fact]>) -> Box<dyn Prover<Self>> {
        Box::new(prover::SilentProver::new(clues, near))
    }

    fn mus_search(clues: &Clues) -> Box<dyn MusSearch> {
        Box::new(mus::ClueMus::new(clues))
    }
}
