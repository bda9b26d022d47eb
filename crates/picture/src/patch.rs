//! Small upright pieces of a picture.

use crate::found::Point;
use crate::homography::{Homography, Pair, distance};
use crate::plane::Plane;

/// Upright piece of a picture, such as one cell: its lightness, row by row.
///
/// The patch of a cell has [`Patch::CELL`] × [`Patch::CELL`] pixels and covers exactly the cell: the lines around the cell lie on its rim.
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

/// Pixels of a picture that a pixel of a patch is the mean of, at most, each way.
const MOST_SAMPLES: usize = 2;

impl Patch {
    /// Patch between four corners: upper left, upper right, lower right, lower left.
    pub(crate) fn cut(plane: &Plane, corners: [Point; 4]) -> Option<Self> {
        let side = distance(corners[0], corners[1]).max(distance(corners[0], corners[3]));
        let samples = (side / Self::CELL as f32).round() as usize;
        Self::sampled(plane, corners, Self::CELL, samples.clamp(1, MOST_SAMPLES))
    }

    /// Patch that is good enough to tell a blank.
    pub(crate) fn glance(plane: &Plane, corners: [Point; 4]) -> Option<Self> {
        Self::sampled(plane, corners, Self::CELL / 2, 1)
    }

    /// Patch of so many pixels a side, each the mean of `samples` × `samples`.
    fn sampled(plane: &Plane, corners: [Point; 4], side: usize, samples: usize) -> Option<Self> {
        let places = [[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]];
        let pairs: Vec<Pair> = places.into_iter().zip(corners).collect();
        let map = Homography::fit(&pairs)?;
        let fine = (side * samples) as f32;
        let mut light = Vec::with_capacity(side * side);
        for row in 0..side {
            for col in 0..side {
                let mut sum = 0.0;
                for down in 0..samples {
                    for right in 0..samples {
                        let at = [col * samples + right, row * samples + down];
                        sum += plane.at(map.map(at.map(|at| (at as f32 + 0.5) / fine)));
                    }
                }
                light.push(sum / (samples * samples) as f32);
            }
        }
        Some(Self {
            width: side,
            height: side,
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

/// Lightness below which something is ink, as a part of the paper's.
const LIGHTEST_INK: f32 = 0.75;
