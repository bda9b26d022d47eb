//! Many puzzles at once: a text becomes a table with one row per puzzle.
//!
//! - [`entries`]: splitting a text, if it is a list; [`grids`]: consecutive grids;
//! - [`read`], [`read_record`]: reading an entry, either a puzzle or a record that contains one;
//! - [`Table`]: the facts known about each row, and the number of rows of each type;
//! - [`View`]: the rows in an order, without those filtered out;
//! - [`ListScheduler`]: the distribution of jobs to workers;
//! - [`BatchScheduler`]: the distribution of puzzles to make;
//! - [`export`]: the table as CSV and as JSON lines.
//!
//! This module does not know how a row is drawn or what a worker is.

mod batch_scheduler;
pub mod export;
mod list_scheduler;
mod record;
mod saved;
mod split;
mod table;
#[cfg(test)]
mod tests;
mod view;

pub use batch_scheduler::{BatchScheduler, Received};
pub use list_scheduler::{ListScheduler, Order};
pub use record::{read, read_record};
pub use split::{Entry, MOST, entries, grids, is_kept};
pub use table::{Counts, Item, Known, Row, RowState, Status, Table};
pub use view::{Column, Direction, Filter, View, label};
