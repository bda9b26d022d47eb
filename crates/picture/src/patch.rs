//! Small upright pieces of a picture.

/// Upright piece of a picture, such as one cell: its lightness, row by row.
///
/// Of a cell, it has [`Patch::CELL`] × [`Patch::CELL`] pixels and covers exactly the cell: the lines around the cell lie on its rim.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Patch {
    /// Width in pixels.
    pub width: usize,
    /// Height in pixels.
    pub height: usize,
    /// Lightness of each pixel, from 0 (black) to 1 (white): ink is dark, in a dark picture as well.
    pub light: Vec<f32>,
}

impl Patch {
    /// Side of a cell's patch in pixels.
    pub(crate) const CELL: usize = 48;
}
