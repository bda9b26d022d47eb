//! Work that the state of the machine requires, however it came about.

use super::kept::{JournalText, StoredStage};
use super::message::{Effect, Ticket, Timer, Word};
use super::{PATIENCE, Rest, Storage, Store, Task, journal};

impl Storage {
    /// Does everything that the state requires.
    pub(super) fn settle(&mut self, now: u64, effects: &mut Vec<Effect>) {
        if self.can_ask() && std::mem::take(&mut self.wants_take_up) {
            self.is_replaying = true;
            effects.push(Effect::ReadJournal(None));
        }
        let ids: Vec<String> = self.kept.keys().cloned().collect();
        for id in &ids {
            self.look_up(now, id, effects);
            self.save(now, id, effects);
            self.write(id, effects);
            self.refresh(now, id, effects);
        }
        let mut requests = self.requests.values();
        let is_listing = requests.any(|request| matches!(request.task, Task::List));
        if self.can_ask() && self.wants_list && !is_listing {
            self.wants_list = false;
            let ticket = self.ask(now, Task::List);
            effects.push(Effect::List(ticket));
        }
        self.tidy();
        self.watch(now, effects);
    }

    /// Sets timers for the requests that have none.
    fn watch(&mut self, now: u64, effects: &mut Vec<Effect>) {
        if self.is_hidden || !matches!(self.store, Store::Opening | Store::Open) {
            return;
        }
        for (&ticket, request) in &mut self.requests {
            if !std::mem::replace(&mut request.has_timer, true) {
                // Never later than now, even if the clock was set back.
                request.since = request.since.min(now);
                let waited = now - request.since;
                effects.push(Effect::Wait {
                    after: PATIENCE.saturating_sub(waited).max(1),
                    timer: Timer::Answer(ticket),
                });
            }
        }
    }

    /// Whether the database may be asked for something. A hidden page may be frozen before the
    /// answer arrives, and would then block every other page.
    pub(super) fn can_ask(&self) -> bool {
        self.store == Store::Open && !self.is_hidden
    }

    /// Looks up the stored form of a game.
    fn look_up(&mut self, now: u64, id: &str, effects: &mut Vec<Effect>) {
        let can_load = self.can_ask() && !self.is_replaying && !self.is_busy(id);
        let is_without = matches!(self.store, Store::Silent | Store::Gone);
        let Some(kept) = self.kept.get_mut(id) else {
            return;
        };
        if kept.stage != StoredStage::Unknown {
            return;
        }
        let line = kept.line;
        if can_load {
            kept.stage = StoredStage::Loading;
            let id = id.to_owned();
            let task = Task::Load {
                id: id.clone(),
                line,
            };
            let ticket = self.ask(now, task);
            effects.push(Effect::Load(ticket, id));
        } else if is_without {
            kept.stage = StoredStage::Looking(None);
            effects.push(Effect::ReadJournal(Some(id.to_owned())));
        }
    }

    /// Stores a game in the database if it has changed.
    fn save(&mut self, now: u64, id: &str, effects: &mut Vec<Effect>) {
        if !self.can_ask() || self.is_busy(id) {
            return;
        }
        let Some(kept) = self.kept.get_mut(id) else {
            return;
        };
        let is_refused = |text: &String| kept.refused.as_ref() == Some(text);
        let is_wanted = kept.stage == StoredStage::Known
            && kept.dirty().is_some_and(|game| !is_refused(&game.game));
        if !is_wanted {
            return;
        }
        if rests(&mut self.rest, now, effects) {
            return;
        }
        let Some(save) = kept.save() else {
            return;
        };
        kept.hand_out(&save.game.game);
        let task = Task::Save {
            id: id.to_owned(),
            line: kept.line,
            text: save.game.game.clone(),
            is_solved: save.game.summary.is_solved,
        };
        let ticket = self.ask(now, task);
        effects.push(Effect::Save(ticket, Box::new(save)));
    }

    /// Writes a game to the journal if the database cannot take it now.
    fn write(&mut self, id: &str, effects: &mut Vec<Effect>) {
        let is_without = matches!(self.store, Store::Silent | Store::Gone);
        if !(self.is_hidden || is_without || self.rest.is_some()) {
            return;
        }
        let before = Ticket(self.next_ticket);
        let Some(kept) = self.kept.get_mut(id) else {
            return;
        };
        let is_looking = matches!(kept.stage, StoredStage::Looking(_));
        // Marks that came with the puzzle do not count as moves while others may be stored.
        let is_opening = kept.is_new && kept.stage != StoredStage::Known;
        let Some(text) = kept.unsaved().map(|game| game.game.clone()) else {
            return;
        };
        let is_written = kept
            .writing
            .as_ref()
            .is_some_and(|entry| entry.game == text);
        if is_looking || is_opening || is_written || kept.unwritten.as_ref() == Some(&text) {
            return;
        }
        let Some(save) = kept.save() else {
            return;
        };
        kept.hand_out(&text);
        let entry = JournalText {
            key: journal::key(kept.line, id),
            text: journal::write(&save, kept.origin),
            game: text,
            before,
        };
        effects.push(Effect::WriteJournal {
            key: entry.key.clone(),
            text: entry.text.clone(),
        });
        kept.writing = Some(entry);
    }

    /// Checks whether another tab has stored more of a game that was not changed here.
    fn refresh(&mut self, now: u64, id: &str, effects: &mut Vec<Effect>) {
        let can_load = self.can_ask() && !self.is_busy(id);
        let is_open = self.open.as_deref() == Some(id);
        let Some(kept) = self.kept.get_mut(id) else {
            return;
        };
        if !kept.wants_refresh || kept.stage != StoredStage::Known || !can_load {
            return;
        }
        if self.has_said_unloaded && rests(&mut self.rest, now, effects) {
            return;
        }
        kept.wants_refresh = false;
        if is_open && kept.dirty().is_none() {
            let (id, line) = (id.to_owned(), kept.line);
            let task = Task::Load {
                id: id.clone(),
                line,
            };
            let ticket = self.ask(now, task);
            effects.push(Effect::Load(ticket, id));
        }
    }

    /// Forgets games that are not on the board and need no further work.
    fn tidy(&mut self) {
        let requests = &self.requests;
        let open = self.open.as_deref();
        let is_gone = self.store == Store::Gone;
        self.kept.retain(|id, kept| {
            let mut requests = requests.values();
            let is_busy = requests.any(|request| request.task.written() == Some(id));
            let is_safe = match is_gone {
                true => kept.unsaved().is_none(),
                false => kept.dirty().is_none(),
            };
            open == Some(id) || is_busy || !is_safe
        });
    }

    /// Handles the result of a write to the journal.
    pub(super) fn written(&mut self, key: &str, is_kept: bool, effects: &mut Vec<Effect>) {
        let is_there = |entry: &mut JournalText| entry.key == key;
        let kept = self.kept.values_mut();
        let found = kept
            .filter_map(|kept| Some((kept.writing.take_if(is_there)?, kept)))
            .next();
        let Some((entry, kept)) = found else {
            return;
        };
        if is_kept {
            let before = kept.journal.replace(entry);
            // The earlier key's text is also in the new entry.
            if let Some(before) = before.filter(|before| before.key != key) {
                let (key, text) = (before.key, before.text);
                effects.push(Effect::ClearJournal { key, text });
            }
            return;
        }
        kept.unwritten = Some(entry.game);
        let is_full = self.has_said_full && self.store == Store::Open;
        if !is_full && !std::mem::replace(&mut self.has_said_not_kept, true) {
            effects.push(Effect::Say(Word::NotKept));
        }
    }

    /// Handles a database that does not answer: treats it as unavailable until it does.
    pub(super) fn fall_silent(&mut self, effects: &mut Vec<Effect>) {
        if matches!(self.store, Store::Opening | Store::Open) {
            self.store = Store::Silent;
            self.do_without(effects);
            if !self.is_blocked {
                effects.push(Effect::Say(Word::Silent));
            }
        }
    }

    /// Handles a database that is no longer available.
    pub(super) fn lose(&mut self, effects: &mut Vec<Effect>) {
        if self.store == Store::Silent {
            effects.push(Effect::Unsay(Word::Silent));
        }
        self.store = Store::Gone;
        self.do_without(effects);
    }

    fn do_without(&mut self, effects: &mut Vec<Effect>) {
        effects.push(Effect::UseDatabase(false));
        self.is_replaying = false;
        for kept in self.kept.values_mut() {
            if kept.stage == StoredStage::Loading {
                kept.stage = StoredStage::Unknown;
            }
        }
    }

    /// Handles a database that answers again.
    pub(super) fn find_again(&mut self, now: u64, effects: &mut Vec<Effect>) {
        if !matches!(self.store, Store::Opening | Store::Silent) {
            return;
        }
        if self.store == Store::Silent {
            effects.push(Effect::Unsay(Word::Silent));
        }
        if std::mem::take(&mut self.is_blocked) {
            effects.push(Effect::Unsay(Word::Blocked));
        }
        self.store = Store::Open;
        for request in self.requests.values_mut() {
            request.since = now;
        }
        self.wants_take_up = true;
        self.wants_list = true;
        effects.push(Effect::UseDatabase(true));
    }
}

/// Whether the database is to be left alone for a while, after a refusal. A timer tells when that has ended.
fn rests(rest: &mut Option<Rest>, now: u64, effects: &mut Vec<Effect>) -> bool {
    let Some(rest) = rest.as_mut().filter(|rest| now < rest.until) else {
        return false;
    };
    if !std::mem::replace(&mut rest.has_timer, true) {
        effects.push(Effect::Wait {
            after: (rest.until - now).min(rest.length),
            timer: Timer::Retry,
        });
    }
    true
}
