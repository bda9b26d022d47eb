//! The page's side of the worker: begin a job, and ask for more as long as
//! it is wanted.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::worker::WorkerBridge;
use yew::prelude::*;

use crate::kind::{JobId, Reply, Request, Task};

use super::super::state::{Action, State};
use super::staff::hired;
use crate::web::worker::Engine;

/// The page is told of news at most so often, in milliseconds: slices come
/// faster than lists and timelines need to be drawn anew.
const PATIENCE: f64 = 120.0;

/// What is known of the conversation.
struct Talk {
    bridge: Option<WorkerBridge<Engine>>,
    /// The job the worker has.
    begun: Option<JobId>,
    /// The job asked for a slice that has not come yet.
    asked: Option<JobId>,
    /// When the page was last told, in milliseconds.
    told: f64,
    /// Engine time it has not been told of yet, in microseconds.
    untold: u32,
}

/// Keeps the worker at the puzzle that is shown.
#[hook]
pub(in super::super) fn use_engine(state: &UseReducerHandle<State>) {
    let talk = use_mut_ref(|| Talk {
        bridge: None,
        begun: None,
        asked: None,
        told: 0.0,
        untold: 0,
    });
    {
        let talk = Rc::clone(&talk);
        let state = state.clone();
        use_effect_with((), move |()| {
            let listener = Rc::downgrade(&talk);
            let bridge = hired(move |reply| {
                if let Some(talk) = listener.upgrade() {
                    hear(&talk, &state, reply);
                }
            });
            talk.borrow_mut().bridge = Some(bridge);
        });
    }
    let wanted = (state.work.job, state.is_filming());
    let state = state.clone();
    use_effect_with(wanted, move |&(job, is_filming)| {
        let requests = requests(&mut talk.borrow_mut(), &state, job, is_filming);
        for request in requests {
            send(&talk, request);
        }
    });
}

/// What to tell the worker when another puzzle is shown, or the film goes on.
/// A puzzle that is not watched is not begun.
fn requests(talk: &mut Talk, state: &State, job: JobId, is_filming: bool) -> Vec<Request> {
    let mut requests = Vec::new();
    if let Some(gone) = talk.begun.take_if(|begun| *begun != job) {
        requests.push(Request::Drop(gone));
    }
    if !is_filming || talk.asked == Some(job) {
        return requests;
    }
    talk.asked = Some(job);
    if talk.begun.is_some() {
        requests.push(Request::More(job));
    } else {
        talk.begun = Some(job);
        talk.told = 0.0;
        talk.untold = 0;
        let task = Task::Solve {
            code: state.shown.code.clone(),
            method: state.method,
        };
        requests.push(Request::Begin(job, task));
    }
    requests
}

fn hear(talk: &Rc<RefCell<Talk>>, state: &UseReducerHandle<State>, reply: Reply) {
    // A handle keeps all it has shown; a copy keeps only the present.
    let state = state.clone();
    if reply.job != state.work.job {
        return;
    }
    let is_wanted = state.is_filming() && reply.end.is_none();
    let reel = match reply.events {
        Some(events) => state.run().grown(events),
        None => state.run().clone(),
    };
    let now = js_sys::Date::now();
    let micros = {
        let mut talk = talk.borrow_mut();
        talk.asked = is_wanted.then_some(reply.job);
        talk.untold = talk.untold.saturating_add(reply.micros);
        // The last news is never held back.
        if is_wanted && now - talk.told < PATIENCE {
            None
        } else {
            talk.told = now;
            Some(std::mem::take(&mut talk.untold))
        }
    };
    if is_wanted {
        send(talk, Request::More(reply.job));
    }
    if let Some(micros) = micros {
        state.dispatch(Action::Grown {
            job: reply.job,
            reel,
            progress: reply.progress,
            end: reply.end,
            micros,
        });
    }
}

fn send(talk: &Rc<RefCell<Talk>>, request: Request) {
    if let Some(bridge) = &talk.borrow().bridge {
        bridge.send(request);
    }
}
