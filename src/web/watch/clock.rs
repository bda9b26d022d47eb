//! Clock of playback: while it plays, each frame advances the film by the elapsed
//! time.

use yew::prelude::*;

use crate::web::hooks::{Frames, prefers_reduced_motion, run_frames};
use crate::web::shown::PageHandle;
use crate::web::text;
use clew_core::playback::{Film, Pace, Turn};
use clew_page::watch::{Move, Speed};

/// Maximum time that a frame counts for, in milliseconds: a page that was hidden
/// continues where it was.
const LONGEST_FRAME: f64 = 100.0;

/// Advances the playhead while playback plays.
#[hook]
pub(crate) fn use_clock(state: &PageHandle) {
    let handle = state.clone();
    let is_playing = state.watch.is_playing || state.watch.is_playing_itself();
    use_effect_with(is_playing, move |&is_playing| {
        let running = is_playing.then(|| {
            let mut last: Option<f64> = None;
            let mut film = Film::default();
            let mut language = text::language();
            run_frames(move |time| {
                let passed = (time - last.unwrap_or(time)).clamp(0.0, LONGEST_FRAME);
                last = Some(time);
                if std::mem::replace(&mut language, text::language()) != language {
                    let watch = &handle.watch;
                    film.reword(&watch.playback.get(), watch.shown(), &|at| {
                        watch.playback.words(&text::speaker(), at)
                    });
                }
                frame(&handle, &mut film, passed)
            })
        });
        move || drop(running)
    });
}

/// Advances the playhead by `passed` milliseconds.
fn frame(state: &PageHandle, film: &mut Film, passed: f64) -> Frames {
    // A handle keeps everything it has shown; a copy keeps only the present state.
    let state = state.clone();
    let watch = &state.watch;
    if !(watch.is_playing || watch.is_playing_itself()) {
        return Frames::Done;
    }
    // While a stage is announced, its first beat waits; with reduced motion, the announcement is a line beside the beat.
    if watch.card().is_some() && !prefers_reduced_motion() {
        return Frames::More;
    }
    let pace = Pace {
        factor: watch.speed.factor(),
        waits: watch.waits && watch.sight.is_none(),
    };
    let turn = {
        let playback = watch.playback.get();
        film.advance(&playback, watch.shown(), pace, passed, &|at| {
            watch.playback.words(&text::speaker(), at)
        })
    };
    match turn {
        Turn::Stays => {}
        Turn::Goes(playhead) => state.dispatch(Move::Tick(playhead).into()),
        Turn::Waits => {
            state.dispatch(Move::Wait.into());
            return Frames::Done;
        }
        Turn::Ends if watch.is_growing() => {}
        Turn::Ends => {
            state.dispatch(Move::Pause.into());
            return Frames::Done;
        }
    }
    Frames::More
}

/// Time for drawing a picture that takes `length` milliseconds at single speed;
/// the end is traced in one stroke.
pub(crate) fn drawing_time(speed: Speed, length: f64, is_end: bool) -> f64 {
    let whole = if is_end { length.max(600.0) } else { length };
    match speed.factor() {
        Some(factor) if factor > 1.0 && !is_end => whole / factor,
        None if !is_end => 0.0,
        _ => whole,
    }
}
