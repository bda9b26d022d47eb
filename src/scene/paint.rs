//! Shared by both painters: the part of a mark that is visible at a moment.

use super::{Item, Point};

/// Visible part of a mark at moment `t`, both within `0..=1`, eased.
pub fn grown(item: &Item, t: f64) -> f64 {
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
