//! Replay of the journal: the database stores the entries that an earlier page could only write to the journal.

use clew::games::Summary;

use super::journal::{self, Restored};
use super::kept::JournalText;
use super::message::{DatabaseAnswer, Effect, Save, Word};
use super::{Storage, Task};

impl Storage {
    /// Makes the database store the entries of the journal, once all of them have been read.
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
                Some(Restored::Game(save, origin)) => {
                    self.store_entry(now, (key, text), origin, save, effects);
                }
                Some(Restored::Unread(id, unread)) => {
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

    /// Makes the database store an entry of the journal, given its key and text.
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
        let is_there = |entry: &JournalText| entry.key == key;
        kept.any(|kept| kept.dirty().is_some() && kept.journal.as_ref().is_some_and(is_there))
            || requests.any(|request| match &request.task {
                Task::Replay { key: there, .. } => there == key,
                Task::SetAside { key: there, .. } => there.as_deref() == Some(key),
                _ => false,
            })
    }

    /// Handles the database's answer to the replay of an entry.
    pub(super) fn replayed(
        &mut self,
        now: u64,
        task: Task,
        answer: DatabaseAnswer,
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
            DatabaseAnswer::Refused(refusal) => self.refused(now, refusal, effects),
            DatabaseAnswer::Conflict => {
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
                if matches!(answer, DatabaseAnswer::Stored(_)) {
                    self.has_room(effects);
                    effects.push(Effect::Tell(id));
                }
            }
        }
    }

    /// Moves an unreadable text out of the game's way, to where the player can find it.
    pub(super) fn set_aside(
        &mut self,
        now: u64,
        id: String,
        key: Option<String>,
        text: String,
        effects: &mut Vec<Effect>,
    ) {
        if !self.can_ask() {
            // The text stays where it is, and is set aside next time.
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

/// Id of a separate copy of a game.
pub(super) fn copied(summary: &Summary, number: u64) -> String {
    format!("{} {number}", summary.puzzle)
}
