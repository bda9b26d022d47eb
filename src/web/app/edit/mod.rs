//! Writing puzzles: the board with its tools, and how the puzzle stands.

mod board;
mod handles;
mod size;
mod standing;
mod tools;

use yew::prelude::*;

use crate::grid::Site;
use crate::model::Entry;
use crate::playback::Playhead;
use crate::scene::Theme;

use super::state::{Action, Asked, Editing, Overlay, Topic};
use super::verdict::Share;
use crate::web::text;
use board::EditBoard;
use size::Size;
use standing::Standing;
use tools::Tools;

/// What [`Editor`] shows.
#[derive(PartialEq, Properties)]
pub(super) struct EditorProps {
    /// The puzzle.
    pub(super) editing: Editing,
    /// What answers add to the board.
    pub(super) overlay: Overlay,
    /// The place to light up.
    pub(super) lit: Option<Site>,
    /// The look.
    pub(super) theme: Theme,
    /// Counts the wishes to see the whole board.
    pub(super) fits: u32,
    /// What to do.
    pub(super) dispatch: Callback<Action>,
}

/// The board and the tools to write on it.
#[component]
pub(super) fn Editor(props: &EditorProps) -> Html {
    let drafting = &props.editing.drafting;
    let numerals = drafting.has_numerals().then_some(props.theme.numerals);
    html! {
        <>
            <EditBoard editing={props.editing.clone()} overlay={props.overlay.clone()}
                lit={props.lit} theme={props.theme} fits={props.fits}
                dispatch={props.dispatch.clone()} />
            <Tools drafting={drafting.clone()} {numerals} dispatch={props.dispatch.clone()} />
        </>
    }
}

/// What [`EditPanel`] shows.
#[derive(PartialEq, Properties)]
pub(super) struct EditPanelProps {
    /// The puzzle.
    pub(super) editing: Editing,
    /// What was asked about it.
    pub(super) asked: Asked,
    /// What answers add to the board, for pictures to keep.
    pub(super) overlay: Overlay,
    /// The look, for pictures to keep.
    pub(super) theme: Theme,
    /// What to do.
    pub(super) dispatch: Callback<Action>,
    /// What to say below the verdict.
    #[prop_or_default]
    pub(super) children: Html,
}

/// How the puzzle stands, and its size.
#[component]
pub(super) fn EditPanel(props: &EditPanelProps) -> Html {
    let drafting = &props.editing.drafting;
    let about = |topic: Topic| props.asked.about(drafting.code(), topic).cloned();
    html! {
        <>
            <Standing kind={drafting.code().kind} shape={drafting.shape()}
                clues={drafting.written().len()} proof={about(Topic::Proof)}
                grade={about(Topic::Grade)} dispatch={props.dispatch.clone()}>
                <Share playback={props.editing.sheet.clone()} playhead={Playhead::default()} overlay={props.overlay.clone()}
                    theme={props.theme} />
            </Standing>
            { props.children.clone() }
            <Size drafting={drafting.clone()} dispatch={props.dispatch.clone()} />
            <p class="hint">
                { text::word("edit-hint") }
                if drafting.entries().contains(&Entry::Unknown) {
                    { " " }{ text::word("edit-hint-unknown") }
                }
                if drafting.has_numerals() {
                    { " " }{ text::word("edit-hint-letters") }
                }
            </p>
        </>
    }
}
