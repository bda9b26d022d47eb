//! Pictures of painted boards, spoilt: photographs that are warped, shaded, blurred and noisy, and blots.

use clew_core::scene::pixels::Pixels;
use clew_picture::{FoundGrid, Place};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt as _, SeedableRng as _};

/// Photograph of a picture, different for each seed: its corners are moved by up to a tenth, light falls from one side, and each pixel is off a
/// little.
pub(crate) fn photographed(pixels: &Pixels, seed: u64) -> Pixels {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (width, height) = (f64::from(pixels.width), f64::from(pixels.height));
    let mut corner = |x: f64, y: f64| {
        let mut moved = || rng.random_range(-0.04..0.04);
        [x + moved(), y + moved()]
    };
    let corners = [
        corner(0.0, 0.0),
        corner(1.0, 0.0),
        corner(0.0, 1.0),
        corner(1.0, 1.0),
    ];
    let tilt = [0.06, 0.05].map(|most| rng.random_range(-most..most));
    let light = [0.35, 0.35].map(|most| rng.random_range(-most..most));
    let mut rgba = Vec::with_capacity(pixels.rgba.len());
    for y in 0..pixels.height {
        for x in 0..pixels.width {
            let (u, v) = (f64::from(x) / width, f64::from(y) / height);
            // Bilinear between the corners, and seen at a slant.
            let slant = 1.0 + tilt[0] * (u - 0.5) + tilt[1] * (v - 0.5);
            let at = [0, 1].map(|axis| {
                let across =
                    |row: usize| corners[row][axis] * (1.0 - u) + corners[row + 1][axis] * u;
                let place = across(0) * (1.0 - v) + across(2) * v;
                (place - 0.5) / slant + 0.5
            });
            let shade = 0.85 + light[0] * (u - 0.5) + light[1] * (v - 0.5);
            for channel in 0..3 {
                let seen = blurred(pixels, at[0] * width, at[1] * height, channel);
                let noise = rng.random_range(-4.0..4.0);
                rgba.push((seen * shade + noise).clamp(0.0, 255.0) as u8);
            }
            rgba.push(u8::MAX);
        }
    }
    Pixels {
        rgba,
        ..pixels.clone()
    }
}

/// Mean of a channel over the four points half a pixel around a point.
fn blurred(pixels: &Pixels, x: f64, y: f64, channel: usize) -> f64 {
    let around = [[-0.5, -0.5], [0.5, -0.5], [-0.5, 0.5], [0.5, 0.5]];
    let at = |[right, down]: [f64; 2]| sampled(pixels, x + right, y + down, channel);
    around.into_iter().map(at).sum::<f64>() / 4.0
}

fn sampled(pixels: &Pixels, x: f64, y: f64, channel: usize) -> f64 {
    let inside = |at: f64, size: u16| at.clamp(0.0, f64::from(size) - 1.001);
    let (x, y) = (inside(x, pixels.width), inside(y, pixels.height));
    let (left, top) = (x as usize, y as usize);
    let (across, down) = (x.fract(), y.fract());
    let value = |col: usize, row: usize| {
        let at = (row.min(usize::from(pixels.height) - 1) * usize::from(pixels.width) + col) * 4
            + channel;
        pixels.rgba.get(at).map_or(0.0, |&value| f64::from(value))
    };
    let row = |row: usize| value(left, row) * (1.0 - across) + value(left + 1, row) * across;
    row(top) * (1.0 - down) + row(top + 1) * down
}

/// Picture with a dark blot over one of its clues, another for each seed, and the number of that clue among what is seen. The blot covers the middle
/// of the clue and is half as large as the cell or larger.
pub(crate) fn blotted(pixels: &Pixels, found: &FoundGrid, seed: u64) -> (Pixels, usize) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let clues = found.seen.iter().enumerate().filter_map(|(at, seen)| {
        let Place::Cell(row, col) = seen.place else {
            return None;
        };
        seen.readings.first()?.value?;
        Some((at, row, col))
    });
    let clues: Vec<(usize, u8, u8)> = clues.collect();
    let (at, row, col) = clues[rng.random_range(0..clues.len())];
    let corner = |row: u8, col: u8| {
        let across = usize::from(found.lattice.cols) + 1;
        found.lattice.crossings[usize::from(row) * across + usize::from(col)]
    };
    let (start, end) = (corner(row, col), corner(row + 1, col + 1));
    let [width, height] = [0, 1].map(|axis| end[axis] - start[axis]);
    let mut range = |start: f32, side: f32| {
        let middle = start + side * rng.random_range(0.4..0.6);
        let half = side * rng.random_range(0.25..0.55);
        (middle - half) as usize..(middle + half) as usize
    };
    let (across, down) = (range(start[0], width), range(start[1], height));
    let grey = rng.random_range(0..110);
    let mut blotted = pixels.clone();
    for (number, pixel) in blotted.rgba.chunks_exact_mut(4).enumerate() {
        let (x, y) = (
            number % usize::from(pixels.width),
            number / usize::from(pixels.width),
        );
        if across.contains(&x) && down.contains(&y) {
            pixel[..3].fill(grey);
        }
    }
    (blotted, at)
}
