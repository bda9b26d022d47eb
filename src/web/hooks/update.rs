//! Notices about a newer version of the page, sent by `www/offline.js`.

use gloo::events::EventListener;
use yew::prelude::*;

use crate::web::shown::PageHandle;
use clew_page::Message;

/// Event that announces a newer version.
const TOLD: &str = "clew-update";
/// Event that requests it.
const ASKED: &str = "clew-renew";

/// Listens to notices about a newer version, including earlier ones.
#[hook]
pub(crate) fn use_update(state: &PageHandle) {
    let handle = state.clone();
    use_effect_with((), move |()| {
        let root = gloo::utils::document().document_element();
        if root.is_some_and(|root| root.has_attribute("data-update")) {
            handle.dispatch(Message::Update(true));
        }
        let window = gloo::utils::window();
        let listener = EventListener::new(&window, TOLD, move |_| {
            handle.dispatch(Message::Update(true));
        });
        move || drop(listener)
    });
}

/// Requests the newer version: the page is reloaded.
pub(crate) fn renew() {
    if let Ok(event) = Event::new(ASKED) {
        let _ = gloo::utils::window().dispatch_event(&event);
    }
}
