//! Workers of the generator: one, or for a batch one per core of the machine, each kept busy by the [`BatchScheduler`]. Previews come
//! from the first of them that is busy.

use std::rc::Rc;

use clew::kind::{self, Answer, Kind, Reply};
use clew::many::{BatchScheduler, Order};

use super::{Generation, MakeState, Update};
use crate::effect::{Alarm, Effect};
use crate::frame::Frame;
use crate::view::Mode;
use crate::worker::Worker;

/// Time after which a job is reported as running, in milliseconds. A puzzle made sooner appears at once, without waiting for the page
/// to draw.
const QUIET: u32 = 100;
/// Minimum time between later reports, in milliseconds.
const INTERVAL: u64 = 50;
/// Number of puzzles that warm a worker up: by then the browser has compiled the code and optimised its hot parts, before the reader
/// waits for a puzzle.
const WARM_UP: u32 = 16;

/// The work of the generator.
#[derive(Clone, Debug, Default)]
pub(super) struct Pool {
    /// Puzzles being made, and the number of their job; without a number, they warm the worker up and are not reported.
    batch: Option<(BatchScheduler, Option<u32>)>,
    /// Number of workers that are there.
    workers: usize,
    /// Kinds that the first worker is warmed up for.
    warm: Vec<Kind>,
    /// Number of the last request.
    last: u32,
    /// What is not reported yet.
    update: Update,
    /// Time of the last report, in milliseconds since 1970; `None` for a job that has just started.
    reported: Option<u64>,
}

impl Pool {
    /// Number of the job in progress.
    fn present(&self) -> Option<u32> {
        self.batch.as_ref().and_then(|&(_, number)| number)
    }

    /// Stops the work in progress.
    fn stop(&mut self) -> Vec<Order> {
        let Some((mut batch, _)) = self.batch.take() else {
            return Vec::new();
        };
        self.last = batch.last();
        batch.stop()
    }

    /// Begins a job; all earlier work was stopped.
    fn begin(&mut self, job: &Generation, workers: usize) -> Vec<Order> {
        let mut batch = BatchScheduler::new(job.recipe.clone(), job.count, workers, self.last);
        let orders = (0..workers)
            .filter_map(|worker| batch.give(worker))
            .collect();
        self.workers = self.workers.max(workers);
        self.batch = Some((batch, Some(job.number)));
        self.update = Update::default();
        self.reported = None;
        orders
    }

    /// Warms the first worker up with usual puzzles of a kind, unless it was, in place of those of another kind.
    fn warm_up(&mut self, kind: Kind) -> Vec<Order> {
        if self.warm.contains(&kind) {
            return Vec::new();
        }
        self.warm.push(kind);
        let mut orders = self.stop();
        let recipe = kind::recipe(kind, kind::default_spec(kind), 0);
        let mut batch = BatchScheduler::new(recipe, WARM_UP, 1, self.last);
        orders.extend(batch.give(0));
        self.workers = self.workers.max(1);
        self.batch = Some((batch, None));
        orders
    }

    /// Handles a reply; returns the next requests, and whether a report is due.
    fn receive(&mut self, worker: usize, mut reply: Reply, now: u64) -> (Vec<Order>, bool) {
        let Some((batch, number)) = &mut self.batch else {
            return (Vec::new(), false);
        };
        let is_first = batch.first() == Some(worker);
        let preview = match reply
            .answer
            .take_if(|answer| matches!(answer, Answer::Preview(_)))
        {
            Some(Answer::Preview(preview)) => Some((preview, reply.progress)),
            _ => None,
        };
        let micros = reply.micros;
        // Replies to stopped jobs are ignored.
        let Some(received) = batch.receive(worker, reply) else {
            return (Vec::new(), false);
        };
        if number.is_none() {
            return (received.orders, false);
        }
        let update = &mut self.update;
        update.micros += u64::from(micros);
        update.made.extend(received.made);
        update.end = received.end;
        update.making = preview.filter(|_| is_first).or(update.making.take());
        let is_new = update.making.is_some() || !update.made.is_empty();
        let is_time = self
            .reported
            .is_some_and(|reported| now.abs_diff(reported) >= INTERVAL);
        (received.orders, update.end.is_some() || is_new && is_time)
    }
}

impl MakeState {
    /// Brings the workers in line with the job; the first one is warmed up when the reader comes to make puzzles.
    pub(crate) fn attend(&mut self, frame: &mut Frame) {
        let job = self.generation.as_ref().filter(|_| self.is_running());
        let is_idle = job.is_none();
        let pool = Rc::make_mut(&mut self.pool.0);
        let mut orders = Vec::new();
        if pool.present() != job.map(|job| job.number) {
            orders = pool.stop();
            match job {
                Some(job) => {
                    let count = usize::try_from(job.count).unwrap_or(usize::MAX);
                    orders.extend(pool.begin(job, frame.cores.min(count)));
                    frame.after(QUIET, Alarm::Report(job.number));
                }
                // The first worker stays for the next job.
                None => {
                    for worker in 1..std::mem::replace(&mut pool.workers, 1) {
                        frame.effect(Effect::Dismiss(Worker::Maker(worker)));
                    }
                }
            }
        }
        if frame.mode == Mode::Make && is_idle {
            orders.extend(pool.warm_up(self.form.kind));
        }
        send(frame, orders);
    }

    /// Handles a worker's reply.
    pub(super) fn receive(&mut self, frame: &mut Frame, worker: usize, reply: Reply) {
        let pool = Rc::make_mut(&mut self.pool.0);
        let (orders, is_due) = pool.receive(worker, reply, frame.now.0);
        send(frame, orders);
        if let Some(number) = pool.present().filter(|_| is_due) {
            self.report(frame, number);
        }
    }

    /// Shows what the workers have made, if the job with a number is still theirs; without news, that they are still working.
    pub(crate) fn report(&mut self, frame: &mut Frame, number: u32) {
        let pool = Rc::make_mut(&mut self.pool.0);
        if pool.present() == Some(number) {
            pool.reported = Some(frame.now.0);
            let update = std::mem::take(&mut pool.update);
            self.take_up(frame, number, update);
        }
    }
}

/// Sends requests to the workers.
fn send(frame: &mut Frame, orders: Vec<Order>) {
    for (worker, request) in orders {
        frame.effect(Effect::Send(Worker::Maker(worker), request));
    }
}
