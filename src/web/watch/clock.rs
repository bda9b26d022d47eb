//! Clock of playback: while it plays, each frame moves it on by the time that
//! has passed.

use yew::prelude::*;

use crate::playback::Playhead;
use crate::web::hooks::{Frames, run_frames};
use crate::web::playback::SharedPlayback;
use crate::web::state::State;
use crate::web::text;

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
            let mut stay = Stay::default();
            run_frames(move |time| {
                let passed = (time - last.unwrap_or(time)).clamp(0.0, LONGEST_FRAME);
                last = Some(time);
                frame(&handle, &mut stay, passed)
            })
        });
        move || drop(running)
    });
}

/// Time that the playhead has stayed where it is.
#[derive(Default)]
struct Stay {
    /// In milliseconds.
    spent: f64,
    /// Point, and the time it is to stay there, in milliseconds.
    length: Option<(Playhead, f64)>,
}

impl Stay {
    /// Time to stay at a playhead, looked up once: its sentence is to be read.
    fn length(&mut self, playback: &SharedPlayback, playhead: Playhead) -> f64 {
        match self.length {
            Some((at, length)) if at == playhead => length,
            _ => {
                let sentence = playback.explanation(playhead);
                let sentence = text::plain(&sentence, playback.shape());
                let length = playback.get().duration(playhead, &sentence);
                self.length = Some((playhead, length));
                length
            }
        }
    }
}

/// Moves the playhead on by `passed` milliseconds.
fn frame(state: &UseReducerHandle<State>, stay: &mut Stay, passed: f64) -> Frames {
    // A handle keeps all it has shown; a copy keeps only the present.
    let state = state.clone();
    if !state.watch.is_playing {
        return Frames::Done;
    }
    let shared = &state.watch.playback;
    let mut playhead = state.watch.playhead;
    let following = |playhead| shared.get().following(playhead);
    match state.watch.speed.factor() {
        Some(factor) => {
            stay.spent += passed * factor;
            loop {
                let length = stay.length(shared, playhead);
                if stay.spent < length {
                    break;
                }
                let Some(next) = following(playhead) else {
                    break;
                };
                stay.spent -= length;
                playhead = next;
            }
        }
        None => {
            let stride = shared.get().len().div_ceil(FULL_SPEED_FRAMES).max(1);
            for _ in 0..stride {
                playhead = following(playhead).unwrap_or(playhead);
            }
        }
    }
    if playhead != state.watch.playhead {
        state.dispatch(Move::Tick(playhead).into());
        return Frames::More;
    }
    if following(playhead).is_none() {
        stay.spent = 0.0;
        if !state.watch.is_growing() {
            state.dispatch(Move::Pause.into());
            return Frames::Done;
        }
    }
    Frames::More
}

/// Time in which a picture that takes `length` milliseconds at single speed is
/// drawn; the end is traced in one stroke.
pub(crate) fn drawing_time(speed: Speed, length: f64, is_end: bool) -> f64 {
    let whole = if is_end { length.max(600.0) } else { length };
    match speed.factor() {
        Some(factor) if factor > 1.0 && !is_end => whole / factor,
        None if !is_end => 0.0,
        _ => whole,
    }
}
