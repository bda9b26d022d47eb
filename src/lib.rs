//! Browser's side of the program: views of the page, the code that carries out its effects, and the worker. Compiled for wasm only.

#[cfg(target_arch = "wasm32")]
pub mod web;
