//! The worker: a request in, a slice of work, a reply out. It does not have a timer
//! or a loop; it is idle until the page asks again.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use js_sys::{ArrayBuffer, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Performance};

use clew::kind::{Begin, Part, Request, Server};

use super::chunk::Fetched;

/// Fetching of a part of the program that starts jobs.
pub(super) type FetchPart = fn(Part) -> Fetched<Begin>;

/// A worker.
struct Worker {
    scope: DedicatedWorkerGlobalScope,
    clock: Option<Performance>,
    fetch: FetchPart,
    server: RefCell<Server>,
    /// Waiting requests: the first one waits for a part of the program, the others for those before them.
    waiting: RefCell<VecDeque<Request>>,
}

/// Serves requests from now on.
pub(super) fn serve(fetch: FetchPart) {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let worker = Rc::new(Worker {
        scope: scope.clone(),
        clock: clock(),
        fetch,
        server: RefCell::new(Server::of_none()),
        waiting: RefCell::default(),
    });
    let receive = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(request) = read(&event) {
            Worker::receive(&worker, request);
        }
    });
    scope.set_onmessage(Some(receive.as_ref().unchecked_ref()));
    // As long as the worker lives.
    receive.forget();
}

impl Worker {
    /// Serves a request after the waiting ones.
    fn receive(worker: &Rc<Self>, request: Request) {
        let is_first = worker.waiting.borrow().is_empty();
        if is_first && worker.server.borrow().lacks(&request).is_none() {
            worker.answer(request);
            return;
        }
        worker.waiting.borrow_mut().push_back(request);
        if is_first {
            spawn_local(Self::catch_up(Rc::clone(worker)));
        }
    }

    /// Serves the waiting requests, each once the part that it needs is loaded. If the part is not available, the job fails; the next
    /// request that needs it fetches it again.
    async fn catch_up(worker: Rc<Self>) {
        while let Some(lacks) = worker.lacks() {
            if let Some(part) = lacks
                && let Ok(begin) = (worker.fetch)(part).await
            {
                worker.server.borrow_mut().take(part, begin);
            }
            let request = worker.waiting.borrow_mut().pop_front();
            request
                .into_iter()
                .for_each(|request| worker.answer(request));
        }
    }

    /// The part that the first waiting request lacks, if a request is waiting.
    fn lacks(&self) -> Option<Option<Part>> {
        let waiting = self.waiting.borrow();
        let first = waiting.front()?;
        Some(self.server.borrow().lacks(first))
    }

    /// Serves a request now.
    fn answer(&self, request: Request) {
        let now = || self.clock.as_ref().map_or(0.0, Performance::now);
        let Some(reply) = self.server.borrow_mut().serve(request, &now) else {
            return;
        };
        let buffer = Uint8Array::from(reply.write().as_slice()).buffer();
        let moved = js_sys::Array::of1(&buffer);
        let _ = self.scope.post_message_with_transfer(&buffer, &moved);
    }
}

/// A request, if the message is a request.
fn read(event: &MessageEvent) -> Option<Request> {
    let buffer: ArrayBuffer = event.data().dyn_into().ok()?;
    Request::read(&Uint8Array::new(&buffer).to_vec())
}

/// The clock of a worker.
fn clock() -> Option<Performance> {
    let clock = js_sys::Reflect::get(&js_sys::global(), &"performance".into());
    clock.ok()?.dyn_into().ok()
}
