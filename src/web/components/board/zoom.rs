//! Zoom of the board.

use crate::web::canvas::View;
use clew_core::scene::{Point, Role, Scene};

/// The closest zoom.
const CLOSEST: f64 = 12.0;
/// Minimum distance between a step's findings and the edge of the canvas, in cells.
const AROUND: f64 = 1.0;

/// The canvas properties that the zoom needs: its size in device pixels, and the number
/// of device pixels per CSS pixel.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    /// Width.
    pub(crate) width: f64,
    /// Height.
    pub(crate) height: f64,
    /// Device pixels per CSS pixel.
    pub(crate) ratio: f64,
}

/// Zoom: the point of the board in the middle, as fractions of its width and
/// height, and the factor.
#[derive(Clone, Copy)]
pub(crate) struct Zoom {
    times: f64,
    x: f64,
    y: f64,
}

impl Default for Zoom {
    fn default() -> Self {
        Self {
            times: 1.0,
            x: 0.5,
            y: 0.5,
        }
    }
}

impl Zoom {
    /// Whether the board is larger than its place.
    pub(crate) fn is_close(self) -> bool {
        self.times > 1.0
    }

    /// Place of the board on the canvas.
    pub(crate) fn view(self, scene: &Scene, window: Window) -> View {
        let Window {
            width,
            height,
            ratio,
        } = window;
        let fitted = View::fitted(scene, [width, height], ratio);
        if !self.is_close() {
            return fitted;
        }
        let cell = fitted.cell * self.times;
        View {
            cell,
            left: (width / 2.0 - self.x * cell * scene.width).round(),
            top: (height / 2.0 - self.y * cell * scene.height).round(),
            ratio,
        }
    }

    /// Moves the board, in CSS pixels.
    pub(crate) fn pan(&mut self, scene: &Scene, window: Window, dx: f64, dy: f64) {
        if self.is_close() {
            let cell = self.view(scene, window).cell / window.ratio;
            self.x = (self.x - dx / (cell * scene.width)).clamp(0.0, 1.0);
            self.y = (self.y - dy / (cell * scene.height)).clamp(0.0, 1.0);
        }
    }

    /// Moves an enlarged board just enough to show a step's findings.
    pub(crate) fn follow(&mut self, scene: &Scene, window: Window) {
        if !self.is_close() {
            return;
        }
        let found = scene.items.iter().filter(|item| {
            matches!(
                item.role,
                Role::News | Role::Follows | Role::Struck | Role::Trial | Role::Clash
            )
        });
        let mut points = found.filter_map(|item| item.site).map(Point::from);
        let Some(first) = points.next() else {
            return;
        };
        let [mut least, mut most] = [first, first];
        for point in points {
            least = Point::new(least.x.min(point.x), least.y.min(point.y));
            most = Point::new(most.x.max(point.x), most.y.max(point.y));
        }
        let cell = self.view(scene, window).cell;
        let shifted = |middle: f64, size: f64, pixels: f64, from: f64, to: f64| {
            let half = pixels / cell / 2.0 - AROUND;
            let at = middle * size;
            let moved = match to - from > 2.0 * half {
                // If they do not fit, show their middle.
                true => (from + to) / 2.0,
                false => at.clamp(to - half, from + half),
            };
            (moved / size).clamp(0.0, 1.0)
        };
        self.x = shifted(self.x, scene.width, window.width, least.x, most.x);
        self.y = shifted(self.y, scene.height, window.height, least.y, most.y);
    }

    /// Enlarges around a point of the canvas, in CSS pixels.
    pub(crate) fn enlarge(&mut self, scene: &Scene, window: Window, at: [f64; 2], factor: f64) {
        let [x, y] = at.map(|length| length * window.ratio);
        let under = self.view(scene, window).point_at(x, y);
        self.times = (self.times * factor).clamp(1.0, CLOSEST);
        if !self.is_close() {
            *self = Self::default();
            return;
        }
        // The point under the pointer stays under it.
        let now = self.view(scene, window).point_at(x, y);
        self.x = (self.x + (under.x - now.x) / scene.width).clamp(0.0, 1.0);
        self.y = (self.y + (under.y - now.y) / scene.height).clamp(0.0, 1.0);
    }
}
