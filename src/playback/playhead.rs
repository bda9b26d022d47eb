//! Playhead: the point that playback has reached.

/// Point that playback has reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Playhead {
    /// Position; 0 is the bare puzzle.
    pub position: usize,
    /// Sub-step within it, from 0.
    pub substep: usize,
    /// Whether its chapter is shown as a whole, or the step alone.
    pub scope: Scope,
}

/// Extent of what a playhead shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scope {
    /// The chapter as a whole; the position is its last.
    #[default]
    Chapter,
    /// A step, or one of its sub-steps.
    Step,
}
