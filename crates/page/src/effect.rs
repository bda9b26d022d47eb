//! Effects: requests from the machine to the browser.

use clew::kind::Request;

use super::Message;
use super::games::Store;
use super::history::Turn;
use super::worker::Worker;

/// Request to the browser.
#[derive(Clone)]
pub enum Effect {
    /// Send a request to a worker, starting it first if needed. Its replies come as
    /// [`Message::Reply`](super::Message::Reply).
    Send(Worker, Request),
    /// Terminate a worker; the next request to it starts another.
    Dismiss(Worker),
    /// Send this message to the page after a time in milliseconds.
    After(u32, Box<Message>),
    /// Fetch the rest of the program. The outcome comes as [`Message::Fetch`](super::Message::Fetch).
    Load,
    /// Change the browser's history.
    Turn(Turn),
    /// Keep a value for later visits, under a key.
    Keep(&'static str, String),
    /// Do something about stored games.
    Store(Store),
}
