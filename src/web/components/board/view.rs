//! View of a board: the canvas with its size, its zoom and its moment of
//! animation. `gestures` handles pointers and the wheel.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast as _;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, HtmlElement, PointerEvent};

use crate::web::canvas::{Layer, View, paint};
use crate::web::hooks::{Frames, Running, run_frames};
use clew_core::scene::{Point, Scene, Theme};

use super::gestures::Pointer;
use super::zoom::{Window, Zoom};

/// Canvas of a board, and its state between frames.
#[derive(Default)]
pub(crate) struct BoardView {
    pub(crate) surface: Option<Surface>,
    pub(crate) scene: Option<(Scene, Theme)>,
    /// Still marks, already painted for the present scene and view.
    pub(crate) backdrop: Option<HtmlCanvasElement>,
    /// Start and length of the motion, in milliseconds.
    motion: Option<(Option<f64>, f64)>,
    running: Option<Running>,
    pub(crate) zoom: Zoom,
    /// View published to the style sheet, and the size of its scene.
    published: Option<(View, f64, f64)>,
    pub(crate) pointers: Vec<Pointer>,
    pub(crate) travelled: f64,
    /// Whether a single pointer draws instead of moving the board.
    is_drawn_on: bool,
}

/// Motion of a picture that is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Motion {
    /// The picture appears at once.
    Immediate,
    /// Its marks are animated, within a time in milliseconds.
    Animated(f64),
    /// The motion of the last picture continues.
    Continue,
}

/// View of a board, shared by its listeners.
pub(crate) type Handle = Rc<RefCell<BoardView>>;

pub(crate) struct Surface {
    pub(crate) canvas: HtmlCanvasElement,
    place: HtmlElement,
    context: CanvasRenderingContext2d,
    /// Device pixels per CSS pixel.
    pub(crate) ratio: f64,
}

impl BoardView {
    /// Takes over a canvas that fills `place`.
    pub(crate) fn attach(handle: &Handle, canvas: HtmlCanvasElement, place: HtmlElement) {
        let context = canvas.get_context("2d").ok().flatten();
        let Some(context) = context.and_then(|found| found.dyn_into().ok()) else {
            return;
        };
        handle.borrow_mut().surface = Some(Surface {
            canvas,
            place,
            context,
            ratio: 1.0,
        });
        Self::resize(handle);
    }

    /// Follows the size of the place. Content already painted in this size stays.
    pub(crate) fn resize(handle: &Handle) {
        let mut board = handle.borrow_mut();
        if board.follow_place() {
            // Paint at once instead of on the next frame: setting a canvas's size clears it.
            board.paint(None);
        }
    }

    /// Fits the canvas to its place. Returns whether that changed it.
    fn follow_place(&mut self) -> bool {
        let is_changed = self.surface.as_mut().is_some_and(Surface::follow_place);
        if is_changed {
            self.backdrop = None;
        }
        is_changed
    }

    /// Shows the whole board.
    pub(crate) fn fit(handle: &Handle) {
        {
            let mut board = handle.borrow_mut();
            board.zoom = Zoom::default();
            board.backdrop = None;
            board.touch();
        }
        Self::wake(handle);
    }

    /// Shows a scene.
    pub(crate) fn show(handle: &Handle, scene: Scene, theme: Theme, motion: Motion) {
        {
            let mut board = handle.borrow_mut();
            if let Some(surface) = &board.surface {
                let window = surface.window();
                board.zoom.follow(&scene, window);
            }
            board.scene = Some((scene, theme));
            board.backdrop = None;
            match motion {
                Motion::Continue => {}
                Motion::Animated(length) => board.motion = Some((None, length)),
                Motion::Immediate => board.motion = None,
            }
        }
        Self::wake(handle);
    }

    /// Paints on the next frame, and on later frames while something moves.
    pub(crate) fn wake(handle: &Handle) {
        if handle.borrow().running.is_some() {
            return;
        }
        let weak = Rc::downgrade(handle);
        let running = run_frames(move |time| {
            let Some(handle) = weak.upgrade() else {
                return Frames::Done;
            };
            let mut board = handle.borrow_mut();
            // A new puzzle can change the size of its place, but the page is notified of that only
            // after this frame; without this, the board would be painted twice.
            board.follow_place();
            let frames = board.paint(Some(time));
            if frames == Frames::Done {
                board.running = None;
            }
            frames
        });
        handle.borrow_mut().running = Some(running);
    }

    fn paint(&mut self, time: Option<f64>) -> Frames {
        let t = self.moment(time);
        let (Some(surface), Some((scene, theme))) = (&self.surface, &self.scene) else {
            return Frames::Done;
        };
        let view = self.zoom.view(scene, surface.window());
        if self.published.replace((view, scene.width, scene.height))
            != Some((view, scene.width, scene.height))
        {
            surface.publish(view, scene);
        }
        let context = &surface.context;
        if t >= 1.0 {
            paint(context, scene, *theme, view, Layer::All, t);
            return Frames::Done;
        }
        match &self.backdrop {
            Some(backdrop) => {
                // This fails only for a canvas without size, which is not visible.
                let _ = context.draw_image_with_html_canvas_element(backdrop, 0.0, 0.0);
            }
            None => {
                paint(context, scene, *theme, view, Layer::Still, t);
                self.backdrop = surface.copy();
            }
        }
        paint(context, scene, *theme, view, Layer::Moving, t);
        Frames::More
    }

    /// Moment of the motion at a time, `0..=1`.
    fn moment(&mut self, time: Option<f64>) -> f64 {
        let Some((start, length)) = &mut self.motion else {
            return 1.0;
        };
        let Some(time) = time.or(*start) else {
            return 0.0;
        };
        let start = *start.get_or_insert(time);
        let t = (time - start) / *length;
        if t >= 1.0 {
            self.motion = None;
        }
        t.clamp(0.0, 1.0)
    }

    /// Sets whether a single pointer draws on the board or moves it.
    pub(crate) fn draw_on(handle: &Handle, is_drawn_on: bool) {
        let mut board = handle.borrow_mut();
        board.is_drawn_on = is_drawn_on;
        board.touch();
    }

    /// Whether a single pointer draws.
    pub(crate) fn is_drawn_on(&self) -> bool {
        self.is_drawn_on
    }

    /// Number of pointers that are down.
    pub(crate) fn pointers(handle: &Handle) -> usize {
        handle.borrow().pointers.len()
    }

    /// Width of a cell, in CSS pixels.
    pub(crate) fn cell(handle: &Handle) -> Option<f64> {
        let board = handle.borrow();
        let (surface, (scene, _)) = (board.surface.as_ref()?, board.scene.as_ref()?);
        Some(board.zoom.view(scene, surface.window()).cell / surface.ratio)
    }

    /// The point of the board under a pointer.
    pub(crate) fn point(handle: &Handle, event: &PointerEvent) -> Option<Point> {
        let board = handle.borrow();
        let (surface, (scene, _)) = (board.surface.as_ref()?, board.scene.as_ref()?);
        let [x, y] = [event.offset_x(), event.offset_y()];
        let [x, y] = [x, y].map(|length| f64::from(length) * surface.ratio);
        let view = board.zoom.view(scene, surface.window());
        Some(view.point_at(x, y))
    }
}

impl Surface {
    /// Fits the canvas to its place, in device pixels. Returns whether that changed it.
    fn follow_place(&mut self) -> bool {
        let window = web_sys::window().expect("a page has a window");
        let ratio = window.device_pixel_ratio().max(1.0);
        let pixels = |length: i32| (f64::from(length) * ratio).round() as u32;
        let width = pixels(self.place.client_width());
        let height = pixels(self.place.client_height());
        let (canvas, before) = (&self.canvas, self.ratio);
        self.ratio = ratio;
        if (canvas.width(), canvas.height(), before) == (width, height, ratio) {
            return false;
        }
        canvas.set_width(width);
        canvas.set_height(height);
        true
    }

    /// Publishes the position of the board to the style sheet, in CSS pixels, for
    /// elements around it.
    fn publish(&self, view: View, scene: &Scene) {
        let sides = [
            ("--board-left", view.left),
            ("--board-top", view.top),
            ("--board-right", view.left + view.cell * scene.width),
            ("--board-bottom", view.top + view.cell * scene.height),
        ];
        for (name, pixels) in sides {
            let length = pixels / self.ratio;
            let style = self.place.style();
            let _ = style.set_property(name, &format!("{length}px"));
        }
    }

    pub(crate) fn window(&self) -> Window {
        Window {
            width: f64::from(self.canvas.width()),
            height: f64::from(self.canvas.height()),
            ratio: self.ratio,
        }
    }

    /// A copy of the canvas's content.
    fn copy(&self) -> Option<HtmlCanvasElement> {
        let copy = gloo::utils::document().create_element("canvas").ok()?;
        let copy: HtmlCanvasElement = copy.dyn_into().ok()?;
        copy.set_width(self.canvas.width());
        copy.set_height(self.canvas.height());
        let context: CanvasRenderingContext2d =
            copy.get_context("2d").ok().flatten()?.dyn_into().ok()?;
        context
            .draw_image_with_html_canvas_element(&self.canvas, 0.0, 0.0)
            .ok()?;
        Some(copy)
    }
}
