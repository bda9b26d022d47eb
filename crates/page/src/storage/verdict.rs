//! Decision about a game that is to be stored, made within the transaction that stores
//! it: whether anything would be overwritten that nobody else has.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use clew::games::Summary;
use clew_core::game::Stored;

use super::message::Save;

/// What becomes of a game that is to be stored.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// It is written, with this summary.
    Write(Summary),
    /// The same moves are there already, with this revision.
    Same(u64),
    /// All its moves are there, and more.
    Behind,
    /// Other moves of the game are there.
    Conflict,
}

/// What the database has under the name of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Before {
    /// Summary, if it can be read.
    pub summary: Option<Summary>,
    /// Stored form of the game.
    pub text: Option<String>,
}

impl Before {
    /// Revision of what is there.
    pub fn revision(&self) -> u64 {
        self.summary.as_ref().map_or(0, |summary| summary.revision)
    }
}

impl Save {
    /// Decides what becomes of the game.
    pub fn verdict(&self, before: Option<&Before>) -> Verdict {
        let Some(before) = before else {
            // Time spent on a game that was deleted meanwhile does not bring it back.
            return match self.base {
                Some(_) if !self.is_moved => Verdict::Behind,
                _ => self.written(None),
            };
        };
        if self.base == Some(before.revision()) {
            return self.written(Some(before));
        }
        if !self.is_moved {
            return Verdict::Behind;
        }
        let theirs = before.text.as_deref().map(Stored::read);
        match (Stored::read(&self.game.game), theirs) {
            (Ok(ours), Some(Ok(theirs))) => {
                if digest_of(&ours) == digest_of(&theirs) {
                    Verdict::Same(before.revision())
                } else if ours.continues(&theirs) || self.follows.contains(&digest_of(&theirs)) {
                    self.written(Some(before))
                } else if theirs.continues(&ours) {
                    Verdict::Behind
                } else {
                    Verdict::Conflict
                }
            }
            // A summary without moves is not a game.
            (_, None) => self.written(Some(before)),
            _ => Verdict::Conflict,
        }
    }

    fn written(&self, before: Option<&Before>) -> Verdict {
        let there = before.map_or(0, Before::revision);
        let mut summary = self.game.summary.clone();
        if let Some(before) = before.and_then(|before| before.summary.as_ref()) {
            summary = summary.after(before);
        }
        // Times are larger than the revisions of a game that was deleted meanwhile.
        let next = self.base.unwrap_or_default().max(there).saturating_add(1);
        summary.revision = next.max(summary.changed);
        Verdict::Write(summary)
    }
}

/// Number that stands for the moves of a stored game, whatever time was spent on it. A
/// later version of the page may compute another one: then two games that could be one
/// are both kept.
pub(super) fn digest(text: &str) -> u64 {
    match Stored::read(text) {
        Ok(stored) => digest_of(&stored),
        Err(_) => hash(text),
    }
}

fn digest_of(stored: &Stored) -> u64 {
    let mut timeless = stored.clone();
    timeless.elapsed = 0;
    hash(&timeless.write())
}

fn hash(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}
