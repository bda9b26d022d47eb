//! The page.

#[cfg(target_arch = "wasm32")]
use clew::web::{Chunk, Missing};

/// All that comes after the first view: the build makes a file of its own of what only this reaches.
#[cfg(target_arch = "wasm32")]
#[wasm_split_helpers::wasm_split(pages, fallible)]
fn pages() -> Result<Chunk, Missing> {
    Ok(clew::web::pages())
}

fn main() {
    #[cfg(target_arch = "wasm32")]
    clew::web::show_page(|| Box::pin(pages()));
}
