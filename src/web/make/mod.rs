//! Generator page: the form, the preview of the work, and its outcome.

mod board;
mod fields;
mod status;

use yew::prelude::*;

use crate::web::text;
use clew_core::scene::Theme;
use clew_page::Message;
use clew_page::make::State;
use clew_page::playback::SharedPlayback;

use board::GenerationBoard;
use fields::SpecForm;
use status::StatusPanel;

/// Properties of [`Make`].
#[derive(PartialEq, Properties)]
pub(crate) struct MakeProps {
    /// State of the generator.
    pub(crate) state: State,
    /// Puzzle that is open, shown until there is a preview.
    pub(crate) open: SharedPlayback,
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
    let (form, generation) = (&props.state.form, props.state.shown());
    html! {
        <main class="make" aria-label={text::word("make-label")}>
            <div class="left">
                <GenerationBoard generation={generation.cloned()} open={props.open.clone()} theme={props.theme}
                    fits={props.fits} />
            </div>
            <div class="right">
                <StatusPanel generation={generation.cloned()} is_ready={form.fault().is_none()}
                    open={props.open.clone()} theme={props.theme} dispatch={props.dispatch.clone()} />
                <SpecForm form={form.clone()} dispatch={props.dispatch.clone()} />
            </div>
        </main>
    }
}
