//! Look ahead from a hint: how many steps as hard as it there are until an easier one.

use crate::solve::{Advance, Fuel, Method, Solver};
use crate::trace::Event;

use super::situation::Situation;
use super::{Argument, Coached};

/// Maximum number of steps to count: farther ahead, the count is only a guess.
const FARTHEST: u32 = 40;

/// Count under way.
pub(super) struct Ahead<P: Coached> {
    argument: Argument<P>,
    solver: Solver<P>,
    level: u8,
    count: u32,
}

impl<P: Coached> Ahead<P> {
    /// Starts on a hint; `None` if no step is easier.
    pub(super) fn new(
        situation: &Situation<P>,
        method: Method,
        argument: Argument<P>,
    ) -> Option<Self> {
        let level = argument.level().filter(|&level| level > 1)?;
        let clues = situation.clues.clone();
        let solver = Solver::from_position(clues, &situation.marks, method).ok()?;
        Some(Self {
            argument,
            solver: solver.loose(),
            level,
            count: 0,
        })
    }

    /// Continues; returns the hint with the count, `Some(None)` if there is no count,
    /// and `None` when the fuel ran out.
    pub(super) fn advance(&mut self, fuel: &mut Fuel) -> Option<Option<Argument<P>>> {
        while self.count < FARTHEST {
            match self.solver.advance(fuel) {
                Advance::OutOfFuel => return None,
                Advance::Event(Event::Step(step)) => {
                    // A step that no mark can state counts as part of the next step.
                    if !step.found.iter().any(|&fact| P::can_be_stated(fact)) {
                        continue;
                    }
                    if step.level() < self.level {
                        let ahead = Some(self.count);
                        let argument = self.argument.clone();
                        return Some(Some(Argument { ahead, ..argument }));
                    }
                    self.count += 1;
                }
                Advance::Event(_) | Advance::Finished(_) => return Some(None),
            }
        }
        Some(None)
    }
}
