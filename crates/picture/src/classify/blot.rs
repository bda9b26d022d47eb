//! Blots, such as a thumb, a stain or what somebody painted over: dark places that are thicker than any stroke.

use super::ink::quantile;
use crate::patch::Patch;

/// Lightness below which a pixel is dark, as a part of the paper's.
const DARK: f32 = 0.6;
/// Smallest dark square that may hide a sign: its side as a share of the cell's. Strokes are half as thick.
const THICK: f32 = 0.25;
/// Smallest dark square that makes everything in the cell doubtful.
const THICKEST: f32 = 0.4;

/// What a blot may have done to a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Blot {
    /// There is none.
    None,
    /// A sign may lie under it.
    Hides,
    /// It covers so much that a sign beside it may be part of another one.
    Covers,
}

/// Lightness of the paper of a patch.
pub(super) fn paper(patch: &Patch) -> f32 {
    quantile(patch.light.iter().copied(), 0.9)
}

impl Blot {
    /// Blot in a patch, given how light the paper is in it and around.
    pub(super) fn of(patch: &Patch, paper: f32) -> Self {
        let side = largest_square(patch, DARK * paper) as f32;
        let share = side / patch.height.max(1) as f32;
        match share {
            THICKEST.. => Self::Covers,
            THICK.. => Self::Hides,
            _ => Self::None,
        }
    }
}

/// Side of the largest square of pixels darker than a threshold.
fn largest_square(patch: &Patch, threshold: f32) -> usize {
    let mut largest = 0;
    // Sides of the largest squares that end at each pixel of the row before.
    let mut above = vec![0; patch.width];
    for row in patch.light.chunks_exact(patch.width.max(1)) {
        let mut corner = 0;
        let mut left = 0;
        for (above, &light) in above.iter_mut().zip(row) {
            let side = match light < threshold {
                true => 1 + corner.min(left).min(*above),
                false => 0,
            };
            corner = std::mem::replace(above, side);
            left = side;
            largest = largest.max(side);
        }
    }
    largest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn patch(is_dark: impl Fn(usize, usize) -> bool) -> Patch {
        let side = Patch::CELL;
        let light = (0..side * side).map(|at| match is_dark(at % side, at / side) {
            true => 0.2,
            false => 0.9,
        });
        Patch {
            width: side,
            height: side,
            light: light.collect(),
        }
    }

    #[test]
    fn a_stroke_is_not_a_blot_and_a_thick_place_is() {
        let of = |patch: &Patch| Blot::of(patch, paper(patch));
        assert_eq!(of(&patch(|x, y| x < 6 || y < 6)), Blot::None);
        assert_eq!(of(&patch(|x, _| (20..28).contains(&x))), Blot::None);
        let square = |side: usize| {
            patch(move |x, y| (9..9 + side).contains(&x) && (5..5 + side).contains(&y))
        };
        assert_eq!(of(&square(11)), Blot::None);
        assert_eq!(of(&square(14)), Blot::Hides);
        assert_eq!(of(&square(30)), Blot::Covers);
        // A cell that is dark all over is a blot if the cells around it are light.
        assert_eq!(of(&patch(|_, _| true)), Blot::None);
        assert_eq!(Blot::of(&patch(|_, _| true), 0.9), Blot::Covers);
    }
}
