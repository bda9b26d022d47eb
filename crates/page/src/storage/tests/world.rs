//! Simulated world around the machine: a database and a journal shared by tabs, requests
//! that wait for an answer, timers, and a player who makes marks and undoes them.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::storage::{
    Before, DatabaseAnswer, Effect, Event, Loaded, Refusal, Storage, Ticket, Timer, Verdict, Word,
    concerns,
};
use clew::games::{Archived, Summary};
use clew::kind;

/// Puzzles to play.
pub(super) const PUZZLES: [&str; 2] = ["slither/7/7/gb62c783b7dgb62ag50bha65", "slither/7/7/ezzl"];

/// Mark on a board; no two marks of a world are the same.
pub(super) type Mark = usize;

/// Maximum number of marks in a world.
pub(super) const MARKS: usize = 49;

/// Text of a mark.
fn written(mark: Mark) -> String {
    format!("R{}C{} top line", mark / 7 + 1, mark % 7 + 1)
}

/// Board that a player sees.
#[derive(Clone, Debug, Default)]
pub(super) struct Board {
    pub(super) id: String,
    pub(super) marks: Vec<Mark>,
    pub(super) undone: Vec<Mark>,
    pub(super) elapsed: u64,
}

impl Board {
    /// Stored form of the game.
    pub(super) fn text(&self) -> String {
        let marks: Vec<String> = self.marks.iter().copied().map(written).collect();
        let undone: Vec<String> = self.undone.iter().rev().copied().map(written).collect();
        let puzzle = puzzle_of(&self.id);
        serde_json::json!({
            "version": 1, "kind": "slitherlink", "puzzle": puzzle,
            "marks": marks, "undone": undone, "elapsed": self.elapsed,
        })
        .to_string()
    }

    /// Board of a stored form.
    fn read(id: &str, text: &str) -> Self {
        let value: serde_json::Value = serde_json::from_str(text).unwrap();
        let marks = |name: &str| marks_of(&value[name]);
        Self {
            id: id.to_owned(),
            marks: marks("marks"),
            undone: marks("undone").into_iter().rev().collect(),
            elapsed: value["elapsed"].as_u64().unwrap(),
        }
    }

    fn has_moves(&self) -> bool {
        !self.marks.is_empty() || !self.undone.is_empty()
    }

    fn game(&self, now: u64) -> Archived {
        let text = self.text();
        let played = kind::stored_game(&text).unwrap();
        let mut summary = Summary::of(played.as_ref(), (7, 7), now);
        summary.id.clone_from(&self.id);
        Archived {
            summary,
            game: text,
        }
    }
}

fn marks_of(value: &serde_json::Value) -> Vec<Mark> {
    let texts = value.as_array().unwrap().iter();
    let mark = |text: &serde_json::Value| {
        let text = text.as_str().unwrap();
        (0..MARKS).find(|&mark| written(mark) == text).unwrap()
    };
    texts.map(mark).collect()
}

/// Marks of a stored form, including undone ones.
pub(super) fn history(text: &str) -> BTreeSet<Mark> {
    let board = Board::read("", text);
    board.marks.into_iter().chain(board.undone).collect()
}

/// Puzzle of a game's name.
fn puzzle_of(id: &str) -> &str {
    id.split(' ').next().unwrap()
}

/// Tab with a page.
pub(super) struct Tab {
    pub(super) storage: Storage,
    pub(super) board: Option<Board>,
    /// Requests that the database has not yet carried out.
    requests: VecDeque<Effect>,
    /// Answers on their way.
    answers: VecDeque<(Ticket, DatabaseAnswer)>,
    timers: Vec<(u64, Timer)>,
    pub(super) is_hidden: bool,
    /// Names of games announced by other tabs.
    heard: VecDeque<String>,
    /// Notices shown and not removed.
    pub(super) said: Vec<Word>,
    /// Effects of the last event, including their immediate consequences.
    pub(super) effects: Vec<Effect>,
}

/// Reaction of the database to a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mood {
    Willing,
    Full,
    Failing,
    /// It refuses to load games.
    Forgetful,
}

/// The world.
pub(super) struct World {
    pub(super) now: u64,
    pub(super) games: BTreeMap<String, (Summary, String)>,
    pub(super) unread: BTreeMap<String, String>,
    pub(super) journal: BTreeMap<String, String>,
    /// Whether the journal accepts writes.
    pub(super) has_journal: bool,
    pub(super) tabs: Vec<Tab>,
    next_mark: Mark,
    next_line: u64,
    /// Marks that the player made and did not replace.
    pub(super) made: BTreeSet<Mark>,
    /// Marks seen on the board at the time a mark was made.
    before: BTreeMap<Mark, BTreeSet<Mark>>,
    /// Number of effects so far.
    pub(super) count: usize,
}

impl World {
    pub(super) fn new() -> Self {
        Self {
            now: 1_000_000,
            games: BTreeMap::new(),
            unread: BTreeMap::new(),
            journal: BTreeMap::new(),
            has_journal: true,
            tabs: Vec::new(),
            next_mark: 0,
            next_line: 0,
            made: BTreeSet::new(),
            before: BTreeMap::new(),
            count: 0,
        }
    }

    /// World with one tab, in which the database is open.
    pub(super) fn with_tab() -> Self {
        let mut world = Self::new();
        world.open_tab();
        world.answer_all(0);
        world
    }

    /// Opens a page; returns its number.
    pub(super) fn open_tab(&mut self) -> usize {
        self.next_line += 1_000;
        self.tabs.push(Tab {
            storage: Storage::new(self.next_line),
            board: None,
            requests: VecDeque::new(),
            answers: VecDeque::new(),
            timers: Vec::new(),
            is_hidden: false,
            heard: VecDeque::new(),
            said: Vec::new(),
            effects: Vec::new(),
        });
        let at = self.tabs.len() - 1;
        self.tell(at, Event::Begun { is_hidden: false });
        at
    }

    /// Sends an event to a page's machine, and carries out its effects.
    pub(super) fn tell(&mut self, at: usize, event: Event) {
        self.tabs[at].effects.clear();
        let mut events = VecDeque::from([event]);
        while let Some(event) = events.pop_front() {
            let effects = self.tabs[at].storage.update(self.now, event);
            self.count += effects.len();
            self.tabs[at].effects.extend(effects.iter().cloned());
            for effect in effects {
                self.carry_out(at, effect, &mut events);
            }
        }
    }

    fn carry_out(&mut self, at: usize, effect: Effect, events: &mut VecDeque<Event>) {
        let tab = &mut self.tabs[at];
        match effect {
            Effect::Open(_) => tab.requests.push_back(effect),
            Effect::Load(..) | Effect::Save(..) | Effect::SetAside { .. } | Effect::List(_) => {
                assert!(!tab.is_hidden, "a hidden page begins no transaction");
                tab.requests.push_back(effect);
            }
            Effect::ReadJournal(id) => {
                let found = self.journal.iter();
                let found = found.filter(|(key, _)| concerns(key, id.as_deref()));
                let found = found
                    .map(|(key, text)| (key.clone(), text.clone()))
                    .collect();
                events.push_back(Event::JournalRead { id, found });
            }
            Effect::WriteJournal { key, text } => {
                let is_kept = self.has_journal;
                if is_kept {
                    self.journal.insert(key.clone(), text);
                }
                events.push_back(Event::JournalWritten { key, is_kept });
            }
            Effect::ClearJournal { key, text } => {
                if self.journal.get(&key) == Some(&text) {
                    self.journal.remove(&key);
                }
            }
            Effect::Tell(id) => {
                for (number, other) in self.tabs.iter_mut().enumerate() {
                    if number != at {
                        other.heard.push_back(id.clone());
                    }
                }
            }
            Effect::Wait { after, timer } => tab.timers.push((self.now + after, timer)),
            Effect::Show { id, text, .. } => {
                if let Some(board) = tab.board.as_mut().filter(|board| board.id == id) {
                    *board = Board::read(&id, &text);
                    let game = board.game(self.now);
                    let is_new = false;
                    events.push_back(Event::Changed { game, is_new });
                }
            }
            Effect::Rename { from, to } => {
                if let Some(board) = tab.board.as_mut().filter(|board| board.id == from) {
                    board.id = to;
                }
            }
            Effect::Say(word) => tab.said.push(word),
            Effect::Unsay(word) => tab.said.retain(|&said| said != word),
            Effect::Stored { .. } | Effect::UseDatabase(_) => {}
        }
    }

    /// Puts a game on the board of a page.
    pub(super) fn play(&mut self, at: usize, id: &str) {
        let id = id.to_owned();
        self.tabs[at].board = Some(Board {
            id: id.clone(),
            ..Board::default()
        });
        self.tell(at, Event::Played { id, is_new: true });
    }

    fn change(&mut self, at: usize, change: impl FnOnce(&mut Board)) {
        if let Some(board) = &mut self.tabs[at].board {
            change(board);
            if board.has_moves() {
                let game = board.game(self.now);
                self.tell(
                    at,
                    Event::Changed {
                        game,
                        is_new: false,
                    },
                );
            }
        }
    }

    /// Makes a mark that was not made before; after an undo it replaces the undone marks.
    pub(super) fn mark(&mut self, at: usize) -> Option<Mark> {
        let mark = self.next_mark;
        let board = self.tabs[at].board.as_ref()?;
        if mark >= MARKS || self.tabs[at].is_hidden {
            return None;
        }
        self.next_mark += 1;
        let mut seen = BTreeSet::new();
        for &other in board.marks.iter().chain(&board.undone) {
            seen.insert(other);
            seen.extend(&self.before[&other]);
        }
        self.before.insert(mark, seen);
        for replaced in &board.undone {
            self.made.remove(replaced);
        }
        self.made.insert(mark);
        self.change(at, |board| {
            board.undone.clear();
            board.marks.push(mark);
        });
        Some(mark)
    }

    /// Undoes the last mark.
    pub(super) fn undo(&mut self, at: usize) {
        if !self.tabs[at].is_hidden {
            self.change(at, |board| board.undone.extend(board.marks.pop()));
        }
    }

    /// Lets time pass on the board, then hides the page.
    pub(super) fn hide(&mut self, at: usize) {
        self.tabs[at].is_hidden = true;
        self.tell(at, Event::Hidden);
        self.change(at, |board| board.elapsed += 1);
    }

    pub(super) fn show(&mut self, at: usize) {
        self.tabs[at].is_hidden = false;
        self.tell(at, Event::Shown);
    }

    /// Hides a page and ends it. Requests that it started still end, or do not.
    pub(super) fn leave(&mut self, at: usize, is_ended: bool) {
        self.hide(at);
        while is_ended && self.perform(at, Mood::Willing) {}
        self.tabs.remove(at);
    }

    /// Delivers another page's announcement to a page.
    pub(super) fn hear(&mut self, at: usize) -> bool {
        let Some(id) = self.tabs[at].heard.pop_front() else {
            return false;
        };
        self.tell(at, Event::Heard { id });
        true
    }

    /// Lets time pass; timers that are due end.
    pub(super) fn pass(&mut self, time: u64) {
        self.now += time;
        for at in 0..self.tabs.len() {
            let timers = &mut self.tabs[at].timers;
            let over = timers.extract_if(.., |(end, _)| *end <= self.now);
            for (_, timer) in over.collect::<Vec<_>>() {
                self.tell(at, Event::Elapsed(timer));
            }
        }
    }

    /// Time until the next timer ends.
    pub(super) fn next_timer(&self) -> Option<u64> {
        let timers = self.tabs.iter().flat_map(|tab| &tab.timers);
        timers.map(|(end, _)| end.saturating_sub(self.now)).min()
    }

    /// Time until a page tries to store again after a refusal.
    pub(super) fn retry_in(&self, at: usize) -> Option<u64> {
        let mut timers = self.tabs[at].timers.iter();
        let (end, _) = timers.find(|(_, timer)| *timer == Timer::Retry)?;
        Some(end - self.now)
    }

    /// Number of a page's saves that the database has not yet carried out.
    pub(super) fn saves(&self, at: usize) -> usize {
        let is_save = |request: &&Effect| matches!(request, Effect::Save(..));
        self.tabs[at].requests.iter().filter(is_save).count()
    }

    /// Makes the database carry out a page's first request; the page does not know yet.
    pub(super) fn perform(&mut self, at: usize, mood: Mood) -> bool {
        let Some(request) = self.tabs[at].requests.pop_front() else {
            return false;
        };
        let refusal = match mood {
            Mood::Willing => None,
            Mood::Full => Some(Refusal::Full),
            Mood::Failing | Mood::Forgetful => Some(Refusal::Other),
        };
        let answer = match (request, refusal) {
            (Effect::Open(ticket), _) => (ticket, DatabaseAnswer::Done),
            (Effect::List(ticket), _) => (ticket, DatabaseAnswer::Done),
            (Effect::Load(ticket, _), Some(refusal)) if mood == Mood::Forgetful => {
                (ticket, DatabaseAnswer::Refused(refusal))
            }
            (Effect::Load(ticket, id), _) => {
                let stored = self.games.get(&id);
                let stored = stored.map(|(summary, text)| Loaded {
                    revision: summary.revision,
                    text: text.clone(),
                });
                (ticket, DatabaseAnswer::Loaded(stored))
            }
            (Effect::Save(ticket, _) | Effect::SetAside { ticket, .. }, Some(refusal)) => {
                (ticket, DatabaseAnswer::Refused(refusal))
            }
            (Effect::SetAside { ticket, id, text }, None) => {
                if self.games.get(&id).is_some_and(|(_, there)| *there == text) {
                    self.games.remove(&id);
                }
                self.unread.insert(id, text);
                (ticket, DatabaseAnswer::Done)
            }
            (Effect::Save(ticket, save), None) => {
                let id = save.game.summary.id.clone();
                let before = self.games.get(&id).cloned();
                let before = before.map(|(summary, text)| Before {
                    summary: Some(summary),
                    text: Some(text),
                });
                let answer = match save.verdict(before.as_ref()) {
                    Verdict::Write(summary) => {
                        let revision = summary.revision;
                        self.games.insert(id, (summary, save.game.game));
                        DatabaseAnswer::Stored(revision)
                    }
                    Verdict::Same(revision) => DatabaseAnswer::Stored(revision),
                    Verdict::Behind => DatabaseAnswer::Behind,
                    Verdict::Conflict => {
                        let theirs = before.unwrap().text.unwrap();
                        self.assert_conflict(&save.game.game, &theirs);
                        DatabaseAnswer::Conflict
                    }
                };
                (ticket, answer)
            }
            (other, _) => panic!("{other:?} is not a request"),
        };
        self.tabs[at].answers.push_back(answer);
        true
    }

    /// Asserts that a conflict is real: each side has a mark that the other has not seen. Only
    /// then is a copy made.
    fn assert_conflict(&self, ours: &str, theirs: &str) {
        let (ours, theirs) = (history(ours), history(theirs));
        let mut seen = ours.clone();
        for mark in &ours {
            seen.extend(&self.before[mark]);
        }
        assert!(
            !theirs.is_subset(&seen),
            "nothing new in {theirs:?} for {ours:?}"
        );
        assert!(!ours.is_subset(&theirs), "{ours:?} is in {theirs:?}");
    }

    /// Delivers the first answer on its way to a page.
    pub(super) fn deliver(&mut self, at: usize) -> bool {
        let Some((ticket, answer)) = self.tabs[at].answers.pop_front() else {
            return false;
        };
        self.tell(at, Event::Answered(ticket, answer));
        true
    }

    /// Makes the database answer a page's first request.
    pub(super) fn answer(&mut self, at: usize, mood: Mood) -> bool {
        self.perform(at, mood) | self.deliver(at)
    }

    /// Makes the database answer a page until there are no more requests.
    pub(super) fn answer_all(&mut self, at: usize) {
        for _ in 0..200 {
            if !self.answer(at, Mood::Willing) {
                return;
            }
        }
        panic!("a page never stops asking");
    }

    /// Ends everything in progress: all requests are answered, announcements delivered and timers ended.
    pub(super) fn settle(&mut self, mood: Mood) {
        for _ in 0..400 {
            let mut is_at_rest = true;
            for at in 0..self.tabs.len() {
                while self.answer(at, mood) || self.hear(at) {
                    is_at_rest = false;
                }
            }
            if let Some(time) = self.next_timer() {
                is_at_rest = false;
                self.pass(time);
            }
            if is_at_rest {
                return;
            }
        }
        panic!("the pages do not come to rest");
    }

    /// Marks in the database.
    pub(super) fn stored(&self) -> BTreeSet<Mark> {
        let games = self.games.values();
        games.flat_map(|(_, text)| history(text)).collect()
    }

    /// Marks in the journal.
    pub(super) fn journaled(&self) -> BTreeSet<Mark> {
        let entries = self.journal.values();
        let game = |text: &String| {
            let entry: serde_json::Value = serde_json::from_str(text).unwrap();
            history(entry["game"].as_str().unwrap())
        };
        entries.flat_map(game).collect()
    }

    /// Asserts that every mark is in the database or in the journal.
    pub(super) fn assert_kept(&self) {
        let kept = &self.stored() | &self.journaled();
        let lost: Vec<_> = self.made.difference(&kept).collect();
        assert!(lost.is_empty(), "{lost:?} are lost");
    }

    /// Marks on the board of a page.
    pub(super) fn marks(&self, at: usize) -> Vec<Mark> {
        let board = self.tabs[at].board.as_ref();
        board.map(|board| board.marks.clone()).unwrap_or_default()
    }
}
