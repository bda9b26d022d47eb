//! The machine's effects, carried out in the browser.

mod workers;

use gloo::timers::callback::Timeout;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use clew_page::parts::Fetch;
use clew_page::worker::Worker;
use clew_page::{Effect, Message};

use super::chunk;
use super::hooks;

/// Delay between the page's start and that of the worker for answers, in milliseconds, while there is no question: this way it does not
/// compete with the first picture.
const HEAD_START: u32 = 600;

/// Carries out an effect; results go to `machine`.
pub(super) fn carry_out(effect: Effect, machine: &Callback<Message>) {
    match effect {
        Effect::Load => load(machine.clone()),
        Effect::Turn(turn) => hooks::turn(turn),
        // Without storage the value lasts for this visit.
        Effect::Keep(key, value) => drop(hooks::store(key, Some(&value))),
        // Only the chunk asks for this.
        Effect::Store(request) => {
            if let Some(chunk) = chunk::loaded() {
                (chunk.store)(request, machine);
            }
        }
        Effect::Send(worker, request) => workers::send(worker, request, machine),
        Effect::Dismiss(worker) => workers::dismiss(worker),
        Effect::After(time, alarm) => {
            let machine = machine.clone();
            Timeout::new(time, move || machine.emit(Message::Alarm(alarm))).forget();
        }
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

/// Starts the workers before they are needed, and reports failed ones to the machine.
#[hook]
pub(super) fn use_workers(machine: &Callback<Message>) {
    let machine = machine.clone();
    use_effect_with((), move |()| {
        workers::start(Worker::Solver, &machine);
        let timeout = Timeout::new(HEAD_START, move || {
            workers::start(Worker::Answers, &machine)
        });
        move || drop(timeout)
    });
}
