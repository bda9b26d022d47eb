//! The page's effects: workers, clock, address, keys, pasting.

mod address;
mod chunk;
mod input;
mod seed;
mod size;
mod stored;
mod top;
mod turns;
mod update;

use std::cell::RefCell;
use std::rc::Rc;

use gloo::render::{AnimationFrame, request_animation_frame};

pub(crate) use address::{hash, here, turn, use_history};
pub(crate) use chunk::{is_wanted_early, use_chunk};
pub(crate) use input::{open_files, use_drop, use_keys, use_paste};
pub(crate) use seed::{fresh_seed, random_seed};
pub(crate) use size::{publish_height, use_size};
pub(crate) use stored::{
    any_stored, is_embedded, prefers_reduced_motion, store, stored, system_palette, use_palette,
};
pub(crate) use top::use_top;
pub(crate) use turns::{in_turn, use_in_turn};
pub(crate) use update::{renew, use_update};

/// Runs `on_frame` on every frame of the screen until it answers
/// [`Frames::Done`] or the handle is dropped.
pub(crate) struct Running(#[expect(dead_code, reason = "held, so that frames keep coming")] Slot);

type Slot = Rc<RefCell<Option<AnimationFrame>>>;

/// Whether more frames are wanted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Frames {
    /// Yes.
    More,
    /// No.
    Done,
}

/// Starts requesting frames; `on_frame` gets the time in milliseconds.
pub(crate) fn run_frames(on_frame: impl FnMut(f64) -> Frames + 'static) -> Running {
    let slot: Slot = Rc::default();
    let on_frame: OnFrame = Rc::new(RefCell::new(on_frame));
    ask(&slot, on_frame);
    Running(slot)
}

type OnFrame = Rc<RefCell<dyn FnMut(f64) -> Frames>>;

fn ask(slot: &Slot, on_frame: OnFrame) {
    let weak = Rc::downgrade(slot);
    let frame = request_animation_frame(move |time| {
        let Some(slot) = weak.upgrade() else {
            return;
        };
        let wanted = (on_frame.borrow_mut())(time);
        if wanted == Frames::More {
            ask(&slot, on_frame);
        }
    });
    *slot.borrow_mut() = Some(frame);
}
