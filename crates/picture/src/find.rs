//! The search for a puzzle, from pixels to what is seen.

use crate::candidate::{Candidate, MOST_CELLS, best};
use crate::entered::{doubt, mark};
use crate::foreign::foreign;
use crate::found::{FoundGrid, Layout, NotFound, Place, Seen, Wanted};
use crate::image::Image;
use crate::mesh::Work;
use crate::net::Net;
use crate::plane::Plane;
use crate::view::View;

/// Difference between ink and paper below which a picture is empty, of 255.
const LEAST_CONTRAST: u8 = 20;
/// How many times the contrast of lightness the contrast of a channel must be, for the channel to be read.
const LEAST_COLOUR: u8 = 2;
/// Mean probability of the digits of a puzzle from which it stands upright.
const CLEAR: f32 = 0.9;
/// How much surer the digits of a turned puzzle must be.
const LEAST_TURNED: f32 = 1.1;
/// Side of a cell below which digits cannot be read, in pixels.
const LEAST_CELL: f32 = 8.0;

/// Looks for a puzzle in a picture.
///
/// # Errors
/// Returns an error if no grid is found, with what was missing.
pub fn find(image: &Image) -> Result<FoundGrid, NotFound> {
    search(image, None)
}

/// Looks for a puzzle of one layout and size, 1 to [`MOST_CELLS`] cells each way. If no grid of that size is seen, the outline of another is
/// divided.
///
/// # Errors
/// Returns an error if no grid is found, or the size is not one.
pub fn find_wanted(image: &Image, wanted: Wanted) -> Result<FoundGrid, NotFound> {
    let is_size = |count: u8| (1..=MOST_CELLS).contains(&usize::from(count));
    match is_size(wanted.rows) && is_size(wanted.cols) {
        true => search(image, Some(wanted)),
        false => Err(NotFound::Grid),
    }
}

fn search(image: &Image, wanted: Option<Wanted>) -> Result<FoundGrid, NotFound> {
    let mut plane = Plane::new(image);
    let least = plane.contrast().saturating_mul(LEAST_COLOUR);
    if least < u8::MAX {
        let channel = Plane::channel(image);
        if channel.contrast() > least {
            plane = channel;
        }
    }
    if plane.contrast() < LEAST_CONTRAST {
        return Err(NotFound::Empty);
    }
    let mut planes = [plane.inverted(), plane];
    if !is_dark(&planes[1]) {
        planes.reverse();
    }
    let mut chosen: Option<(&Plane, Candidate)> = None;
    let mut work = Work::new();
    for plane in &planes {
        let Some(candidate) = best(plane, wanted, &mut work) else {
            continue;
        };
        let is_clear = candidate.is_clear(wanted);
        if chosen
            .as_ref()
            .is_none_or(|(_, other)| candidate.compare(other, wanted).is_gt())
        {
            chosen = Some((plane, candidate));
        }
        if is_clear {
            break;
        }
    }
    let (plane, candidate) = chosen.ok_or(NotFound::Grid)?;
    let view = upright(plane, &candidate, wanted)?;
    let foreign = match wanted {
        Some(_) => None,
        None => foreign(plane, &view),
    };
    let View { mut found, net, .. } = view;
    found.foreign = foreign;
    if wanted.is_none() {
        let (width, height) = (plane.width as f32, plane.height as f32);
        let part = |at: f32, side: f32| (at / side).clamp(0.0, 1.0);
        found.other = candidate.other.map(|[left, top, right, bottom]| {
            let (left, right) = (part(left, width), part(right, width));
            [left, part(top, height), right, part(bottom, height)]
        });
    }
    if foreign.is_some() {
        return Ok(found);
    }
    let doubtful = found.seen.iter().filter(|seen| is_doubtful(seen)).count();
    if wanted.is_none() && 2 * doubtful > found.seen.len() {
        return Err(NotFound::Small);
    }
    let layout = found.guesses.first().map(|guess| guess.layout);
    if matches!(layout, Some(Layout::Blocks | Layout::Regions)) {
        mark(image, &net, &mut found.seen);
    }
    if let (Some(Layout::Margins), Some(borders)) = (layout, &mut found.borders) {
        doubt(image, &net, borders);
    }
    Ok(found)
}

/// Whether a place cannot be read with some certainty.
fn is_doubtful(seen: &Seen) -> bool {
    seen.readings
        .first()
        .is_none_or(|reading| reading.probability < CLEAR)
}

/// Whether ink is probably lighter than paper: most of the picture is dark.
fn is_dark(plane: &Plane) -> bool {
    let some = || plane.light.iter().step_by(7);
    2 * some().filter(|&&light| light < 100).count() > some().len()
}

/// What is seen in a lattice, turned so that its digits stand upright and divided as it is wanted.
fn upright(plane: &Plane, candidate: &Candidate, wanted: Option<Wanted>) -> Result<View, NotFound> {
    let net = &candidate.net;
    if net.rows.max(net.cols) > MOST_CELLS {
        return Err(NotFound::Grid);
    }
    if net.mean_size() < LEAST_CELL {
        return Err(NotFound::Small);
    }
    if candidate.is_cut {
        return Err(NotFound::Cut);
    }
    let layout = wanted.map(|wanted| wanted.layout);
    let look = |net: Net| View::new(plane, candidate, net, layout);
    let mut view = look(candidate.net.clone())?;
    if !is_clear(&view.found) {
        let mut most = LEAST_TURNED * certainty(&view.found);
        let mut net = candidate.net.clone();
        for _ in 0..3 {
            net = net.turned();
            let turned = look(net.clone())?;
            if certainty(&turned.found) > most {
                most = certainty(&turned.found);
                view = turned;
            }
        }
    }
    if let Some(wanted) = wanted {
        let size = [wanted.rows, wanted.cols].map(usize::from);
        if [view.net.rows, view.net.cols] != size {
            let mut net = view.net.divided(size[0], size[1]);
            net.refine(plane);
            if net.mean_size() < LEAST_CELL {
                return Err(NotFound::Small);
            }
            view = look(net)?;
        }
    }
    Ok(view)
}

/// Whether the digits are read so well that they stand upright.
fn is_clear(found: &FoundGrid) -> bool {
    let (mut sum, mut count) = (0.0, 0.0f32);
    for probability in digits(found) {
        sum += probability;
        count += 1.0;
    }
    sum >= CLEAR * count && count > 0.0 && repeated(found) == 0
}

/// How much is read how surely: the sum of the squared probabilities of all digits.
fn certainty(found: &FoundGrid) -> f32 {
    let sum: f32 = digits(found).map(|probability| probability.powi(2)).sum();
    sum - 2.0 * repeated(found) as f32
}

/// Number of pairs of equal digits in a row or column of a Sudoku, which no puzzle has: digits that are turned look like others.
fn repeated(found: &FoundGrid) -> usize {
    let layout = found.guesses.first().map(|guess| guess.layout);
    if !matches!(layout, Some(Layout::Blocks | Layout::Regions)) {
        return 0;
    }
    let digits = found.seen.iter().filter_map(|seen| match seen.place {
        Place::Cell(row, col) => Some((row, col, seen.readings.first()?.value?)),
        _ => None,
    });
    let digits: Vec<(u8, u8, u8)> = digits.collect();
    let repeats = |line: fn(&(u8, u8, u8)) -> u8| {
        let mut seen = vec![false; 1 << 16];
        let places = digits
            .iter()
            .map(|digit| u16::from_be_bytes([line(digit), digit.2]));
        places
            .filter(|&at| std::mem::replace(&mut seen[usize::from(at)], true))
            .count()
    };
    repeats(|digit| digit.0) + repeats(|digit| digit.1)
}

/// Probabilities of the numbers that are read.
fn digits(found: &FoundGrid) -> impl Iterator<Item = f32> {
    let readings = found.seen.iter().filter_map(|seen| seen.readings.first());
    readings
        .filter(|reading| reading.value.is_some())
        .map(|reading| reading.probability)
}
