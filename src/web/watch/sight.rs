//! First sight: the film of the opening board plays by itself until the reader does something.
//!
//! It has a playhead of its own, so that the puzzle still waits: address, history and what is read aloud stay as they are.

use gloo::events::EventListener;
use yew::prelude::*;

use crate::kind::{self, End};
use crate::playback::{Playhead, Scope};
use crate::trace::Verdict;
use crate::web::hooks;
use crate::web::state::{State as Page, Status};

use super::{Action, State};

/// What a reader does that ends it. Scrolling and pointing do not.
const TOUCHES: [&str; 2] = ["keydown", "click"];

/// Film that plays by itself.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sight {
    /// Point that it has reached.
    pub(crate) playhead: Playhead,
    /// Whether it plays. Once it has stopped it does not begin again by itself.
    pub(crate) is_playing: bool,
    /// Whether it waits to know that the reader has no game to continue.
    pub(crate) is_held: bool,
}

impl State {
    /// Takes the recorded explanation of the opening board, and lets its film play; nothing for other puzzles.
    pub(crate) fn begin_sight(&mut self) {
        let Some(events) = kind::recorded(&self.playback.code()) else {
            return;
        };
        self.playback = self.playback.grown(events).finished();
        self.work.status = Status::Done(End::Verdict(Verdict::Unique));
        let is_still = hooks::prefers_reduced_motion();
        self.sight = Some(Sight {
            playhead: match is_still {
                true => self.best_picture(),
                false => Playhead::default(),
            },
            is_playing: !is_still,
            is_held: hooks::any_stored(),
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
    pub(crate) fn is_playing_itself(&self) -> bool {
        self.sight
            .is_some_and(|sight| sight.is_playing && !sight.is_held)
    }

    /// Point that the board shows.
    pub(crate) fn shown(&self) -> Playhead {
        self.sight.map_or(self.playhead, |sight| sight.playhead)
    }

    /// Stops the film where it is.
    pub(crate) fn stop_sight(&mut self) {
        if let Some(sight) = &mut self.sight {
            sight.is_playing = false;
        }
    }
}

/// Ends the film at the first touch of the page.
#[hook]
pub(crate) fn use_sight(state: &UseReducerHandle<Page>) {
    let is_there = state.watch.sight.is_some_and(|sight| sight.is_playing);
    {
        let state = state.clone();
        use_effect_with(is_there, move |&is_there| {
            let listeners = is_there.then(|| {
                // The window hears of it last, when what was touched has answered.
                let window = gloo::utils::window();
                TOUCHES.map(|touch| {
                    let state = state.clone();
                    EventListener::new(&window, touch, move |_| {
                        state.dispatch(Action::StopSight.into());
                    })
                })
            });
            move || drop(listeners)
        });
    }
    // Once the games are known, it begins or goes.
    let games = state.games.has_unfinished();
    let is_held = state.watch.sight.is_some_and(|sight| sight.is_held);
    let state = state.clone();
    use_effect_with((games, is_held), move |&(games, is_held)| {
        if let (Some(has_unfinished), true) = (games, is_held) {
            state.dispatch(Action::ReleaseSight { has_unfinished }.into());
        }
    });
}
