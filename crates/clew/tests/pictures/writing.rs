//! Digits written over a painted Sudoku, by hands that differ in all that hands differ in.

use clew_core::scene::pixels::Pixels;
use clew_picture::FoundGrid;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt as _, SeedableRng as _};

/// How a person writes. Lengths are parts of a cell.
#[derive(Clone, Copy)]
pub(crate) struct Hand {
    /// Height of a digit.
    height: f64,
    /// Width of the line.
    pen: f64,
    /// How much of the light of each channel is left under the line.
    ink: [f64; 3],
    /// How far upper ends lean to the right.
    slant: f64,
    /// How far each bend is off.
    wobble: f64,
    /// Whether a 1 has a foot and a 7 a bar, as many in Europe write them, or neither, as in China.
    is_barred: bool,
}

const PENCIL: [f64; 3] = [0.45; 3];
const BLACK_PEN: [f64; 3] = [0.12; 3];
const BLUE_PEN: [f64; 3] = [0.15, 0.2, 0.6];

/// Five hands: large and small, light and firm, upright and slanted; pencil and pen.
pub(crate) const HANDS: [Hand; 5] = [
    Hand {
        height: 0.72,
        pen: 0.06,
        ink: PENCIL,
        slant: 0.1,
        wobble: 0.03,
        is_barred: true,
    },
    Hand {
        height: 0.5,
        pen: 0.07,
        ink: BLACK_PEN,
        slant: 0.0,
        wobble: 0.04,
        is_barred: false,
    },
    Hand {
        height: 0.6,
        pen: 0.05,
        ink: BLUE_PEN,
        slant: 0.25,
        wobble: 0.03,
        is_barred: true,
    },
    Hand {
        height: 0.8,
        pen: 0.09,
        ink: BLACK_PEN,
        slant: -0.1,
        wobble: 0.05,
        is_barred: false,
    },
    Hand {
        height: 0.62,
        pen: 0.08,
        ink: [0.3; 3],
        slant: 0.15,
        wobble: 0.06,
        is_barred: false,
    },
];

/// Which digits a hand writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Digits {
    Arabic,
    Chinese,
}

/// The picture of a board with digits written into cells of it, by row and column from 0.
pub(crate) fn written(
    pixels: &Pixels,
    found: &FoundGrid,
    digits: &[(usize, usize, u8)],
    (hand, form): (Hand, Digits),
    seed: u64,
) -> Pixels {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut pixels = pixels.clone();
    let width = usize::from(found.lattice.cols) + 1;
    for &(row, col, digit) in digits {
        let corner =
            |row: usize, col: usize| found.lattice.crossings[row * width + col].map(f64::from);
        let (start, end) = (corner(row, col), corner(row + 1, col + 1));
        let side = end[1] - start[1];
        let mut off = |most: f64| rng.random_range(-most..=most);
        let height = hand.height * (1.0 + off(0.08));
        let middle = [0.5 + off(0.06), 0.5 + off(0.05)];
        let (lines, width) = match form {
            Digits::Arabic => (strokes(digit, hand.is_barred), 0.62),
            Digits::Chinese => (chinese(digit), 1.0),
        };
        for line in lines {
            let points = line.iter().map(|&[x, y]| {
                let lean = hand.slant * (0.5 - y) + off(hand.wobble);
                let x = middle[0] + (width * (x - 0.5) + lean) * height;
                let y = middle[1] + (y - 0.5 + off(hand.wobble)) * height;
                [start[0] + x * side, start[1] + y * side]
            });
            let points: Vec<[f64; 2]> = points.collect();
            for pair in points.windows(2) {
                let radius = 0.5 * hand.pen * side;
                draw(&mut pixels, [pair[0], pair[1]], radius, |channel, light| {
                    light.min(255.0 * hand.ink[channel])
                });
            }
        }
    }
    pixels
}

/// Bends of the lines of a digit, in a square of side 1.
fn strokes(digit: u8, is_barred: bool) -> Vec<Vec<[f64; 2]>> {
    let round = |x: f64, y: f64, across: f64, down: f64, from: f64, to: f64| -> Vec<[f64; 2]> {
        let at = |step: u8| {
            let angle = (from + (to - from) * f64::from(step) / 10.0).to_radians();
            [x + across * angle.cos(), y + down * angle.sin()]
        };
        (0..=10).map(at).collect()
    };
    let mut lines = match digit {
        1 => vec![vec![[0.3, 0.25], [0.55, 0.0], [0.52, 1.0]]],
        2 => vec![
            [
                round(0.5, 0.28, 0.45, 0.28, 190.0, 380.0),
                vec![[0.05, 1.0], [1.0, 0.97]],
            ]
            .concat(),
        ],
        3 => vec![
            round(0.45, 0.25, 0.4, 0.25, 200.0, 445.0),
            round(0.45, 0.73, 0.48, 0.27, 275.0, 510.0),
        ],
        4 => vec![
            vec![[0.45, 0.0], [0.02, 0.62], [0.98, 0.6]],
            vec![[0.7, 0.3], [0.66, 1.0]],
        ],
        5 => vec![
            [
                vec![[0.9, 0.0], [0.2, 0.02], [0.12, 0.42]],
                round(0.45, 0.67, 0.48, 0.32, 235.0, 510.0),
            ]
            .concat(),
        ],
        6 => vec![
            [
                vec![[0.75, 0.0], [0.25, 0.35]],
                round(0.5, 0.7, 0.45, 0.3, 190.0, 560.0),
            ]
            .concat(),
        ],
        7 => vec![vec![[0.05, 0.02], [0.95, 0.0], [0.4, 1.0]]],
        8 => vec![
            round(0.5, 0.25, 0.36, 0.25, 90.0, 450.0),
            round(0.5, 0.75, 0.45, 0.25, -90.0, 270.0),
        ],
        _ => vec![[round(0.48, 0.3, 0.42, 0.3, 0.0, 360.0), vec![[0.8, 1.0]]].concat()],
    };
    match digit {
        1 if is_barred => lines.push(vec![[0.15, 1.0], [0.9, 0.98]]),
        7 if is_barred => lines.push(vec![[0.3, 0.5], [0.95, 0.48]]),
        _ => {}
    }
    lines
}

/// The same of a Chinese digit.
fn chinese(digit: u8) -> Vec<Vec<[f64; 2]>> {
    match digit {
        1 => vec![vec![[0.05, 0.5], [0.95, 0.47]]],
        2 => vec![
            vec![[0.2, 0.25], [0.8, 0.23]],
            vec![[0.02, 0.8], [0.98, 0.78]],
        ],
        3 => vec![
            vec![[0.15, 0.15], [0.85, 0.13]],
            vec![[0.22, 0.5], [0.78, 0.48]],
            vec![[0.02, 0.88], [0.98, 0.87]],
        ],
        4 => vec![
            vec![[0.08, 0.15], [0.08, 0.9]],
            vec![[0.08, 0.15], [0.92, 0.13], [0.9, 0.92]],
            vec![[0.36, 0.16], [0.34, 0.5], [0.22, 0.66]],
            vec![[0.62, 0.15], [0.62, 0.55], [0.8, 0.62]],
            vec![[0.1, 0.85], [0.9, 0.83]],
        ],
        5 => vec![
            vec![[0.15, 0.1], [0.85, 0.08]],
            vec![[0.45, 0.1], [0.35, 0.9]],
            vec![[0.2, 0.48], [0.75, 0.46], [0.7, 0.9]],
            vec![[0.02, 0.92], [0.98, 0.9]],
        ],
        6 => vec![
            vec![[0.48, 0.02], [0.55, 0.18]],
            vec![[0.05, 0.35], [0.95, 0.33]],
            vec![[0.35, 0.52], [0.1, 0.95]],
            vec![[0.62, 0.5], [0.92, 0.92]],
        ],
        7 => vec![
            vec![[0.05, 0.45], [0.95, 0.3]],
            vec![
                [0.42, 0.05],
                [0.42, 0.75],
                [0.55, 0.9],
                [0.9, 0.88],
                [0.92, 0.7],
            ],
        ],
        8 => vec![
            vec![[0.38, 0.15], [0.3, 0.55], [0.05, 0.92]],
            vec![[0.55, 0.1], [0.65, 0.5], [0.95, 0.92]],
        ],
        _ => vec![
            vec![[0.4, 0.02], [0.38, 0.45], [0.05, 0.95]],
            vec![
                [0.1, 0.35],
                [0.68, 0.32],
                [0.66, 0.8],
                [0.78, 0.93],
                [0.95, 0.9],
                [0.95, 0.72],
            ],
        ],
    }
}

/// Draws a line of some radius. `inked` makes of a channel and the light below what is left under the line.
pub(crate) fn draw(
    pixels: &mut Pixels,
    [from, to]: [[f64; 2]; 2],
    radius: f64,
    inked: impl Fn(usize, f64) -> f64,
) {
    let (width, height) = (f64::from(pixels.width), f64::from(pixels.height));
    let [x, y] = [to[0] - from[0], to[1] - from[1]];
    let span = |axis: usize, most: f64| {
        let low = (from[axis].min(to[axis]) - radius - 1.0).clamp(0.0, most - 1.0) as usize;
        let high = (from[axis].max(to[axis]) + radius + 1.0).clamp(0.0, most - 1.0) as usize;
        low..=high
    };
    for down in span(1, height) {
        for right in span(0, width) {
            let [dx, dy] = [right as f64 - from[0], down as f64 - from[1]];
            let along = ((dx * x + dy * y) / (x * x + y * y).max(1e-9)).clamp(0.0, 1.0);
            let away = (dx - along * x).hypot(dy - along * y);
            let cover = (radius + 0.5 - away).clamp(0.0, 1.0);
            let at = 4 * (down * usize::from(pixels.width) + right);
            for (channel, value) in pixels.rgba[at..at + 3].iter_mut().enumerate() {
                let light = f64::from(*value);
                *value = (light * (1.0 - cover) + inked(channel, light) * cover).round() as u8;
            }
        }
    }
}
