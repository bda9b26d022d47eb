//! The page's side of the worker that answers a player's questions.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use crate::kind::{Answer, JobId, Reply, Task};
use crate::web::client::Connection;
use crate::web::state::{Action as PageAction, State};

use super::Action;

type Shared = Rc<RefCell<Connection>>;

/// Puts the questions of a player to a worker of their own, so that they wait for
/// nothing else.
#[hook]
pub(crate) fn use_coach(state: &UseReducerHandle<State>) {
    let connection = use_mut_ref(Connection::default);
    let asked = state.play.help.as_ref();
    let asked = asked.filter(|help| help.is_running).map(|help| help.job);
    let state = state.clone();
    use_effect_with(asked, move |&asked| {
        connection.borrow_mut().keep(|job| Some(job) == asked);
        if asked.is_some() {
            ask(&connection, &state);
        }
    });
}

/// Asks for the next slice of the present question.
fn ask(connection: &Shared, state: &UseReducerHandle<State>) {
    // A handle keeps all it has shown; a copy keeps only the present.
    let state = state.clone();
    let (Some(help), Some(game)) = (&state.play.help, &state.play.game) else {
        return;
    };
    let (listener, receiver) = (Rc::downgrade(connection), state.clone());
    let mut connection = connection.borrow_mut();
    connection.start(move |reply| {
        if let Some(connection) = listener.upgrade() {
            receive(&connection, &receiver, reply);
        }
    });
    if !connection.is_awaiting() {
        connection.ask(help.job, || Task::Coach {
            code: game.get().code().clone(),
            marks: help.marks.clone(),
            ask: help.ask.clone(),
        });
    }
}

fn receive(connection: &Shared, state: &UseReducerHandle<State>, reply: Reply) {
    let is_end = reply.end.is_some();
    let is_wanted = connection.borrow_mut().receive(&reply, true).is_some();
    if is_wanted {
        let advice = match reply.answer {
            Some(Answer::Coach(advice)) => Some(advice),
            _ => None,
        };
        state.dispatch(PageAction::Play(Action::Advised {
            job: reply.job,
            advice,
            is_end,
        }));
    }
    let present = state.clone();
    let job: Option<JobId> = present.play.help.as_ref().map(|help| help.job);
    if !is_end && is_wanted && job == Some(reply.job) {
        ask(connection, state);
    }
}
