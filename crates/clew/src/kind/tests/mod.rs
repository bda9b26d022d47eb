//! Tests of what is alike in all kinds.

mod game;
mod payload;
mod recipe;
mod task;
