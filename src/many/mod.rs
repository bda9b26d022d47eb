//! Many puzzles at once: a text becomes a table, a row for each puzzle.
//!
//! - [`entries`]: a text split, if it is a list;
//! - [`read`]: an entry read, as a puzzle or a record that holds one;
//! - [`Table`]: what is known of each row, and how many there are of each sort;
//! - [`View`]: the rows in an order, without those filtered out;
//! - [`Crew`]: the work shared out among workers;
//! - [`Batch`]: puzzles to be made, shared out the same way;
//! - [`export`]: the table as CSV and as JSON lines.
//!
//! Nothing here knows how a row is drawn or what a worker is.

mod batch;
mod crew;
pub mod export;
mod record;
mod split;
mod table;
#[cfg(test)]
mod tests;
mod view;

pub use batch::{Batch, Heard};
pub use crew::{Crew, Order};
pub use record::read;
pub use split::{Entry, MOST, entries};
pub use table::{Counts, Item, Known, Row, Standing, Status, Table};
pub use view::{Column, Direction, Filter, View, label};
