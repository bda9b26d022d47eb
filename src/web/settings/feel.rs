//! Device: vibration, and a screen that stays on. If the browser does not support them,
//! nothing happens.

use gloo::events::EventListener;
use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use std::cell::RefCell;
use std::rc::Rc;

/// Property of the browser's navigator, if it has one with that name.
fn device(name: &str) -> Option<JsValue> {
    let navigator = web_sys::window()?.navigator();
    let value = Reflect::get(&navigator, &name.into()).ok()?;
    (!value.is_undefined() && !value.is_null()).then_some(value)
}

/// Whether the device may vibrate.
pub(super) fn can_vibrate() -> bool {
    device("vibrate").is_some()
}

/// Vibrates for a number of milliseconds.
pub(crate) fn buzz(milliseconds: u32) {
    if let (Some(window), true) = (web_sys::window(), can_vibrate()) {
        window.navigator().vibrate_with_duration(milliseconds);
    }
}

/// Whether the screen can be kept on.
pub(super) fn can_stay_awake() -> bool {
    device("wakeLock").is_some()
}

/// Lock that keeps the screen on.
type Lock = Rc<RefCell<Option<JsValue>>>;

/// Keeps the screen on until it is dropped.
pub(super) struct Awake {
    lock: Lock,
    #[expect(
        dead_code,
        reason = "held, so that the lock is requested again when the page is shown"
    )]
    shown: EventListener,
}

/// Keeps the screen on, even after the page was hidden, which ends the lock.
pub(super) fn stay_awake() -> Awake {
    let lock = Lock::default();
    request(&lock);
    let again = Rc::clone(&lock);
    let shown = EventListener::new(&gloo::utils::document(), "visibilitychange", move |_| {
        if !gloo::utils::document().hidden() {
            request(&again);
        }
    });
    Awake { lock, shown }
}

impl Drop for Awake {
    fn drop(&mut self) {
        if let Some(lock) = self.lock.take() {
            // The lock may have ended by itself.
            let _ = call(&lock, "release", None);
        }
    }
}

fn request(lock: &Lock) {
    let Some(wake_lock) = device("wakeLock") else {
        return;
    };
    let lock = Rc::downgrade(lock);
    spawn_local(async move {
        let answer = call(&wake_lock, "request", Some(&"screen".into()));
        let Some(given) = answer.and_then(|answer| answer.dyn_into::<Promise>().ok()) else {
            return;
        };
        // The browser refuses if the battery is low; the screen then behaves as usual.
        let Ok(given) = JsFuture::from(given).await else {
            return;
        };
        match lock.upgrade() {
            Some(lock) => {
                // If a second lock was requested before the first was given, do not leave the first one held.
                if let Some(earlier) = lock.replace(Some(given)) {
                    drop(call(&earlier, "release", None));
                }
            }
            // The lock is no longer wanted.
            None => drop(call(&given, "release", None)),
        }
    });
}

fn call(object: &JsValue, name: &str, argument: Option<&JsValue>) -> Option<JsValue> {
    let function = Reflect::get(object, &name.into()).ok()?;
    let function = function.dyn_into::<Function>().ok()?;
    match argument {
        Some(argument) => function.call1(object, argument).ok(),
        None => function.call0(object).ok(),
    }
}
