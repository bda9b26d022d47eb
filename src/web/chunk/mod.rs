//! Chunks of the program that are loaded after the first view: all pages except watching, the games,
//! the dialogs; and the encoder of moving pictures. The published build puts code that only a chunk's entry points
//! reach into a separate file, so that the first view waits for less than two thirds of the program;
//! the rest is fetched when the reader first touches the page, and at once on later visits.
//!
//! Code of the first view reaches the pages through the pointers in [`Chunk`]: a plain call would
//! pull everything behind it into the first file.

mod encoder;
pub(crate) mod kinds;
mod takeaway;

use std::cell::Cell;
use std::pin::Pin;

use web_sys::{File, KeyboardEvent};
use yew::prelude::*;

use crate::web::shown::PageHandle;
use clew::kind::{self, Kind, MakePlayer};
use clew_core::playback::Playhead;
use clew_core::scene::Theme;
use clew_page::effect::Store;
use clew_page::parts::{Loading, Rest};
use clew_page::playback::SharedPlayback;
use clew_page::players::Players;
use clew_page::{Message, Page};

pub use encoder::{Begin, Encode, encoder};
pub(crate) use takeaway::{
    Copied, CopyNoticeProps, Copying, EntriesProps, Extent, Paper, Section, Sheet,
};

/// Entry points of the chunk.
#[derive(Clone, Copy)]
pub struct Chunk {
    /// The page of the present mode, or the guide covering it; not the page of watching.
    pub(crate) view: fn(&Page, &Callback<Message>, u32) -> Html,
    /// The page of playing in another page, with the coach or without.
    pub(crate) embedded: fn(&Page, &Callback<Message>, u32, bool) -> Html,
    /// The dialog that is open.
    pub(crate) dialog: fn(&Page, Callback<Message>) -> Html,
    /// Entries of a menu to copy, save or print a puzzle.
    pub(crate) share_entries: fn(EntriesProps) -> Html,
    /// Copies a link: the page's address up to the `#` and the given fragment, or the address itself.
    pub(crate) copy_link: fn(Option<&str>, Copying),
    /// Notice about the outcome of copying.
    pub(crate) copy_notice: fn(CopyNoticeProps) -> Html,
    /// Sheets or picture in progress, on the way to the printer or into a file.
    pub(crate) paper: fn(Paper, &SharedPlayback, Playhead, Theme, Callback<()>) -> Html,
    /// Card of the games to continue.
    pub(crate) continued: fn(&Page, &Callback<Message>) -> Html,
    /// Effects of these pages.
    pub(crate) effects: fn(&PageHandle) -> Html,
    /// Message of a key on these pages.
    pub(crate) key: fn(&KeyboardEvent, &Page) -> Option<Message>,
    /// What is below the sentence of a film: its question, and the meaning of signs that appear for the first time.
    pub(crate) foot: fn(&Page, &Callback<Message>) -> Html,
    /// Opening of a file as a picture.
    pub(crate) picture: fn(File, Callback<Message>),
    /// Reading of a file of games.
    pub(crate) archive: fn(File, Callback<Message>),
    /// Notice about a file of games, on pages that do not show games.
    pub(crate) notice: fn(&Page, &Callback<Message>) -> Html,
    /// Carries out a request about stored games.
    pub(crate) store: fn(Store, &Callback<Message>),
    /// The machine's part of the chunk.
    pub(crate) rest: Rest,
    /// Player that explains and draws puzzles of a kind.
    pub(crate) player: fn(Kind) -> Option<MakePlayer>,
}

/// Loading state of the chunk, for components deep in the page.
#[derive(Clone, PartialEq)]
pub(crate) struct Arrival {
    /// Its progress.
    pub(crate) loading: Loading,
    /// Receiver of actions, used to request the chunk again.
    pub(crate) dispatch: Callback<Message>,
}

/// Failure to fetch the chunk.
#[derive(Debug)]
pub struct Missing;

/// Fetching of the entry points of a chunk.
pub type Fetched<T> = Pin<Box<dyn Future<Output = Result<T, Missing>>>>;

/// Functions that fetch the chunks. Only a binary can provide them, because everything that it marks as a split point stays in it.
#[derive(Clone, Copy)]
pub struct Fetch {
    /// The pages that follow the first view.
    pub pages: fn() -> Fetched<Chunk>,
    /// The encoder of moving pictures, fetched on demand.
    pub animation: fn() -> Fetched<Begin>,
    /// The player that explains and draws puzzles of a kind.
    pub player: fn(Kind) -> Fetched<MakePlayer>,
}

/// Defines a function for each split point, `name: Type = value`, that fetches the file with this value and with everything that
/// only the value reaches. In a build for development (see `build.rs`) there is one file, and nothing to wait for.
#[macro_export]
macro_rules! split_points {
    ($($name:ident: $type:ty = $value:expr;)*) => {
        $(
            #[cfg(split)]
            #[wasm_split_helpers::wasm_split($name, fallible)]
            fn $name() -> Result<$type, Missing> {
                Ok($value)
            }

            #[cfg(not(split))]
            async fn $name() -> Result<$type, Missing> {
                Ok($value)
            }
        )*
    };
}

impl From<wasm_split_helpers::SplitLoaderError> for Missing {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        Self
    }
}

thread_local! {
    static CHUNK: Cell<Option<Chunk>> = const { Cell::new(None) };
    static FETCH: Cell<Option<Fetch>> = const { Cell::new(None) };
}

/// The chunk, if loaded.
pub(crate) fn loaded() -> Option<Chunk> {
    CHUNK.get()
}

/// Fetches the chunk, unless it is loaded. Returns the machine's part of it, and the players of all kinds.
///
/// # Errors
/// Returns an error if it cannot be fetched; a later call tries again.
pub(crate) async fn load() -> Result<(Rest, Players), Missing> {
    let chunk = match loaded() {
        Some(chunk) => chunk,
        None => {
            let fetch = FETCH.get().ok_or(Missing)?;
            (fetch.pages)().await?
        }
    };
    let mut players = kinds::players();
    for kind in kind::all() {
        if let Some(make) = (chunk.player)(kind) {
            players.take(kind, make);
        }
    }
    kinds::take(players.clone());
    CHUNK.set(Some(chunk));
    Ok((chunk.rest, players))
}

/// Fetches the player that explains and draws puzzles of a kind.
///
/// # Errors
/// Returns an error if it cannot be fetched; a later call tries again.
pub(crate) async fn player(kind: Kind) -> Result<MakePlayer, Missing> {
    let fetch = FETCH.get().ok_or(Missing)?;
    (fetch.player)(kind).await
}

/// Fetches the encoder of moving pictures.
///
/// # Errors
/// Returns an error if it cannot be fetched; a later call tries again.
pub(crate) async fn animation() -> Result<Begin, Missing> {
    let fetch = FETCH.get().ok_or(Missing)?;
    (fetch.animation)().await
}

/// Sets the functions that fetch the chunk.
pub(crate) fn begin(fetch: Fetch) {
    FETCH.set(Some(fetch));
}
