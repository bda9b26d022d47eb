//! News that work began again after a worker had failed.

use yew::prelude::*;

use crate::page::Message;
use crate::web::client;
use crate::web::shown::PageHandle;

/// Listens to news of work that began again.
#[hook]
pub(crate) fn use_restarts(state: &PageHandle) {
    let dispatcher = state.dispatcher();
    use_effect_with((), move |()| {
        client::tell_restarts(move || dispatcher.dispatch(Message::Restarted(true)));
    });
}
