//! Order of the steps of a chapter: a short route over the board.
//!
//! Beam search over the orders that respect dependencies. The eye follows a step
//! easily that happens within a few cells of the one before, so long jumps are
//! counted first and distance second.

/// Greatest distance that is no jump, in half cells.
pub(super) const NEAR: u32 = 8;
/// Number of partial routes kept.
const WIDTH: usize = 32;
/// Number of longer partial routes among which those are chosen.
const CANDIDATES: usize = 3 * WIDTH;
/// Most stops of a route.
pub(super) const MOST: usize = 64;

/// Stops of a route: how far each is from the start and from each other, in half
/// cells, and the stops that come before each, as bits.
pub(super) struct Stops {
    pub(super) from_start: Vec<u32>,
    pub(super) apart: Vec<Vec<u32>>,
    pub(super) after: Vec<u64>,
}

/// Route so far.
#[derive(Clone)]
struct Partial {
    jumps: u32,
    length: u32,
    seen: u64,
    stops: Vec<usize>,
}

/// A partial route and a further stop: jumps and length with it, the route, the stop.
type Longer = (u32, u32, usize, usize);

/// A short route over all stops, which number at most [`MOST`]. The first `fixed` stops
/// come first, in any order.
pub(super) fn route(stops: &Stops, fixed: usize) -> Vec<usize> {
    let count = stops.after.len();
    let first: u64 = (0..fixed.min(count)).map(|at| 1 << at).sum();
    let mut beam = vec![Partial {
        jumps: 0,
        length: 0,
        seen: 0,
        stops: Vec::with_capacity(count),
    }];
    for _ in 0..count {
        let mut next: Vec<Longer> = Vec::new();
        for (number, partial) in beam.iter().enumerate() {
            let away = match partial.stops.last() {
                Some(&last) => &stops.apart[last],
                None => &stops.from_start,
            };
            for (at, &away) in away.iter().enumerate() {
                let needed = match at < fixed {
                    true => stops.after[at],
                    false => stops.after[at] | first,
                };
                if partial.seen & (1 << at) == 0 && needed & !partial.seen == 0 {
                    let jumps = partial.jumps + u32::from(away > NEAR);
                    keep(&mut next, (jumps, partial.length + away, number, at));
                }
            }
        }
        beam = kept(&beam, &next);
    }
    beam.swap_remove(0).stops
}

/// Adds a partial route to the shortest ones, which are in order.
fn keep(shortest: &mut Vec<Longer>, longer: Longer) {
    if shortest.len() == CANDIDATES && shortest.last() <= Some(&longer) {
        return;
    }
    let at = shortest.partition_point(|other| *other < longer);
    shortest.insert(at, longer);
    shortest.truncate(CANDIDATES);
}

/// The shortest partial routes. Of those that differ in their order only, the shortest
/// does.
fn kept(beam: &[Partial], next: &[Longer]) -> Vec<Partial> {
    let mut kept: Vec<Partial> = Vec::with_capacity(WIDTH);
    for &(jumps, length, number, at) in next {
        let seen = beam[number].seen | 1 << at;
        let is_same = |other: &Partial| other.seen == seen && other.stops.last() == Some(&at);
        if kept.len() < WIDTH && !kept.iter().any(is_same) {
            let mut stops = beam[number].stops.clone();
            stops.push(at);
            kept.push(Partial {
                jumps,
                length,
                seen,
                stops,
            });
        }
    }
    kept
}
