//! The page. The build puts code that only a split point reaches into a separate file.

#[cfg(target_arch = "wasm32")]
use clew::kind::{Kind, MakePlayer};
#[cfg(target_arch = "wasm32")]
use clew_web::web::{Begin, Chunk, Fetch, Fetched, Missing};
#[cfg(target_arch = "wasm32")]
use wasm_split_helpers::wasm_split;

/// Everything that follows the first view.
#[cfg(target_arch = "wasm32")]
#[wasm_split(pages, fallible)]
fn pages() -> Result<Chunk, Missing> {
    Ok(clew_web::web::pages())
}

#[cfg(target_arch = "wasm32")]
#[wasm_split(sudoku, fallible)]
fn sudoku() -> Result<MakePlayer, Missing> {
    Ok(clew_sudoku::PLAYER)
}

#[cfg(target_arch = "wasm32")]
#[wasm_split(aquarium, fallible)]
fn aquarium() -> Result<MakePlayer, Missing> {
    Ok(clew_aquarium::PLAYER)
}

/// Player that explains and draws puzzles of a kind. The opening board's player is part of the first view.
#[cfg(target_arch = "wasm32")]
fn player(kind: Kind) -> Fetched<MakePlayer> {
    match kind.name() {
        "slitherlink" => Box::pin(std::future::ready(Ok(
            clew_slitherlink::PLAYER as MakePlayer
        ))),
        "sudoku" => Box::pin(sudoku()),
        "aquarium" => Box::pin(aquarium()),
        _ => Box::pin(std::future::ready(Err(Missing))),
    }
}

/// Encoder of moving pictures.
#[cfg(target_arch = "wasm32")]
#[wasm_split(animation, fallible)]
fn animation() -> Result<Begin, Missing> {
    Ok(clew_web::web::encoder())
}

fn main() {
    #[cfg(target_arch = "wasm32")]
    clew_web::web::show_page(Fetch {
        pages: || Box::pin(pages()),
        animation: || Box::pin(animation()),
        player,
    });
}
