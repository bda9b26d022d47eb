//! The canvas with its size, its zoom and its moment of animation. What fingers
//! and wheels do to it is in `gestures`.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast as _;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, HtmlElement, PointerEvent};

use crate::scene::{Point, Scene, Theme};
use crate::web::app::hooks::{Frames, Running, run_frames};
use crate::web::canvas::{Layer, View, paint};

use super::gestures::Finger;
use super::zoom::{Window, Zoom};

/// The canvas and all that it remembers between frames.
#[derive(Default)]
pub(in super::super) struct Stage {
    pub(super) surface: Option<Surface>,
    pub(super) scene: Option<(Scene, Theme)>,
    /// What does not move, painted already for the present scene and view.
    pub(super) backdrop: Option<HtmlCanvasElement>,
    /// When the motion began, and how long it takes; in milliseconds.
    motion: Option<(Option<f64>, f64)>,
    running: Option<Running>,
    pub(super) zoom: Zoom,
    /// The view the style sheet has been told of, and the size of its scene.
    published: Option<(View, f64, f64)>,
    pub(super) pointers: Vec<Finger>,
    pub(super) travelled: f64,
}

/// A stage shared by its listeners.
pub(in super::super) type Handle = Rc<RefCell<Stage>>;

pub(super) struct Surface {
    pub(super) canvas: HtmlCanvasElement,
    place: HtmlElement,
    context: CanvasRenderingContext2d,
    /// Device pixels a CSS pixel.
    pub(super) ratio: f64,
}

impl Stage {
    /// Takes over a canvas that fills `place`.
    pub(super) fn attach(handle: &Handle, canvas: HtmlCanvasElement, place: HtmlElement) {
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

    /// Fits the canvas to its place, in device pixels.
    pub(super) fn resize(handle: &Handle) {
        if let Some(surface) = &mut handle.borrow_mut().surface {
            let window = web_sys::window().expect("a page has a window");
            surface.ratio = window.device_pixel_ratio().max(1.0);
            let pixels = |length: i32| (f64::from(length) * surface.ratio).round() as u32;
            let width = pixels(surface.place.client_width());
            let height = pixels(surface.place.client_height());
            if (surface.canvas.width(), surface.canvas.height()) != (width, height) {
                surface.canvas.set_width(width);
                surface.canvas.set_height(height);
            }
        }
        handle.borrow_mut().backdrop = None;
        // At once, not on the next frame: a canvas whose size is set is blank.
        handle.borrow_mut().paint(None);
    }

    /// Shows the whole board.
    pub(super) fn fit(handle: &Handle) {
        {
            let mut stage = handle.borrow_mut();
            stage.zoom = Zoom::default();
            stage.backdrop = None;
            stage.touch();
        }
        Self::wake(handle);
    }

    /// Shows a scene: `Some(n)`, its news drawn in over `n` milliseconds;
    /// `None`, at once; a negative `n` leaves the motion as it is.
    pub(in super::super) fn show(handle: &Handle, scene: Scene, theme: Theme, motion: Option<f64>) {
        {
            let mut stage = handle.borrow_mut();
            stage.scene = Some((scene, theme));
            stage.backdrop = None;
            match motion {
                Some(length) if length < 0.0 => {}
                Some(length) => stage.motion = Some((None, length)),
                None => stage.motion = None,
            }
        }
        Self::wake(handle);
    }

    /// Paints on the next frame, and on those after it while something moves.
    pub(super) fn wake(handle: &Handle) {
        if handle.borrow().running.is_some() {
            return;
        }
        let weak = Rc::downgrade(handle);
        let running = run_frames(move |time| {
            let Some(handle) = weak.upgrade() else {
                return Frames::Done;
            };
            let mut stage = handle.borrow_mut();
            let frames = stage.paint(Some(time));
            if frames == Frames::Done {
                stage.running = None;
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
                // Fails only for a canvas without size, on which nothing is seen.
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

    /// How far the motion is at a time, `0..=1`.
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

    /// Width of a cell, in CSS pixels.
    pub(in super::super) fn cell(handle: &Handle) -> Option<f64> {
        let stage = handle.borrow();
        let (surface, (scene, _)) = (stage.surface.as_ref()?, stage.scene.as_ref()?);
        Some(stage.zoom.view(scene, surface.window()).cell / surface.ratio)
    }

    /// The point of the board under a pointer.
    pub(in super::super) fn point(handle: &Handle, event: &PointerEvent) -> Option<Point> {
        let stage = handle.borrow();
        let (surface, (scene, _)) = (stage.surface.as_ref()?, stage.scene.as_ref()?);
        let [x, y] = [event.offset_x(), event.offset_y()];
        let [x, y] = [x, y].map(|length| f64::from(length) * surface.ratio);
        let view = stage.zoom.view(scene, surface.window());
        Some(view.point_at(x, y))
    }
}

impl Surface {
    /// Tells the style sheet where the board lies, in CSS pixels: for what is
    /// put around it.
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

    pub(super) fn window(&self) -> Window {
        Window {
            width: f64::from(self.canvas.width()),
            height: f64::from(self.canvas.height()),
            ratio: self.ratio,
        }
    }

    /// A copy of what is on the canvas.
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
