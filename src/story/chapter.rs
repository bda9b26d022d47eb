//! Chapters: consecutive steps of the telling that make one thought.

use super::Scan;

/// Chapter of a telling. Its steps are told one after another, those with its ideas
/// first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// The thought that holds it together.
    pub kind: ChapterKind,
    /// Numbers of its steps in the trace, from 0, in the order of the telling.
    pub steps: Vec<usize>,
}

/// The thought that holds a chapter together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChapterKind {
    /// Routine steps that follow from the clues alone.
    Opening,
    /// Routine steps found by going through a part of the board.
    Scan(Scan),
    /// Ideas of one technique, so many, and what comes of them.
    Idea(usize),
    /// Further consequences of the chapter before.
    Continuation,
    /// The routine steps that finish a board.
    Finish,
}

impl Chapter {
    /// Number of its ideas.
    pub fn ideas(&self) -> usize {
        match self.kind {
            ChapterKind::Idea(count) => count,
            _ => 0,
        }
    }
}
