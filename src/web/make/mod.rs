//! Generator page: the form, the preview, and the result.

mod board;
mod fields;
mod miniatures;
mod status;

use yew::prelude::*;

use crate::web::text;
use clew_core::scene::Theme;
use clew_page::Message;
use clew_page::make::MakeState;
use clew_page::playback::SharedPlayback;

use board::GenerationBoard;
use fields::SpecForm;
use miniatures::Miniatures;
use status::StatusPanel;

/// The page: the board, and beside it the form.
pub(crate) fn make(
    state: &MakeState,
    open: &SharedPlayback,
    is_made: bool,
    hash: &AttrValue,
    theme: Theme,
    fits: u32,
    dispatch: &Callback<Message>,
) -> Html {
    let (form, generation) = (&state.form, state.shown());
    let offered = state.offered.as_ref();
    let open = offered.map_or(open, |offered| &offered.playback);
    html! {
        <main class="make" aria-label={text::word("make-label")}>
            <div class="left">
                <GenerationBoard generation={generation.cloned()} open={open.clone()} {theme}
                    {fits} />
            </div>
            <div class="right">
                <StatusPanel generation={generation.cloned()} is_ready={form.fault().is_none()}
                    open={open.clone()} offered={offered.cloned()} is_made={is_made || offered.is_some()}
                    hash={hash.clone()} {theme} dispatch={dispatch.clone()} />
                if let Some(generation) = generation.filter(|generation| generation.count > 1 && !generation.made.is_empty()) {
                    <Miniatures made={generation.made.clone()} chosen={offered.map(|offered| offered.at)}
                        {theme} dispatch={dispatch.clone()} />
                }
                <SpecForm form={form.clone()} dispatch={dispatch.clone()} />
            </div>
        </main>
    }
}
