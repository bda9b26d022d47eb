//! Browser side, compiled for wasm only. The page is a machine in [`clew_page`]; this module shows it and carries out its effects.
//!
//! Each page has a folder (`watch`, `edit`, `make`, `many`, `play`, `guide`) with its views; `components` is shared by the pages, `shown`
//! holds the machine, `effects` and `hooks` connect it to the browser, and `client` is the page's side of the workers.

mod app;
mod canvas;
mod chunk;
mod client;
mod components;
mod dialogs;
mod edit;
mod effects;
mod embed;
mod games;
mod guide;
mod hooks;
mod language;
mod make;
mod many;
mod pages;
mod picture;
mod play;
mod settings;
mod shown;
mod text;
mod watch;
mod worker;

use gloo::timers::future::TimeoutFuture;
use js_sys::{Array, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, future_to_promise};

use clew::kind::{self, Part};
use clew_page::address::Place;
use clew_page::kind_at;
use clew_page::parts::shows;

pub use chunk::{Begin, Chunk, Encode, Fetch, Fetched, Missing, encoder};
pub use pages::pages;

/// Puts the page into the document; the main function of the `app` binary.
pub fn show_page(fetch: Fetch) {
    console_error_panic_hook::set_once();
    language::begin();
    chunk::begin(fetch);
    wasm_bindgen_futures::spawn_local(async {
        let place = hooks::here();
        if hooks::is_embedded() {
            // An embedded board has nothing else to show meanwhile.
            fetch_kind(place.as_ref()).await;
            yew::Renderer::<embed::Embed>::new().render();
        } else {
            arrived(place).await;
            yew::Renderer::<app::App>::new().render();
        }
        // Fetch it now, so that it does not compete with the page's first needs.
        let _ = client::fetch_program();
    });
}

/// Time for which the static page waits for the parts that show a place, in milliseconds; after that, the page says that it is loading.
const PATIENCE: u32 = 1_500;

/// Waits a limited time for the parts that show a place.
async fn arrived(place: Option<Place>) {
    let there = future_to_promise(async move {
        fetch_kind(place.as_ref()).await;
        if place.as_ref().is_some_and(shows) {
            let _ = chunk::load().await;
        }
        Ok(JsValue::UNDEFINED)
    });
    let late = future_to_promise(async {
        TimeoutFuture::new(PATIENCE).await;
        Ok(JsValue::UNDEFINED)
    });
    let _ = JsFuture::from(Promise::race(&Array::of2(&there, &late))).await;
}

/// Fetches the player for the kind of a place. Without it, the page opens with the first board.
async fn fetch_kind(place: Option<&Place>) {
    if let Some(kind) = place.and_then(kind_at) {
        let _ = chunk::kinds::fetch(kind).await;
    }
}

/// Serves requests; the main function of the `worker` binary. `fetch` loads a part of the program, either one kind or the reading of
/// pictures, when it is first needed.
pub fn start_worker(fetch: fn(Part) -> Fetched<kind::Begin>) {
    console_error_panic_hook::set_once();
    worker::serve(fetch);
}
