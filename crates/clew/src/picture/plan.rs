//! What was seen under one layout: the spots that count there, and the ways to read each.

use clew_core::kinded::{Code, Kind};
use clew_picture::{FoundGrid, Layout, Place, Reading, sort_by_number};

use super::board::Board;
use super::hand::written;
use super::spot::{Spot, Way, Ways, What};
use crate::kind::drawn;

/// Probability of the best way below which a spot is doubtful. A puzzle is opened unasked only if it also has exactly one solution, which
/// one with a misread digit hardly ever has. In 160 photographs of newspapers every reading between 0.9 and 0.95 was right.
pub const DOUBTFUL: f32 = 0.9;

/// Probability below which a spot is doubtful in a puzzle that has no solution or several: one of them was probably misread.
pub(super) const REMOTE: f32 = 0.995;

/// Largest number of rows or columns of a puzzle.
const LONGEST: u8 = 100;

/// Probability below which a way is not considered.
const NEGLIGIBLE: f32 = 1e-4;

/// Spots of a puzzle of one layout.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The layout.
    pub layout: Layout,
    /// Number of rows.
    pub rows: u8,
    /// Number of columns.
    pub cols: u8,
    /// The spots that count, each with its ways: numbers first, then borders.
    pub spots: Vec<Ways>,
    /// Width and height of the blocks; `None` where none are drawn or the layout has none.
    pub(super) blocks: Option<(u8, u8)>,
}

/// All layouts that can be read.
pub const LAYOUTS: [Layout; 4] = [
    Layout::Plain,
    Layout::Blocks,
    Layout::Regions,
    Layout::Margins,
];

/// Message id of the name of a layout.
pub fn layout_name(layout: Layout) -> &'static str {
    drawn(layout).name
}

impl Plan {
    /// The spots of a layout.
    pub fn new(found: &FoundGrid, layout: Layout) -> Self {
        let (rows, cols) = (found.lattice.rows, found.lattice.cols);
        let mut plan = Self {
            layout,
            rows,
            cols,
            spots: Vec::new(),
            blocks: None,
        };
        if !plan.is_sized() {
            return plan;
        }
        for (seen, written) in found.seen.iter().zip(written(found)) {
            let place = seen.place;
            if let (true, Some(range)) = (plan.has(place), plan.range(place)) {
                let readings = seen.readings.iter();
                let readings = readings.filter(|reading| fits(reading, &range));
                let written = if plan.has_marks() { written } else { 0.0 };
                let ways = readings.flat_map(|reading| ways(reading, written));
                let mut ways: Vec<Way> = ways.filter(|way| way.probability >= NEGLIGIBLE).collect();
                sort_by_number(&mut ways, |way| -way.probability);
                plan.spots.push(Ways {
                    spot: Spot::At(place),
                    ways,
                });
            }
        }
        match layout {
            Layout::Regions | Layout::Margins => plan.add_borders(found),
            Layout::Blocks => plan.blocks = blocks(found),
            Layout::Plain => {}
        }
        plan
    }

    /// Whether puzzles have such a size.
    pub(super) fn is_sized(&self) -> bool {
        let sides = 1..=LONGEST;
        sides.contains(&self.rows) && sides.contains(&self.cols)
    }

    /// The kind of puzzle.
    pub fn kind(&self) -> Kind {
        drawn(self.layout).kind
    }

    /// The likeliest way to read every spot.
    pub fn likeliest(&self) -> Vec<What> {
        self.spots.iter().map(|ways| ways.best().what).collect()
    }

    /// Whether the likeliest reading has any number.
    pub(super) fn has_numbers(&self) -> bool {
        let is_number = |what: &What| matches!(what, What::Number(Some(_)) | What::Mark(_));
        self.likeliest().iter().any(is_number)
    }

    /// Whether numbers of a player count as marks.
    pub(super) fn has_marks(&self) -> bool {
        matches!(self.layout, Layout::Blocks | Layout::Regions)
    }

    /// Whether a number at a place counts.
    fn has(&self, place: Place) -> bool {
        match (self.layout, place) {
            (Layout::Margins, Place::Top(col) | Place::Bottom(col)) => col < self.cols,
            (Layout::Margins, Place::Left(row) | Place::Right(row)) => row < self.rows,
            (Layout::Margins, Place::Cell(..)) => false,
            (_, Place::Cell(row, col)) => row < self.rows && col < self.cols,
            _ => false,
        }
    }

    /// Numbers that can stand at a place; `None` if none can.
    pub fn range(&self, place: Place) -> Option<std::ops::RangeInclusive<u8>> {
        match (self.layout, place) {
            // A 4 is legal, but only the smallest loop has one.
            (Layout::Plain, Place::Cell(..)) => Some(0..=3),
            (Layout::Blocks | Layout::Regions, Place::Cell(..)) => Some(1..=self.rows),
            (Layout::Margins, Place::Top(_) | Place::Bottom(_)) => Some(0..=self.rows),
            (Layout::Margins, Place::Left(_) | Place::Right(_)) => Some(0..=self.cols),
            _ => None,
        }
    }

    fn add_borders(&mut self, found: &FoundGrid) {
        let Some(borders) = &found.borders else {
            return;
        };
        let (rows, cols) = (self.rows, self.cols);
        let right = (0..rows).flat_map(|row| {
            let cols = 0..cols.saturating_sub(1);
            cols.map(move |col| Spot::RightOf(row, col))
        });
        let below = (0..rows.saturating_sub(1))
            .flat_map(|row| (0..cols).map(move |col| Spot::Below(row, col)));
        let right = right.zip(borders.right.iter().copied());
        let below = below.zip(borders.below.iter().copied());
        self.spots
            .extend(right.chain(below).map(|(spot, probability)| {
                let way = |is_wall, probability| Way {
                    what: What::Wall(is_wall),
                    probability,
                };
                let (wall, none) = (way(true, probability), way(false, 1.0 - probability));
                let ways = match probability > 0.5 {
                    true => vec![wall, none],
                    false => vec![none, wall],
                };
                Ways { spot, ways }
            }));
    }

    fn board(&self, whats: &[What]) -> Option<Board<'_>> {
        self.is_sized().then(|| Board::new(self, whats))
    }

    /// The puzzle when every spot is read in some way, without a player's marks; `None` if it is not a puzzle.
    pub fn code(&self, whats: &[What]) -> Option<Code> {
        self.board(whats)?.code()
    }

    /// The text of the puzzle with a player's marks, where a format has them.
    pub fn marked_text(&self, whats: &[What]) -> Option<String> {
        self.board(whats)?.marked_text()
    }

    /// Number of the block or region of each cell of a board that has any, in order of first appearance; `None` of any other board.
    pub(super) fn houses(&self, whats: &[What]) -> Option<Vec<u16>> {
        self.board(whats)?.houses()
    }

    /// Spots that cannot all be right: walls that part nothing, and borders of regions with too many or too few cells.
    pub fn flaws(&self, whats: &[What]) -> Vec<Spot> {
        let board = self.board(whats);
        board.map_or_else(Vec::new, |board| board.flaws())
    }
}

fn fits(reading: &Reading, range: &std::ops::RangeInclusive<u8>) -> bool {
    reading.probability >= NEGLIGIBLE && reading.value.is_none_or(|value| range.contains(&value))
}

/// The ways that a reading gives: a number may be printed, or a player's.
fn ways(reading: &Reading, written: f32) -> impl Iterator<Item = Way> {
    let mark = reading.value.map(What::Mark);
    let written = if mark.is_some() { written } else { 0.0 };
    let printed = (What::Number(reading.value), 1.0 - written);
    let both = [Some(printed), mark.map(|mark| (mark, written))];
    let probability = reading.probability;
    both.into_iter().flatten().map(move |(what, part)| Way {
        what,
        probability: part * probability,
    })
}

/// Width and height of the blocks whose borders are the likeliest walls.
fn blocks(found: &FoundGrid) -> Option<(u8, u8)> {
    let side = found.lattice.rows;
    let borders = found.borders.as_ref()?;
    let count = usize::from(found.lattice.cols);
    let mean = |values: &mut dyn Iterator<Item = f32>| {
        let (sum, count) =
            values.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
        if count > 0.0 { sum / count } else { 0.0_f32 }
    };
    let contrast = |&(width, height): &(u8, u8)| {
        let (width, height) = (usize::from(width), usize::from(height));
        let right = |is_border: bool| {
            let values = borders.right.iter().enumerate();
            let of = move |(at, _): &(usize, &f32)| {
                let col = at % count.saturating_sub(1).max(1);
                ((col + 1) % width == 0) == is_border
            };
            mean(&mut values.filter(of).map(|(_, &value)| value))
        };
        let below = |is_border: bool| {
            let values = borders.below.iter().enumerate();
            let of = move |(at, _): &(usize, &f32)| {
                let row = at / count.max(1);
                ((row + 1) % height == 0) == is_border
            };
            mean(&mut values.filter(of).map(|(_, &value)| value))
        };
        right(true) - right(false) + below(true) - below(false)
    };
    let shapes = (2..side).filter(|&width| side.is_multiple_of(width));
    let shapes = shapes.map(|width| (width, side / width));
    shapes.max_by(|one, other| contrast(one).total_cmp(&contrast(other)))
}
