//! The player's games: the sheet with all of them, their storage, and the card at the
//! end of a game.

mod about;
mod calendar;
mod channel;
mod chooser;
mod database;
mod day;
mod finish;
mod history;
mod hooks;
mod import;
mod journal;
mod notice;
mod removal;
mod sheet;
mod shelf;
mod storing;
mod times;
pub(crate) mod words;

pub(crate) use finish::{FinishProps, FinishStrip};
pub(crate) use hooks::use_games;
pub(crate) use import::{bring_back, import};
pub(crate) use notice::{elsewhere, notice_line};
pub(crate) use removal::{Saved, count, remove, save};
pub(crate) use sheet::sheet;
pub(crate) use shelf::continue_card;
pub(crate) use storing::carry_out;
pub(crate) use words::time;
