//! Address and history of the browser, as the page asks for them.

use gloo::events::EventListener;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use clew_page::Message;
use clew_page::address::Place;
use clew_page::effect::{HistoryEntry, Turn};

/// State of the entry that exists while the coach speaks.
const COACH: &str = "coach";

/// Tells the page when the browser has gone to another entry of its history.
#[hook]
pub(crate) fn use_history(dispatch: &Callback<Message>) {
    let dispatch = dispatch.clone();
    use_effect_with((), move |()| {
        let window = web_sys::window().expect("a page has a window");
        let listener = EventListener::new(&window, "popstate", move |_| {
            dispatch.emit(Message::Went(present()));
        });
        move || drop(listener)
    });
}

/// The present entry.
fn present() -> HistoryEntry {
    let history = web_sys::window().and_then(|window| window.history().ok());
    let state = history.and_then(|history| history.state().ok());
    HistoryEntry {
        hash: hash(),
        is_coach: state.and_then(|state| state.as_string()).as_deref() == Some(COACH),
    }
}

/// Fragment of the present address, with the `#`; empty if there is none.
pub(crate) fn hash() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok());
    hash.unwrap_or_default()
}

/// Place named by the present address.
pub(crate) fn here() -> Option<Place> {
    Place::parse(&hash())
}

/// Changes the browser's history.
pub(crate) fn turn(turn: Turn) {
    let Some(history) = web_sys::window().and_then(|window| window.history().ok()) else {
        return;
    };
    let state = |entry: &HistoryEntry| match entry.is_coach {
        true => JsValue::from_str(COACH),
        false => JsValue::NULL,
    };
    // If the browser refuses (too many changes), only the address is lost.
    let _ = match turn {
        Turn::Push(entry) => history.push_state_with_url(&state(&entry), "", Some(&entry.hash)),
        Turn::Replace(entry) => {
            history.replace_state_with_url(&state(&entry), "", Some(&entry.hash))
        }
        Turn::Back => history.back(),
    };
}
