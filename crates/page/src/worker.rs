//! Workers of the page, to which effects send requests.

/// Worker of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Worker {
    /// Solves the puzzle that is watched.
    Solver,
    /// Answers questions about a puzzle, so that they do not wait for the end of a long run.
    Answers,
    /// Answers a player: hints, checks, reviews.
    Coach,
    /// Reads pictures.
    Pictures,
    /// Makes puzzles; one of several, by number.
    Maker(usize),
    /// Solves the rows of a list; one of several, by number.
    Lister(usize),
}
