//! Preview of a puzzle that is being generated.

use super::Generate;

/// Stage of generation, as shown to the user.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Phase {
    /// A board is being filled.
    Filling,
    /// The generator proves that the full board has one solution.
    Proving,
    /// Clues are removed.
    Digging,
    /// Clues are restored or removed until the level fits.
    Targeting,
    /// The puzzle is graded.
    Grading,
}

/// Puzzle under construction.
#[derive(Clone, Debug, PartialEq)]
pub struct Preview<P: Generate> {
    /// Stage of generation.
    pub phase: Phase,
    /// Clues so far.
    pub clues: P::Clues,
    /// Known facts of the intended solution.
    pub facts: Vec<P::Fact>,
    /// Number of the attempt, from 1, and the maximum number of attempts.
    pub attempt: (u32, u32),
    /// Level of the closest puzzle generated so far.
    pub nearest: Option<u8>,
}
