//! Keys, pasting and dropping, anywhere on the page.

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{ClipboardEvent, DragEvent, Element, File, KeyboardEvent};
use yew::prelude::*;

use crate::web::chunk;
use crate::web::shown::PageHandle;
use clew_page::watch::{self, Move};
use clew_page::{Dialog, Message, Mode, Page};

/// Maximum part of a file that is read, in bytes; lists of many thousands of puzzles are smaller.
const READ: f64 = 32_000_000.0;

/// Listens to keys on the whole page; `on_fit` handles the board's keys.
#[hook]
pub(crate) fn use_keys(state: &PageHandle, on_fit: Callback<()>) {
    let handle = state.clone();
    use_effect_with((), move |()| {
        let options = EventListenerOptions::enable_prevent_default();
        let document = gloo::utils::document();
        let listener =
            EventListener::new_with_options(&document, "keydown", options, move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
                    return;
                };
                // A handle keeps everything it has shown; a copy keeps only the present state.
                let handle = handle.clone();
                if handle.dialog.is_some() || is_taken(event) {
                    return;
                }
                if handle.guide.is_some() {
                    let action = match event.key().as_str() {
                        "Escape" => Message::Guide(None),
                        "?" => Message::Open(Dialog::Help),
                        _ => return,
                    };
                    handle.dispatch(action);
                    event.prevent_default();
                    return;
                }
                let fit: &[&str] = match handle.mode {
                    Mode::Watch => &["0"],
                    Mode::Play | Mode::Edit => &["f", "="],
                    Mode::Make | Mode::Many => &[],
                };
                let is_plain = !(event.ctrl_key() || event.meta_key() || event.alt_key());
                let action = match handle.mode {
                    Mode::Watch if is_plain => action(event, &handle),
                    Mode::Watch => None,
                    Mode::Play | Mode::Edit => {
                        chunk::loaded().and_then(|chunk| (chunk.key)(event, &handle))
                    }
                    Mode::Make | Mode::Many => {
                        (is_plain && event.key() == "?").then_some(Message::Open(Dialog::Help))
                    }
                };
                if let Some(action) = action {
                    handle.dispatch(action);
                } else if is_plain && fit.contains(&event.key().as_str()) {
                    on_fit.emit(());
                } else {
                    return;
                }
                event.prevent_default();
            });
        // A clicked button gives up the focus, so that the space bar plays.
        let clicks = EventListener::new(&document, "click", |event| {
            let button = event
                .target()
                .and_then(|target| target.dyn_into::<Element>().ok())
                .and_then(|element| element.closest(RELEASED).ok().flatten())
                .and_then(|button| button.dyn_into::<web_sys::HtmlElement>().ok());
            let is_pointed = event
                .dyn_ref::<web_sys::MouseEvent>()
                .is_some_and(|event| event.detail() > 0);
            if let (Some(button), true) = (button, is_pointed) {
                let _ = button.blur();
            }
        });
        move || drop((listener, clicks))
    });
}

/// Buttons and links that should not react to the space bar after a click.
const RELEASED: &str = ".kinds a, .modes button, .tools button, .player button, .keypad button, .list button, .verdict button, .answers button, .caption button";

/// Whether the element with the focus needs the key itself.
fn is_taken(event: &KeyboardEvent) -> bool {
    let Some(element) = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok())
    else {
        return false;
    };
    let is = |selector: &str| element.matches(selector).unwrap_or(false);
    let is_pressing = matches!(event.key().as_str(), " " | "Enter");
    if is("textarea, select, input, [contenteditable]") {
        return true;
    }
    is_pressing && is("button, a, summary")
}

fn action(event: &KeyboardEvent, state: &Page) -> Option<Message> {
    Some(match event.key().as_str() {
        " " if event.repeat() => return None,
        " " => Move::Toggle.into(),
        "ArrowRight" if event.shift_key() => Move::StepForward.into(),
        "ArrowLeft" if event.shift_key() => Move::StepBack.into(),
        "ArrowRight" => Move::Forward.into(),
        "ArrowLeft" => Move::Back.into(),
        "ArrowDown" | "PageDown" => Move::NextStage.into(),
        "ArrowUp" | "PageUp" => Move::PreviousStage.into(),
        "Home" => Move::Chapter(0).into(),
        "End" => Move::End.into(),
        "+" | "=" => watch::Action::Speed(state.watch.speed.faster()).into(),
        "-" => watch::Action::Speed(state.watch.speed.slower()).into(),
        "i" | "I" => watch::Action::Explain.into(),
        "w" | "W" => watch::Action::Why.into(),
        "?" => Message::Open(Dialog::Help),
        _ => return None,
    })
}

/// Listens to pasting anywhere on the page. In the box itself, text that is not a
/// puzzle is inserted as usual, so that the box can be edited.
#[hook]
pub(crate) fn use_paste(state: &PageHandle) {
    let handle = state.clone();
    use_effect_with((), move |()| {
        let options = EventListenerOptions::enable_prevent_default();
        let document = gloo::utils::document();
        let listener = EventListener::new_with_options(&document, "paste", options, move |event| {
            let Some(event) = event.dyn_ref::<ClipboardEvent>() else {
                return;
            };
            let text = event
                .clipboard_data()
                .and_then(|data| data.get_data("text").ok())
                .unwrap_or_default();
            if text.trim().is_empty() {
                let files = event.clipboard_data().and_then(|data| data.files());
                if let Some(file) = files.and_then(|files| files.get(0)) {
                    event.prevent_default();
                    open_file(file, Callback::from(handle.dispatcher()));
                }
                return;
            }
            let is_box = event
                .target()
                .and_then(|target| target.dyn_into::<Element>().ok())
                .is_some_and(|element| element.matches("textarea, input").unwrap_or(false));
            let handle = handle.clone();
            let is_edited = !handle.paste.text.is_empty();
            if is_box && is_edited && !handle.parts.can_read(&text) {
                return;
            }
            event.prevent_default();
            handle.dispatch(Message::Paste(text));
        });
        move || drop(listener)
    });
}

/// Listens to files and texts dropped anywhere on the page.
#[hook]
pub(crate) fn use_drop(state: &PageHandle) {
    let handle = state.clone();
    use_effect_with((), move |()| {
        let options = EventListenerOptions::enable_prevent_default();
        let document = gloo::utils::document();
        let over = EventListener::new_with_options(&document, "dragover", options, |event| {
            event.prevent_default();
        });
        let drop = EventListener::new_with_options(&document, "drop", options, move |event| {
            event.prevent_default();
            let Some(data) = event
                .dyn_ref::<DragEvent>()
                .and_then(|event| event.data_transfer())
            else {
                return;
            };
            let file = data.files().and_then(|files| files.get(0));
            match file {
                Some(file) => open_file(file, Callback::from(handle.dispatcher())),
                None => {
                    let text = data.get_data("text").unwrap_or_default();
                    if !text.trim().is_empty() {
                        handle.dispatch(Message::Paste(text));
                    }
                }
            }
        });
        move || std::mem::drop((over, drop))
    });
}

/// Inserts the text of a file, or its beginning if it is very long. A file that is not text is opened as a picture, by the rest of
/// the program.
pub(crate) fn open_file(file: File, dispatch: Callback<Message>) {
    spawn_local(async move {
        if !file.type_().starts_with("image/")
            && let Some(text) = text(&file).await
        {
            dispatch.emit(Message::Paste(text));
            return;
        }
        let _ = chunk::load().await;
        match chunk::loaded() {
            Some(chunk) => (chunk.picture)(file, dispatch),
            None => dispatch.emit(Message::NotText),
        }
    });
}

/// Text of a file; `None` if it is not text.
async fn text(file: &File) -> Option<String> {
    let start = file.slice_with_f64_and_f64(0.0, READ).ok()?;
    let text = JsFuture::from(start.text()).await.ok()?.as_string()?;
    (!clew_core::format::is_binary(&text)).then_some(text)
}
