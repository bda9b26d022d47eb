//! Digits of a player, told from givens by their colour.

use crate::found::{Place, Seen};
use crate::homography::Homography;
use crate::image::Image;
use crate::net::Net;

/// Points of a cell that are looked at, each way.
const POINTS: usize = 20;
/// Part of a cell on each side where its lines are.
const RIM: f32 = 0.16;
/// Part of the points that show the ink best.
const INK: usize = POINTS * POINTS / 16;
/// Cosine of the angle between the colour of black ink and that of a player, at most.
const COLOURED: f32 = 0.945;
/// The same in a photograph.
const CLEARLY_COLOURED: f32 = 0.85;
/// The same for black ink itself, at least: most of it, and in a picture without any cast of colour.
const BLACK: f32 = 0.985;
const PURE_BLACK: f32 = 0.996;
/// Part of the digits that are black in a puzzle with digits of a player, at least, and their number.
const LEAST_BLACK: f32 = 0.15;
const FEWEST_BLACK: usize = 4;
/// Factor of the probability of a digit whose colour may be one of the light.
const MAYBE: f32 = 0.9;

/// Marks the digits that are coloured where others are black. If nearly all are coloured, the puzzle is printed so.
pub(crate) fn mark(image: &Image, net: &Net, seen: &mut [Seen]) {
    let digits = seen.iter_mut().filter_map(|seen| {
        let Place::Cell(row, col) = seen.place else {
            return None;
        };
        seen.readings.first()?.value?;
        let neutral = neutral(image, net, row, col)?;
        Some((seen, neutral))
    });
    let digits: Vec<(&mut Seen, f32)> = digits.collect();
    let black = digits.iter().map(|(_, neutral)| *neutral);
    let mut black: Vec<f32> = black.filter(|&neutral| neutral >= COLOURED).collect();
    black.sort_by(f32::total_cmp);
    let Some(&middle) = black.get(black.len() / 2) else {
        return;
    };
    let least = (LEAST_BLACK * digits.len() as f32).ceil() as usize;
    if black.len() < least.max(FEWEST_BLACK) || middle < BLACK {
        return;
    }
    // The light of a photograph has a colour as well.
    let is_pure = middle >= PURE_BLACK;
    let most = if is_pure { COLOURED } else { CLEARLY_COLOURED };
    for (seen, neutral) in digits {
        seen.is_entered = neutral < most;
        if seen.is_entered && !is_pure {
            for reading in &mut seen.readings {
                reading.probability *= MAYBE;
            }
        }
    }
}

/// How little colour what stands in a cell has, as a cosine: ink that is grey or black takes from all channels of the paper alike.
fn neutral(image: &Image, net: &Net, row: u8, col: u8) -> Option<f32> {
    let places = [[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]];
    let corners = net.corners(row.into(), col.into());
    let pairs: Vec<_> = places.into_iter().zip(corners).collect();
    let map = Homography::fit(&pairs)?;
    let along = |at: usize| RIM + (1.0 - 2.0 * RIM) * (at as f32 + 0.5) / POINTS as f32;
    let points = (0..POINTS).flat_map(|row| (0..POINTS).map(move |col| [along(col), along(row)]));
    let mut colours: Vec<[f32; 3]> = points.map(|at| colour(image, map.map(at))).collect();
    let light = |colour: &[f32; 3]| colour.iter().sum::<f32>();
    colours.sort_by(|one, other| light(one).total_cmp(&light(other)));
    // Paper is what most of it is; ink is at the end that is further from it.
    let paper = *colours.get(colours.len() / 2)?;
    let mean = |part: &[[f32; 3]]| {
        let count = part.len().max(1) as f32;
        [0, 1, 2].map(|channel| part.iter().map(|colour| colour[channel]).sum::<f32>() / count)
    };
    let dark = mean(colours.get(..INK)?);
    let bright = mean(colours.get(colours.len() - INK..)?);
    let less = |one: [f32; 3], other: [f32; 3]| [0, 1, 2].map(|at| one[at] - other[at]);
    let (below, above) = (less(paper, dark), less(bright, paper));
    let length = |vector: [f32; 3]| vector.iter().map(|part| part * part).sum::<f32>().sqrt();
    // White ink on a dark ground takes from what is missing to white.
    let (taken, from) = match length(below) >= length(above) {
        true => (below, paper),
        false => (above, less([255.0; 3], paper)),
    };
    let along: f32 = taken.iter().zip(from).map(|(one, other)| one * other).sum();
    let both = length(taken) * length(from);
    (both > 0.0).then(|| along / both)
}

/// Red, green and blue of the pixel at a point, or the nearest one.
fn colour(image: &Image, [x, y]: [f32; 2]) -> [f32; 3] {
    let inside = |at: f32, size: u32| (at.max(0.0) as usize).min(size as usize - 1);
    let (x, y) = (inside(x, image.width()), inside(y, image.height()));
    let at = 4 * (y * image.width() as usize + x);
    [at, at + 1, at + 2].map(|at| image.pixels().get(at).map_or(255.0, |&value| value.into()))
}
