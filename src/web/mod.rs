//! Browser side, compiled for wasm only. The page is a machine in [`crate::page`]; here it is shown, and what it wants done is done.
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
mod play;
mod settings;
mod shown;
mod text;
mod watch;
mod worker;

use crate::kind::{self, Kind};
use crate::page::kind_at;
use crate::page::parts::shows;

pub use chunk::{Begin, Chunk, Encode, Fetch, Fetched, Missing, encoder};
pub use pages::pages;

/// Puts the page into the document; the main of the `app` binary.
pub fn show_page(fetch: Fetch) {
    console_error_panic_hook::set_once();
    language::begin();
    chunk::begin(fetch);
    wasm_bindgen_futures::spawn_local(async {
        let place = hooks::here();
        if let Some(kind) = place.as_ref().and_then(kind_at) {
            // Without it, the page opens on the first board.
            let _ = chunk::kinds::fetch(kind).await;
        }
        if hooks::is_embedded() {
            yew::Renderer::<embed::Embed>::new().render();
            let _ = client::fetch_program();
            return;
        }
        if place.as_ref().is_some_and(shows) {
            // Without it, the page opens on a board to watch, and says what is missing.
            let _ = chunk::load().await;
        }
        yew::Renderer::<app::App>::new().render();
        // Fetched now, so that it does not compete with what the page needs first.
        let _ = client::fetch_program();
    });
}

/// Serves requests; the main of the `worker` binary. `fetch` brings the part of the program that is of one kind, when it is first
/// asked for.
pub fn start_worker(fetch: fn(Kind) -> Fetched<kind::Begin>) {
    console_error_panic_hook::set_once();
    worker::serve(fetch);
}
