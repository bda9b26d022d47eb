//! The page. The build makes a file of its own of what only a split point reaches.

#[cfg(target_arch = "wasm32")]
use clew::kind::{self, Kind, MakePlayer};
#[cfg(target_arch = "wasm32")]
use clew::web::{Begin, Chunk, Fetch, Fetched, Missing};
#[cfg(target_arch = "wasm32")]
use wasm_split_helpers::wasm_split;

/// All that comes after the first view.
#[cfg(target_arch = "wasm32")]
#[wasm_split(pages, fallible)]
fn pages() -> Result<Chunk, Missing> {
    Ok(clew::web::pages())
}

#[cfg(target_arch = "wasm32")]
#[wasm_split(sudoku, fallible)]
fn sudoku() -> Result<MakePlayer, Missing> {
    Ok(kind::sudoku_player)
}

#[cfg(target_arch = "wasm32")]
#[wasm_split(aquarium, fallible)]
fn aquarium() -> Result<MakePlayer, Missing> {
    Ok(kind::aquarium_player)
}

/// What tells and draws puzzles of a kind. That of the opening board is a part of the first view.
#[cfg(target_arch = "wasm32")]
fn player(kind: Kind) -> Fetched<MakePlayer> {
    match kind {
        Kind::Slitherlink => Box::pin(std::future::ready(Ok(
            kind::slitherlink_player as MakePlayer
        ))),
        Kind::Sudoku => Box::pin(sudoku()),
        Kind::Aquarium => Box::pin(aquarium()),
    }
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
        player,
    });
}
