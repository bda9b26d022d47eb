//! Effects: requests of the machine to the browser.

use clew::kind::Request;

use crate::storage;
use crate::worker::Worker;

/// Request to the browser.
#[derive(Clone)]
pub enum Effect {
    /// Send a request to a worker, starting it first if needed. Its replies come as
    /// [`Message::Reply`](crate::Message::Reply).
    Send(Worker, Request),
    /// Terminate a worker; the next request to it starts another.
    Dismiss(Worker),
    /// Ring an alarm after a time in milliseconds, as [`Message::Alarm`](crate::Message::Alarm).
    After(u32, Alarm),
    /// Fetch the rest of the program. The outcome comes as [`Message::Fetch`](crate::Message::Fetch).
    Load,
    /// Change the browser's history.
    Turn(Turn),
    /// Keep a value for later visits, under a key.
    Keep(&'static str, String),
    /// Do something about stored games.
    Store(Store),
}

/// Event that is due after a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alarm {
    /// The time limit of a worker's request, by its number, has passed.
    Late(Worker, u32),
    /// The time limit of a fetch of the rest, by its number, has passed: the first time, the reader sees that a part is loading; the
    /// second time, the fetch counts as failed.
    Unfetched(u32),
    /// An address, by its number, has rested.
    Rested(u32),
    /// Show how far the generator is with the job of this number.
    Report(u32),
    /// Read more lines of the list with this number.
    ReadRows(u32),
    /// Look at what the workers have filled in, in the list with this number.
    LookAtRows(u32),
    /// Look at the board, which has changed; the number is that of the plan.
    LookAtGame(u32),
    /// A timer of the machine that stores games has run out.
    Stored(storage::Timer),
}

/// Entry of the browser's history.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HistoryEntry {
    /// Fragment of its address, with the `#`.
    pub hash: String,
    /// Whether the entry exists only while the coach speaks.
    pub is_coach: bool,
}

/// Change of the browser's history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Add an entry after the present one.
    Push(HistoryEntry),
    /// Replace the present entry.
    Replace(HistoryEntry),
    /// Go back to the entry before. The news of it comes as [`Message::Went`].
    Back,
}

/// Request about stored games that only the browser can carry out. Its outcome comes as [`games::Action::Stored`](crate::games::Action::Stored).
#[derive(Clone, Debug, PartialEq)]
pub enum Store {
    /// An effect of the machine that stores games, on the database, the journal or other tabs.
    Carry(storage::Effect),
    /// Read the journal for a list of games, which comes as [`games::Action::Listed`](crate::games::Action::Listed).
    ListJournal,
    /// Read the finished games, which come as [`games::Action::Finished`](crate::games::Action::Finished).
    ListFinished,
    /// Abort what is being written to the database: a page that is frozen with a transaction open would block every other page.
    Abort,
    /// Ask the browser not to clear the page's storage when room gets scarce.
    Persist,
}
