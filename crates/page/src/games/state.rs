//! State of the stored games, and actions on them.

use std::rc::Rc;

use clew::games::{Archived, Difficulty, Finish, Origin, Summary};
use clew::kind::{Code, Recipe};

use super::keeper::Keeper;
use super::{Choice, Notice};
use crate::storage::Event;
use crate::unshown::Unshown;

/// State of the stored games.
#[derive(Clone, Default, PartialEq)]
pub struct GamesState {
    /// Whether the sheet covers the game.
    pub is_open: bool,
    /// Place where the games are stored.
    pub storing: Storing,
    /// Notice about storing them.
    pub notice: Option<Notice>,
    /// Stored games, most recently changed first; `None` while unknown.
    pub listed: Option<Rc<Vec<Summary>>>,
    /// Stored texts that cannot be read.
    pub unread: Rc<Vec<String>>,
    /// Finished games.
    pub finished: Rc<Vec<Finish>>,
    /// The game deleted last, which can be restored.
    pub deleted: Option<Rc<Archived>>,
    /// Puzzle to make.
    pub choice: Choice,
    /// Puzzle being made for play: number of the job, and origin.
    pub making: Option<(u32, Origin)>,
    /// Whether that job found no puzzle.
    pub is_unmade: bool,
    /// The last puzzle made for play, and its origin.
    pub(crate) origin: Option<(Code, Origin)>,
    /// Id of the game to continue, if it differs from its puzzle's text.
    pub chosen: Option<String>,
    /// Whether to review the game that is being opened.
    pub(crate) wants_review: bool,
    /// File of games to read.
    pub import: Option<Rc<str>>,
    /// The game on the board on its way to the store; shared, so that the first view need not copy it.
    pub(crate) keeper: Unshown<Rc<Keeper>>,
}

/// Place where games are stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Storing {
    /// The database is being opened.
    #[default]
    Opening,
    /// In the database.
    Database,
    /// In local storage, or nowhere.
    Journal,
}

/// Action on the stored games.
#[derive(Clone)]
pub enum Action {
    /// Show the sheet, or the game again.
    Sheet(bool),
    /// Start storing games.
    Begin {
        /// Random number that differs from those of other pages.
        line: u64,
        /// Whether the page is hidden.
        is_hidden: bool,
        /// Puzzle to make, as chosen on an earlier visit.
        choice: Option<Choice>,
    },
    /// News for the machine that stores games.
    Stored(Event),
    /// The page was hidden or left, and may end soon.
    Away,
    /// The page is shown again.
    Back,
    /// Games were added to the store.
    Added,
    /// Show a notice about storing, or none.
    Notice(Option<Notice>),
    /// List of the stored games, and of the texts that cannot be read.
    Listed(Vec<Summary>, Vec<String>),
    /// Finished games.
    Finished(Vec<Finish>),
    /// Choose a puzzle to make.
    Choose(Choice),
    /// Make a puzzle, and play it.
    Make(Recipe, Option<Difficulty>, Option<String>),
    /// Make another puzzle like the open one from a seed, or a harder one.
    Next(u64, bool),
    /// Stop making it.
    Stop,
    /// Continue a stored game.
    Resume(Summary),
    /// Open a finished stored game, and review it.
    Review(Summary),
    /// Play the puzzle of a stored game again, as a separate game.
    Again(Summary),
    /// The game was deleted and can be restored; `None` once it can no longer be restored.
    Deleted(Option<Rc<Archived>>),
    /// A game was deleted together with others.
    Forgotten(String),
    /// Read a file of games; `None` once it is read.
    Import(Option<Rc<str>>),
}

impl GamesState {
    /// Origin of a puzzle that was made here for play.
    pub fn origin(&self, code: &Code) -> Option<&Origin> {
        let origin = self.origin.as_ref();
        origin
            .filter(|(made, _)| made == code)
            .map(|(_, origin)| origin)
    }

    /// Whether there is a game to continue; `None` while unknown.
    pub fn has_unfinished(&self) -> Option<bool> {
        self.listed.as_ref()?;
        Some(self.unfinished().next().is_some())
    }

    /// The notice, if it answers something that can be done on every page, such as dropping a file. The page of playing shows all
    /// notices.
    pub fn answer(&self) -> Option<&Notice> {
        let is_answer = |notice: &&Notice| {
            matches!(
                notice,
                Notice::Importing(_)
                    | Notice::Imported(_)
                    | Notice::Unopened(_)
                    | Notice::Saving(_)
                    | Notice::Unsaved
            )
        };
        self.notice.as_ref().filter(is_answer)
    }

    /// Games whose present form is not in the database.
    pub fn unstored(&self) -> Vec<Archived> {
        self.keeper.0.unstored()
    }

    /// Finished games, latest first.
    pub fn solved(&self) -> impl Iterator<Item = &Summary> {
        let listed = self.listed.iter().flat_map(|listed| listed.iter());
        listed.filter(|summary| summary.is_solved)
    }

    /// Id for an additional game of a puzzle.
    pub(crate) fn unused_id(&self, puzzle: &str) -> String {
        let is_used = |id: &String| {
            let mut listed = self.listed.iter().flat_map(|listed| listed.iter());
            listed.any(|summary| summary.id == *id)
        };
        let numbered = (2_u32..).map(|number| format!("{puzzle} {number}"));
        let mut ids = std::iter::once(puzzle.to_owned()).chain(numbered);
        ids.find(|id| !is_used(id)).unwrap_or_default()
    }

    /// Unfinished games, most recently changed first.
    pub fn unfinished(&self) -> impl Iterator<Item = &Summary> {
        let listed = self.listed.iter().flat_map(|listed| listed.iter());
        listed.filter(|summary| !summary.is_solved)
    }
}
