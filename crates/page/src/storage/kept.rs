//! Game that is kept: what the board has, what the database and the journal have of it.

use clew::games::Archived;

use super::message::{Loaded, Save, Ticket};
use super::verdict::digest;

/// Most texts handed out that are remembered. A longer memory would only help if another
/// tab took longer to store what it has found in the journal.
const FOLLOWED: usize = 32;

/// How much is known of what is stored of a game.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum StoredStage {
    /// Nothing yet.
    Unknown,
    /// The database was asked.
    Loading,
    /// The journal is asked; the database has this.
    Looking(Option<Loaded>),
    /// What there is.
    Known,
}

/// Text in the journal.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Entry {
    /// Key under which it lies.
    pub(super) key: String,
    /// What lies there.
    pub(super) text: String,
    /// Stored form of the game in it.
    pub(super) game: String,
    /// First ticket that was not used yet when it was written.
    pub(super) before: Ticket,
}

/// Game that is kept.
#[derive(Clone, Debug)]
pub(super) struct Kept {
    /// Number of this opening of the game: requests carry it, so that their answers
    /// reach no other opening.
    pub(super) line: u64,
    /// Line that a copy of it is named after: its own, or that of the journal's entry it
    /// goes on with, which another tab may go on with too.
    pub(super) origin: u64,
    /// How much is known of what is stored.
    pub(super) stage: StoredStage,
    /// Revision that its moves follow on; `None` for one that is not stored.
    pub(super) base: Option<u64>,
    /// Stored form that the database has, as far as known.
    pub(super) last: Option<String>,
    /// The game on the board, once it has a move.
    pub(super) latest: Option<Archived>,
    /// Whether the player has made none of its moves.
    pub(super) is_new: bool,
    /// What the journal has of it.
    pub(super) journal: Option<Entry>,
    /// Entry that the journal is asked to take.
    pub(super) writing: Option<Entry>,
    /// Stored form that the journal has refused.
    pub(super) unwritten: Option<String>,
    /// Stored form that the database has refused.
    pub(super) refused: Option<String>,
    /// Digests of the texts handed out last. Another tab may store one of them at any time
    /// that it has found in the journal.
    pub(super) follows: Vec<u64>,
    /// Whether the database may have something newer.
    pub(super) wants_refresh: bool,
}

impl Kept {
    /// Game of which nothing is known.
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

    /// The game, if the database does not have it as it is.
    pub(super) fn dirty(&self) -> Option<&Archived> {
        let latest = self.latest.as_ref();
        latest.filter(|latest| self.last.as_ref() != Some(&latest.game))
    }

    /// The game, if neither the database nor the journal has it as it is.
    pub(super) fn unsaved(&self) -> Option<&Archived> {
        let journal = self.journal.as_ref().map(|entry| &entry.game);
        self.dirty().filter(|latest| journal != Some(&latest.game))
    }

    /// The game as it is to be stored.
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

    /// Notes that a text was handed out: somebody else may store it.
    pub(super) fn hand_out(&mut self, text: &str) {
        let digest = digest(text);
        if !self.follows.contains(&digest) {
            self.follows.push(digest);
            let excess = self.follows.len().saturating_sub(FOLLOWED);
            self.follows.drain(..excess);
        }
    }

    /// The database has a text of the game, with this revision.
    pub(super) fn stored(&mut self, base: Option<u64>, text: String) {
        self.base = base;
        self.last = Some(text);
        self.refused = None;
    }

    /// Takes the entry of the journal that a request made with a ticket has made needless.
    pub(super) fn outdated(&mut self, ticket: Ticket, text: &str) -> Option<Entry> {
        let is_older = |entry: &mut Entry| entry.before <= ticket || entry.game == text;
        self.journal.take_if(is_older)
    }
}
