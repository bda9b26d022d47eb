//! Lattices of dots, also of those that are joined by lines.

use crate::blobs::blobs;
use crate::corners::{corners, divided};
use crate::found::Point;
use crate::mesh::{Mesh, Work, meshes, pitch};
use crate::spots::Spots;
use crate::threshold::Mask;

/// Largest size of a dot, in pixels.
const LARGEST: f32 = 40.0;
/// Most dots of about one size that are looked at: more are noise.
const MOST: usize = 5_000;
/// Size of a dot as a part of the distance between dots, at most.
const LARGEST_PART: f32 = 0.35;
/// Part of the picture that a lattice covers, at least.
const LEAST_AREA: f32 = 0.02;

/// Lengths of lines whose corners are tried as dots, in pixels: from sides of small cells to those of large ones.
const LINES: [usize; 5] = [14, 22, 35, 55, 88];
/// Most corners that are looked at.
const MOST_CORNERS: usize = 1_500;

/// The best lattice of dots among the components of ink.
pub(crate) fn dotted(mask: &Mask, work: &mut Work) -> Option<Mesh> {
    lattice(mask, &[], work)
}

/// The best lattice of dots where lines join some of the dots: corners of lines, and sides of cells between them, count as dots.
pub(crate) fn joined(mask: &Mask, work: &mut Work) -> Option<Mesh> {
    let mut before = 0;
    let found = LINES.into_iter().filter_map(|length| {
        let corners = corners(mask, length);
        let is_new = corners.len() != before;
        before = corners.len();
        let is_some = (2..=MOST_CORNERS).contains(&before);
        (is_some && is_new).then(|| lattice(mask, &divided(mask, corners), work))?
    });
    found.max_by(|one, other| worth(one).total_cmp(&worth(other)))
}

/// Digits form lattices too, with gaps. So components of about one size are looked at together, one size after another.
fn lattice(mask: &Mask, corners: &[Point], work: &mut Work) -> Option<Mesh> {
    let round = blobs(mask, true).into_iter().filter_map(|blob| {
        let (width, height) = (blob.width() as f32, blob.height() as f32);
        let (long, short) = (width.max(height), width.min(height));
        // Sizes of one to three pixels are all alike.
        let is_round = long <= LARGEST && long <= 1.6 * short + 1.5 && blob.fill() > 0.5;
        is_round.then(|| (blob.centroid(), long))
    });
    let round: Vec<_> = round.collect();
    let mut best: Option<Mesh> = None;
    let mut size = 1.0;
    while size <= LARGEST {
        let alike = round
            .iter()
            .filter(|(_, one)| (size..=size * 1.8 + 1.0).contains(one));
        // Their sizes are alike enough already, and rounded to whole pixels.
        let alike = alike.map(|&(at, _)| at).chain(corners.iter().copied());
        let alike: Vec<_> = alike.map(|at| (at, size)).collect();
        size = (size * 1.35).max(size + 0.5);
        if !(12..=MOST).contains(&alike.len()) {
            continue;
        }
        let spots = Spots::new(alike, mask.width, mask.height);
        let found = meshes(&spots, 4, work).into_iter();
        let least = LEAST_AREA * (mask.width * mask.height) as f32;
        let is_fit = |mesh: &Mesh| {
            let is_small = size < (LARGEST_PART * pitch(mesh)).max(4.0);
            is_small && mesh.area() >= least
        };
        for mesh in found.filter(is_fit) {
            if best
                .as_ref()
                .is_none_or(|best| worth(&mesh) > 1.05 * worth(best))
            {
                best = Some(mesh);
            }
        }
    }
    best
}

fn worth(mesh: &Mesh) -> f32 {
    mesh.fill * mesh.fill * (mesh.rows * mesh.cols) as f32
}
