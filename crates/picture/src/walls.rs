//! Distinguishes walls from thin lines by their weight.

use crate::found::Borders;
use crate::net::Net;
use crate::plane::Plane;

/// Reach of the search for a line, in cells.
const REACH: f32 = 0.14;
/// Weight of a missing line, in cells.
const NONE: f32 = 0.004;
/// How far below most others, as a logarithm, a weight counts.
const FAINT: f32 = 0.5;
/// Ratio of the weights of walls and thin lines, at least, if there are both.
const LEAST_RATIO: f32 = 1.4;

/// Borders of a net, sorted into walls and thin lines.
pub(crate) struct Walls {
    pub(crate) borders: Borders,
    /// Whether there are two sorts of lines.
    pub(crate) are_two: bool,
    /// Logarithms of the weights of all borders, as `borders` has them.
    pub(crate) weights: Borders,
}

/// Measures all borders between cells.
pub(crate) fn walls(plane: &Plane, net: &Net) -> Walls {
    let weight = |stroke: Option<crate::stroke::Stroke>, row: usize, col: usize| {
        let size = net.size(row as isize, col as isize).max(1.0);
        stroke
            .map_or(NONE, |stroke| stroke.weight / size)
            .max(NONE)
            .ln()
    };
    let mut right = Vec::with_capacity(net.rows * net.cols);
    let mut below = Vec::with_capacity(net.rows * net.cols);
    for row in 0..net.rows {
        for col in 1..net.cols {
            right.push(weight(net.before(plane, row, col, REACH), row, col));
        }
    }
    for row in 1..net.rows {
        for col in 0..net.cols {
            below.push(weight(net.above(plane, row, col, REACH), row, col));
        }
    }
    let mut all: Vec<f32> = right.iter().chain(&below).copied().collect();
    all.sort_by(f32::total_cmp);
    // A faint line that is not seen here and there does not make a sort of its own.
    let floor = all
        .get(all.len() * 3 / 10)
        .map_or(NONE.ln(), |low| low - FAINT);
    all.iter_mut()
        .for_each(|weight| *weight = weight.max(floor));
    let split = split(&all);
    let probability = |weights: Vec<f32>| match split {
        Some(Split { middle, scale }) => weights
            .into_iter()
            .map(|weight| 1.0 / (1.0 + (-(weight - middle) / scale).exp()))
            .collect(),
        None => vec![0.0; weights.len()],
    };
    let weights = Borders {
        right: right.clone(),
        below: below.clone(),
    };
    let [right, below] = [right, below].map(probability);
    Walls {
        borders: Borders { right, below },
        weights,
        are_two: split.is_some(),
    }
}

/// Boundary between two sorts of lines, as logarithms of weights.
#[derive(Clone, Copy)]
struct Split {
    middle: f32,
    /// Distance from the middle at which the odds are e to 1.
    scale: f32,
}

/// Parts sorted weights into two clusters: the cut with the least variance within them (Otsu's method).
fn split(sorted: &[f32]) -> Option<Split> {
    let count = sorted.len();
    let mut sums = vec![(0.0f64, 0.0f64)];
    for &value in sorted {
        let value = f64::from(value);
        let (sum, squares) = sums.last().copied().unwrap_or_default();
        sums.push((sum + value, squares + value * value));
    }
    // Mean and sum of squared differences from it.
    let part = |from: usize, to: usize| {
        let (sum, squares) = (sums[to].0 - sums[from].0, sums[to].1 - sums[from].1);
        let count = (to - from).max(1) as f64;
        (sum / count, (squares - sum * sum / count).max(0.0))
    };
    let cuts = (1..count).map(|cut| (cut, part(0, cut).1 + part(cut, count).1));
    let (cut, within) = cuts.min_by(|one, other| one.1.total_cmp(&other.1))?;
    let [thin, thick] = [part(0, cut).0, part(cut, count).0];
    let apart = thick - thin;
    let deviation = (within / count as f64).sqrt();
    // One cluster alone, cut in two, has halves 2.7 deviations apart, and an even spread has 3.5.
    if apart < f64::from(LEAST_RATIO).ln() || apart < 4.0 * deviation {
        return None;
    }
    Some(Split {
        middle: f64::midpoint(thin, thick) as f32,
        scale: (apart / 14.0).max(0.4 * deviation) as f32,
    })
}
