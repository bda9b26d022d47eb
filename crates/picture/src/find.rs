//! The search for a puzzle, from pixels to what is seen.

use crate::candidate::{Candidate, MOST_CELLS, best};
use crate::classify::{Alphabet, cells, number};
use crate::entered::{doubt, mark};
use crate::foreign::foreign;
use crate::found::{Borders, Found, Guess, Layout, NotFound, Place, Reading, Seen, Wanted};
use crate::image::Image;
use crate::layout::{Written, guesses};
use crate::mesh::Work;
use crate::net::{Net, Side};
use crate::patch::Patch;
use crate::plane::Plane;
use crate::walls::walls;

/// Difference between ink and paper below which a picture is empty, of 255.
const LEAST_CONTRAST: u8 = 20;
/// How many times the contrast of lightness the contrast of a channel must be, for the channel to be read.
const LEAST_COLOUR: u8 = 2;
/// Part of the dots that are seen where they may form a lattice by chance, and where they do not.
const LEAST_DOTS: f32 = 0.5;
const CLEAR_DOTS: f32 = 0.9;
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
pub fn find(image: &Image) -> Result<Found, NotFound> {
    search(image, None)
}

/// Looks for a puzzle of one layout and size, 1 to [`MOST_CELLS`] cells each way. If no grid of that size is seen, the outline of another is
/// divided.
///
/// # Errors
/// Returns an error if no grid is found, or the size is not one.
pub fn find_wanted(image: &Image, wanted: Wanted) -> Result<Found, NotFound> {
    let is_size = |count: u8| (1..=MOST_CELLS).contains(&usize::from(count));
    match is_size(wanted.rows) && is_size(wanted.cols) {
        true => search(image, Some(wanted)),
        false => Err(NotFound::Grid),
    }
}

fn search(image: &Image, wanted: Option<Wanted>) -> Result<Found, NotFound> {
    let mut plane = Plane::new(image);
    let channel = Plane::channel(image);
    if channel.contrast() > plane.contrast().saturating_mul(LEAST_COLOUR) {
        plane = channel;
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
    let is_ruled = !candidate.is_dotted;
    let other = candidate.other;
    let (mut found, net) = upright(plane, candidate, wanted)?;
    if wanted.is_none() {
        let (width, height) = (plane.width as f32, plane.height as f32);
        let part = |at: f32, side: f32| (at / side).clamp(0.0, 1.0);
        found.other = other.map(|[left, top, right, bottom]| {
            let (left, right) = (part(left, width), part(right, width));
            [left, part(top, height), right, part(bottom, height)]
        });
        if let Some(foreign) = foreign(plane, &net, &found).filter(|_| is_ruled) {
            return Err(NotFound::Foreign(foreign));
        }
    }
    let doubtful = found.seen.iter().filter(|seen| is_doubtful(seen)).count();
    if wanted.is_none() && 2 * doubtful > found.seen.len() {
        return Err(NotFound::Small);
    }
    let layout = found.guesses.first().map(|guess| guess.layout);
    if matches!(layout, Some(Layout::Sudoku | Layout::Jigsaw)) {
        mark(image, &net, &mut found.seen);
    }
    if let (Some(Layout::Aquarium), Some(borders)) = (layout, &mut found.borders) {
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
    let mut sorted: Vec<u8> = plane.light.iter().step_by(7).copied().collect();
    sorted.sort_unstable();
    sorted
        .get(sorted.len() / 2)
        .is_some_and(|&middle| middle < 100)
}

/// What is seen in a lattice, turned so that its digits stand upright and divided as it is wanted, and the lattice.
fn upright(
    plane: &Plane,
    mut candidate: Candidate,
    wanted: Option<Wanted>,
) -> Result<(Found, Net), NotFound> {
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
    let mut found = seen(plane, &candidate, layout)?;
    if !is_clear(&found) {
        let mut best = candidate.net.clone();
        let mut most = LEAST_TURNED * certainty(&found);
        for _ in 0..3 {
            candidate.net = candidate.net.turned();
            let turned = seen(plane, &candidate, layout)?;
            if certainty(&turned) > most {
                most = certainty(&turned);
                found = turned;
                best = candidate.net.clone();
            }
        }
        candidate.net = best;
    }
    if let Some(wanted) = wanted {
        let size = [wanted.rows, wanted.cols].map(usize::from);
        if [candidate.net.rows, candidate.net.cols] != size {
            candidate.net = candidate.net.divided(size[0], size[1]);
            candidate.net.refine(plane);
            if candidate.net.mean_size() < LEAST_CELL {
                return Err(NotFound::Small);
            }
            found = seen(plane, &candidate, layout)?;
        }
    }
    Ok((found, candidate.net))
}

/// Whether the digits are read so well that they stand upright.
fn is_clear(found: &Found) -> bool {
    let (mut sum, mut count) = (0.0, 0.0f32);
    for probability in digits(found) {
        sum += probability;
        count += 1.0;
    }
    sum >= CLEAR * count && count > 0.0 && repeated(found) == 0
}

/// How much is read how surely: the sum of the squared probabilities of all digits.
fn certainty(found: &Found) -> f32 {
    let sum: f32 = digits(found).map(|probability| probability.powi(2)).sum();
    sum - 2.0 * repeated(found) as f32
}

/// Number of pairs of equal digits in a row or column of a Sudoku, which no puzzle has: digits that are turned look like others.
fn repeated(found: &Found) -> usize {
    let layout = found.guesses.first().map(|guess| guess.layout);
    if !matches!(layout, Some(Layout::Sudoku | Layout::Jigsaw)) {
        return 0;
    }
    let digits = found.seen.iter().filter_map(|seen| match seen.place {
        Place::Cell(row, col) => Some((row, col, seen.readings.first()?.value?)),
        _ => None,
    });
    let digits: Vec<(u8, u8, u8)> = digits.collect();
    let repeats = |line: fn(&(u8, u8, u8)) -> u8| {
        let mut lines: Vec<(u8, u8)> = digits.iter().map(|digit| (line(digit), digit.2)).collect();
        lines.sort_unstable();
        lines.windows(2).filter(|pair| pair[0] == pair[1]).count()
    };
    repeats(|digit| digit.0) + repeats(|digit| digit.1)
}

/// Probabilities of the numbers that are read.
fn digits(found: &Found) -> impl Iterator<Item = f32> {
    let readings = found.seen.iter().filter_map(|seen| seen.readings.first());
    readings
        .filter(|reading| reading.value.is_some())
        .map(|reading| reading.probability)
}

/// What stands in the cells of a lattice and around it, under a layout or the likeliest.
fn seen(plane: &Plane, candidate: &Candidate, layout: Option<Layout>) -> Result<Found, NotFound> {
    let Candidate {
        net,
        is_dotted,
        quality,
        inked,
        ..
    } = candidate;
    let lattice = net.lattice().ok_or(NotFound::Grid)?;
    let places: Vec<Place> = (0..lattice.rows)
        .flat_map(|row| (0..lattice.cols).map(move |col| Place::Cell(row, col)))
        .collect();
    let is_slitherlink = layout.is_none_or(|layout| layout == Layout::Slitherlink);
    let (guesses, borders, sums, cells) = match *is_dotted && is_slitherlink {
        true => (
            vec![Guess {
                layout: Layout::Slitherlink,
                probability: dots_probability(net, *inked),
            }],
            None,
            None,
            inside(plane, net, &places, Some(3)),
        ),
        false => ruled_layout(plane, net, *quality, layout, &places),
    };
    let sums = sums
        .into_iter()
        .flatten()
        .flat_map(|side| net.places(side))
        .filter_map(|(row, col)| place(net, row, col));
    let sums = sums.map(|place| Seen {
        place,
        readings: patch(plane, net, place).map_or_else(blank, |patch| number(&patch)),
        written: 0.0,
    });
    let seen = cells.into_iter().chain(sums).collect();
    Ok(Found {
        guesses,
        lattice,
        seen,
        borders,
        other: None,
    })
}

/// Probability that dots are a Slitherlink: spots of other things form small lattices with gaps.
fn dots_probability(net: &Net, quality: f32) -> f32 {
    let whole = (quality - LEAST_DOTS) / (CLEAR_DOTS - LEAST_DOTS);
    let is_small = net.rows.min(net.cols) < 4;
    let most = if is_small { 0.9 } else { 0.995 };
    whole.clamp(0.1, most)
}

/// Guesses at the layout or the one that is known, the borders, the sides with sums, and what stands in the cells.
fn ruled_layout(
    plane: &Plane,
    net: &Net,
    quality: f32,
    layout: Option<Layout>,
    places: &[Place],
) -> (Vec<Guess>, Option<Borders>, Option<[Side; 2]>, Vec<Seen>) {
    let walls = walls(plane, net);
    let mut written = Written::new(plane, net);
    let is_square = net.rows == net.cols && net.rows > 3;
    let most = u8::try_from(net.rows).ok().filter(|_| is_square);
    let most = most.unwrap_or(9);
    let mut cells = None;
    let guesses = match layout {
        Some(layout) => vec![Guess {
            layout,
            probability: 1.0,
        }],
        None => {
            let read = inside(plane, net, places, Some(most));
            written.count(&read);
            cells = Some(read);
            guesses(net, &walls, &written, quality)
        }
    };
    let likeliest = guesses.first().map(|guess| guess.layout);
    let sums = written.sums().or(layout.map(|_| [Side::Top, Side::Left]));
    let sums = sums.filter(|_| likeliest == Some(Layout::Aquarium));
    let cells = match likeliest {
        Some(Layout::Slitherlink) => inside(plane, net, places, Some(3)),
        Some(Layout::Aquarium) => inside(plane, net, places, None),
        _ => match cells {
            Some(cells) if is_square => cells,
            _ => inside(plane, net, places, u8::try_from(net.rows).ok()),
        },
    };
    (guesses, walls.are_two.then_some(walls.borders), sums, cells)
}

/// Place beside a net by row and column, of which one lies outside.
fn place(net: &Net, row: isize, col: isize) -> Option<Place> {
    let number = |at: isize| u8::try_from(at).ok();
    Some(match (row, col) {
        (-1, col) => Place::Top(number(col)?),
        (row, -1) => Place::Left(number(row)?),
        (row, col) if row == net.rows as isize => Place::Bottom(number(col)?),
        (row, _) => Place::Right(number(row)?),
    })
}

/// What stands in the cells of a puzzle: numbers up to `most`, or nothing.
fn inside(plane: &Plane, net: &Net, places: &[Place], most: Option<u8>) -> Vec<Seen> {
    let cells = match most {
        Some(most) => {
            let patches: Vec<_> = places
                .iter()
                .map(|&place| patch(plane, net, place))
                .collect();
            cells(&patches, net.cols, Alphabet::UpTo(most))
        }
        None => Vec::new(),
    };
    let mut cells = cells.into_iter();
    let seen = places.iter().map(|&place| {
        let cell = cells.next().filter(|(readings, _)| !readings.is_empty());
        let (readings, written) = cell.unwrap_or_else(|| (blank(), 0.0));
        Seen {
            place,
            readings,
            written,
        }
    });
    seen.collect()
}

/// Reading of a place where nothing can stand.
fn blank() -> Vec<Reading> {
    vec![Reading {
        value: None,
        probability: 1.0,
    }]
}

/// Piece of the picture at a place.
fn patch(plane: &Plane, net: &Net, place: Place) -> Option<Patch> {
    let (row, col) = match place {
        Place::Cell(row, col) => (row.into(), col.into()),
        Place::Top(col) => (-1, col.into()),
        Place::Bottom(col) => (net.rows as isize, col.into()),
        Place::Left(row) => (row.into(), -1),
        Place::Right(row) => (row.into(), net.cols as isize),
    };
    Patch::cut(plane, net.corners(row, col))
}
