//! Tests of playback.

mod cards;
mod film;
mod player;
mod timeline;
