//! Many puzzles at once: a text becomes a table, a row for each puzzle.
//!
//! - [`entries`]: a text split, if it is a list; [`grids`]: grids that follow one another;
//! - [`read`], [`read_record`]: an entry read, as a puzzle or a record that holds one;
//! - [`Table`]: what is known of each row, and how many there are of each sort;
//! - [`View`]: the rows in an order, without those filtered out;
//! - [`ListScheduler`]: the work shared out among workers;
//! - [`BatchScheduler`]: puzzles to be made, shared out the same way;
//! - [`export`]: the table as CSV and as JSON lines.
//!
//! Nothing here knows how a row is drawn or what a worker is.

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
