//! Lines at the rim of a cell's patch.

use super::{ink::Ink, parts::Bounds};

/// Deepest part of a patch that lines may cover, as a share of its side.
const DEEPEST: f32 = 0.18;
/// Share of half a row that a line covers at least.
const COVERED: f32 = 0.6;

/// Part of a patch without the lines at its rim, in pixels: from `left` and `top` to before `right` and `bottom`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Inside {
    pub(super) left: usize,
    pub(super) top: usize,
    pub(super) right: usize,
    pub(super) bottom: usize,
}

impl Inside {
    /// Part without the rows and columns at the rim that are dark up to a corner, as lines are and strokes are not. A skewed line counts
    /// with half its length.
    pub(super) fn of(ink: &Ink, threshold: f32) -> Self {
        let (width, height) = (ink.width, ink.height);
        let row = |y: usize| lined(width, |x| ink.at(x, y) > threshold);
        let column = |x: usize| lined(height, |y| ink.at(x, y) > threshold);
        Self {
            left: depth(width, &column),
            top: depth(height, &row),
            right: width - depth(width, &|x| column(width - 1 - x)),
            bottom: height - depth(height, &|y| row(height - 1 - y)),
        }
    }

    /// The part that both share.
    pub(super) fn within(self, other: Self) -> Self {
        Self {
            left: self.left.max(other.left),
            top: self.top.max(other.top),
            right: self.right.min(other.right),
            bottom: self.bottom.min(other.bottom),
        }
    }

    /// Whether a box reaches from side to side.
    pub(super) fn is_crossed(self, bounds: Bounds) -> bool {
        (bounds.left == self.left && bounds.right + 1 == self.right)
            || (bounds.top == self.top && bounds.bottom + 1 == self.bottom)
    }

    /// Places of all its pixels.
    pub(super) fn pixels(self) -> impl Iterator<Item = (usize, usize)> {
        (self.top..self.bottom).flat_map(move |y| (self.left..self.right).map(move |x| (x, y)))
    }
}

/// Whether a row looks like part of a line: one half of it and the corner of that half are mostly dark.
fn lined(length: usize, is_dark: impl Fn(usize) -> bool) -> bool {
    let corner = (length / 6).max(1);
    let covers = |from: usize, to: usize| {
        let dark = (from..to).filter(|&at| is_dark(at)).count();
        dark as f32 >= COVERED * (to - from) as f32
    };
    length > 0
        && ((covers(0, length / 2) && covers(0, corner))
            || (covers(length / 2, length) && covers(length - corner, length)))
}

/// Number of rows to leave out at a side: all up to the innermost that looks like a line, and one more for its soft edge.
fn depth(side: usize, is_lined: &dyn Fn(usize) -> bool) -> usize {
    let deepest = (side as f32 * DEEPEST) as usize;
    let least = side / 32;
    (0..deepest)
        .rev()
        .find(|&at| is_lined(at))
        .map_or(least, |at| (at + 2).max(least))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thick_line_is_left_out_and_a_stroke_stays() {
        let (width, height) = (48, 48);
        let dark = (0..width * height)
            .map(|at| {
                let (x, y) = (at % width, at / width);
                let is_line = x < 5;
                let is_stroke = (8..11).contains(&y) && (14..34).contains(&x);
                f32::from(u8::from(is_line || is_stroke))
            })
            .collect();
        let ink = Ink {
            width,
            height,
            dark,
        };
        let inside = Inside::of(&ink, 0.5);
        assert_eq!(
            inside,
            Inside {
                left: 6,
                top: 1,
                right: 47,
                bottom: 47
            }
        );
    }
}
