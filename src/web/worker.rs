//! The worker: a request in, a slice of work, a reply out. There is no timer
//! and no loop of its own; it rests until the page asks again.

use std::cell::RefCell;
use std::collections::BTreeMap;

use js_sys::{ArrayBuffer, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::kind::{self, End, Job, JobError, JobId, Reply, Request};

use super::slice::{now, slice};

/// Length of a slice in milliseconds; short, so that Stop is prompt.
const SLICE: f64 = 12.0;

/// Least time between two previews of a puzzle being generated, in milliseconds.
const PREVIEW_INTERVAL: f64 = 60.0;
/// Time between two previews, as a multiple of the time to describe one: the
/// page needs longer to draw a board than the worker to describe it.
const PREVIEW_SHARE: f64 = 20.0;

/// The jobs of a page.
#[derive(Default)]
struct Engine {
    jobs: BTreeMap<JobId, Box<dyn Job>>,
    /// Time of the next preview of a puzzle being generated, in milliseconds.
    next_preview: f64,
}

/// Serves requests from now on.
pub(super) fn serve() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let engine = RefCell::new(Engine::default());
    let answer = {
        let scope = scope.clone();
        Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let reply = read(&event).and_then(|request| engine.borrow_mut().serve(request));
            if let Some(reply) = reply {
                post(&scope, &reply);
            }
        })
    };
    scope.set_onmessage(Some(answer.as_ref().unchecked_ref()));
    // As long as the worker lives.
    answer.forget();
}

/// A request, if the message is one.
fn read(event: &MessageEvent) -> Option<Request> {
    let buffer: ArrayBuffer = event.data().dyn_into().ok()?;
    postcard::from_bytes(&Uint8Array::new(&buffer).to_vec()).ok()
}

fn post(scope: &DedicatedWorkerGlobalScope, reply: &Reply) {
    // Replies are plain data, which is always written.
    if let Ok(bytes) = postcard::to_allocvec(reply) {
        let buffer = Uint8Array::from(bytes.as_slice()).buffer();
        let moved = js_sys::Array::of1(&buffer);
        let _ = scope.post_message_with_transfer(&buffer, &moved);
    }
}

impl Engine {
    fn serve(&mut self, request: Request) -> Option<Reply> {
        match request {
            Request::Begin(id, task) => match kind::job(task) {
                Ok(job) => {
                    self.jobs.insert(id, job);
                    self.go_on(id)
                }
                Err(error) => Some(refused(id, &error)),
            },
            Request::More(id) => self.go_on(id),
            Request::Drop(id) => {
                self.jobs.remove(&id);
                None
            }
        }
    }

    /// Runs a slice of a job; `None` if there is no such job any more.
    fn go_on(&mut self, id: JobId) -> Option<Reply> {
        let job = self.jobs.get_mut(&id)?;
        let mut reply = slice(id, job.as_mut(), SLICE);
        let start = now();
        if reply.answer.is_none() && start >= self.next_preview {
            reply.answer = job.preview();
            let took = now() - start;
            self.next_preview = start + PREVIEW_INTERVAL.max(PREVIEW_SHARE * took);
        }
        if reply.end.is_some() {
            self.jobs.remove(&id);
        }
        Some(reply)
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
            JobError::NoTechnique => End::NoPractice,
            JobError::InvalidSpec(unfit) => End::InvalidSpec(*unfit),
        }),
        micros: 0,
    }
}
