//! Pictures that lie on their side or stand on their head.

use crate::classify::turns;
use crate::net::Net;
use crate::patch::Patch;
use crate::plane::Plane;

/// Places that are looked at, at most.
const MOST_PLACES: usize = 700;

/// The net with its rows and columns as the signs in it stand.
///
/// Photographs carry their orientation beside the pixels, and programs that edit or send them lose it.
pub(crate) fn upright(plane: &Plane, net: Net) -> Net {
    let (rows, cols) = (net.rows as isize, net.cols as isize);
    let cells = (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col)));
    let around = (0..rows)
        .flat_map(|row| [(row, -1), (row, cols)])
        .chain((0..cols).flat_map(|col| [(-1, col), (rows, col)]));
    let patches = cells
        .chain(around)
        .take(MOST_PLACES)
        .filter_map(|(row, col)| Patch::cut(plane, net.corners(row, col)));
    let turns = turns(patches);
    (0..turns).fold(net, |net, _| net.turned())
}
