//! First sight: the film of the opening board plays by itself until the reader does something.
//!
//! The film has its own playhead, so that the puzzle still waits: address, history and announcements stay as they are.

use clew::kind::{self, End};
use clew_core::playback::{Playhead, Scope};
use clew_core::trace::Verdict;

use super::WatchState;
use crate::status::Status;

/// Film that plays by itself.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sight {
    /// Point that it has reached.
    pub playhead: Playhead,
    /// Whether it is playing. Once stopped, it does not restart by itself.
    pub is_playing: bool,
    /// Whether it is waiting to learn that the reader has no game to continue.
    pub is_held: bool,
}

impl WatchState {
    /// Takes the recorded explanation of the opening board, and plays its film; does nothing for other puzzles. For readers who prefer
    /// reduced motion, it only shows its best picture; a held film waits until it is known that the reader has no game to continue.
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

    /// Point where the hardest argument reaches its conclusion.
    fn best_picture(&self) -> Playhead {
        let playback = self.playback.get();
        let chapters = playback.chapters().iter();
        let shown = chapters.filter(|chapter| !chapter.beats.is_empty());
        // The first among equally hard ones.
        let hardest = shown.rev().max_by_key(|chapter| chapter.level);
        let key = hardest.and_then(|chapter| chapter.beats.first());
        key.map_or(Playhead::default(), |&key| {
            Playhead::new(key, Scope::Conclude)
        })
    }

    /// Whether the film should play by itself now.
    pub fn is_playing_itself(&self) -> bool {
        self.sight
            .is_some_and(|sight| sight.is_playing && !sight.is_held)
    }

    /// Point that the board shows.
    pub fn shown(&self) -> Playhead {
        self.sight.map_or(self.playhead, |sight| sight.playhead)
    }

    /// Stops the film at its present point.
    pub fn stop_sight(&mut self) {
        if let Some(sight) = &mut self.sight {
            sight.is_playing = false;
        }
    }
}
