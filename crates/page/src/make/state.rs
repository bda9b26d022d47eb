//! State of the generator: the specification, the work on it, and what was made.

use std::rc::Rc;

use crate::{Mode, Page, Status};
use clew::kind::{Code, End, Generated, Kind, Preview, Recipe};
use clew_core::grid::SortShort as _;
use clew_core::job::Progress;
use clew_core::model::{Arg, Explanation};
use clew_say::Speaker;

use super::{Form, Offered};

/// State of the generator.
#[derive(Clone, PartialEq)]
pub struct MakeState {
    /// The specification, as it stands in the form.
    pub form: Form,
    /// Whether the reader has changed the form; until then it follows the puzzle
    /// that is open.
    is_edited: bool,
    /// The work.
    pub generation: Option<Generation>,
    /// The work before it, as long as this one has reported nothing.
    before: Option<Generation>,
    /// Puzzle made last, or named by the address, and its recipe.
    pub latest: Option<(Code, Recipe)>,
    /// Puzzle that was made and is looked at, before the reader opens it.
    pub offered: Option<Offered>,
}

/// Work on a specification.
#[derive(Clone, PartialEq)]
pub struct Generation {
    /// Its number.
    pub number: u32,
    /// Recipe of the first puzzle; each has the next seed.
    pub recipe: Recipe,
    /// Number of puzzles to be made.
    pub count: u32,
    /// Whether it goes on.
    pub status: Status,
    /// Whether nothing has been reported: it may be done at any moment.
    is_silent: bool,
    /// Whether the page began it to have an example to show; the puzzle that is open stays.
    pub is_example: bool,
    /// Preview of the puzzle under work.
    pub preview: Option<SharedPreview>,
    /// Progress of the work.
    pub progress: Progress,
    /// Engine time so far, in microseconds.
    pub micros: u64,
    /// Puzzles made, by seeds.
    pub made: Rc<Vec<(Recipe, Generated)>>,
}

/// Report of the workers; an empty one says that they are still at it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Update {
    /// Puzzles made, with their numbers, from 0.
    pub made: Vec<(u32, Generated)>,
    /// Preview of a puzzle under work, and its progress, if there is a new one.
    pub making: Option<(Preview, Progress)>,
    /// End of the work, if it ended.
    pub end: Option<End>,
    /// Engine time for this, in microseconds.
    pub micros: u64,
}

/// A preview that is shared; two are equal when they are the same one.
#[derive(Clone)]
pub struct SharedPreview(pub Rc<Preview>);

impl PartialEq for SharedPreview {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// Action on the generator.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Change the form.
    Change(Form),
    /// Begin the work, with a fresh seed in case the form has none.
    Begin(u64),
    /// Give up the work; what was made stays.
    Stop,
    /// Report on the work with this number.
    Update(u32, Update),
    /// Look at one of the puzzles made, by its number from 0.
    Offer(usize),
    /// Open the puzzle that is looked at, if there is one, on another page.
    Take(Mode),
    /// Show the puzzles made as a list.
    List,
    /// Put the recipe of the puzzle shown into the form.
    Again,
}

impl MakeState {
    /// The form has what is usual for a kind.
    pub fn new(kind: Kind) -> Self {
        Self {
            form: Form::new(kind),
            is_edited: false,
            generation: None,
            before: None,
            latest: None,
            offered: None,
        }
    }

    /// Whether the reader has changed the form.
    pub(super) fn is_edited(&self) -> bool {
        self.is_edited
    }

    /// Whether a puzzle is being made.
    pub fn is_running(&self) -> bool {
        let generation = self.generation.as_ref();
        generation.is_some_and(|generation| generation.status == Status::Running)
    }

    /// Generation to be shown. While one has just begun, the one before stays: most
    /// puzzles are made at once, and the page would flicker otherwise.
    pub fn shown(&self) -> Option<&Generation> {
        let generation = self.generation.as_ref();
        match generation.is_some_and(Generation::is_silent) {
            true => self.before.as_ref(),
            false => generation,
        }
    }

    /// Begins the work on an example.
    pub(super) fn begin_example(&mut self, recipe: Recipe) {
        self.begin_apart(recipe);
        if let Some(generation) = &mut self.generation {
            generation.is_example = true;
        }
    }

    /// Begins the work on a recipe that is not that of the form, and returns its
    /// number.
    pub fn begin_apart(&mut self, recipe: Recipe) -> u32 {
        let is_edited = self.is_edited;
        self.begin(recipe, 1);
        self.is_edited = is_edited;
        let generation = self.generation.as_ref();
        generation.map_or(0, |generation| generation.number)
    }

    /// Begins the work on a specification.
    fn begin(&mut self, recipe: Recipe, count: u32) {
        let number = self
            .generation
            .as_ref()
            .map_or(0, |generation| generation.number);
        self.before = self.shown().cloned();
        self.generation = Some(Generation::new(number.wrapping_add(1), recipe, count));
        self.is_edited = true;
    }
}

impl Generation {
    fn new(number: u32, recipe: Recipe, count: u32) -> Self {
        Self {
            number,
            recipe,
            count,
            status: Status::Running,
            is_silent: true,
            is_example: false,
            preview: None,
            progress: Progress::default(),
            micros: 0,
            made: Rc::default(),
        }
    }

    fn is_silent(&self) -> bool {
        self.is_silent && self.status == Status::Running
    }

    /// Takes a report of the workers.
    fn receive(&mut self, update: Update) {
        self.is_silent = false;
        self.micros += update.micros;
        if let Some((making, progress)) = update.making {
            self.preview = Some(SharedPreview(Rc::new(making)));
            self.progress = progress;
        }
        if !update.made.is_empty() {
            let first = self.recipe.seed;
            let all = Rc::make_mut(&mut self.made);
            let made = update.made.into_iter();
            all.extend(made.map(|(at, made)| (self.recipe.later(at.into()), made)));
            all.sort_short_by_key(|(recipe, _)| recipe.seed.wrapping_sub(first));
        }
        if let Some(end) = update.end {
            self.status = Status::Done(end);
        }
    }

    /// The puzzles made, a record a line.
    fn records(&self, speaker: &Speaker) -> String {
        let record = |(recipe, made): &(Recipe, Generated)| {
            let (shape, kind) = (recipe.spec.shape, recipe.kind);
            let name = Explanation::new("make-name")
                .with(
                    "kind",
                    Arg::Text(speaker.word(&format!("page-kind-{kind}"))),
                )
                .with("rows", Arg::Number(shape.rows.into()))
                .with("cols", Arg::Number(shape.cols.into()))
                .with("seed", Arg::Text(recipe.seed.to_string()));
            let (name, made_by) = (speaker.words(&name), recipe.to_string());
            serde_json::json!({ "id": name, "puzzle": made.code.text, "made": made_by }).to_string()
        };
        let records: Vec<String> = self.made.iter().map(record).collect();
        records.join("\n")
    }
}

impl Page {
    /// Reduces an action on the generator.
    pub fn make(&mut self, action: Action) {
        let make = &mut self.make;
        match action {
            Action::Change(form) => {
                make.form = form;
                make.is_edited = true;
            }
            Action::Begin(fresh) => {
                if let (Ok(recipe), Ok(count)) = (make.form.recipe(fresh), make.form.count()) {
                    make.begin(recipe, count);
                }
            }
            Action::Stop => {
                if let Some(generation) = &mut make.generation
                    && generation.status == Status::Running
                {
                    generation.status = Status::Stopped;
                    if generation.count > 1 {
                        self.offer(0);
                    }
                }
            }
            Action::Update(number, update) => {
                if let Some(generation) = &mut make.generation
                    && generation.number == number
                    && generation.status == Status::Running
                {
                    make.before = None;
                    make.offered.take_if(|offered| offered.number != number);
                    generation.receive(update);
                    if matches!(generation.status, Status::Done(_)) {
                        self.finish();
                    }
                }
            }
            Action::Offer(at) => self.offer(at),
            Action::Take(mode) => self.take_offered(mode),
            Action::List => {
                if let Some(text) = make.shown().map(|shown| shown.records(&self.voice.speaker)) {
                    self.open_made(text);
                }
            }
            Action::Again => {
                if let Some((_, recipe)) = &make.latest {
                    make.form = Form::of(recipe);
                    make.is_edited = true;
                    self.enter(Mode::Make);
                }
            }
        }
    }

    /// A single puzzle is opened. One of several is offered, and so is an example.
    fn finish(&mut self) {
        let Some(generation) = &self.make.generation else {
            return;
        };
        let first = generation.made.first();
        let first = first.map(|(recipe, made)| (made.code.clone(), recipe.clone()));
        if self.play_made(generation.number, first) {
            return;
        }
        let Some(generation) = &self.make.generation else {
            return;
        };
        let is_opened = generation.count == 1 && !generation.is_example;
        self.offer(0);
        if is_opened {
            self.open_offered();
        }
    }

    fn open_made(&mut self, text: String) {
        if let Some(entries) = clew::many::entries(&text) {
            self.open_list(text, entries);
        }
    }

    /// Recipe of the puzzle on the board, if that is known.
    pub fn recipe(&self) -> Option<&Recipe> {
        let latest = self.make.latest.as_ref();
        latest
            .filter(|(code, _)| *code == self.puzzle.code)
            .map(|(_, recipe)| recipe)
    }
}
