//! Chunks of the program that come after the first view: all pages but that of watching, the games,
//! the dialogs; and the encoder of moving pictures. The build puts into a file of its own what only
//! a chunk's entry points reach, so that the first view waits for less than two thirds of the program;
//! the rest is fetched when the reader first touches the page, and at once on later visits.
//!
//! Code of the first view reaches the pages through the pointers in [`Chunk`]: a plain call would
//! bring all that is behind it into the first file.

mod encoder;
mod pages;

use std::cell::{Cell, RefCell};
use std::pin::Pin;

use web_sys::KeyboardEvent;
use yew::prelude::*;

use strum::IntoEnumIterator as _;

use crate::kind::{Kind, MakePlayer, Reading};
use crate::model::ParseError;
use crate::playback::Playhead;
use crate::scene::Theme;
use crate::web::address::{Address, Place};
use crate::web::components::copying::CopyNoticeProps;
use crate::web::components::share::Paper;
use crate::web::components::share_entries::EntriesProps;
use crate::web::kinds;
use crate::web::playback::SharedPlayback;
use crate::web::state::{Action, Mode, State};

pub use encoder::{Begin, Encode, encoder};
pub use pages::pages;

/// Entry points of the chunk.
#[derive(Clone, Copy)]
pub struct Chunk {
    /// The page of the present mode, or the guide over it; not that of watching.
    pub(crate) view: fn(&State, &Callback<Action>, u32) -> Html,
    /// The dialog that is open.
    pub(crate) dialog: fn(&State, Callback<Action>) -> Html,
    /// Entries of the menu to copy, save or print a puzzle.
    pub(crate) share_entries: fn(EntriesProps) -> Html,
    /// Word of what came of copying.
    pub(crate) copy_notice: fn(CopyNoticeProps) -> Html,
    /// Sheets or picture under way to the printer or into a file.
    pub(crate) paper: fn(Paper, &SharedPlayback, Playhead, Theme, Callback<()>) -> Html,
    /// Card of the games that wait.
    pub(crate) continued: fn(&State, &Callback<Action>) -> Html,
    /// Effects of these pages.
    pub(crate) effects: fn(&UseReducerHandle<State>) -> Html,
    /// Action of a key on these pages.
    pub(crate) key: fn(&KeyboardEvent, &State) -> Option<Action>,
    /// Applies an action that the first view cannot.
    pub(crate) apply: fn(&mut State, Action),
    /// Takes a text that is no single puzzle: a list, or stored games.
    pub(crate) take: fn(&mut State, &str) -> bool,
    /// Reads a text that may be laid out by another program.
    pub(crate) read: fn(&str) -> Result<Vec<Reading>, ParseError>,
    /// Whether a text is a list of puzzles.
    pub(crate) is_list: fn(&str) -> bool,
    /// Takes up from an address what the first view does not show.
    pub(crate) arrive: fn(&mut State, &Address),
    /// Replaces the puzzle being edited.
    pub(crate) replace: fn(&mut State, Reading),
    /// Opens the game of the puzzle shown.
    pub(crate) play: fn(&mut State),
    /// What tells and draws puzzles of a kind.
    pub(crate) player: fn(Kind) -> MakePlayer,
    /// Takes up walls that were drawn on the puzzle being edited, by their text.
    pub(crate) draw: fn(&mut State, &str),
}

/// Progress of the chunk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Loading {
    /// Nothing has asked for it yet.
    #[default]
    Unasked,
    /// It is on its way.
    Running,
    /// It is there.
    Done,
    /// It could not be fetched.
    Failed,
}

/// How far the chunk is, for components deep in the page.
#[derive(Clone, PartialEq)]
pub(crate) struct Arrival {
    /// Its progress.
    pub(crate) loading: Loading,
    /// Receiver of actions, by which it is asked for again.
    pub(crate) dispatch: Callback<Action>,
}

/// The chunk could not be fetched.
#[derive(Debug)]
pub struct Missing;

/// Fetching of the entry points of a chunk.
pub type Fetched<T> = Pin<Box<dyn Future<Output = Result<T, Missing>>>>;

/// Fetches the chunks; only a binary can say how, since what it marks as a split point is in it for good.
#[derive(Clone, Copy)]
pub struct Fetch {
    /// The pages that follow the first view.
    pub pages: fn() -> Fetched<Chunk>,
    /// The encoder of moving pictures, fetched when one is wanted.
    pub animation: fn() -> Fetched<Begin>,
    /// What tells and draws puzzles of a kind.
    pub player: fn(Kind) -> Fetched<MakePlayer>,
}

impl From<wasm_split_helpers::SplitLoaderError> for Missing {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        Self
    }
}

thread_local! {
    static CHUNK: Cell<Option<Chunk>> = const { Cell::new(None) };
    static FETCH: Cell<Option<Fetch>> = const { Cell::new(None) };
    static DEFERRED: RefCell<Vec<Action>> = const { RefCell::new(Vec::new()) };
}

/// The chunk, if it is there.
pub(crate) fn loaded() -> Option<Chunk> {
    CHUNK.get()
}

/// Fetches the chunk, unless it is there.
///
/// # Errors
/// Returns an error if it cannot be fetched; a later call tries again.
pub(crate) async fn load() -> Result<(), Missing> {
    if loaded().is_none() {
        let fetch = FETCH.get().ok_or(Missing)?;
        let chunk = (fetch.pages)().await?;
        for kind in Kind::iter() {
            kinds::take(kind, (chunk.player)(kind));
        }
        CHUNK.set(Some(chunk));
    }
    Ok(())
}

/// Fetches what tells and draws puzzles of a kind.
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

/// Says how the chunk is fetched.
pub(crate) fn begin(fetch: Fetch) {
    FETCH.set(Some(fetch));
}

/// Puts off an action until the chunk is there.
pub(crate) fn defer(action: Action) {
    DEFERRED.with_borrow_mut(|deferred| deferred.push(action));
}

/// Takes the actions that were put off and can now be applied, in their order: all, once the chunk
/// is there; if it cannot be had, the texts, which the first view reads as single puzzles.
pub(crate) fn released(loading: Loading) -> Vec<Action> {
    DEFERRED.with_borrow_mut(|deferred| match loading {
        Loading::Unasked | Loading::Running => Vec::new(),
        Loading::Done => std::mem::take(deferred),
        Loading::Failed => {
            let is_text = |action: &mut Action| matches!(action, Action::Paste(_));
            deferred.extract_if(.., is_text).collect()
        }
    })
}

/// Whether the reader has asked for something that waits for the chunk.
pub(crate) fn is_awaited() -> bool {
    DEFERRED.with_borrow(|deferred| !deferred.is_empty())
}

/// Whether a place is shown by the chunk.
pub(crate) fn shows(place: &Place) -> bool {
    match place {
        Place::View(address) => {
            address.mode != Mode::Watch || address.made.is_some() || address.walls.is_some()
        }
        Place::Guide(_) => true,
    }
}
