//! The address follows what is shown, and what is shown follows the address.

use std::cell::Cell;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsValue;
use web_sys::History;
use yew::prelude::*;

use crate::web::shown::PageHandle;
use clew_page::address::Place;
use clew_page::{Message, Mode};

/// Time playback must rest before its step goes into the address, in
/// milliseconds: browsers allow only so many changes a minute.
const REST: u32 = 350;
/// Time editing must rest before the puzzle goes into the address, in
/// milliseconds.
const BREATH: u32 = 100;

thread_local! {
    /// Whether the browser is on its way back over an entry that was not a page of its own.
    static IS_RETURNING: Cell<bool> = const { Cell::new(false) };
}

/// Goes back over an entry that was not a page of its own. Returns whether the browser will.
pub(crate) fn go_back(history: &History) -> bool {
    let will = history.back().is_ok();
    IS_RETURNING.set(will);
    will
}

/// Keeps address and page in step.
#[hook]
pub(crate) fn use_address(state: &PageHandle) {
    let visited = state.clone();
    use_effect_with((), move |()| {
        let window = web_sys::window().expect("a page has a window");
        let listener = EventListener::new(&window, "popstate", move |_| {
            // A handle keeps all it has shown; a copy keeps only the present.
            let visited = visited.clone();
            let (Some(place), shown) = (here(), visited.place()) else {
                return;
            };
            let is_other = place.hash() != visited.hash();
            if !IS_RETURNING.take() {
                if is_other {
                    visited.dispatch(Message::Visit(place));
                }
            } else if place.subject() != shown.subject() {
                // Another page was opened before the browser had gone back.
                write(&shown.hash(), Write::Push);
            }
        });
        move || drop(listener)
    });

    let (place, hash) = (state.place(), state.hash());
    let view = state.address();
    let is_first = use_mut_ref(|| true);
    let (opened, shown) = (place.clone(), hash.clone());
    use_effect_with(place.subject(), move |subject| {
        let is_opening = is_first.replace(false);
        let here = here();
        let is_same = here.as_ref().is_some_and(|here| here.subject() == *subject);
        if is_opening || is_same {
            write(&shown, Write::Replace);
            return;
        }
        if let (Place::Guide(_), Some(Place::View(_))) = (&opened, here) {
            // The way back leads to the present step, also if it is a moment old.
            write(&view.hash(), Write::Replace);
        }
        write(&shown, Write::Push);
    });
    let rest = match &place {
        Place::View(address) if address.mode == Mode::Edit => BREATH,
        _ => REST,
    };
    use_effect_with((hash, rest), move |(hash, rest)| {
        let hash = hash.clone();
        let timeout = Timeout::new(*rest, move || write(&hash, Write::Replace));
        move || drop(timeout)
    });
}

/// Place that the address names now.
pub(crate) fn here() -> Option<Place> {
    let hash = web_sys::window()?.location().hash().ok()?;
    Place::parse(&hash)
}

enum Write {
    Push,
    Replace,
}

fn write(hash: &str, how: Write) {
    let Some(window) = web_sys::window() else {
        return;
    };
    let Ok(history) = window.history() else {
        return;
    };
    // A needless change could cut off a way back or forward that the browser is still on.
    if matches!(how, Write::Replace) && window.location().hash().is_ok_and(|now| now == hash) {
        return;
    }
    // An entry that has a state was only a way back within the page that is left.
    let is_passing = history.state().is_ok_and(|state| !state.is_null());
    // A refusal (too many changes) loses nothing but the address.
    let _ = match how {
        Write::Push if !is_passing => history.push_state_with_url(&JsValue::NULL, "", Some(hash)),
        Write::Push | Write::Replace => {
            history.replace_state_with_url(&JsValue::NULL, "", Some(hash))
        }
    };
}
