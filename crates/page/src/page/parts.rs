//! Parts of the program. The first view opens with the page of watching and the player of one kind; the rest is fetched after it:
//! the other kinds' players and all other pages.

use clew::kind::{self, Reading};
use clew_core::model::ParseError;

use crate::address::{Address, Place};
use crate::frame::Next;
use crate::page::Page;
use crate::page::message::Message;
use crate::players::Players;
use crate::view::Mode;

/// Entry points of the rest of the program. They are pointers: a plain call would put everything behind it into the first view.
#[derive(Clone, Copy)]
pub struct Rest {
    /// Applies a message that the first view cannot.
    pub(super) apply: fn(&mut Page, Message),
    /// Takes a text that is not a single puzzle: a list, or stored games.
    pub(super) take: fn(&mut Page, &str) -> bool,
    /// Reads a text that may be laid out by another program.
    pub(super) read: fn(&str) -> Result<Vec<Reading>, ParseError>,
    /// Whether a text is a list of puzzles.
    is_list: fn(&str) -> bool,
    /// Applies the parts of an address that the first view does not understand.
    pub(super) arrive: fn(&mut Page, &Address),
    /// Does what follows in another part from what a part has done.
    pub(super) follow: fn(&mut Page, Next),
    /// Replaces the puzzle being edited.
    pub(super) replace: fn(&mut Page, Reading),
    /// Opens the game of the puzzle shown.
    pub(super) play: fn(&mut Page),
    /// Draws walls on the puzzle being edited, from their text.
    pub(super) draw: fn(&mut Page, &str),
    /// Brings the workers of the generator and of a list, and the stored games, in line with the page.
    pub(super) attend: fn(&mut Page),
}

impl Rest {
    /// The entry points. A program that calls this includes the rest.
    pub fn here() -> Self {
        Self {
            apply: Page::apply_later,
            take: Page::take,
            read: kind::read,
            is_list: |text| clew::many::entries(text).is_some(),
            arrive: Page::arrive,
            follow: Page::follow,
            replace: |page, reading| page.edit.replace(&mut page.frame, reading),
            play: Page::open_game,
            draw: |page, walls| page.edit.draw_on(walls),
            attend: Page::attend_later,
        }
    }
}

/// Progress of the rest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Loading {
    /// Not requested yet.
    #[default]
    Unasked,
    /// Being fetched.
    Running,
    /// Loaded.
    Done,
    /// The last fetch failed.
    Failed,
}

/// News about the rest.
#[derive(Clone)]
pub enum Fetch {
    /// Fetch it, again if the last fetch failed.
    Wanted,
    /// It is loaded, with the players of all kinds.
    Arrived(Rest, Players),
    /// The fetch failed.
    Missing,
}

/// How much of the program has been fetched, and the messages that wait for more.
#[derive(Clone, Default)]
pub struct Parts {
    loading: Loading,
    /// Whether the reader has been informed that the rest is still loading.
    is_late: bool,
    /// Number of fetches so far.
    fetches: u32,
    rest: Option<Rest>,
    waiting: Vec<Message>,
}

impl PartialEq for Parts {
    /// Loaded parts never change, and waiting messages are only added or removed all at once.
    fn eq(&self, other: &Self) -> bool {
        let shown = |parts: &Self| (parts.loading, parts.is_late, parts.waiting.len());
        shown(self) == shown(other)
    }
}

impl Parts {
    /// Progress of the rest.
    pub fn loading(&self) -> Loading {
        self.loading
    }

    /// The rest, if it is loaded.
    pub(super) fn rest(&self) -> Option<Rest> {
        self.rest
    }

    /// Whether the reader has asked for something that waits for the rest.
    pub fn is_awaited(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Place that the reader has asked for last and that waits for the rest.
    pub(super) fn awaited_place(&self) -> Option<&Place> {
        let mut waiting = self.waiting.iter().rev();
        waiting.find_map(|message| match message {
            Message::Visit(place) => Some(place),
            _ => None,
        })
    }

    /// Reads a text with the parts that are loaded.
    ///
    /// # Errors
    /// Returns the fault of a text that is not a puzzle.
    pub fn read(&self, text: &str) -> Result<Vec<Reading>, ParseError> {
        match self.rest {
            Some(rest) => (rest.read)(text),
            None => kind::read_named(text),
        }
    }

    /// Whether a text is a puzzle or a list of puzzles, according to the loaded parts.
    pub fn can_read(&self, text: &str) -> bool {
        self.rest.is_some_and(|rest| (rest.is_list)(text)) || self.read(text).is_ok()
    }

    /// Whether more texts could be read with the rest loaded.
    pub(super) fn may_read_more(&self) -> bool {
        self.rest.is_none() && self.loading != Loading::Failed
    }

    /// Keeps a message until the rest is loaded.
    pub(super) fn put_off(&mut self, message: Message) {
        self.waiting.push(message);
    }

    /// Whether the reader has been waiting for the rest longer than usual.
    pub fn is_late(&self) -> bool {
        self.is_late && self.loading == Loading::Running && self.is_awaited()
    }

    /// Notes that the rest is wanted. Returns the number of a fetch to begin, if one is needed.
    pub(super) fn want(&mut self) -> Option<u32> {
        if !matches!(self.loading, Loading::Unasked | Loading::Failed) {
            return None;
        }
        self.loading = Loading::Running;
        self.is_late = false;
        self.fetches += 1;
        Some(self.fetches)
    }

    /// Notes that a fetch is slow; `None` if it has ended. Returns whether the reader was informed earlier, so that it is now too late.
    pub(super) fn late(&mut self, fetch: u32) -> Option<bool> {
        let is_present = self.loading == Loading::Running && self.fetches == fetch;
        is_present.then(|| std::mem::replace(&mut self.is_late, true))
    }

    /// Adds the rest. Returns the messages that waited for it, in order.
    pub(super) fn arrived(&mut self, rest: Rest) -> Vec<Message> {
        self.loading = Loading::Done;
        self.rest = Some(rest);
        std::mem::take(&mut self.waiting)
    }

    /// Notes that the fetch failed. Returns the waiting messages that the first view can apply: texts, which it reads as single puzzles.
    pub(super) fn missing(&mut self) -> Vec<Message> {
        self.loading = Loading::Failed;
        let is_text = |message: &mut Message| matches!(message, Message::Paste(_));
        self.waiting.extract_if(.., is_text).collect()
    }
}

/// Whether only the rest can show a place.
pub fn shows(place: &Place) -> bool {
    match place {
        Place::View(address) => {
            address.mode != Mode::Watch || address.made.is_some() || address.walls.is_some()
        }
        Place::Guide(_) => true,
    }
}
