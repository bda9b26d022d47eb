//! Making puzzles: the wish, the board while it is being made, what came of it.

mod board;
mod form;
mod made;
mod standing;

use yew::prelude::*;

use crate::scene::Theme;
use crate::web::text;

use super::playback::SharedPlayback;
use super::state::{Action, Workshop};
use board::Growing;
use form::WishForm;
pub(super) use made::MadeFrom;
use standing::Standing;

/// What [`Make`] shows.
#[derive(PartialEq, Properties)]
pub(super) struct MakeProps {
    /// The wish and the work on it.
    pub(super) workshop: Workshop,
    /// The puzzle that is open, to be shown before one is made.
    pub(super) open: SharedPlayback,
    /// The look.
    pub(super) theme: Theme,
    /// Counts the wishes to see the whole board.
    pub(super) fits: u32,
    /// What to do.
    pub(super) dispatch: Callback<Action>,
}

/// The board, and beside it the wish.
#[component]
pub(super) fn Make(props: &MakeProps) -> Html {
    let (form, bench) = (&props.workshop.form, props.workshop.shown());
    html! {
        <main class="make" aria-label={text::word("make-label")}>
            <div class="left">
                <Growing bench={bench.cloned()} open={props.open.clone()} theme={props.theme}
                    fits={props.fits} />
            </div>
            <div class="right">
                <Standing bench={bench.cloned()} is_ready={form.misfit().is_none()}
                    open={props.open.clone()} theme={props.theme} dispatch={props.dispatch.clone()} />
                <WishForm form={form.clone()} dispatch={props.dispatch.clone()} />
            </div>
        </main>
    }
}
