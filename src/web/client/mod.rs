//! The page's side of its workers: one thin client over the browser's `Worker`.
//!
//! The workers' program is fetched and compiled once, by the page, and sent to
//! each worker as a compiled module; a message is a [`Request`] or a [`Reply`] as
//! bytes.

mod connection;
mod pool;
mod program;

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;

use js_sys::{ArrayBuffer, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::job::Progress;
use crate::kind::{End, JobId, Reply, Request};

pub(super) use connection::Connection;
pub(super) use pool::{WorkerPool, workers};
pub(super) use program::{address as file_address, fetch as fetch_program};

/// A worker and what is under way in it. The worker ends when this is dropped.
pub(super) struct WorkerClient {
    inner: Rc<Inner>,
}

struct Inner {
    worker: RefCell<Option<Running>>,
    /// The jobs it has begun and not ended.
    jobs: RefCell<BTreeSet<JobId>>,
    receive: Box<dyn Fn(Reply)>,
}

/// A worker, and the listeners that must live as long as it.
struct Running {
    worker: Worker,
    _message: Closure<dyn Fn(MessageEvent)>,
    _error: Closure<dyn Fn(web_sys::Event)>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl WorkerClient {
    /// Starts a worker whose replies go to `receive`. It rests until it is sent
    /// a request.
    pub(super) fn start(receive: impl Fn(Reply) + 'static) -> Self {
        let inner = Rc::new(Inner {
            worker: RefCell::new(None),
            jobs: RefCell::new(BTreeSet::new()),
            receive: Box::new(receive),
        });
        Inner::run(&inner);
        Self { inner }
    }

    /// Sends a request; requests are served in their order.
    pub(super) fn send(&self, request: &Request) {
        match request {
            Request::Begin(job, _) => {
                self.inner.jobs.borrow_mut().insert(*job);
                if self.inner.worker.borrow().is_none() {
                    Inner::run(&self.inner);
                }
            }
            Request::Drop(job) => {
                self.inner.jobs.borrow_mut().remove(job);
            }
            Request::More(_) => {}
        }
        // Requests are plain data, which is always written.
        let Ok(bytes) = postcard::to_allocvec(request) else {
            return;
        };
        if let Some(running) = &*self.inner.worker.borrow() {
            let buffer = Uint8Array::from(bytes.as_slice()).buffer();
            let moved = js_sys::Array::of1(&buffer);
            let _ = running.worker.post_message_with_transfer(&buffer, &moved);
        }
    }
}

impl Inner {
    /// Starts a worker in place of the one before, if there was one.
    fn run(inner: &Rc<Self>) {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let Ok(worker) = Worker::new_with_options(&program::starter(), &options) else {
            return;
        };
        let message = {
            let inner = Rc::downgrade(inner);
            Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
                if let (Some(inner), Some(reply)) = (inner.upgrade(), read(&event)) {
                    inner.received(reply);
                }
            })
        };
        let error = {
            let inner = Rc::downgrade(inner);
            Closure::<dyn Fn(web_sys::Event)>::new(move |_| {
                if let Some(inner) = inner.upgrade() {
                    Self::failed(&inner);
                }
            })
        };
        worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(error.as_ref().unchecked_ref()));
        let waiting = Rc::downgrade(inner);
        program::hand_to(&worker, move || {
            if let Some(inner) = waiting.upgrade() {
                // Started anew by the next job.
                *inner.worker.borrow_mut() = None;
                inner.fail(inner.take_jobs());
            }
        });
        *inner.worker.borrow_mut() = Some(Running {
            worker,
            _message: message,
            _error: error,
        });
    }

    fn received(&self, reply: Reply) {
        if reply.end.is_some() {
            self.jobs.borrow_mut().remove(&reply.job);
        }
        (self.receive)(reply);
    }

    /// Ends the jobs of a worker that failed; another one takes its place when
    /// the failed one's listener has returned.
    fn failed(inner: &Rc<Self>) {
        let jobs = inner.take_jobs();
        if jobs.is_empty() {
            // Without work it failed as it started: another would fail as well.
            return;
        }
        let inner = Rc::clone(inner);
        wasm_bindgen_futures::spawn_local(async move {
            Self::run(&inner);
            inner.fail(jobs);
        });
    }

    fn take_jobs(&self) -> BTreeSet<JobId> {
        std::mem::take(&mut *self.jobs.borrow_mut())
    }

    /// Ends jobs that no worker goes on with.
    fn fail(&self, jobs: BTreeSet<JobId>) {
        for job in jobs {
            (self.receive)(Reply {
                job,
                events: None,
                answer: None,
                progress: Progress::default(),
                end: Some(End::Failed),
                micros: 0,
            });
        }
    }
}

/// A reply, if the message is one.
fn read(event: &MessageEvent) -> Option<Reply> {
    let buffer: ArrayBuffer = event.data().dyn_into().ok()?;
    postcard::from_bytes(&Uint8Array::new(&buffer).to_vec()).ok()
}
