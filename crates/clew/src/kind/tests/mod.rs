//! Tests of properties that all kinds share.

mod game;
mod payload;
mod recipe;
mod task;
