//! Synchronises the address with the view, in both directions.

use std::cell::Cell;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsValue;
use web_sys::History;
use yew::prelude::*;

use crate::web::shown::PageHandle;
use clew_page::address::Place;
use clew_page::{Message, Mode};

/// Pause in playback after which its step goes into the address, in
/// milliseconds: browsers allow only a limited number of changes per minute.
const REST: u32 = 350;
/// Pause in editing after which the puzzle goes into the address, in
/// milliseconds.
const BREATH: u32 = 100;

thread_local! {
    /// Whether the browser is still going back over an entry that was not a separate page.
    static IS_RETURNING: Cell<bool> = const { Cell::new(false) };
}

/// Goes back over an entry that was not a separate page. Returns whether the browser will do so.
pub(crate) fn go_back(history: &History) -> bool {
    let will = history.back().is_ok();
    IS_RETURNING.set(will);
    will
}

/// Keeps the address and the page in sync.
#[hook]
pub(crate) fn use_address(state: &PageHandle) {
    let visited = state.clone();
    use_effect_with((), move |()| {
        let window = web_sys::window().expect("a page has a window");
        let listener = EventListener::new(&window, "popstate", move |_| {
            // A handle keeps everything it has shown; a copy keeps only the present state.
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
            // Going back leads to the present step, even if the address is slightly out of date.
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

/// Place named by the present address.
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
    // An unnecessary change could cancel a navigation back or forward that is still in progress.
    if matches!(how, Write::Replace) && window.location().hash().is_ok_and(|now| now == hash) {
        return;
    }
    // An entry with a state only served to go back within the page that is being left.
    let is_passing = history.state().is_ok_and(|state| !state.is_null());
    // If the browser refuses (too many changes), only the address is lost.
    let _ = match how {
        Write::Push if !is_passing => history.push_state_with_url(&JsValue::NULL, "", Some(hash)),
        Write::Push | Write::Replace => {
            history.replace_state_with_url(&JsValue::NULL, "", Some(hash))
        }
    };
}
