//! Distribution of a table's jobs to several workers.
//!
//! Each worker has one job in progress and one queued, so that it is not idle
//! while its reply is read. First all puzzles get their verdict; then those with
//! one solution are graded. A long job is set aside while others wait, so
//! that a few hard puzzles do not keep thousands of easy ones waiting. Only a few jobs
//! can be set aside, because each keeps its memory.
//!
//! The scheduler only returns the requests; the caller sends them.

use std::collections::VecDeque;

use crate::kind::{Answer, End, JobId, Question, Reply, Request, Task};
use clew_core::grid::SortShort as _;
use clew_core::trace::Verdict;

use super::table::Table;

/// Jobs of a worker, in progress or queued.
const DEPTH: usize = 2;

/// Maximum number of long jobs that a worker sets aside.
const ASIDE: usize = 6;

/// Time after which a job is long, in microseconds.
const LONG: u64 = 400_000;

/// A request to one of the workers, by number.
pub type Order = (usize, Request);

/// The workers of a table, and what each is doing.
#[derive(Clone, Debug, Default)]
pub struct ListScheduler {
    workers: Vec<WorkerJobs>,
    /// The first row that no worker has started.
    next: usize,
    /// Rows stopped before they had a verdict, to be started again.
    again: VecDeque<usize>,
    /// Rows still to be graded.
    ungraded: VecDeque<usize>,
    /// The number of the last job.
    last: u32,
    is_resting: bool,
}

#[derive(Clone, Debug, Default)]
struct WorkerJobs {
    jobs: Vec<Job>,
    aside: VecDeque<Job>,
}

#[derive(Clone, Debug)]
struct Job {
    id: JobId,
    row: usize,
    question: Question,
    micros: u64,
    grade: Option<clew_core::solve::Grade>,
    /// Whether a reply is expected.
    is_asked: bool,
}

impl ListScheduler {
    /// Scheduler of `workers` idle workers. Job numbers continue after `last`, so
    /// that replies to an earlier scheduler are recognised.
    pub fn new(workers: usize, last: u32) -> Self {
        Self {
            workers: vec![WorkerJobs::default(); workers.max(1)],
            last,
            ..Self::default()
        }
    }

    /// The number of the last job.
    pub fn last(&self) -> u32 {
        self.last
    }

    /// Whether all workers are idle and no row read so far has work left.
    pub fn is_idle(&self, table: &Table) -> bool {
        let is_free =
            |worker_jobs: &WorkerJobs| worker_jobs.jobs.is_empty() && worker_jobs.aside.is_empty();
        self.workers.iter().all(is_free) && !self.is_waiting(table)
    }

    fn is_waiting(&self, table: &Table) -> bool {
        let is_undecided = !self.again.is_empty() || self.next < table.counts().read;
        is_undecided || !self.ungraded.is_empty()
    }

    /// Gives jobs to the workers that have too few. Call this whenever rows
    /// have been read.
    pub fn fill(&mut self, table: &mut Table) -> Vec<Order> {
        let mut orders = Vec::new();
        if self.is_resting {
            return orders;
        }
        // Each worker gets a first job before any of them gets a second.
        for depth in 1..=DEPTH {
            for worker in 0..self.workers.len() {
                while self.workers[worker].jobs.len() < depth {
                    match self.job_for(worker, table) {
                        Some(request) => orders.push((worker, request)),
                        None => break,
                    }
                }
            }
        }
        orders
    }

    /// Next job for a worker: a row without a verdict, otherwise one without a grade,
    /// otherwise a job that it set aside.
    fn job_for(&mut self, worker: usize, table: &mut Table) -> Option<Request> {
        while let Some(row) = self.next_row(table) {
            // Rows that are not puzzles are skipped.
            if let Some(request) = self.begin(worker, row, Question::Verdict, table) {
                return Some(request);
            }
        }
        if let Some(row) = self.ungraded.pop_front() {
            return self.begin(worker, row, Question::Grade, table);
        }
        let worker_jobs = &mut self.workers[worker];
        let mut job = worker_jobs.aside.pop_front()?;
        job.is_asked = true;
        let id = job.id;
        worker_jobs.jobs.push(job);
        Some(Request::More(id))
    }

    fn next_row(&mut self, table: &Table) -> Option<usize> {
        if let Some(row) = self.again.pop_front() {
            return Some(row);
        }
        if self.next == table.counts().read {
            return None;
        }
        self.next += 1;
        Some(self.next - 1)
    }

    fn begin(
        &mut self,
        worker: usize,
        row: usize,
        question: Question,
        table: &mut Table,
    ) -> Option<Request> {
        let code = table.begin(row)?;
        self.last = self.last.wrapping_add(1);
        let id = JobId(self.last);
        self.workers[worker].jobs.push(Job {
            id,
            row,
            question: question.clone(),
            micros: 0,
            grade: None,
            is_asked: true,
        });
        Some(Request::Begin(id, Task::Ask { code, question }))
    }

    /// Handles a worker's reply. Returns the requests to send next, each
    /// with its worker.
    pub fn receive(&mut self, worker: usize, reply: Reply, table: &mut Table) -> Vec<Order> {
        let Some(worker_jobs) = self.workers.get_mut(worker) else {
            return Vec::new();
        };
        // A late reply to a stopped job is ignored.
        let Some(at) = worker_jobs.jobs.iter().position(|job| job.id == reply.job) else {
            return Vec::new();
        };
        let job = &mut worker_jobs.jobs[at];
        job.is_asked = false;
        job.micros += u64::from(reply.micros);
        if let Some(Answer::Grade(grade)) = reply.answer {
            job.grade = Some(grade);
        }
        let Some(end) = reply.end else {
            return self.go_on(worker, at, table);
        };
        let job = worker_jobs.jobs.swap_remove(at);
        self.settle(job, end, table)
    }

    /// Continues a job whose slice has ended before the job is done.
    fn go_on(&mut self, worker: usize, at: usize, table: &mut Table) -> Vec<Order> {
        if self.is_resting {
            return Vec::new();
        }
        let is_waiting = self.is_waiting(table);
        let worker_jobs = &mut self.workers[worker];
        let job = &mut worker_jobs.jobs[at];
        if job.micros > LONG && is_waiting && worker_jobs.aside.len() < ASIDE {
            let job = worker_jobs.jobs.swap_remove(at);
            worker_jobs.aside.push_back(job);
            return self.fill(table);
        }
        job.is_asked = true;
        vec![(worker, Request::More(job.id))]
    }

    fn settle(&mut self, job: Job, end: End, table: &mut Table) -> Vec<Order> {
        if job.question == Question::Grade {
            table.grade(job.row, job.grade, job.micros);
            table.finish(job.row);
        } else {
            let verdict = match end {
                End::Verdict(verdict) => verdict,
                // The worker failed, so nothing is known.
                _ => Verdict::Open,
            };
            table.decide(job.row, verdict, job.micros);
            if verdict == Verdict::Unique {
                table.put_back(job.row);
                self.ungraded.push_back(job.row);
            } else {
                table.finish(job.row);
            }
        }
        self.fill(table)
    }

    /// Lets every worker finish its slice and then pause, keeping its jobs.
    pub fn rest(&mut self) {
        self.is_resting = true;
    }

    /// Lets every worker resume its jobs.
    pub fn go_on_all(&mut self, table: &mut Table) -> Vec<Order> {
        self.is_resting = false;
        let mut orders = Vec::new();
        for worker in 0..self.workers.len() {
            for job in &mut self.workers[worker].jobs {
                if !job.is_asked {
                    job.is_asked = true;
                    orders.push((worker, Request::More(job.id)));
                }
            }
        }
        orders.extend(self.fill(table));
        orders
    }

    /// Stops all work in progress; those rows wait again. Existing verdicts are
    /// kept.
    pub fn stop(&mut self, table: &mut Table) -> Vec<Order> {
        self.is_resting = true;
        let mut orders = Vec::new();
        let (mut again, mut ungraded) = (Vec::new(), Vec::new());
        for (worker, worker_jobs) in self.workers.iter_mut().enumerate() {
            for job in worker_jobs
                .jobs
                .drain(..)
                .chain(worker_jobs.aside.drain(..))
            {
                orders.push((worker, Request::Drop(job.id)));
                table.put_back(job.row);
                match job.question {
                    Question::Grade => ungraded.push(job.row),
                    _ => again.push(job.row),
                }
            }
        }
        again.sort_short();
        self.again.extend(again);
        ungraded.sort_short();
        self.ungraded.extend(ungraded);
        orders
    }
}
