//! The worker that solves and reads pictures. The published build has a separate file for each kind, one for the code shared by several kinds,
//! and one for the reading of pictures.

#[cfg(target_arch = "wasm32")]
use clew::kind::{Begin, Part};
#[cfg(target_arch = "wasm32")]
use clew_web::web::{Fetched, Missing};

#[cfg(target_arch = "wasm32")]
clew_web::split_points! {
    slitherlink: Begin = clew_slitherlink::JOB;
    sudoku: Begin = clew_sudoku::JOB;
    aquarium: Begin = clew_aquarium::JOB;
    picture: Begin = clew::picture::transcribe;
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
