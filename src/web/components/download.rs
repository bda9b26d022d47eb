//! Files for the reader to save.

use gloo::timers::callback::Timeout;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

use clew_page::playback::SharedPlayback;

/// Time within which the browser starts saving a file, in milliseconds.
const TAKEN: u32 = 60_000;

/// Letters of a puzzle's text in the names of its files.
const NAMED: usize = 12;

/// Name of a file about a puzzle, such as `slitherlink-7x7-gb62c783b7dg.gif`.
pub(crate) fn file_name(playback: &SharedPlayback, ending: &str) -> String {
    let (code, shape) = (playback.code(), playback.shape());
    let clues = code.text.rsplit('/').next().unwrap_or_default();
    let letters = clues.chars().filter(char::is_ascii_alphanumeric);
    let letters: String = letters.take(NAMED).collect();
    format!(
        "{}-{}x{}-{letters}.{ending}",
        code.kind, shape.rows, shape.cols
    )
}

/// Saves the content of an address.
pub(crate) fn save(address: &str, name: &str) {
    let anchor = gloo::utils::document()
        .create_element("a")
        .ok()
        .and_then(|anchor| anchor.dyn_into::<HtmlAnchorElement>().ok());
    if let Some(anchor) = anchor {
        anchor.set_href(address);
        anchor.set_download(name);
        anchor.click();
    }
}

/// Saves a text of any length.
pub(crate) fn save_text(text: &str, media: &str, name: &str) {
    save_parts(&js_sys::Array::of1(&JsValue::from_str(text)), media, name);
}

/// Saves bytes.
pub(crate) fn save_bytes(bytes: &[u8], media: &str, name: &str) {
    save_parts(
        &js_sys::Array::of1(&js_sys::Uint8Array::from(bytes)),
        media,
        name,
    );
}

/// Saves texts or bytes, concatenated into one file.
pub(crate) fn save_parts(parts: &js_sys::Array, media: &str, name: &str) {
    if let Some(blob) = blob(parts, media) {
        save_blob(&blob, name);
    }
}

/// Texts, bytes or other files, concatenated into one file; `None` if the browser has no room for it.
pub(crate) fn blob(parts: &js_sys::Array, media: &str) -> Option<Blob> {
    let kind = BlobPropertyBag::new();
    kind.set_type(media);
    // A sequence of parts of any type.
    Blob::new_with_blob_sequence_and_options(parts, &kind).ok()
}

/// Saves a file.
pub(crate) fn save_blob(blob: &Blob, name: &str) {
    if let Ok(address) = Url::create_object_url_with_blob(blob) {
        save(&address, name);
        Timeout::new(TAKEN, move || {
            let _ = Url::revoke_object_url(&address);
        })
        .forget();
    }
}
