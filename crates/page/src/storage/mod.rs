//! Storage of games: a state machine that takes events and returns effects. It does not use a
//! clock, a browser or a database; `web` carries out its effects and reports their
//! results as events.
//!
//! A game has a revision, which grows with each stored change. A save names the revision
//! that its moves follow. If another tab was first, nothing is overwritten: the moves of
//! this tab become a separate game, and the player is informed. A tab without new moves
//! shows the game stored by the other tab.
//!
//! Each request to the database has a [`Ticket`], and the table of open requests records
//! the purpose of each. An answer removes its request from the table, and only this table
//! knows that a game is being stored. So the end of one game's save cannot affect another
//! game or a later opening of the same game.
//!
//! ```text
//!  tab 1   mark ──> save 5 (follows 4)                     its marks are game A, revision 5
//!  tab 2            mark ──> save (follows 4): conflict    its marks become game B, and the page says so
//! ```
//!
//! Why not the last one wins, or locks? Marks would be lost without a word, or a tab that was forgotten somewhere would block the one
//! that is used.
//!
//! A hidden page may be frozen with a transaction open, which would block every other page.
//! So a hidden page does not start a transaction: it writes to the journal, and the page
//! shown next stores the journal's entries. A database that does not answer within two
//! seconds is treated as unavailable until it answers.

mod answers;
mod journal;
mod kept;
mod message;
mod replay;
mod settle;
#[cfg(test)]
mod tests;
mod verdict;

use std::collections::BTreeMap;

use clew::games::Archived;
use kept::{Kept, StoredStage};

pub use journal::{concerns, journaled};
pub use message::{DatabaseAnswer, Effect, Event, Loaded, Refusal, Save, Ticket, Timer, Word};
pub use verdict::{Before, Verdict};

/// Time limit for the database's answer, in milliseconds; after that, it is treated as unavailable.
const PATIENCE: u64 = 2_000;
/// Pause after the first refusal, in milliseconds; it doubles with each further one.
const FIRST_REST: u64 = 1_000;
/// Longest pause after a refusal, in milliseconds.
const LONGEST_REST: u64 = 60_000;

/// Where games are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Store {
    /// The database is being opened.
    Opening,
    /// In the database.
    Open,
    /// In the journal, until the database answers.
    Silent,
    /// In the journal.
    Gone,
}

/// Purpose of a request to the database.
#[derive(Clone, Debug)]
enum Task {
    Open,
    List,
    /// Load a game in the opening with a line number.
    Load {
        id: String,
        line: u64,
    },
    /// Store a game in the opening with a line number.
    Save {
        id: String,
        line: u64,
        text: String,
        is_solved: bool,
    },
    /// Store an entry of the journal.
    Replay {
        key: String,
        text: String,
        /// Line that a copy is named after.
        origin: u64,
        save: Box<Save>,
    },
    /// Move a text out of the way, and remove it from the journal if it is there.
    SetAside {
        id: String,
        key: Option<String>,
        text: String,
    },
}

impl Task {
    /// Name of the game that it may write.
    fn written(&self) -> Option<&str> {
        match self {
            Task::Save { id, .. } | Task::SetAside { id, .. } => Some(id),
            Task::Replay { save, .. } => Some(&save.game.summary.id),
            Task::Open | Task::List | Task::Load { .. } => None,
        }
    }
}

/// Open request to the database.
#[derive(Clone, Debug)]
struct Request {
    task: Task,
    /// Start of the wait for the database.
    since: u64,
    /// Whether a timer is running for the answer.
    has_timer: bool,
}

/// Pause after refusals.
#[derive(Clone, Copy, Debug)]
struct Rest {
    /// Time of its end.
    until: u64,
    /// Its length.
    length: u64,
    /// Whether a timer is running for its end.
    has_timer: bool,
}

/// Machine that stores games.
#[derive(Clone, Debug)]
pub struct Storage {
    store: Store,
    is_hidden: bool,
    /// Games whose state matters: the one on the board, and those not yet stored.
    kept: BTreeMap<String, Kept>,
    /// Name of the game on the board.
    open: Option<String>,
    /// Open requests.
    requests: BTreeMap<Ticket, Request>,
    next_ticket: u64,
    next_line: u64,
    rest: Option<Rest>,
    /// Whether the journal may have entries to move to the database.
    wants_take_up: bool,
    /// Whether the journal is being read to replay it.
    is_replaying: bool,
    /// Whether the list of games is out of date.
    wants_list: bool,
    is_blocked: bool,
    has_said_full: bool,
    has_said_not_kept: bool,
    has_said_unloaded: bool,
}

impl Storage {
    /// Machine of a page. `line` is a random number that differs from the lines of other pages.
    pub fn new(line: u64) -> Self {
        Self {
            store: Store::Opening,
            is_hidden: false,
            kept: BTreeMap::new(),
            open: None,
            requests: BTreeMap::new(),
            next_ticket: 0,
            next_line: line,
            rest: None,
            wants_take_up: false,
            is_replaying: false,
            wants_list: false,
            is_blocked: false,
            has_said_full: false,
            has_said_not_kept: false,
            has_said_unloaded: false,
        }
    }

    /// Games whose present form is not in the database.
    pub fn unstored(&self) -> impl Iterator<Item = &Archived> {
        self.kept.values().filter_map(Kept::dirty)
    }

    /// Handles an event at a time in milliseconds since 1970. Returns the effects to carry
    /// out, in order.
    pub fn update(&mut self, now: u64, event: Event) -> Vec<Effect> {
        let mut effects = Vec::new();
        self.take_in(now, event, &mut effects);
        self.settle(now, &mut effects);
        effects
    }

    fn take_in(&mut self, now: u64, event: Event, effects: &mut Vec<Effect>) {
        match event {
            Event::Begun { is_hidden } => {
                self.is_hidden = is_hidden;
                let ticket = self.ask(now, Task::Open);
                effects.push(Effect::Open(ticket));
            }
            Event::Played { id, is_new } => self.played(id, is_new, effects),
            Event::Changed { game, is_new } => {
                if let Some(kept) = self.kept.get_mut(&game.summary.id) {
                    kept.is_new = is_new;
                    if kept
                        .latest
                        .as_ref()
                        .is_none_or(|there| there.game != game.game)
                    {
                        kept.latest = Some(game);
                    }
                }
            }
            Event::Forgotten { id } => {
                let kept = self.kept.remove(&id);
                if let Some(entry) = kept.and_then(|kept| kept.journal) {
                    let (key, text) = (entry.key, entry.text);
                    effects.push(Effect::ClearJournal { key, text });
                }
                self.open = self.open.take().filter(|open| *open != id);
            }
            Event::ListWanted => self.wants_list = true,
            Event::Heard { id } => {
                if let Some(kept) = self.kept.get_mut(&id) {
                    kept.wants_refresh = true;
                }
                self.wants_list = true;
            }
            Event::Hidden => self.is_hidden = true,
            Event::Shown => self.shown(now),
            Event::Elapsed(Timer::Retry) => {
                if let Some(rest) = &mut self.rest {
                    // The pause is over, even if the clock was set back.
                    rest.until = 0;
                    rest.has_timer = false;
                }
            }
            Event::Elapsed(Timer::Answer(ticket)) => {
                let request = self.requests.get_mut(&ticket);
                let is_late = request.is_some_and(|request| {
                    request.has_timer = false;
                    now.saturating_sub(request.since) >= PATIENCE
                });
                // A frozen page was not waiting.
                if is_late && !self.is_hidden {
                    self.fall_silent(effects);
                }
            }
            Event::Answered(ticket, answer) => self.answered(now, ticket, answer, effects),
            Event::Blocked => {
                self.is_blocked = true;
                effects.push(Effect::Say(Word::Blocked));
            }
            Event::Outdated => {
                self.lose(effects);
                effects.push(Effect::Say(Word::Outdated));
            }
            Event::JournalRead {
                id: Some(id),
                found,
            } => self.looked(now, &id, &found, effects),
            Event::JournalRead { id: None, found } => self.replay(now, found, effects),
            Event::JournalWritten { key, is_kept } => self.written(&key, is_kept, effects),
        }
    }

    fn played(&mut self, id: String, is_new: bool, effects: &mut Vec<Effect>) {
        let kept = self.kept.get(&id);
        let is_busy = self.is_busy(&id);
        match kept {
            // The player left it for another page, and it is unchanged.
            Some(_) if !is_new => {}
            Some(kept) if kept.stage != StoredStage::Known && kept.latest.is_none() => {}
            Some(Kept {
                latest: Some(latest),
                is_new: false,
                last,
                ..
            }) if is_busy || last.as_ref() != Some(&latest.game) => {
                // The database does not have the game yet, so show it from memory.
                effects.push(Effect::Show {
                    id: id.clone(),
                    text: latest.game.clone(),
                    is_replaced: false,
                });
            }
            _ => {
                let line = self.new_line();
                let before = self.kept.insert(id.clone(), Kept::new(line, is_new));
                // Its entries in the journal will be found again.
                drop(before);
            }
        }
        self.open = Some(id);
    }

    fn shown(&mut self, now: u64) {
        if !std::mem::take(&mut self.is_hidden) {
            return;
        }
        for request in self.requests.values_mut() {
            request.since = now;
        }
        for kept in self.kept.values_mut() {
            kept.refused = None;
            kept.unwritten = None;
            kept.wants_refresh = true;
        }
        self.wants_take_up = true;
        self.wants_list = true;
    }

    /// Opens a request.
    fn ask(&mut self, now: u64, task: Task) -> Ticket {
        let ticket = Ticket(self.next_ticket);
        self.next_ticket += 1;
        let request = Request {
            task,
            since: now,
            has_timer: false,
        };
        self.requests.insert(ticket, request);
        ticket
    }

    /// Number of a new line.
    fn new_line(&mut self) -> u64 {
        self.next_line = self.next_line.wrapping_add(1);
        self.next_line
    }

    /// Whether a request that may write a game is open.
    fn is_busy(&self, id: &str) -> bool {
        let mut requests = self.requests.values();
        requests.any(|request| request.task.written() == Some(id))
    }
}
