//! The page as a state machine: [`Page::update`] applies one message and returns its effects. This package does not know a browser:
//! it does not draw, wait or read a clock, so native tests reach all of it.
//!
//! ```
//! use clew_page::players::Players;
//!
//! // The first view contains only the player of the opening board.
//! let players = Players::first();
//! assert!(players.has(clew::kind::first()));
//! ```
//!
//! Each part of the page has a room with its state and its actions. A part changes itself and the [`Frame`] that all share; `page` holds
//! the parts, and does what concerns several of them.

pub mod address;
mod answers;
mod asking;
pub mod edit;
pub mod effect;
mod frame;
pub mod games;
pub mod guide;
pub mod history;
pub mod kept;
pub mod make;
pub mod many;
mod page;
pub mod paste;
pub mod picture;
pub mod play;
pub mod playback;
pub mod players;
pub mod preferences;
mod status;
pub mod storage;
mod unshown;
mod view;
pub mod voice;
pub mod watch;
pub mod worker;

pub use address::kind_at;
pub use answers::{Answering, Answers, Overlay, SharedAnswer};
pub use asking::{Asking, Inquiry, Questions, Topic};
pub use effect::Effect;
pub use frame::Frame;
pub use page::message::Message;
pub use page::opening::Opening;
pub use page::update::is_too_large;
pub use page::{Page, parts, work};
pub use paste::{PasteBox, PasteOutcome, first_reading};
pub use status::Status;
pub use unshown::Unshown;
pub use view::{Dialog, Mode};
