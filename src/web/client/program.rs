//! The workers' program: fetched and compiled once for all of them.

use std::cell::RefCell;

use js_sys::{Object, Promise, Reflect, WebAssembly};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Worker;

thread_local! {
    /// The compiled module, once it has been asked for.
    static MODULE: RefCell<Option<Promise>> = const { RefCell::new(None) };
}

/// Asks for the program, unless that was done. Compiled while it arrives.
pub(in crate::web) fn fetch() -> Promise {
    MODULE.with_borrow_mut(|module| {
        let compile = || {
            let window = web_sys::window().expect("the page has a window");
            WebAssembly::compile_streaming(&window.fetch_with_str(&address("workerWasm")))
        };
        module.get_or_insert_with(compile).clone()
    })
}

/// Address of the script that every worker begins with.
pub(super) fn starter() -> String {
    address("worker")
}

/// Sends a new worker the program, as soon as that is compiled.
pub(super) fn hand_to(worker: &Worker) {
    let worker = worker.clone();
    let module = fetch();
    spawn_local(async move {
        let Ok(module) = JsFuture::from(module).await else {
            // Not kept, so that the next worker asks anew.
            MODULE.with_borrow_mut(Option::take);
            return;
        };
        let message = Object::new();
        let _ = Reflect::set(&message, &"script".into(), &address("workerScript").into());
        let _ = Reflect::set(&message, &"module".into(), &module);
        let _ = worker.post_message(&message);
    });
}

/// Address from the data attributes of the page's own script; absolute,
/// since a worker's relative addresses start from its script.
fn address(name: &str) -> String {
    let document = gloo::utils::document();
    let script = document.query_selector("script[data-app]").ok().flatten();
    let dataset = script
        .and_then(|script| script.dyn_into::<web_sys::HtmlElement>().ok())
        .and_then(|script| script.dataset().get(name));
    let relative = dataset.unwrap_or_default();
    let base = document.base_uri().ok().flatten().unwrap_or_default();
    web_sys::Url::new_with_base(&relative, &base).map_or(relative, |url| url.href())
}
