//! The worker that solves and reads pictures. The build creates a separate file for each kind, one for the code shared by several kinds,
//! and one for the reading of pictures.

#[cfg(target_arch = "wasm32")]
use clew::kind::{Begin, Part};
#[cfg(target_arch = "wasm32")]
use clew_web::web::{Fetched, Missing};
#[cfg(target_arch = "wasm32")]
use wasm_split_helpers::wasm_split;

#[cfg(target_arch = "wasm32")]
#[wasm_split(slitherlink, fallible)]
fn slitherlink() -> Result<Begin, Missing> {
    Ok(clew_slitherlink::JOB)
}

#[cfg(target_arch = "wasm32")]
#[wasm_split(sudoku, fallible)]
fn sudoku() -> Result<Begin, Missing> {
    Ok(clew_sudoku::JOB)
}

#[cfg(target_arch = "wasm32")]
#[wasm_split(aquarium, fallible)]
fn aquarium() -> Result<Begin, Missing> {
    Ok(clew_aquarium::JOB)
}

#[cfg(target_arch = "wasm32")]
#[wasm_split(picture, fallible)]
fn picture() -> Result<Begin, Missing> {
    Ok(clew::picture::transcribe)
}

#[cfg(target_arch = "wasm32")]
fn fetch(part: Part) -> Fetched<Begin> {
    let Part::Kind(kind) = part else {
        return Box::pin(picture());
    };
    match kind.name() {
        "slitherlink" => Box::pin(slitherlink()),
        "sudoku" => Box::pin(sudoku()),
        "aquarium" => Box::pin(aquarium()),
        _ => Box::pin(std::future::ready(Err(Missing))),
    }
}

fn main() {
    #[cfg(target_arch = "wasm32")]
    clew_web::web::start_worker(fetch);
}
