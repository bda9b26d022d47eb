//! The clock of the film: while it plays, each frame moves it on by the time
//! that has passed.

use yew::prelude::*;

use super::super::speed::Speed;
use super::super::state::{Action, State};
use super::{Frames, run_frames};

/// At full speed the whole film takes about so many frames.
const FULL_SPEED_FRAMES: usize = 180;
/// A frame counts for at most this, in milliseconds: a page that was hidden
/// goes on where it was.
const LONGEST_FRAME: f64 = 100.0;

/// Runs the film while it is playing.
#[hook]
pub(in super::super) fn use_clock(state: &UseReducerHandle<State>) {
    let handle = state.clone();
    use_effect_with(state.is_playing, move |&is_playing| {
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

/// Moves the film on by `passed` milliseconds; `spent` is how long the present
/// substep has been shown.
fn frame(state: &UseReducerHandle<State>, spent: &mut f64, passed: f64) -> Frames {
    // A handle keeps all it has shown; a copy keeps only the present.
    let state = state.clone();
    if !state.is_playing {
        return Frames::Done;
    }
    let playback = state.playback.get();
    let mut playhead = state.playhead;
    match state.speed.factor() {
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
    if playhead != state.playhead {
        state.dispatch(Action::Tick(playhead));
        return Frames::More;
    }
    if playback.following(playhead).is_none() {
        *spent = 0.0;
        if !state.is_growing() {
            state.dispatch(Action::Pause);
            return Frames::Done;
        }
    }
    Frames::More
}

/// How long news takes to be drawn in at a speed, in milliseconds.
pub(in super::super) fn drawing_time(speed: Speed, is_end: bool) -> f64 {
    let whole = if is_end { 600.0 } else { 180.0 };
    match speed.factor() {
        Some(factor) if factor > 1.0 && !is_end => whole / factor,
        None if !is_end => 0.0,
        _ => whole,
    }
}
