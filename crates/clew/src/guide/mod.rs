//! The guide to techniques: what its pages show beside the catalogue. Example
//! boards and shares are files of the page, fetched when the guide is opened;
//! here they are read and written.

mod example;
mod practice;
mod shares;
mod words;

pub use example::{Example, Unreadable};
pub use practice::{can_be_practised, practised};
pub use shares::{ByLevel, Shares};
pub use words::{Words, source_id};
