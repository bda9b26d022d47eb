//! The page as a state machine: [`Page::update`] applies one message and returns its effects. This package does not know a browser:
//! it does not draw, wait or read a clock, so native tests reach all of it.
//!
//! ```
//! use clew_page::parts::Players;
//!
//! // The first view contains only the player of the opening board.
//! let players = Players::first();
//! assert!(players.has(clew::kind::first()));
//! ```
//!
//! Each page has a module with its own part of the model; `parts` says how much of the program has been fetched.

pub mod address;
mod answers;
mod asking;
pub mod edit;
mod effect;
mod frame;
pub mod games;
pub mod guide;
pub mod history;
pub mod kept;
mod later;
pub mod make;
pub mod many;
mod message;
mod opening;
pub mod parts;
pub mod picture;
pub mod play;
pub mod playback;
pub mod preferences;
pub mod storage;
mod update;
pub mod voice;
pub mod watch;
pub mod work;
pub mod worker;

use strum::{EnumIter, EnumString, IntoStaticStr};

use clew::kind::{self, End, Kind, Reading, SAMPLES};
use clew_core::model::ParseError;
use clew_core::playback::Detail;
use clew_core::solve::Method;

use address::{Address, Bookmark, Place};
use parts::Players;
use playback::SharedPlayback;
use voice::Voice;
use work::Connections;
use worker::Worker;

pub use answers::{Answering, Answers, Overlay, SharedAnswer};
pub use asking::{Asking, Inquiry, Questions, Topic};
pub use effect::Effect;
pub use frame::Frame;
pub use message::Message;
pub use opening::Opening;
pub use update::is_too_large;

/// Page that is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumIter, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Mode {
    /// A puzzle is solved by hand.
    Play,
    /// A puzzle is solved step by step.
    #[default]
    Watch,
    /// A puzzle is written.
    Edit,
    /// Puzzles are generated.
    Make,
    /// A list of puzzles is solved.
    Many,
}

/// The page.
#[derive(Clone, PartialEq)]
pub struct Page {
    /// What all parts share.
    pub frame: Frame,
    /// Address that could not be read. It stays in the address bar until the reader goes elsewhere, so that it is not lost.
    unread: Option<Address>,
    /// Whether the page opened at a place that only the rest of the program can show.
    pub is_arriving: bool,
    /// Connections to the workers.
    connections: Unshown<Connections>,
    /// Workers that did not answer in time.
    late: Vec<Worker>,
    /// The browser's history; `None` for a board in another page, which leaves the address alone.
    history: Unshown<Option<history::History>>,
    /// Whether a newer version of the page is offered.
    pub has_update: bool,
    /// Whether the page says that work restarted after a worker failed.
    pub has_restarted: bool,
    /// Solving step by step.
    pub watch: watch::WatchState,
    /// Playing by hand.
    pub play: play::PlayState,
    /// The player's games.
    pub games: games::GamesState,
    /// Editor.
    pub edit: edit::EditState,
    /// Generator.
    pub make: make::MakeState,
    /// Lists of puzzles.
    pub many: many::ManyState,
    /// Picture being read.
    pub picture: picture::PictureState,
}

/// Value that is not shown. Any two are equal, so a change in it does not count as a change of the page.
#[derive(Clone, Debug, Default)]
pub struct Unshown<T>(pub T);

impl<T> PartialEq for Unshown<T> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// Text in the paste box and the outcome of reading it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PasteBox {
    /// The text.
    pub text: String,
    /// Outcome of reading it.
    pub outcome: PasteOutcome,
    /// Number of texts that were inserted as a whole, not typed.
    pub pasted: u32,
}

/// Outcome of reading a text.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum PasteOutcome {
    /// The box is empty, or its text has not been read yet.
    #[default]
    Unread,
    /// The text is the puzzle shown.
    Opened,
    /// The text can be read in more than one way.
    Ambiguous(Vec<Reading>),
    /// The text cannot be read.
    Faulty(ParseError),
    /// A file that is neither text nor a picture was inserted; the box is unchanged.
    NotText,
    /// A text or a file that is too large was inserted: its size in bytes. The box is unchanged.
    TooLarge(u64),
}

/// Status of work that a worker does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Status {
    /// The worker is running.
    Running,
    /// The reader stopped it.
    Stopped,
    /// The work ended.
    Done(End),
}

/// Dialogs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Dialog {
    /// All keys, and where data is stored.
    Help,
    /// Settings of a player.
    Settings,
    /// The picture being read, and the doubtful parts of it.
    Picture,
    /// The signs on the board, with their meanings.
    Signs,
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
            unread: None,
            is_arriving: false,
            connections: Unshown::default(),
            late: Vec::new(),
            history: Unshown::default(),
            has_update: false,
            has_restarted: false,
            watch: watch::WatchState::new(SharedPlayback::of(&puzzle, &players)?, method, bookmark),
            play: play::PlayState::default(),
            games: games::GamesState::default(),
            edit: edit::EditState::new(puzzle.code.clone(), &players)?,
            make: make::MakeState::new(puzzle.code.kind),
            frame: Frame::new(puzzle, players, voice),
            many: many::ManyState::default(),
            picture: picture::PictureState::default(),
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
        match (self.frame.parts.awaited_place(), self.unread()) {
            (Some(place), _) => place.hash(),
            (None, Some(unread)) => unread.hash(),
            (None, None) => self.place().hash(),
        }
    }

    /// Address that could not be read, while its text is in the box.
    fn unread(&self) -> Option<&Address> {
        let is_faulty = matches!(self.frame.paste.outcome, PasteOutcome::Faulty(_));
        // Its kind may not be loaded yet.
        let is_open = is_faulty || self.frame.parts.is_awaited();
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

/// Kind of the puzzle shown at a place, if the place names one.
pub fn kind_at(place: &Place) -> Option<Kind> {
    match place {
        Place::View(address) => Some(address.reading()?.code.kind),
        Place::Guide(_) => None,
    }
}

/// The reading of a sample.
pub(crate) fn sample(text: &str) -> Option<Reading> {
    let mut reading = first_reading(text)?;
    reading.format = "format-sample";
    Some(reading)
}

/// The likeliest reading of a text that should be a puzzle.
pub fn first_reading(text: &str) -> Option<Reading> {
    Some(kind::read_named(text).ok()?.swap_remove(0))
}
