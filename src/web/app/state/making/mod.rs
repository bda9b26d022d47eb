//! Puzzles being made: the wish, the work on it, and what came of it.

mod form;

use std::rc::Rc;

use crate::job::Progress;
use crate::kind::{self, Code, End, Generated, Kind, Preview, Reading, Recipe};

use super::{Mode, State, Status, first_reading};

pub(in super::super) use form::Form;

/// What the making of puzzles shows.
#[derive(Clone, PartialEq)]
pub(in super::super) struct Workshop {
    /// The wish.
    pub(in super::super) form: Form,
    /// Whether somebody has made the wish; until then it follows the puzzle
    /// that is open.
    is_wished: bool,
    /// The work on it.
    pub(in super::super) bench: Option<Bench>,
    /// The work before it, as long as nothing is told of this one.
    before: Option<Bench>,
    /// The puzzle made last, or named by the address, and from what.
    pub(in super::super) latest: Option<(Code, Recipe)>,
}

/// The work on a wish.
#[derive(Clone, PartialEq)]
pub(in super::super) struct Bench {
    /// Its number.
    pub(in super::super) number: u32,
    /// What the first puzzle is made from; each has the next seed.
    pub(in super::super) recipe: Recipe,
    /// How many there are to be.
    pub(in super::super) count: u32,
    /// Whether it goes on.
    pub(in super::super) status: Status,
    /// Whether nothing has been told of it: it may be done at any moment.
    is_silent: bool,
    /// The puzzle under work as it was last seen.
    pub(in super::super) seen: Option<Seen>,
    /// How far it is.
    pub(in super::super) progress: Progress,
    /// Engine time so far, in microseconds.
    pub(in super::super) micros: u64,
    /// What was made, by seeds.
    pub(in super::super) made: Rc<Vec<(Recipe, Generated)>>,
}

/// What workers tell of a wish; nothing new says that they are still at it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in super::super) struct News {
    /// What was made, and which of the wish's puzzles it is, from 0.
    pub(in super::super) made: Vec<(u32, Generated)>,
    /// A puzzle under work as it is, and how far, if that is to be seen.
    pub(in super::super) making: Option<(Preview, Progress)>,
    /// How the work ended, if it did.
    pub(in super::super) end: Option<End>,
    /// Engine time it took, in microseconds.
    pub(in super::super) micros: u64,
}

/// A puzzle as it was last seen; two are equal when they are the same one.
#[derive(Clone)]
pub(in super::super) struct Seen(pub(in super::super) Rc<Preview>);

impl PartialEq for Seen {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// What can happen while puzzles are made.
#[derive(Clone, Debug, PartialEq)]
pub(in super::super) enum Crafting {
    /// The wish changes.
    Wish(Form),
    /// The work begins, with a fresh seed at hand in case none is wished.
    Begin(u64),
    /// The work is given up; what was made stays.
    Stop,
    /// Workers told something of the work with this number.
    Told(u32, News),
    /// What was made is shown as a list.
    List,
    /// The recipe of the puzzle shown is put into the form.
    Again,
}

impl Workshop {
    /// Nothing wished for yet: the form has what is usual for a kind.
    pub(super) fn new(kind: Kind) -> Self {
        Self {
            form: Form::new(kind),
            is_wished: false,
            bench: None,
            before: None,
            latest: None,
        }
    }

    /// The work to be shown. That which has just begun is not, but what was shown
    /// before: most puzzles are made at once, and what flickers helps nobody.
    pub(in super::super) fn shown(&self) -> Option<&Bench> {
        let bench = self.bench.as_ref();
        match bench.is_some_and(Bench::is_silent) {
            true => self.before.as_ref(),
            false => bench,
        }
    }

    /// Begins the work on a wish.
    fn begin(&mut self, recipe: Recipe, count: u32) {
        let number = self.bench.as_ref().map_or(0, |bench| bench.number);
        self.before = self.shown().cloned();
        self.bench = Some(Bench::new(number.wrapping_add(1), recipe, count));
        self.is_wished = true;
    }
}

impl Bench {
    fn new(number: u32, recipe: Recipe, count: u32) -> Self {
        Self {
            number,
            recipe,
            count,
            status: Status::Running,
            is_silent: true,
            seen: None,
            progress: Progress::default(),
            micros: 0,
            made: Rc::default(),
        }
    }

    fn is_silent(&self) -> bool {
        self.is_silent && self.status == Status::Running
    }

    fn heard(&mut self, news: News) {
        self.is_silent = false;
        self.micros += news.micros;
        if let Some((making, progress)) = news.making {
            self.seen = Some(Seen(Rc::new(making)));
            self.progress = progress;
        }
        if !news.made.is_empty() {
            let first = self.recipe.seed;
            let all = Rc::make_mut(&mut self.made);
            let made = news.made.into_iter();
            all.extend(made.map(|(at, made)| (self.recipe.later(at.into()), made)));
            all.sort_by_key(|(recipe, _)| recipe.seed.wrapping_sub(first));
        }
        if let Some(end) = news.end {
            self.status = Status::Done(end);
        }
    }

    /// The puzzles made, a record a line.
    fn list(&self) -> String {
        let record = |(recipe, made): &(Recipe, Generated)| {
            serde_json::json!({ "id": recipe.to_string(), "puzzle": made.code.text }).to_string()
        };
        let records: Vec<String> = self.made.iter().map(record).collect();
        records.join("\n")
    }
}

impl State {
    /// Something about puzzles being made.
    pub(super) fn craft(&mut self, crafting: Crafting) {
        let shop = &mut self.workshop;
        match crafting {
            Crafting::Wish(form) => {
                shop.form = form;
                shop.is_wished = true;
            }
            Crafting::Begin(fresh) => {
                if let (Ok(recipe), Ok(count)) = (shop.form.recipe(fresh), shop.form.count()) {
                    shop.begin(recipe, count);
                }
            }
            Crafting::Stop => {
                if let Some(bench) = &mut shop.bench
                    && bench.status == Status::Running
                {
                    bench.status = Status::Stopped;
                }
            }
            Crafting::Told(number, news) => {
                if let Some(bench) = &mut shop.bench
                    && bench.number == number
                    && bench.status == Status::Running
                {
                    shop.before = None;
                    bench.heard(news);
                    if matches!(bench.status, Status::Done(_)) {
                        self.finish_craft();
                    }
                }
            }
            Crafting::List => {
                if let Some(text) = shop.shown().map(Bench::list) {
                    self.open_crafted(text);
                }
            }
            Crafting::Again => {
                if let Some((_, recipe)) = &shop.latest {
                    shop.form = Form::of(recipe);
                    shop.is_wished = true;
                    self.enter(Mode::Make);
                }
            }
        }
    }

    /// Until a wish was made, the form has what the puzzle that is open was made
    /// from, for another one like it, or else what is usual for its kind.
    pub(super) fn suggest(&mut self) {
        if !self.workshop.is_wished {
            let kind = self.shown.code.kind;
            let wish = self.recipe().map(|recipe| recipe.spec.clone());
            let wish = wish.unwrap_or_else(|| kind::default_spec(kind));
            self.workshop.form = Form::with(kind, wish, String::new());
        }
    }

    /// A single puzzle is ready to be watched and shared, several are a list.
    fn finish_craft(&mut self) {
        let Some(bench) = &self.workshop.bench else {
            return;
        };
        if let (1, [(recipe, made)]) = (bench.count, &bench.made[..]) {
            let latest = (made.code.clone(), recipe.clone());
            let reading = Reading {
                format: "format-made",
                ..match first_reading(&made.code.text) {
                    Some(reading) => reading,
                    None => return,
                }
            };
            self.show(reading, self.method, 0, false);
            self.workshop.latest = Some(latest);
        } else if bench.made.len() > 1 {
            let text = bench.list();
            self.open_crafted(text);
        }
    }

    fn open_crafted(&mut self, text: String) {
        if let Some(entries) = crate::many::entries(&text) {
            self.open_list(text, entries);
        }
    }

    /// What the puzzle on the board was made from, if that is known.
    pub(in super::super) fn recipe(&self) -> Option<&Recipe> {
        let latest = self.workshop.latest.as_ref();
        latest
            .filter(|(code, _)| *code == self.shown.code)
            .map(|(_, recipe)| recipe)
    }
}
