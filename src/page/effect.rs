//! What the page has done by whoever runs it.

/// Something that only the browser can do.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Fetch the rest of the program, and tell what came of it by [`Message::Fetch`](super::Message::Fetch).
    Load,
}
