//! Order of the steps of a chapter: a short route over the board.
//!
//! Beam search over the orders that respect dependencies. The eye follows a step
//! easily that happens within a few cells of the one before, so long jumps are
//! counted first and distance second.

use crate::grid::{Site, SortShort as _};

use super::ready::distance;

/// Greatest distance that is no jump, in half cells.
pub(super) const NEAR: u32 = 8;
/// Number of partial routes kept.
const WIDTH: usize = 12;
/// Most stops of a route.
pub(super) const MOST: usize = 64;

/// Stop of a route: its place, and the stops that come before it, as bits.
pub(super) struct Stop {
    pub(super) place: Site,
    pub(super) after: u64,
}

/// Route so far.
#[derive(Clone)]
struct Partial {
    jumps: u32,
    length: u32,
    seen: u64,
    stops: Vec<usize>,
    last: Option<Site>,
}

/// A short route over all stops, which number at most [`MOST`], from a place. The
/// first `fixed` stops come first, in any order.
pub(super) fn route(from: Option<Site>, stops: &[Stop], fixed: usize) -> Vec<usize> {
    let mut beam = vec![Partial {
        jumps: 0,
        length: 0,
        seen: 0,
        stops: Vec::new(),
        last: from,
    }];
    let first: u64 = stops
        .iter()
        .take(fixed)
        .zip(0..)
        .map(|(_, at)| 1 << at)
        .sum();
    for _ in stops {
        let mut next: Vec<Partial> = Vec::new();
        for partial in &beam {
            for (at, stop) in stops.iter().enumerate() {
                let is_seen = partial.seen & (1 << at) != 0;
                let needed = if at < fixed {
                    stop.after
                } else {
                    stop.after | first
                };
                if is_seen || needed & !partial.seen != 0 {
                    continue;
                }
                let away = partial.last.map_or(0, |last| distance(last, stop.place));
                let mut longer = partial.clone();
                longer.jumps += u32::from(away > NEAR);
                longer.length += away;
                longer.seen |= 1 << at;
                longer.stops.push(at);
                longer.last = Some(stop.place);
                next.push(longer);
            }
        }
        next.sort_short_by_key(|partial| (partial.jumps, partial.length));
        // Of routes that differ in their order only, the shortest does.
        let mut kept: Vec<Partial> = Vec::new();
        for partial in next {
            let is_other =
                |other: &Partial| other.seen != partial.seen || other.last != partial.last;
            if kept.len() < WIDTH && kept.iter().all(is_other) {
                kept.push(partial);
            }
        }
        beam = kept;
    }
    beam.swap_remove(0).stops
}
