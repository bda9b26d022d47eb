//! Part of a mark that is visible at a moment, shared by the painters.

use super::{Item, Point};

/// Visible part of a mark at moment `t`, both within `0..=1`, eased.
pub fn grown(item: &Item, t: f64) -> f64 {
    if item.until.is_some_and(|until| t >= until) {
        return 0.0;
    }
    let Some((start, end)) = item.appears else {
        return 1.0;
    };
    if t >= end {
        return 1.0;
    }
    let part = ((t - start) / (end - start).max(1e-9)).clamp(0.0, 1.0);
    // Ease out: fast at first, settling at the end.
    1.0 - (1.0 - part) * (1.0 - part)
}

impl Point {
    /// The point a part of the way towards another.
    pub fn towards(self, other: Point, part: f64) -> Point {
        Point::new(
            self.x + (other.x - self.x) * part,
            self.y + (other.y - self.y) * part,
        )
    }
}

/// Length of the two strokes of an arrow's head, in cells.
const HEAD: f64 = 0.1;

/// Visible part of a curved arrow: a quadratic curve, and the strokes of its head.
pub struct Arrow {
    /// Control point.
    pub bend: Point,
    /// End of the curve, and of both strokes.
    pub tip: Point,
    /// Other ends of the two strokes.
    pub barbs: [Point; 2],
}

impl Arrow {
    /// The first part, within `0..=1`, of an arrow.
    pub fn new(from: Point, bend: Point, to: Point, part: f64) -> Self {
        // De Casteljau's division of the curve.
        let control = from.towards(bend, part);
        let tip = control.towards(bend.towards(to, part), part);
        let (x, y) = (tip.x - control.x, tip.y - control.y);
        let length = x.hypot(y).max(1e-9);
        let (x, y) = (HEAD * x / length, HEAD * y / length);
        // Back from the tip, half a stroke's length to either side.
        let barb = |side: f64| Point::new(tip.x - x + side * 0.6 * y, tip.y - y - side * 0.6 * x);
        Self {
            bend: control,
            tip,
            barbs: [barb(1.0), barb(-1.0)],
        }
    }
}
