//! Command line: reads puzzles, one per line, and writes answers in the same order.
//!
//! ```
//! use clew_cli::solve::{Limit, run, solutions};
//! use clew_core::solve::Method;
//!
//! let code = clew::kind::read("1.3434.22.43432.")?.remove(0).code;
//! let ran = run(&code, Method::Prove, Limit::default())?;
//! assert_eq!(solutions(&code, &ran)?, ["1234341221434321"]);
//! # Ok::<(), clew_core::model::ParseError>(())
//! ```
//!
//! - `command`: the commands and their help, exit codes;
//! - `closed`: a standard output that was closed before the start;
//! - `input`, `lines`: puzzles from arguments, files and the standard input, one per line;
//! - `entry`: reading a line, either a puzzle or a record that contains one;
//! - `answers`: the output for a line, and for a batch of lines;
//! - `pipeline`: processing lines on all cores, with answers in order and bounded memory;
//! - [`solve`], `explain`, `make`, [`coach`], `convert`, `read`: one command each;
//! - [`chapters`]: chapters as text.
//!
//! The program `check` of `tools` calls the same functions, and the judge checks their
//! answers. No other package uses a terminal.

mod answers;
pub mod chapters;
mod closed;
pub mod coach;
mod command;
mod convert;
mod diagnosis;
mod entry;
mod explain;
mod input;
mod letters;
mod lines;
pub mod make;
mod moving;
mod pipeline;
mod read;
pub mod run;
pub mod solve;

pub use command::main;
