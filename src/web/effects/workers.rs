//! The page's workers, which run its jobs.

use std::cell::RefCell;
use std::collections::BTreeMap;

use yew::Callback;

use crate::web::client::WorkerClient;
use clew::kind::Request;
use clew_page::Message;
use clew_page::worker::Worker;

thread_local! {
    static CLIENTS: RefCell<BTreeMap<Worker, WorkerClient>> = const { RefCell::new(BTreeMap::new()) };
}

/// Starts a worker, unless it is running.
pub(in crate::web) fn start(worker: Worker, machine: &Callback<Message>) {
    CLIENTS.with_borrow_mut(|clients| {
        clients.entry(worker).or_insert_with(|| {
            let machine = machine.clone();
            WorkerClient::start(move |reply| machine.emit(Message::Reply(worker, reply)))
        });
    });
}

/// Sends a request to a worker.
pub(super) fn send(worker: Worker, request: Request, machine: &Callback<Message>) {
    start(worker, machine);
    CLIENTS.with_borrow(|clients| {
        if let Some(client) = clients.get(&worker) {
            client.send(request);
        }
    });
}

/// Ends a worker.
pub(super) fn dismiss(worker: Worker) {
    CLIENTS.with_borrow_mut(|clients| clients.remove(&worker));
}
