//! Tests of playback.

mod player;
mod timeline;
