//! Settings stored by the browser, and system preferences.

use gloo::events::EventListener;
use web_sys::MediaQueryList;
use yew::prelude::*;

use crate::web::shown::PageHandle;
use clew_core::scene::Palette;
use clew_page::preferences::Preference;

/// Value stored under a key.
pub(crate) fn stored(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Whether the page has stored anything.
pub(crate) fn any_stored() -> bool {
    storage().is_some_and(|storage| {
        let keys = 0..storage.length().unwrap_or(0);
        let mut keys = keys.filter_map(|number| storage.key(number).ok().flatten());
        keys.any(|key| key.starts_with("clew-"))
    })
}

/// Stores a value under a key, or removes it. Returns whether this worked.
pub(crate) fn store(key: &str, value: Option<&str>) -> bool {
    let Some(storage) = storage() else {
        return false;
    };
    let is_stored = value.is_some_and(|value| storage.set_item(key, value).is_ok());
    if !is_stored {
        // Storage may be full or forbidden. Then the value lasts for this visit, and an older
        // value is removed so that it is not mistaken for this one.
        let _ = storage.remove_item(key);
    }
    is_stored || value.is_none()
}

/// Storage of the browser; `None` for a board embedded in another page.
fn storage() -> Option<web_sys::Storage> {
    if is_embedded() {
        return None;
    }
    web_sys::window()?.local_storage().ok().flatten()
}

/// Colour scheme of the system.
pub(crate) fn system_palette() -> Palette {
    match preference_for_dark().is_some_and(|query| query.matches()) {
        true => Palette::Dark,
        false => Palette::Light,
    }
}

fn preference_for_dark() -> Option<MediaQueryList> {
    web_sys::window()?
        .match_media("(prefers-color-scheme: dark)")
        .ok()?
}

/// Shows the page's palette, and tells the page when the system changes its own.
#[hook]
pub(crate) fn use_palette(state: &PageHandle) {
    let handle = state.clone();
    use_effect_with((), move |()| {
        let listener = preference_for_dark().map(|query| {
            EventListener::new(&query, "change", move |_| {
                handle.dispatch(Preference::System(system_palette()).into());
            })
        });
        move || drop(listener)
    });
    use_effect_with(state.frame.preferences.palette(), |palette| {
        let root = gloo::utils::document().document_element();
        if let Some(root) = root {
            let name = match palette {
                Palette::Light => "light",
                Palette::Dark => "dark",
            };
            let _ = root.set_attribute("data-palette", name);
        }
    });
}

/// Whether the reader has asked the system for less motion.
pub(crate) fn prefers_reduced_motion() -> bool {
    web_sys::window()
        .and_then(|window| {
            window
                .match_media("(prefers-reduced-motion: reduce)")
                .ok()?
        })
        .is_some_and(|query| query.matches())
}

/// Whether the page is embedded in another page; `www/paint.js` has checked the address.
pub(crate) fn is_embedded() -> bool {
    let root = gloo::utils::document().document_element();
    root.is_some_and(|root| root.has_attribute("data-embed"))
}
