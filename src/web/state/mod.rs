//! State of the page: what all its pages have in common, and a field for each.

mod action;
mod answers;
mod asking;
mod later;
mod reduce;

use strum::{EnumIter, EnumString, IntoStaticStr};
use yew::AttrValue;

use crate::games::Settings;
use crate::grid::Site;
use crate::kind::{self, End, Kind, Reading, SAMPLES};
use crate::model::{Numerals, ParseError};
use crate::scene::{Palette, Theme};
use crate::solve::Method;
use crate::web::address::{Address, Bookmark, Place};
use crate::web::chunk::Loading;
use crate::web::guide::GuidePage;
use crate::web::playback::SharedPlayback;
use crate::web::{edit, games, make, many, play, text, watch};

pub(crate) use action::Action;
pub(crate) use answers::{Answering, Answers, Overlay, SharedAnswer};
pub(crate) use asking::{Asked, Asking, Inquiry, Topic};

/// Page that is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumIter, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum Mode {
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

/// State of the page.
#[derive(Clone, PartialEq)]
pub(crate) struct State {
    /// Page that is shown.
    pub(crate) mode: Mode,
    /// The puzzle, and how it was recognised. While it is edited, the puzzle
    /// before the changes.
    pub(crate) puzzle: Reading,
    /// The paste box.
    pub(crate) paste: PasteBox,
    /// Questions about the puzzle.
    pub(crate) asked: Asked,
    /// Answers shown on the board.
    pub(crate) answers: Answers,
    /// Place highlighted on the board: it is pointed at in a sentence or a list.
    pub(crate) highlighted: Option<Site>,
    /// Page of the guide that lies over the present one.
    pub(crate) guide: Option<GuidePage>,
    /// Dialog that is open.
    pub(crate) dialog: Option<Dialog>,
    /// Light or dark.
    pub(crate) palette: Palette,
    /// Progress of the part of the program that comes after the first view.
    pub(crate) chunk: Loading,
    /// Whether a newer version of the page is there.
    pub(crate) has_update: bool,
    /// Whether work began again after a worker had failed, which is told until it is read.
    pub(crate) has_restarted: bool,
    /// Tag of the language that speaks.
    pub(crate) language: AttrValue,
    /// Writing of digits above 9.
    pub(crate) numerals: Numerals,
    /// Whether the rows and columns of large boards are numbered.
    pub(crate) has_line_numbers: bool,
    /// Solving step by step.
    pub(crate) watch: watch::State,
    /// Playing by hand.
    pub(crate) play: play::State,
    /// Games that a person has.
    pub(crate) games: games::State,
    /// Settings of a player.
    pub(crate) settings: Settings,
    /// Editor.
    pub(crate) edit: edit::State,
    /// Generator.
    pub(crate) make: make::State,
    /// Lists of puzzles.
    pub(crate) many: many::State,
}

/// Text in the paste box and its outcome.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct PasteBox {
    /// The text.
    pub(crate) text: String,
    /// Outcome of reading it.
    pub(crate) outcome: Outcome,
    /// Number of texts that were put in as a whole, not typed.
    pub(crate) pasted: u32,
}

/// Outcome of reading a text.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum Outcome {
    /// The box is empty, or its text has not been read yet.
    #[default]
    Unread,
    /// It is the puzzle shown.
    Opened,
    /// It can be read in more than one way.
    Ambiguous(Vec<Reading>),
    /// It cannot be read.
    Faulty(ParseError),
    /// Something was put in that is no text, such as a picture; the box is as it was.
    NotText,
}

/// Status of work that a worker does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Status {
    /// It goes on.
    Running,
    /// The reader stopped it.
    Stopped,
    /// It ended.
    Done(End),
}

/// Dialogs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Dialog {
    /// All keys, and where the data goes.
    Help,
    /// Settings of a player.
    Settings,
}

impl State {
    /// The page as it opens: a puzzle, at a point, paused. `None` if there is no
    /// such puzzle.
    pub(crate) fn opening(puzzle: Reading, method: Method, bookmark: Bookmark) -> Option<Self> {
        let method = puzzle.code.kind.method(method);
        Some(Self {
            mode: Mode::default(),
            paste: PasteBox::default(),
            asked: Asked::default(),
            answers: Answers::default(),
            highlighted: None,
            guide: None,
            dialog: None,
            palette: Palette::default(),
            chunk: Loading::default(),
            has_update: false,
            has_restarted: false,
            language: text::language(),
            numerals: Numerals::default(),
            has_line_numbers: true,
            watch: watch::State::new(SharedPlayback::of(&puzzle)?, method, bookmark),
            play: play::State::default(),
            games: games::State::default(),
            settings: Settings::default(),
            edit: edit::State::new(puzzle.code.clone())?,
            make: make::State::new(puzzle.code.kind),
            many: many::State::default(),
            puzzle,
        })
    }

    /// Colours and digits of pictures.
    pub(crate) fn theme(&self) -> Theme {
        Theme {
            palette: self.palette,
            numerals: self.numerals,
            ..Theme::default()
        }
    }

    /// Place that the page shows.
    pub(crate) fn place(&self) -> Place {
        match self.guide {
            Some(page) => Place::Guide(page),
            None => Place::View(self.address()),
        }
    }

    /// Address of the present view, also while the guide lies over it.
    pub(crate) fn address(&self) -> Address {
        let (code, bookmark) = match self.mode {
            Mode::Edit => (self.edit.drafting.code(), Bookmark::Start),
            Mode::Watch => (&self.puzzle.code, self.watch.bookmark()),
            Mode::Play | Mode::Make | Mode::Many => (&self.puzzle.code, Bookmark::Start),
        };
        Address {
            puzzle: code.text.clone(),
            bookmark,
            method: self.watch.method,
            mode: self.mode,
            is_sheet: self.mode == Mode::Play && self.games.is_open,
            made: self.recipe().map(ToString::to_string),
            marks: None,
            walls: self.edit.walls().filter(|_| self.mode == Mode::Edit),
        }
    }

    /// The puzzle on the board, and how it was recognised.
    pub(crate) fn reading(&self) -> Reading {
        match self.mode {
            Mode::Play | Mode::Watch | Mode::Make | Mode::Many => self.puzzle.clone(),
            Mode::Edit => self.edit.reading(),
        }
    }

    /// Whether the puzzle waits for the reader to choose how to go on: nothing of
    /// its solution is shown.
    pub(crate) fn is_waiting(&self) -> bool {
        self.watch.is_waiting() && self.answers == Answers::default()
    }

    /// Whether the page is as it opened: nothing was pasted or chosen.
    pub(crate) fn is_first(&self) -> bool {
        let sample = || first_reading(SAMPLES[0].text).map(|reading| reading.code);
        self.is_waiting() && self.paste.pasted == 0 && Some(&self.puzzle.code) == sample().as_ref()
    }

    /// Whether the worker is to solve the puzzle now: the steps of a puzzle that
    /// is being edited are not shown.
    pub(crate) fn is_solving(&self) -> bool {
        self.watch.is_running() && self.mode == Mode::Watch
    }
}

/// Kind of the puzzle that a place shows, if it names one.
pub(crate) fn kind_at(place: &Place) -> Option<Kind> {
    match place {
        Place::View(address) => Some(address.reading()?.code.kind),
        Place::Guide(_) => None,
    }
}

/// The likeliest reading of a text that ought to be a puzzle.
pub(crate) fn first_reading(text: &str) -> Option<Reading> {
    Some(kind::read_named(text).ok()?.swap_remove(0))
}
