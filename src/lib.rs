//! What needs a browser: views of the page, what it wants done, and the worker. Compiled for wasm only.

#[cfg(target_arch = "wasm32")]
pub mod web;
