//! Lattices of lines, found by the cells between the lines.

use crate::blobs::{Blob, blobs};
use crate::found::Point;
use crate::mesh::{Mesh, Work, meshes};
use crate::order::sort_by_number;
use crate::spots::Spots;
use crate::threshold::Mask;

/// Least side of a cell, in pixels.
const LEAST_SIDE: usize = 5;
/// Least part of the box around a cell that is paper: a digit takes some, and so does a slanted box.
const LEAST_FILL: f32 = 0.4;
/// Most lattices that are returned.
const MOST_MESHES: usize = 3;
/// Most cells that are looked at, the largest.
const MOST: usize = 5_000;

/// The best lattices of cells among the components of paper, at most three.
pub(crate) fn ruled(mask: &Mask, work: &mut Work) -> Vec<Mesh> {
    let is_cell = |blob: &Blob| {
        let (width, height) = (blob.width(), blob.height());
        let (long, short) = (width.max(height), width.min(height));
        let is_box = short >= LEAST_SIDE && long <= 2 * short && blob.fill() > LEAST_FILL;
        is_box && !blob.is_cut(mask)
    };
    let mut cells: Vec<Blob> = blobs(mask, false).into_iter().filter(is_cell).collect();
    sort_by_number(&mut cells, |blob| -((blob.width() * blob.height()) as f32));
    let size = |blob: &Blob| ((blob.width() * blob.height()) as f32).sqrt();
    let cells: Vec<(Point, f32)> = cells
        .iter()
        .take(MOST)
        .map(|blob| (blob.middle(), size(blob)))
        .collect();
    let spots = Spots::new(cells, mask.width, mask.height);
    let mut found = meshes(&spots, 3, work);
    sort_by_number(&mut found, |mesh| -mesh.area() * mesh.fill * mesh.fill);
    found.truncate(MOST_MESHES);
    found
}
