//! What the page has done by whoever runs it.

use crate::kind::Request;

use super::Message;
use super::work::Worker;

/// Something that only the browser can do.
#[derive(Clone)]
pub enum Effect {
    /// Send a request to a worker, which is started if it is not there; its replies are
    /// [`Message::Reply`](super::Message::Reply).
    Send(Worker, Request),
    /// End a worker: another one is started by the next request.
    Dismiss(Worker),
    /// Tell a message after a time in milliseconds.
    After(u32, Box<Message>),
    /// Fetch the rest of the program, and tell what came of it by [`Message::Fetch`](super::Message::Fetch).
    Load,
}
