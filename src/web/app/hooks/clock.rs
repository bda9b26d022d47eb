//! The clock of the film: while it plays, each frame moves it on by the time
//! that has passed.

use yew::prelude::*;

use super::super::reel::Reel;
use super::super::speed::Speed;
use super::super::state::{Action, Place, State};
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
    let reel = state.reel.clone();
    let mut place = state.at;
    match state.speed.factor() {
        Some(factor) => {
            *spent += passed * factor;
            while *spent >= reel.duration(place.position) {
                let Some(next) = following(&reel, place) else {
                    break;
                };
                *spent -= reel.duration(place.position);
                place = next;
            }
        }
        None => {
            let stride = reel.len().div_ceil(FULL_SPEED_FRAMES).max(1);
            for _ in 0..stride {
                place = following(&reel, place).unwrap_or(place);
            }
        }
    }
    if place != state.at {
        state.dispatch(Action::Tick(place));
        return Frames::More;
    }
    if following(&reel, place).is_none() {
        *spent = 0.0;
        if !state.is_growing() {
            state.dispatch(Action::Pause);
            return Frames::Done;
        }
    }
    Frames::More
}

/// The next substep, or the first one of the next position.
fn following(reel: &Reel, place: Place) -> Option<Place> {
    if place.substep + 1 < reel.substeps(place.position) {
        return Some(Place {
            substep: place.substep + 1,
            ..place
        });
    }
    (place.position < reel.len()).then_some(Place {
        position: place.position + 1,
        substep: 0,
    })
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
