//! The signs of a board as strokes: digits, capital letters and a few others. So a picture looks the same on every
//! machine, regardless of its fonts.

use crate::scene::Point;
use crate::scene::hatching::Stroke;

/// Space between two signs, as a fraction of their height.
const GAP: f64 = 0.24;
/// Degrees of a straight piece of an arc.
const PIECE: f64 = 12.0;

/// Part of a sign. Signs are 1 high, from 0 at the top.
enum Curve {
    /// Points joined by lines.
    Line(&'static [[f64; 2]]),
    /// Part of an ellipse: its middle, its two radii, and its start and end angles in degrees: 0 is on the right, 90
    /// below.
    Arc([f64; 2], [f64; 2], [f64; 2]),
}

use Curve::{Arc, Line};

/// Strokes of a text of a given height, centred at a point. Unknown signs are left out.
pub(super) fn written(text: &str, at: Point, height: f64) -> Vec<Stroke> {
    let signs: Vec<Vec<Stroke>> = text.chars().filter_map(strokes).collect();
    let width = |sign: &[Stroke]| sign.iter().flatten().map(|end| end.x).fold(0.0, f64::max);
    let gaps = GAP * signs.len().saturating_sub(1) as f64;
    let whole = signs.iter().map(|sign| width(sign)).sum::<f64>() + gaps;
    let mut left = -whole / 2.0;
    let mut placed = Vec::new();
    for sign in signs {
        let place = |end: Point| {
            Point::new(
                at.x + height * (left + end.x),
                at.y + height * (end.y - 0.5),
            )
        };
        placed.extend(sign.iter().map(|ends| ends.map(place)));
        left += width(&sign) + GAP;
    }
    placed
}

/// Strokes of a sign.
fn strokes(sign: char) -> Option<Vec<Stroke>> {
    let parts = parts(match sign {
        // A 9 is a 6 upside down.
        '9' => '6',
        sign => sign,
    })?;
    let mut strokes = Vec::new();
    for part in parts {
        let points = points(part);
        match points[..] {
            [dot] => strokes.push([dot; 2]),
            _ => strokes.extend(points.windows(2).map(|ends| [ends[0], ends[1]])),
        }
    }
    if sign == '9' {
        for end in strokes.iter_mut().flatten() {
            *end = Point::new(0.55 - end.x, 1.0 - end.y);
        }
    }
    Some(strokes)
}

fn points(part: &Curve) -> Vec<Point> {
    match part {
        Line(points) => points.iter().map(|&[x, y]| Point::new(x, y)).collect(),
        Arc([x, y], [across, down], [from, to]) => {
            let pieces = ((to - from) / PIECE).ceil().max(1.0);
            let angles =
                (0..=pieces as u32).map(|piece| from + (to - from) * f64::from(piece) / pieces);
            let point = |angle: f64| {
                let (sine, cosine) = angle.to_radians().sin_cos();
                Point::new(x + across * cosine, y + down * sine)
            };
            angles.map(point).collect()
        }
    }
}

/// Parts of a sign, if it is known.
fn parts(sign: char) -> Option<&'static [Curve]> {
    Some(match sign {
        '0' => &[Arc([0.28, 0.5], [0.28, 0.5], [0.0, 360.0])],
        '1' => &[Line(&[[0.0, 0.2], [0.25, 0.0], [0.25, 1.0]])],
        '2' => &[
            Arc([0.28, 0.27], [0.27, 0.27], [190.0, 395.0]),
            Line(&[[0.501, 0.425], [0.0, 1.0], [0.56, 1.0]]),
        ],
        '3' => &[
            Arc([0.27, 0.24], [0.25, 0.24], [200.0, 450.0]),
            Arc([0.27, 0.74], [0.29, 0.26], [270.0, 520.0]),
        ],
        '4' => &[Line(&[[0.44, 1.0], [0.44, 0.0], [0.0, 0.7], [0.6, 0.7]])],
        '5' => &[
            Line(&[[0.5, 0.0], [0.09, 0.0], [0.055, 0.456]]),
            Arc([0.27, 0.67], [0.29, 0.33], [222.0, 505.0]),
        ],
        '6' => &[
            Arc([0.28, 0.68], [0.27, 0.32], [0.0, 360.0]),
            Arc([0.51, 0.68], [0.5, 0.68], [180.0, 262.0]),
        ],
        '7' => &[Line(&[[0.0, 0.0], [0.55, 0.0], [0.18, 1.0]])],
        '8' => &[
            Arc([0.28, 0.24], [0.23, 0.24], [0.0, 360.0]),
            Arc([0.28, 0.74], [0.28, 0.26], [0.0, 360.0]),
        ],
        '/' => &[Line(&[[0.0, 1.0], [0.36, 0.0]])],
        '-' => &[Line(&[[0.0, 0.5], [0.4, 0.5]])],
        '.' => &[Line(&[[0.05, 1.0]])],
        '?' => &[
            Arc([0.25, 0.26], [0.25, 0.26], [190.0, 420.0]),
            Line(&[[0.375, 0.485], [0.25, 0.7]]),
            Line(&[[0.25, 1.0]]),
        ],
        'A' => &[
            Line(&[[0.0, 1.0], [0.32, 0.0], [0.64, 1.0]]),
            Line(&[[0.11, 0.66], [0.53, 0.66]]),
        ],
        'B' => &[
            Line(&[[0.25, 0.0], [0.0, 0.0], [0.0, 1.0], [0.25, 1.0]]),
            Line(&[[0.0, 0.48], [0.25, 0.48]]),
            Arc([0.25, 0.24], [0.24, 0.24], [270.0, 450.0]),
            Arc([0.25, 0.74], [0.3, 0.26], [270.0, 450.0]),
        ],
        'C' => &[Arc([0.34, 0.5], [0.34, 0.5], [48.0, 312.0])],
        'D' => &[
            Line(&[[0.2, 0.0], [0.0, 0.0], [0.0, 1.0], [0.2, 1.0]]),
            Arc([0.2, 0.5], [0.4, 0.5], [270.0, 450.0]),
        ],
        'E' => &[
            Line(&[[0.5, 0.0], [0.0, 0.0], [0.0, 1.0], [0.5, 1.0]]),
            Line(&[[0.0, 0.48], [0.42, 0.48]]),
        ],
        'F' => &[
            Line(&[[0.5, 0.0], [0.0, 0.0], [0.0, 1.0]]),
            Line(&[[0.0, 0.48], [0.42, 0.48]]),
        ],
        'G' => &[
            Arc([0.34, 0.5], [0.34, 0.5], [30.0, 312.0]),
            Line(&[[0.634, 0.75], [0.634, 0.54], [0.38, 0.54]]),
        ],
        'H' => &[
            Line(&[[0.0, 0.0], [0.0, 1.0]]),
            Line(&[[0.58, 0.0], [0.58, 1.0]]),
            Line(&[[0.0, 0.48], [0.58, 0.48]]),
        ],
        'I' => &[Line(&[[0.0, 0.0], [0.0, 1.0]])],
        'J' => &[
            Line(&[[0.4, 0.0], [0.4, 0.75]]),
            Arc([0.2, 0.75], [0.2, 0.25], [0.0, 165.0]),
        ],
        'K' => &[
            Line(&[[0.0, 0.0], [0.0, 1.0]]),
            Line(&[[0.52, 0.0], [0.0, 0.6]]),
            Line(&[[0.17, 0.41], [0.56, 1.0]]),
        ],
        'L' => &[Line(&[[0.0, 0.0], [0.0, 1.0], [0.48, 1.0]])],
        'M' => &[Line(&[
            [0.0, 1.0],
            [0.0, 0.0],
            [0.35, 0.7],
            [0.7, 0.0],
            [0.7, 1.0],
        ])],
        'N' => &[Line(&[[0.0, 1.0], [0.0, 0.0], [0.58, 1.0], [0.58, 0.0]])],
        'O' => &[Arc([0.36, 0.5], [0.36, 0.5], [0.0, 360.0])],
        'P' => &[
            Line(&[[0.25, 0.0], [0.0, 0.0], [0.0, 1.0]]),
            Line(&[[0.0, 0.54], [0.25, 0.54]]),
            Arc([0.25, 0.27], [0.28, 0.27], [270.0, 450.0]),
        ],
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_digit_and_letter_of_a_board_has_strokes_within_its_height() {
        for sign in ('0'..='9').chain('A'..='P').chain("/?-.".chars()) {
            let strokes = strokes(sign).expect("a known sign");
            for end in strokes.into_iter().flatten() {
                assert!((-0.01..=1.01).contains(&end.y), "{sign}: {end:?}");
                assert!((-0.02..=0.75).contains(&end.x), "{sign}: {end:?}");
            }
        }
    }

    #[test]
    fn a_text_is_centred() {
        let strokes = written("16", Point::new(3.0, 2.0), 1.0);
        let ends = || strokes.iter().flatten();
        let least = ends().map(|end| end.x).fold(f64::INFINITY, f64::min);
        let most = ends().map(|end| end.x).fold(f64::NEG_INFINITY, f64::max);
        assert!((least + most - 6.0).abs() < 0.05, "{least} to {most}");
    }
}
