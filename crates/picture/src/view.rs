//! What stands in a lattice and around it.

use crate::candidate::Candidate;
use crate::classify::{Alphabet, Board, number};
use crate::found::{Borders, FoundGrid, Guess, Layout, NotFound, Place, Reading, Seen};
use crate::layout::{Written, guesses};
use crate::net::{Net, Side};
use crate::patch::Patch;
use crate::plane::Plane;
use crate::walls::walls;

/// Part of the dots that are seen where they may form a lattice by chance, and where they do not.
const LEAST_DOTS: f32 = 0.5;
const CLEAR_DOTS: f32 = 0.9;

/// Lattice with what stands in it.
pub(crate) struct View {
    pub(crate) net: Net,
    pub(crate) found: FoundGrid,
    /// Where something is written, in the cells of ruled lines and around them.
    pub(crate) written: Option<Written>,
}

impl View {
    /// Looks at the cells of a lattice and around it, under a layout or the likeliest.
    pub(crate) fn new(
        plane: &Plane,
        candidate: &Candidate,
        net: Net,
        layout: Option<Layout>,
    ) -> Result<Self, NotFound> {
        let lattice = net.lattice().ok_or(NotFound::Grid)?;
        let is_plain = layout.is_none_or(|layout| layout == Layout::Plain);
        let sight = match candidate.is_dotted && is_plain {
            true => Sight::dotted(plane, &net, candidate.inked),
            false => Sight::ruled(plane, &net, candidate.quality, layout),
        };
        let places = sight.sums.into_iter().flatten();
        let places = places.flat_map(|side| net.places(side));
        let places = places.filter_map(|(row, col)| place(&net, row, col));
        let sums = places.map(|place| Seen {
            place,
            readings: patch(plane, &net, place).map_or_else(blank, |patch| number(&patch)),
            written: 0.0,
        });
        let seen = sight.cells.into_iter().chain(sums).collect();
        Ok(Self {
            found: FoundGrid {
                guesses: sight.guesses,
                lattice,
                seen,
                borders: sight.borders,
                other: None,
                foreign: None,
            },
            written: sight.written,
            net,
        })
    }
}

/// What a layout makes of a lattice.
struct Sight {
    /// Guesses at the layout, or the one that is known.
    guesses: Vec<Guess>,
    borders: Option<Borders>,
    /// The sides with sums.
    sums: Option<[Side; 2]>,
    cells: Vec<Seen>,
    written: Option<Written>,
}

impl Sight {
    fn dotted(plane: &Plane, net: &Net, quality: f32) -> Self {
        let guess = Guess {
            layout: Layout::Plain,
            probability: dots_probability(net, quality),
        };
        Self {
            guesses: vec![guess],
            borders: None,
            sums: None,
            cells: seen(net, board(plane, net).cells(Alphabet::UpTo(3))),
            written: None,
        }
    }

    fn ruled(plane: &Plane, net: &Net, quality: f32, layout: Option<Layout>) -> Self {
        let walls = walls(plane, net);
        let mut written = Written::new(plane, net);
        let sums = written.sums();
        let rows = u8::try_from(net.rows).unwrap_or(u8::MAX);
        // The signs are read once, and only where they matter: where walls and sums tell an Aquarium, nothing else stands in its cells.
        let mut read = None;
        let guesses = match layout {
            Some(layout) => vec![Guess {
                layout,
                probability: 1.0,
            }],
            None => {
                if !walls.are_two || sums.is_none() {
                    let is_square = net.rows == net.cols && net.rows > 3;
                    let most = if is_square { rows } else { 9 };
                    let board = read.insert(board(plane, net));
                    written.count(&board.readings(Alphabet::UpTo(most)));
                }
                guesses(net, &walls, &written, quality)
            }
        };
        let likeliest = guesses.first().map(|guess| guess.layout);
        let mut inside = |most: u8| {
            let board = read.take().unwrap_or_else(|| board(plane, net));
            seen(net, board.cells(Alphabet::UpTo(most)))
        };
        let cells = match likeliest {
            Some(Layout::Plain) => inside(3),
            Some(Layout::Margins) => seen(net, Vec::new()),
            _ => inside(rows),
        };
        let sums = sums.or(layout.map(|_| [Side::Top, Side::Left]));
        Self {
            sums: sums.filter(|_| likeliest == Some(Layout::Margins)),
            guesses,
            borders: walls.are_two.then_some(walls.borders),
            cells,
            written: Some(written),
        }
    }
}

/// Probability that dots are a Slitherlink: spots of other things form small lattices with gaps.
fn dots_probability(net: &Net, quality: f32) -> f32 {
    let whole = (quality - LEAST_DOTS) / (CLEAR_DOTS - LEAST_DOTS);
    let is_small = net.rows.min(net.cols) < 4;
    let most = if is_small { 0.9 } else { 0.995 };
    whole.clamp(0.1, most)
}

/// Place in a net or beside it, by row and column from 0.
fn place(net: &Net, row: isize, col: isize) -> Option<Place> {
    let number = |at: isize| u8::try_from(at).ok();
    Some(match (row, col) {
        (-1, col) => Place::Top(number(col)?),
        (row, -1) => Place::Left(number(row)?),
        (row, col) if row == net.rows as isize => Place::Bottom(number(col)?),
        (row, _) => Place::Right(number(row)?),
    })
}

/// Cells of a net, row by row.
fn places(net: &Net) -> impl Iterator<Item = Place> {
    let numbers = |count: usize| (0..=u8::MAX).take(count);
    let (rows, cols) = (net.rows, net.cols);
    numbers(rows).flat_map(move |row| numbers(cols).map(move |col| Place::Cell(row, col)))
}

/// The signs in the cells.
fn board(plane: &Plane, net: &Net) -> Board {
    let patches: Vec<Option<Patch>> = places(net).map(|place| patch(plane, net, place)).collect();
    Board::of(&patches, net.cols)
}

/// What the cells hold; they are blank where nothing is read.
fn seen(net: &Net, cells: Vec<(Vec<Reading>, f32)>) -> Vec<Seen> {
    let mut cells = cells.into_iter();
    let seen = places(net).map(|place| {
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
