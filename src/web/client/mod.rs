//! The page's side of its workers: one thin client over the browser's `Worker`.
//!
//! The workers' program is fetched and compiled once, by the page, and sent to
//! each worker as a compiled module; a message is a [`Request`] or a [`Reply`] as
//! bytes.

mod connection;
mod program;

use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use js_sys::{ArrayBuffer, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::web::shown;
use clew::kind::{Recovery, Reply, Request};
use clew_page::Message;

pub(super) use connection::Connection;
pub(super) use program::{address as file_address, fetch as fetch_program};

/// More workers than this for one list or batch do not help, and each takes memory.
const MOST: u32 = 8;

/// Pause between looks at whether a worker gives signs of life, in milliseconds.
const LOOK: u32 = 4_000;

/// Number of workers worth starting for a list or a batch: one per core of the machine, within limits.
pub(super) fn cores() -> usize {
    let cores = web_sys::window().map_or(1.0, |window| window.navigator().hardware_concurrency());
    // A float cast saturates.
    (cores as u32).clamp(1, MOST) as usize
}

/// A worker and the work in progress in it. If it fails, another worker continues in its
/// place. The worker ends when this is dropped.
pub(super) struct WorkerClient {
    inner: Rc<Inner>,
}

struct Inner {
    worker: RefCell<Option<Running>>,
    /// Requests sent to it, to repeat in another worker.
    recovery: RefCell<Recovery>,
    /// Timer of the next look at whether it gives signs of life.
    look: RefCell<Option<Timeout>>,
    receive: Box<dyn Fn(Reply)>,
}

/// A worker, and the listeners that must live as long as it does.
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
    /// Starts a worker whose replies go to `receive`. It is idle until it receives
    /// a request.
    pub(super) fn start(receive: impl Fn(Reply) + 'static) -> Self {
        let inner = Rc::new(Inner {
            worker: RefCell::new(None),
            recovery: RefCell::default(),
            look: RefCell::default(),
            receive: Box::new(receive),
        });
        Inner::run(&inner);
        Self { inner }
    }

    /// Sends a request; requests are served in order.
    pub(super) fn send(&self, request: Request) {
        let is_work = !matches!(request, Request::Drop(_));
        if is_work && self.inner.worker.borrow().is_none() {
            Inner::run(&self.inner);
        }
        let request = self.inner.recovery.borrow_mut().send(request);
        self.inner.post(&request);
        Inner::watch(&self.inner);
    }
}

impl Inner {
    /// Starts a worker, replacing the previous one if there was one.
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
                // The next job starts it again.
                *inner.worker.borrow_mut() = None;
                let ends = inner.recovery.borrow_mut().give_up();
                ends.into_iter().for_each(&inner.receive);
            }
        });
        *inner.worker.borrow_mut() = Some(Running {
            worker,
            _message: message,
            _error: error,
        });
    }

    fn post(&self, request: &Request) {
        if let Some(running) = &*self.worker.borrow() {
            let buffer = Uint8Array::from(request.write().as_slice()).buffer();
            let moved = js_sys::Array::of1(&buffer);
            let _ = running.worker.post_message_with_transfer(&buffer, &moved);
        }
    }

    fn received(&self, reply: Reply) {
        let reply = self.recovery.borrow_mut().receive(reply);
        reply.into_iter().for_each(&self.receive);
    }

    /// Looks from time to time whether the worker gives signs of life while it owes a reply: it may die without an event.
    fn watch(inner: &Rc<Self>) {
        if inner.look.borrow().is_some() || !inner.recovery.borrow().is_waiting() {
            return;
        }
        let watched = Rc::downgrade(inner);
        let look = Timeout::new(LOOK, move || {
            let Some(inner) = watched.upgrade() else {
                return;
            };
            // It has just ended.
            inner.look.take();
            let is_dead = inner.recovery.borrow_mut().tick();
            if is_dead {
                Self::failed(&inner);
            }
            Self::watch(&inner);
        });
        inner.look.replace(Some(look));
    }

    /// Continues in another worker, after the failed worker's listener has returned.
    fn failed(inner: &Rc<Self>) {
        let inner = Rc::clone(inner);
        wasm_bindgen_futures::spawn_local(async move {
            let (requests, ends) = inner.recovery.borrow_mut().fail();
            if requests.is_empty() {
                // The next request starts it again.
                *inner.worker.borrow_mut() = None;
            } else {
                Self::run(&inner);
                requests.iter().for_each(|request| inner.post(request));
                if let Some(page) = shown::page() {
                    page.dispatch(Message::Restarted(true));
                }
            }
            ends.into_iter().for_each(&inner.receive);
        });
    }
}

/// A reply, if the message is a reply.
fn read(event: &MessageEvent) -> Option<Reply> {
    let buffer: ArrayBuffer = event.data().dyn_into().ok()?;
    Reply::read(&Uint8Array::new(&buffer).to_vec())
}
