//! Lists, tables and their workers, on small boards made here.

mod list_scheduler;
mod record;
mod saved;
mod split;
mod view;

use std::collections::VecDeque;

use crate::kind::{self, End, Job, JobId, Reply, Request};
use clew_core::solve::Fuel;

use super::{ListScheduler, Table, entries};

/// Puzzles with one solution, 5×5, 3×3 and 2×2; one is a link and one uses the comma form.
const UNIQUE: [&str; 3] = [
    ".3223,.....,3.2..,..0..,3..3.",
    "2.3,2.2,2.3",
    "https://puzz.link/p?slither/2/2/2222",
];
const SEVERAL: &str = ".3223,.....,3.2..,..0..,2..3.";
const NONE: &str = "33,33";
const BAD: &str = "22!,...,222";

/// The table of a list, completely read.
fn table(text: &str) -> Table {
    let mut table = Table::new(text.to_owned(), entries(text).expect("a list"));
    while table.read_next() {}
    table
}

/// A worker without a browser: requests wait in a queue, each gets a slice.
#[derive(Default)]
struct Desk {
    requests: VecDeque<Request>,
    jobs: Vec<(JobId, Box<dyn Job>)>,
}

impl Desk {
    /// Answers the first request in the queue, if it requires an answer.
    fn answer(&mut self, fuel: u32, micros: u32) -> Option<Reply> {
        let id = match self.requests.pop_front()? {
            Request::Begin(id, task) => {
                self.jobs.push((id, kind::job(task).expect("a puzzle")));
                id
            }
            Request::More(id) => id,
            Request::Drop(id) => {
                self.jobs.retain(|job| job.0 != id);
                return None;
            }
        };
        let at = self.jobs.iter().position(|job| job.0 == id)?;
        let slice = self.jobs[at].1.run(&mut Fuel::new(fuel));
        let progress = self.jobs[at].1.progress();
        if slice.end.is_some() {
            self.jobs.remove(at);
        }
        Some(Reply {
            job: id,
            events: slice.events,
            answer: slice.answer,
            progress,
            end: slice.end,
            micros,
        })
    }
}

/// A scheduler with its workers.
struct TestPool {
    scheduler: ListScheduler,
    desks: Vec<Desk>,
    fuel: u32,
    micros: u32,
}

impl TestPool {
    fn new(workers: usize, fuel: u32, micros: u32) -> Self {
        Self {
            scheduler: ListScheduler::new(workers, 0),
            desks: (0..workers).map(|_| Desk::default()).collect(),
            fuel,
            micros,
        }
    }

    fn send(&mut self, orders: Vec<(usize, Request)>) {
        for (worker, request) in orders {
            self.desks[worker].requests.push_back(request);
        }
    }

    /// Lets every worker answer one request; `false` if none had one.
    fn round(&mut self, table: &mut Table) -> bool {
        let mut worked = false;
        for worker in 0..self.desks.len() {
            worked |= !self.desks[worker].requests.is_empty();
            if let Some(reply) = self.desks[worker].answer(self.fuel, self.micros) {
                let orders = self.scheduler.receive(worker, reply, table);
                self.send(orders);
            }
        }
        worked
    }

    fn run(&mut self, table: &mut Table) {
        let orders = self.scheduler.fill(table);
        self.send(orders);
        while self.round(table) {}
    }
}
