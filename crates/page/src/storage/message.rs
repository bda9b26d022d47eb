//! Events that the machine for storing games receives, and effects that it returns.

use clew::games::Archived;

/// Number of a request to the database. Numbers grow, and none is used twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ticket(pub(super) u64);

/// Purpose of a timer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timer {
    /// The database should have answered a request.
    Answer(Ticket),
    /// A game may be stored again after a refusal.
    Retry,
}

/// Event.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The page has opened, perhaps in a hidden tab.
    Begun {
        /// Whether the page is hidden.
        is_hidden: bool,
    },
    /// A game is on the board.
    Played {
        /// Name under which it is stored.
        id: String,
        /// Whether the player has not made a move on it.
        is_new: bool,
    },
    /// The game on the board has changed.
    Changed {
        /// The game as it is now.
        game: Archived,
        /// Whether the player has not made a move on it.
        is_new: bool,
    },
    /// A game was deleted.
    Forgotten {
        /// Name of the game.
        id: String,
    },
    /// The page shows a list of the stored games.
    ListWanted,
    /// Another tab has stored a game.
    Heard {
        /// Name of the game.
        id: String,
    },
    /// The page was hidden or left, and may end soon. This comes before the last change of
    /// the game, so that the change does not start a transaction.
    Hidden,
    /// The page is shown again.
    Shown,
    /// A timer has ended.
    Elapsed(Timer),
    /// The database has answered a request.
    Answered(Ticket, DatabaseAnswer),
    /// A tab with an earlier version of the page blocks the opening of the database.
    Blocked,
    /// A tab with a later version of the page has taken the database.
    Outdated,
    /// The journal was read.
    JournalRead {
        /// Game that was requested; `None` for all.
        id: Option<String>,
        /// Keys and texts.
        found: Vec<(String, String)>,
    },
    /// A write to the journal was attempted.
    JournalWritten {
        /// Key of the entry.
        key: String,
        /// Whether the browser accepted it.
        is_kept: bool,
    },
}

/// Answer from the database.
#[derive(Clone, Debug, PartialEq)]
pub enum DatabaseAnswer {
    /// It is open, or has done what was requested.
    Done,
    /// The game as it is stored, if it is.
    Loaded(Option<Loaded>),
    /// The game is stored with this revision.
    Stored(u64),
    /// The database has all moves of the game, and more.
    Behind,
    /// Other moves of the same game are stored; nothing was changed.
    Conflict,
    /// The database refused the request.
    Refused(Refusal),
}

/// Game in the database.
#[derive(Clone, Debug, PartialEq)]
pub struct Loaded {
    /// Its revision; 0 if its summary cannot be read.
    pub revision: u64,
    /// Its stored form, or what is in its place, such as its summary if the moves are missing.
    pub text: String,
}

/// Reason for a refusal by the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// There is no room left.
    Full,
    /// A later version of the page has changed the database.
    Later,
    /// The browser does not allow it, or an operation failed.
    Other,
}

impl Refusal {
    /// Refusal for the name of a browser's exception, or for a text that contains it.
    pub fn of(name: &str) -> Self {
        if name.contains("QuotaExceeded") {
            Refusal::Full
        } else if name.contains("VersionError") {
            Refusal::Later
        } else {
            Refusal::Other
        }
    }
}

/// Game to store.
#[derive(Clone, Debug, PartialEq)]
pub struct Save {
    /// The game.
    pub game: Archived,
    /// Revision that its moves follow; `None` for a game that is not stored.
    pub base: Option<u64>,
    /// Digests of other texts that its moves follow: texts on their way to the database, or in
    /// the journal.
    pub follows: Vec<u64>,
    /// Whether moves were made since the revision, rather than only time spent.
    pub is_moved: bool,
}

/// Effect to carry out.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Open the database.
    Open(Ticket),
    /// Load a game from the database.
    Load(Ticket, String),
    /// Store a game in the database.
    Save(Ticket, Box<Save>),
    /// Move an unreadable text out of the way of a new game with that name.
    SetAside {
        /// Number of the request.
        ticket: Ticket,
        /// Name of the game.
        id: String,
        /// The text.
        text: String,
    },
    /// List the games in the database.
    List(Ticket),
    /// Read the journal: the entries of a game, or all.
    ReadJournal(Option<String>),
    /// Write an entry of the journal.
    WriteJournal {
        /// Key of the entry.
        key: String,
        /// Its text.
        text: String,
    },
    /// Remove an entry from the journal, if it is unchanged.
    ClearJournal {
        /// Key of the entry.
        key: String,
        /// Its text.
        text: String,
    },
    /// Tell other tabs that a game was stored.
    Tell(String),
    /// A game was stored: visible lists are out of date.
    Stored {
        /// Whether the game is solved.
        is_solved: bool,
    },
    /// Set a timer.
    Wait {
        /// Time until it ends, in milliseconds.
        after: u64,
        /// The timer.
        timer: Timer,
    },
    /// Put a stored game on the board, if the game with that name is there.
    Show {
        /// Name of the game.
        id: String,
        /// Its stored form, which is readable.
        text: String,
        /// Whether it replaces moves that are stored.
        is_replaced: bool,
    },
    /// The game on the board continues under another name.
    Rename {
        /// Previous name.
        from: String,
        /// New name.
        to: String,
    },
    /// Whether games are stored in the database from now on.
    UseDatabase(bool),
    /// Show a notice about storing.
    Say(Word),
    /// Remove the notice.
    Unsay(Word),
}

/// Notice about storing games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// The browser does not keep anything.
    NotKept,
    /// There is no room left.
    Full,
    /// The database does not answer.
    Silent,
    /// A later version of the page is running elsewhere.
    Outdated,
    /// A later version of the page has stored the games.
    Older,
    /// A tab with an earlier version holds the database.
    Blocked,
    /// The game was also played elsewhere; the moves made here become a separate
    /// game.
    Copied,
    /// A stored game cannot be read.
    Unread,
    /// The database refuses to load the game on the board; it is asked again.
    Unloaded,
}
