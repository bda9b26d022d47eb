//! State of the generator: the specification, the jobs and the puzzles made.

use std::rc::Rc;

use clew::kind::{self, Code, End, Generated, Kind, Preview, Recipe, Reply};
use clew_core::grid::SortShort as _;
use clew_core::job::Progress;
use clew_core::model::{Arg, Explanation};
use clew_say::Speaker;

use super::pool::Pool;
use super::{Form, Offered};
use crate::frame::{Frame, Next};
use crate::status::Status;
use crate::unshown::Unshown;
use crate::view::Mode;

/// State of the generator.
#[derive(Clone, PartialEq)]
pub struct MakeState {
    /// The specification as entered in the form.
    pub form: Form,
    /// Whether the reader has changed the form; until then it follows the open
    /// puzzle.
    is_edited: bool,
    /// The present job.
    pub generation: Option<Generation>,
    /// The previous job, while the present one has not reported anything.
    before: Option<Generation>,
    /// The puzzle made last, or named by the address, and its recipe.
    pub latest: Option<(Code, Recipe)>,
    /// Puzzle that was made and is previewed before the reader opens it.
    pub offered: Option<Offered>,
    /// The workers and what they make; shared, so that the first view need not copy it.
    pub(super) pool: Unshown<Rc<Pool>>,
}

/// Job for a specification.
#[derive(Clone, PartialEq)]
pub struct Generation {
    /// Its number.
    pub number: u32,
    /// Recipe of the first puzzle; each puzzle has the next seed.
    pub recipe: Recipe,
    /// Number of puzzles to make.
    pub count: u32,
    /// Whether it is still running.
    pub status: Status,
    /// Whether nothing has been reported yet: it may be done at any moment.
    is_silent: bool,
    /// What becomes of its puzzles.
    pub purpose: Purpose,
    /// Preview of the puzzle in progress.
    pub preview: Option<SharedPreview>,
    /// Progress of the job.
    pub progress: Progress,
    /// Engine time so far, in microseconds.
    pub micros: u64,
    /// Puzzles made, by seeds.
    pub made: Rc<Vec<(Recipe, Generated)>>,
}

/// What becomes of the puzzles of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The reader asked for them: a single one is opened, one of several is previewed.
    Reader,
    /// An example is previewed; the open puzzle stays.
    Example,
    /// It is played.
    Play,
}

/// Report from the workers; an empty one says that they are still working.
#[derive(Clone, Debug, Default)]
pub(super) struct Update {
    /// Puzzles made, with their numbers, from 0.
    pub(super) made: Vec<(u32, Generated)>,
    /// Preview of a puzzle in progress, and its progress, if there is a new one.
    pub(super) making: Option<(Preview, Progress)>,
    /// End of the job, if it ended.
    pub(super) end: Option<End>,
    /// Engine time for this, in microseconds.
    pub(super) micros: u64,
}

/// Shared preview; two are equal when they are the same allocation.
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
    /// Start the job, with this fresh seed if the form has none.
    Begin(u64),
    /// Make a puzzle whose solution uses a technique, by its message id, from this seed.
    Use(&'static str, u64),
    /// Stop the job; the puzzles already made stay.
    Stop,
    /// Reply from a worker, by its number.
    Replied(usize, Box<Reply>),
    /// Preview one of the puzzles made, by its number from 0.
    Offer(usize),
    /// Open the previewed puzzle, if there is one, on another page.
    Take(Mode),
    /// Show the puzzles made as a list.
    List,
    /// Put the recipe of the puzzle shown into the form.
    Again,
}

impl MakeState {
    /// A generator whose form has the usual specification of a kind.
    pub fn new(kind: Kind) -> Self {
        Self {
            form: Form::new(kind),
            is_edited: false,
            generation: None,
            before: None,
            latest: None,
            offered: None,
            pool: Unshown::default(),
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

    /// Generation to show. When a job has just started, the previous one stays: most
    /// puzzles are made at once, and the page would flicker otherwise.
    pub fn shown(&self) -> Option<&Generation> {
        let generation = self.generation.as_ref();
        match generation.is_some_and(Generation::is_silent) {
            true => self.before.as_ref(),
            false => generation,
        }
    }

    /// Starts a job for a recipe other than the form's, and returns its number.
    pub(crate) fn begin_apart(&mut self, recipe: Recipe, purpose: Purpose) -> u32 {
        self.begin(recipe, 1, purpose)
    }

    /// Starts a job for a specification, and returns its number.
    fn begin(&mut self, recipe: Recipe, count: u32, purpose: Purpose) -> u32 {
        let last = self.generation.as_ref();
        let number = last.map_or(1, |last| last.number.wrapping_add(1));
        self.before = self.shown().cloned();
        self.generation = Some(Generation::new(number, recipe, count, purpose));
        number
    }
}

impl Generation {
    fn new(number: u32, recipe: Recipe, count: u32, purpose: Purpose) -> Self {
        Self {
            number,
            recipe,
            count,
            status: Status::Running,
            is_silent: true,
            purpose,
            preview: None,
            progress: Progress::default(),
            micros: 0,
            made: Rc::default(),
        }
    }

    fn is_silent(&self) -> bool {
        self.is_silent && self.status == Status::Running
    }

    /// Takes a report from the workers.
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

    /// The puzzles made, one record per line.
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

impl MakeState {
    /// Applies an action.
    pub(crate) fn update(&mut self, frame: &mut Frame, action: Action) {
        match action {
            Action::Change(form) => {
                self.form = form;
                self.is_edited = true;
            }
            Action::Begin(fresh) => {
                if let (Ok(recipe), Ok(count)) = (self.form.recipe(fresh), self.form.count()) {
                    self.begin(recipe, count, Purpose::Reader);
                    self.is_edited = true;
                }
            }
            Action::Use(technique, fresh) => {
                let Some(entry) = kind::technique(technique) else {
                    return;
                };
                self.form = Form::new(entry.kind).using(Some(technique));
                if let Ok(recipe) = self.form.recipe(fresh) {
                    self.begin(recipe, 1, Purpose::Reader);
                    self.is_edited = true;
                }
                frame.then(Next::Enter(Mode::Make));
            }
            Action::Stop => {
                if let Some(generation) = &mut self.generation
                    && generation.status == Status::Running
                {
                    generation.status = Status::Stopped;
                    if generation.count > 1 {
                        self.offer(frame, 0);
                    }
                }
            }
            Action::Replied(worker, reply) => self.receive(frame, worker, *reply),
            Action::Offer(at) => self.offer(frame, at),
            Action::Take(mode) => {
                self.open_offered(frame);
                frame.then(Next::Enter(mode));
            }
            Action::List => {
                if let Some(shown) = self.shown() {
                    let records = shown.records(&frame.voice.speaker);
                    frame.then(Next::List(records));
                }
            }
            Action::Again => {
                if let Some((_, recipe)) = &self.latest {
                    self.form = Form::of(recipe);
                    self.is_edited = true;
                    frame.then(Next::Enter(Mode::Make));
                }
            }
        }
    }

    /// Takes a report on the job with a number.
    pub(super) fn take_up(&mut self, frame: &mut Frame, number: u32, update: Update) {
        if let Some(generation) = &mut self.generation
            && generation.number == number
            && generation.status == Status::Running
        {
            self.before = None;
            self.offered.take_if(|offered| offered.number != number);
            generation.receive(update);
            if matches!(generation.status, Status::Done(_)) {
                self.finish(frame);
            }
        }
    }

    /// Opens a single puzzle, or hands it over to be played. One of several puzzles is only offered, and so is an example.
    fn finish(&mut self, frame: &mut Frame) {
        let Some(generation) = &self.generation else {
            return;
        };
        let (purpose, count) = (generation.purpose, generation.count);
        if purpose == Purpose::Play {
            let first = generation.made.first();
            let first = first.map(|(recipe, made)| (made.code.clone(), recipe.clone()));
            frame.then(Next::Play(generation.number, first));
            return;
        }
        self.offer(frame, 0);
        if count == 1 && purpose == Purpose::Reader {
            self.open_offered(frame);
        }
    }

    /// Recipe of the puzzle on the board, if known.
    pub(crate) fn recipe(&self, frame: &Frame) -> Option<&Recipe> {
        let latest = self.latest.as_ref();
        latest
            .filter(|(code, _)| *code == frame.puzzle.code)
            .map(|(_, recipe)| recipe)
    }
}
