//! Tests of playback.

mod cards;
mod film;
mod timeline;
