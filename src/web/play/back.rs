//! The browser's Back ends what the coach shows: while he speaks, the page has an entry
//! more in the browser's history.

use gloo::events::EventListener;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use crate::web::state::{Action as PageAction, Mode, State};

use super::Action;
use super::help::Ask;

/// Mark of the entry.
const ENTRY: &str = "coach";

/// Adds the entry as the coach begins to speak, and goes back over it when he is done.
#[hook]
pub(crate) fn use_back(state: &UseReducerHandle<State>) {
    let handle = state.clone();
    use_effect_with((), move |()| {
        let window = web_sys::window().expect("a page has a window");
        let listener = EventListener::new(&window, "popstate", move |_| {
            let handle = handle.clone();
            if handle.play.help.is_some() && !is_there() {
                handle.dispatch(PageAction::Play(Action::Ask(Ask::Dismiss)));
            }
        });
        move || drop(listener)
    });
    let is_open = state.mode == Mode::Play && state.guide.is_none() && state.play.help.is_some();
    use_effect_with(is_open, move |&is_open| {
        let history = web_sys::window().and_then(|window| window.history().ok());
        let Some(history) = history else {
            return;
        };
        // A refusal loses nothing but the way back.
        let _ = match (is_open, is_there()) {
            (true, false) => history.push_state(&JsValue::from_str(ENTRY), ""),
            (false, true) => history.back(),
            _ => Ok(()),
        };
    });
}

/// Whether the present entry is that of the coach.
fn is_there() -> bool {
    let history = web_sys::window().and_then(|window| window.history().ok());
    let state = history.and_then(|history| history.state().ok());
    state.and_then(|state| state.as_string()).as_deref() == Some(ENTRY)
}
