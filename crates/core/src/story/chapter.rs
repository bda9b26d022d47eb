//! Chapters: consecutive steps that make up one thought.

use super::Scan;

/// Chapter of an arranged trace: arguments that are looked at and concluded one after
/// another, then the routine steps that follow from them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// The thought that holds it together.
    pub kind: ChapterKind,
    /// Its arguments. Each is a list of steps with the same reason, the key step first; nearly
    /// all have one step. Numbers of steps in the trace, from 0.
    pub beats: Vec<Vec<usize>>,
    /// Steps that follow from the beats, in waves. A wave is a list of steps that use the same rule
    /// and do not depend on each other. Numbers are those of the beats.
    pub waves: Vec<Vec<usize>>,
    /// Number, from 1, of the chapter in links of versions that put several arguments in one.
    pub old: usize,
}

/// The thought that holds a chapter together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChapterKind {
    /// Routine steps that follow from the clues alone.
    Opening,
    /// Routine steps found by going through a part of the board.
    Scan(Scan),
    /// Steps found in a row of the board that was gone through from left to right.
    Sweep(u8),
    /// Ideas with the same argument, and what follows from them.
    Idea,
    /// Further consequences of the chapter before.
    Continuation,
    /// The routine steps that finish a board.
    Finish,
}

impl Chapter {
    /// Numbers of its steps, in the order in which they are presented.
    pub fn steps(&self) -> impl Iterator<Item = usize> + '_ {
        self.beats.iter().chain(&self.waves).flatten().copied()
    }

    /// Number of its ideas.
    pub fn ideas(&self) -> usize {
        match self.kind {
            ChapterKind::Idea | ChapterKind::Sweep(_) => self.beats.len(),
            _ => 0,
        }
    }
}
