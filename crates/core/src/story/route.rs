//! Order of the steps of a chapter: a short route over the board.
//!
//! Beam search over the orders that respect dependencies. The eye easily follows a step
//! within a few cells of the one before, so long jumps are counted first and distance
//! second.

/// Maximum distance that does not count as a jump, in half cells.
pub(super) const NEAR: u32 = 8;
/// Number of partial routes kept, for few stops and for many.
const WIDTHS: [usize; 2] = [32, 16];
/// Number of stops that count as many.
const MANY: usize = 30;
/// Maximum number of stops of a route.
pub(super) const MOST: usize = 64;

/// Stops of a route: how far each is from the start and from each other, in half
/// cells, and the stops that come before each, as bits.
pub(super) struct Stops {
    pub(super) from_start: Vec<u32>,
    pub(super) apart: Vec<Vec<u32>>,
    pub(super) after: Vec<u64>,
}

/// Route so far.
#[derive(Clone, Copy)]
struct Partial {
    jumps: u8,
    length: u32,
    seen: u64,
    /// Its last leg; `None` before the first.
    last: Option<u32>,
}

/// Stop of a route, and the leg before it. Routes with the same beginning share their
/// legs.
struct Leg {
    at: u8,
    before: Option<u32>,
}

/// A partial route with one more stop, as a number that sorts routes by preference:
/// jumps, length, number of the partial route, stop.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Longer(u64);

impl Longer {
    fn new(jumps: u8, length: u32, number: usize, at: usize) -> Self {
        let (number, at) = (number as u64, at as u64);
        Self(u64::from(jumps) << 48 | u64::from(length) << 16 | number << 8 | at)
    }

    fn jumps(self) -> u8 {
        (self.0 >> 48) as u8
    }

    fn length(self) -> u32 {
        (self.0 >> 16) as u32
    }

    fn number(self) -> usize {
        usize::from((self.0 >> 8) as u8)
    }

    fn at(self) -> u8 {
        self.0 as u8
    }
}

/// A short route over all stops; there are at most [`MOST`]. The first `fixed` stops
/// come first, in any order.
pub(super) fn route(stops: &Stops, fixed: usize) -> Vec<usize> {
    let count = stops.after.len();
    let width = WIDTHS[usize::from(count > MANY)];
    let bits = |number: usize| (0..number.min(count)).fold(0u64, |all, at| all | 1 << at);
    let (all, first) = (bits(count), bits(fixed));
    let mut legs: Vec<Leg> = Vec::with_capacity(count * width);
    let mut beam = vec![Partial {
        jumps: 0,
        length: 0,
        seen: 0,
        last: None,
    }];
    let (mut next, mut kept) = (Vec::new(), Vec::new());
    for _ in 0..count {
        next.clear();
        for (number, partial) in beam.iter().enumerate() {
            let away = match partial.last {
                Some(last) => &stops.apart[usize::from(legs[last as usize].at)],
                None => &stops.from_start,
            };
            // The fixed stops come before all others.
            let mut open = match first & !partial.seen {
                0 => all & !partial.seen,
                fixed => fixed,
            };
            while open != 0 {
                let at = open.trailing_zeros() as usize;
                open &= open - 1;
                if stops.after[at] & !partial.seen == 0 {
                    let jumps = partial.jumps + u8::from(away[at] > NEAR);
                    let longer = Longer::new(jumps, partial.length + away[at], number, at);
                    keep(&mut next, longer, 3 * width);
                }
            }
        }
        keep_shortest(&beam, &next, width, &mut legs, &mut kept);
        std::mem::swap(&mut beam, &mut kept);
    }
    let mut route = Vec::with_capacity(count);
    let mut last = beam.first().and_then(|partial| partial.last);
    while let Some(leg) = last.map(|last| &legs[last as usize]) {
        route.push(usize::from(leg.at));
        last = leg.before;
    }
    route.reverse();
    route
}

/// Adds a partial route to the shortest ones, which are in order and at most `most`.
fn keep(shortest: &mut Vec<Longer>, longer: Longer, most: usize) {
    if shortest.len() == most {
        if shortest.last() <= Some(&longer) {
            return;
        }
        shortest.pop();
    }
    let at = shortest.partition_point(|other| *other < longer);
    shortest.insert(at, longer);
}

/// Replaces `kept` by the shortest partial routes. If some differ only in their order,
/// the shortest of them is kept.
fn keep_shortest(
    beam: &[Partial],
    next: &[Longer],
    width: usize,
    legs: &mut Vec<Leg>,
    kept: &mut Vec<Partial>,
) {
    kept.clear();
    for &longer in next {
        let (before, at) = (beam[longer.number()], longer.at());
        let seen = before.seen | 1 << at;
        let ends_at = |last: Option<u32>| last.is_some_and(|last| legs[last as usize].at == at);
        let is_same = |other: &Partial| other.seen == seen && ends_at(other.last);
        if kept.len() < width && !kept.iter().any(is_same) {
            let last = Some(legs.len() as u32);
            legs.push(Leg {
                at,
                before: before.last,
            });
            kept.push(Partial {
                jumps: longer.jumps(),
                length: longer.length(),
                seen,
                last,
            });
        }
    }
}
