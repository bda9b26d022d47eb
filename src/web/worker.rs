//! The worker: a request in, a slice of work, a reply out. There is no timer
//! and no loop of its own; it rests until the page asks again.

use std::cell::RefCell;

use js_sys::{ArrayBuffer, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Performance};

use crate::kind::{Reply, Request, Server};

/// Serves requests from now on.
pub(super) fn serve() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let clock = clock();
    let server = RefCell::new(Server::default());
    let answer = {
        let scope = scope.clone();
        Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let now = || clock.as_ref().map_or(0.0, Performance::now);
            let reply = read(&event).and_then(|request| server.borrow_mut().serve(request, &now));
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
    Request::read(&Uint8Array::new(&buffer).to_vec())
}

fn post(scope: &DedicatedWorkerGlobalScope, reply: &Reply) {
    let buffer = Uint8Array::from(reply.write().as_slice()).buffer();
    let moved = js_sys::Array::of1(&buffer);
    let _ = scope.post_message_with_transfer(&buffer, &moved);
}

/// The clock of a worker.
fn clock() -> Option<Performance> {
    let clock = js_sys::Reflect::get(&js_sys::global(), &"performance".into());
    clock.ok()?.dyn_into().ok()
}
