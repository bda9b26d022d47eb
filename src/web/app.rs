//! The page: its header, the page of the present mode, and an open dialog.

use yew::prelude::*;

use clew_page::parts::Loading;
use clew_page::{Message, Mode, Opening, Page};

use super::chunk::kinds;
use super::chunk::{self, Arrival};
use super::client;
use super::components::header::header;
use super::components::missing::missing;
use super::components::restarted::restarted;
use super::components::trouble::trouble;
use super::components::update::update;
use super::effects;
use super::hooks;
use super::shown::{self, Shown};
use super::text;
use super::watch;

/// The whole page.
#[component]
pub(crate) fn App() -> Html {
    let state = use_reducer_eq(opening);
    let fits = use_state_eq(|| 0u32);
    watch::use_clock(&state);
    watch::use_sight(&state);
    hooks::use_top(state.frame.mode, state.frame.guide);
    hooks::use_paste(&state);
    hooks::use_drop(&state);
    hooks::use_palette(&state);
    hooks::use_update(&state);
    hooks::use_chunk(&state);
    text::write_digits(state.frame.preferences.numerals);
    let fit = {
        let fits = fits.clone();
        Callback::from(move |()| fits.set(*fits + 1))
    };
    hooks::use_keys(&state, fit);

    let dispatch = use_memo((), |()| Callback::from(state.dispatcher()));
    let dispatch = (*dispatch).clone();
    {
        let page = state.clone();
        use_memo((), move |()| shown::mount(effects::carry_out, &page));
    }
    effects::use_workers(&dispatch);
    hooks::use_history(&dispatch);
    let chunk = chunk::loaded();
    let arrival = Arrival {
        loading: state.parts.loading(),
        dispatch: dispatch.clone(),
    };
    html! {
        <ContextProvider<Arrival> context={arrival}>
        // A change of language renders everything again.
        <key={state.frame.voice.language.clone()}>
            { header(&state, &dispatch) }
            if let Some(chunk) = chunk {
                { (chunk.effects)(&state) }
            }
            if state.is_arriving {
                <main><p role="status" data-testid="arriving">{ text::word("page-trouble-loading") }</p></main>
            } else if state.frame.guide.is_some() || state.frame.mode != Mode::Watch {
                if let Some(chunk) = chunk {
                    { (chunk.view)(&state, &dispatch, *fits) }
                }
            } else {
                { watch::view(&state, &dispatch, *fits) }
            }
            { word(&state, &dispatch) }
            if let Some(chunk) = chunk {
                { (chunk.notice)(&state, &dispatch) }
                { (chunk.dialog)(&state, dispatch) }
            }
        </>
        </ContextProvider<Arrival>>
    }
}

/// The most important of the notices that cover the page: they share one place.
fn word(page: &Page, dispatch: &Callback<Message>) -> Html {
    let dispatch = dispatch.clone();
    if page.parts.loading() == Loading::Failed && page.parts.is_awaited() {
        missing(&dispatch)
    } else if let Some(sort) = page.trouble() {
        trouble(sort, &dispatch)
    } else if page.has_restarted {
        html! { { restarted(&dispatch) } }
    } else if page.has_update && page.frame.mode != Mode::Play {
        // Never in the middle of a game.
        html! { { update(&dispatch) } }
    } else {
        Html::default()
    }
}

/// The page as it opens. It does not wait for anything: effects are carried out once the page is shown.
fn opening() -> Shown {
    let opening = Opening {
        hash: hooks::hash(),
        players: kinds::players(),
        rest: chunk::loaded().map(|chunk| chunk.rest),
        wants_rest: hooks::is_wanted_early(),
        voice: text::voice(),
        is_still: hooks::prefers_reduced_motion(),
        has_stored: hooks::any_stored(),
        system: hooks::system_palette(),
        kept: Box::new(hooks::stored),
        cores: client::cores(),
    };
    let (page, effects) =
        Page::open_at(shown::now(), opening).expect("the first sample is a puzzle");
    shown::carry_out(effects);
    Shown(page)
}
