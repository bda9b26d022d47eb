//! Tests of the machine in a simulated world.

mod laws;
mod messages;
mod two;
mod world;

use super::*;
use clew_judge::length::sequences;
use world::{Mood, PUZZLES, World};

/// Number of effects that start a transaction.
fn transactions(effects: &[Effect]) -> usize {
    let is_one = |effect: &&Effect| {
        matches!(
            effect,
            Effect::Load(..) | Effect::Save(..) | Effect::SetAside { .. } | Effect::List(_)
        )
    };
    effects.iter().filter(is_one).count()
}

/// Number of effects that store a game.
fn saves(effects: &[Effect]) -> usize {
    let is_save = |effect: &&Effect| matches!(effect, Effect::Save(..));
    effects.iter().filter(is_save).count()
}
