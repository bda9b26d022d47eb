//! Small upright pieces of a picture.

use crate::found::Point;
use crate::homography::{Homography, Pair, distance};
use crate::plane::Plane;

/// Upright piece of a picture, such as one cell: its lightness, row by row.
///
/// The patch of a square cell has [`Patch::CELL`] × [`Patch::CELL`] pixels and covers exactly the cell: the lines around the cell lie on its rim.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Patch {
    /// Width in pixels.
    pub width: usize,
    /// Height in pixels.
    pub height: usize,
    /// Lightness of each pixel, from 0 (black) to 1 (white): ink is dark, in a dark picture as well.
    pub light: Vec<f32>,
}

impl Patch {
    /// Side of a cell's patch in pixels.
    pub(crate) const CELL: usize = 48;
}

/// Ratio of the sides from which a cell is not a square, and the largest ratio of a patch's sides.
const LEAST_WIDE: f32 = 1.35;
const LONGEST: f32 = 2.0;
/// Pixels of a picture that a pixel of a patch is the mean of, at most, each way.
const MOST_SAMPLES: usize = 2;

impl Patch {
    /// Patch between four corners: upper left, upper right, lower right, lower left. Its shorter side has [`Patch::CELL`] pixels.
    pub(crate) fn cut(plane: &Plane, corners: [Point; 4]) -> Option<Self> {
        let [width, height] = sides(corners);
        let side = distance(corners[0], corners[1]).max(distance(corners[0], corners[3]));
        let samples = (side / Self::CELL as f32).round() as usize;
        let longer = |ratio: f32| (Self::CELL as f32 * ratio.min(LONGEST)) as usize;
        // Cells that are seen at a slant are squares, too.
        let size = match width / height {
            ratio if ratio > LEAST_WIDE => [longer(ratio), Self::CELL],
            ratio if ratio < 1.0 / LEAST_WIDE => [Self::CELL, longer(1.0 / ratio)],
            _ => [Self::CELL; 2],
        };
        Self::sampled(plane, corners, size, samples.clamp(1, MOST_SAMPLES))
    }

    /// Patch that is good enough to tell a blank.
    pub(crate) fn glance(plane: &Plane, corners: [Point; 4]) -> Option<Self> {
        Self::sampled(plane, corners, [Self::CELL / 2; 2], 1)
    }

    /// Patch of a width and height in pixels, each pixel the mean of `samples` × `samples`.
    fn sampled(
        plane: &Plane,
        corners: [Point; 4],
        [width, height]: [usize; 2],
        samples: usize,
    ) -> Option<Self> {
        let places = [[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]];
        let pairs: Vec<Pair> = places.into_iter().zip(corners).collect();
        let map = Homography::fit(&pairs)?;
        let part = |at: usize, of: usize| (at as f32 + 0.5) / (of * samples) as f32;
        let mut light = Vec::with_capacity(width * height);
        for row in 0..height {
            for col in 0..width {
                let mut sum = 0.0;
                for down in 0..samples {
                    for right in 0..samples {
                        let x = part(col * samples + right, width);
                        let y = part(row * samples + down, height);
                        sum += plane.at(map.map([x, y]));
                    }
                }
                light.push(sum / (samples * samples) as f32);
            }
        }
        Some(Self {
            width,
            height,
            light,
        })
    }

    /// Part of the inner pixels that are ink: a digit fills a tenth or so, a blank next to nothing.
    pub(crate) fn ink(&self) -> f32 {
        let rim = self.width / 6;
        let rows = self
            .light
            .chunks(self.width)
            .skip(rim)
            .take(self.height - 2 * rim);
        let inner = rows.flat_map(|row| row.iter().skip(rim).take(self.width - 2 * rim));
        let mut inner: Vec<f32> = inner.copied().collect();
        inner.sort_by(f32::total_cmp);
        let paper = inner.get(inner.len() * 3 / 4).copied().unwrap_or_default();
        let ink = inner
            .iter()
            .take_while(|&&light| light < paper * LIGHTEST_INK);
        ink.count() as f32 / inner.len().max(1) as f32
    }
}

/// Width and height between four corners, in pixels: the means of opposite sides.
fn sides([one, two, three, four]: [Point; 4]) -> [f32; 2] {
    let mean = |a: f32, b: f32| (a + b) / 2.0;
    [
        mean(distance(one, two), distance(four, three)),
        mean(distance(one, four), distance(two, three)),
    ]
}

/// Lightness below which something is ink, as a part of the paper's.
const LIGHTEST_INK: f32 = 0.75;
