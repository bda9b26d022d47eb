//! What `tools/train` needs of the classifier: it trains on glyphs made exactly as they are made when a picture is read.

pub use crate::classify::network::{CLASSES, FILTERS, HIDDEN, KERNELS, LAYERS, OTHER};
use crate::{Reading, classify, patch::Patch};

/// Side of a glyph in pixels.
pub const SIDE: usize = classify::glyph::SIDE;
/// Side of a cell's patch in pixels.
pub const CELL: usize = Patch::CELL;

/// Darkness up to which a sign may be one that was rubbed out.
const FAINT: f32 = 0.13;

/// Glyphs in a cell from left to right: the darkness of their pixels, 0 to 1. `light` has the lightness of each pixel, row by row. Glyphs so
/// faint that they are no clues are left out.
pub fn glyphs(light: Vec<f32>) -> Vec<Vec<f32>> {
    let glyphs = classify::glyphs(&Patch {
        width: CELL,
        height: CELL,
        light,
    });
    let clear = glyphs.into_iter().filter(|glyph| glyph.black > FAINT);
    clear.map(|glyph| glyph.dark).collect()
}

/// Readings of a cell with the numbers up to the given one.
pub fn cell(light: Vec<f32>, up_to: u8) -> Vec<Reading> {
    let patch = Patch {
        width: CELL,
        height: CELL,
        light,
    };
    classify::cell(&patch, classify::Alphabet::UpTo(up_to))
}

/// Readings of a number outside the grid, in a patch like a cell's.
pub fn number(light: Vec<f32>) -> Vec<Reading> {
    classify::number(&Patch {
        width: CELL,
        height: CELL,
        light,
    })
}
