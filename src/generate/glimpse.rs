//! What can be seen of a puzzle that is being made.

use super::Generate;

/// What the work is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Phase {
    /// A board is being filled.
    Filling,
    /// Whether its clues leave one solution.
    Proving,
    /// Clues are taken away.
    Digging,
    /// Clues come back or go until the level fits.
    Easing,
    /// How hard it is.
    Grading,
}

/// The puzzle being made, to be looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct Glimpse<P: Generate> {
    /// What the work is about.
    pub phase: Phase,
    /// The clues so far.
    pub clues: P::Clues,
    /// What is known of the solution meant.
    pub facts: Vec<P::Fact>,
    /// The number of the attempt, from 1, and how many there are at most.
    pub attempt: (u32, u32),
    /// The level of the nearest puzzle made so far.
    pub nearest: Option<u8>,
}
