//! Editor page: the board with its tools, and the status of the puzzle.

mod board;
mod handles;
mod keys;
mod open;
mod pointer;
mod size;
mod status;
mod tools;
mod words;

use yew::prelude::*;

use crate::web::components::desk::{answers, desk};
use crate::web::text;
use clew::draft::Drafting;
use clew_core::model::Entry;
use clew_page::{Message, Page};

use board::EditBoard;
use open::open_panel;
use size::Size;
use status::status_panel;
use tools::Tools;

pub(crate) use board::focus;
pub(crate) use keys::key_action;

/// The page; `fits` counts the requests to see the whole board.
pub(crate) fn view(page: &Page, dispatch: &Callback<Message>, fits: u32) -> Html {
    desk(
        page,
        dispatch,
        editor(page, fits, dispatch),
        panel(page, dispatch),
    )
}

/// The board and the tools to write on it.
fn editor(page: &Page, fits: u32, dispatch: &Callback<Message>) -> Html {
    let (edit, theme) = (&page.edit, page.frame.preferences.theme());
    let drafting = &edit.drafting;
    let numerals = drafting.has_numerals().then_some(theme.numerals);
    html! {
        <>
            <EditBoard edit={edit.clone()} overlay={page.overlay()}
                highlighted={page.frame.highlighted} {theme} {fits}
                dispatch={dispatch.clone()} />
            <Tools drafting={drafting.clone()} tool={edit.tool} {numerals}
                dispatch={dispatch.clone()} />
        </>
    }
}

/// Status of the puzzle, the answers about it, and its size.
fn panel(page: &Page, dispatch: &Callback<Message>) -> Html {
    let edit = &page.edit;
    let drafting = &edit.drafting;
    html! {
        <>
            if drafting.is_open() {
                { open_panel(drafting, dispatch) }
            } else {
                { status_panel(page, dispatch) }
                if edit.is_spared && edit.has_clues_alone {
                    { spared(dispatch) }
                }
                if !edit.has_clues_alone {
                    { answers(page, dispatch) }
                }
            }
            <Size drafting={drafting.clone()} dispatch={dispatch.clone()} />
            <p class="hint">{ hint(drafting) }</p>
        </>
    }
}

/// Question whether to show the solution to a reader who is looking for it.
fn spared(dispatch: &Callback<Message>) -> Html {
    let show = dispatch.reform(|_: MouseEvent| Message::CluesAlone(false));
    html! {
        <section class="answers" data-testid="edit-spared">
            <p role="status">{ text::word("edit-spared") }</p>
            <button type="button" class="plain" data-testid="edit-spared-show" onclick={show}>
                { text::word("edit-spared-show") }
            </button>
        </section>
    }
}

/// Keys of the editor that are useful on the present board.
fn hint(drafting: &Drafting) -> String {
    let hints = [
        (true, "edit-hint"),
        (drafting.region_name().is_some(), "edit-hint-regions"),
        (drafting.has_water(), "edit-hint-water"),
        (
            drafting.entries().contains(&Entry::Unknown),
            "edit-hint-unknown",
        ),
        (drafting.has_numerals(), "edit-hint-letters"),
    ];
    let hints = hints.into_iter().filter(|(is_of_use, _)| *is_of_use);
    let said: Vec<String> = hints.map(|(_, id)| text::word(id)).collect();
    text::speaker().sentences(&said)
}
