//! World around the page: its workers, its clock, and files that may or may not arrive. It carries out the page's effects in any order
//! possible in a browser.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;

use clew::kind::{JobId, Part, Recovery, Reply, Request, Server};
use clew_page::effect::{HistoryEntry, Turn};
use clew_page::games::Choice;
use clew_page::kept::CHOICE;
use clew_page::parts::{Fetch, Rest};
use clew_page::players::Players;
use clew_page::storage::Event;
use clew_page::worker::Worker;
use clew_page::{Effect, Message, Opening, Page, games};

use super::entries::Entries;
use super::shelf::Shelf;

/// Time of day at which a world begins, in milliseconds since 1970.
const MORNING: u64 = 1_800_000_000_000;

/// A worker with all parts of its program.
fn worker_of_all() -> (Server, Recovery) {
    let mut server = Server::default();
    server.take(Part::Picture, clew::picture::transcribe);
    (server, Recovery::default())
}

/// The page and its surroundings.
pub(crate) struct World {
    pub(crate) page: Page,
    now: u64,
    workers: BTreeMap<Worker, (Server, Recovery)>,
    requests: VecDeque<(Worker, Request)>,
    timers: Vec<(u64, Message)>,
    /// Number of fetches of the rest in progress.
    loads: u32,
    /// Choices kept for later visits, by key.
    pub(crate) kept: BTreeMap<&'static str, String>,
    /// What the browser stores.
    pub(crate) shelf: Rc<RefCell<Shelf>>,
    /// News from the store, in order.
    news: VecDeque<Message>,
    /// Number of announcements of other tabs that were heard.
    heard: usize,
    /// The browser's history.
    pub(crate) entries: Entries,
    /// Workers that never answer.
    pub(crate) silent: Vec<Worker>,
    /// Whether the rest of the program can be fetched.
    pub(crate) has_rest: bool,
}

impl World {
    /// A page with all its parts, at an address.
    pub(crate) fn at(hash: &str) -> Self {
        Self::of(Opening::plain(hash))
    }

    /// A page that has only the first view.
    pub(crate) fn first_visit(hash: &str) -> Self {
        Self::of(Opening {
            rest: None,
            players: Players::first(),
            ..Opening::plain(hash)
        })
    }

    pub(crate) fn of(opening: Opening) -> Self {
        let entries = Entries::at(&opening.hash);
        let (page, effects) =
            Page::open_at(MORNING, opening).expect("the first sample is a puzzle");
        let mut world = Self {
            page,
            now: MORNING,
            workers: BTreeMap::new(),
            requests: VecDeque::new(),
            timers: Vec::new(),
            loads: 0,
            kept: BTreeMap::new(),
            shelf: Rc::default(),
            news: VecDeque::new(),
            heard: 0,
            entries,
            silent: Vec::new(),
            has_rest: true,
        };
        world.carry_out(effects);
        world
    }

    /// The same world, whose page stores games; `line` is its random number.
    pub(crate) fn storing(mut self, line: u64) -> Self {
        let is_hidden = false;
        let choice = self.kept.get(CHOICE).and_then(|kept| Choice::read(kept));
        self.tell(games::Action::Begin {
            line,
            is_hidden,
            choice,
        });
        self
    }

    /// Another tab of the same browser, at an address.
    pub(crate) fn beside(&self, hash: &str, line: u64) -> Self {
        let kept = self.kept.clone();
        let mut world = Self::of(Opening {
            kept: Box::new(move |key| kept.get(key).cloned()),
            ..Opening::plain(hash)
        });
        world.now = self.now;
        world.kept.clone_from(&self.kept);
        world.shelf = Rc::clone(&self.shelf);
        world.heard = self.shelf.borrow().told.len();
        world.storing(line)
    }

    /// Sends a message to the page.
    pub(crate) fn tell(&mut self, message: impl Into<Message>) {
        self.now += 1;
        let effects = self.page.update(self.now, message.into());
        self.carry_out(effects);
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Load => self.loads += 1,
                Effect::Send(worker, request) => {
                    let (_, recovery) = self.workers.entry(worker).or_insert_with(worker_of_all);
                    let request = recovery.send(request);
                    self.requests.push_back((worker, request));
                }
                Effect::Dismiss(worker) => {
                    self.workers.remove(&worker);
                    self.requests.retain(|(other, _)| *other != worker);
                }
                Effect::Keep(key, value) => drop(self.kept.insert(key, value)),
                Effect::Turn(turn) => self.entries.turn(turn),
                Effect::Store(request) => {
                    let told = self.shelf.borrow().told.len();
                    let news = self.shelf.borrow_mut().carry_out(self.now, request);
                    if self.shelf.borrow().told.len() > told && self.heard == told {
                        // A tab does not hear itself.
                        self.heard += 1;
                    }
                    self.news.extend(news);
                }
                Effect::After(time, alarm) => {
                    self.timers
                        .push((self.now + u64::from(time), Message::Alarm(alarm)));
                }
            }
        }
    }

    /// Lets the next thing happen that the page is waiting for, apart from timers. Returns whether there was one.
    pub(crate) fn step(&mut self) -> bool {
        if self.loads > 0 {
            self.loads -= 1;
            self.tell(Message::Fetch(match self.has_rest {
                true => Fetch::Arrived(Rest::here(), Players::all()),
                false => Fetch::Missing,
            }));
            return true;
        }
        if self.entries.is_moving() {
            if let Some(entry) = self.entries.next() {
                self.tell(Message::Went(entry));
            }
            return true;
        }
        let heard = self.shelf.borrow().told.get(self.heard).cloned();
        if let Some(id) = heard {
            self.heard += 1;
            self.tell(games::Action::Stored(Event::Heard { id }));
            return true;
        }
        if let Some(news) = self.news.pop_front() {
            self.tell(news);
            return true;
        }
        let audible = |(worker, _): &(Worker, Request)| !self.silent.contains(worker);
        let Some(place) = self.requests.iter().position(audible) else {
            return false;
        };
        let Some((worker, request)) = self.requests.remove(place) else {
            return false;
        };
        // A clock that advances with each reading: slices are short.
        let time = Cell::new(0.0);
        let clock = || {
            time.set(time.get() + 0.25);
            time.get()
        };
        let (server, recovery) = self.workers.entry(worker).or_insert_with(worker_of_all);
        let arrived = Request::read(&request.write()).expect("a request is readable");
        assert_eq!(arrived, request, "a request arrives as it was sent");
        let reply = server.serve(arrived, &clock);
        if let Some(reply) = &reply {
            assert_eq!(Reply::read(&reply.write()).as_ref(), Some(reply));
        }
        if let Some(reply) = reply.and_then(|reply| recovery.receive(reply)) {
            self.tell(Message::Reply(worker, reply));
        }
        true
    }

    /// Makes a worker fail; another one replaces it.
    pub(crate) fn fail(&mut self, worker: Worker) {
        let (server, recovery) = self.workers.entry(worker).or_insert_with(worker_of_all);
        *server = worker_of_all().0;
        let (requests, ends) = recovery.fail();
        self.requests.retain(|(other, _)| *other != worker);
        let requests = requests.into_iter().map(|request| (worker, request));
        self.requests.extend(requests);
        for end in ends {
            self.tell(Message::Reply(worker, end));
        }
    }

    /// Job of the last request to a worker that is not served yet.
    pub(crate) fn job(&self, worker: Worker) -> Option<JobId> {
        let mut requests = self.requests.iter().rev();
        requests.find_map(|(of, request)| match request {
            Request::Begin(job, _) | Request::More(job) if *of == worker => Some(*job),
            _ => None,
        })
    }

    /// Lets time pass, in milliseconds, during which workers get one turn.
    pub(crate) fn wait_once(&mut self, time: u64) {
        self.now += time;
        self.step();
    }

    /// Lets everything happen that the page is waiting for, apart from timers.
    pub(crate) fn settle(&mut self) {
        let mut steps = 0;
        while self.step() {
            steps += 1;
            assert!(steps < 100_000, "the page never stops asking");
        }
    }

    /// Lets time pass, in milliseconds, with all its consequences.
    pub(crate) fn wait(&mut self, time: u64) {
        let end = self.now + time;
        self.settle();
        loop {
            self.timers.sort_by_key(|(due, _)| *due);
            match self.timers.first() {
                Some((due, _)) if *due <= end => {
                    let (due, message) = self.timers.remove(0);
                    self.now = self.now.max(due);
                    self.tell(message);
                    self.settle();
                }
                _ => break,
            }
        }
        self.now = self.now.max(end);
    }

    /// Follows a link to an address.
    pub(crate) fn follow(&mut self, hash: &str) {
        self.entries.turn(Turn::Push(HistoryEntry {
            hash: hash.to_owned(),
            is_coach: false,
        }));
        self.tell(Message::Went(self.entries.present().clone()));
    }

    /// Text of the address that the page shows.
    pub(crate) fn hash(&self) -> String {
        self.page.place().hash()
    }

    /// Sentence below the board that is watched.
    pub(crate) fn caption(&self) -> String {
        let watch = &self.page.watch;
        let sentence = watch.playback.explanation(watch.shown());
        let speaker = &self.page.frame.voice.speaker;
        speaker.say(&sentence, watch.playback.shape())
    }
}
