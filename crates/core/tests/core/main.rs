//! Tests of the code that kinds share, on boards of real kinds.

mod code;
mod crop;
mod game;
mod hill_climb;
mod player;
mod story;
