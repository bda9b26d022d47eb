//! Generation of puzzles with one specification by several workers.
//!
//! Each worker gets parts of the batch, with consecutive seeds: large enough to need few
//! messages, and small enough that all workers end at about the same time.
//!
//! The scheduler only returns the requests; the caller sends them.

use std::collections::BTreeMap;

use crate::kind::{Answer, End, Generated, JobId, Recipe, Reply, Request, Task};

use super::Order;

/// Number of parts of a batch per worker.
const PARTS: u32 = 8;
/// Maximum number of puzzles in one part.
const MOST: u32 = 16;

/// The workers of a batch, and the part that each one is generating.
#[derive(Clone, Debug)]
pub struct BatchScheduler {
    recipe: Recipe,
    count: u32,
    /// Number of puzzles in one part.
    size: u32,
    /// Index of the first puzzle that no worker has started.
    next: u32,
    /// Part that each busy worker is generating.
    workers: BTreeMap<usize, Share>,
    /// The number of the last job.
    last: u32,
}

#[derive(Clone, Copy, Debug)]
struct Share {
    id: JobId,
    /// Index in the batch of the next puzzle.
    next: u32,
    /// Index in the batch at which the part ends, exclusive.
    end: u32,
}

/// Result of receiving a reply.
#[derive(Debug, Default)]
pub struct Received {
    /// Requests to send next, each with its worker.
    pub orders: Vec<Order>,
    /// Generated puzzles, each with its index in the batch, from 0.
    pub made: Vec<(u32, Generated)>,
    /// End of the batch, if it ended.
    pub end: Option<End>,
}

impl BatchScheduler {
    /// Batch of `count` puzzles: the first from `recipe`, each following one with the next seed.
    /// Job numbers continue after `last`, so that replies about an earlier batch are
    /// recognised.
    pub fn new(recipe: Recipe, count: u32, workers: usize, last: u32) -> Self {
        let workers = u32::try_from(workers).unwrap_or(u32::MAX);
        let parts = workers.saturating_mul(PARTS).max(1);
        Self {
            recipe,
            count,
            size: (count / parts).clamp(1, MOST),
            next: 0,
            workers: BTreeMap::new(),
            last,
        }
    }

    /// The number of the last job.
    pub fn last(&self) -> u32 {
        self.last
    }

    /// Gives a worker the next part, unless it is busy or no part is left.
    pub fn give(&mut self, worker: usize) -> Option<Order> {
        if self.next >= self.count || self.workers.contains_key(&worker) {
            return None;
        }
        let next = self.next;
        let end = self.count.min(next.saturating_add(self.size));
        self.next = end;
        self.last = self.last.wrapping_add(1);
        let id = JobId(self.last);
        self.workers.insert(worker, Share { id, next, end });
        let recipe = self.recipe.later(next.into());
        let count = end - next;
        let task = Task::Generate {
            recipe,
            count,
            timed: true,
        };
        Some((worker, Request::Begin(id, task)))
    }

    /// The first busy worker.
    pub fn first(&self) -> Option<usize> {
        self.workers.keys().next().copied()
    }

    /// Handles a worker's reply; `None` if it is about a stopped job.
    pub fn receive(&mut self, worker: usize, reply: Reply) -> Option<Received> {
        let part = self.workers.get_mut(&worker)?;
        if part.id != reply.job {
            return None;
        }
        let mut received = Received::default();
        if let Some(Answer::Generated(made)) = reply.answer {
            for made in made {
                received.made.push((part.next, made));
                part.next += 1;
            }
        }
        let is_whole = part.next == part.end;
        let Some(end) = reply.end else {
            received.orders.push((worker, Request::More(reply.job)));
            return Some(received);
        };
        self.workers.remove(&worker);
        if is_whole {
            received.orders.extend(self.give(worker));
        } else {
            // If one seed fails in this way, another one will hardly succeed.
            received.orders = self.stop();
        }
        received.end = self.workers.is_empty().then_some(end);
        Some(received)
    }

    /// Stops all work in progress.
    pub fn stop(&mut self) -> Vec<Order> {
        self.next = self.count;
        let gone = std::mem::take(&mut self.workers).into_iter();
        gone.map(|(worker, part)| (worker, Request::Drop(part.id)))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kind::{Job, job};
    use clew_core::job::Progress;
    use clew_core::solve::Fuel;

    fn recipe() -> Recipe {
        crate::kind::read_recipe("aquarium.5x5.1-10.none.100.0.7").unwrap()
    }

    fn reply(job: JobId, answer: Option<Answer>, end: Option<End>) -> Reply {
        Reply {
            job,
            events: None,
            answer,
            progress: Progress::default(),
            end,
            micros: 0,
        }
    }

    /// Workers with jobs in progress.
    #[derive(Default)]
    struct Team(BTreeMap<usize, (JobId, Box<dyn Job>)>);

    impl Team {
        fn do_as(&mut self, (worker, request): Order) {
            match request {
                Request::Begin(id, task) => {
                    let old = self.0.insert(worker, (id, job(task).unwrap()));
                    assert!(old.is_none(), "one job at a time");
                }
                Request::More(id) => assert_eq!(self.0[&worker].0, id),
                Request::Drop(id) => assert_eq!(self.0.remove(&worker).unwrap().0, id),
            }
        }

        /// A slice of a worker's job; workers with higher numbers are faster.
        fn slice(&mut self, worker: usize) -> Option<Reply> {
            let fuel = 40 * (u32::try_from(worker).unwrap() + 1);
            let (id, job) = self.0.get_mut(&worker)?;
            let id = *id;
            let slice = job.run(&mut Fuel::new(fuel));
            if slice.end.is_some() {
                self.0.remove(&worker);
            }
            Some(reply(id, slice.answer, slice.end))
        }
    }

    #[test]
    fn every_puzzle_is_made_once_by_any_worker() {
        for (workers, count) in [(1, 3), (3, 1), (3, 70)] {
            let mut batch = BatchScheduler::new(recipe(), count, workers, 5);
            let mut team = Team::default();
            let first: Vec<Order> = (0..workers).filter_map(|at| batch.give(at)).collect();
            assert_eq!(first.len(), workers.min(count as usize));
            first.into_iter().for_each(|order| team.do_as(order));
            let (mut made, mut end) = (BTreeMap::new(), None);
            while end.is_none() {
                for worker in 0..workers {
                    let Some(reply) = team.slice(worker) else {
                        continue;
                    };
                    let received = batch.receive(worker, reply).unwrap();
                    received
                        .orders
                        .into_iter()
                        .for_each(|order| team.do_as(order));
                    for (at, puzzle) in received.made {
                        assert!(made.insert(at, puzzle.code.text).is_none(), "{at}");
                    }
                    end = end.or(received.end);
                }
            }
            assert_eq!(end, Some(End::Generated));
            let task = Task::Generate {
                recipe: recipe(),
                count,
                timed: true,
            };
            let whole = job(task).unwrap().run(&mut Fuel::unlimited());
            let Some(Answer::Generated(whole)) = whole.answer else {
                panic!("nothing was made");
            };
            let whole: Vec<String> = whole.into_iter().map(|made| made.code.text).collect();
            assert_eq!(made.into_values().collect::<Vec<_>>(), whole);
        }
    }

    #[test]
    fn a_puzzle_that_cannot_be_made_ends_the_batch() {
        let mut batch = BatchScheduler::new(recipe(), 9, 2, 0);
        assert!(batch.give(0).is_some() && batch.give(1).is_some());
        assert!(batch.give(1).is_none(), "it is at work");
        let failed = reply(JobId(1), None, Some(End::NotGenerated));
        let received = batch.receive(0, failed).unwrap();
        assert_eq!(received.orders, [(1, Request::Drop(JobId(2)))]);
        assert_eq!(received.end, Some(End::NotGenerated));
        assert!(batch.receive(1, reply(JobId(2), None, None)).is_none());
        assert!(batch.give(0).is_none());
    }

    #[test]
    fn a_failed_worker_is_told() {
        let mut batch = BatchScheduler::new(recipe(), 9, 2, 0);
        assert!(batch.give(0).is_some() && batch.give(1).is_some());
        let failed = reply(JobId(2), None, Some(End::Failed));
        let received = batch.receive(1, failed).unwrap();
        assert_eq!(received.orders, [(0, Request::Drop(JobId(1)))]);
        assert_eq!(received.end, Some(End::Failed));
    }

    #[test]
    fn stopped_work_is_dropped() {
        let mut batch = BatchScheduler::new(recipe(), 1_000, 2, u32::MAX);
        let (_, Request::Begin(id, Task::Generate { count, .. })) = batch.give(1).unwrap() else {
            panic!("nothing is begun");
        };
        assert_eq!((id, count), (JobId(0), MOST));
        assert_eq!(batch.last(), 0);
        assert_eq!(batch.stop(), [(1, Request::Drop(JobId(0)))]);
        assert!(batch.stop().is_empty());
    }
}
