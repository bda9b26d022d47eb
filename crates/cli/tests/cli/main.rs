//! Tests of the command line, as one program.

mod answers;
mod commands;
mod documented;
mod hardness;
mod output;
mod reading;
