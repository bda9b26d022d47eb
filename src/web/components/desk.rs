//! Page of one puzzle, watched or edited: the board, and the words beside it.

use yew::prelude::*;

use super::back_to_list::back_to_list;
use clew_page::{Message, Mode, Page};

use super::answers::Panel;
use super::paste::Paste;
use super::welcome::lead;

/// Board on the left; on the right the paste box, with the words below it. All pages of
/// one puzzle share this layout, so that the paste box stays unchanged from page to
/// page.
pub(crate) fn desk(state: &Page, dispatch: &Callback<Message>, board: Html, words: Html) -> Html {
    let is_film = state.frame.mode == Mode::Watch && !state.is_waiting();
    html! {
        <main class={classes!(is_film.then_some("film"), state.watch.is_playing.then_some("playing"))}>
            <div class="left">{ board }</div>
            <div class="right">
                if let (Some(listed), Mode::Watch) = (&state.many.list, state.frame.mode) {
                    { back_to_list(listed, dispatch) }
                }
                if state.frame.mode == Mode::Watch && state.is_first() {
                    { lead() }
                }
                <Paste paste={state.frame.paste.clone()} reading={state.reading()}
                    theme={state.frame.preferences.theme()} is_aside={is_film} dispatch={dispatch.clone()} />
                { words }
            </div>
        </main>
    }
}

/// Answers about a puzzle, and the questions about it.
pub(crate) fn answers(state: &Page, dispatch: &Callback<Message>) -> Html {
    let shape = match state.frame.mode {
        Mode::Play | Mode::Watch | Mode::Make | Mode::Many => state.watch.playback.shape(),
        Mode::Edit => state.edit.shape(),
    };
    let is_watched = state.frame.mode == Mode::Watch;
    html! {
        // Each page has its own: a component that shows nothing, taken over by another page, would still stand where it was.
        <Panel key={if is_watched { "watched" } else { "edited" }} code={state.subject().clone()} {shape} outcome={state.outcome()}
            asked={state.frame.asked.clone()} aspect={state.frame.answers.aspect} is_told={is_watched} is_edited={state.frame.mode == Mode::Edit}
            is_story={is_watched && state.watch.set_aside.is_some()} dispatch={dispatch.clone()} />
    }
}
