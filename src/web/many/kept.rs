//! Storage of the list in the browser, with the results so far, so that a reload
//! restores it.

use gloo::events::EventListener;
use yew::prelude::*;

use crate::web::hooks::{store, stored};
use crate::web::shown::PageHandle;
use clew_page::many::{Action, Phase};
use clew_page::{Message, Mode, Page};

/// Key of the storage.
const KEY: &str = "clew-list";

/// Stores the list whenever its job comes to rest, and when the page is left.
#[hook]
pub(crate) fn use_kept_list(state: &PageHandle) {
    let present = state.many.list.as_ref();
    let present = present.map(|listed| (listed.sheet.number(), listed.phase));
    let is_wanted = state.frame.mode == Mode::Many && present.is_none();
    {
        let state = state.clone();
        use_effect_with(is_wanted, move |is_wanted| {
            if let (true, Some(saved)) = (*is_wanted, stored(KEY)) {
                state.dispatch(Message::Many(Action::Restore(saved)));
            }
        });
    }
    {
        let state = state.clone();
        use_effect_with(present, move |present| {
            if let Some((number, phase)) = *present
                && phase != Phase::Running
            {
                let kept = Action::Kept(number, keep(&state));
                state.dispatch(Message::Many(kept));
            }
        });
    }
    let latest = use_mut_ref(|| state.clone());
    *latest.borrow_mut() = state.clone();
    use_effect_with((), move |()| {
        let window = web_sys::window().expect("a page has a window");
        let listener = EventListener::new(&window, "pagehide", move |_| {
            keep(&latest.borrow());
        });
        move || drop(listener)
    });
}

/// Stores the list, or removes it if there is none or if it cannot be stored. Returns
/// whether the present list will be there at the next visit.
fn keep(state: &Page) -> bool {
    let Some(listed) = &state.many.list else {
        return true;
    };
    let table = listed.sheet.table();
    let is_there = table.counts().all > 0;
    let saved = is_there.then(|| table.saved()).flatten();
    let is_stored = store(KEY, saved.as_deref());
    !is_there || saved.is_some() && is_stored
}
