//! Clock of playback: while it plays, each frame moves it on by the time that
//! has passed.

use yew::prelude::*;

use crate::web::hooks::{Frames, run_frames};
use crate::web::state::State;

use super::{Move, Speed};

/// Number of frames of the whole playback at full speed, about.
const FULL_SPEED_FRAMES: usize = 180;
/// Longest time a frame counts for, in milliseconds: a page that was hidden
/// goes on where it was.
const LONGEST_FRAME: f64 = 100.0;

/// Moves the playhead while playback plays.
#[hook]
pub(crate) fn use_clock(state: &UseReducerHandle<State>) {
    let handle = state.clone();
    use_effect_with(state.watch.is_playing, move |&is_playing| {
        let running = is_playing.then(|| {
            let mut last: Option<f64> = None;
            let mut spent = 0.0;
            run_frames(move |time| {
                let passed = (time - last.unwrap_or(time)).clamp(0.0, LONGEST_FRAME);
                last = Some(time);
                frame(&handle, &mut spent, passed)
            })
        });
        move || drop(running)
    });
}

/// Moves the playhead on by `passed` milliseconds; `spent` is the time the present
/// sub-step has been shown.
fn frame(state: &UseReducerHandle<State>, spent: &mut f64, passed: f64) -> Frames {
    // A handle keeps all it has shown; a copy keeps only the present.
    let state = state.clone();
    if !state.watch.is_playing {
        return Frames::Done;
    }
    let playback = state.watch.playback.get();
    let mut playhead = state.watch.playhead;
    match state.watch.speed.factor() {
        Some(factor) => {
            *spent += passed * factor;
            while *spent >= playback.duration(playhead.position) {
                let Some(next) = playback.following(playhead) else {
                    break;
                };
                *spent -= playback.duration(playhead.position);
                playhead = next;
            }
        }
        None => {
            let stride = playback.len().div_ceil(FULL_SPEED_FRAMES).max(1);
            for _ in 0..stride {
                playhead = playback.following(playhead).unwrap_or(playhead);
            }
        }
    }
    if playhead != state.watch.playhead {
        state.dispatch(Move::Tick(playhead).into());
        return Frames::More;
    }
    if playback.following(playhead).is_none() {
        *spent = 0.0;
        if !state.watch.is_growing() {
            state.dispatch(Move::Pause.into());
            return Frames::Done;
        }
    }
    Frames::More
}

/// Time in which a step is animated at a speed, in milliseconds.
pub(crate) fn drawing_time(speed: Speed, is_end: bool) -> f64 {
    let whole = if is_end { 600.0 } else { 180.0 };
    match speed.factor() {
        Some(factor) if factor > 1.0 && !is_end => whole / factor,
        None if !is_end => 0.0,
        _ => whole,
    }
}
