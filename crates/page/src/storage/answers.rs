//! Answers from the database, and the journal's entries of the game that is opened.

use clew::games::Summary;
use clew::kind;

use super::journal::{self, Restored};
use super::kept::{JournalText, StoredStage};
use super::message::{DatabaseAnswer, Effect, Loaded, Refusal, Save, Ticket, Word};
use super::replay::copied;
use super::verdict::{Before, Verdict};
use super::{FIRST_REST, LONGEST_REST, Rest, Storage, Task};

impl Storage {
    /// Handles the database's answer to the request with a ticket. An answer to a request that
    /// is not open is ignored.
    pub(super) fn answered(
        &mut self,
        now: u64,
        ticket: Ticket,
        answer: DatabaseAnswer,
        effects: &mut Vec<Effect>,
    ) {
        let Some(request) = self.requests.remove(&ticket) else {
            return;
        };
        if !matches!(request.task, Task::Open) {
            self.find_again(now, effects);
        }
        match (request.task, answer) {
            (Task::Open, DatabaseAnswer::Refused(refusal)) => {
                self.lose(effects);
                if refusal == Refusal::Later {
                    effects.push(Effect::Say(Word::Older));
                }
            }
            (Task::Open, _) => self.find_again(now, effects),
            (Task::List, _) => {}
            (Task::Load { id, line }, DatabaseAnswer::Refused(refusal)) => {
                self.unloaded(now, &id, line, refusal, effects);
            }
            (Task::Load { id, line }, answer) => {
                let stored = match answer {
                    DatabaseAnswer::Loaded(stored) => stored,
                    _ => None,
                };
                if std::mem::take(&mut self.has_said_unloaded) {
                    self.rest = None;
                    effects.push(Effect::Unsay(Word::Unloaded));
                }
                self.loaded(now, &id, line, stored, effects);
            }
            (task @ Task::Save { .. }, answer) => self.saved(now, ticket, task, answer, effects),
            (task @ Task::Replay { .. }, answer) => self.replayed(now, task, answer, effects),
            (Task::SetAside { key, text, .. }, answer) => match (key, answer) {
                (Some(key), DatabaseAnswer::Done) => {
                    effects.push(Effect::ClearJournal { key, text })
                }
                (_, DatabaseAnswer::Refused(refusal)) => self.refused(now, refusal, effects),
                _ => {}
            },
        }
    }

    /// Handles the refusal to load a game in the opening with a line number: until it is asked for again, only the journal may have it.
    /// Moves made meanwhile become a separate game.
    fn unloaded(
        &mut self,
        now: u64,
        id: &str,
        line: u64,
        refusal: Refusal,
        effects: &mut Vec<Effect>,
    ) {
        let kept = self.kept.get_mut(id).filter(|kept| kept.line == line);
        let Some(kept) = kept else {
            return;
        };
        kept.wants_refresh = true;
        self.refused(now, refusal, effects);
        if !std::mem::replace(&mut self.has_said_unloaded, true) {
            effects.push(Effect::Say(Word::Unloaded));
        }
        self.loaded(now, id, line, None, effects);
    }

    /// Handles the loading of a game in the opening with a line number.
    fn loaded(
        &mut self,
        now: u64,
        id: &str,
        line: u64,
        stored: Option<Loaded>,
        effects: &mut Vec<Effect>,
    ) {
        let kept = self.kept.get_mut(id).filter(|kept| kept.line == line);
        let Some(kept) = kept else {
            return;
        };
        if kept.stage == StoredStage::Loading && self.is_hidden {
            // The stored game may have changed by the time the page is shown again.
            kept.stage = StoredStage::Unknown;
            return;
        }
        if kept.stage == StoredStage::Loading {
            kept.stage = StoredStage::Looking(stored);
            effects.push(Effect::ReadJournal(Some(id.to_owned())));
            return;
        }
        let Some(stored) = stored else {
            return;
        };
        let is_news = kept.base != Some(stored.revision);
        let is_idle = kept.stage == StoredStage::Known && (kept.is_new || kept.dirty().is_none());
        if is_idle && is_news {
            self.show(now, id, stored, effects);
        }
    }

    /// Puts a game from the database on the board.
    fn show(&mut self, now: u64, id: &str, stored: Loaded, effects: &mut Vec<Effect>) {
        let Some(kept) = self.kept.get_mut(id) else {
            return;
        };
        let is_replaced = !kept.is_new;
        if kind::stored_game(&stored.text).is_err() {
            effects.push(Effect::Say(Word::Unread));
            let (id, text) = (id.to_owned(), stored.text);
            self.set_aside(now, id, None, text, effects);
            return;
        }
        kept.is_new = false;
        kept.latest = None;
        kept.follows.clear();
        kept.stored(Some(stored.revision), stored.text.clone());
        effects.push(Effect::Show {
            id: id.to_owned(),
            text: stored.text,
            is_replaced,
        });
    }

    /// Handles the journal's entries of a game. An entry that is ahead of the database goes on
    /// the board.
    pub(super) fn looked(
        &mut self,
        now: u64,
        id: &str,
        found: &[(String, String)],
        effects: &mut Vec<Effect>,
    ) {
        let Some(kept) = self.kept.get_mut(id) else {
            return;
        };
        let StoredStage::Looking(stored) = std::mem::replace(&mut kept.stage, StoredStage::Known)
        else {
            return;
        };
        if !kept.is_new {
            // The moves made meanwhile do not belong to the stored game.
            return;
        }
        let before = stored.as_ref().map(|stored| Before {
            summary: None,
            text: Some(stored.text.clone()),
        });
        let revision = stored.as_ref().map(|stored| stored.revision);
        let is_ahead = |save: &Save| match (&before, revision) {
            (Some(_), Some(revision)) if save.base == Some(revision) => true,
            (Some(before), _) => matches!(save.verdict(Some(before)), Verdict::Write(_)),
            _ => true,
        };
        let mut is_unread = false;
        let mut latest: Option<(Save, JournalText, u64)> = None;
        for (key, text) in found {
            match journal::read(key, text, now) {
                Some(Restored::Game(save, origin)) => {
                    let is_later = |(other, ..): &(Save, JournalText, u64)| {
                        changed(&other.game.summary) < changed(&save.game.summary)
                    };
                    let is_mine = save.game.summary.id == id && is_ahead(&save);
                    if is_mine && latest.as_ref().is_none_or(is_later) {
                        let entry = JournalText {
                            key: key.clone(),
                            text: text.clone(),
                            game: save.game.game.clone(),
                            before: Ticket(self.next_ticket),
                        };
                        latest = Some((*save, entry, origin));
                    }
                }
                Some(Restored::Unread(name, _)) => is_unread |= name == id,
                None => {}
            }
        }
        match (latest, stored) {
            (Some((save, entry, origin)), stored) => {
                let text = save.game.game.clone();
                kept.origin = origin;
                kept.base = save.base;
                kept.last = match save.is_moved {
                    true => stored
                        .filter(|stored| save.base == Some(stored.revision))
                        .map(|stored| stored.text),
                    // The database has its moves.
                    false => Some(text.clone()),
                };
                kept.follows = save.follows;
                kept.latest = Some(save.game);
                kept.is_new = false;
                kept.hand_out(&text);
                kept.journal = Some(entry);
                effects.push(Effect::Show {
                    id: id.to_owned(),
                    text,
                    is_replaced: false,
                });
            }
            (None, Some(stored)) => self.show(now, id, stored, effects),
            (None, None) if is_unread => effects.push(Effect::Say(Word::Unread)),
            (None, None) => {}
        }
    }

    /// Handles the end of a save in the opening with a line number.
    fn saved(
        &mut self,
        now: u64,
        ticket: Ticket,
        task: Task,
        answer: DatabaseAnswer,
        effects: &mut Vec<Effect>,
    ) {
        let Task::Save {
            id,
            line,
            text,
            is_solved,
        } = task
        else {
            return;
        };
        let kept = self.kept.get_mut(&id).filter(|kept| kept.line == line);
        match answer {
            // What was sent may be outdated: another tab may have stored the latest moves from the journal. They are sent in turn.
            DatabaseAnswer::Conflict
                if kept.as_ref().is_some_and(|kept| !kept.is_latest(&text)) => {}
            DatabaseAnswer::Conflict => self.copy(&id, line, effects),
            DatabaseAnswer::Refused(refusal) => {
                if let Some(kept) = kept {
                    kept.refused = Some(text);
                }
                self.refused(now, refusal, effects);
            }
            answer => {
                let revision = match answer {
                    DatabaseAnswer::Stored(revision) => Some(revision),
                    _ => None,
                };
                if let Some(kept) = kept {
                    if let Some(entry) = kept.outdated(ticket, &text) {
                        let (key, text) = (entry.key, entry.text);
                        effects.push(Effect::ClearJournal { key, text });
                    }
                    kept.stored(revision, text);
                    kept.wants_refresh |= revision.is_none();
                }
                if revision.is_some() {
                    self.has_room(effects);
                    effects.push(Effect::Tell(id));
                    effects.push(Effect::Stored { is_solved });
                }
            }
        }
    }

    /// Continues a game under another name, because other moves are stored under its own.
    fn copy(&mut self, id: &str, line: u64, effects: &mut Vec<Effect>) {
        let next = self.new_line();
        let Some(mut kept) = self.kept.remove(id) else {
            return;
        };
        let name = |kept: &super::kept::Kept| {
            let latest = kept.latest.as_ref();
            latest.map(|latest| copied(&latest.summary, kept.origin))
        };
        let (true, Some(mut copy)) = (kept.line == line, name(&kept)) else {
            self.kept.insert(id.to_owned(), kept);
            return;
        };
        if copy == id || self.kept.contains_key(&copy) {
            // This is already a copy.
            kept.line = next;
            kept.origin = next;
            copy = name(&kept).unwrap_or(copy);
        }
        if let Some(latest) = &mut kept.latest {
            latest.summary.id.clone_from(&copy);
        }
        kept.base = None;
        kept.last = None;
        // The journal's entry keeps the old id. A tab that replays it makes the same copy,
        // because the copy's id is derived from the line.
        self.kept.insert(copy.clone(), kept);
        if self.open.as_deref() == Some(id) {
            self.open = Some(copy.clone());
            effects.push(Effect::Rename {
                from: id.to_owned(),
                to: copy,
            });
        }
        effects.push(Effect::Say(Word::Copied));
    }

    /// Handles the database's refusal to store something: leaves the database alone for a while.
    pub(super) fn refused(&mut self, now: u64, refusal: Refusal, effects: &mut Vec<Effect>) {
        let length = match self.rest {
            Some(rest) => (rest.length * 2).min(LONGEST_REST),
            None => FIRST_REST,
        };
        self.rest = Some(Rest {
            until: now.saturating_add(length),
            length,
            has_timer: false,
        });
        if refusal == Refusal::Full && !std::mem::replace(&mut self.has_said_full, true) {
            effects.push(Effect::Say(Word::Full));
        }
    }

    /// Handles a successful save: there is room.
    pub(super) fn has_room(&mut self, effects: &mut Vec<Effect>) {
        self.rest = None;
        for kept in self.kept.values_mut() {
            kept.refused = None;
        }
        if std::mem::take(&mut self.has_said_full) {
            effects.push(Effect::Unsay(Word::Full));
        }
    }
}

/// Time of the last change.
fn changed(summary: &Summary) -> u64 {
    summary.changed
}
