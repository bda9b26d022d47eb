//! Keys, pasting and dropping, anywhere on the page.

use gloo::events::{EventListener, EventListenerOptions};
use js_sys::{Function, JsString, Reflect};
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{ClipboardEvent, DataTransfer, DragEvent, Element, File, KeyboardEvent};
use yew::prelude::*;

use crate::web::chunk::{self, Chunk};
use crate::web::shown::PageHandle;
use clew::games::Archive;
use clew_core::format::is_binary;
use clew_page::games::{Action, Notice, Unopened};
use clew_page::watch::{self, Move};
use clew_page::{Dialog, Message, Mode, Page, is_too_large};

/// Largest text that is read, in bytes; lists of many thousands of puzzles are smaller. Stored games are read whatever their size.
const MOST_TEXT: f64 = 32_000_000.0;
/// Largest picture that is decoded, in bytes.
const MOST_PICTURE: f64 = 200_000_000.0;
/// Beginning of a file that shows what it is, in bytes.
const HEAD: f64 = 4_096.0;

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
                if handle.frame.dialog.is_some() || is_taken(event) {
                    return;
                }
                if handle.frame.guide.is_some() {
                    let action = match event.key().as_str() {
                        "Escape" => Message::Guide(None),
                        "?" => Message::Open(Dialog::Help),
                        _ => return,
                    };
                    handle.dispatch(action);
                    event.prevent_default();
                    return;
                }
                let fit: &[&str] = match handle.frame.mode {
                    Mode::Watch => &["0"],
                    Mode::Play | Mode::Edit => &["f", "="],
                    Mode::Make | Mode::Many => &[],
                };
                let is_plain = !(event.ctrl_key() || event.meta_key() || event.alt_key());
                let action = match handle.frame.mode {
                    Mode::Watch if is_plain => {
                        let later = chunk::loaded().and_then(|chunk| (chunk.key)(event, &handle));
                        later.or_else(|| action(event, &handle))
                    }
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
            let text = match text_of(event.clipboard_data().as_ref()) {
                Ok(text) => text,
                Err(size) => {
                    event.prevent_default();
                    handle.dispatch(Message::TooLarge(size));
                    return;
                }
            };
            if text.trim().is_empty() {
                let files = files(event.clipboard_data().as_ref());
                if !files.is_empty() {
                    event.prevent_default();
                    open_files(files, Callback::from(handle.dispatcher()));
                }
                return;
            }
            let is_box = event
                .target()
                .and_then(|target| target.dyn_into::<Element>().ok())
                .is_some_and(|element| element.matches("textarea, input").unwrap_or(false));
            let handle = handle.clone();
            let is_edited = !handle.frame.paste.text.is_empty();
            let is_inserted = || !is_too_large(&text) && !handle.parts.can_read(&text);
            if is_box && is_edited && is_inserted() {
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
            let files = files(Some(&data));
            if !files.is_empty() {
                open_files(files, Callback::from(handle.dispatcher()));
                return;
            }
            match text_of(Some(&data)) {
                Ok(text) if text.trim().is_empty() => {}
                Ok(text) => handle.dispatch(Message::Paste(text)),
                Err(size) => handle.dispatch(Message::TooLarge(size)),
            }
        });
        move || std::mem::drop((over, drop))
    });
}

/// Text that is pasted or dropped, empty if there is none. A longer one than any list is left with the browser: its size is the error.
fn text_of(data: Option<&DataTransfer>) -> Result<String, u64> {
    let text = data.and_then(|data| {
        let get: Function = Reflect::get(data, &"getData".into())
            .ok()?
            .dyn_into()
            .ok()?;
        let text = get.call1(data, &"text".into()).ok()?;
        text.dyn_into::<JsString>().ok()
    });
    let length = text.as_ref().map_or(0, JsString::length);
    match f64::from(length) > MOST_TEXT {
        true => Err(length.into()),
        false => Ok(text.map(String::from).unwrap_or_default()),
    }
}

/// Files that are pasted or dropped.
fn files(data: Option<&DataTransfer>) -> Vec<File> {
    let files = data.and_then(DataTransfer::files);
    let all = files.map(|files| (0..files.length()).filter_map(move |at| files.get(at)));
    all.into_iter().flatten().collect()
}

/// Content of a file.
enum Content {
    Games,
    Text(String),
    TooLarge,
    /// Neither games nor text.
    Other,
}

/// Opens files: stores the games of those that have games, reads the texts of others as one text, or opens the first that is not text
/// as a picture. Names what is not opened.
pub(crate) fn open_files(files: Vec<File>, dispatch: Callback<Message>) {
    spawn_local(async move {
        let (mut texts, mut others, mut large) = (Vec::new(), Vec::new(), Vec::new());
        for file in files {
            match content(&file).await {
                Content::Games => open_later(file, &dispatch, |chunk| chunk.archive).await,
                Content::Text(text) => texts.push(text),
                Content::TooLarge => large.push(file),
                Content::Other => others.push(file),
            }
        }
        let is_picture = !others.is_empty();
        let mut left = [others, large].concat();
        let mut opened = None;
        if !texts.is_empty() {
            dispatch.emit(Message::Paste(texts.join("\n\n")));
        } else if !left.is_empty() {
            let file = left.remove(0);
            opened = is_picture.then(|| file.name());
            match is_picture {
                true => open_later(file, &dispatch, |chunk| chunk.picture).await,
                // A float cast saturates.
                false => dispatch.emit(Message::TooLarge(file.size() as u64)),
            }
        }
        if let Some(file) = left.first() {
            let unopened = Unopened {
                opened,
                first: file.name(),
                count: left.len(),
            };
            dispatch.emit(Action::Notice(Some(Notice::Unopened(unopened))).into());
        }
    });
}

/// Function that opens a file.
type Open = fn(File, Callback<Message>);

/// Opens a file with the rest of the program.
async fn open_later(file: File, dispatch: &Callback<Message>, open: fn(Chunk) -> Open) {
    let _ = chunk::load().await;
    match chunk::loaded() {
        Some(chunk) => open(chunk)(file, dispatch.clone()),
        // What cannot be shown without the rest says so, and offers to fetch it again.
        None => dispatch.emit(Message::Open(Dialog::Picture)),
    }
}

async fn content(file: &File) -> Content {
    let is_picture = file.type_().starts_with("image/");
    let head = match is_picture {
        true => None,
        false => text(file, HEAD).await.filter(|head| !is_binary(head)),
    };
    let most = head.as_ref().map_or(MOST_PICTURE, |_| MOST_TEXT);
    match head {
        Some(head) if Archive::is_one(&head) => Content::Games,
        _ if file.size() > most => Content::TooLarge,
        None => Content::Other,
        Some(_) => match text(file, most).await {
            Some(text) if !is_binary(&text) => Content::Text(text),
            _ => Content::Other,
        },
    }
}

/// Text of the beginning of a file; `None` if the browser cannot read it.
async fn text(file: &File, bytes: f64) -> Option<String> {
    let start = file.slice_with_f64_and_f64(0.0, bytes).ok()?;
    JsFuture::from(start.text()).await.ok()?.as_string()
}
