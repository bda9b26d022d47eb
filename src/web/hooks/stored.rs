//! Settings stored by the browser, and system preferences.

use gloo::events::EventListener;
use yew::prelude::*;

use crate::web::shown::PageHandle;
use clew_core::scene::Palette;
use clew_page::Message;

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

/// Key of the techniques that the reader has practised.
const PRACTISED: &str = "clew-practised";

/// Message ids of the techniques that the reader has found during practice.
pub(crate) fn practised() -> Vec<String> {
    let names = stored(PRACTISED).unwrap_or_default();
    names.split_whitespace().map(str::to_owned).collect()
}

/// Notes that the reader has found a step of a technique.
pub(crate) fn note_practised(technique: &str) {
    let mut names = practised();
    if names.iter().all(|name| name != technique) {
        names.push(technique.to_owned());
        store(PRACTISED, Some(&names.join(" ")));
    }
}

/// Storage of the browser; `None` for a board embedded in another page.
fn storage() -> Option<web_sys::Storage> {
    if is_embedded() {
        return None;
    }
    web_sys::window()?.local_storage().ok().flatten()
}

/// Palette chosen by `www/paint.js`.
pub(crate) fn painted() -> Palette {
    let root = gloo::utils::document().document_element();
    match root.and_then(|root| root.get_attribute("data-palette")) {
        Some(name) if name == "dark" => Palette::Dark,
        _ => Palette::Light,
    }
}

/// Makes the palette follow the system until the reader chooses one.
#[hook]
pub(crate) fn use_palette(state: &PageHandle) {
    let handle = state.clone();
    use_effect_with((), move |()| {
        let query = web_sys::window()
            .and_then(|window| window.match_media("(prefers-color-scheme: dark)").ok()?);
        let listener = query.map(|query| {
            EventListener::new(&query.clone(), "change", move |_| {
                if stored("clew-palette").is_none() {
                    let palette = if query.matches() {
                        Palette::Dark
                    } else {
                        Palette::Light
                    };
                    handle.dispatch(Message::Palette(palette));
                }
            })
        });
        move || drop(listener)
    });
    use_effect_with(state.palette, |palette| {
        let root = gloo::utils::document().document_element();
        if let Some(root) = root {
            let _ = root.set_attribute("data-palette", palette_name(*palette));
        }
    });
}

/// Stores the reader's choice of palette.
pub(crate) fn store_palette(palette: Palette) {
    store("clew-palette", Some(palette_name(palette)));
}

fn palette_name(palette: Palette) -> &'static str {
    match palette {
        Palette::Light => "light",
        Palette::Dark => "dark",
    }
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
