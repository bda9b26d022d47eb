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
use crate::web::components::share::Share;
use crate::web::text;
use clew::draft::Drafting;
use clew_core::grid::Site;
use clew_core::model::Entry;
use clew_core::playback::Playhead;
use clew_core::scene::Theme;
use clew_page::edit::EditState;
use clew_page::{Message, Mode, Overlay, Page, Questions, Topic};

use board::EditBoard;
use open::open_panel;
use size::Size;
use status::StatusPanel;
use tools::Tools;

pub(crate) use board::focus;
pub(crate) use keys::key_action;

/// The page; `fits` counts the requests to see the whole board.
pub(crate) fn view(page: &Page, dispatch: &Callback<Message>, fits: u32) -> Html {
    let (edit, overlay, theme) = (&page.edit, page.overlay(), page.frame.preferences.theme());
    let board = editor(
        edit,
        &overlay,
        page.frame.highlighted,
        theme,
        fits,
        dispatch,
    );
    let words = html! {
        <EditPanel edit={edit.clone()} asked={page.frame.asked.clone()} {overlay} {theme}
            dispatch={dispatch.clone()}>
            { answers(page, dispatch) }
        </EditPanel>
    };
    desk(page, dispatch, board, words)
}

/// The board and the tools to write on it.
pub(crate) fn editor(
    edit: &EditState,
    overlay: &Overlay,
    highlighted: Option<Site>,
    theme: Theme,
    fits: u32,
    dispatch: &Callback<Message>,
) -> Html {
    let drafting = &edit.drafting;
    let numerals = drafting.has_numerals().then_some(theme.numerals);
    html! {
        <>
            <EditBoard edit={edit.clone()} overlay={overlay.clone()}
                highlighted={highlighted} {theme} {fits}
                dispatch={dispatch.clone()} />
            <Tools drafting={drafting.clone()} tool={edit.tool} {numerals}
                dispatch={dispatch.clone()} />
        </>
    }
}

/// Properties of [`EditPanel`].
#[derive(PartialEq, Properties)]
pub(crate) struct EditPanelProps {
    /// State of the editor.
    pub(crate) edit: EditState,
    /// Questions asked about it.
    pub(crate) asked: Questions,
    /// Marks that answers add to saved pictures.
    pub(crate) overlay: Overlay,
    /// Colours and digits of saved pictures.
    pub(crate) theme: Theme,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Message>,
    /// Answers below the verdict.
    #[prop_or_default]
    pub(crate) children: Html,
}

/// Status of the puzzle, and its size.
#[component]
pub(crate) fn EditPanel(props: &EditPanelProps) -> Html {
    let drafting = &props.edit.drafting;
    let about = |topic: Topic| props.asked.about(drafting.code(), topic).cloned();
    html! {
        <>
            if drafting.is_open() {
                { open_panel(drafting, &props.dispatch) }
            } else {
            <StatusPanel kind={drafting.code().kind} shape={drafting.shape()}
                clues={drafting.written().len()} proof={about(Topic::Proof)}
                grade={about(Topic::Grade)} dispatch={props.dispatch.clone()}>
                { deeds(props) }
                <Share playback={props.edit.bare.clone()} playhead={Playhead::default()} overlay={props.overlay.clone()}
                    theme={props.theme} />
            </StatusPanel>
            if props.edit.is_spared && props.edit.has_clues_alone {
                { spared(props) }
            }
            if !props.edit.has_clues_alone {
                { props.children.clone() }
            }
            }
            <Size drafting={drafting.clone()} dispatch={props.dispatch.clone()} />
            <p class="hint">{ hint(drafting) }</p>
        </>
    }
}

/// Question whether to show the solution to a reader who is looking for it.
fn spared(props: &EditPanelProps) -> Html {
    let show = props
        .dispatch
        .reform(|_: MouseEvent| Message::CluesAlone(false));
    html! {
        <section class="answers" data-testid="edit-spared">
            <p role="status">{ text::word("edit-spared") }</p>
            <button type="button" class="plain" data-testid="edit-spared-show" onclick={show}>
                { text::word("edit-spared-show") }
            </button>
        </section>
    }
}

/// Buttons for solving the puzzle by hand: on its page, or here with only the clues.
fn deeds(props: &EditPanelProps) -> Html {
    let play = props
        .dispatch
        .reform(|_: MouseEvent| Message::Enter(Mode::Play));
    let is_bare = props.edit.has_clues_alone;
    let hide = props
        .dispatch
        .reform(move |_: MouseEvent| Message::CluesAlone(!is_bare));
    html! {
        <div class="row asks">
            <button type="button" class="plain" data-testid="play-edited" onclick={play}>
                { text::word("page-play-it") }
            </button>
            <button type="button" class="plain" data-testid="clues-alone" onclick={hide}
                aria-pressed={if is_bare { "true" } else { "false" }} title={text::word("edit-clues-alone-what")}>
                { text::word("edit-clues-alone") }
            </button>
        </div>
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
