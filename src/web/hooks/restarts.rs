//! News that work began again after a worker had failed.

use yew::prelude::*;

use crate::web::client;
use crate::web::state::{Action, State};

/// Listens to news of work that began again.
#[hook]
pub(crate) fn use_restarts(state: &UseReducerHandle<State>) {
    let dispatcher = state.dispatcher();
    use_effect_with((), move |()| {
        client::tell_restarts(move || dispatcher.dispatch(Action::Restarted(true)));
    });
}
