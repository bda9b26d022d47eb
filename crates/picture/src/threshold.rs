//! Separates ink from paper with Sauvola's local threshold.

use crate::found::Point;
use crate::plane::Plane;

/// Mean and standard deviation of the lightness around each pixel.
pub(crate) struct Local {
    mean: Vec<f32>,
    deviation: Vec<f32>,
    /// Largest deviation, but for outliers: the contrast of clear ink in this picture.
    range: f32,
}

/// Pixels that are ink.
pub(crate) struct Mask {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) ink: Vec<bool>,
}

/// Smallest contrast that counts, so that an even picture has no ink.
const LEAST_RANGE: f32 = 12.0;

impl Local {
    /// Statistics over squares that reach so many pixels each way.
    pub(crate) fn new(plane: &Plane, reach: usize) -> Self {
        let (width, height) = (plane.width, plane.height);
        let count = width * height;
        let (mut mean, mut deviation) = (Vec::with_capacity(count), Vec::with_capacity(count));
        // Sums and sums of squares of each column, over the rows at hand.
        let mut columns = vec![(0u32, 0u32); width];
        let change = |columns: &mut Vec<(u32, u32)>, y: usize, sign: u32| {
            let row = plane.light.iter().skip(y * width);
            for (column, &light) in columns.iter_mut().zip(row) {
                let light = u32::from(light);
                column.0 = column.0.wrapping_add(light.wrapping_mul(sign));
                column.1 = column.1.wrapping_add((light * light).wrapping_mul(sign));
            }
        };
        for y in 0..reach.min(height) {
            change(&mut columns, y, 1);
        }
        for y in 0..height {
            if y + reach < height {
                change(&mut columns, y + reach, 1);
            }
            if y > reach {
                change(&mut columns, y - reach - 1, u32::MAX);
            }
            let rows = (y + reach).min(height - 1) + 1 - y.saturating_sub(reach);
            let (mut sum, mut squares) = (0u64, 0u64);
            for &(one, square) in columns.iter().take(reach) {
                sum += u64::from(one);
                squares += u64::from(square);
            }
            for x in 0..width {
                if let Some(&(one, square)) = columns.get(x + reach) {
                    sum += u64::from(one);
                    squares += u64::from(square);
                }
                if x > reach {
                    let (one, square) = columns[x - reach - 1];
                    sum -= u64::from(one);
                    squares -= u64::from(square);
                }
                let cols = (x + reach).min(width - 1) + 1 - x.saturating_sub(reach);
                let count = (rows * cols) as f32;
                let middle = sum as f32 / count;
                mean.push(middle);
                deviation.push((squares as f32 / count - middle * middle).max(0.0).sqrt());
            }
        }
        let range = range(&deviation);
        Self {
            mean,
            deviation,
            range,
        }
    }

    /// Pixels darker than `mean * (1 + weight * (deviation / range - 1))`. A smaller `weight` finds paler ink, and more noise.
    pub(crate) fn ink(&self, plane: &Plane, weight: f32) -> Mask {
        let around = self.mean.iter().zip(&self.deviation);
        let ink = plane.light.iter().zip(around);
        let ink = ink.map(|(&light, (mean, deviation))| {
            f32::from(light) < mean * (1.0 + weight * (deviation / self.range - 1.0))
        });
        Mask {
            width: plane.width,
            height: plane.height,
            ink: ink.collect(),
        }
    }
}

/// The deviation that one pixel in a hundred exceeds.
fn range(deviation: &[f32]) -> f32 {
    let mut counts = [0usize; 128];
    for &one in deviation {
        if let Some(count) = counts.get_mut(one as usize) {
            *count += 1;
        }
    }
    let mut left = deviation.len() / 100;
    for (at, &count) in counts.iter().enumerate().rev() {
        if count > left {
            return (at as f32).max(LEAST_RANGE);
        }
        left -= count;
    }
    LEAST_RANGE
}

impl Mask {
    /// Whether there is ink in the square around a point that reaches `reach` pixels each way.
    pub(crate) fn has_ink(&self, [x, y]: Point, reach: f32) -> bool {
        let range = |middle: f32, size: usize| {
            let (from, to) = (middle - reach, middle + reach + 1.0);
            (from.max(0.0) as usize).min(size)..(to.max(0.0) as usize).min(size)
        };
        range(y, self.height).any(|row| {
            let row = row * self.width;
            range(x, self.width).any(|col| self.ink[row + col])
        })
    }

    /// The same with ink one pixel wider each way, which closes gaps in thin lines.
    pub(crate) fn thickened(&self) -> Self {
        let across = self.ink.chunks(self.width).flat_map(|row| {
            let beside = |at: usize| row.get(at).copied().unwrap_or(false);
            (0..row.len()).map(move |at| row[at] || beside(at + 1) || (at > 0 && row[at - 1]))
        });
        let across: Vec<bool> = across.collect();
        let beside = |at: Option<usize>| at.and_then(|at| across.get(at)).is_some_and(|&ink| ink);
        let ink = (0..across.len()).map(|at| {
            let (above, below) = (at.checked_sub(self.width), Some(at + self.width));
            across[at] || beside(above) || beside(below)
        });
        Self {
            width: self.width,
            height: self.height,
            ink: ink.collect(),
        }
    }
}
