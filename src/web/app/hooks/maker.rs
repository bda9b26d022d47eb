//! The worker that makes puzzles, a slice at a time; now and then it shows the
//! board as it is, and then the page is told.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::worker::{Spawnable as _, WorkerBridge};
use yew::prelude::*;

use crate::kind::{JobId, Reply, Request, Task};

use super::super::state::{Action, Crafting, State, Status};
use crate::web::worker::Engine;

/// What is known of the conversation.
#[derive(Default)]
struct Talk {
    bridge: Option<WorkerBridge<Engine>>,
    /// The job the worker has.
    begun: Option<JobId>,
    /// Engine time the page has not been told of, in microseconds.
    untold: u32,
}

/// Keeps a worker at the wish; it is started with the first one.
#[hook]
pub(in super::super) fn use_maker(state: &UseReducerHandle<State>) {
    let talk = use_mut_ref(Talk::default);
    let bench = state.workshop.bench.as_ref();
    let wanted = bench
        .filter(|bench| bench.status == Status::Running)
        .map(|bench| (bench.job, bench.recipe.clone(), bench.count));
    let dispatch = state.dispatcher();
    use_effect_with(wanted, move |wanted| {
        let mut requests = Vec::new();
        let job = wanted.as_ref().map(|(job, ..)| *job);
        if let Some(gone) = talk.borrow_mut().begun.take_if(|begun| Some(*begun) != job) {
            requests.push(Request::Drop(gone));
        }
        if let Some((job, recipe, count)) = wanted
            && talk.borrow().begun.is_none()
        {
            talk.borrow_mut().begun = Some(*job);
            let (recipe, count) = (recipe.clone(), *count);
            requests.push(Request::Begin(*job, Task::Make { recipe, count }));
            if talk.borrow().bridge.is_none() {
                let bridge = hired(&talk, Callback::from(dispatch));
                talk.borrow_mut().bridge = Some(bridge);
            }
        }
        if let Some(bridge) = &talk.borrow().bridge {
            for request in requests {
                bridge.send(request);
            }
        }
    });
}

fn hired(talk: &Rc<RefCell<Talk>>, dispatch: Callback<Action>) -> WorkerBridge<Engine> {
    let listener = Rc::downgrade(talk);
    Engine::spawner()
        .as_module(true)
        .with_loader(true)
        .callback(move |reply: Reply| {
            let Some(talk) = listener.upgrade() else {
                return;
            };
            // What was given up has no more to say.
            if talk.borrow().begun != Some(reply.job) {
                return;
            }
            if reply.end.is_none()
                && let Some(bridge) = &talk.borrow().bridge
            {
                bridge.send(Request::More(reply.job));
            }
            let untold = talk.borrow().untold.saturating_add(reply.micros);
            if reply.answer.is_none() && reply.end.is_none() {
                talk.borrow_mut().untold = untold;
                return;
            }
            talk.borrow_mut().untold = 0;
            dispatch.emit(Action::Craft(Crafting::Told {
                job: reply.job,
                answer: reply.answer,
                progress: reply.progress,
                end: reply.end,
                micros: untold,
            }));
        })
        .spawn("worker_loader.js")
}
