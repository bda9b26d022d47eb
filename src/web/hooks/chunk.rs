//! Fetching of the part of the program that comes after the first view.

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use yew::prelude::*;

use crate::web::shown::PageHandle;
use clew_page::Message;
use clew_page::parts::{Fetch, Loading};

use super::{any_stored, store};

/// Key under which it is noted that the part was wanted.
const WANTED: &str = "clew-chunk";
/// Events by which a reader touches the page. A click comes without the others from assistive technology.
const TOUCHES: [&str; 3] = ["pointerdown", "keydown", "click"];

/// Whether the part is wanted from the start: on an earlier visit it was, or something was stored, as games of earlier versions.
pub(crate) fn is_wanted_early() -> bool {
    any_stored()
}

/// Fetches the chunk once it is asked for, and again when the reader asks for it again. The first touch of the page asks for it.
#[hook]
pub(crate) fn use_chunk(state: &PageHandle) {
    let loading = state.parts.loading();
    let state = state.clone();
    use_effect_with(loading, move |&loading| {
        let listeners = (loading == Loading::Unasked).then(|| {
            let document = gloo::utils::document();
            TOUCHES.map(|touch| {
                let state = state.clone();
                // Before what is touched answers to it.
                let options = EventListenerOptions {
                    phase: EventListenerPhase::Capture,
                    passive: true,
                };
                EventListener::new_with_options(&document, touch, options, move |_| {
                    state.dispatch(Message::Fetch(Fetch::Wanted));
                })
            })
        });
        if loading == Loading::Done {
            store(WANTED, Some("wanted"));
        }
        move || drop(listeners)
    });
}
