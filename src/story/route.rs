//! Order of the steps of a chapter: a short route over the board.
//!
//! Beam search over the orders that respect dependencies. The eye follows a step
//! easily that happens within a few cells of the one before, so long jumps are
//! counted first and distance second.

/// Greatest distance that is no jump, in half cells.
pub(super) const NEAR: u32 = 8;
/// Number of partial routes kept, and of those over many stops.
const WIDTHS: [usize; 2] = [32, 16];
/// Number of stops that are many.
const MANY: usize = 30;
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
    jumps: u8,
    length: u32,
    seen: u64,
    stops: Vec<usize>,
}

/// A partial route with a further stop, in the order in which routes are preferred.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Longer {
    jumps: u8,
    length: u32,
    /// Number of the partial route.
    number: u8,
    /// The stop.
    at: u8,
}

/// A short route over all stops, which number at most [`MOST`]. The first `fixed` stops
/// come first, in any order.
pub(super) fn route(stops: &Stops, fixed: usize) -> Vec<usize> {
    let count = stops.after.len();
    let width = WIDTHS[usize::from(count > MANY)];
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
                    let longer = Longer {
                        jumps: partial.jumps + u8::from(away > NEAR),
                        length: partial.length + away,
                        number: number as u8,
                        at: at as u8,
                    };
                    keep(&mut next, longer, 3 * width);
                }
            }
        }
        beam = kept(&beam, &next, width);
    }
    beam.swap_remove(0).stops
}

/// Adds a partial route to the shortest ones, at most so many, which are in order.
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

/// The shortest partial routes. Of those that differ in their order only, the shortest
/// does.
fn kept(beam: &[Partial], next: &[Longer], width: usize) -> Vec<Partial> {
    let mut kept: Vec<Partial> = Vec::with_capacity(width);
    for longer in next {
        let (before, at) = (&beam[usize::from(longer.number)], usize::from(longer.at));
        let seen = before.seen | 1 << at;
        let is_same = |other: &Partial| other.seen == seen && other.stops.last() == Some(&at);
        if kept.len() < width && !kept.iter().any(is_same) {
            let mut stops = before.stops.clone();
            stops.push(at);
            kept.push(Partial {
                jumps: longer.jumps,
                length: longer.length,
                seen,
                stops,
            });
        }
    }
    kept
}
