//! Game that is kept: its versions on the board, in the database and in the journal.

use clew::games::Archived;

use super::message::{Loaded, Save, Ticket};
use super::verdict::digest;

/// Maximum number of handed-out texts that are remembered. A longer memory would only help if
/// another tab took longer to store a text found in the journal.
const FOLLOWED: usize = 32;

/// How much is known about the stored game.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum StoredStage {
    /// Nothing yet.
    Unknown,
    /// The database has been asked.
    Loading,
    /// The journal is being asked; the database has this.
    Looking(Option<Loaded>),
    /// Everything stored is known.
    Known,
}

/// Text in the journal.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct JournalText {
    /// Its key.
    pub(super) key: String,
    /// Its text.
    pub(super) text: String,
    /// Stored form of the game in it.
    pub(super) game: String,
    /// First ticket that was unused when it was written.
    pub(super) before: Ticket,
}

/// Game that is kept.
#[derive(Clone, Debug)]
pub(super) struct Kept {
    /// Number of this opening of the game. Requests carry it, so that their answers
    /// do not reach another opening.
    pub(super) line: u64,
    /// Line that a copy of it is named after: its own, or that of the journal's entry it
    /// continues, which another tab may also continue.
    pub(super) origin: u64,
    /// How much is known about the stored game.
    pub(super) stage: StoredStage,
    /// Revision that its moves follow; `None` for a game that is not stored.
    pub(super) base: Option<u64>,
    /// Stored form in the database, if known.
    pub(super) last: Option<String>,
    /// The game on the board, once it has a move.
    pub(super) latest: Option<Archived>,
    /// Whether none of its moves were made by the player.
    pub(super) is_new: bool,
    /// Its entry in the journal.
    pub(super) journal: Option<JournalText>,
    /// Text being written to the journal.
    pub(super) writing: Option<JournalText>,
    /// Stored form that the journal refused.
    pub(super) unwritten: Option<String>,
    /// Stored form that the database refused.
    pub(super) refused: Option<String>,
    /// Digests of the texts handed out last. Another tab that found one of them in the journal
    /// may store it at any time.
    pub(super) follows: Vec<u64>,
    /// Whether the database may have something newer.
    pub(super) wants_refresh: bool,
}

impl Kept {
    /// Game about which nothing is known.
    pub(super) fn new(line: u64, is_new: bool) -> Self {
        Self {
            line,
            origin: line,
            stage: StoredStage::Unknown,
            base: None,
            last: None,
            latest: None,
            is_new,
            journal: None,
            writing: None,
            unwritten: None,
            refused: None,
            follows: Vec::new(),
            wants_refresh: false,
        }
    }

    /// The game, if the database does not have its present form.
    pub(super) fn dirty(&self) -> Option<&Archived> {
        let latest = self.latest.as_ref();
        latest.filter(|latest| self.last.as_ref() != Some(&latest.game))
    }

    /// The game, if neither the database nor the journal has its present form.
    pub(super) fn unsaved(&self) -> Option<&Archived> {
        let journal = self.journal.as_ref().map(|entry| &entry.game);
        self.dirty().filter(|latest| journal != Some(&latest.game))
    }

    /// The game in the form to be stored.
    pub(super) fn save(&self) -> Option<Save> {
        let game = self.dirty()?.clone();
        let last = self.last.as_ref();
        let is_moved = last.is_none_or(|last| digest(last) != digest(&game.game));
        Some(Save {
            game,
            base: self.base,
            follows: self.follows.clone(),
            is_moved,
        })
    }

    /// Notes that a text was handed out, so that another tab may store it.
    pub(super) fn hand_out(&mut self, text: &str) {
        let digest = digest(text);
        if !self.follows.contains(&digest) {
            self.follows.push(digest);
            let excess = self.follows.len().saturating_sub(FOLLOWED);
            self.follows.drain(..excess);
        }
    }

    /// Notes that the database has a text of the game, with this revision.
    pub(super) fn stored(&mut self, base: Option<u64>, text: String) {
        // Another tab may store the same moves again, with the time it spent on them.
        self.hand_out(&text);
        self.base = base;
        self.last = Some(text);
        self.refused = None;
    }

    /// Whether a text is the game's latest.
    pub(super) fn is_latest(&self, text: &str) -> bool {
        self.latest
            .as_ref()
            .is_none_or(|latest| latest.game == text)
    }

    /// Takes the journal's entry that the request with a ticket has made unnecessary.
    pub(super) fn outdated(&mut self, ticket: Ticket, text: &str) -> Option<JournalText> {
        let is_older = |entry: &mut JournalText| entry.before <= ticket || entry.game == text;
        self.journal.take_if(is_older)
    }
}
