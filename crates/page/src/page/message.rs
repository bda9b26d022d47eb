//! Messages: everything that can happen to the page.

use clew::draft::EditCommand;
use clew::kind::{Reading, Reply};
use clew_core::grid::Site;
use clew_core::solve::Method;

use crate::address::{Bookmark, Place};
use crate::answers::Answering;
use crate::asking::Asking;
use crate::effect::{Alarm, HistoryEntry};
use crate::guide::GuidePage;
use crate::page::parts::Fetch;
use crate::preferences::Preference;
use crate::view::{Dialog, Mode};
use crate::voice::Voice;
use crate::worker::Worker;
use crate::{edit, games, make, many, picture, play, watch};

/// Message from the reader, a worker or the browser.
#[derive(Clone)]
pub enum Message {
    /// Typing changed the text of the paste box; [`Read`](Self::Read) follows a moment later.
    Type(String),
    /// Read the text of the paste box.
    Read,
    /// Text that was pasted or dropped, or read from a file.
    Paste(String),
    /// A file that is neither text nor a picture was pasted or dropped.
    NotText,
    /// A file that is too large was pasted or dropped: its size in bytes.
    TooLarge(u64),
    /// Choose one of several readings, by number from 0.
    Choose(usize),
    /// Open a sample, by its text.
    Sample(&'static str),
    /// Go to the place that the address names.
    Visit(Place),
    /// The browser has gone to an entry of its history, by Back, Forward, a link or a typed address.
    Went(HistoryEntry),
    /// The time of an alarm has come.
    Alarm(Alarm),
    /// Show another page of the program.
    Enter(Mode),
    /// Reply from a worker.
    Reply(Worker, Reply),
    /// Ask again for everything that was given up.
    Retry,
    /// Question about the puzzle.
    Asking(Asking),
    /// Show or use the answers to questions.
    Answering(Answering),
    /// Show a puzzle that was waiting for the player of its kind.
    Show(Box<Reading>, Method, Bookmark),
    /// Highlight a place of the board, or none.
    Highlight(Option<Site>),
    /// Show a page of the guide, or none.
    Guide(Option<GuidePage>),
    /// Open a dialog.
    Open(Dialog),
    /// Close the dialog.
    Close,
    /// Change a preference.
    Prefer(Preference),
    /// News about the rest of the program, which is fetched after the first view.
    Fetch(Fetch),
    /// Whether to offer the newer version of the page.
    Update(bool),
    /// Whether to say that work began again after a worker failed.
    Restarted(bool),
    /// Change the language.
    Language(Voice),
    /// Action on the page of watching.
    Watch(watch::Action),
    /// Change of the puzzle that is being edited.
    Edit(EditCommand),
    /// Choose the editor's tool.
    Tool(edit::Tool),
    /// Whether the editor's board shows the clues alone.
    CluesAlone(bool),
    /// Action on the page of playing.
    Play(play::Action),
    /// Action on the stored games.
    Games(games::Action),
    /// Action on the page of making.
    Make(make::Action),
    /// Action on the page of lists.
    Many(many::Action),
    /// Action on the picture being read.
    Picture(picture::Action),
}

impl Message {
    /// Whether the message asks for a puzzle or a page, so that the guide covering it closes.
    pub(super) fn leaves_guide(&self) -> bool {
        matches!(
            self,
            Message::Paste(_)
                | Message::NotText
                | Message::TooLarge(_)
                | Message::Choose(_)
                | Message::Sample(_)
                | Message::Visit(_)
                | Message::Enter(_)
                | Message::Games(games::Action::Sheet(_))
                | Message::Make(make::Action::Use(..))
        )
    }
}

impl From<watch::Action> for Message {
    fn from(action: watch::Action) -> Self {
        Self::Watch(action)
    }
}

impl From<make::Action> for Message {
    fn from(action: make::Action) -> Self {
        Self::Make(action)
    }
}

impl From<many::Action> for Message {
    fn from(action: many::Action) -> Self {
        Self::Many(action)
    }
}

impl From<Preference> for Message {
    fn from(preference: Preference) -> Self {
        Self::Prefer(preference)
    }
}

impl From<watch::Move> for Message {
    fn from(action: watch::Move) -> Self {
        Self::Watch(watch::Action::Move(action))
    }
}

impl From<games::Action> for Message {
    fn from(action: games::Action) -> Self {
        Self::Games(action)
    }
}
