//! Effect of each action on the stored games.

use std::rc::Rc;

use clew::games::{Difficulty, Origin, Summary, recipe};
use clew::kind::{self, Answer, Code, Question, Recipe};
use clew_core::solve::Grade;

use crate::address::Bookmark;
use crate::asking::{Asking, Topic};
use crate::games::Action;
use crate::kept::CHOICE;
use crate::make::{self, Purpose};
use crate::page::Page;
use crate::paste::first_reading;
use crate::play::{Ask, SharedGame};
use crate::view::Mode;

/// Part of a game, in percent, from which its puzzle is graded.
const FAR: u8 = 50;

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
            Action::Begin {
                line,
                is_hidden,
                choice,
            } => {
                self.games.choice = choice.unwrap_or(self.games.choice);
                self.begin_keeping(line, is_hidden);
            }
            Action::Stored(event) => self.feed(event),
            Action::Away => self.go_away(),
            Action::Back => self.come_back(),
            Action::Added => self.look_at_store(),
            Action::Notice(notice) => self.games.notice = notice,
            Action::Listed(listed, unread) => {
                self.games.listed = Some(Rc::new(listed));
                self.games.unread = Rc::new(unread);
            }
            Action::Finished(finished) => self.games.finished = Rc::new(finished),
            Action::Choose(choice) => {
                self.games.choice = choice;
                self.frame.keep(CHOICE, choice.write());
            }
            Action::Make(recipe, difficulty, day) => {
                let origin = Origin {
                    recipe: recipe.to_string(),
                    difficulty,
                    day,
                };
                self.games.is_unmade = false;
                let number = self.make.begin_apart(recipe, Purpose::Play);
                self.games.making = Some((number, origin));
            }
            Action::Next(seed, is_harder) => {
                if let Some(make) = self.next_puzzle(seed, is_harder) {
                    self.games(make);
                }
            }
            Action::Stop => {
                self.games.making = None;
                self.make.update(&mut self.frame, make::Action::Stop);
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
        self.forget(id);
        let present = self.games.chosen.as_ref();
        if present.unwrap_or(&self.frame.puzzle.code.text) == id {
            self.play.game = None;
            self.games.chosen = None;
            if self.frame.mode == Mode::Play && !self.games.is_open {
                self.open_game();
            }
        }
    }

    /// Reviews the game that was opened for review, once it is loaded.
    pub(crate) fn review_finished(&mut self) {
        let is_solved = |game: &SharedGame| {
            let game = game.get();
            *game.code() == self.frame.puzzle.code && game.is_solved()
        };
        if self.games.wants_review && self.play.game.as_ref().is_some_and(is_solved) {
            self.games.wants_review = false;
            self.play(Ask::Review.into());
        }
    }

    /// Plays the puzzle that a job has made for play, if there is one.
    pub(super) fn play_made(&mut self, number: u32, made: Option<(Code, Recipe)>) {
        let making = self.games.making.take_if(|(making, _)| *making == number);
        let Some((_, origin)) = making else {
            return;
        };
        let Some((code, recipe)) = made else {
            self.games.is_unmade = true;
            return;
        };
        // A player who went elsewhere meanwhile stays there.
        if self.frame.mode == Mode::Play
            && let Some(mut reading) = first_reading(&code.text)
        {
            reading.format = "format-made";
            self.games.origin = Some((code.clone(), origin));
            self.make.latest = Some((code, recipe));
            self.games.is_open = false;
            self.show(reading, self.watch.method, Bookmark::Start);
        }
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
        let present = self
            .games
            .chosen
            .as_ref()
            .unwrap_or(&self.frame.puzzle.code.text);
        let is_other = *present != summary.id;
        if is_other && self.frame.puzzle.code == reading.code {
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
        let code = &self.frame.puzzle.code;
        let shape = self.frame.puzzle.shape;
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
        let inquiry = self
            .frame
            .asked
            .about(&self.frame.puzzle.code, Topic::Grade)?;
        match inquiry.answer.as_deref()? {
            Answer::Grade(grade) => Some(grade),
            _ => None,
        }
    }

    /// Requests the grade of a puzzle that the player has largely solved, so that it is known when the last move is
    /// stored and the end is shown.
    pub(crate) fn grade_played(&mut self) {
        let code = &self.frame.puzzle.code;
        let is_far = |game: &SharedGame| *game.get().code() == *code && game.get().part() >= FAR;
        let is_wanted = self.play.game.as_ref().is_some_and(is_far);
        if is_wanted && self.frame.asked.about(code, Topic::Grade).is_none() {
            let code = code.clone();
            self.frame.asked.apply(Asking::Ask(code, Question::Grade));
        }
    }
}
