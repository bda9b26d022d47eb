//! The worker that solves.

fn main() {
    #[cfg(target_arch = "wasm32")]
    clew::web::start_worker();
}
