//! Look ahead from a hint: how many steps as hard as it there are until an easier one.

use crate::run::Supply;
use crate::solve::{Method, Solver};
use crate::trace::Event;

use super::situation::Situation;
use super::{Argument, Coached};

/// Maximum number of steps to count: farther ahead, the count is only a guess.
const FARTHEST: u32 = 40;

/// Adds to a hint how many steps as hard as it there are until an easier one; `None` if that is not known, or if no step is
/// easier.
pub(super) async fn ahead<P: Coached>(
    situation: &Situation<P>,
    method: Method,
    hint: Argument<P>,
    fuel: &Supply,
) -> Option<Argument<P>> {
    let level = hint.level().filter(|&level| level > 1)?;
    let clues = situation.clues.clone();
    let solver = Solver::<P>::from_position(clues, &situation.marks, method);
    let mut solver = solver.ok()?.loose();
    let mut count = 0;
    while count < FARTHEST {
        let Ok(Event::Step(step)) = fuel.next(|fuel| solver.advance(fuel)).await else {
            return None;
        };
        // A step that no mark can state counts as part of the next step.
        if !step.found.iter().any(|&fact| P::can_be_stated(fact)) {
            continue;
        }
        if step.level() < level {
            let ahead = Some(count);
            return Some(Argument { ahead, ..hint });
        }
        count += 1;
    }
    None
}
