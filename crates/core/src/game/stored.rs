//! Stored form of a game: JSON with a version, marks as text. A game is read by
//! replaying it move by move, so every game that is read is legal.
//!
//! Version 1 had marks in order, and those taken back, without moves. Version 2 did not
//! count checks and "why" questions, and version 3 did not count hints. All are still read;
//! the hints of earlier versions are their moves.

use serde::{Deserialize, Serialize};

use crate::model::Technique as _;

use super::{Action, Change, Checkpoint, Game, Move, NoMark, NotStored, Play};

/// Version that is written.
pub const VERSION: u64 = 4;

/// Prefix of the text of a removed mark.
const CLEARED: &str = "- ";

/// Stored game of any kind; its marks are not yet read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stored {
    version: u64,
    /// Name of the kind.
    pub kind: String,
    /// Puzzle, in the kind's canonical text.
    pub puzzle: String,
    moves: Vec<StoredMove>,
    /// Number of moves made and not taken back.
    done: usize,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    checkpoints: Vec<StoredCheckpoint>,
    /// Time played, in milliseconds.
    pub elapsed: u64,
    /// Number of hints.
    #[serde(default)]
    hints: u32,
    /// Number of checks, "why" questions and looks at the solution.
    #[serde(default)]
    questions: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct StoredMove {
    action: Action,
    at: u64,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    marks: Vec<String>,
    /// How many of the last marks the aids added; games of earlier versions do not store
    /// this.
    #[serde(default, skip_serializing_if = "is_zero")]
    aided: usize,
    /// Technique of the hint that made it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    technique: Option<String>,
}

fn is_zero(number: &usize) -> bool {
    *number == 0
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct StoredCheckpoint {
    name: String,
    at: usize,
    marks: Vec<String>,
}

/// Stored game of version 1.
#[derive(Deserialize)]
struct First {
    kind: String,
    puzzle: String,
    marks: Vec<String>,
    #[serde(default)]
    undone: Vec<String>,
    elapsed: u64,
}

#[derive(Deserialize)]
struct Versioned {
    version: u64,
}

impl Stored {
    /// Reads the outer form of a stored game, of any version up to the current one.
    ///
    /// # Errors
    /// The text is not a stored game, or is one of a later version.
    pub fn read(text: &str) -> Result<Self, NotStored> {
        let Versioned { version } = parsed(text)?;
        match version {
            1 => Ok(parsed::<First>(text)?.migrated()),
            2 | 3 => {
                let stored: Self = parsed(text)?;
                let hints = stored.moves.iter();
                let hints = hints.filter(|turn| turn.action == Action::Hint).count();
                Ok(Self {
                    version: VERSION,
                    hints: u32::try_from(hints).unwrap_or(u32::MAX),
                    ..stored
                })
            }
            VERSION => parsed(text),
            0 => Err(NotStored::Unreadable { line: 1, column: 1 }),
            later => Err(NotStored::Later(later)),
        }
    }

    /// Whether the game has all moves, checkpoints and help of another, and perhaps more.
    pub fn continues(&self, earlier: &Self) -> bool {
        let has = |checkpoint| self.checkpoints.contains(checkpoint);
        self.kind == earlier.kind
            && self.puzzle == earlier.puzzle
            && self.hints >= earlier.hints
            && self.questions >= earlier.questions
            && self.moves.starts_with(&earlier.moves)
            && earlier.checkpoints.iter().all(has)
    }

    /// Text of the stored game.
    pub fn write(&self) -> String {
        // Strings and numbers are always written.
        serde_json::to_string(self).unwrap_or_default()
    }
}

fn parsed<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, NotStored> {
    serde_json::from_str(text).map_err(|fault| NotStored::Unreadable {
        line: fault.line().max(1),
        column: fault.column().max(1),
    })
}

impl First {
    /// The same game in the current form: each mark is a move of its own.
    fn migrated(self) -> Stored {
        let done = self.marks.len();
        let marks = self.marks.into_iter().chain(self.undone);
        let turn = |mark| StoredMove {
            action: Action::Mark,
            at: 0,
            marks: vec![mark],
            aided: 0,
            technique: None,
        };
        Stored {
            version: VERSION,
            kind: self.kind,
            puzzle: self.puzzle,
            moves: marks.map(turn).collect(),
            done,
            checkpoints: Vec::new(),
            elapsed: self.elapsed,
            hints: 0,
            questions: 0,
        }
    }
}

fn written<P: Play>(clues: &P::Clues, change: Change<P>) -> String {
    match change {
        Change::Put(mark) => P::write(clues, mark),
        Change::Clear(slot) => format!("{CLEARED}{}", P::write_slot(clues, slot)),
    }
}

fn read<P: Play>(clues: &P::Clues, text: &str) -> Result<Change<P>, NoMark> {
    match text.strip_prefix(CLEARED) {
        Some(slot) => match P::read_slot(clues, slot) {
            Ok(slot) => Ok(Change::Clear(slot)),
            Err(fault) => Err(NoMark {
                at: fault.at + CLEARED.len(),
                ..fault
            }),
        },
        None => P::read(clues, text).map(Change::Put),
    }
}

impl<P: Play> Game<P> {
    /// Stored form of the game; `kind` is the name of its kind.
    pub fn stored(&self, kind: &str) -> Stored {
        let clues = self.clues();
        let moves = self.moves().iter().map(|turn| StoredMove {
            action: turn.action,
            at: turn.at,
            marks: turn
                .changes
                .iter()
                .map(|&change| written(clues, change))
                .collect(),
            aided: turn.aided,
            technique: turn.technique.map(|technique| technique.name().to_owned()),
        });
        let checkpoints = self
            .checkpoints()
            .iter()
            .map(|checkpoint| StoredCheckpoint {
                name: checkpoint.name.clone(),
                at: checkpoint.at,
                marks: checkpoint
                    .marks
                    .iter()
                    .map(|&mark| P::write(clues, mark))
                    .collect(),
            });
        Stored {
            version: VERSION,
            kind: kind.to_owned(),
            puzzle: P::print(clues),
            moves: moves.collect(),
            done: self.done(),
            checkpoints: checkpoints.collect(),
            elapsed: self.clock().elapsed(),
            hints: self.hints(),
            questions: self.questions(),
        }
    }

    /// Resumes a stored game; `kind` is the name of its kind. The clock is stopped.
    ///
    /// # Errors
    /// The game is of another kind, its puzzle is not valid, or a move is not legal.
    pub fn of_stored(stored: &Stored, kind: &str) -> Result<Self, NotStored> {
        if stored.kind != kind {
            return Err(NotStored::Kind);
        }
        let clues = P::parse_canonical(&stored.puzzle)?;
        let mut game = Game::new(clues.clone());
        for (turn, number) in stored.moves.iter().zip(1..) {
            let mut changes = Vec::new();
            for (text, mark) in turn.marks.iter().zip(1..) {
                let fault = |fault| NotStored::Mark {
                    turn: number,
                    mark,
                    fault,
                };
                changes.push(read::<P>(&clues, text).map_err(fault)?);
            }
            let turn = Move {
                action: turn.action,
                aided: turn.aided.min(changes.len()),
                changes,
                technique: turn.technique.as_deref().and_then(P::Technique::named),
                at: turn.at,
            };
            if !game.replay(turn) {
                return Err(NotStored::Move { turn: number });
            }
        }
        let mut checkpoints = Vec::new();
        for (stored, checkpoint) in stored.checkpoints.iter().zip(1..) {
            let mut marks = Vec::new();
            for (text, mark) in stored.marks.iter().zip(1..) {
                let fault = |fault| NotStored::Checkpoint {
                    checkpoint,
                    mark,
                    fault,
                };
                marks.push(P::read(&clues, text).map_err(fault)?);
            }
            checkpoints.push(Checkpoint {
                name: stored.name.clone(),
                at: stored.at,
                marks,
            });
        }
        let moves = stored.moves.len();
        if stored.done > moves {
            return Err(NotStored::Done { moves });
        }
        let help = [stored.hints, stored.questions];
        game.restore(stored.done, checkpoints, stored.elapsed, help);
        Ok(game)
    }
}
