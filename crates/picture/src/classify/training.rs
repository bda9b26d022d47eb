//! What `tools/train` needs of the classifier: it trains on glyphs made exactly as they are made when a picture is read.

use super::{Alphabet, Blot, Look, glyph, network, number as read_number};
use crate::found::Reading;
use crate::patch::Patch;

/// Number of classes: the digits, the letters A to P, and anything else.
pub const CLASSES: usize = network::CLASSES;
/// The class of everything that is not a sign.
pub const OTHER: usize = network::OTHER;
/// Sides of the filters of the two convolutions.
pub const KERNELS: [usize; 2] = network::KERNELS;
/// Numbers of these filters.
pub const FILTERS: [usize; 2] = network::FILTERS;
/// Inputs and outputs of the four layers.
pub const LAYERS: [[usize; 2]; 4] = network::LAYERS;
/// Side of a glyph in pixels.
pub const SIDE: usize = glyph::SIDE;
/// Side of a cell's patch in pixels.
pub const CELL: usize = Patch::CELL;
/// Darkness up to which a sign may be one that was rubbed out.
const FAINT: f32 = 0.13;

/// Glyphs in a cell from left to right: the darkness of their pixels, 0 to 1. `light` has the lightness of each pixel, row by row. Glyphs so
/// faint that they are not clues are left out.
pub fn glyphs(light: Vec<f32>) -> Vec<Vec<f32>> {
    let signs = Look::of(&patch(light)).signs;
    let clear = signs.into_iter().filter(|sign| sign.glyph.black > FAINT);
    clear.map(|sign| sign.glyph.dark).collect()
}

/// Readings of a cell with the numbers up to the given one.
pub fn cell(light: Vec<f32>, up_to: u8) -> Vec<Reading> {
    Look::of(&patch(light)).cell(Alphabet::UpTo(up_to), None, Blot::None)
}

/// Readings of a number outside the grid, in a patch like a cell's.
pub fn number(light: Vec<f32>) -> Vec<Reading> {
    read_number(&patch(light))
}

fn patch(light: Vec<f32>) -> Patch {
    Patch {
        width: CELL,
        height: CELL,
        light,
    }
}
