//! Work on a puzzle until it ends or time is over.

use std::time::{Duration, Instant};

use clew::kind::{self, Answer, Code, End, Events, Task};
use clew_core::model::ParseError;
use clew_core::solve::{Fuel, Method};
use clew_core::trace::Verdict;

/// Fuel between two checks of the clock.
const SLICE: u32 = 64;

/// Time limit for a job.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limit {
    end: Option<Instant>,
}

impl Limit {
    /// Limit that is `timeout` from now; no limit without `timeout`.
    pub fn new(timeout: Option<Duration>) -> Self {
        Self {
            // A time beyond the clock's range is never over.
            end: timeout.and_then(|timeout| Instant::now().checked_add(timeout)),
        }
    }

    /// Fuel until the next check of the clock.
    pub(crate) fn fuel(self) -> Fuel {
        match self.end {
            None => Fuel::unlimited(),
            Some(_) => Fuel::new(SLICE),
        }
    }

    /// Whether the time is over.
    pub(crate) fn is_over(self) -> bool {
        self.end.is_some_and(|end| Instant::now() >= end)
    }
}

/// Run of a method on a puzzle.
#[derive(Clone, Debug)]
pub struct Ran {
    /// Its events; `None` if there are none.
    pub events: Option<Events>,
    /// Its verdict; `Open` if time ran out.
    pub verdict: Verdict,
    /// Time it took, in microseconds.
    pub micros: u128,
}

/// Runs a method on a puzzle.
///
/// # Errors
/// The code's text is not a puzzle of its kind.
pub fn run(code: &Code, method: Method, limit: Limit) -> Result<Ran, ParseError> {
    let code = code.clone();
    let task = Task::Solve { code, method };
    // Only the text of such a task can be wrong.
    let mut job = match kind::job(task) {
        Ok(job) => job,
        Err(kind::JobError::Unreadable(error)) => return Err(error),
        Err(_) => {
            return Ok(Ran {
                events: None,
                verdict: Verdict::Open,
                micros: 0,
            });
        }
    };
    let start = Instant::now();
    let mut events: Option<Events> = None;
    let verdict = loop {
        let slice = job.run(&mut limit.fuel());
        if let Some(later) = slice.events {
            match &mut events {
                None => events = Some(later),
                Some(events) => events.append(later),
            }
        }
        match slice.end {
            Some(End::Verdict(verdict)) => break verdict,
            Some(_) => break Verdict::Open,
            None if limit.is_over() => break Verdict::Open,
            None => {}
        }
    };
    Ok(Ran {
        events,
        verdict,
        micros: start.elapsed().as_micros(),
    })
}

/// The last answer of a job; `None` if there is none when time is over.
pub(crate) fn ask(task: Task, limit: Limit) -> Option<Answer> {
    let mut job = kind::job(task).ok()?;
    let mut answer: Option<Answer> = None;
    loop {
        let slice = job.run(&mut limit.fuel());
        answer = match (answer, slice.answer) {
            (Some(before), Some(next)) => Some(before.followed_by(next)),
            (before, next) => next.or(before),
        };
        if slice.end.is_some() {
            return answer;
        }
        if limit.is_over() {
            return None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sliced_run_equals_an_unsliced_run() {
        let code = kind::SAMPLES[2].text;
        let code = kind::read(code).expect("a sample").remove(0).code;
        let whole = run(&code, Method::Human, Limit::default()).expect("it was read");
        let hour = Limit::new(Some(Duration::from_secs(3_600)));
        let sliced = run(&code, Method::Human, hour).expect("it was read");
        assert_eq!(whole.events, sliced.events);
        assert_eq!(whole.verdict, Verdict::Unique);
    }

    #[test]
    fn a_puzzle_is_undecided_when_time_runs_out() {
        let code = kind::read("slither/20/20/zzzzzzzzzzzzzzz").expect("a blank board");
        let over = Limit::new(Some(Duration::ZERO));
        let ran = run(&code[0].code, Method::Human, over).expect("it was read");
        assert_eq!(ran.verdict, Verdict::Open);
    }
}
