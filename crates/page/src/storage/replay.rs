//! Replay of the journal: the database stores what an earlier page could only write there.

use clew::games::Summary;

use super::journal::{self, Found};
use super::kept::Entry;
use super::message::{Answer, Effect, Save, Word};
use super::{Storage, Task};

impl Storage {
    /// Has the database store the entries of the journal, now that all of them are read.
    pub(super) fn replay(
        &mut self,
        now: u64,
        found: Vec<(String, String)>,
        effects: &mut Vec<Effect>,
    ) {
        if !std::mem::take(&mut self.is_replaying) {
            return;
        }
        for (key, text) in found {
            if self.is_mine(&key) {
                continue;
            }
            match journal::read(&key, &text, now) {
                Some(Found::Game(save, origin)) => {
                    self.store_entry(now, (key, text), origin, save, effects);
                }
                Some(Found::Unread(id, unread)) => {
                    self.set_aside(now, id, Some(key), unread, effects);
                }
                None => {}
            }
        }
        let mut requests = self.requests.values();
        let is_storing = requests.any(|request| request.task.written().is_some());
        let is_all_stored = !is_storing && self.unstored().next().is_none();
        if is_all_stored && std::mem::take(&mut self.has_said_full) {
            // Another tab has stored the entries that did not fit before.
            effects.push(Effect::Unsay(Word::Full));
        }
    }

    /// Has the database store an entry of the journal, by its key and text.
    fn store_entry(
        &mut self,
        now: u64,
        (key, text): (String, String),
        origin: u64,
        save: Box<Save>,
        effects: &mut Vec<Effect>,
    ) {
        let task = Task::Replay {
            key,
            text,
            origin,
            save: save.clone(),
        };
        let ticket = self.ask(now, task);
        effects.push(Effect::Save(ticket, save));
    }

    /// Whether an entry of the journal belongs to a game of this page, or is being
    /// replayed.
    fn is_mine(&self, key: &str) -> bool {
        let mut kept = self.kept.values();
        let mut requests = self.requests.values();
        let is_there = |entry: &Entry| entry.key == key;
        kept.any(|kept| kept.dirty().is_some() && kept.journal.as_ref().is_some_and(is_there))
            || requests.any(|request| match &request.task {
                Task::Replay { key: there, .. } => there == key,
                Task::SetAside { key: there, .. } => there.as_deref() == Some(key),
                _ => false,
            })
    }

    /// The database has answered the replay of an entry.
    pub(super) fn replayed(
        &mut self,
        now: u64,
        task: Task,
        answer: Answer,
        effects: &mut Vec<Effect>,
    ) {
        let Task::Replay {
            key,
            text,
            origin,
            mut save,
        } = task
        else {
            return;
        };
        match answer {
            Answer::Refused(refusal) => self.refused(now, refusal, effects),
            Answer::Conflict => {
                let copy = copied(&save.game.summary, origin);
                save.game.summary.id = match copy == save.game.summary.id {
                    false => copy,
                    true => copied(&save.game.summary, self.new_line()),
                };
                save.base = None;
                // Otherwise it stays in the journal.
                if self.can_ask() {
                    self.store_entry(now, (key, text), origin, save, effects);
                }
            }
            _ => {
                let id = save.game.summary.id;
                effects.push(Effect::ClearJournal { key, text });
                if let Some(kept) = self.kept.get_mut(&id) {
                    kept.wants_refresh = true;
                }
                self.wants_list = true;
                if matches!(answer, Answer::Stored(_)) {
                    self.has_room(effects);
                    effects.push(Effect::Tell(id));
                }
            }
        }
    }

    /// Has a text that cannot be read put where the player finds it, out of the way of the game.
    pub(super) fn set_aside(
        &mut self,
        now: u64,
        id: String,
        key: Option<String>,
        text: String,
        effects: &mut Vec<Effect>,
    ) {
        if !self.can_ask() {
            // It stays where it is, and is set aside the next time.
            return;
        }
        let task = Task::SetAside {
            id: id.clone(),
            key,
            text: text.clone(),
        };
        let ticket = self.ask(now, task);
        effects.push(Effect::SetAside { ticket, id, text });
    }
}

/// Id of a game that goes its own way.
pub(super) fn copied(summary: &Summary, number: u64) -> String {
    format!("{} {number}", summary.puzzle)
}
