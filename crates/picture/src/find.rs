//! The search for a puzzle, from pixels to what is seen.

use crate::classify::{Alphabet, cells, number};
use crate::dotted::dotted;
use crate::found::{Borders, Found, Guess, Layout, NotFound, Place, Reading, Seen};
use crate::image::Image;
use crate::layout::{Written, guesses};
use crate::net::{Net, Side};
use crate::patch::Patch;
use crate::plane::Plane;
use crate::ruled::ruled;
use crate::threshold::Local;
use crate::walls::walls;

/// Difference between ink and paper below which a picture is empty, of 255.
const LEAST_CONTRAST: u8 = 20;
/// Rows and columns of cells, at most.
const MOST_CELLS: usize = 40;
/// Side of a cell below which digits cannot be read, in pixels.
const LEAST_CELL: f32 = 8.0;
/// Reach and weight of the thresholds that are tried, the commonest first.
const THRESHOLDS: [(usize, f32); 3] = [(15, 0.12), (15, 0.05), (40, 0.12)];

/// Looks for a puzzle in a picture.
///
/// # Errors
/// Returns an error if no grid is found, with what was missing.
pub fn find(image: &Image) -> Result<Found, NotFound> {
    let plane = Plane::new(image);
    if plane.contrast() < LEAST_CONTRAST {
        return Err(NotFound::Empty);
    }
    let mut planes = [plane.inverted(), plane];
    if !is_dark(&planes[1]) {
        planes.reverse();
    }
    for plane in &planes {
        if let Some((net, is_dotted)) = net(plane) {
            return seen(plane, &net, is_dotted);
        }
    }
    Err(NotFound::Grid)
}

/// Whether ink is lighter than paper: what differs from its surroundings is mostly lighter than they are.
fn is_dark(plane: &Plane) -> bool {
    let mut sorted: Vec<u8> = plane.light.iter().step_by(7).copied().collect();
    sorted.sort_unstable();
    sorted
        .get(sorted.len() / 2)
        .is_some_and(|&middle| middle < 100)
}

/// The largest lattice of lines or dots.
fn net(plane: &Plane) -> Option<(Net, bool)> {
    let mut best: Option<(f32, Net, bool)> = None;
    for reach in [15, 40] {
        let mut local = None;
        for (_, weight) in THRESHOLDS.iter().filter(|(one, _)| *one == reach) {
            let local = local.get_or_insert_with(|| Local::new(plane, reach));
            let mask = local.ink(plane, *weight);
            let ruled = ruled(&mask).map(|mesh| (mesh, false));
            let dotted = dotted(&mask).map(|mesh| (mesh, true));
            for (mesh, is_dotted) in ruled.into_iter().chain(dotted) {
                let worth = mesh.area() * mesh.fill;
                if best.as_ref().is_some_and(|best| best.0 >= worth) {
                    continue;
                }
                let net = match is_dotted {
                    true => Net::of_dots(mesh),
                    false => Net::of_cells(&mesh),
                };
                best = Some((worth, net, is_dotted));
            }
        }
        if best.is_some() {
            break;
        }
    }
    let (_, mut net, is_dotted) = best?;
    if !is_dotted {
        net.refine(plane);
        net.extend(plane, MOST_CELLS);
    }
    Some((net, is_dotted))
}

/// What stands in the cells of a net and around it.
fn seen(plane: &Plane, net: &Net, is_dotted: bool) -> Result<Found, NotFound> {
    if net.rows.max(net.cols) > MOST_CELLS {
        return Err(NotFound::Grid);
    }
    if net.mean_size() < LEAST_CELL {
        return Err(NotFound::Small);
    }
    if !is_dotted && net.is_cut(plane) {
        return Err(NotFound::Cut);
    }
    let lattice = net.lattice().ok_or(NotFound::Grid)?;
    let (guesses, borders, sums) = match is_dotted {
        true => (
            vec![Guess {
                layout: Layout::Slitherlink,
                probability: 0.99,
            }],
            None,
            None,
        ),
        false => ruled_layout(plane, net),
    };
    let cells =
        (0..lattice.rows).flat_map(|row| (0..lattice.cols).map(move |col| Place::Cell(row, col)));
    let sums = sums
        .into_iter()
        .flatten()
        .flat_map(|side| net.places(side))
        .filter_map(|(row, col)| place(net, row, col));
    let layout = guesses.first().map(|guess| guess.layout);
    let cells = inside(plane, net, cells.collect(), layout);
    let sums = sums.map(|place| Seen {
        place,
        readings: patch(plane, net, place).map_or_else(blank, |patch| number(&patch)),
        is_entered: false,
    });
    let seen = cells.into_iter().chain(sums).collect();
    Ok(Found {
        guesses,
        lattice,
        seen,
        borders,
    })
}

/// Guesses at the layout, the borders, and the sides with sums.
fn ruled_layout(plane: &Plane, net: &Net) -> (Vec<Guess>, Option<Borders>, Option<[Side; 2]>) {
    let walls = walls(plane, net);
    let written = Written::new(plane, net);
    let guesses = guesses(net, &walls, &written);
    let is_aquarium = guesses
        .first()
        .is_some_and(|guess| guess.layout == Layout::Aquarium);
    let sums = written.sums().filter(|_| is_aquarium);
    (guesses, walls.are_two.then_some(walls.borders), sums)
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

/// What stands in the cells of a puzzle.
fn inside(plane: &Plane, net: &Net, places: Vec<Place>, layout: Option<Layout>) -> Vec<Seen> {
    let numbers = match layout {
        Some(Layout::Slitherlink) => Some(3),
        Some(Layout::Aquarium) => None,
        _ => u8::try_from(net.rows).ok(),
    };
    let readings = match numbers {
        Some(most) => {
            let patches: Vec<_> = places
                .iter()
                .map(|&place| patch(plane, net, place))
                .collect();
            cells(&patches, Alphabet::UpTo(most))
        }
        None => Vec::new(),
    };
    let mut readings = readings.into_iter();
    places
        .into_iter()
        .map(|place| Seen {
            place,
            readings: readings
                .next()
                .filter(|readings| !readings.is_empty())
                .unwrap_or_else(blank),
            is_entered: false,
        })
        .collect()
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
