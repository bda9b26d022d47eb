//! Plan of the scans that find the routine steps, before there are ideas.
//!
//! This is a beam search over orders of scans: each scan finds all it can, always going to
//! the nearest place next. Good orders have few scans, and few jumps of the eye on the
//! way. Looking only at the next scan often leaves single places behind, in all corners of
//! the board.

use std::collections::BTreeMap;

use super::ready::Steps;
use super::route::NEAR;
use super::{Scan, Share, Tell};

/// Maximum number of cells that are filled as one chapter at the end.
pub(super) const LAST_CELLS: usize = 12;
/// Number of additional steps that an order must find to justify one more jump of the eye.
const STEPS_A_JUMP: i32 = 2;
/// Number of plans kept, for few steps and for many.
const WIDTHS: [usize; 2] = [12, 2];
/// Number of steps that count as many.
const MANY: usize = 100;

/// Routine steps to be found, in the order of the trace; numbers are places in it.
struct Routine<'a, P: Tell> {
    steps: &'a Steps<P>,
    numbers: Vec<usize>,
    /// Steps that come before each; `None` for one that waits for an idea.
    after: Vec<Option<Vec<usize>>>,
    /// Steps that each scan would come by.
    scans: BTreeMap<Scan, Vec<usize>>,
}

/// Order of scans so far.
#[derive(Clone)]
struct Partial {
    scans: Vec<Scan>,
    is_found: Vec<bool>,
    found: usize,
    jumps: i32,
    /// Step found last, by its number in the trace.
    last: Option<usize>,
}

impl Partial {
    /// Value of the order; higher is better.
    fn worth(&self) -> i32 {
        self.found as i32 - STEPS_A_JUMP * self.jumps
    }

    /// Cost of an order that is complete.
    fn cost(&self) -> i32 {
        self.scans.len() as i32 + self.jumps
    }
}

/// Scans that find all routine steps, starting from the step presented last. `rest` is
/// the number of steps that are presented without a scan at the end.
pub(super) fn plan<P: Tell>(steps: &Steps<P>, last: Option<usize>, rest: usize) -> Vec<Scan> {
    let routine = Routine::new(steps);
    let count = routine.numbers.len();
    let width = WIDTHS[usize::from(count > MANY)];
    let mut beam = vec![Partial {
        scans: Vec::new(),
        is_found: vec![false; count],
        found: 0,
        jumps: 0,
        last,
    }];
    let mut best: Option<Partial> = None;
    while !beam.is_empty() {
        let mut next: Vec<Partial> = Vec::new();
        for partial in beam {
            let longer = match count - partial.found > rest {
                true => routine.longer(&partial),
                false => Vec::new(),
            };
            if longer.is_empty() {
                let complete = routine.with_rest(partial);
                let is_better = |best: &Partial| {
                    (complete.found, -complete.cost()) > (best.found, -best.cost())
                };
                if best.as_ref().is_none_or(is_better) {
                    best = Some(complete);
                }
            }
            next.extend(longer);
        }
        next.sort_by_key(|partial| -partial.worth());
        beam = Vec::with_capacity(width);
        for partial in next {
            let is_same =
                |other: &Partial| other.is_found == partial.is_found && other.last == partial.last;
            if beam.len() < width && !beam.iter().any(is_same) {
                beam.push(partial);
            }
        }
    }
    best.map(|best| best.scans).unwrap_or_default()
}

impl<'a, P: Tell> Routine<'a, P> {
    fn new(steps: &'a Steps<P>) -> Self {
        let is_routine = |&step: &usize| steps.at(step).share == Share::Routine;
        let numbers: Vec<usize> = steps.waiting().filter(is_routine).collect();
        let after = numbers.iter().map(|&number| {
            let after = steps.at(number).after.iter();
            let after = after.filter(|&&earlier| !steps.is_told(earlier));
            after
                .map(|earlier| numbers.binary_search(earlier).ok())
                .collect()
        });
        let after = after.collect();
        let mut scans: BTreeMap<Scan, Vec<usize>> = BTreeMap::new();
        for (at, &number) in numbers.iter().enumerate() {
            for &scan in &steps.at(number).scans {
                scans.entry(scan).or_default().push(at);
            }
        }
        Self {
            steps,
            numbers,
            after,
            scans,
        }
    }

    /// The order with one more scan, for each scan that finds something.
    fn longer(&self, partial: &Partial) -> Vec<Partial> {
        let longer = self.scans.iter().filter_map(|(&scan, places)| {
            let found = self.found(partial, places.iter().copied());
            if found.is_empty() {
                return None;
            }
            let mut longer = self.after(partial, found);
            longer.scans.push(scan);
            Some(longer)
        });
        longer.collect()
    }

    /// The order followed by everything that can still be found, without a scan.
    fn with_rest(&self, partial: Partial) -> Partial {
        let found = self.found(&partial, 0..self.numbers.len());
        self.after(&partial, found)
    }

    /// Steps among some that are found one after another.
    fn found(&self, partial: &Partial, places: impl Iterator<Item = usize>) -> Vec<usize> {
        let mut found: Vec<usize> = Vec::new();
        for at in places {
            let is_there = |earlier: &usize| partial.is_found[*earlier] || found.contains(earlier);
            let after = self.after[at].as_ref();
            if !partial.is_found[at] && after.is_some_and(|after| after.iter().all(is_there)) {
                found.push(at);
            }
        }
        found
    }

    /// The order after some more steps are found, always the nearest that is ready.
    fn after(&self, partial: &Partial, mut left: Vec<usize>) -> Partial {
        let mut all = partial.clone();
        while !left.is_empty() {
            let is_ready = |at: usize| {
                let after = self.after[at].as_ref();
                after.is_some_and(|after| after.iter().all(|&earlier| all.is_found[earlier]))
            };
            let away = |at: usize| {
                let to = self.numbers[at];
                all.last.map_or(0, |last| self.steps.apart(last, to))
            };
            let ready = (0..left.len()).filter(|&next| is_ready(left[next]));
            let Some(next) = ready.min_by_key(|&next| away(left[next])) else {
                break;
            };
            let at = left.swap_remove(next);
            all.jumps += i32::from(away(at) > NEAR);
            all.found += 1;
            all.is_found[at] = true;
            all.last = Some(self.numbers[at]);
        }
        all
    }
}
