//! Homography: how a flat lattice looks from anywhere.

use crate::found::Point;

/// Projective map from places of a lattice (column, row) to points of a picture.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Homography {
    /// The nine coefficients, the last one 1, of places measured from `origin` in units of `scale`.
    by: [f64; 9],
    origin: [f64; 2],
    scale: f64,
}

/// A place of the lattice and the point at which it was seen.
pub(crate) type Pair = (Point, Point);

impl Homography {
    /// Map with the least squared errors over at least four pairs. `None` if the places lie on a line.
    pub(crate) fn fit(pairs: &[Pair]) -> Option<Self> {
        if pairs.len() < 4 {
            return None;
        }
        let count = pairs.len() as f64;
        let mean =
            |part: usize| pairs.iter().map(|(at, _)| f64::from(at[part])).sum::<f64>() / count;
        let origin = [mean(0), mean(1)];
        let spread = |&(at, _): &Pair| {
            let [x, y] = [f64::from(at[0]) - origin[0], f64::from(at[1]) - origin[1]];
            x.hypot(y)
        };
        let scale = pairs.iter().map(spread).sum::<f64>() / count;
        if scale <= 0.0 {
            return None;
        }
        let mut normal = [[0.0; 9]; 8];
        for &(at, seen) in pairs {
            let [u, v] = [0, 1].map(|part| (f64::from(at[part]) - origin[part]) / scale);
            let [x, y] = seen.map(f64::from);
            let rows = [
                [u, v, 1.0, 0.0, 0.0, 0.0, -u * x, -v * x, x],
                [0.0, 0.0, 0.0, u, v, 1.0, -u * y, -v * y, y],
            ];
            for row in rows {
                for (line, &left) in normal.iter_mut().zip(&row) {
                    for (sum, &right) in line.iter_mut().zip(&row) {
                        *sum += left * right;
                    }
                }
            }
        }
        let [a, b, c, d, e, f, g, h] = solve(normal)?;
        Some(Self {
            by: [a, b, c, d, e, f, g, h, 1.0],
            origin,
            scale,
        })
    }

    /// The same, without pairs that lie further than `share` of a cell from where most others want them. As long as half of the pairs
    /// lie further away than that, one stray pair may have bent the map, and only those far beyond the median are left out.
    pub(crate) fn fit_most(pairs: &[Pair], share: f32) -> Option<Self> {
        let mut fitted = Self::fit(pairs)?;
        for _ in 0..4 {
            let error = |&(at, seen): &Pair| distance(fitted.map(at), seen) / fitted.step(at);
            let mut errors: Vec<f32> = pairs.iter().map(error).collect();
            errors.sort_by(f32::total_cmp);
            let limit = share.max(2.0 * errors[errors.len() / 2]);
            let near: Vec<Pair> = pairs
                .iter()
                .copied()
                .filter(|pair| error(pair) < limit)
                .collect();
            if near.len() < pairs.len() / 2 {
                break;
            }
            fitted = Self::fit(&near)?;
        }
        Some(fitted)
    }

    /// Point of the picture at a place.
    pub(crate) fn map(&self, at: Point) -> Point {
        let [u, v] = [0, 1].map(|part| (f64::from(at[part]) - self.origin[part]) / self.scale);
        let by = &self.by;
        let below = by[6] * u + by[7] * v + by[8];
        let below = if below.abs() < 1e-9 { 1e-9 } else { below };
        let x = (by[0] * u + by[1] * v + by[2]) / below;
        let y = (by[3] * u + by[4] * v + by[5]) / below;
        [x as f32, y as f32]
    }

    /// Size of a cell at a place, in pixels: the mean of its width and height.
    pub(crate) fn step(&self, [x, y]: Point) -> f32 {
        let here = self.map([x, y]);
        let across = distance(here, self.map([x + 1.0, y]));
        f32::midpoint(across, distance(here, self.map([x, y + 1.0])))
    }
}

/// Distance between two points.
pub(crate) fn distance(one: Point, other: Point) -> f32 {
    (one[0] - other[0]).hypot(one[1] - other[1])
}

/// Solution of eight linear equations, by Gauss with pivots.
fn solve(mut rows: [[f64; 9]; 8]) -> Option<[f64; 8]> {
    for at in 0..8 {
        let pivot = (at..8).max_by(|&one, &other| {
            let [one, other] = [one, other].map(|row| rows[row][at].abs());
            one.total_cmp(&other)
        })?;
        rows.swap(at, pivot);
        let by = rows[at][at];
        if by.abs() < 1e-12 || !by.is_finite() {
            return None;
        }
        rows[at].iter_mut().for_each(|value| *value /= by);
        let done = rows[at];
        for (number, row) in rows.iter_mut().enumerate() {
            let by = row[at];
            if number != at && by != 0.0 {
                row.iter_mut()
                    .zip(&done)
                    .for_each(|(value, part)| *value -= by * part);
            }
        }
    }
    Some(rows.map(|row| row[8]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fitted_maps_give_back_what_they_are_fitted_to() {
        let seen = |[x, y]: Point| {
            let below = 1.0 + 0.01 * x + 0.02 * y;
            [
                (20.0 + 30.0 * x + 2.0 * y) / below,
                (10.0 - x + 28.0 * y) / below,
            ]
        };
        let places = (0..6).flat_map(|x| (0..5).map(move |y| [x as f32, y as f32]));
        let mut pairs: Vec<Pair> = places.map(|at| (at, seen(at))).collect();
        pairs[7].1 = [400.0, 400.0];
        let fitted = Homography::fit_most(&pairs, 0.2).expect("the places span a plane");
        for at in [[0.0, 0.0], [5.0, 4.0], [2.5, 7.0]] {
            assert!(distance(fitted.map(at), seen(at)) < 0.01);
        }
        assert!(Homography::fit(&pairs[..3]).is_none());
        assert!(Homography::fit(&[pairs[0]; 9]).is_none());
    }
}
