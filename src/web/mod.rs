//! What needs a browser; compiled for wasm only. The page draws, plays and
//! listens; the worker solves; neither knows a rule of any puzzle.

mod app;
mod canvas;
mod slice;
mod text;
mod worker;

/// Puts the page into the document; the main of the `app` binary.
pub fn show_page() {
    console_error_panic_hook::set_once();
    yew::Renderer::<app::App>::new().render();
}

/// Waits for requests; the main of the `worker` binary.
pub fn start_worker() {
    use gloo::worker::Registrable as _;
    console_error_panic_hook::set_once();
    worker::Engine::registrar().register();
}
