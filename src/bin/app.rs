//! The page. The build makes a file of its own of what only a split point reaches.

#[cfg(target_arch = "wasm32")]
use clew::web::{Begin, Chunk, Fetch, Missing};
#[cfg(target_arch = "wasm32")]
use wasm_split_helpers::wasm_split;

/// All that comes after the first view.
#[cfg(target_arch = "wasm32")]
#[wasm_split(pages, fallible)]
fn pages() -> Result<Chunk, Missing> {
    Ok(clew::web::pages())
}

/// Encoder of moving pictures.
#[cfg(target_arch = "wasm32")]
#[wasm_split(animation, fallible)]
fn animation() -> Result<Begin, Missing> {
    Ok(clew::web::encoder())
}

fn main() {
    #[cfg(target_arch = "wasm32")]
    clew::web::show_page(Fetch {
        pages: || Box::pin(pages()),
        animation: || Box::pin(animation()),
    });
}
