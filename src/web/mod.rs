//! Browser side, compiled for wasm only. The page is a machine in [`clew_page`]; here it is shown, and what it wants done is done.
//!
//! A folder a page (`watch`, `edit`, `make`, `many`, `play`, `guide`) with its views; `components` has what pages share, `shown` the
//! machine, `hands` and `hooks` what the browser does for it, `client` the page's side of workers.

mod app;
mod canvas;
mod chunk;
mod client;
mod components;
mod dialogs;
mod edit;
mod embed;
mod games;
mod guide;
mod hands;
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

/// Puts the page into the document; the main of the `app` binary.
pub fn show_page(fetch: Fetch) {
    console_error_panic_hook::set_once();
    language::begin();
    chunk::begin(fetch);
    wasm_bindgen_futures::spawn_local(async {
        let place = hooks::here();
        if hooks::is_embedded() {
            // A board alone has nothing else to show meanwhile.
            fetch_kind(place.as_ref()).await;
            yew::Renderer::<embed::Embed>::new().render();
        } else {
            arrived(place).await;
            yew::Renderer::<app::App>::new().render();
        }
        // Fetched now, so that it does not compete with what the page needs first.
        let _ = client::fetch_program();
    });
}

/// Time for which the still page waits for what shows a place, in milliseconds; from then on the page says that it is loading.
const PATIENCE: u32 = 1_500;

/// Waits for what shows a place, but not long.
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

/// Fetches what shows puzzles of the kind of a place. Without it, the page opens on the first board.
async fn fetch_kind(place: Option<&Place>) {
    if let Some(kind) = place.and_then(kind_at) {
        let _ = chunk::kinds::fetch(kind).await;
    }
}

/// Serves requests; the main of the `worker` binary. `fetch` brings a part of the program, of one kind or the reading of pictures, when
/// it is first asked for.
pub fn start_worker(fetch: fn(Part) -> Fetched<kind::Begin>) {
    console_error_panic_hook::set_once();
    worker::serve(fetch);
}
