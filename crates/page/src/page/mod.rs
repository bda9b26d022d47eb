//! The page: its parts, the frame that they share, and how a message reaches them.

mod answering;
mod asking;
mod games;
mod keeping;
mod later;
mod making;
pub(crate) mod message;
pub(crate) mod opening;
pub mod parts;
mod playing;
mod returning;
pub(crate) mod update;
mod watching;
pub mod work;

use clew::kind::{self, Reading, SAMPLES};
use clew_core::playback::Detail;
use clew_core::solve::Method;
use parts::Parts;
use work::Connections;

use crate::address::{Address, Bookmark, Place};
use crate::answers::Answers;
use crate::edit::EditState;
use crate::frame::Frame;
use crate::games::GamesState;
use crate::history::History;
use crate::make::MakeState;
use crate::many::ManyState;
use crate::paste::{PasteOutcome, first_reading};
use crate::picture::PictureState;
use crate::play::PlayState;
use crate::playback::SharedPlayback;
use crate::players::Players;
use crate::unshown::Unshown;
use crate::view::Mode;
use crate::voice::Voice;
use crate::watch::WatchState;
use crate::worker::Worker;

/// The page.
#[derive(Clone, PartialEq)]
pub struct Page {
    /// What all parts share.
    pub frame: Frame,
    /// How much of the program is loaded.
    pub parts: Parts,
    /// Address that could not be read. It stays in the address bar until the reader goes elsewhere, so that it is not lost.
    unread: Option<Address>,
    /// Whether the page opened at a place that only the rest of the program can show.
    pub is_arriving: bool,
    /// Connections to the workers.
    connections: Unshown<Connections>,
    /// Workers that did not answer in time.
    late: Vec<Worker>,
    /// The browser's history; `None` for a board in another page, which leaves the address alone.
    history: Unshown<Option<History>>,
    /// Whether a newer version of the page is offered.
    pub has_update: bool,
    /// Whether the page says that work restarted after a worker failed.
    pub has_restarted: bool,
    /// Solving step by step.
    pub watch: WatchState,
    /// Playing by hand.
    pub play: PlayState,
    /// The player's games.
    pub games: GamesState,
    /// Editor.
    pub edit: EditState,
    /// Generator.
    pub make: MakeState,
    /// Lists of puzzles.
    pub many: ManyState,
    /// Picture being read.
    pub picture: PictureState,
}

impl Page {
    /// The page as it opens: a puzzle at a point, paused. `None` if the puzzle does
    /// not exist.
    pub fn opening(
        puzzle: Reading,
        method: Method,
        bookmark: Bookmark,
        players: Players,
        voice: Voice,
    ) -> Option<Self> {
        let method = kind::method(puzzle.code.kind, method);
        Some(Self {
            parts: Parts::default(),
            unread: None,
            is_arriving: false,
            connections: Unshown::default(),
            late: Vec::new(),
            history: Unshown::default(),
            has_update: false,
            has_restarted: false,
            watch: WatchState::new(SharedPlayback::of(&puzzle, &players)?, method, bookmark),
            play: PlayState::default(),
            games: GamesState::default(),
            edit: EditState::new(puzzle.code.clone(), &players)?,
            make: MakeState::new(puzzle.code.kind),
            frame: Frame::new(puzzle, players, voice),
            many: ManyState::default(),
            picture: PictureState::default(),
        })
    }

    /// Place that the page is at.
    pub fn place(&self) -> Place {
        match self.frame.guide {
            Some(page) => Place::Guide(page),
            None => Place::View(self.address()),
        }
    }

    /// Text of the address that the page shows, with the `#`. While the text of an unreadable link is in the box, this is that link's
    /// address; while a place waits for the rest of the program, it is the address of that place.
    pub fn hash(&self) -> String {
        match (self.parts.awaited_place(), self.unread()) {
            (Some(place), _) => place.hash(),
            (None, Some(unread)) => unread.hash(),
            (None, None) => self.place().hash(),
        }
    }

    /// Address that could not be read, while its text is in the box.
    fn unread(&self) -> Option<&Address> {
        let is_faulty = matches!(self.frame.paste.outcome, PasteOutcome::Faulty(_));
        // Its kind may not be loaded yet.
        let is_open = is_faulty || self.parts.is_awaited();
        let unread = self.unread.as_ref().filter(|_| is_open);
        unread.filter(|unread| unread.puzzle == self.frame.paste.text)
    }

    /// Address of the present view, even while the guide covers it.
    pub fn address(&self) -> Address {
        let (code, bookmark) = match self.frame.mode {
            Mode::Edit => (self.edit.drafting.code(), Bookmark::Start),
            Mode::Watch => (&self.frame.puzzle.code, self.watch.bookmark()),
            Mode::Play | Mode::Make | Mode::Many => (&self.frame.puzzle.code, Bookmark::Start),
        };
        Address {
            puzzle: code.text.clone(),
            bookmark,
            method: self.watch.method,
            // The usual detail is left to the reader of a link.
            detail: Some(self.watch.detail).filter(|&detail| detail != Detail::default()),
            mode: self.frame.mode,
            is_sheet: self.frame.mode == Mode::Play && self.games.is_open,
            made: self.recipe().map(ToString::to_string),
            marks: None,
            walls: self.edit.walls().filter(|_| self.frame.mode == Mode::Edit),
        }
    }

    /// The puzzle on the board, and how it was recognised.
    pub fn reading(&self) -> Reading {
        match self.frame.mode {
            Mode::Play | Mode::Watch | Mode::Make | Mode::Many => self.frame.puzzle.clone(),
            Mode::Edit => self.edit.reading(),
        }
    }

    /// Whether the puzzle waits for the reader to choose how to continue: no part of
    /// its solution is shown.
    pub fn is_waiting(&self) -> bool {
        self.watch.is_waiting() && self.frame.answers == Answers::default()
    }

    /// Whether the page is as it opened: nothing was pasted or chosen.
    pub fn is_first(&self) -> bool {
        let sample = || first_reading(SAMPLES[0].text).map(|reading| reading.code);
        self.is_waiting()
            && self.frame.paste.pasted == 0
            && Some(&self.frame.puzzle.code) == sample().as_ref()
    }

    /// Whether the worker should solve the puzzle now: the steps of a puzzle being
    /// edited are not shown.
    pub fn is_solving(&self) -> bool {
        self.watch.is_running() && self.frame.mode == Mode::Watch
    }
}
