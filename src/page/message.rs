//! Actions on the page.

use crate::draft::EditCommand;
use crate::games::Settings;
use crate::grid::Site;
use crate::kind::{Reading, Reply};
use crate::model::Numerals;
use crate::page::address::{Bookmark, Place};
use crate::page::guide::GuidePage;
use crate::page::parts::Fetch;
use crate::page::voice::Voice;
use crate::page::work::Worker;
use crate::page::{edit, games, make, many, play, watch};
use crate::scene::Palette;
use crate::solve::Method;

use super::{Answering, Asking, Dialog, Mode};

/// Message of the reader, of a worker or of the browser.
#[derive(Clone)]
pub enum Message {
    /// The text of the paste box changed by typing; it is read a moment later.
    Type(String),
    /// The text of the paste box is to be read.
    Read,
    /// A whole text was put into the paste box.
    Paste(String),
    /// Something that is no text was put in.
    NotText,
    /// One of several readings was chosen, by number.
    Choose(usize),
    /// A sample was chosen, by its text.
    Sample(&'static str),
    /// The address names a place.
    Visit(Place),
    /// Another page is shown.
    Enter(Mode),
    /// A worker replied.
    Reply(Worker, Reply),
    /// A worker has not answered a request in time, by its number.
    Late(Worker, u32),
    /// What was given up is asked for again.
    Retry,
    /// A question, or a reply to one.
    Asking(Asking),
    /// Answers are shown or used.
    Answering(Answering),
    /// A puzzle is shown that waited for what shows its kind.
    Show(Box<Reading>, Method, Bookmark),
    /// A place is highlighted on the board, or none any more.
    Highlight(Option<Site>),
    /// A page of the guide is shown, or none any more.
    Guide(Option<GuidePage>),
    /// A dialog opens.
    Open(Dialog),
    /// The dialog closes.
    Close,
    /// Light or dark.
    Palette(Palette),
    /// The part of the program that comes after the first view is there, cannot be had, or is tried again.
    Fetch(Fetch),
    /// A newer version of the page is there, or is put off.
    Update(bool),
    /// Work began again after a worker had failed, or that was read.
    Restarted(bool),
    /// Another language speaks.
    Language(Voice),
    /// Another way to write digits above 9.
    Numerals(Numerals),
    /// Whether rows and columns are numbered.
    LineNumbers(bool),
    /// Solving step by step.
    Watch(watch::Action),
    /// Editor.
    Edit(EditCommand),
    /// Another meaning of a pointer on the editor's board.
    Tool(edit::Tool),
    /// Message of playing.
    Play(play::Action),
    /// Games that a person has.
    Games(games::Action),
    /// Settings of a player.
    Settings(Settings),
    /// Generator.
    Make(make::Action),
    /// List of puzzles.
    Many(many::Action),
}

impl Message {
    /// Whether a puzzle or a page is asked for, which the guide must not hide.
    pub(super) fn leaves_guide(&self) -> bool {
        matches!(
            self,
            Message::Paste(_)
                | Message::Choose(_)
                | Message::Sample(_)
                | Message::Visit(_)
                | Message::Enter(_)
                | Message::Games(games::Action::Sheet(_))
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
