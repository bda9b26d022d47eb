//! Status of work.

use clew::kind::End;

/// Status of work that a worker does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Status {
    /// The worker is running.
    Running,
    /// The reader stopped it.
    Stopped,
    /// The work ended.
    Done(End),
}
