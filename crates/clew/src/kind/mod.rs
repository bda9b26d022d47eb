//! The waist: the one place that lists the kinds, and the questions that every kind can answer.

mod list;
mod opening;
mod questions;
mod read;
mod recovery;
mod samples;
mod server;
pub mod stored;
mod word;

#[cfg(test)]
mod tests;

pub(crate) use list::drawn;
pub use list::{
    FIRST_PLAYER, Guest, add, all, first, kinded, make_player, named, offer, place, report,
};
pub use opening::recorded;
pub use questions::{
    blank, contents, counsel, counts, default_spec, edited, entries, formats, game, invalid_recipe,
    invalid_spec, is_reproducible, job, layouts, method, methods, pattern_pictures, player, poured,
    read_recipe, recipe, record, refusal, sizes, stated, stated_after, stored_game, technique,
    techniques, variants,
};
pub use read::{read, read_as, read_named};
pub use recovery::Recovery;
pub use samples::{SAMPLES, Sample};
pub use server::Server;
pub use word::{export, exports, has_word, written};

pub use clew_core::kinded::*;
