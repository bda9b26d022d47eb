//! Import of files of games: line by line, whatever their size.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;

use gloo::timers::future::TimeoutFuture;
use js_sys::Uint8Array;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Blob;
use yew::Callback;

use crate::web::shown::{self, PageHandle};
use clew::games::{ArchiveLines, Archived};
use clew_page::Message;
use clew_page::games::{Action, Imported, Notice, Storing};
use clew_page::storage::Refusal;

use super::database::{self, Database};
use super::{shelf, storing};

/// Part of a file that is read at a time, in bytes.
const PIECE: f64 = 250_000.0;
/// Pause before looking again whether the page is shown, in milliseconds.
const AWAY: u32 = 500;

thread_local! {
    /// Files to read.
    static WAITING: RefCell<VecDeque<Blob>> = const { RefCell::new(VecDeque::new()) };
    static IS_RUNNING: Cell<bool> = const { Cell::new(false) };
}

/// Reads a file of games, once it is known where games are stored.
pub(crate) fn import(file: Blob, dispatch: &Callback<Message>) {
    dispatch.emit(Action::Notice(Some(Notice::Importing(0))).into());
    WAITING.with_borrow_mut(|waiting| waiting.push_back(file));
    if let Some(page) = shown::page() {
        go_on(&page);
    }
}

/// Reads the files that are waiting, once it is known where games are stored.
pub(super) fn go_on(page: &PageHandle) {
    let page = page.clone();
    let is_known = page.games.storing != Storing::Opening;
    let is_waiting = WAITING.with_borrow(|waiting| !waiting.is_empty());
    if !is_known || !is_waiting || IS_RUNNING.replace(true) {
        return;
    }
    spawn_local(async move {
        let dispatch = Callback::from(page.dispatcher());
        let mut imported = Imported::default();
        while let Some(file) = WAITING.with_borrow_mut(VecDeque::pop_front) {
            read(&file, &mut imported, &dispatch).await;
        }
        IS_RUNNING.set(false);
        dispatch.emit(Action::Notice(Some(Notice::Imported(imported))).into());
        dispatch.emit(Action::Added.into());
    });
}

/// Stores the games of a file from which they were removed.
pub(crate) async fn bring_back(file: &Blob, dispatch: &Callback<Message>) {
    let mut imported = Imported::default();
    read(file, &mut imported, dispatch).await;
    dispatch.emit(Action::Notice(Some(Notice::Imported(imported))).into());
    if let Some(database) = database::shared() {
        shelf::relist(dispatch, database);
    }
}

/// Stores the games of a file.
async fn read(file: &Blob, imported: &mut Imported, dispatch: &Callback<Message>) {
    let read = lines(file, async |found, percent| {
        for line in found {
            take(line, imported).await;
        }
        dispatch.emit(Action::Notice(Some(Notice::Importing(percent))).into());
    });
    let is_read = read.await.is_ok();
    imported.is_cut |= !is_read;
}

/// Stores the game of a line, or keeps a line that is not a game.
async fn take(line: String, imported: &mut Imported) {
    let game = Archived::read(&line);
    let kept = loop {
        // A hidden page may be frozen with a transaction open.
        while gloo::utils::document().hidden() {
            TimeoutFuture::new(AWAY).await;
        }
        let kept = match (database::shared(), &game) {
            (None, _) => Err(Refusal::Other),
            (Some(database), Some(game)) => storing::store_or_copy(&database, game.clone()).await,
            (Some(database), None) => keep_unread(&database, &line).await,
        };
        // Hiding the page aborts what is being stored.
        if kept.is_ok() || !gloo::utils::document().hidden() {
            break kept;
        }
    };
    imported.count(&line, game.is_some(), kept.is_ok());
}

async fn keep_unread(database: &Database, line: &str) -> Result<(), Refusal> {
    // The same line of a file that is read again has the same name.
    let name = format!("file {:016x}", super::removal::digest(line));
    Ok(database.keep_unread(&name, line).await?)
}

/// Passes on the lines of a file of games, some at a time, with the percentage of the file that was read.
///
/// # Errors
/// The browser cannot read the file, or not to its end.
pub(super) async fn lines(
    file: &Blob,
    mut take: impl AsyncFnMut(Vec<String>, u8),
) -> Result<(), JsValue> {
    let size = file.size();
    let (mut lines, mut at) = (ArchiveLines::default(), 0.0);
    while at < size {
        let end = (at + PIECE).min(size);
        let piece = file.slice_with_f64_and_f64(at, end)?;
        let bytes = JsFuture::from(piece.array_buffer()).await?;
        let found = lines.add(&Uint8Array::new(&bytes).to_vec());
        at = end;
        // A float cast saturates.
        take(found, (100.0 * at / size) as u8).await;
    }
    take(lines.end().into_iter().collect(), 100).await;
    Ok(())
}
