//! Lattices that may be the puzzle's, and the choice among them.

use std::cmp::Ordering;

use crate::dotted::{dotted, joined};
use crate::found::Wanted;
use crate::mesh::{Mesh, Work};
use crate::net::Net;
use crate::plane::Plane;
use crate::ruled::ruled;
use crate::threshold::{Local, Mask};

/// Rows and columns of cells, at most.
pub const MOST_CELLS: usize = 40;
/// Part of the dots or lines of a lattice that were seen if all is clear.
const CLEAR_QUALITY: f32 = 0.95;
/// Part of the lines of a ruled lattice that must be seen.
const LEAST_QUALITY: f32 = 0.6;
/// Part of the places of a lattice of joined dots that must have ink.
const LEAST_INKED: f32 = 0.9;
/// Rows and columns of another puzzle in the picture, at least, and its area as a part of the first one's.
const LEAST_OTHER: usize = 4;
const LEAST_BESIDE: f32 = 0.3;
/// Room between it and the edge of the picture, as a part of the picture's side: what is closer may be cut off.
const LEAST_ROOM: f32 = 0.01;
/// Reach and weight of the thresholds that are tried, the commonest first, and whether gaps in lines are closed.
const THRESHOLDS: [(usize, f32, bool); 5] = [
    (15, 0.12, false),
    (15, 0.05, false),
    (15, 0.05, true),
    (15, 0.02, true),
    (40, 0.12, false),
];

/// The best lattice of lines or dots, of the wanted size if there is one.
pub(crate) fn best(plane: &Plane, wanted: Option<Wanted>, work: &mut Work) -> Option<Candidate> {
    let mut best: Option<Candidate> = None;
    let mut others: Vec<Candidate> = Vec::new();
    let mut tried = Vec::new();
    let mut first: Option<Mask> = None;
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
        for mesh in ruled(&mask, work) {
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
            true => dotted(&mask, work).map(|mesh| Candidate::dotted(mesh, &mask)),
            false => None,
        };
        for candidate in lined.into_iter().chain(dotted) {
            let is_best = best
                .as_ref()
                .is_none_or(|best| candidate.compare(best, wanted).is_ge());
            let less = match is_best {
                true => best.replace(candidate),
                false => Some(candidate),
            };
            others.extend(less);
        }
        if best.as_ref().is_some_and(|best| best.is_clear(wanted)) {
            break;
        }
        first.get_or_insert(mask);
    }
    let is_doubtful = best
        .as_ref()
        .is_none_or(|best| best.is_dotted && best.quality < CLEAR_QUALITY);
    let joined = first.filter(|_| is_doubtful).and_then(|mask| {
        let joined = Candidate::dotted(joined(&mask, work)?, &mask);
        // Text has such lattices as well, but most of their places are empty.
        (joined.inked >= LEAST_INKED).then_some(joined)
    });
    let both = best.into_iter().chain(joined);
    let mut best = both.max_by(|one, other| one.compare(other, wanted))?;
    let others = others.iter().filter(|other| other.is_beside(&best, plane));
    let other = others.max_by(|one, other| one.worth().total_cmp(&other.worth()));
    best.other = other.map(|other| other.net.bounds());
    Some(best)
}

/// Lattice that may be the puzzle's.
pub(crate) struct Candidate {
    pub(crate) net: Net,
    pub(crate) is_dotted: bool,
    /// Part of its dots or lines that were seen.
    pub(crate) quality: f32,
    /// The same, where a dot is also one that a line covers.
    pub(crate) inked: f32,
    /// Whether lines lead out of the picture.
    pub(crate) is_cut: bool,
    /// Bounds of another puzzle beside it, if there is one: left, top, right and bottom.
    pub(crate) other: Option<[f32; 4]>,
}

impl Candidate {
    fn dotted(mesh: Mesh, mask: &Mask) -> Self {
        let quality = mesh.fill;
        let mut net = Net::of_dots(mesh);
        net.grow(mask, MOST_CELLS);
        Self {
            quality,
            inked: net.inked(mask),
            net,
            is_dotted: true,
            is_cut: false,
            other: None,
        }
    }

    fn ruled(plane: &Plane, mesh: &Mesh) -> Self {
        let mut net = Net::of_cells(mesh);
        net.refine(plane);
        net.settle(plane, MOST_CELLS);
        net.subdivide(plane, MOST_CELLS);
        net.subdivide(plane, MOST_CELLS);
        let quality = net.quality(plane);
        Self {
            quality,
            inked: quality,
            is_cut: net.is_cut(plane),
            net,
            is_dotted: false,
            other: None,
        }
    }

    /// Whether no other threshold needs to be tried.
    pub(crate) fn is_clear(&self, wanted: Option<Wanted>) -> bool {
        self.has_size(wanted)
            && self.quality >= CLEAR_QUALITY
            && !self.is_cut
            && self.net.rows.min(self.net.cols) > 3
    }

    /// Whether it has the wanted number of rows and columns, also in a picture that lies on its side.
    fn has_size(&self, wanted: Option<Wanted>) -> bool {
        wanted.is_none_or(|wanted| {
            let (rows, cols) = (wanted.rows.into(), wanted.cols.into());
            let size = (self.net.rows, self.net.cols);
            size == (rows, cols) || size == (cols, rows)
        })
    }

    /// Compares how well two lattices fit: first their size, then what they are worth.
    pub(crate) fn compare(&self, other: &Self, wanted: Option<Wanted>) -> Ordering {
        let sizes = self.has_size(wanted).cmp(&other.has_size(wanted));
        sizes.then(self.worth().total_cmp(&other.worth()))
    }

    /// Whether it is a puzzle of its own beside another one, as clear, and not much smaller.
    fn is_beside(&self, best: &Self, plane: &Plane) -> bool {
        let [left, top, right, bottom] = self.net.bounds();
        let [from_left, from_top, to_right, to_bottom] = best.net.bounds();
        let is_apart =
            right <= from_left || left >= to_right || bottom <= from_top || top >= to_bottom;
        let (width, height) = (plane.width as f32, plane.height as f32);
        let room = (left / width).min(top / height);
        let room = room.min(1.0 - right / width).min(1.0 - bottom / height);
        is_apart
            && room >= LEAST_ROOM
            && !self.is_cut
            && self.quality >= CLEAR_QUALITY
            && self.net.rows.min(self.net.cols) >= LEAST_OTHER
            && self.net.rows.max(self.net.cols) <= MOST_CELLS
            && self.net.area() >= LEAST_BESIDE * best.net.area()
    }

    /// The larger of two lattices is worth more, unless it is less clear or cut off.
    fn worth(&self) -> f32 {
        let whole = if self.is_cut { 0.2 } else { 1.0 };
        self.net.area() * self.quality.powi(3) * whole
    }
}
