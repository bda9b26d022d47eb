//! The page's side of the worker that solves the puzzle shown: begin a job, and
//! ask for more as long as it is wanted.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use crate::kind::{Reply, Task};
use crate::page;
use crate::web::client::Connection;

use crate::page::{Message, Page};
use crate::web::shown::PageHandle;

type Shared = Rc<RefCell<Connection>>;

/// Keeps the worker at the puzzle that is shown.
#[hook]
pub(in super::super) fn use_engine(state: &PageHandle) {
    let connection = use_mut_ref(Connection::default);
    {
        let connection = Rc::clone(&connection);
        let state = state.clone();
        use_effect_with((), move |()| {
            let listener = Rc::downgrade(&connection);
            connection.borrow_mut().start(move |reply| {
                if let Some(connection) = listener.upgrade() {
                    receive(&connection, &state, reply);
                }
            });
        });
    }
    let wanted = (state.watch.work.job, state.is_solving());
    let state = state.clone();
    use_effect_with(wanted, move |&(job, is_solving)| {
        let mut connection = connection.borrow_mut();
        connection.keep(|begun| begun == job);
        // A puzzle that is not watched is not begun.
        if is_solving && !connection.is_awaiting() {
            ask(&mut connection, &state);
        }
    });
}

fn ask(connection: &mut Connection, state: &Page) {
    connection.ask(state.watch.work.job, || Task::Solve {
        code: state.puzzle.code.clone(),
        method: state.watch.method,
    });
}

fn receive(connection: &Shared, state: &PageHandle, reply: Reply) {
    // A handle keeps all it has shown; a copy keeps only the present.
    let state = state.clone();
    let is_wanted = state.is_solving() && reply.end.is_none();
    let micros = {
        let mut connection = connection.borrow_mut();
        // A slice that was not shown is shown with the next; the last at once.
        let micros = connection.receive(&reply, !is_wanted);
        if reply.job != state.watch.work.job {
            return;
        }
        if is_wanted {
            ask(&mut connection, &state);
        }
        micros
    };
    let playback = match reply.events {
        Some(events) => state.watch.run().grown(events),
        None => state.watch.run().clone(),
    };
    if let Some(micros) = micros {
        state.dispatch(Message::Watch(page::watch::Action::Grown {
            job: reply.job,
            playback,
            progress: reply.progress,
            end: reply.end,
            micros,
        }));
    }
}
