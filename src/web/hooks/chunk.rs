//! Fetching of the part of the program that follows the first view.

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use yew::prelude::*;

use crate::web::shown::PageHandle;
use clew_page::Message;
use clew_page::parts::{Fetch, Loading};

use super::{any_stored, store};

/// Key that records that the part was wanted.
const WANTED: &str = "clew-chunk";
/// Events by which a reader touches the page. Assistive technology may send only a click.
const TOUCHES: [&str; 3] = ["pointerdown", "keydown", "click"];

/// Whether the part is wanted from the start: it was wanted on an earlier visit, or something is stored, such as games of earlier versions.
pub(crate) fn is_wanted_early() -> bool {
    any_stored()
}

/// Fetches the chunk once it is requested, and again when the reader retries. The first touch of the page requests it.
#[hook]
pub(crate) fn use_chunk(state: &PageHandle) {
    let loading = state.parts.loading();
    let state = state.clone();
    use_effect_with(loading, move |&loading| {
        let listeners = (loading == Loading::Unasked).then(|| {
            let document = gloo::utils::document();
            TOUCHES.map(|touch| {
                let state = state.clone();
                // Runs before the touched element handles the event.
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
