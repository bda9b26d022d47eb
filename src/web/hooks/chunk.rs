//! Fetching of the part of the program that comes after the first view.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::web::chunk::{self, Loading};
use crate::web::state::{Action, State};

/// Fetches the chunk once the page is drawn, and again when the reader asks for it.
#[hook]
pub(crate) fn use_chunk(state: &UseReducerHandle<State>) {
    let loading = state.chunk;
    let state = state.clone();
    use_effect_with(loading, move |&loading| {
        if loading == Loading::Running {
            spawn_local(async move {
                let outcome = match chunk::load().await {
                    Ok(()) => Loading::Done,
                    Err(_) => Loading::Failed,
                };
                state.dispatch(Action::Chunk(outcome));
            });
        }
    });
}
