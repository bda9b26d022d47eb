//! Signs as small pictures of one size, as the network reads them.

use super::{
    ink::{Ink, quantile},
    parts::{Bounds, Parts},
};

/// Side of a glyph in pixels.
pub(super) const SIDE: usize = 24;
/// Longer side of the sign in it.
const SIGN: f32 = 20.0;

/// One sign: its ink, and where it stands in its patch.
#[derive(Clone, Debug)]
pub(super) struct Glyph {
    /// Darkness of each pixel, 0 to 1, row by row: the sign in the middle, its longer side 20 pixels.
    pub(super) dark: Vec<f32>,
    /// Darkness of its ink, 0 to 1.
    pub(super) black: f32,
    /// Height as a share of the patch's height.
    pub(super) height: f32,
    /// Width as a share of the patch's height.
    pub(super) width: f32,
    /// Height of its tallest piece, as a share of its own.
    pub(super) piece: f32,
    /// Its middle, from the upper left corner, as shares of the patch's width and height.
    pub(super) middle: [f32; 2],
}

impl Glyph {
    /// Glyphs of the signs in a patch, from left to right.
    pub(super) fn all(ink: &Ink, parts: &Parts) -> Vec<Self> {
        parts
            .signs
            .iter()
            .map(|sign| {
                let piece = sign.tallest as f32 / sign.bounds.height() as f32;
                Self {
                    piece,
                    ..Self::of(ink, parts, sign.bounds, &sign.labels)
                }
            })
            .collect()
    }

    /// The two glyphs into which a wide sign falls where its ink is thinnest: digits that touch.
    pub(super) fn halves(ink: &Ink, parts: &Parts) -> Option<[Self; 2]> {
        let [sign] = parts.signs.as_slice() else {
            return None;
        };
        let Bounds { left, right, .. } = sign.bounds;
        let width = sign.bounds.width();
        if width < 4 || 5 * width < 4 * sign.bounds.height() {
            return None;
        }
        let column = |x: usize| -> f32 {
            (sign.bounds.top..=sign.bounds.bottom)
                .map(|y| ink.at(x, y))
                .sum()
        };
        let middle = (left + width / 4..right - width / 4)
            .min_by(|&one, &other| column(one).total_cmp(&column(other)))?;
        let part = |left, right| {
            let bounds = Bounds {
                left,
                right,
                ..sign.bounds
            };
            Self::of(ink, parts, bounds, &sign.labels)
        };
        Some([part(left, middle), part(middle + 1, right)])
    }

    /// How like another one it is, 0 to 1: the cosine of the angle between their pixels.
    pub(super) fn likeness(&self, other: &Self) -> f32 {
        let product = |one: &[f32], other: &[f32]| -> f32 {
            one.iter().zip(other).map(|(one, other)| one * other).sum()
        };
        let lengths = product(&self.dark, &self.dark) * product(&other.dark, &other.dark);
        product(&self.dark, &other.dark) / lengths.sqrt().max(f32::MIN_POSITIVE)
    }

    /// Glyph of what stands in a box, without the components that do not belong to it.
    fn of(ink: &Ink, parts: &Parts, bounds: Bounds, labels: &[u16]) -> Self {
        let is_own = |x: usize, y: usize| match parts.labels.get(y * ink.width + x) {
            Some(0) => x + 1 >= bounds.left && x <= bounds.right + 1,
            Some(label) => labels.contains(label) && (bounds.left..=bounds.right).contains(&x),
            None => false,
        };
        let within = (bounds.top..=bounds.bottom)
            .flat_map(|y| (bounds.left..=bounds.right).map(move |x| (x, y)))
            .filter(|&(x, y)| is_own(x, y) && parts.labels[y * ink.width + x] != 0);
        let black = quantile(within.map(|(x, y)| ink.at(x, y)), 0.8).max(0.01);
        let darkness = |x: isize, y: isize| match (usize::try_from(x), usize::try_from(y)) {
            (Ok(x), Ok(y)) if x < ink.width && is_own(x, y) => (ink.at(x, y) / black).min(1.0),
            _ => 0.0,
        };
        let (width, height) = (bounds.width() as f32, bounds.height() as f32);
        let scale = width.max(height) / SIGN;
        let middle = [
            bounds.left as f32 + width / 2.0,
            bounds.top as f32 + height / 2.0,
        ];
        let dark = (0..SIDE * SIDE)
            .map(|at| {
                let place = |at: usize, middle: f32| {
                    (at as f32 + 0.5 - SIDE as f32 / 2.0) * scale + middle - 0.5
                };
                area(
                    darkness,
                    place(at % SIDE, middle[0]),
                    place(at / SIDE, middle[1]),
                    scale,
                )
            })
            .collect();
        Self {
            dark,
            black,
            height: height / ink.height as f32,
            width: width / ink.height as f32,
            piece: 1.0,
            middle: [middle[0] / ink.width as f32, middle[1] / ink.height as f32],
        }
    }
}

/// Mean of a picture around a place, over as many bilinear samples as a pixel of the glyph covers.
fn area(darkness: impl Fn(isize, isize) -> f32, x: f32, y: f32, scale: f32) -> f32 {
    let samples = (scale.ceil() as usize).clamp(1, 4);
    let offset = |at: usize| ((at as f32 + 0.5) / samples as f32 - 0.5) * scale;
    let mut sum = 0.0;
    for down in 0..samples {
        for along in 0..samples {
            let (x, y) = (x + offset(along), y + offset(down));
            let (left, top) = (x.floor(), y.floor());
            let (right_part, lower_part) = (x - left, y - top);
            let (left, top) = (left as isize, top as isize);
            let upper =
                darkness(left, top) * (1.0 - right_part) + darkness(left + 1, top) * right_part;
            let lower = darkness(left, top + 1) * (1.0 - right_part)
                + darkness(left + 1, top + 1) * right_part;
            sum += upper * (1.0 - lower_part) + lower * lower_part;
        }
    }
    sum / (samples * samples) as f32
}
