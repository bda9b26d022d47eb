//! Stored games: their list, the next puzzle to play, and notices about storing.

use std::rc::Rc;

use crate::address::Bookmark;
use crate::play::{Ask, SharedGame};
use crate::{Asking, Message, Mode, Page, Topic, first_reading};
use clew::games::{Archived, Difficulty, Finish, Origin, Summary, made_sizes, recipe};
use clew::kind::{self, Answer, Code, Kind, Question, Recipe};
use clew_core::grid::Shape;
use clew_core::solve::Grade;

/// Part of a game, in percent, from which its puzzle is graded.
const FAR: u8 = 50;

/// State of the stored games.
#[derive(Clone, Default, PartialEq)]
pub struct GamesState {
    /// Whether the sheet covers the game.
    pub is_open: bool,
    /// Where the games are stored.
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
    origin: Option<(Code, Origin)>,
    /// Id of the game to continue, if it differs from its puzzle's text.
    pub chosen: Option<String>,
    /// Whether to review the game that is being opened.
    wants_review: bool,
    /// File of games to read.
    pub import: Option<Rc<str>>,
}

/// Where games are stored.
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

/// Notice about storing games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The browser keeps nothing.
    NotKept,
    /// Another tab has a later version of the page, which needs the database; reloading this tab loads that version.
    Outdated,
    /// A later version of the page wrote the database, and reloading does not load that version.
    Older,
    /// A tab with an earlier version holds the database.
    Blocked,
    /// The game was also played in another tab, so the moves of this tab became a separate
    /// game.
    Copied,
    /// A stored game cannot be read.
    Unread,
    /// The database refuses to load the game on the board.
    Unloaded,
    /// There is no room left for games.
    Full,
    /// The database does not answer.
    Silent,
    /// A file of games is being read: the percentage that was read.
    Importing(u8),
    /// Files of games were read.
    Imported(Imported),
    /// Of several files given at once, not all were opened.
    Unopened(Unopened),
    /// All games are being saved as a file: the percentage that was written.
    Saving(u8),
    /// The games could not be saved as a file.
    Unsaved,
}

/// Files that were given together with others and were not opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unopened {
    /// Name of the picture that was opened instead, if one was.
    pub opened: Option<String>,
    /// Name of the first of them.
    pub first: String,
    /// Number of them.
    pub count: usize,
}

/// Outcome of reading files of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// Number of stored games.
    pub games: usize,
    /// Number of lines that are not games; they are kept as text.
    pub unread: usize,
    /// Number of games and lines that the browser did not store.
    pub unstored: usize,
    /// Beginning of the first line that is not a game.
    pub quote: Option<Rc<str>>,
    /// Whether a file could not be read to its end.
    pub is_cut: bool,
}

/// Length of a quote, in characters.
const QUOTED: usize = 60;

impl Imported {
    /// Counts a line: whether it is a game, and whether it was stored.
    pub fn count(&mut self, line: &str, is_game: bool, is_stored: bool) {
        match (is_game, is_stored) {
            (true, true) => self.games += 1,
            (false, true) => self.unread += 1,
            (_, false) => self.unstored += 1,
        }
        if !is_game && self.quote.is_none() {
            let quote: String = line.chars().take(QUOTED).collect();
            self.quote = Some(quote.into());
        }
    }
}

/// Puzzle to make.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    /// Its kind.
    pub kind: Kind,
    /// Rows and columns.
    pub side: u8,
    /// Its difficulty.
    pub difficulty: Difficulty,
}

impl Default for Choice {
    fn default() -> Self {
        Self {
            kind: kind::first(),
            side: 10,
            difficulty: Difficulty::Gentle,
        }
    }
}

impl Choice {
    /// The choice suggested for a kind: of middling size, and steady.
    pub fn suggested(kind: Kind) -> Self {
        Self {
            difficulty: Difficulty::Steady,
            ..Self::default()
        }
        .of_kind(kind)
    }

    /// The same choice for another kind, with the nearest of its usual sizes.
    pub fn of_kind(self, kind: Kind) -> Self {
        let sizes = made_sizes(kind).iter().copied();
        let nearest = sizes.min_by_key(|side| side.abs_diff(self.side));
        Self {
            kind,
            side: nearest.unwrap_or(self.side),
            ..self
        }
        .offered()
    }

    /// The same choice for another size.
    pub fn of_side(self, side: u8) -> Self {
        Self { side, ..self }.offered()
    }

    /// The same choice, no harder than boards of its size can be.
    fn offered(self) -> Self {
        let difficulty = match self.difficulty.is_offered(self.kind, self.side) {
            true => self.difficulty,
            false => Difficulty::Steady,
        };
        Self { difficulty, ..self }
    }

    /// Reads the choice of an earlier visit; `None` if the text is not a choice, or if it is no longer offered.
    pub fn read(text: &str) -> Option<Self> {
        let mut parts = text.split(' ');
        let (kind, side, difficulty) = (parts.next()?, parts.next()?, parts.next()?);
        let kind = kind::all().find(|known| known.name() == kind)?;
        let side = side.parse().ok()?;
        let difficulty = difficulty.parse().ok()?;
        let is_made = made_sizes(kind).contains(&side);
        is_made.then_some(
            Self {
                kind,
                side,
                difficulty,
            }
            .offered(),
        )
    }

    /// Text of the choice, for storage.
    pub fn write(self) -> String {
        let difficulty: &str = self.difficulty.into();
        format!("{} {} {difficulty}", self.kind.name(), self.side)
    }

    /// Size of the board.
    pub fn shape(self) -> Shape {
        Shape::new(self.side, self.side)
    }
}

/// Action on the stored games.
#[derive(Clone)]
pub enum Action {
    /// Show the sheet, or the game again.
    Sheet(bool),
    /// Where games are stored from now on.
    Storing(Storing),
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
    /// The game continues under another id.
    Chosen(Option<String>),
    /// The game was deleted and can be restored; `None` once it can no longer be restored.
    Deleted(Option<Rc<Archived>>),
    /// A game was deleted together with others.
    Forgotten(String),
    /// Read a file of games; `None` once it is read.
    Import(Option<Rc<str>>),
}

impl From<Action> for Message {
    fn from(action: Action) -> Self {
        Self::Games(action)
    }
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

    /// Finished games, latest first.
    pub fn solved(&self) -> impl Iterator<Item = &Summary> {
        let listed = self.listed.iter().flat_map(|listed| listed.iter());
        listed.filter(|summary| summary.is_solved)
    }

    /// Id for an additional game of a puzzle.
    fn unused_id(&self, puzzle: &str) -> String {
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

impl Page {
    /// Reduces an action on games.
    pub fn games(&mut self, action: Action) {
        match action {
            Action::Sheet(is_open) => {
                self.enter(Mode::Play);
                if !is_open && self.play.game.is_none() {
                    self.open_game();
                }
                self.games.is_open = is_open;
            }
            Action::Storing(storing) => self.games.storing = storing,
            Action::Notice(notice) => self.games.notice = notice,
            Action::Listed(listed, unread) => {
                self.games.listed = Some(Rc::new(listed));
                self.games.unread = Rc::new(unread);
            }
            Action::Finished(finished) => self.games.finished = Rc::new(finished),
            Action::Choose(choice) => self.games.choice = choice,
            Action::Make(recipe, difficulty, day) => {
                let origin = Origin {
                    recipe: recipe.to_string(),
                    difficulty,
                    day,
                };
                self.games.is_unmade = false;
                let number = self.make.begin_apart(recipe);
                self.games.making = Some((number, origin));
            }
            Action::Next(seed, is_harder) => {
                if let Some(make) = self.next_puzzle(seed, is_harder) {
                    self.games(make);
                }
            }
            Action::Stop => {
                self.games.making = None;
                self.make(crate::make::Action::Stop);
            }
            Action::Resume(summary) => self.resume_game(summary),
            Action::Review(summary) => {
                self.resume_game(summary);
                self.games.wants_review = true;
                self.review_finished();
            }
            Action::Again(mut summary) => {
                summary.id = self.games.unused_id(&summary.puzzle);
                self.resume_game(summary);
            }
            Action::Chosen(id) => self.games.chosen = id,
            Action::Deleted(deleted) => {
                if let Some(game) = &deleted {
                    self.forget_game(&game.summary.id);
                }
                self.games.deleted = deleted;
            }
            Action::Forgotten(id) => self.forget_game(&id),
            Action::Import(text) => self.games.import = text,
        }
    }

    /// Removes a deleted game from the board; otherwise its next move would bring it back.
    fn forget_game(&mut self, id: &str) {
        let present = self.games.chosen.as_ref();
        if present.unwrap_or(&self.puzzle.code.text) == id {
            self.play.game = None;
            self.games.chosen = None;
            if self.mode == Mode::Play && !self.games.is_open {
                self.open_game();
            }
        }
    }

    /// Reviews the game that was opened for review, once it is loaded.
    pub(crate) fn review_finished(&mut self) {
        let is_solved = |game: &SharedGame| {
            let game = game.get();
            *game.code() == self.puzzle.code && game.is_solved()
        };
        if self.games.wants_review && self.play.game.as_ref().is_some_and(is_solved) {
            self.games.wants_review = false;
            self.play(Ask::Review.into());
        }
    }

    /// Plays the puzzle that was made for play. Returns whether the job was for play.
    pub fn play_made(&mut self, number: u32, made: Option<(Code, Recipe)>) -> bool {
        let making = self.games.making.take_if(|(making, _)| *making == number);
        let Some((_, origin)) = making else {
            return false;
        };
        let Some((code, recipe)) = made else {
            self.games.is_unmade = true;
            return true;
        };
        // A player who went elsewhere meanwhile stays there.
        if self.mode == Mode::Play
            && let Some(mut reading) = first_reading(&code.text)
        {
            reading.format = "format-made";
            self.games.origin = Some((code.clone(), origin));
            self.make.latest = Some((code, recipe));
            self.games.is_open = false;
            self.show(reading, self.watch.method, Bookmark::Start);
        }
        true
    }

    /// Opens the puzzle of a stored game, whose moves are then read.
    fn resume_game(&mut self, summary: Summary) {
        let Some(mut reading) = first_reading(&summary.puzzle) else {
            return;
        };
        reading.format = match summary.origin {
            Some(_) => "format-made",
            None => "format-game",
        };
        self.games.wants_review = false;
        let recipe = summary.origin.as_ref();
        let recipe = recipe.and_then(|origin| kind::read_recipe(&origin.recipe).ok());
        if let (Some(recipe), Some(origin)) = (recipe, summary.origin) {
            self.make.latest = Some((reading.code.clone(), recipe));
            self.games.origin = Some((reading.code.clone(), origin));
        }
        let present = self.games.chosen.as_ref().unwrap_or(&self.puzzle.code.text);
        let is_other = *present != summary.id;
        if is_other && self.puzzle.code == reading.code {
            // Another game of the puzzle that is open.
            self.play.game = None;
        }
        self.games.chosen = (summary.id != summary.puzzle).then_some(summary.id);
        self.enter(Mode::Play);
        self.games.is_open = false;
        self.show(reading, self.watch.method, Bookmark::Start);
    }

    /// Makes another puzzle like the open one, or a harder one, for play.
    pub fn next_puzzle(&self, seed: u64, is_harder: bool) -> Option<Action> {
        let code = &self.puzzle.code;
        let shape = self.puzzle.shape;
        let origin = self.games.origin(code);
        let made: Option<Recipe> = self.recipe().cloned();
        let level = self.grade().map(Grade::overall);
        let chosen = origin.and_then(|origin| origin.difficulty);
        let present = chosen.or(level.map(|level| Difficulty::of_level(code.kind, level)))?;
        let difficulty = if is_harder { present.harder() } else { present };
        let recipe = match made {
            Some(made) if !is_harder => kind::recipe(made.kind, made.spec, seed),
            Some(made) => {
                let spec = clew_core::generate::Spec {
                    levels: difficulty.levels(code.kind),
                    seconds: difficulty.seconds(code.kind, made.spec.shape),
                    ..made.spec
                };
                kind::recipe(made.kind, spec, seed)
            }
            None => recipe(code.kind, shape, difficulty, seed),
        };
        let is_made = clew::kind::invalid_spec(code.kind, &recipe.spec).is_none();
        is_made.then_some(Action::Make(recipe, Some(difficulty), None))
    }

    /// Grade of the open puzzle, if known.
    pub fn grade(&self) -> Option<&Grade> {
        let inquiry = self.asked.about(&self.puzzle.code, Topic::Grade)?;
        match inquiry.answer.as_deref()? {
            Answer::Grade(grade) => Some(grade),
            _ => None,
        }
    }

    /// Requests the grade of a puzzle that the player has largely solved, so that it is known when the last move is
    /// stored and the end is shown.
    pub(crate) fn grade_played(&mut self) {
        let code = &self.puzzle.code;
        let is_far = |game: &SharedGame| *game.get().code() == *code && game.get().part() >= FAR;
        let is_wanted = self.play.game.as_ref().is_some_and(is_far);
        if is_wanted && self.asked.about(code, Topic::Grade).is_none() {
            let code = code.clone();
            self.asked.apply(Asking::Ask(code, Question::Grade));
        }
    }
}
