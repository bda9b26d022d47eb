//! What the machine that stores games is told, and what it wants done.

use clew::games::Archived;

/// Number of a request to the database. Numbers grow, and none is used twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ticket(pub(super) u64);

/// What a timer is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timer {
    /// The database ought to have answered a request.
    Answer(Ticket),
    /// A game may be stored again after a refusal.
    Retry,
}

/// What happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The page has begun, perhaps in a tab that is not shown.
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
    /// the game, so that the change begins no transaction either.
    Hidden,
    /// The page is shown again.
    Shown,
    /// A timer has ended.
    Elapsed(Timer),
    /// The database has answered a request.
    Answered(Ticket, Answer),
    /// A tab with an earlier version of the page keeps the database from being opened.
    Blocked,
    /// A tab with a later version of the page has taken the database.
    Outdated,
    /// The journal was read.
    JournalRead {
        /// Game that was looked for; `None` for all.
        id: Option<String>,
        /// Keys and texts.
        found: Vec<(String, String)>,
    },
    /// The journal was to be written.
    JournalWritten {
        /// Key of the entry.
        key: String,
        /// Whether the browser has taken it.
        is_kept: bool,
    },
}

/// Answer of the database.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// It is open, or has done what was asked.
    Done,
    /// The game as it is stored, if it is.
    Loaded(Option<Loaded>),
    /// The game is stored with this revision.
    Stored(u64),
    /// The database has all of the game, and more.
    Behind,
    /// Other moves of the same game are stored; nothing is changed.
    Conflict,
    /// It does not do what was asked.
    Refused(Refusal),
}

/// Game in the database.
#[derive(Clone, Debug, PartialEq)]
pub struct Loaded {
    /// Its revision; 0 if its summary cannot be read.
    pub revision: u64,
    /// Its stored form.
    pub text: String,
}

/// Why the database does not do what it is asked to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// There is no room left.
    Full,
    /// A later version of the page has changed the database.
    Later,
    /// The browser does not allow it, or something failed.
    Other,
}

impl Refusal {
    /// Refusal with the name of a browser's exception, or with words that contain it.
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

/// Game to be stored.
#[derive(Clone, Debug, PartialEq)]
pub struct Save {
    /// The game.
    pub game: Archived,
    /// Revision that its moves follow on; `None` for a game that is not stored.
    pub base: Option<u64>,
    /// Digests of other texts that its moves follow on: what was on its way to the
    /// database, or lay in the journal.
    pub follows: Vec<u64>,
    /// Whether moves were made since the revision, and not only time spent.
    pub is_moved: bool,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Open the database.
    Open(Ticket),
    /// Load a game from the database.
    Load(Ticket, String),
    /// Store a game in the database.
    Save(Ticket, Box<Save>),
    /// Move a text that cannot be read out of the way of a new game of that name.
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
    /// Remove an entry from the journal, if it is still the same.
    ClearJournal {
        /// Key of the entry.
        key: String,
        /// Its text.
        text: String,
    },
    /// Tell other tabs that a game was stored.
    Tell(String),
    /// A game was stored: lists that are shown are out of date.
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
    /// Put a stored game on the board, if the game of that name is there.
    Show {
        /// Name of the game.
        id: String,
        /// Its stored form, which can be read.
        text: String,
        /// Whether it takes the place of moves that are stored.
        is_replaced: bool,
    },
    /// The game on the board goes on under another name.
    Rename {
        /// Name it had.
        from: String,
        /// Name it has now.
        to: String,
    },
    /// The games are stored in the database from now on, or they are not.
    UseDatabase(bool),
    /// Say something about storing.
    Say(Word),
    /// Do not say it any more.
    Unsay(Word),
}

/// Word about storing games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// The browser keeps nothing.
    NotKept,
    /// There is no room left.
    Full,
    /// The database does not answer.
    Silent,
    /// A later version of the page is at work elsewhere.
    Outdated,
    /// A later version of the page has stored the games.
    Older,
    /// A tab with an earlier version holds the database.
    Blocked,
    /// The game was played elsewhere as well; the moves made here are a game of their
    /// own.
    Copied,
    /// A stored game cannot be read.
    Unread,
}
