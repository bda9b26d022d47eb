//! The address follows what is shown, and what is shown follows the address.

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use crate::web::address::Address;
use crate::web::state::{Action, Mode, State};

/// Time playback must rest before its step goes into the address, in
/// milliseconds: browsers allow only so many changes a minute.
const REST: u32 = 350;
/// Time editing must rest before the puzzle goes into the address, in
/// milliseconds.
const BREATH: u32 = 100;

/// Keeps address and page in step.
#[hook]
pub(crate) fn use_address(state: &UseReducerHandle<State>) {
    let visited = state.clone();
    use_effect_with((), move |()| {
        let window = web_sys::window().expect("a page has a window");
        let listener = EventListener::new(&window, "popstate", move |_| {
            let hash = web_sys::window().and_then(|window| window.location().hash().ok());
            let address = hash.and_then(|hash| Address::parse(&hash));
            // A handle keeps all it has shown; a copy keeps only the present.
            let visited = visited.clone();
            if let Some(address) = address
                && address != visited.address()
            {
                visited.dispatch(Action::Visit(address));
            }
        });
        move || drop(listener)
    });

    let address = state.address();
    let (mode, subject) = address.subject();
    let subject = subject.map(|(puzzle, method)| (puzzle.to_owned(), method));
    let is_first = use_mut_ref(|| true);
    let opened = address.clone();
    use_effect_with((mode, subject), move |_| {
        let is_opening = is_first.replace(false);
        let hash = opened.hash();
        let here = web_sys::window().and_then(|window| window.location().hash().ok());
        let is_same = here
            .as_deref()
            .and_then(Address::parse)
            .is_some_and(|here| here.subject() == opened.subject());
        if is_opening || is_same {
            write(&hash, Write::Replace);
        } else {
            write(&hash, Write::Push);
        }
    });
    use_effect_with(address, move |address| {
        let hash = address.hash();
        let rest = match address.mode {
            Mode::Watch | Mode::Make | Mode::Many => REST,
            Mode::Edit => BREATH,
        };
        let timeout = Timeout::new(rest, move || write(&hash, Write::Replace));
        move || drop(timeout)
    });
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
    // A refusal (too many changes) loses nothing but the address.
    let _ = match how {
        Write::Push => history.push_state_with_url(&JsValue::NULL, "", Some(hash)),
        Write::Replace => history.replace_state_with_url(&JsValue::NULL, "", Some(hash)),
    };
}
