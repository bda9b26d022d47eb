//! Serves requests: each runs a slice of one of several jobs, by the clock of the caller.

use std::collections::BTreeMap;

use clew_core::job::Progress;
use clew_core::kinded::{Answer, Begin, End, Events, Job, JobError, JobId, Part, Reply, Request};
use clew_core::solve::Fuel;

use super::{list, questions::job};

/// Length of a slice in milliseconds; it is short, so that Stop is prompt. The unit of fuel in progress at its end comes on top:
/// `benches/README.md` lists the longest.
const SLICE: f64 = 5.0;

/// Fuel before the first reading of the clock; on the largest boards one unit, a trial followed to its end, takes about a
/// millisecond.
const SIP: u32 = 4;
/// Time in milliseconds below which a portion of fuel is short; the next portion is then doubled.
const SHORT: f64 = 0.2;
/// Largest portion of fuel: a portion that unexpectedly takes long delays Stop.
const GULP: u32 = 64;

/// Minimum time between two previews of a puzzle being generated, in milliseconds.
const PREVIEW_INTERVAL: f64 = 60.0;
/// Time between two previews, as a multiple of the time for describing one: the page needs longer to draw a board than the worker needs
/// to describe it.
const PREVIEW_SHARE: f64 = 20.0;

/// Jobs in progress, and timing information kept between requests.
pub struct Server {
    /// Functions that start the jobs of each part of the program, for the loaded parts.
    beginnings: Vec<(Part, Begin)>,
    jobs: BTreeMap<JobId, Box<dyn Job>>,
    /// Time of the next preview of a puzzle being generated, in milliseconds.
    next_preview: f64,
}

impl Default for Server {
    /// A server of all kinds.
    fn default() -> Self {
        let kinds = list::all().map(|kind| (Part::Kind(kind), job as Begin));
        Self {
            beginnings: kinds.collect(),
            ..Self::of_none()
        }
    }
}

impl Server {
    /// A server without kinds, which receives the functions that start jobs on demand.
    pub fn of_none() -> Self {
        Self {
            beginnings: Vec::new(),
            jobs: BTreeMap::new(),
            next_preview: 0.0,
        }
    }

    /// The part of the program that a request needs and that is not loaded yet.
    pub fn lacks(&self, request: &Request) -> Option<Part> {
        let needed = match request {
            Request::Begin(_, task) => Some(task.part()),
            Request::More(id) => self.jobs.get(id)?.needs().map(Part::Kind),
            Request::Drop(_) => None,
        };
        needed.filter(|&part| self.begin(part).is_none())
    }

    /// Adds the function that starts the jobs of a part of the program.
    pub fn take(&mut self, part: Part, begin: Begin) {
        self.beginnings.push((part, begin));
    }

    fn begin(&self, part: Part) -> Option<Begin> {
        let mut beginnings = self.beginnings.iter();
        let found = beginnings.find(|&&(known, _)| known == part);
        found.map(|&(_, begin)| begin)
    }

    /// Serves a request; `now` returns the time in milliseconds since a fixed moment. Returns `None` if there is nothing to report: the
    /// job was dropped or has ended.
    pub fn serve(&mut self, request: Request, now: &dyn Fn() -> f64) -> Option<Reply> {
        match request {
            Request::Begin(id, task) => {
                let begun = self.begin(task.part()).map(|begin| begin(task));
                match begun {
                    Some(Ok(job)) => {
                        self.jobs.insert(id, job);
                        self.go_on(id, now)
                    }
                    Some(Err(error)) => Some(self.refuse(id, refusal(&error))),
                    None => Some(self.refuse(id, End::Failed)),
                }
            }
            Request::More(id) => self.go_on(id, now),
            Request::Drop(id) => {
                self.jobs.remove(&id);
                None
            }
        }
    }

    /// Ends a job that cannot start. An earlier job with the same number has ended as well.
    fn refuse(&mut self, id: JobId, end: End) -> Reply {
        self.jobs.remove(&id);
        Reply {
            job: id,
            events: None,
            answer: None,
            progress: Progress::default(),
            end: Some(end),
            micros: 0,
        }
    }

    /// Runs a slice of a job; `None` if the job no longer exists.
    fn go_on(&mut self, id: JobId, now: &dyn Fn() -> f64) -> Option<Reply> {
        if let Some(kind) = self.jobs.get(&id)?.needs() {
            let Some(begin) = self.begin(Part::Kind(kind)) else {
                return Some(self.refuse(id, End::Failed));
            };
            self.jobs.get_mut(&id)?.lend(begin);
        }
        let job = self.jobs.get_mut(&id)?;
        let mut reply = slice(id, job.as_mut(), now);
        let start = now();
        if reply.answer.is_none() && start >= self.next_preview {
            reply.answer = job.preview();
            let took = now() - start;
            self.next_preview = start + PREVIEW_INTERVAL.max(PREVIEW_SHARE * took);
        }
        if reply.end.is_some() {
            self.jobs.remove(&id);
        }
        Some(reply)
    }
}

/// Runs a job for a slice, or until it ends.
fn slice(id: JobId, job: &mut dyn Job, now: &dyn Fn() -> f64) -> Reply {
    let start = now();
    let mut events: Option<Events> = None;
    let mut answer: Option<Answer> = None;
    let (mut sip, mut last) = (SIP, 0.0);
    loop {
        let slice = job.run(&mut Fuel::new(sip));
        events = match (events, slice.events) {
            (Some(mut events), Some(more)) => {
                events.append(more);
                Some(events)
            }
            (events, more) => events.or(more),
        };
        answer = match (answer, slice.answer) {
            (Some(before), Some(next)) => Some(before.followed_by(next)),
            (before, next) => next.or(before),
        };
        let elapsed = now() - start;
        if slice.end.is_some() || elapsed >= SLICE || job.needs().is_some() {
            return Reply {
                job: id,
                events,
                answer,
                progress: job.progress(),
                end: slice.end,
                micros: micros(elapsed),
            };
        }
        sip = match elapsed - last < SHORT {
            true => (2 * sip).min(GULP),
            false => SIP,
        };
        last = elapsed;
    }
}

/// Converts milliseconds to whole microseconds; a float cast saturates.
fn micros(milliseconds: f64) -> u32 {
    (milliseconds * 1000.0).round() as u32
}

fn refusal(error: &JobError) -> End {
    match error {
        JobError::Unreadable(_) => End::Unreadable,
        JobError::NoTechnique => End::NoPractice,
        JobError::NoKind => End::Failed,
        JobError::InvalidSpec(unfit) => End::InvalidSpec(*unfit),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clew_core::kinded::{Code, Task};
    use clew_core::solve::Method;

    fn begin(number: u32, text: &str) -> Request {
        let code: Code = crate::kind::read(text).unwrap().remove(0).code;
        let method = Method::Human;
        Request::Begin(JobId(number), Task::Solve { code, method })
    }

    #[test]
    fn a_missing_kind_is_named_and_served_once_it_is_loaded() {
        let now = || 0.0;
        let mut server = Server::of_none();
        let (one, other) = (begin(1, "123434122143432."), begin(2, "slither/3/3/i5d"));
        assert_eq!(server.lacks(&one), Some(Part::Kind(clew_sudoku::KIND.kind)));
        server.take(Part::Kind(clew_sudoku::KIND.kind), clew_sudoku::JOB);
        assert_eq!(server.lacks(&one), None);
        assert_eq!(
            server.lacks(&other),
            Some(Part::Kind(clew_slitherlink::KIND.kind))
        );
        let reply = server.serve(one, &now).unwrap();
        assert!(matches!(reply.end, Some(End::Verdict(_))), "{reply:?}");
        // Even this does not break anything.
        let reply = server.serve(other, &now).unwrap();
        assert_eq!(reply.end, Some(End::Failed));
    }
}
