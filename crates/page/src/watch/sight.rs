//! First sight: the film of the opening board plays by itself until the reader does something.
//!
//! It has a playhead of its own, so that the puzzle still waits: address, history and what is read aloud stay as they are.

use crate::Status;
use clew::kind::{self, End};
use clew_core::playback::{Playhead, Scope};
use clew_core::trace::Verdict;

use super::WatchState;

/// Film that plays by itself.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sight {
    /// Point that it has reached.
    pub playhead: Playhead,
    /// Whether it plays. Once it has stopped it does not begin again by itself.
    pub is_playing: bool,
    /// Whether it waits to know that the reader has no game to continue.
    pub is_held: bool,
}

impl WatchState {
    /// Takes the recorded explanation of the opening board, and lets its film play; nothing for other puzzles. A still one shows its
    /// best picture, for a reader who wants less motion; a held one waits until it is known that the reader has no game to continue.
    pub fn begin_sight(&mut self, is_still: bool, is_held: bool) {
        let Some(events) = kind::recorded(&self.playback.code()) else {
            return;
        };
        self.playback = self.playback.grown(events).finished();
        self.work.status = Status::Done(End::Verdict(Verdict::Unique));
        self.sight = Some(Sight {
            playhead: match is_still {
                true => self.best_picture(),
                false => Playhead::default(),
            },
            is_playing: !is_still,
            is_held,
        });
    }

    /// Where the hardest argument is concluded.
    fn best_picture(&self) -> Playhead {
        let playback = self.playback.get();
        let chapters = playback.chapters().iter();
        let told = chapters.filter(|chapter| !chapter.beats.is_empty());
        // The first of several that are as hard.
        let hardest = told.rev().max_by_key(|chapter| chapter.level);
        let key = hardest.and_then(|chapter| chapter.beats.first());
        key.map_or(Playhead::default(), |&key| {
            Playhead::new(key, Scope::Conclude)
        })
    }

    /// Whether the film is to play by itself now.
    pub fn is_playing_itself(&self) -> bool {
        self.sight
            .is_some_and(|sight| sight.is_playing && !sight.is_held)
    }

    /// Point that the board shows.
    pub fn shown(&self) -> Playhead {
        self.sight.map_or(self.playhead, |sight| sight.playhead)
    }

    /// Stops the film where it is.
    pub fn stop_sight(&mut self) {
        if let Some(sight) = &mut self.sight {
            sight.is_playing = false;
        }
    }
}
