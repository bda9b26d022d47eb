//! Corners of lines, such as those of a loop that a player drew through dots.

use crate::blobs::blobs;
use crate::found::Point;
use crate::threshold::Mask;

/// Distance between two places in the same row or column, at most, in pixels.
const ASIDE: f32 = 2.0;
/// Part of the lines between corners that are as long as a side of a cell, or shorter.
const SHORTEST: f32 = 0.2;

/// Corners with the places that divide the lines between them into sides of cells: a dot may lie under each of them.
pub(crate) fn divided(mask: &Mask, mut places: Vec<Point>) -> Vec<Point> {
    let mut lines: Vec<(Point, usize, f32)> = Vec::new();
    for &from in &places {
        for axis in [0, 1] {
            let ahead = places.iter().filter(|to| {
                (to[1 - axis] - from[1 - axis]).abs() <= ASIDE && to[axis] > from[axis] + ASIDE
            });
            let next = ahead.map(|to| to[axis] - from[axis]).min_by(f32::total_cmp);
            lines.extend(next.map(|next| (from, axis, next)));
        }
    }
    let is_line = |&(from, axis, length): &(Point, usize, f32)| {
        (0..length as usize).all(|step| {
            let mut at = from;
            at[axis] += step as f32;
            mask.ink[at[1] as usize * mask.width + at[0] as usize]
        })
    };
    lines.retain(is_line);
    let mut lengths: Vec<f32> = lines.iter().map(|line| line.2).collect();
    lengths.sort_by(f32::total_cmp);
    let Some(&side) = lengths.get((SHORTEST * lengths.len() as f32) as usize) else {
        return places;
    };
    for (from, axis, length) in lines {
        let count = (length / side).round();
        for step in 1..count as usize {
            let mut at = from;
            at[axis] += length * step as f32 / count;
            places.push(at);
        }
    }
    places
}

/// Middles of the places where a level and an upright line of at least a length meet, in pixels. Strokes of digits are shorter than the sides of a
/// cell, and filled places are thicker than lines.
pub(crate) fn corners(mask: &Mask, length: usize) -> Vec<Point> {
    let (width, height) = (mask.width, mask.height);
    let mut is_level = vec![false; mask.ink.len()];
    let mut is_upright = vec![false; mask.ink.len()];
    for row in 0..height {
        mark_runs(&mask.ink, row * width, 1, width, length, &mut is_level);
    }
    for col in 0..width {
        mark_runs(&mask.ink, col, width, height, length, &mut is_upright);
    }
    let ink = is_level.into_iter().zip(is_upright);
    let crossings = Mask {
        width,
        height,
        ink: ink.map(|(level, upright)| level && upright).collect(),
    };
    let is_thin = |length: usize, side: usize| 2 * side <= length;
    blobs(&crossings, true)
        .into_iter()
        .filter(|blob| is_thin(length, blob.width().max(blob.height())))
        .map(|blob| blob.centroid())
        .collect()
}

/// Marks the runs of ink of at least a length among `count` pixels, each `step` after the one before.
fn mark_runs(
    ink: &[bool],
    start: usize,
    step: usize,
    count: usize,
    length: usize,
    is_run: &mut [bool],
) {
    let mut from = 0;
    for at in 0..=count {
        if at < count && ink[start + at * step] {
            continue;
        }
        if at - from >= length {
            for at in from..at {
                is_run[start + at * step] = true;
            }
        }
        from = at + 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_of_long_lines_are_found() {
        let (width, height) = (60, 50);
        let is_ink = |x: usize, y: usize| {
            let is_level = (10..13).contains(&y) && (10..50).contains(&x);
            let is_upright = (10..13).contains(&x) && (10..45).contains(&y);
            let is_filled = (30..50).contains(&x) && (25..45).contains(&y);
            is_level || is_upright || is_filled
        };
        let ink = (0..width * height).map(|at| is_ink(at % width, at / width));
        let mask = Mask {
            width,
            height,
            ink: ink.collect(),
        };
        assert_eq!(corners(&mask, 18), [[11.5, 11.5]]);
        assert!(corners(&mask, 38).is_empty());
    }
}
