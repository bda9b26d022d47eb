//! Path data with short numbers.

use std::fmt::Write as _;

use crate::scene::hatching::Stroke;
use crate::scene::{Figure, Hatch, Item, Point, Style};

/// Path of a hatching.
pub(super) struct HatchPath {
    /// Its data.
    pub(super) data: String,
    /// Width of its strokes, in cells.
    pub(super) width: f64,
    /// Ends of its strokes, as the value of an attribute.
    pub(super) cap: &'static str,
}

impl HatchPath {
    /// The path of strokes, or of dots, in a style.
    pub(super) fn new(strokes: &[Stroke], style: Style) -> Self {
        let mut data = String::new();
        for [from, to] in strokes {
            let _ = write!(data, "M{}", point(*from));
            if from == to {
                data.push_str("h0");
            } else {
                let _ = write!(data, "L{}", point(*to));
            }
        }
        let (width, cap) = match style.hatch {
            Hatch::Dotted => (2.0 * style.width, "round"),
            _ => (style.width, "butt"),
        };
        Self { data, width, cap }
    }
}

/// Data of a segment in dashes that are as long as the gaps between them. When a browser prints, it turns each dash of a dashed stroke
/// into an outline of curves.
pub(super) fn dashes(from: Point, to: Point, dash: f64) -> String {
    let length = (to.x - from.x).hypot(to.y - from.y);
    let starts = (0_u32..).map(|number| 2.0 * dash * f64::from(number));
    let starts = starts.take_while(|start| *start < length - 1e-6);
    let at = |along: f64| point(from.towards(to, (along / length).min(1.0)));
    let dashes = starts.map(|start| format!("M{}L{}", at(start), at(start + dash)));
    dashes.collect()
}

/// Radius of a mark that is a filled circle.
pub(super) fn dot(item: &Item) -> Option<f64> {
    match item.figure {
        Figure::Disc { radius, .. } => Some(radius),
        _ => None,
    }
}

/// A point as two numbers.
pub(super) fn point(at: Point) -> String {
    format!("{} {}", short(at.x), short(at.y))
}

/// A number with at most three decimals.
pub(super) fn short(value: f64) -> String {
    let value = format!("{value:.3}");
    let value = value.trim_end_matches('0').trim_end_matches('.');
    if value == "-0" { "0" } else { value }.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Role, Theme};

    #[test]
    fn numbers_are_short() {
        let shortened = [0.1 + 0.2, -0.0001, 2.0, -1.25].map(short);
        assert_eq!(shortened, ["0.3", "0", "2", "-1.25"]);
    }

    #[test]
    fn dots_are_round_points_and_strokes_lines() {
        let [one, other] = [Point::new(0.1, 0.2), Point::new(0.3, 0.0)];
        let dots = HatchPath::new(&[[one, one]], Theme::default().style(Role::Candidate));
        assert_eq!((dots.data.as_str(), dots.cap), ("M0.1 0.2h0", "round"));
        let lines = HatchPath::new(&[[one, other]], Theme::default().style(Role::GroupOne));
        assert_eq!((lines.data.as_str(), lines.cap), ("M0.1 0.2L0.3 0", "butt"));
    }
}
