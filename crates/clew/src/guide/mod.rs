//! The guide to techniques: its content in addition to the catalogue. Example
//! boards and shares are files of the page, fetched when the guide is opened;
//! this module reads and writes them.

mod example;
mod practice;
mod shares;
mod words;

pub use example::{Example, Unreadable};
pub use practice::{can_be_practised, practised};
pub use shares::{ByLevel, Shares};
pub use words::{Words, source_id};
