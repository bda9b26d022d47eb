//! The worker: a request in, a slice of work, a reply out. There is no timer
//! and no loop of its own; it rests until the page asks again.

use std::collections::BTreeMap;

use gloo::worker::{HandlerId, Worker, WorkerScope};
use wasm_bindgen::JsCast as _;

use crate::kind::{self, Answer, End, Events, Job, JobId, Reply, Request};
use crate::solve::Fuel;

/// Fuel between two looks at the clock; on the largest boards one unit, a trial
/// followed to its end, takes about a millisecond.
const SIP: u32 = 4;
/// How long a slice takes, in milliseconds; short, so that Stop is prompt.
const SLICE: f64 = 12.0;

/// The jobs of a page.
pub(super) struct Engine {
    jobs: BTreeMap<JobId, Box<dyn Job>>,
}

impl Worker for Engine {
    type Message = ();
    type Input = Request;
    type Output = Reply;

    fn create(_: &WorkerScope<Self>) -> Self {
        Self {
            jobs: BTreeMap::new(),
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
                Err(_) => scope.respond(page, unreadable(id)),
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
        let reply = slice(id, job.as_mut());
        if reply.end.is_some() {
            self.jobs.remove(&id);
        }
        scope.respond(page, reply);
    }
}

/// Runs a job for one slice of time.
fn slice(id: JobId, job: &mut dyn Job) -> Reply {
    let start = now();
    let mut events: Option<Events> = None;
    let mut answer: Option<Answer> = None;
    loop {
        let slice = job.run(&mut Fuel::new(SIP));
        events = match (events, slice.events) {
            (Some(mut events), Some(more)) => {
                events.append(more);
                Some(events)
            }
            (events, more) => events.or(more),
        };
        answer = slice.answer.or(answer);
        let elapsed = now() - start;
        if slice.verdict.is_some() || elapsed >= SLICE {
            return Reply {
                job: id,
                events,
                answer,
                progress: job.progress(),
                end: slice.verdict.map(End::Verdict),
                micros: micros(elapsed),
            };
        }
    }
}

fn unreadable(job: JobId) -> Reply {
    Reply {
        job,
        events: None,
        answer: None,
        progress: crate::job::Progress::default(),
        end: Some(End::Unreadable),
        micros: 0,
    }
}

/// Milliseconds to whole microseconds; a float cast saturates.
fn micros(milliseconds: f64) -> u32 {
    (milliseconds * 1000.0).round() as u32
}

/// The worker's clock, in milliseconds.
fn now() -> f64 {
    js_sys::global()
        .unchecked_into::<web_sys::WorkerGlobalScope>()
        .performance()
        .map_or(0.0, |clock| clock.now())
}
