//! Which way up a picture is, by the signs in it.

use super::{
    Look,
    glyph::{Glyph, SIDE},
    network::{self, OTHER},
};
use crate::patch::Patch;

/// Signs that are looked at, at most.
const ENOUGH: usize = 24;
/// Least darkness of a sign that is looked at.
const BLACK: f32 = 0.15;
/// Least height and width of a sign that is looked at, the longer of them, as a share of its patch's.
const TALL: f32 = 0.25;
/// Difference of the logarithms of probabilities by which another way up must be likelier.
const MARGIN: f32 = 8.0;
/// Least probability that counts, so that no single sign decides.
const LEAST: f32 = 0.02;

/// Quarter turns clockwise, 0 to 3, after which the signs in the patches can be read.
pub(crate) fn turns(patches: impl Iterator<Item = Patch>) -> usize {
    let looks = patches.map(|patch| Look::of(&patch));
    let signs = looks.flat_map(|look| look.signs.into_iter().map(|sign| sign.glyph));
    let mut sums = [0.0_f32; 4];
    for glyph in signs.filter(is_clear).take(ENOUGH) {
        let mut dark = glyph.dark;
        for sum in &mut sums {
            *sum += likeliest_digit(&dark).max(LEAST).ln();
            dark = turned(&dark);
        }
    }
    let best = (0..4).max_by(|&one, &other| sums[one].total_cmp(&sums[other]));
    best.filter(|&best| sums[best] > sums[0] + MARGIN)
        .unwrap_or(0)
}

fn is_clear(glyph: &Glyph) -> bool {
    glyph.black > BLACK && glyph.height.max(glyph.width) > TALL
}

/// Probability of the likeliest digit, if it is no letter.
fn likeliest_digit(dark: &[f32]) -> f32 {
    let classes = network::classify(dark);
    let digits = &classes[..10];
    let all = digits.iter().sum::<f32>() + classes[OTHER];
    digits.iter().copied().fold(0.0, f32::max) / all.max(f32::MIN_POSITIVE)
}

/// The glyph after a quarter turn clockwise.
fn turned(dark: &[f32]) -> Vec<f32> {
    (0..SIDE * SIDE)
        .map(|at| {
            let (x, y) = (at % SIDE, at / SIDE);
            dark.get((SIDE - 1 - x) * SIDE + y).copied().unwrap_or(0.0)
        })
        .collect()
}
