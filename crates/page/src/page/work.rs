//! Jobs of the workers, requested one slice at a time, so that an urgent job waits for at most one slice and an unwanted job ends
//! after one.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use clew::kind::{Answer, End, JobId, Reply, Request, Task};

use crate::asking::Questions;
use crate::effect::{Alarm, Effect};
use crate::page::Page;
use crate::page::message::Message;
use crate::play::{self, Ask, Exercising};
use crate::status::Status;
use crate::watch::Growth;
use crate::worker::Worker;
use crate::{make, many, picture};

/// Least time between two reports of progress, in milliseconds; new results are shown at once.
const INTERVAL: u64 = 120;
/// Time after which the reader sees that a worker which has never answered is still loading, in milliseconds.
pub(super) const LATE: u32 = 2_000;
/// Additional time after which the worker is treated as lost, in milliseconds.
pub(super) const LOST: u32 = 28_000;

/// Jobs of one worker, which runs one slice at a time.
#[derive(Clone, Debug, Default)]
pub struct Connection {
    /// Jobs of the worker, each with the engine time not yet reported, in microseconds.
    begun: BTreeMap<JobId, u32>,
    /// Job whose next slice is requested but not answered yet.
    awaited: Option<JobId>,
    /// Time of the last report, in milliseconds since 1970.
    reported: u64,
    /// Whether the worker has ever answered.
    has_answered: bool,
    /// Number of requests for a slice.
    requests: u32,
}

/// Connections of the page to its workers.
#[derive(Clone, Debug, Default)]
pub struct Connections(BTreeMap<Worker, Connection>);

/// Trouble with workers, as shown to the reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// A part of the program is still being fetched.
    Loading,
    /// Work was given up.
    Failed,
}

impl Connection {
    /// Whether a slice is requested but not answered yet.
    pub fn is_awaiting(&self) -> bool {
        self.awaited.is_some()
    }

    /// Drops every unwanted job; its late replies are ignored. Returns the requests to send.
    pub fn keep(&mut self, is_wanted: impl Fn(JobId) -> bool) -> Vec<Request> {
        self.awaited = self.awaited.filter(|&job| is_wanted(job));
        let gone = self.begun.extract_if(.., |&job, _| !is_wanted(job));
        gone.map(|(job, _)| Request::Drop(job)).collect()
    }

    /// Request for the next slice of a job; starts the job if it is new.
    pub fn ask(&mut self, job: JobId, task: impl FnOnce() -> Task) -> Request {
        self.awaited = Some(job);
        self.requests = self.requests.wrapping_add(1);
        match self.begun.entry(job) {
            Entry::Occupied(_) => Request::More(job),
            Entry::Vacant(entry) => {
                entry.insert(0);
                Request::Begin(job, task())
            }
        }
    }

    /// Receives a reply at a time in milliseconds since 1970. Returns the engine time to report, in microseconds, if a report is due;
    /// `None` also for a job that was dropped.
    pub fn receive(&mut self, now: u64, reply: &Reply, is_news: bool) -> Option<u32> {
        self.has_answered = true;
        self.awaited = self.awaited.filter(|&job| job != reply.job);
        let unreported = self.begun.get_mut(&reply.job)?;
        *unreported = unreported.saturating_add(reply.micros);
        if !is_news && now.saturating_sub(self.reported) < INTERVAL {
            return None;
        }
        self.reported = now;
        let micros = std::mem::take(unreported);
        if reply.end.is_some() {
            self.begun.remove(&reply.job);
        }
        Some(micros)
    }
}

impl Connections {
    fn of(&mut self, worker: Worker) -> &mut Connection {
        self.0.entry(worker).or_default()
    }
}

impl Page {
    /// Brings the workers in line with the present needs: drops other jobs and requests the next slices.
    pub(super) fn attend(&mut self) {
        let job = self.watch.work.job;
        self.send(
            Worker::Solver,
            |begun| begun == job,
            |page| {
                // Do not start solving a puzzle that is not being watched.
                let (code, method) = (page.frame.puzzle.code.clone(), page.watch.method);
                let task = match page.watch.is_in_order_of_grades {
                    true => Task::Retrace { code, method },
                    false => Task::Solve { code, method },
                };
                page.is_solving().then_some((job, task))
            },
        );
        let asked: Vec<JobId> = self
            .frame
            .asked
            .inquiries()
            .iter()
            .map(|inquiry| inquiry.job)
            .collect();
        self.send(
            Worker::Answers,
            |begun| asked.contains(&begun),
            |page| page.frame.asked.next(),
        );
        let urgent = self.play.urgent().map(|asked| asked.job);
        self.send(
            Worker::Coach,
            |begun| Some(begun) == urgent,
            |page| {
                let urgent = page.play.urgent()?;
                Some((urgent.job, urgent.task.clone()))
            },
        );
        let pictured = self.picture.job();
        self.send(
            Worker::Pictures,
            |begun| Some(begun) == pictured,
            |page| page.picture.task(),
        );
        if let Some(rest) = self.parts.rest() {
            (rest.attend)(self);
        }
    }

    /// Makes a worker drop unwanted jobs and run the next slice of a job.
    fn send(
        &mut self,
        worker: Worker,
        is_wanted: impl Fn(JobId) -> bool,
        next: impl FnOnce(&Self) -> Option<(JobId, Task)>,
    ) {
        let mut requests = self.connections.0.of(worker).keep(is_wanted);
        let next = match self.connections.0.of(worker).is_awaiting() {
            true => None,
            false => next(self),
        };
        let connection = self.connections.0.of(worker);
        requests.extend(next.map(|(job, task)| connection.ask(job, || task)));
        let (has_answered, number) = (connection.has_answered, connection.requests);
        if !has_answered
            && requests
                .iter()
                .any(|request| matches!(request, Request::Begin(..)))
        {
            self.frame.after(LATE, Alarm::Late(worker, number));
        }
        for request in requests {
            self.frame.effect(Effect::Send(worker, request));
        }
    }

    /// Handles a worker's reply.
    pub(super) fn receive(&mut self, worker: Worker, reply: Reply) {
        self.late.retain(|&late| late != worker);
        match worker {
            Worker::Maker(number) => {
                let replied = make::Action::Replied(number, Box::new(reply));
                return self.pass_on(replied.into());
            }
            Worker::Lister(number) => {
                let replied = many::Action::Replied(number, Box::new(reply));
                return self.pass_on(replied.into());
            }
            Worker::Solver | Worker::Answers | Worker::Coach | Worker::Pictures => {}
        }
        let is_news = match worker {
            // A slice that is not shown now is shown together with the next one; the last slice is shown at once.
            Worker::Solver => !self.is_solving() || reply.end.is_some(),
            Worker::Answers => reply.answer.is_some() || reply.end.is_some(),
            _ => true,
        };
        let now = self.frame.now.0;
        let micros = self.connections.0.of(worker).receive(now, &reply, is_news);
        match worker {
            Worker::Solver => self.receive_steps(reply, micros),
            Worker::Answers => {
                if let Some(micros) = micros {
                    self.receive_answer(reply, micros);
                }
            }
            Worker::Coach if micros.is_some() => self.receive_advice(reply),
            Worker::Pictures if micros.is_some() => {
                let replied = picture::Action::Replied(Box::new(reply));
                self.pass_on(Message::Picture(replied));
            }
            _ => {}
        }
    }

    fn receive_steps(&mut self, reply: Reply, micros: Option<u32>) {
        // A late reply for a puzzle that is no longer shown.
        if reply.job != self.watch.work.job {
            return;
        }
        let playback = match reply.events {
            Some(events) => self.watch.run().grown(events),
            None => self.watch.run().clone(),
        };
        if let Some(micros) = micros {
            self.grow(Growth {
                playback,
                progress: reply.progress,
                end: reply.end,
                micros,
            });
        }
    }

    fn receive_advice(&mut self, reply: Reply) {
        let advised = |advice| {
            play::Action::Ask(Ask::Advised {
                job: reply.job,
                advice,
                end: reply.end,
            })
        };
        let action = match reply.answer {
            Some(Answer::Coach(advice)) => advised(Some(advice)),
            Some(Answer::Practice(made)) => {
                play::Action::Exercise(Exercising::Made(Box::new(Some(made))))
            }
            _ if reply.end == Some(End::NoPractice) => {
                play::Action::Exercise(Exercising::Made(Box::new(None)))
            }
            _ => advised(None),
        };
        self.pass_on(Message::Play(action));
    }

    /// Notes that a worker has not answered a request in time: it is loading, or lost.
    pub(super) fn late(&mut self, worker: Worker, number: u32) {
        let connection = self.connections.0.of(worker);
        let is_same = connection.requests == number && connection.is_awaiting();
        if !is_same || connection.has_answered {
            return;
        }
        if !self.late.contains(&worker) {
            self.late.push(worker);
            self.frame.after(LOST, Alarm::Late(worker, number));
            return;
        }
        self.frame.effect(Effect::Dismiss(worker));
        let begun: Vec<JobId> = self
            .connections
            .0
            .of(worker)
            .begun
            .keys()
            .copied()
            .collect();
        for job in begun {
            self.receive(worker, Reply::failed(job));
        }
        *self.connections.0.of(worker) = Connection::default();
    }

    /// Ends a worker, whatever it is doing.
    pub(super) fn dismiss(&mut self, worker: Worker) {
        *self.connections.0.of(worker) = Connection::default();
        self.frame.effect(Effect::Dismiss(worker));
    }

    /// Trouble with workers, if there is any.
    pub fn trouble(&self) -> Option<Trouble> {
        let has_failed = |status: Status| status == Status::Done(End::Failed);
        let watched = self.watch.work.status;
        let mut asked = self.frame.asked.inquiries().iter();
        let is_failed = has_failed(watched)
            || asked.any(|inquiry| has_failed(inquiry.status))
            || self.play.shown_questions().any(|asked| asked.has_failed);
        let is_late = !self.late.is_empty() || self.parts.is_late();
        match (is_failed, is_late) {
            (true, _) => Some(Trouble::Failed),
            (false, true) => Some(Trouble::Loading),
            (false, false) => None,
        }
    }

    /// Asks again for everything that was given up.
    pub(super) fn retry(&mut self) {
        self.late.clear();
        if self.watch.work.status == Status::Done(End::Failed) {
            let (puzzle, bookmark) = (self.frame.puzzle.clone(), self.watch.bookmark());
            self.show(puzzle, self.watch.method, bookmark);
        }
        self.frame.asked.retry();
        self.play.retry();
    }
}

impl Questions {
    /// The most urgent question to continue.
    fn next(&self) -> Option<(JobId, Task)> {
        let mut inquiries = self.inquiries().iter();
        let next = inquiries.find(|inquiry| inquiry.status == Status::Running)?;
        let (code, question) = (self.code()?.clone(), (*next.question).clone());
        Some((next.job, Task::Ask { code, question }))
    }
}
