//! Digits and lines of a player, recognised by their colour.

use crate::found::{Borders, Place, Point, Seen};
use crate::homography::Homography;
use crate::image::Image;
use crate::net::Net;
use crate::order::sort_by_number;

/// Points of a cell that are looked at, each way.
const POINTS: usize = 20;
/// Part of a cell on each side where its lines are.
const RIM: f32 = 0.16;
/// Part of the points that show the ink best.
const INK: usize = POINTS * POINTS / 16;
/// Cosine of the angle between the colour of black ink and that of a player, at most. Light blue on a dark ground has 0.96.
const COLOURED: f32 = 0.975;
/// The same of a line, which covers less of what is looked at beside it.
const COLOURED_LINE: f32 = 0.99;
/// The same in a photograph.
const CLEARLY_COLOURED: f32 = 0.85;
/// The same for black ink itself, at least: most of it, and in a picture without any cast of colour.
const BLACK: f32 = 0.985;
const PURE_BLACK: f32 = 0.996;
/// Part of the digits that are black in a puzzle with digits of a player, at least, and their number.
const LEAST_BLACK: f32 = 0.15;
const FEWEST_BLACK: usize = 3;
/// Reach of the look at a line: along it, and across it, as parts of its length.
const ALONG: f32 = 0.6;
const ACROSS: f32 = 0.3;

/// Marks the digits that are coloured where others are black. If nearly all are coloured, the puzzle is printed so.
pub(crate) fn mark(image: &Image, net: &Net, seen: &mut [Seen]) {
    let digits = seen.iter_mut().filter_map(|seen| {
        let Place::Cell(row, col) = seen.place else {
            return None;
        };
        seen.readings.first()?.value?;
        let neutral = neutral(cell(image, net, row, col)?)?;
        Some((seen, neutral))
    });
    let digits: Vec<(&mut Seen, f32)> = digits.collect();
    let Some(most) = most_coloured(digits.iter().map(|(_, neutral)| *neutral), COLOURED) else {
        return;
    };
    for (seen, neutral) in digits {
        seen.written = if neutral < most { 1.0 } else { seen.written };
    }
}

/// Makes walls doubtful that are coloured where others are black: the surface of water is drawn like a wall.
pub(crate) fn doubt(image: &Image, net: &Net, borders: &mut Borders) {
    let rows = net.rows as isize;
    let cols = net.cols as isize;
    let right = (0..rows).flat_map(|row| (1..cols).map(move |col| [(row, col), (row + 1, col)]));
    let below = (1..rows).flat_map(|row| (0..cols).map(move |col| [(row, col), (row, col + 1)]));
    let walls = borders.right.iter_mut().chain(&mut borders.below);
    let walls = walls.zip(right.chain(below)).filter_map(|(wall, ends)| {
        let neutral = neutral(strip(image, ends.map(|(row, col)| net.crossing(row, col))))?;
        (*wall > 0.5).then_some((wall, neutral))
    });
    let walls: Vec<(&mut f32, f32)> = walls.collect();
    let Some(most) = most_coloured(walls.iter().map(|(_, neutral)| *neutral), COLOURED_LINE) else {
        return;
    };
    for (wall, _) in walls.into_iter().filter(|(_, neutral)| *neutral < most) {
        *wall = 0.5;
    }
}

/// Cosine below which ink is a player's, from the cosines of all ink; `clean` is the one for clean pictures. `None` if not enough ink is black.
fn most_coloured(all: impl ExactSizeIterator<Item = f32>, clean: f32) -> Option<f32> {
    let least = (LEAST_BLACK * all.len() as f32).ceil() as usize;
    let mut black: Vec<f32> = all.filter(|&neutral| neutral >= COLOURED).collect();
    black.sort_by(f32::total_cmp);
    let middle = *black.get(black.len() / 2)?;
    let is_enough = black.len() >= least.max(FEWEST_BLACK) && middle >= BLACK;
    // The light of a photograph has a colour as well.
    let is_pure = middle >= PURE_BLACK;
    is_enough.then_some(if is_pure { clean } else { CLEARLY_COLOURED })
}

/// Colours on and beside a line between two points.
fn strip(image: &Image, [start, end]: [Point; 2]) -> Vec<[f32; 3]> {
    let [x, y] = [end[0] - start[0], end[1] - start[1]];
    let part = |at: usize, reach: f32| ((at as f32 + 0.5) / POINTS as f32 - 0.5) * reach;
    let points = (0..POINTS).flat_map(|along| (0..POINTS).map(move |across| (along, across)));
    let colours = points.map(|(along, across)| {
        let (along, across) = (0.5 + part(along, ALONG), part(across, ACROSS));
        let at = [
            start[0] + along * x - across * y,
            start[1] + along * y + across * x,
        ];
        colour(image, at)
    });
    colours.collect()
}

/// Colours in a cell.
fn cell(image: &Image, net: &Net, row: u8, col: u8) -> Option<Vec<[f32; 3]>> {
    let places = [[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]];
    let corners = net.corners(row.into(), col.into());
    let pairs: Vec<_> = places.into_iter().zip(corners).collect();
    let map = Homography::fit(&pairs)?;
    let along = |at: usize| RIM + (1.0 - 2.0 * RIM) * (at as f32 + 0.5) / POINTS as f32;
    let points = (0..POINTS).flat_map(|row| (0..POINTS).map(move |col| [along(col), along(row)]));
    Some(points.map(|at| colour(image, map.map(at))).collect())
}

/// How little colour ink has, as a cosine: ink that is grey or black takes from all channels of the paper alike.
fn neutral(mut colours: Vec<[f32; 3]>) -> Option<f32> {
    let light = |colour: &[f32; 3]| colour.iter().sum::<f32>();
    sort_by_number(&mut colours, light);
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
