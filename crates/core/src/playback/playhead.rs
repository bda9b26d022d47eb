//! Playhead: the point that playback has reached.

/// Point that playback has reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Playhead {
    /// Position; 0 is the bare puzzle.
    pub position: usize,
    /// Sub-step within it, from 0; always 0 for events other than steps.
    pub substep: usize,
    /// What is shown: a beat of a chapter, or only the event.
    pub scope: Scope,
}

/// Extent of what a playhead shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scope {
    /// An event that is not a step: the bare puzzle, a case, the end.
    #[default]
    Event,
    /// Evidence of an argument on the board before it. The position is that of its key step.
    Look,
    /// The same with what the argument finds.
    Conclude,
    /// Routine steps that follow. The position is that of the last of them.
    Run,
    /// Board after a chapter, with nothing marked. The position is that of its last step.
    Rest,
    /// A step, or one of its sub-steps.
    Step,
}

impl Playhead {
    /// A beat, or an event, at a position.
    pub fn new(position: usize, scope: Scope) -> Self {
        Self {
            position,
            substep: 0,
            scope,
        }
    }
}
