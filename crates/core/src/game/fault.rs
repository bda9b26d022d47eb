//! Faults of stored games, each with its place.

use crate::model::{Arg, Explanation, ParseError};

use super::NoMark;

/// Error of a stored game that cannot be resumed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum NotStored {
    /// The text is not a stored game.
    #[error("not a stored game: line {line}, column {column}")]
    Unreadable {
        /// Line of the fault, from 1.
        line: usize,
        /// Column of the fault, from 1.
        column: usize,
    },
    /// It is of a later version.
    #[error("a stored game of version {0}")]
    Later(u64),
    /// It is of another kind.
    #[error("a stored game of another kind")]
    Kind,
    /// Its puzzle is not valid.
    #[error(transparent)]
    Puzzle(#[from] ParseError),
    /// A mark of a move does not fit the puzzle.
    #[error("move {turn}, mark {mark}: {fault}")]
    Mark {
        /// Number of the move, from 1.
        turn: usize,
        /// Number of the mark in it, from 1.
        mark: usize,
        /// Fault of its text.
        fault: NoMark,
    },
    /// A move ends a trial, but there is none.
    #[error("move {turn} ends a trial, but there is none")]
    Move {
        /// Number of the move, from 1.
        turn: usize,
    },
    /// A mark of a checkpoint does not fit the puzzle.
    #[error("checkpoint {checkpoint}, mark {mark}: {fault}")]
    Checkpoint {
        /// Number of the checkpoint, from 1.
        checkpoint: usize,
        /// Number of the mark in it, from 1.
        mark: usize,
        /// Fault of its text.
        fault: NoMark,
    },
    /// The stated number of moves made is larger than the number of moves.
    #[error("there are only {moves} moves")]
    Done {
        /// Number of moves.
        moves: usize,
    },
}

impl NotStored {
    /// The fault as a message.
    pub fn explanation(&self) -> Explanation {
        let number = |number: usize| Arg::Number(number as u64);
        match self {
            NotStored::Unreadable { line, column } => Explanation::new("game-unreadable")
                .with("line", number(*line))
                .with("column", number(*column)),
            NotStored::Later(version) => {
                Explanation::new("game-later").with("version", Arg::Number(*version))
            }
            NotStored::Kind => Explanation::new("game-of-another-kind"),
            NotStored::Puzzle(fault) => {
                Explanation::new("game-no-puzzle").followed_by(fault.explanation.clone())
            }
            NotStored::Mark { turn, mark, fault } => Explanation::new("game-no-mark")
                .with("move", number(*turn))
                .with("mark", number(*mark))
                .followed_by(fault.explanation()),
            NotStored::Move { turn } => {
                Explanation::new("game-no-trial").with("move", number(*turn))
            }
            NotStored::Checkpoint {
                checkpoint,
                mark,
                fault,
            } => Explanation::new("game-no-checkpoint-mark")
                .with("checkpoint", number(*checkpoint))
                .with("mark", number(*mark))
                .followed_by(fault.explanation()),
            NotStored::Done { moves } => {
                Explanation::new("game-too-few-moves").with("moves", number(*moves))
            }
        }
    }
}
