//! Lines measured across.

use crate::found::Point;
use crate::plane::Plane;

/// Parts of a line at which it is measured: neither near its ends, where others cross it, nor at one place only.
const PLACES: [f32; 9] = [0.16, 0.24, 0.32, 0.4, 0.5, 0.6, 0.68, 0.76, 0.84];
/// Darkness below which nothing is drawn, as a part of the paper's lightness.
const LEAST_DEPTH: f32 = 0.02;
/// Part of its length by which a line strays from its middle, at most.
const STRAIGHT: f32 = 0.04;
/// Number of places of a straight line that do not stray.
const STEADY: usize = 7;
/// Darkness of the paper itself, by its grain.
const GRAIN: f32 = 0.012;
/// Lightness that black paper counts as having.
const DARKEST_PAPER: f32 = 0.02;
/// Most steps across a line.
const MOST_STEPS: usize = 64;

/// Line between two points as it was found.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stroke {
    /// From where it was looked for to where it is, in pixels.
    pub(crate) shift: Point,
    /// Width that it would have in full black, in pixels: blur does not change it.
    pub(crate) weight: f32,
    /// Whether it runs straight, as a line does and writing does not.
    pub(crate) is_straight: bool,
}

/// The line near two points that is `reach` pixels away from them at most.
pub(crate) fn stroke(plane: &Plane, start: Point, end: Point, reach: f32) -> Option<Stroke> {
    let [x, y] = [end[0] - start[0], end[1] - start[1]];
    let length = x.hypot(y);
    if length.is_nan() || length < 2.0 || reach.is_nan() || length > 1e5 {
        return None;
    }
    let reach = reach.max(1.5);
    let across = [-y / length, x / length];
    let step = (2.0 * reach / MOST_STEPS as f32).max(0.5);
    let count = (reach / step).ceil() as isize;
    let mut found: Vec<[f32; 3]> = Vec::with_capacity(PLACES.len());
    let mut profile = Vec::with_capacity(2 * count as usize + 1);
    for place in PLACES {
        let at = [start[0] + place * x, start[1] + place * y];
        profile.clear();
        profile.extend((-count..=count).map(|number| {
            let away = number as f32 * step;
            plane.at([at[0] + away * across[0], at[1] + away * across[1]])
        }));
        found.extend(measured(&mut profile, step));
    }
    let median = |part: usize| {
        let mut values: Vec<f32> = found.iter().map(|one| one[part]).collect();
        values.sort_by(f32::total_cmp);
        values.get(values.len() / 2).copied().unwrap_or_default()
    };
    let [away, weight, depth] = [0, 1, 2].map(median);
    let is_part = |one: &&[f32; 3]| {
        let is_near = (one[0] - away).abs() < STRAIGHT * length + 0.75;
        is_near && one[2] > 0.4 * depth
    };
    let steady = found.iter().filter(is_part).count();
    (depth >= LEAST_DEPTH).then(|| Stroke {
        shift: [away * across[0], away * across[1]],
        weight,
        is_straight: steady >= STEADY,
    })
}

/// Place of the darkest peak of a profile, its weight and its depth. The profile becomes darkness.
fn measured(profile: &mut [f32], step: f32) -> Option<[f32; 3]> {
    // On each side, paper is what most of the lighter half is like: a cell that is filled has another than its neighbour.
    let half = profile.len().div_ceil(2);
    for side in profile.chunks_mut(half.max(1)) {
        let mut sorted = side.to_vec();
        sorted.sort_by(f32::total_cmp);
        let paper = *sorted.get(sorted.len() * 3 / 4)?;
        for value in side {
            *value = ((paper - *value) / paper.max(DARKEST_PAPER) - GRAIN).max(0.0);
        }
    }
    let middle = (profile.len() / 2) as f32;
    let likely = |at: usize| {
        let away = (at as f32 - middle) / middle.max(1.0);
        profile[at] * (1.0 - 0.6 * away * away)
    };
    let peak = (0..profile.len()).max_by(|&one, &other| likely(one).total_cmp(&likely(other)))?;
    let depth = profile[peak];
    let is_part = |at: &usize| profile[*at] > 0.2 * depth;
    let from = (0..=peak).rev().take_while(is_part).last().unwrap_or(peak);
    let to = (peak..profile.len())
        .take_while(is_part)
        .last()
        .unwrap_or(peak);
    let (mut sum, mut moment) = (0.0, 0.0);
    for (at, dark) in profile.iter().enumerate().take(to + 1).skip(from) {
        sum += dark;
        moment += dark * (at as f32 - middle);
    }
    let away = if sum > 0.0 { moment / sum * step } else { 0.0 };
    Some([away, sum * step, depth])
}
