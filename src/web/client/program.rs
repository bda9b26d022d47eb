//! The workers' program: fetched and compiled once for all of them.

use std::cell::RefCell;

use js_sys::{Object, Promise, Reflect, WebAssembly};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, future_to_promise, spawn_local};
use web_sys::{RequestCache, RequestInit, Response, Worker};

thread_local! {
    /// The compiled module, once it has been requested.
    static MODULE: RefCell<Option<Promise>> = const { RefCell::new(None) };
}

/// Requests the program, unless it was requested before. It is compiled during the download.
pub(in crate::web) fn fetch() -> Promise {
    MODULE.with_borrow_mut(|module| {
        module
            .get_or_insert_with(|| future_to_promise(compiled()))
            .clone()
    })
}

/// The compiled program. If the browser's cache has a wrong file, which would stay there for a year, the file is fetched past the cache.
async fn compiled() -> Result<JsValue, JsValue> {
    match compiled_of(arrived(RequestCache::Default).await?).await {
        Ok(module) => Ok(module),
        Err(_) => compiled_of(arrived(RequestCache::Reload).await?).await,
    }
}

async fn arrived(cache: RequestCache) -> Result<Response, JsValue> {
    let window = web_sys::window().ok_or("the page has no window")?;
    let options = RequestInit::new();
    options.set_cache(cache);
    let arriving = window.fetch_with_str_and_init(&address("workerWasm"), &options);
    JsFuture::from(arriving).await?.dyn_into()
}

/// Compiles the program during the download, or afterwards if the
/// host does not declare it as WebAssembly.
async fn compiled_of(response: Response) -> Result<JsValue, JsValue> {
    let copy = response.clone()?;
    let arrived: &JsValue = response.as_ref();
    let streamed = WebAssembly::compile_streaming(&Promise::resolve(arrived));
    match JsFuture::from(streamed).await {
        Ok(module) => Ok(module),
        Err(_) => {
            let bytes = JsFuture::from(copy.array_buffer()?).await?;
            JsFuture::from(WebAssembly::compile(&bytes)).await
        }
    }
}

/// Address of the script that starts every worker.
pub(super) fn starter() -> String {
    address("worker")
}

/// Sends the program to a new worker as soon as it is compiled. If it is not
/// available, calls `failed`.
pub(super) fn hand_to(worker: &Worker, failed: impl FnOnce() + 'static) {
    let worker = worker.clone();
    let module = fetch();
    spawn_local(async move {
        let Ok(module) = JsFuture::from(module).await else {
            // Drop the failed request, so that the next worker tries again.
            MODULE.with_borrow_mut(Option::take);
            failed();
            return;
        };
        let message = Object::new();
        let _ = Reflect::set(&message, &"script".into(), &address("workerScript").into());
        let _ = Reflect::set(&message, &"module".into(), &module);
        let _ = worker.post_message(&message);
    });
}

/// Address from the data attributes of the page's own script. It is absolute,
/// because a worker resolves relative addresses against its script.
pub(in crate::web) fn address(name: &str) -> String {
    let document = gloo::utils::document();
    let script = document.query_selector("script[data-app]").ok().flatten();
    let dataset = script
        .and_then(|script| script.dyn_into::<web_sys::HtmlElement>().ok())
        .and_then(|script| script.dataset().get(name));
    let relative = dataset.unwrap_or_default();
    let base = document.base_uri().ok().flatten().unwrap_or_default();
    web_sys::Url::new_with_base(&relative, &base).map_or(relative, |url| url.href())
}
