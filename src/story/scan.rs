//! Choice of the next scan: the part of the board that yields most on a short way.

use std::collections::BTreeMap;

use super::ready::Steps;
use super::route::NEAR;
use super::{Scan, Share, Tell};

/// Number of cells that are filled as one chapter at the end.
pub(super) const LAST_CELLS: usize = 12;
/// Steps that a scan is to find more for one more jump of the eye.
const STEPS_A_JUMP: i32 = 6;

/// Steps that a scan finds one after another.
#[derive(Default)]
struct Yield {
    steps: Vec<usize>,
    jumps: i32,
}

/// The scan that finds most routine steps one after another, as few of them as
/// possible far from the one before.
pub(super) fn best<P: Tell>(steps: &Steps<P>, last: Option<usize>) -> Option<Scan> {
    let mut yields: BTreeMap<Scan, Yield> = BTreeMap::new();
    // In the order of the trace each step comes after those that it depends on.
    for number in steps.waiting() {
        let step = steps.at(number);
        if step.share != Share::Routine {
            continue;
        }
        for &scan in &step.scans {
            let found = yields.entry(scan).or_default();
            let is_there =
                |earlier: &usize| steps.is_told(*earlier) || found.steps.contains(earlier);
            if step.after.iter().all(is_there) {
                found.steps.push(number);
            }
        }
    }
    for found in yields.values_mut() {
        found.jumps = jumps(steps, found.steps.clone(), last);
    }
    let rank = |found: &Yield| found.steps.len() as i32 - STEPS_A_JUMP * found.jumps;
    let best = yields.iter().filter(|(_, found)| !found.steps.is_empty());
    let best = best.max_by_key(|(_, found)| rank(found));
    best.map(|(&scan, _)| scan)
}

/// Number of far moves on the way over some steps, always to the nearest.
fn jumps<P: Tell>(steps: &Steps<P>, over: Vec<usize>, from: Option<usize>) -> i32 {
    let mut left = over;
    let mut at = from;
    let mut jumps = 0;
    while !left.is_empty() {
        let away = |step: usize| at.map_or(0, |at| steps.apart(at, step));
        let nearest = (0..left.len())
            .min_by_key(|&next| away(left[next]))
            .unwrap_or_default();
        jumps += i32::from(away(left[nearest]) > NEAR);
        at = Some(left.swap_remove(nearest));
    }
    jumps
}
