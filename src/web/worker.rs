//! The worker: a request in, a slice of work, a reply out. There is no timer
//! and no loop of its own; it rests until the page asks again.

use std::collections::BTreeMap;

use gloo::worker::{HandlerId, Worker, WorkerScope};

use crate::kind::{self, End, Job, JobError, JobId, Reply, Request};

use super::slice::{now, slice};

/// How long a slice takes, in milliseconds; short, so that Stop is prompt.
const SLICE: f64 = 12.0;

/// A puzzle being made is shown at most so often, in milliseconds; …
const PATIENCE: f64 = 60.0;
/// … and so that showing takes a small part of the time: the page needs longer
/// to draw a board than the worker to describe it.
const SHARE: f64 = 20.0;

/// The jobs of a page.
pub(super) struct Engine {
    jobs: BTreeMap<JobId, Box<dyn Job>>,
    /// When a puzzle being made is to be shown next, in milliseconds.
    showing: f64,
}

impl Worker for Engine {
    type Message = ();
    type Input = Request;
    type Output = Reply;

    fn create(_: &WorkerScope<Self>) -> Self {
        Self {
            jobs: BTreeMap::new(),
            showing: 0.0,
        }
    }

    fn update(&mut self, _: &WorkerScope<Self>, (): ()) {}

    fn received(&mut self, scope: &WorkerScope<Self>, request: Request, page: HandlerId) {
        match request {
            Request::Begin(id, task) => match kind::job(task) {
                Ok(job) => {
                    self.jobs.insert(id, job);
                    self.reply(scope, id, page);
                }
                Err(error) => scope.respond(page, refused(id, &error)),
            },
            Request::More(id) => self.reply(scope, id, page),
            Request::Drop(id) => {
                self.jobs.remove(&id);
            }
        }
    }
}

impl Engine {
    fn reply(&mut self, scope: &WorkerScope<Self>, id: JobId, page: HandlerId) {
        let Some(job) = self.jobs.get_mut(&id) else {
            return;
        };
        let mut reply = slice(id, job.as_mut(), SLICE);
        let start = now();
        if reply.answer.is_none() && start >= self.showing {
            reply.answer = job.glimpse();
            let took = now() - start;
            self.showing = start + PATIENCE.max(SHARE * took);
        }
        if reply.end.is_some() {
            self.jobs.remove(&id);
        }
        scope.respond(page, reply);
    }
}

fn refused(job: JobId, error: &JobError) -> Reply {
    Reply {
        job,
        events: None,
        answer: None,
        progress: crate::job::Progress::default(),
        end: Some(match error {
            JobError::Unreadable(_) => End::Unreadable,
            JobError::Unfit(unfit) => End::Unfit(*unfit),
        }),
        micros: 0,
    }
}
