//! Lattices that may be the puzzle's, and the choice among them.

use crate::dotted::dotted;
use crate::mesh::Mesh;
use crate::net::Net;
use crate::plane::Plane;
use crate::ruled::ruled;
use crate::threshold::Local;

/// Rows and columns of cells, at most.
pub(crate) const MOST_CELLS: usize = 40;
/// Part of the dots or lines of a lattice that were seen if all is clear.
const CLEAR_QUALITY: f32 = 0.95;
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

/// The best lattice of lines or dots.
pub(crate) fn best(plane: &Plane) -> Option<Candidate> {
    let mut best: Option<Candidate> = None;
    let mut tried = Vec::new();
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
        let mut lined = Vec::new();
        for mesh in ruled(&mask) {
            // Most thresholds find the same lattices.
            let look = [mesh.area().ln() * 30.0, mesh.fill * 50.0].map(|value| value as i32);
            let look = (mesh.rows, mesh.cols, look);
            if !tried.contains(&look) {
                tried.push(look);
                lined.push(Candidate::ruled(plane, &mesh));
            }
        }
        lined.retain(|one| one.quality >= LEAST_QUALITY);
        // Dots that are made thicker run into digits.
        let may_be_dots = !is_thickened && best.as_ref().is_none_or(|best| best.is_dotted);
        let dotted = match lined.is_empty() && may_be_dots {
            true => dotted(&mask).map(Candidate::dotted),
            false => None,
        };
        best = best
            .into_iter()
            .chain(lined)
            .chain(dotted)
            .max_by(|one, other| one.worth().total_cmp(&other.worth()));
        if best.as_ref().is_some_and(Candidate::is_clear) {
            break;
        }
    }
    best
}

/// Lattice that may be the puzzle's.
pub(crate) struct Candidate {
    pub(crate) net: Net,
    pub(crate) is_dotted: bool,
    /// Part of its dots or lines that were seen.
    pub(crate) quality: f32,
    /// Whether lines lead out of the picture.
    pub(crate) is_cut: bool,
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

    /// Whether no other threshold needs to be tried.
    pub(crate) fn is_clear(&self) -> bool {
        self.quality >= CLEAR_QUALITY && !self.is_cut && self.net.rows.min(self.net.cols) > 3
    }

    /// The larger of two lattices is worth more, unless it is less clear or cut off.
    pub(crate) fn worth(&self) -> f32 {
        let whole = if self.is_cut { 0.2 } else { 1.0 };
        self.net.area() * self.quality.powi(3) * whole
    }
}
