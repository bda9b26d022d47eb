//! Jobs as straight code: work that is long, asks for fuel while it runs, and can be put down at any point.
//!
//! The page must answer a press within a few milliseconds, so a worker gives a job some fuel, lets it run until the fuel
//! is used up, looks at its messages, and goes on. A job must therefore be able to stop in the middle of anything.
//! Written by hand, such a job is a machine: each place where it can stop becomes a variant of an enum, its variables
//! become fields, and its order is spread over the arms of a `match`. The compiler does the same for an `async fn`.
//! So a job is an `async fn` that reads from top to bottom, and [`Task`] drives it: no executor, no thread, no waker.
//!
//! ```
//! use clew_core::run::{Given, Supply, Task};
//! use clew_core::solve::{Advance, Fuel};
//!
//! /// Gives the squares up to 9, for two units of fuel each; the end is their sum.
//! async fn squares(fuel: Supply, given: Given<u32>) -> u32 {
//!     let mut sum = 0;
//!     for number in 1..=3 {
//!         fuel.spend(1).await;
//!         fuel.spend(1).await;
//!         sum += number * number;
//!         given.give(number * number).await;
//!     }
//!     sum
//! }
//!
//! let mut task = Task::new(squares);
//! assert_eq!(task.advance(&mut Fuel::new(1)), Advance::OutOfFuel);
//! let mut fuel = Fuel::new(10);
//! assert_eq!(task.advance(&mut fuel), Advance::Event(1));
//! assert_eq!(task.advance(&mut fuel), Advance::Event(4));
//! assert_eq!(task.advance(&mut fuel), Advance::Event(9));
//! assert_eq!(task.advance(&mut fuel), Advance::Finished(14));
//! ```
//!
//! - **Fuel is awaited.** [`Supply`] is the fuel that the driver has given. [`Supply::spend`] goes on at once while there
//!   is some, and otherwise suspends the task until the driver comes with more.
//! - **Innermost loops stay machines.** Clause learning, propagation and provers count their own fuel, because a future
//!   in the hottest loop would cost more than it explains. [`Supply::until`] and [`Supply::next`] run such a machine with
//!   the fuel that there is, and wait when it has used it up.
//! - **Answers are given on the way.** [`Given::give`] suspends the task, and the driver gets the answer. A driver that
//!   has heard enough drops the task; what it owned is freed like any value.
//! - **What a task shows** of itself meanwhile, such as a count, it sets in a [`Shown`].
//! - **Nothing depends on the slices.** A task cannot see how much fuel it was given, so the same answers come in the
//!   same order in any slicing. The law of that is tested here once, on tasks of every shape.
//!
//! A task is not `Send`: it is made in the thread that runs it.

mod shown;
mod supply;
mod task;

pub use shown::Shown;
pub use supply::Supply;
pub use task::{Given, Task, at_once};

#[cfg(test)]
mod tests;
