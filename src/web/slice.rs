//! A job run for a slice of time, in the worker or, when it is sure to be
//! short, on the page itself.

use wasm_bindgen::JsCast as _;
use web_sys::Performance;

use crate::kind::{Answer, Events, Job, JobId, Reply};
use crate::solve::Fuel;

/// Fuel before the first look at the clock; on the largest boards one unit, a
/// trial followed to its end, takes about a millisecond.
const SIP: u32 = 4;
/// Time in milliseconds below which a portion of fuel is short, and the next one
/// twice as large.
const SHORT: f64 = 0.2;
/// Largest portion of fuel: one that takes long after all delays Stop.
const GULP: u32 = 64;

/// Runs a job for `time` milliseconds, or until it ends.
pub(super) fn slice(id: JobId, job: &mut dyn Job, time: f64) -> Reply {
    let clock = clock();
    let now = || clock.as_ref().map_or(0.0, Performance::now);
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
        if slice.end.is_some() || elapsed >= time {
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

/// Time in milliseconds, from some moment on.
pub(super) fn now() -> f64 {
    clock().as_ref().map_or(0.0, Performance::now)
}

/// Milliseconds to whole microseconds; a float cast saturates.
fn micros(milliseconds: f64) -> u32 {
    (milliseconds * 1000.0).round() as u32
}

/// The clock of a page or a worker.
fn clock() -> Option<Performance> {
    let clock = js_sys::Reflect::get(&js_sys::global(), &"performance".into());
    clock.ok()?.dyn_into().ok()
}
