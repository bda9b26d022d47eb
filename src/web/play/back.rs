//! The browser's Back button closes the coach's answer: while it is shown, the page has an
//! additional entry in the browser's history.

use std::rc::Rc;

use gloo::events::EventListener;
use wasm_bindgen::JsValue;
use web_sys::History;
use yew::prelude::*;

use crate::web::hooks::go_back;
use crate::web::shown::PageHandle;
use clew::kind::Code;
use clew_page::address::Subject;
use clew_page::play::{Action, Ask};
use clew_page::{Message, Mode};

/// Mark of the entry.
const ENTRY: &str = "coach";

/// Adds the entry when the coach begins to speak, and goes back over it when the coach is done;
/// if another page or puzzle ends the coach's answer, the entry becomes theirs.
#[hook]
pub(crate) fn use_back(state: &PageHandle) {
    let way = use_mut_ref(Way::default);
    {
        let (handle, way) = (state.clone(), Rc::clone(&way));
        use_effect_with((), move |()| {
            let window = web_sys::window().expect("a page has a window");
            let listener = EventListener::new(&window, "popstate", move |_| {
                let mut way = way.borrow_mut();
                let is_own = std::mem::take(&mut way.is_returning);
                if !way.is_open || is_there() {
                    return;
                }
                if is_own {
                    // The coach spoke again before the browser had gone back.
                    enter();
                } else {
                    drop(way);
                    let handle = handle.clone();
                    handle.dispatch(Message::Play(Action::Ask(Ask::Dismiss)));
                }
            });
            move || drop(listener)
        });
    }
    let is_open = state.mode == Mode::Play && state.guide.is_none() && state.play.help.is_some();
    let (subject, code) = (state.place().subject(), state.puzzle.code.clone());
    use_effect_with(is_open, move |&is_open| {
        let mut way = way.borrow_mut();
        way.is_open = is_open;
        match (is_open, is_there()) {
            (true, false) => {
                way.spoken_of = Some((subject, code));
                enter();
            }
            (false, true) if !way.is_returning => match way.spoken_of.take() {
                // The new address takes over the entry.
                Some((spoken_of, _)) if spoken_of != subject => {}
                Some((_, spoken_of)) if spoken_of != code => give_away(),
                // The browser goes back later; until then the entry still exists.
                _ => way.is_returning = history().is_some_and(|history| go_back(&history)),
            },
            _ => {}
        }
    });
}

/// Whether the coach is speaking, and whether the browser is still going back over the coach's entry.
#[derive(Default)]
struct Way {
    is_open: bool,
    is_returning: bool,
    /// Page and puzzle that the coach speaks about.
    spoken_of: Option<(Subject, Code)>,
}

/// Adds the entry. If the browser refuses, only the way back is lost.
fn enter() {
    if let Some(history) = history() {
        let _ = history.push_state(&JsValue::from_str(ENTRY), "");
    }
}

/// Turns the entry into an ordinary one of the present page.
fn give_away() {
    if let Some(history) = history() {
        let _ = history.replace_state(&JsValue::NULL, "");
    }
}

fn history() -> Option<History> {
    web_sys::window()?.history().ok()
}

/// Whether the present entry is the coach's.
fn is_there() -> bool {
    let state = history().and_then(|history| history.state().ok());
    state.and_then(|state| state.as_string()).as_deref() == Some(ENTRY)
}
