//! Workers of the generator: one, or for a batch one per core of the machine, each
//! kept busy by the [`BatchScheduler`]. From time to time the first worker sends a
//! preview of its board, which is reported to the page.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use clew::kind::{self, Answer, Kind, Recipe, Reply};
use clew::many::BatchScheduler;
use clew_page::make::{self, Update};

use crate::web::client::{WorkerPool, workers};
use crate::web::shown::PageHandle;
use clew_page::{Message, Mode, Status};

/// Time after which a job is reported as running, in milliseconds. A puzzle made
/// sooner appears at once, without waiting for the page to draw.
const QUIET: u32 = 100;
/// Minimum time between later reports, in milliseconds.
const INTERVAL: f64 = 50.0;
/// Number of puzzles that warm a worker up: by then the browser has compiled the
/// code and optimised its hot parts, before the reader waits for a puzzle.
const WARM_UP: u32 = 16;
/// Number of the warm-up job, which is not reported.
const UNREPORTED: u32 = 0;

/// Workers of the generator, and their jobs.
#[derive(Default)]
struct GeneratorWorkers {
    pool: WorkerPool,
    /// Puzzles being made, and the number of their job.
    batch: Option<(BatchScheduler, u32)>,
    /// Kinds that workers are warmed up for.
    warm: Vec<Kind>,
    /// Number of the last job.
    last: u32,
    /// Update not yet reported.
    update: Update,
    /// Time of the last report, in milliseconds; infinity for a job that has just
    /// started.
    reported: f64,
    /// Timer for the first report.
    reporting: Option<Timeout>,
}

type Shared = Rc<RefCell<GeneratorWorkers>>;

/// Keeps workers at the generator's jobs; the first worker is started and warmed up
/// when the reader enters the page of the generator.
#[hook]
pub(in super::super) fn use_generator_pool(state: &PageHandle) {
    let generator = use_mut_ref(GeneratorWorkers::default);
    let dispatch = Callback::from(state.dispatcher());
    let generation = state.make.generation.as_ref();
    let wanted = generation
        .filter(|generation| generation.status == Status::Running)
        .map(|generation| {
            (
                generation.number,
                generation.recipe.clone(),
                generation.count,
            )
        });
    // An example that is being made goes first.
    let is_idle = state.mode == Mode::Make && !state.make.is_running();
    let near = is_idle.then_some(state.make.form.kind);
    {
        let (generator, dispatch) = (Rc::clone(&generator), dispatch.clone());
        use_effect_with(wanted, move |wanted| {
            generator.borrow_mut().stop();
            match wanted {
                Some((number, recipe, count)) => {
                    begin(&generator, *number, recipe, *count, &dispatch);
                }
                // Keep the first worker for the next job.
                None => generator.borrow_mut().pool.shrink(1),
            }
        });
    }
    // This must follow the requested job: at first both effects run, and this one stops the job in progress.
    use_effect_with(near, move |&near| {
        if let Some(kind) = near {
            start(&generator, 1, &dispatch);
            generator.borrow_mut().warm_up(kind);
        }
    });
}

fn begin(
    generator: &Shared,
    number: u32,
    recipe: &Recipe,
    count: u32,
    dispatch: &Callback<Message>,
) {
    let workers = workers().min(usize::try_from(count).unwrap_or(usize::MAX));
    start(generator, workers, dispatch);
    let reporting = {
        let (generator, dispatch) = (Rc::downgrade(generator), dispatch.clone());
        Timeout::new(QUIET, move || {
            let Some(generator) = generator.upgrade() else {
                return;
            };
            let update = generator.borrow_mut().report();
            dispatch.emit(Message::Make(make::Action::Update(number, update)));
        })
    };
    let mut generator = generator.borrow_mut();
    let mut batch = BatchScheduler::new(recipe.clone(), count, workers, generator.last);
    let orders = (0..workers).filter_map(|worker| batch.give(worker));
    generator.pool.send(orders.collect());
    generator.batch = Some((batch, number));
    generator.update = Update::default();
    generator.reported = f64::INFINITY;
    generator.reporting = Some(reporting);
}

/// Starts workers until there are `workers` of them.
fn start(generator: &Shared, workers: usize, dispatch: &Callback<Message>) {
    let receive = {
        let (listener, dispatch) = (Rc::downgrade(generator), dispatch.clone());
        move |worker: usize, reply: Reply| {
            let Some(generator) = listener.upgrade() else {
                return;
            };
            let report = generator.borrow_mut().receive(worker, reply);
            if let Some(report) = report {
                dispatch.emit(Message::Make(report));
            }
        }
    };
    generator.borrow_mut().pool.grow(workers, receive);
}

impl GeneratorWorkers {
    /// Warms the first worker up with usual puzzles of a kind, unless it is
    /// busy.
    fn warm_up(&mut self, kind: Kind) {
        let mut batches = self.batch.iter();
        let is_busy =
            batches.any(|(batch, number)| *number != UNREPORTED && batch.first().is_some());
        if is_busy || self.warm.contains(&kind) {
            return;
        }
        self.warm.push(kind);
        self.stop();
        let recipe = kind::recipe(kind, kind::default_spec(kind), 0);
        let mut batch = BatchScheduler::new(recipe, WARM_UP, 1, self.last);
        self.pool.send(batch.give(0).into_iter().collect());
        self.batch = Some((batch, UNREPORTED));
    }

    /// Stops the present job.
    fn stop(&mut self) {
        self.reporting = None;
        if let Some((mut batch, _)) = self.batch.take() {
            self.last = batch.last();
            self.pool.send(batch.stop());
        }
    }

    /// Handles a reply. Returns the report to the page, if one is due.
    fn receive(&mut self, worker: usize, mut reply: Reply) -> Option<make::Action> {
        let (batch, number) = self.batch.as_mut()?;
        let number = *number;
        let is_first = batch.first() == Some(worker);
        let preview = reply
            .answer
            .take_if(|answer| matches!(answer, Answer::Preview(_)));
        let (progress, micros) = (reply.progress, reply.micros);
        // Ignore replies to stopped jobs.
        let received = batch.receive(worker, reply)?;
        self.pool.send(received.orders);
        if number == UNREPORTED {
            return None;
        }
        let update = &mut self.update;
        update.micros += u64::from(micros);
        update.made.extend(received.made);
        update.end = received.end;
        if is_first && let Some(Answer::Preview(making)) = preview {
            update.making = Some((making, progress));
        }
        let is_new = update.making.is_some() || !update.made.is_empty();
        let is_time = js_sys::Date::now() - self.reported >= INTERVAL;
        let is_due = update.end.is_some() || is_new && is_time;
        is_due.then(|| make::Action::Update(number, self.report()))
    }

    /// Update to report now.
    fn report(&mut self) -> Update {
        self.reported = js_sys::Date::now();
        std::mem::take(&mut self.update)
    }
}
