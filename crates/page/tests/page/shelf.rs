//! Stored games of a browser: its database, its journal and its tabs.

use std::collections::BTreeMap;

use clew::games::Summary;
use clew_page::Message;
use clew_page::effect::Store;
use clew_page::games::Action;
use clew_page::storage::{
    Before, DatabaseAnswer, Effect, Event, Loaded, Refusal, Verdict, concerns, journaled,
};

/// What a browser stores.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Shelf {
    /// Games in the database, by name, with their stored forms.
    pub(crate) games: BTreeMap<String, (Summary, String)>,
    /// Texts that cannot be read, by name.
    unread: BTreeMap<String, String>,
    /// Entries of the journal, by key.
    pub(crate) journal: BTreeMap<String, String>,
    /// Names of the games that a tab announced.
    pub(crate) told: Vec<String>,
    /// Whether the database refuses to write.
    pub(crate) is_full: bool,
}

impl Shelf {
    /// Carries out a request; returns the messages about it, in order.
    pub(crate) fn carry_out(&mut self, now: u64, request: Store) -> Vec<Message> {
        match request {
            Store::Carry(effect) => self.carry(effect),
            Store::ListJournal => {
                let listed = journaled(&self.entries(None), now);
                vec![Action::Listed(listed, Vec::new()).into()]
            }
            Store::ListFinished => vec![Action::Finished(Vec::new()).into()],
            // A world writes at once.
            Store::Abort | Store::Persist => Vec::new(),
        }
    }

    /// Whether all moves of a game are stored somewhere, perhaps followed by others.
    pub(crate) fn holds(&self, game: &str) -> bool {
        let moves = game.split("],\"done\"").next().unwrap_or_default();
        let quoted = moves.replace('"', "\\\"");
        let mut entries = self.journal.values();
        self.games
            .values()
            .any(|(_, there)| there.starts_with(moves))
            || entries.any(|entry| entry.contains(&quoted))
    }

    fn entries(&self, id: Option<&str>) -> Vec<(String, String)> {
        let entries = self.journal.iter().filter(|(key, _)| concerns(key, id));
        entries
            .map(|(key, text)| (key.clone(), text.clone()))
            .collect()
    }

    fn carry(&mut self, effect: Effect) -> Vec<Message> {
        let mut news = Vec::new();
        let event = match effect {
            Effect::Open(ticket) => Event::Answered(ticket, DatabaseAnswer::Done),
            Effect::List(ticket) => {
                let listed = self.games.values().map(|(summary, _)| summary.clone());
                let unread = self.unread.values().cloned().collect();
                news.push(Action::Listed(listed.collect(), unread).into());
                Event::Answered(ticket, DatabaseAnswer::Done)
            }
            Effect::Load(ticket, id) => {
                let loaded = self.games.get(&id).map(|(summary, text)| Loaded {
                    revision: summary.revision,
                    text: text.clone(),
                });
                Event::Answered(ticket, DatabaseAnswer::Loaded(loaded))
            }
            Effect::Save(ticket, _) | Effect::SetAside { ticket, .. } if self.is_full => {
                Event::Answered(ticket, DatabaseAnswer::Refused(Refusal::Full))
            }
            Effect::Save(ticket, save) => {
                let id = save.game.summary.id.clone();
                let before = self.games.get(&id).map(|(summary, text)| Before {
                    summary: Some(summary.clone()),
                    text: Some(text.clone()),
                });
                let answer = match save.verdict(before.as_ref()) {
                    Verdict::Write(summary) => {
                        let revision = summary.revision;
                        self.games.insert(id, (summary, save.game.game));
                        DatabaseAnswer::Stored(revision)
                    }
                    Verdict::Same(revision) => DatabaseAnswer::Stored(revision),
                    Verdict::Behind => DatabaseAnswer::Behind,
                    Verdict::Conflict => DatabaseAnswer::Conflict,
                };
                Event::Answered(ticket, answer)
            }
            Effect::SetAside { ticket, id, text } => {
                self.games.remove(&id);
                self.unread.insert(id, text);
                Event::Answered(ticket, DatabaseAnswer::Done)
            }
            Effect::ReadJournal(id) => {
                let found = self.entries(id.as_deref());
                Event::JournalRead { id, found }
            }
            Effect::WriteJournal { key, text } => {
                self.journal.insert(key.clone(), text);
                Event::JournalWritten { key, is_kept: true }
            }
            Effect::ClearJournal { key, text } => {
                if self.journal.get(&key) == Some(&text) {
                    self.journal.remove(&key);
                }
                return news;
            }
            Effect::Tell(id) => {
                self.told.push(id);
                return news;
            }
            other => panic!("the page carries out {other:?} itself"),
        };
        news.push(Action::Stored(event).into());
        news
    }
}
