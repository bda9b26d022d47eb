//! Lattices among spots, such as dots or the middles of cells: grown from neighbour to neighbour, so that curled paper does no harm.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::found::Point;
use crate::homography::{Homography, Pair, distance};
use crate::order::sort_by_number;
use crate::spots::Spots;

/// Part of a step by which a spot may lie beside the place where the lattice expects it.
const SLACK: f32 = 0.25;
/// The same for the first cross of five spots.
const FIRST_SLACK: f32 = 0.2;
/// Jitter above which spots only happen to lie near a lattice.
const MOST_JITTER: f32 = 0.075;
/// Part of a row or column at the rim of a lattice that must have been seen.
const LEAST_RIM: f32 = 0.45;
/// Rows and columns of spots, at most.
const MOST: usize = 41;
/// Part of all places that neighbours must lead to, before those beyond gaps are looked for.
const LEAST_GROWN: f32 = 0.25;
/// Number of spots that lattices are grown over, and of places that are looked at, in a whole picture. Pictures of text or noise have more.
const MOST_WORK: usize = 60_000;
/// Part of all places that must have been seen.
const LEAST_FILL: f32 = 0.5;

/// Lattice of spots: rows and columns count from 0.
pub(crate) struct Mesh {
    pub(crate) rows: usize,
    pub(crate) cols: usize,
    /// Where each place lies, row by row: seen, or computed from its neighbours.
    pub(crate) places: Vec<Point>,
    /// The map from places to points, without local deviations.
    pub(crate) flat: Homography,
    /// Part of the places that were seen.
    pub(crate) fill: f32,
    /// Mean distance of places from the middle between their neighbours, in steps: 0 if all are where they should be.
    pub(crate) jitter: f32,
}

/// Work that is left for a picture.
pub(crate) struct Work(usize);

impl Work {
    /// All of it.
    pub(crate) fn new() -> Self {
        Self(MOST_WORK)
    }

    /// Spends some of it; returns `false` if less was left.
    fn spend(&mut self, work: usize) -> bool {
        let left = self.0.checked_sub(work);
        self.0 = left.unwrap_or(0);
        left.is_some()
    }
}

/// Row and column, relative to the first spot.
type At = (i32, i32);

/// Spots by their places.
type Taken = BTreeMap<At, usize>;

impl Mesh {
    /// Area in square pixels.
    pub(crate) fn area(&self) -> f32 {
        let [right, below] = [self.cols.max(1), self.rows.max(1)].map(|count| count as f32 - 1.0);
        let corners = [[0.0, 0.0], [right, 0.0], [right, below], [0.0, below]];
        let corners = corners.map(|at| self.flat.map(at));
        let next = corners.iter().cycle().skip(1);
        let cross = |(one, other): (&Point, &Point)| one[0] * other[1] - one[1] * other[0];
        corners.iter().zip(next).map(cross).sum::<f32>().abs() / 2.0
    }
}

/// The largest lattices of at least `least` spots each way, at most a few, the largest first.
pub(crate) fn meshes(spots: &Spots, least: usize, work: &mut Work) -> Vec<Mesh> {
    let mut is_used = vec![false; spots.len()];
    let mut found = Vec::new();
    for first in 0..spots.len() {
        if is_used[first] {
            continue;
        }
        let Some(steps) = steps(spots, first) else {
            continue;
        };
        let taken = grown(spots, first, steps);
        if !work.spend(taken.len()) {
            break;
        }
        if taken.len() > MOST * MOST {
            // Wallpaper, and no puzzle.
            for spot in taken.into_values() {
                is_used[spot] = true;
            }
            continue;
        }
        if taken.len() < least * least / 2 {
            continue;
        }
        if let Some((rows, cols)) = extent(&taken) {
            let places = (rows[1] - rows[0] + 3) * (cols[1] - cols[0] + 3);
            work.spend(usize::try_from(places).unwrap_or(MOST_WORK));
        }
        let Some((taken, mesh)) = completed(spots, taken, least) else {
            continue;
        };
        for spot in taken.into_values() {
            is_used[spot] = true;
        }
        if mesh.jitter < MOST_JITTER {
            found.push(mesh);
        }
    }
    sort_by_number(&mut found, |mesh| -mesh.area());
    found
}

/// Steps to the right and down from a spot that has neighbours on all four sides and one across the corner.
fn steps(spots: &Spots, first: usize) -> Option<[Point; 2]> {
    let here = spots.at(first);
    let near = spots.nearest(first, 8);
    let has = |[x, y]: Point, slack: f32| {
        let at = [here[0] + x, here[1] + y];
        spots.near(at, slack, spots.size(first)).is_some()
    };
    let to = |spot: usize| {
        let at = spots.at(spot);
        [at[0] - here[0], at[1] - here[1]]
    };
    let both_ways: Vec<Point> = near
        .into_iter()
        .map(to)
        .filter(|&[x, y]| has([-x, -y], FIRST_SLACK * x.hypot(y)))
        .collect();
    let mut best: Option<(f32, [Point; 2])> = None;
    for &one in &both_ways {
        for &other in &both_ways {
            let [long, short] = [one, other].map(|[x, y]| x.hypot(y));
            let (long, short) = (long.max(short), long.min(short));
            let cross = one[0] * other[1] - one[1] * other[0];
            // To the right and down, not too oblong, and not too slanted.
            let is_fit = one[0] >= one[1].abs() && cross > 0.8 * long * short && long < 2.0 * short;
            let corner = [one[0] + other[0], one[1] + other[1]];
            let is_better = best.is_none_or(|(length, _)| long + short < length);
            if is_fit && is_better && has(corner, SLACK * long) {
                best = Some((long + short, [one, other]));
            }
        }
    }
    best.map(|(_, steps)| steps)
}

/// Spots that are reached from the first one, each expected where the steps before it lead.
fn grown(spots: &Spots, first: usize, steps: [Point; 2]) -> Taken {
    let mut taken = Taken::from([((0, 0), first)]);
    let mut is_taken = vec![false; spots.len()];
    is_taken[first] = true;
    let mut open = VecDeque::from([(0, 0)]);
    while let Some(at) = open.pop_front() {
        if taken.len() > MOST * MOST {
            break;
        }
        let Some(&here) = taken.get(&at) else {
            continue;
        };
        for (down, right) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
            let next = (at.0 + down, at.1 + right);
            if taken.contains_key(&next) {
                continue;
            }
            let step = step_to(spots, &taken, at, (down, right)).unwrap_or_else(|| {
                let [x, y] = steps[usize::from(right == 0)];
                let sign = (down + right) as f32;
                [sign * x, sign * y]
            });
            let from = spots.at(here);
            let expected = [from[0] + step[0], from[1] + step[1]];
            let slack = SLACK * step[0].hypot(step[1]);
            let Some(spot) = spots.near(expected, slack, spots.size(here)) else {
                continue;
            };
            if !is_taken[spot] {
                is_taken[spot] = true;
                taken.insert(next, spot);
                open.push_back(next);
            }
        }
    }
    taken
}

/// Step from a place in a direction, as the steps behind it and beside it are.
fn step_to(spots: &Spots, taken: &Taken, at: At, (down, right): At) -> Option<Point> {
    let spot = |at: At| taken.get(&at).map(|&spot| spots.at(spot));
    let between = |from: At| {
        let [start, end] = [spot(from)?, spot((from.0 + down, from.1 + right))?];
        Some([end[0] - start[0], end[1] - start[1]])
    };
    let behind = (at.0 - down, at.1 - right);
    let beside = [(at.0 + right, at.1 + down), (at.0 - right, at.1 - down)];
    between(behind).or_else(|| beside.into_iter().find_map(between))
}

/// Lattice with what lies beyond gaps, and without stray spots at its rim.
fn completed(spots: &Spots, mut taken: Taken, least: usize) -> Option<(Taken, Mesh)> {
    let (rows, cols) = extent(&taken)?;
    let [height, width] = [rows, cols].map(|[from, to]| (to - from + 1) as f32);
    if (taken.len() as f32) < LEAST_GROWN * height * width {
        return None;
    }
    let mut flat = fitted(spots, &taken)?;
    for _ in 0..8 {
        let (rows, cols) = extent(&taken)?;
        let mut added = Vec::new();
        for row in rows[0] - 1..=rows[1] + 1 {
            for col in cols[0] - 1..=cols[1] + 1 {
                if taken.contains_key(&(row, col)) {
                    continue;
                }
                let (expected, step) = expected(spots, &taken, &flat, (row, col));
                let size = neighbour_size(spots, &taken, (row, col));
                let spot = size.and_then(|size| spots.near(expected, SLACK * step, size));
                added.extend(spot.map(|spot| ((row, col), spot)));
            }
        }
        let before = taken.len();
        let mut used: BTreeSet<usize> = taken.values().copied().collect();
        for (at, spot) in added {
            if used.insert(spot) {
                taken.insert(at, spot);
            }
        }
        flat = fitted(spots, &taken)?;
        if taken.len() == before {
            break;
        }
    }
    let (rows, cols) = trimmed(&mut taken)?;
    let [height, width] = [rows, cols].map(|[from, to]| (to - from + 1) as usize);
    let fill = taken.len() as f32 / (height * width) as f32;
    if height.min(width) < least || height.max(width) > MOST || fill < LEAST_FILL {
        return None;
    }
    flat = fitted(spots, &taken)?;
    let places = (rows[0]..=rows[1]).flat_map(|row| (cols[0]..=cols[1]).map(move |col| (row, col)));
    let places = places.map(|at| match taken.get(&at) {
        Some(&spot) => spots.at(spot),
        None => expected(spots, &taken, &flat, at).0,
    });
    let places: Vec<Point> = places.collect();
    // The same map with rows and columns that count from 0.
    let pairs: Vec<Pair> = taken
        .iter()
        .map(|(&(row, col), &spot)| {
            (
                [(col - cols[0]) as f32, (row - rows[0]) as f32],
                spots.at(spot),
            )
        })
        .collect();
    let mesh = Mesh {
        rows: height,
        cols: width,
        jitter: jitter(&places, width),
        places,
        flat: Homography::fit_most(&pairs, SLACK)?,
        fill,
    };
    Some((taken, mesh))
}

/// Mean distance of places from the middle between their neighbours, in steps.
fn jitter(places: &[Point], cols: usize) -> f32 {
    let mut sum = 0.0;
    let mut count = 0.0f32;
    let mut note = |before: Point, at: Point, after: Point| {
        let middle = [0, 1].map(|part| f32::midpoint(before[part], after[part]));
        sum += 2.0 * distance(middle, at) / distance(before, after).max(1.0);
        count += 1.0;
    };
    for row in places.chunks(cols) {
        for three in row.windows(3) {
            note(three[0], three[1], three[2]);
        }
    }
    for (at, &place) in places.iter().enumerate().skip(cols) {
        if let Some(&after) = places.get(at + cols) {
            note(places[at - cols], place, after);
        }
    }
    sum / count.max(1.0)
}

/// Map of the places of spots to where they lie.
fn fitted(spots: &Spots, taken: &Taken) -> Option<Homography> {
    let pairs: Vec<Pair> = taken
        .iter()
        .map(|(&(row, col), &spot)| ([col as f32, row as f32], spots.at(spot)))
        .collect();
    Homography::fit_most(&pairs, SLACK)
}

/// Point at which a spot is expected, and the size of a step there: the map, shifted as the neighbours are.
fn expected(spots: &Spots, taken: &Taken, flat: &Homography, (row, col): At) -> (Point, f32) {
    let place = |(row, col): At| [col as f32, row as f32];
    let at = flat.map(place((row, col)));
    let around = (-1..=1).flat_map(|down| (-1..=1).map(move |right| (row + down, col + right)));
    let shifts: Vec<Point> = around
        .filter_map(|at| {
            let [x, y] = spots.at(*taken.get(&at)?);
            let from = flat.map(place(at));
            Some([x - from[0], y - from[1]])
        })
        .collect();
    let count = shifts.len().max(1) as f32;
    let mean = |part: usize| shifts.iter().map(|shift| shift[part]).sum::<f32>() / count;
    let step = flat.step(place((row, col)));
    ([at[0] + mean(0), at[1] + mean(1)], step)
}

/// Size of a spot beside a place, at most two steps away.
fn neighbour_size(spots: &Spots, taken: &Taken, (row, col): At) -> Option<f32> {
    let around = (-2..=2).flat_map(|down| (-2..=2).map(move |right| (row + down, col + right)));
    let mut sizes: Vec<f32> = around
        .filter_map(|at| Some(spots.size(*taken.get(&at)?)))
        .collect();
    sizes.sort_by(f32::total_cmp);
    sizes.get(sizes.len() / 2).copied()
}

/// First and last row, and first and last column.
fn extent(taken: &Taken) -> Option<([i32; 2], [i32; 2])> {
    let range = |part: fn(&At) -> i32| {
        let (first, last) = (taken.keys().map(part).min()?, taken.keys().map(part).max()?);
        Some([first, last])
    };
    Some((range(|at| at.0)?, range(|at| at.1)?))
}

/// Takes away rows and columns at the rim of which too little was seen, the emptiest first.
fn trimmed(taken: &mut Taken) -> Option<([i32; 2], [i32; 2])> {
    loop {
        let (rows, cols) = extent(taken)?;
        let [height, width] = [rows, cols].map(|[from, to]| (to - from + 1) as f32);
        let in_row = |row: i32| taken.keys().filter(|at| at.0 == row).count() as f32 / width;
        let in_col = |col: i32| taken.keys().filter(|at| at.1 == col).count() as f32 / height;
        let rims = rows.map(|row| (in_row(row), true, row));
        let rims = rims
            .into_iter()
            .chain(cols.map(|col| (in_col(col), false, col)));
        let (part, is_row, number) = rims.min_by(|one, other| one.0.total_cmp(&other.0))?;
        if part >= LEAST_RIM {
            return Some((rows, cols));
        }
        taken.retain(|at, _| {
            if is_row {
                at.0 != number
            } else {
                at.1 != number
            }
        });
    }
}

/// Length of the shorter of the two steps of a lattice at its middle.
pub(crate) fn pitch(mesh: &Mesh) -> f32 {
    let [x, y] = [mesh.cols as f32 / 2.0, mesh.rows as f32 / 2.0];
    let here = mesh.flat.map([x, y]);
    let across = distance(here, mesh.flat.map([x + 1.0, y]));
    across.min(distance(here, mesh.flat.map([x, y + 1.0])))
}
