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

/// Properties of [`Make`].
#[derive(PartialEq, Properties)]
pub(crate) struct MakeProps {
    /// State of the generator.
    pub(crate) state: MakeState,
    /// Open puzzle, shown until another one is made.
    pub(crate) open: SharedPlayback,
    /// Whether it was made here.
    pub(crate) is_made: bool,
    /// Text of the address of the puzzle shown.
    pub(crate) hash: AttrValue,
    /// Colours and digits.
    pub(crate) theme: Theme,
    /// Number of requests to see the whole board.
    pub(crate) fits: u32,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Message>,
}

/// The page: the board, and beside it the form.
#[component]
pub(crate) fn Make(props: &MakeProps) -> Html {
    let (state, dispatch) = (&props.state, &props.dispatch);
    let (form, generation) = (&state.form, state.shown());
    let offered = state.offered.as_ref();
    let open = offered.map_or(&props.open, |offered| &offered.playback);
    html! {
        <main class="make" aria-label={text::word("make-label")}>
            <div class="left">
                <GenerationBoard generation={generation.cloned()} open={open.clone()} theme={props.theme}
                    fits={props.fits} />
            </div>
            <div class="right">
                <StatusPanel generation={generation.cloned()} is_ready={form.fault().is_none()}
                    open={open.clone()} offered={offered.cloned()} is_made={props.is_made || offered.is_some()}
                    hash={props.hash.clone()} theme={props.theme} dispatch={dispatch.clone()} />
                if let Some(generation) = generation.filter(|generation| generation.count > 1 && !generation.made.is_empty()) {
                    <Miniatures made={generation.made.clone()} chosen={offered.map(|offered| offered.at)}
                        theme={props.theme} dispatch={dispatch.clone()} />
                }
                <SpecForm form={form.clone()} dispatch={dispatch.clone()} />
            </div>
        </main>
    }
}
