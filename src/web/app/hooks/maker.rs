//! The workers that make puzzles: one, or for a batch as many as the machine has
//! cores, each kept busy by the [`Batch`]. Now and then the first of them shows
//! its board as it is, and then the page is told.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::kind::{self, Answer, Kind, Recipe, Reply};
use crate::many::Batch;

use super::super::state::{Action, Crafting, Mode, News, State, Status};
use crate::web::client::{WorkerPool, workers};

/// Of work that takes so long, in milliseconds, the page is told that it goes on.
/// What is made sooner is there at once, and is not held up by the page drawing.
const QUIET: u32 = 100;
/// From then on the page is told of news at most so often, in milliseconds.
const PATIENCE: f64 = 50.0;
/// A worker practises with so many puzzles: then the browser has compiled what it
/// takes, and compiled again what takes the time, before somebody waits for it.
const PRACTICE: u32 = 16;
/// The number of no wish: of practice the page is told nothing.
const NOBODY: u32 = 0;

/// What is known of the conversation.
#[derive(Default)]
struct Talk {
    pool: WorkerPool,
    /// What is made, and the number of the wish.
    batch: Option<(Batch, u32)>,
    /// The kinds that were practised.
    practised: Vec<Kind>,
    /// The number of the last job.
    last: u32,
    /// What the page has not been told.
    news: News,
    /// When it was last told, in milliseconds; of what has just begun, never.
    told: f64,
    /// Tells it for the first time.
    telling: Option<Timeout>,
}

type Shared = Rc<RefCell<Talk>>;

/// Keeps workers at the wish; the first is started, and practises, when somebody
/// comes to make one.
#[hook]
pub(in super::super) fn use_maker(state: &UseReducerHandle<State>) {
    let talk = use_mut_ref(Talk::default);
    let dispatch = Callback::from(state.dispatcher());
    let bench = state.workshop.bench.as_ref();
    let wanted = bench
        .filter(|bench| bench.status == Status::Running)
        .map(|bench| (bench.number, bench.recipe.clone(), bench.count));
    let near = (state.mode == Mode::Make).then_some(state.workshop.form.kind);
    {
        let (talk, dispatch) = (Rc::clone(&talk), dispatch.clone());
        use_effect_with(near, move |&near| {
            if let Some(kind) = near {
                start(&talk, 1, &dispatch);
                talk.borrow_mut().practise(kind);
            }
        });
    }
    use_effect_with(wanted, move |wanted| {
        talk.borrow_mut().stop();
        match wanted {
            Some((number, recipe, count)) => begin(&talk, *number, recipe, *count, &dispatch),
            // The first one is kept for the next wish.
            None => talk.borrow_mut().pool.shrink(1),
        }
    });
}

fn begin(talk: &Shared, number: u32, recipe: &Recipe, count: u32, dispatch: &Callback<Action>) {
    let workers = workers().min(usize::try_from(count).unwrap_or(usize::MAX));
    start(talk, workers, dispatch);
    let telling = {
        let (talk, dispatch) = (Rc::downgrade(talk), dispatch.clone());
        Timeout::new(QUIET, move || {
            let Some(talk) = talk.upgrade() else {
                return;
            };
            let news = talk.borrow_mut().tell();
            dispatch.emit(Action::Craft(Crafting::Told(number, news)));
        })
    };
    let mut talk = talk.borrow_mut();
    let mut batch = Batch::new(recipe.clone(), count, workers, talk.last);
    let orders = (0..workers).filter_map(|worker| batch.give(worker));
    talk.pool.send(orders.collect());
    talk.batch = Some((batch, number));
    talk.news = News::default();
    talk.told = f64::INFINITY;
    talk.telling = Some(telling);
}

/// Starts workers until there are so many.
fn start(talk: &Shared, workers: usize, dispatch: &Callback<Action>) {
    let receive = {
        let (listener, dispatch) = (Rc::downgrade(talk), dispatch.clone());
        move |worker: usize, reply: Reply| {
            let Some(talk) = listener.upgrade() else {
                return;
            };
            let told = talk.borrow_mut().hear(worker, reply);
            if let Some(told) = told {
                dispatch.emit(Action::Craft(told));
            }
        }
    };
    talk.borrow_mut().pool.grow(workers, receive);
}

impl Talk {
    /// Lets the first worker practise on usual puzzles of a kind, unless a wish
    /// is being made.
    fn practise(&mut self, kind: Kind) {
        let mut batches = self.batch.iter();
        let is_busy = batches.any(|(batch, number)| *number != NOBODY && batch.first().is_some());
        if is_busy || self.practised.contains(&kind) {
            return;
        }
        self.practised.push(kind);
        self.stop();
        let (spec, seed) = (kind::default_spec(kind), 0);
        let mut batch = Batch::new(Recipe { kind, spec, seed }, PRACTICE, 1, self.last);
        self.pool.send(batch.give(0).into_iter().collect());
        self.batch = Some((batch, NOBODY));
    }

    /// Gives up what is under way.
    fn stop(&mut self) {
        self.telling = None;
        if let Some((mut batch, _)) = self.batch.take() {
            self.last = batch.last();
            self.pool.send(batch.stop());
        }
    }

    /// What the page is to be told after a reply, if anything.
    fn hear(&mut self, worker: usize, mut reply: Reply) -> Option<Crafting> {
        let (batch, number) = self.batch.as_mut()?;
        let number = *number;
        let is_first = batch.first() == Some(worker);
        let seen = reply
            .answer
            .take_if(|answer| matches!(answer, Answer::Preview(_)));
        let (progress, micros) = (reply.progress, reply.micros);
        // What was given up has no more to say.
        let heard = batch.hear(worker, reply)?;
        self.pool.send(heard.orders);
        if number == NOBODY {
            return None;
        }
        let news = &mut self.news;
        news.micros += u64::from(micros);
        news.made.extend(heard.made);
        news.end = heard.end;
        if is_first && let Some(Answer::Preview(making)) = seen {
            news.making = Some((making, progress));
        }
        let is_news = news.making.is_some() || !news.made.is_empty();
        let is_time = js_sys::Date::now() - self.told >= PATIENCE;
        let is_told = news.end.is_some() || is_news && is_time;
        is_told.then(|| Crafting::Told(number, self.tell()))
    }

    /// What the page has not been told, which it now is.
    fn tell(&mut self) -> News {
        self.told = js_sys::Date::now();
        std::mem::take(&mut self.news)
    }
}
