//! The worker that solves. The build makes a file of its own of each kind, and one of what several kinds share.

#[cfg(target_arch = "wasm32")]
use clew::kind::{self, Begin, Kind};
#[cfg(target_arch = "wasm32")]
use clew::web::{Fetched, Missing};
#[cfg(target_arch = "wasm32")]
use wasm_split_helpers::wasm_split;

#[cfg(target_arch = "wasm32")]
#[wasm_split(slitherlink, fallible)]
fn slitherlink() -> Result<Begin, Missing> {
    Ok(kind::slitherlink_job)
}

#[cfg(target_arch = "wasm32")]
#[wasm_split(sudoku, fallible)]
fn sudoku() -> Result<Begin, Missing> {
    Ok(kind::sudoku_job)
}

#[cfg(target_arch = "wasm32")]
#[wasm_split(aquarium, fallible)]
fn aquarium() -> Result<Begin, Missing> {
    Ok(kind::aquarium_job)
}

#[cfg(target_arch = "wasm32")]
fn fetch(kind: Kind) -> Fetched<Begin> {
    match kind {
        Kind::Slitherlink => Box::pin(slitherlink()),
        Kind::Sudoku => Box::pin(sudoku()),
        Kind::Aquarium => Box::pin(aquarium()),
    }
}

fn main() {
    #[cfg(target_arch = "wasm32")]
    clew::web::start_worker(fetch);
}
