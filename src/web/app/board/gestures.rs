//! What pointers and the wheel do to the board: clicks, dragging and zooming.

use web_sys::{PointerEvent, WheelEvent};

use super::stage::{Handle, Stage};
use super::zoom::Zoom;

/// Boards whose cells come out smaller than this can be zoomed, in CSS pixels.
const READABLE_CELL: f64 = 24.0;
/// A pointer that moved less than this clicked, in CSS pixels.
const CLICK: f64 = 6.0;

/// A pointer that is down, and where, in CSS pixels.
pub(super) struct Finger {
    id: i32,
    x: f64,
    y: f64,
}

/// What a pointer does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in super::super) enum Gesture {
    /// It touches.
    Down,
    /// It moves.
    Move,
    /// It lets go.
    Up,
    /// The browser takes it away.
    Cancel,
}

impl Stage {
    /// Zooms by the wheel; whether the event was used.
    pub(super) fn wheel(handle: &Handle, event: &WheelEvent) -> bool {
        {
            let mut stage = handle.borrow_mut();
            if !stage.is_zoomable() || event.ctrl_key() {
                return false;
            }
            let factor = (-event.delta_y() * 0.0016).exp();
            stage.zoom_at(
                f64::from(event.offset_x()),
                f64::from(event.offset_y()),
                factor,
            );
        }
        Self::wake(handle);
        true
    }

    /// Follows a pointer; whether it clicked the board.
    pub(in super::super) fn pointer(
        handle: &Handle,
        gesture: Gesture,
        event: &PointerEvent,
    ) -> bool {
        let (x, y) = (f64::from(event.offset_x()), f64::from(event.offset_y()));
        let id = event.pointer_id();
        let clicked = {
            let mut stage = handle.borrow_mut();
            match gesture {
                Gesture::Down => {
                    stage.travelled = if stage.pointers.is_empty() {
                        0.0
                    } else {
                        // The second finger of a pinch: no click any more.
                        CLICK
                    };
                    stage.pointers.push(Finger { id, x, y });
                    if let Some(surface) = &stage.surface {
                        let _ = surface.canvas.set_pointer_capture(id);
                    }
                    return false;
                }
                Gesture::Move => {
                    stage.drag(id, x, y);
                    false
                }
                Gesture::Up | Gesture::Cancel => {
                    let was_down = stage.pointers.iter().any(|pointer| pointer.id == id);
                    stage.pointers.retain(|pointer| pointer.id != id);
                    let is_main = event.button() == 0;
                    gesture == Gesture::Up && was_down && is_main && stage.travelled < CLICK
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

    /// Whether enlarging helps: cells are small, or it is enlarged already.
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

    /// A finger scrolls the page, or moves the board where it is enlarged.
    pub(super) fn touch(&self) {
        if let Some(surface) = &self.surface {
            let action = if self.zoom.is_close() {
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
