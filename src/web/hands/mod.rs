//! What the machine wants done, done by the browser.

use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use crate::page::parts::Fetch;
use crate::page::{Effect, Message};

use super::chunk;

/// Carries an effect out; what comes of it goes to `machine`.
pub(super) fn carry_out(effect: Effect, machine: &Callback<Message>) {
    match effect {
        Effect::Load => load(machine.clone()),
    }
}

/// Fetches the rest of the program.
fn load(machine: Callback<Message>) {
    spawn_local(async move {
        let news = match chunk::load().await {
            Ok((rest, players)) => Fetch::Arrived(rest, players),
            Err(_) => Fetch::Missing,
        };
        machine.emit(Message::Fetch(news));
    });
}
