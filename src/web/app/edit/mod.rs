//! Writing puzzles.

mod board;

use yew::prelude::*;

use crate::scene::Palette;

use super::state::{Action, Editing};
use board::EditBoard;

/// What [`Editor`] shows.
#[derive(PartialEq, Properties)]
pub(super) struct EditorProps {
    /// The puzzle.
    pub(super) editing: Editing,
    /// Light or dark.
    pub(super) palette: Palette,
    /// Counts the wishes to see the whole board.
    pub(super) fits: u32,
    /// What to do.
    pub(super) dispatch: Callback<Action>,
}

/// The board and the tools to write on it.
#[component]
pub(super) fn Editor(props: &EditorProps) -> Html {
    html! {
        <EditBoard editing={props.editing.clone()} palette={props.palette} fits={props.fits}
            dispatch={props.dispatch.clone()} />
    }
}
