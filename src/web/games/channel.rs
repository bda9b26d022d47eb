//! Announcement to other tabs that a game was stored.

use gloo::events::EventListener;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{BroadcastChannel, MessageEvent};

/// Name of the channel.
const NAME: &str = "clew-games";

thread_local! {
    static CHANNEL: Option<BroadcastChannel> = BroadcastChannel::new(NAME).ok();
}

/// Tells other tabs that the game with a name was stored.
pub(super) fn tell(id: &str) {
    CHANNEL.with(|channel| {
        if let Some(channel) = channel {
            // A tab that misses this checks when it is shown again.
            let _ = channel.post_message(&JsValue::from_str(id));
        }
    });
}

/// Listens to other tabs.
pub(super) fn listen(heard: impl Fn(String) + 'static) -> Option<EventListener> {
    CHANNEL.with(|channel| {
        let channel = channel.as_ref()?;
        Some(EventListener::new(channel, "message", move |event| {
            let message = event.dyn_ref::<MessageEvent>();
            if let Some(id) = message.and_then(|message| message.data().as_string()) {
                heard(id);
            }
        }))
    })
}
