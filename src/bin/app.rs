//! The page. The published build puts code that only a split point reaches into a separate file.

#[cfg(target_arch = "wasm32")]
use clew::kind::{Kind, MakePlayer};
#[cfg(target_arch = "wasm32")]
use clew_web::web::{Begin, Chunk, Fetch, Fetched, Missing};

// Everything that follows the first view; players of the kinds that are not the opening board's; the encoder of moving pictures.
#[cfg(target_arch = "wasm32")]
clew_web::split_points! {
    pages: Chunk = clew_web::web::pages();
    sudoku: MakePlayer = clew_sudoku::PLAYER;
    aquarium: MakePlayer = clew_aquarium::PLAYER;
    animation: Begin = clew_web::web::encoder();
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

fn main() {
    #[cfg(target_arch = "wasm32")]
    clew_web::web::show_page(Fetch {
        pages: || Box::pin(pages()),
        animation: || Box::pin(animation()),
        player,
    });
}
