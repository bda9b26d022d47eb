//! Decision about a game to be stored, made within the transaction that stores it: whether
//! anything that exists nowhere else would be overwritten.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use clew::games::Summary;
use clew_core::game::Stored;

use super::message::Save;

/// What to do with a game to be stored.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// Write it, with this summary.
    Write(Summary),
    /// The same moves are already stored, with this revision.
    Same(u64),
    /// All its moves are stored, and more.
    Behind,
    /// Other moves of the game are stored.
    Conflict,
}

/// The database's present content under the name of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Before {
    /// Summary, if readable.
    pub summary: Option<Summary>,
    /// Stored form of the game.
    pub text: Option<String>,
}

impl Before {
    /// Revision of the present content.
    pub fn revision(&self) -> u64 {
        self.summary.as_ref().map_or(0, |summary| summary.revision)
    }
}

impl Save {
    /// Decides what to do with the game.
    pub fn verdict(&self, before: Option<&Before>) -> Verdict {
        let Some(before) = before else {
            // Time spent on a game that was deleted meanwhile does not bring the game back.
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
        // Times exceed the revisions of a game that was deleted meanwhile.
        let next = self.base.unwrap_or_default().max(there).saturating_add(1);
        summary.revision = next.max(summary.changed);
        Verdict::Write(summary)
    }
}

/// Digest of the moves of a stored game, regardless of the time spent on it. A later version
/// of the page may compute a different digest: then two games that could be one are both
/// kept.
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
