//! Pointers and the wheel on the board: clicks, dragging and zooming.

use web_sys::{PointerEvent, WheelEvent};

use super::view::{BoardView, Handle};
use super::zoom::Zoom;

/// Cell width below which a board can be zoomed, in CSS pixels: candidates in smaller
/// cells are hard to read.
const READABLE_CELL: f64 = 56.0;
/// Distance below which a pointer clicks instead of dragging, in CSS pixels.
const CLICK: f64 = 6.0;

/// Pointer that is down, in CSS pixels.
pub(crate) struct Pointer {
    id: i32,
    x: f64,
    y: f64,
}

/// Gesture of a pointer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Gesture {
    /// The pointer goes down.
    Down,
    /// The pointer moves.
    Move,
    /// The pointer is released.
    Up,
    /// The browser cancels the pointer.
    Cancel,
}

impl BoardView {
    /// Zooms with the wheel. Returns whether the event was used.
    pub(crate) fn wheel(handle: &Handle, event: &WheelEvent) -> bool {
        {
            let mut board = handle.borrow_mut();
            if !board.is_zoomable() || event.ctrl_key() {
                return false;
            }
            let factor = (-event.delta_y() * 0.0016).exp();
            board.zoom_at(
                f64::from(event.offset_x()),
                f64::from(event.offset_y()),
                factor,
            );
        }
        Self::wake(handle);
        true
    }

    /// Follows a pointer. Returns whether it clicked the board.
    pub(crate) fn pointer(handle: &Handle, gesture: Gesture, event: &PointerEvent) -> bool {
        let (x, y) = (f64::from(event.offset_x()), f64::from(event.offset_y()));
        let id = event.pointer_id();
        let clicked = {
            let mut board = handle.borrow_mut();
            match gesture {
                Gesture::Down => {
                    board.travelled = if board.pointers.is_empty() {
                        0.0
                    } else {
                        // A second finger makes this a pinch, so it no longer counts as a click.
                        CLICK
                    };
                    board.pointers.push(Pointer { id, x, y });
                    if let Some(surface) = &board.surface {
                        let _ = surface.canvas.set_pointer_capture(id);
                    }
                    return false;
                }
                Gesture::Move => {
                    board.drag(id, x, y);
                    false
                }
                Gesture::Up | Gesture::Cancel => {
                    let was_down = board.pointers.iter().any(|pointer| pointer.id == id);
                    board.pointers.retain(|pointer| pointer.id != id);
                    let is_main = event.button() == 0;
                    gesture == Gesture::Up && was_down && is_main && board.travelled < CLICK
                }
            }
        };
        if !clicked {
            Self::wake(handle);
        }
        clicked
    }

    fn drag(&mut self, id: i32, x: f64, y: f64) {
        let Some(index) = self.pointers.iter().position(|pointer| pointer.id == id) else {
            return;
        };
        let (dx, dy) = (x - self.pointers[index].x, y - self.pointers[index].y);
        self.travelled += dx.abs() + dy.abs();
        match self.pointers.len() {
            1 if self.is_drawn_on() => {}
            1 => self.pan(dx, dy),
            2 => {
                let other = &self.pointers[1 - index];
                let (ox, oy) = (other.x, other.y);
                let before = distance(self.pointers[index].x - ox, self.pointers[index].y - oy);
                let after = distance(x - ox, y - oy);
                if before > 1.0 && self.is_zoomable() {
                    self.zoom_at((x + ox) / 2.0, (y + oy) / 2.0, after / before);
                }
                self.pan(dx / 2.0, dy / 2.0);
            }
            _ => {}
        }
        self.pointers[index].x = x;
        self.pointers[index].y = y;
    }

    /// Whether enlarging helps: cells are small, or the board is already enlarged.
    fn is_zoomable(&self) -> bool {
        let (Some(surface), Some((scene, _))) = (&self.surface, &self.scene) else {
            return false;
        };
        let fitted = Zoom::default().view(scene, surface.window());
        self.zoom.is_close() || fitted.cell < READABLE_CELL * surface.ratio
    }

    fn pan(&mut self, dx: f64, dy: f64) {
        if let (Some(surface), Some((scene, _))) = (&self.surface, &self.scene) {
            self.zoom.pan(scene, surface.window(), dx, dy);
            self.backdrop = None;
        }
    }

    fn zoom_at(&mut self, x: f64, y: f64, factor: f64) {
        if let (Some(surface), Some((scene, _))) = (&self.surface, &self.scene) {
            self.zoom.enlarge(scene, surface.window(), [x, y], factor);
            self.backdrop = None;
            self.touch();
        }
    }

    /// Sets what a finger does: it scrolls the page, moves an enlarged board, or draws.
    pub(crate) fn touch(&self) {
        if let Some(surface) = &self.surface {
            let action = if self.zoom.is_close() || self.is_drawn_on() {
                "none"
            } else {
                "pan-y"
            };
            let style = surface.canvas.style();
            let _ = style.set_property("touch-action", action);
        }
    }
}

fn distance(x: f64, y: f64) -> f64 {
    (x * x + y * y).sqrt()
}
