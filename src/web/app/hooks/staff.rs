//! How a worker is started, and how many there are where work can be shared.

use gloo::worker::{Spawnable as _, WorkerBridge};

use crate::kind::Reply;
use crate::web::worker::Engine;

/// More workers than this bring nothing, and each takes memory.
const MOST: u32 = 8;

/// Starts a worker. It rests when nobody asks it anything, and is gone when its
/// bridge is dropped.
pub(super) fn hired(hear: impl Fn(Reply) + 'static) -> WorkerBridge<Engine> {
    Engine::spawner()
        .as_module(true)
        .with_loader(true)
        .callback(hear)
        .spawn(&address())
}

/// Address of the worker's script, which holds a hash of it: the start script is told it, as an attribute.
fn address() -> String {
    gloo::utils::document()
        .query_selector("script[data-worker]")
        .ok()
        .flatten()
        .and_then(|script| script.get_attribute("data-worker"))
        .unwrap_or_default()
}

/// As many workers as the machine has cores, within reason.
pub(super) fn workers() -> usize {
    let cores = web_sys::window().map_or(1.0, |window| window.navigator().hardware_concurrency());
    // A float cast saturates.
    (cores as u32).clamp(1, MOST) as usize
}
