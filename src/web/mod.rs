//! What needs a browser; compiled for wasm only.
