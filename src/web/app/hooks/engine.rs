//! The page's side of the worker: begin a job, and ask for more as long as
//! it is wanted.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::worker::{Spawnable as _, WorkerBridge};
use yew::prelude::*;

use crate::kind::{JobId, Reply, Request, Task};

use super::super::state::{Action, State, Status};
use crate::web::worker::Engine;

/// The page is told of news at most so often, in milliseconds: slices come
/// faster than lists and timelines need to be drawn anew.
const PATIENCE: f64 = 120.0;

/// What is known of the conversation.
struct Talk {
    bridge: Option<WorkerBridge<Engine>>,
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
        asked: None,
        told: 0.0,
        untold: 0,
    });
    {
        let talk = Rc::clone(&talk);
        let state = state.clone();
        use_effect_with((), move |()| {
            let listener = Rc::downgrade(&talk);
            let bridge = Engine::spawner()
                .as_module(true)
                .with_loader(true)
                .callback(move |reply| {
                    if let Some(talk) = listener.upgrade() {
                        hear(&talk, &state, reply);
                    }
                })
                .spawn("worker_loader.js");
            talk.borrow_mut().bridge = Some(bridge);
        });
    }
    {
        let job = state.work.job;
        let state = state.clone();
        let talk = Rc::clone(&talk);
        use_effect_with(job, move |&job| {
            let task = Task::Solve {
                code: state.shown.code.clone(),
                method: state.method,
            };
            {
                let mut talk = talk.borrow_mut();
                talk.asked = Some(job);
                talk.told = 0.0;
                talk.untold = 0;
            }
            send(&talk, Request::Begin(job, task));
            move || send(&talk, Request::Drop(job))
        });
    }
    let (job, status) = (state.work.job, state.work.status);
    use_effect_with((job, status), move |&(job, status)| {
        let is_silent = talk.borrow().asked != Some(job);
        if status == Status::Running && is_silent {
            talk.borrow_mut().asked = Some(job);
            send(&talk, Request::More(job));
        }
    });
}

fn hear(talk: &Rc<RefCell<Talk>>, state: &UseReducerHandle<State>, reply: Reply) {
    // A handle keeps all it has shown; a copy keeps only the present.
    let state = state.clone();
    if reply.job != state.work.job {
        return;
    }
    let is_wanted = state.work.status == Status::Running && reply.end.is_none();
    let reel = match reply.events {
        Some(events) => state.reel.grown(events),
        None => state.reel.clone(),
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
