//! Command line: puzzles in, a line each, answers out in the same order.
//!
//! ```
//! use clew_cli::solve::{Limit, run, solutions};
//! use clew_core::solve::Method;
//!
//! let code = clew::kind::read("1.3434.22.43432.")?.remove(0).code;
//! let ran = run(&code, Method::Silent, Limit::default())?;
//! assert_eq!(solutions(&code, &ran)?, ["1234341221434321"]);
//! # Ok::<(), clew_core::model::ParseError>(())
//! ```
//!
//! - `command`: the commands and their help, exit codes;
//! - `input`, `lines`: puzzles from arguments, files and the standard input, a line each;
//! - `entry`: a line read, as a puzzle or a record that holds one;
//! - `answers`: what is written of a line, and of a batch of them;
//! - `pipeline`: lines worked on by all cores, answers in order, memory bounded;
//! - [`solve`], `explain`, `make`, [`coach`], `convert`, `read`: a command each;
//! - [`told`]: chapters as text.
//!
//! The program `check` of `tools` calls the same functions, and the judge looks at what
//! they answer. No other package knows that there is a terminal.

mod answers;
pub mod coach;
mod command;
mod convert;
mod diagnosis;
mod entry;
mod explain;
mod input;
mod lines;
pub mod make;
mod moving;
mod pipeline;
mod read;
pub mod solve;
pub mod told;

pub use command::main;
