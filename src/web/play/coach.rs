//! The page's side of the worker that answers a player's questions.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use crate::kind::{Answer, End, JobId, Reply};
use crate::page::play::{Action, Ask, Asked, Exercising};
use crate::page::{Message, Page};
use crate::web::client::Connection;
use crate::web::shown::PageHandle;

type Shared = Rc<RefCell<Connection>>;

/// Puts the questions of a player to a worker of their own, so that they wait for
/// nothing else.
#[hook]
pub(crate) fn use_coach(state: &PageHandle) {
    let connection = use_mut_ref(Connection::default);
    let asked = urgent(state).map(|asked| asked.job);
    let state = state.clone();
    use_effect_with(asked, move |&asked| {
        connection.borrow_mut().keep(|job| Some(job) == asked);
        if asked.is_some() {
            ask(&connection, &state);
        }
    });
}

/// The most urgent question that is not answered.
fn urgent(state: &Page) -> Option<&Asked> {
    state.play.questions().find(|asked| asked.is_running)
}

/// Asks for the next slice of the present question.
fn ask(connection: &Shared, state: &PageHandle) {
    // A handle keeps all it has shown; a copy keeps only the present.
    let state = state.clone();
    let Some(asked) = urgent(&state) else {
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
        connection.ask(asked.job, || asked.task.clone());
    }
}

fn receive(connection: &Shared, state: &PageHandle, reply: Reply) {
    let is_end = reply.end.is_some();
    let is_wanted = connection.borrow_mut().receive(&reply, true).is_some();
    if is_wanted {
        let is_none = reply.end == Some(End::NoPractice);
        let advised = |advice| {
            Action::Ask(Ask::Advised {
                job: reply.job,
                advice,
                is_end,
            })
        };
        let action = match reply.answer {
            Some(Answer::Coach(advice)) => advised(Some(advice)),
            Some(Answer::Practice(made)) => {
                Action::Exercise(Exercising::Made(Box::new(Some(made))))
            }
            _ if is_none => Action::Exercise(Exercising::Made(Box::new(None))),
            _ => advised(None),
        };
        state.dispatch(Message::Play(action));
    }
    let present = state.clone();
    let job: Option<JobId> = urgent(&present).map(|asked| asked.job);
    if !is_end && is_wanted && job == Some(reply.job) {
        ask(connection, state);
    }
}
