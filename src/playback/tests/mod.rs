//! Tests of playback.

mod film;
mod player;
mod timeline;
