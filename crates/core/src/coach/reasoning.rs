//! Reasoning from a situation, of which only the steps are kept that some facts need.

use crate::model::Contradiction;
use crate::solve::{Advance, Fuel, Method, Solver};
use crate::story::{self, Dependencies};
use crate::trace::{Event, Step};

use super::Coached;
use super::situation::Situation;

/// Run of the ladder from a situation.
pub(super) struct Reasoning<P: Coached> {
    pub(super) situation: Situation<P>,
    solver: Solver<P>,
    dependencies: Dependencies<P>,
    steps: Vec<Step<P>>,
}

/// Event that is more than a further step.
pub(super) enum Turn<P: Coached> {
    /// A step was found.
    Step,
    /// The situation contradicts itself.
    Contradiction(Contradiction<P>),
    /// All cases that reasoning left have been tried, so many.
    Exhausted(u64),
    /// Reasoning has ended; the cases follow, or the end.
    Other,
    /// There is nothing more.
    End,
}

impl<P: Coached> Reasoning<P> {
    /// Starts from marks.
    ///
    /// # Errors
    /// A mark contradicts what the clues and the marks before it say at once.
    pub(super) fn new(clues: &P::Clues, marks: &[P::Fact]) -> Result<Self, Contradiction<P>> {
        let situation = Situation::<P>::new(clues.clone(), marks)?;
        let solver = Solver::from_position(clues.clone(), marks, Method::Human)?;
        let board = situation.board.clone();
        Ok(Self {
            // Most steps lead elsewhere: the evidence of those alone is minimised that
            // are kept.
            solver: solver.loose(),
            dependencies: Dependencies::from_position(clues.clone(), board),
            situation,
            steps: Vec::new(),
        })
    }

    /// Continues to the next event; `None` when the fuel ran out.
    pub(super) fn advance(&mut self, fuel: &mut Fuel) -> Option<Turn<P>> {
        Some(match self.solver.advance(fuel) {
            Advance::OutOfFuel => return None,
            Advance::Event(Event::Step(step)) => {
                self.dependencies.push(&step);
                self.steps.push(step);
                Turn::Step
            }
            Advance::Event(Event::Contradiction(contradiction)) => {
                Turn::Contradiction(contradiction)
            }
            Advance::Event(Event::Exhausted { cases }) => Turn::Exhausted(cases),
            Advance::Event(_) => Turn::Other,
            Advance::Finished(_) => Turn::End,
        })
    }

    /// Whether a fact, or its opposite, is known by now.
    pub(super) fn knows(&self, fact: P::Fact) -> Option<bool> {
        self.dependencies.knows(fact)
    }

    /// Steps that known facts need, in order, with minimised evidence.
    pub(super) fn needed(&self, facts: &[P::Fact]) -> Vec<Step<P>> {
        // From the last step to the first: what a step can do without is then not looked
        // for.
        let mut wanted = self.dependencies.of_facts(facts);
        let mut steps = Vec::new();
        while let Some(number) = wanted.pop_last() {
            let Some(step) = self.steps.get(number) else {
                continue;
            };
            let step = self.minimised(step.clone());
            let now = self.dependencies.of_facts(&step.given);
            // The board may have read off the evidence from later steps by now; then those
            // steps count that it was read off from when the step was found.
            match now.last() {
                Some(&last) if last >= number => wanted.extend(self.dependencies.of_step(number)),
                _ => wanted.extend(now),
            }
            steps.push(step);
        }
        steps.reverse();
        self.cut(steps, facts)
    }

    /// Steps so far, with minimised evidence.
    pub(super) fn all(&self) -> Vec<Step<P>> {
        let steps = self.steps.iter().cloned();
        steps.map(|step| self.minimised(step)).collect()
    }

    fn minimised(&self, mut step: Step<P>) -> Step<P> {
        P::minimise_evidence(&self.situation.clues, &mut step);
        step
    }

    /// Steps of some, that facts need which are known after them.
    fn cut(&self, steps: Vec<Step<P>>, facts: &[P::Fact]) -> Vec<Step<P>> {
        let board = self.situation.board.clone();
        let clues = self.situation.clues.clone();
        let mut dependencies = Dependencies::from_position(clues, board);
        for step in &steps {
            dependencies.push(step);
        }
        let step = |number: usize| steps.get(number);
        let needed = story::slice(&self.situation.board, &dependencies, step, facts);
        let needed = needed.into_iter().filter_map(step).cloned();
        needed.map(P::by_evidence).collect()
    }
}
