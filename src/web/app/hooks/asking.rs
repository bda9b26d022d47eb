//! The page's side of the worker beside the run: it answers questions, so that
//! none has to wait until a long run is over.
//!
//! One slice is asked for at a time, for the most urgent question; so a new one
//! waits for a slice at most. The worker is started early and kept.
//!
//! A proof that follows one which took next to no time is tried on the page:
//! it is there before the picture is painted, while a message would come after.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use gloo::worker::WorkerBridge;
use yew::prelude::*;

use crate::kind::{self, Answer, JobId, Question, Reply, Request, Task};
use crate::web::slice::slice;
use crate::web::worker::Engine;

use super::super::state::{Action, Asked, Asking, State, Status};
use super::staff::hired;

/// The page is told of progress at most so often, in milliseconds; of answers
/// always.
const PATIENCE: f64 = 120.0;
/// Without a question the worker is started so long after the page, in
/// milliseconds, and does not compete with its first picture.
const HEAD_START: u32 = 600;

/// A proof that took so long, in microseconds, …
const SHORT: u32 = 2_000;
/// … lets the next one be tried here, for so many milliseconds.
const HERE: f64 = 4.0;

/// What is known of the conversation.
#[derive(Default)]
struct Talk {
    bridge: Option<WorkerBridge<Engine>>,
    /// The jobs the worker has, and engine time the page has not been told of,
    /// in microseconds.
    begun: BTreeMap<JobId, u32>,
    /// The job asked for a slice that has not come yet.
    awaited: Option<JobId>,
    /// When the page was last told, in milliseconds.
    told: f64,
    /// Whether the last proof took next to no time.
    is_short: bool,
}

type Shared = Rc<RefCell<Talk>>;

/// Puts the questions of the page to a worker of their own.
#[hook]
pub(in super::super) fn use_asking(state: &UseReducerHandle<State>) {
    let talk = use_mut_ref(Talk::default);
    {
        let (talk, state) = (Rc::clone(&talk), state.clone());
        use_effect_with((), move |()| {
            let timeout = Timeout::new(HEAD_START, move || start(&talk, &state));
            move || drop(timeout)
        });
    }
    let present: Vec<(JobId, Status)> = state
        .asked
        .inquiries()
        .iter()
        .map(|inquiry| (inquiry.job, inquiry.status))
        .collect();
    let state = state.clone();
    use_effect_with(present, move |_| attend(&talk, &state));
}

/// Starts the worker, if it has not been started.
fn start(talk: &Shared, state: &UseReducerHandle<State>) {
    if talk.borrow().bridge.is_some() {
        return;
    }
    let (listener, state) = (Rc::downgrade(talk), state.clone());
    let bridge = hired(move |reply| {
        if let Some(talk) = listener.upgrade() {
            hear(&talk, &state, reply);
        }
    });
    talk.borrow_mut().bridge = Some(bridge);
}

/// Drops what is no longer asked, and asks for the next slice.
fn attend(talk: &Shared, state: &UseReducerHandle<State>) {
    // A handle keeps all it has shown; a copy keeps only the present.
    let state = state.clone();
    let told = tried_here(&mut talk.borrow_mut(), &state.asked);
    if let Some(told) = told {
        // The questions that are left are attended to when the page knows.
        state.dispatch(Action::Asking(told));
        return;
    }
    let requests = requests(&mut talk.borrow_mut(), &state.asked);
    if requests.is_empty() {
        return;
    }
    start(talk, &state);
    if let Some(bridge) = &talk.borrow().bridge {
        for request in requests {
            bridge.send(request);
        }
    }
}

/// The proof that is asked for, if it is as short as the one before.
fn tried_here(talk: &mut Talk, asked: &Asked) -> Option<Asking> {
    let mut inquiries = asked.inquiries().iter();
    let next = inquiries.find(|inquiry| inquiry.status == Status::Running)?;
    let is_new = !talk.begun.contains_key(&next.job);
    let Question::Proof { near } = &*next.question else {
        return None;
    };
    if !is_new || !std::mem::take(&mut talk.is_short) {
        return None;
    }
    let mut job = kind::proof(asked.code()?, near.as_ref()).ok()?;
    let reply = slice(next.job, job.as_mut(), HERE);
    // One that did not come to an end is put to the worker from the start.
    reply.end?;
    talk.is_short = reply.micros < SHORT;
    Some(Asking::Told {
        job: reply.job,
        answer: reply.answer,
        progress: reply.progress,
        end: reply.end,
        micros: reply.micros,
    })
}

fn requests(talk: &mut Talk, asked: &Asked) -> Vec<Request> {
    let is_asked = |job: JobId| {
        let mut inquiries = asked.inquiries().iter();
        inquiries.any(|inquiry| inquiry.job == job)
    };
    let gone = talk.begun.extract_if(.., |&job, _| !is_asked(job));
    let mut requests: Vec<Request> = gone.map(|(job, _)| Request::Drop(job)).collect();
    // Nothing comes any more of what was dropped but what is already on its way.
    talk.awaited = talk.awaited.filter(|&job| is_asked(job));
    let mut inquiries = asked.inquiries().iter();
    let next = inquiries.find(|inquiry| inquiry.status == Status::Running);
    if let (None, Some(next), Some(code)) = (talk.awaited, next, asked.code()) {
        talk.awaited = Some(next.job);
        requests.push(match talk.begun.entry(next.job) {
            Entry::Occupied(_) => Request::More(next.job),
            Entry::Vacant(entry) => {
                entry.insert(0);
                let question = (*next.question).clone();
                let code = code.clone();
                Request::Begin(next.job, Task::Ask { code, question })
            }
        });
    }
    requests
}

fn hear(talk: &Shared, state: &UseReducerHandle<State>, reply: Reply) {
    let told = news(&mut talk.borrow_mut(), reply);
    if let Some(told) = told {
        state.dispatch(Action::Asking(told));
    }
    attend(talk, state);
}

/// What the page is to be told of a reply, if anything.
fn news(talk: &mut Talk, reply: Reply) -> Option<Asking> {
    if talk.awaited == Some(reply.job) {
        talk.awaited = None;
    }
    // A late reply to a question that is no longer asked has no entry.
    let untold = talk.begun.get_mut(&reply.job)?;
    *untold = untold.saturating_add(reply.micros);
    let now = js_sys::Date::now();
    let is_news = reply.answer.is_some() || reply.end.is_some();
    if !is_news && now - talk.told < PATIENCE {
        return None;
    }
    talk.told = now;
    let micros = std::mem::take(untold);
    if reply.end.is_some() {
        talk.begun.remove(&reply.job);
        if let Some(Answer::Proof(_)) = reply.answer {
            talk.is_short = micros < SHORT;
        }
    }
    Some(Asking::Told {
        job: reply.job,
        answer: reply.answer,
        progress: reply.progress,
        end: reply.end,
        micros,
    })
}
