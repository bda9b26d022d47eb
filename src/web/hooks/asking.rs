//! The page's side of the worker that answers questions, so that none has to
//! wait until a long run is over.
//!
//! One slice is asked for at a time, for the most urgent question; so a new one
//! waits for a slice at most. The worker is started early and kept.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::kind::{JobId, Reply, Task};
use crate::web::client::Connection;

use crate::page::{Asked, Asking, Message, Status};
use crate::web::shown::PageHandle;

/// Delay of the worker's start after the page's, in milliseconds, while there is
/// no question: then it does not compete with the first picture.
const HEAD_START: u32 = 600;

type Shared = Rc<RefCell<Connection>>;

/// Puts the questions of the page to a worker of their own.
#[hook]
pub(in super::super) fn use_asking(state: &PageHandle) {
    let connection = use_mut_ref(Connection::default);
    {
        let (connection, state) = (Rc::clone(&connection), state.clone());
        use_effect_with((), move |()| {
            let timeout = Timeout::new(HEAD_START, move || start(&connection, &state));
            move || drop(timeout)
        });
    }
    let present: Vec<(JobId, Status)> = state
        .asked
        .inquiries()
        .iter()
        .map(|inquiry| (inquiry.job, inquiry.status))
        .collect();
    let state = state.clone();
    use_effect_with(present, move |_| attend(&connection, &state));
}

/// Starts the worker, if it has not been started.
fn start(connection: &Shared, state: &PageHandle) {
    let (listener, state) = (Rc::downgrade(connection), state.clone());
    connection.borrow_mut().start(move |reply| {
        if let Some(connection) = listener.upgrade() {
            receive(&connection, &state, reply);
        }
    });
}

/// Drops what is no longer asked, and asks for the next slice.
fn attend(connection: &Shared, state: &PageHandle) {
    // A handle keeps all it has shown; a copy keeps only the present.
    let state = state.clone();
    let is_asked = |asked: &Asked, job: JobId| {
        let mut inquiries = asked.inquiries().iter();
        inquiries.any(|inquiry| inquiry.job == job)
    };
    connection
        .borrow_mut()
        .keep(|job| is_asked(&state.asked, job));
    let mut inquiries = state.asked.inquiries().iter();
    let next = inquiries.find(|inquiry| inquiry.status == Status::Running);
    let (Some(next), Some(code)) = (next, state.asked.code()) else {
        return;
    };
    start(connection, &state);
    let mut connection = connection.borrow_mut();
    if !connection.is_awaiting() {
        connection.ask(next.job, || Task::Ask {
            code: code.clone(),
            question: (*next.question).clone(),
        });
    }
}

fn receive(connection: &Shared, state: &PageHandle, reply: Reply) {
    let is_news = reply.answer.is_some() || reply.end.is_some();
    let micros = connection.borrow_mut().receive(&reply, is_news);
    if let Some(micros) = micros {
        state.dispatch(Message::Asking(Asking::Reply {
            job: reply.job,
            answer: reply.answer,
            progress: reply.progress,
            end: reply.end,
            micros,
        }));
    }
    attend(connection, state);
}
