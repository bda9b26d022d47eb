//! The search for a puzzle, from pixels to what is seen.

use crate::classify::{Alphabet, cells, number};
use crate::dotted::dotted;
use crate::found::{Borders, Found, Guess, Layout, NotFound, Place, Reading, Seen};
use crate::image::Image;
use crate::layout::{Written, guesses};
use crate::mesh::Mesh;
use crate::net::{Net, Side};
use crate::patch::Patch;
use crate::plane::Plane;
use crate::ruled::ruled;
use crate::threshold::Local;
use crate::upright::upright;
use crate::walls::walls;

/// Difference between ink and paper below which a picture is empty, of 255.
const LEAST_CONTRAST: u8 = 20;
/// Rows and columns of cells, at most.
const MOST_CELLS: usize = 40;
/// Side of a cell below which digits cannot be read, in pixels.
const LEAST_CELL: f32 = 8.0;
/// Part of the dots or lines of a lattice that were seen if no other threshold needs to be tried.
const CLEAR_QUALITY: f32 = 0.97;
/// Part of the lines of a ruled lattice that must be seen.
const LEAST_QUALITY: f32 = 0.6;
/// Reach and weight of the thresholds that are tried, the commonest first, and whether gaps in lines are closed.
const THRESHOLDS: [(usize, f32, bool); 5] = [
    (15, 0.12, false),
    (15, 0.05, false),
    (15, 0.05, true),
    (15, 0.02, true),
    (40, 0.12, false),
];

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
            return seen(plane, &upright(plane, net), is_dotted);
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

/// The best lattice of lines or dots, and whether it is one of dots.
fn net(plane: &Plane) -> Option<(Net, bool)> {
    let mut best: Option<Candidate> = None;
    let mut local: Option<(usize, Local)> = None;
    for (reach, weight, is_thickened) in THRESHOLDS {
        if local.as_ref().is_none_or(|(last, _)| *last != reach) {
            local = Some((reach, Local::new(plane, reach)));
        }
        let Some((_, local)) = &local else {
            continue;
        };
        let mask = local.ink(plane, weight);
        let mask = match is_thickened {
            true => mask.thickened(),
            false => mask,
        };
        let ruled = ruled(&mask)
            .into_iter()
            .map(|mesh| Candidate::ruled(plane, &mesh));
        let ruled: Vec<Candidate> = ruled.filter(|one| one.quality >= LEAST_QUALITY).collect();
        let dotted = match ruled.is_empty() {
            true => dotted(&mask).map(Candidate::dotted),
            false => None,
        };
        best = best
            .into_iter()
            .chain(ruled)
            .chain(dotted)
            .max_by(|one, other| one.worth().total_cmp(&other.worth()));
        if best
            .as_ref()
            .is_some_and(|best| best.quality >= CLEAR_QUALITY)
        {
            break;
        }
    }
    best.map(|best| (best.net, best.is_dotted))
}

/// Lattice that may be the puzzle's.
struct Candidate {
    net: Net,
    is_dotted: bool,
    /// Part of its dots or lines that were seen.
    quality: f32,
    /// Whether lines lead out of the picture.
    is_cut: bool,
}

impl Candidate {
    fn dotted(mesh: Mesh) -> Self {
        Self {
            quality: mesh.fill,
            net: Net::of_dots(mesh),
            is_dotted: true,
            is_cut: false,
        }
    }

    fn ruled(plane: &Plane, mesh: &Mesh) -> Self {
        let mut net = Net::of_cells(mesh);
        net.refine(plane);
        net.settle(plane, MOST_CELLS);
        net.subdivide(plane, MOST_CELLS);
        net.subdivide(plane, MOST_CELLS);
        Self {
            quality: net.quality(plane),
            is_cut: net.is_cut(plane),
            net,
            is_dotted: false,
        }
    }

    /// The larger of two lattices is worth more, unless it is less clear or cut off.
    fn worth(&self) -> f32 {
        let whole = if self.is_cut { 0.2 } else { 1.0 };
        self.net.area() * self.quality.powi(3) * whole
    }
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
