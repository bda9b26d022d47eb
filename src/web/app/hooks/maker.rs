//! The workers that make puzzles: one, or for a batch as many as the machine has
//! cores, each kept busy by the [`Batch`]. Now and then the first of them shows
//! its board as it is, and then the page is told.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::worker::WorkerBridge;
use yew::prelude::*;

use crate::kind::{Answer, Recipe, Reply};
use crate::many::{Batch, Order};

use super::super::state::{Action, Crafting, Mode, News, State, Status};
use super::staff::{hired, workers};
use crate::web::worker::Engine;

/// The page is told of news at most so often, in milliseconds.
const PATIENCE: f64 = 50.0;

/// What is known of the conversation.
#[derive(Default)]
struct Talk {
    bridges: Vec<WorkerBridge<Engine>>,
    /// What is made, and the number of the wish.
    batch: Option<(Batch, u32)>,
    /// The number of the last job.
    last: u32,
    /// What the page has not been told.
    news: News,
    /// When it was last told, in milliseconds.
    told: f64,
}

type Shared = Rc<RefCell<Talk>>;

/// Keeps workers at the wish; the first is started when somebody comes to make
/// one.
#[hook]
pub(in super::super) fn use_maker(state: &UseReducerHandle<State>) {
    let talk = use_mut_ref(Talk::default);
    let dispatch = Callback::from(state.dispatcher());
    let bench = state.workshop.bench.as_ref();
    let wanted = bench
        .filter(|bench| bench.status == Status::Running)
        .map(|bench| (bench.number, bench.recipe.clone(), bench.count));
    let is_near = state.mode == Mode::Make;
    {
        let (talk, dispatch) = (Rc::clone(&talk), dispatch.clone());
        use_effect_with(is_near, move |&is_near| {
            if is_near {
                hire(&talk, 1, &dispatch);
            }
        });
    }
    use_effect_with(wanted, move |wanted| {
        stop(&talk);
        match wanted {
            Some((number, recipe, count)) => begin(&talk, *number, recipe, *count, &dispatch),
            // The first one is kept for the next wish.
            None => talk.borrow_mut().bridges.truncate(1),
        }
    });
}

/// Gives up what is under way.
fn stop(talk: &Shared) {
    let mut talk = talk.borrow_mut();
    if let Some((mut batch, _)) = talk.batch.take() {
        talk.last = batch.last();
        talk.send(batch.stop());
    }
}

fn begin(talk: &Shared, number: u32, recipe: &Recipe, count: u32, dispatch: &Callback<Action>) {
    let workers = workers().min(usize::try_from(count).unwrap_or(usize::MAX));
    hire(talk, workers, dispatch);
    let mut talk = talk.borrow_mut();
    let mut batch = Batch::new(recipe.clone(), count, workers, talk.last);
    let orders = (0..workers).filter_map(|worker| batch.give(worker));
    talk.send(orders.collect());
    talk.batch = Some((batch, number));
    talk.news = News::default();
}

/// Starts workers until there are so many.
fn hire(talk: &Shared, workers: usize, dispatch: &Callback<Action>) {
    let there = talk.borrow().bridges.len();
    for worker in there..workers {
        let (listener, dispatch) = (Rc::downgrade(talk), dispatch.clone());
        let bridge = hired(move |reply| {
            let Some(talk) = listener.upgrade() else {
                return;
            };
            let told = talk.borrow_mut().hear(worker, reply);
            if let Some(told) = told {
                dispatch.emit(Action::Craft(told));
            }
        });
        talk.borrow_mut().bridges.push(bridge);
    }
}

impl Talk {
    fn send(&self, orders: Vec<Order>) {
        for (worker, request) in orders {
            if let Some(bridge) = self.bridges.get(worker) {
                bridge.send(request);
            }
        }
    }

    /// What the page is to be told after a reply, if anything.
    fn hear(&mut self, worker: usize, mut reply: Reply) -> Option<Crafting> {
        let (batch, number) = self.batch.as_mut()?;
        let number = *number;
        let is_first = batch.first() == Some(worker);
        let seen = reply
            .answer
            .take_if(|answer| matches!(answer, Answer::Making(_)));
        let (progress, micros) = (reply.progress, reply.micros);
        // What was given up has no more to say.
        let heard = batch.hear(worker, reply)?;
        self.send(heard.orders);
        let news = &mut self.news;
        news.micros += u64::from(micros);
        news.made.extend(heard.made);
        news.end = heard.end;
        if is_first && let Some(Answer::Making(making)) = seen {
            news.making = Some((making, progress));
        }
        let is_news = news.making.is_some() || !news.made.is_empty();
        let now = js_sys::Date::now();
        if news.end.is_none() && !(is_news && now - self.told >= PATIENCE) {
            return None;
        }
        self.told = now;
        Some(Crafting::Told(number, std::mem::take(news)))
    }
}
