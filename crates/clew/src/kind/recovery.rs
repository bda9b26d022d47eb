//! Jobs that outlive their worker: the page's record of requests and results, with which another worker can continue.
//!
//! A job restarts from its task, and results that the page already has are skipped, because a task always produces the same events and
//! puzzles. A job at which workers fail repeatedly is given up.

use std::collections::{BTreeMap, VecDeque};

use clew_core::kinded::{Answer, JobId, Reply, Request, Task};

/// Number of workers that may fail at a job before the job is given up.
const TRIES: u8 = 3;

/// Number of [`tick`](Recovery::tick)s without a reply after which a worker counts as dead: a slice of work takes milliseconds.
const PATIENCE: u8 = 2;

/// The same for the first slice of a job, which may need a part of the program from a slow network.
const FIRST_PATIENCE: u8 = 9;

/// Record of the requests to a worker.
#[derive(Debug, Default)]
pub struct Recovery {
    jobs: BTreeMap<JobId, Kept>,
    /// Number of ticks since the last reply.
    quiet: u8,
    /// Requests whose replies are still expected, in order: jobs, each with its serial number.
    awaited: VecDeque<(JobId, u32)>,
    /// Serial number of the last job that was started: a number may be given to several jobs, one after another.
    last: u32,
}

/// Job of the page.
#[derive(Debug)]
struct Kept {
    serial: u32,
    task: Task,
    /// Whether the present worker has it.
    is_begun: bool,
    /// Whether the present worker has answered for it.
    is_answered: bool,
    /// Number of workers that have failed at it.
    failures: u8,
    /// Events and puzzles that the page already has.
    passed: Passed,
    /// Events and puzzles that the present worker has yet to find again.
    again: Passed,
}

/// Number of events and of puzzles.
#[derive(Clone, Copy, Debug, Default)]
struct Passed {
    events: usize,
    puzzles: usize,
}

impl Recovery {
    /// Whether no work is in progress.
    pub fn is_empty(&self) -> bool {
        self.jobs.is_empty()
    }

    /// The request to send to the worker for a request of the page.
    pub fn send(&mut self, request: Request) -> Request {
        if self.awaited.is_empty() {
            self.quiet = 0;
        }
        match request {
            Request::Begin(id, task) => {
                self.last = self.last.wrapping_add(1);
                let kept = Kept {
                    serial: self.last,
                    task: task.clone(),
                    is_begun: true,
                    is_answered: false,
                    failures: 0,
                    passed: Passed::default(),
                    again: Passed::default(),
                };
                self.jobs.insert(id, kept);
                self.awaited.push_back((id, self.last));
                Request::Begin(id, task)
            }
            Request::More(id) => match self.jobs.get_mut(&id) {
                Some(kept) => {
                    self.awaited.push_back((id, kept.serial));
                    kept.request(id)
                }
                None => Request::More(id),
            },
            Request::Drop(id) => {
                self.jobs.remove(&id);
                Request::Drop(id)
            }
        }
    }

    /// Handles a worker's reply. Returns the part that the page needs; `None` if there is none.
    pub fn receive(&mut self, mut reply: Reply) -> Option<Reply> {
        self.quiet = 0;
        let is_of = |&(id, _): &(JobId, u32)| id == reply.job;
        let (_, serial) = self.awaited.remove(self.awaited.iter().position(is_of)?)?;
        if reply.end.is_some() {
            // A job that has ended sends no more replies.
            self.awaited.retain(|&(_, other)| other != serial);
        }
        let kept = self.jobs.get_mut(&reply.job)?;
        if kept.serial != serial {
            return None;
        }
        kept.is_answered = true;
        kept.pass_on(&mut reply);
        if reply.end.is_some() {
            self.jobs.remove(&reply.job);
        }
        Some(reply)
    }

    /// Whether replies are expected.
    pub fn is_waiting(&self) -> bool {
        !self.awaited.is_empty()
    }

    /// Notes that some seconds have passed. Returns whether the worker counts as dead: it owes a reply, and has given no sign of life for
    /// several ticks. A machine that was asleep brings one tick at most.
    pub fn tick(&mut self) -> bool {
        let Some((id, serial)) = self.awaited.front() else {
            return false;
        };
        let kept = self.jobs.get(id).filter(|kept| kept.serial == *serial);
        let patience = match kept.is_none_or(|kept| kept.is_answered) {
            true => PATIENCE,
            false => FIRST_PATIENCE,
        };
        self.quiet += 1;
        self.quiet >= patience
    }

    /// Handles a failure of the worker. Returns the requests for its replacement, and the ends of jobs that are given up.
    pub fn fail(&mut self) -> (Vec<Request>, Vec<Reply>) {
        // Requests are served in order, so the worker failed at the first one that was not answered.
        let failed_at = self.awaited.front().copied();
        self.quiet = 0;
        let mut ends = Vec::new();
        if let Some((id, serial)) = failed_at
            && let Some(kept) = self.jobs.get_mut(&id)
            && kept.serial == serial
        {
            kept.failures += 1;
            if kept.failures == TRIES {
                self.jobs.remove(&id);
                ends.push(Reply::failed(id));
            }
        }
        for kept in self.jobs.values_mut() {
            kept.is_begun = false;
            kept.is_answered = false;
            kept.again = kept.passed;
        }
        let jobs = &mut self.jobs;
        let mut requests = Vec::new();
        self.awaited
            .retain(|&(id, serial)| match jobs.get_mut(&id) {
                Some(kept) if kept.serial == serial => {
                    requests.push(kept.request(id));
                    true
                }
                _ => false,
            });
        (requests, ends)
    }

    /// Gives up all jobs, because there is no worker. Returns their ends.
    pub fn give_up(&mut self) -> Vec<Reply> {
        self.awaited.clear();
        let jobs = std::mem::take(&mut self.jobs);
        jobs.into_keys().map(Reply::failed).collect()
    }
}

impl Kept {
    /// Request for its next slice.
    fn request(&mut self, id: JobId) -> Request {
        match std::mem::replace(&mut self.is_begun, true) {
            true => Request::More(id),
            false => Request::Begin(id, self.task.clone()),
        }
    }

    /// Removes results that the page already has from a reply.
    fn pass_on(&mut self, reply: &mut Reply) {
        if let Some(events) = &mut reply.events {
            let seen = self.again.events.min(events.len());
            events.forget_first(seen);
            self.again.events -= seen;
            self.passed.events += events.len();
        }
        if let Some(Answer::Generated(made)) = &mut reply.answer {
            let seen = self.again.puzzles.min(made.len());
            made.drain(..seen);
            self.again.puzzles -= seen;
            self.passed.puzzles += made.len();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clew_core::kinded::{Code, Question};

    const JOB: JobId = JobId(7);

    fn code() -> Code {
        super::super::read("2.3,2.2,2.3").unwrap().remove(0).code
    }

    fn begin(id: JobId) -> Request {
        let question = Question::Verdict;
        Request::Begin(
            id,
            Task::Ask {
                code: code(),
                question,
            },
        )
    }

    fn reply(job: JobId) -> Reply {
        Reply {
            end: None,
            ..Reply::failed(job)
        }
    }

    #[test]
    fn a_job_that_is_waited_for_begins_again_at_once_and_another_when_it_is_asked_for() {
        let mut recovery = Recovery::default();
        let (first, second) = (JobId(1), JobId(2));
        recovery.send(begin(first));
        recovery.send(begin(second));
        assert!(recovery.receive(reply(first)).is_some());
        assert_eq!(recovery.fail(), (vec![begin(second)], Vec::new()));
        assert_eq!(recovery.send(Request::More(first)), begin(first));
        assert_eq!(recovery.send(Request::More(first)), Request::More(first));
    }

    #[test]
    fn a_job_at_which_workers_fail_is_given_up_and_the_others_are_not() {
        let mut recovery = Recovery::default();
        let other = JobId(8);
        recovery.send(begin(JOB));
        recovery.send(begin(other));
        for _ in 1..TRIES {
            assert_eq!(
                recovery.fail(),
                (vec![begin(JOB), begin(other)], Vec::new())
            );
        }
        assert_eq!(
            recovery.fail(),
            (vec![begin(other)], vec![Reply::failed(JOB)])
        );
        assert_eq!(recovery.give_up(), [Reply::failed(other)]);
        assert!(recovery.is_empty());
    }

    #[test]
    fn a_late_reply_is_not_taken_for_one_of_the_next_job_of_its_number() {
        let mut recovery = Recovery::default();
        recovery.send(begin(JOB));
        recovery.send(Request::Drop(JOB));
        recovery.send(begin(JOB));
        assert_eq!(recovery.receive(reply(JOB)), None);
        assert_eq!(recovery.receive(reply(JOB)), Some(reply(JOB)));
        assert_eq!(recovery.receive(reply(JOB)), None);
    }

    #[test]
    fn a_worker_without_sign_of_life_counts_as_dead_and_one_that_owes_nothing_does_not() {
        let dies_after = |recovery: &mut Recovery| (1..=20).find(|_| recovery.tick());
        let mut recovery = Recovery::default();
        assert_eq!(dies_after(&mut recovery), None, "nothing was asked");
        recovery.send(begin(JOB));
        let first = dies_after(&mut recovery);
        assert_eq!(first, Some(FIRST_PATIENCE), "it may be loading");
        assert_eq!(recovery.fail(), (vec![begin(JOB)], Vec::new()));
        assert!(recovery.receive(reply(JOB)).is_some());
        assert_eq!(dies_after(&mut recovery), None, "it has answered");
        recovery.send(Request::More(JOB));
        assert_eq!(dies_after(&mut recovery), Some(PATIENCE));
        // A late sign of life counts.
        assert!(recovery.receive(reply(JOB)).is_some());
        recovery.send(Request::More(JOB));
        assert!(!recovery.tick());
    }
}
