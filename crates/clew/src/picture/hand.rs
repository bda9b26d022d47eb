//! Digits that a player wrote, told from printed ones by where they stand: givens are often symmetric.

use clew_core::grid::{Cell, Shape, Site, Symmetry};
use clew_picture::{FoundGrid, Place};

/// Probability from which a digit counts as written, and its counterpart for printed ones.
const CLEAR: f32 = 0.9;
/// Pairs of cells with a printed digit that must agree before a symmetry counts.
const FEWEST: usize = 8;
/// How much likelier a symmetry without exception makes what agrees with it.
const LIKELIER: f32 = 100.0;

/// Probability that a player wrote the digit, for each place that was seen, if the puzzle is a Sudoku.
pub(super) fn written(found: &FoundGrid) -> Vec<f32> {
    let own: Vec<f32> = found.seen.iter().map(|seen| seen.written).collect();
    let (rows, cols) = (found.lattice.rows, found.lattice.cols);
    if rows != cols
        || !(1..=100).contains(&rows)
        || own.iter().all(|&written| written < 1.0 - CLEAR)
    {
        return own;
    }
    let cells = Cells::new(found);
    let symmetries = Symmetry::all().into_iter().skip(1);
    let Some(symmetry) = symmetries
        .into_iter()
        .find(|&symmetry| cells.have(symmetry))
    else {
        return own;
    };
    let decided = found.seen.iter().zip(own).map(|(seen, own)| {
        let Place::Cell(row, col) = seen.place else {
            return own;
        };
        let cell = Cell::new(row, col);
        let partner = cells.partner(symmetry, cell);
        let is_printed = (partner != Some(cell))
            .then(|| cells.printed(partner?))
            .flatten();
        match is_printed {
            Some(true) => likelier(own, 1.0 / LIKELIER),
            Some(false) => likelier(own, LIKELIER),
            None => own,
        }
    });
    decided.collect()
}

/// A probability with its odds multiplied.
fn likelier(probability: f32, odds: f32) -> f32 {
    let part = probability * odds;
    part / (part + 1.0 - probability)
}

/// The cells of a square, row by row: whether a printed digit stands there, or `None` if that is not clear.
struct Cells {
    shape: Shape,
    printed: Vec<Option<bool>>,
}

impl Cells {
    fn new(found: &FoundGrid) -> Self {
        let side = found.lattice.rows;
        let mut cells = Self {
            shape: Shape::new(side, side),
            printed: vec![None; usize::from(side).pow(2)],
        };
        for seen in &found.seen {
            let Some(first) = seen.readings.first() else {
                continue;
            };
            let printed = match first.value {
                Some(_) => first.probability * (1.0 - seen.written),
                None => 1.0 - first.probability,
            };
            if let Place::Cell(row, col) = seen.place
                && let Some(cell) = cells.printed.get_mut(at(side, Cell::new(row, col)))
                && !(1.0 - CLEAR..CLEAR).contains(&printed)
            {
                *cell = Some(printed >= CLEAR);
            }
        }
        cells
    }

    fn printed(&self, cell: Cell) -> Option<bool> {
        *self.printed.get(at(self.shape.rows, cell))?
    }

    /// The cell on which a symmetry puts a cell.
    fn partner(&self, symmetry: Symmetry, cell: Cell) -> Option<Cell> {
        let Site { y, x } = symmetry.site(self.shape, cell.site());
        Some(Cell::new(y.checked_sub(1)? / 2, x.checked_sub(1)? / 2))
    }

    /// Checks whether the cells with clearly printed digits have a symmetry, in at least [`FEWEST`] pairs and without an exception.
    fn have(&self, symmetry: Symmetry) -> bool {
        let mut agreed = 0;
        for cell in self.shape.cells() {
            let partner = self.partner(symmetry, cell);
            let other = partner
                .filter(|&partner| partner != cell)
                .and_then(|cell| self.printed(cell));
            match (self.printed(cell), other) {
                (Some(true), Some(true)) => agreed += 1,
                (Some(one), Some(other)) if one != other => return false,
                _ => {}
            }
        }
        // Most symmetries meet each pair from both sides.
        agreed >= 2 * FEWEST
    }
}

fn at(side: u8, cell: Cell) -> usize {
    usize::from(cell.row) * usize::from(side) + usize::from(cell.col)
}
