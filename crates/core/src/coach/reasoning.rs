//! Reasoning from a situation that keeps only the steps needed for given facts.

use crate::model::Contradiction;
use crate::run::Supply;
use crate::solve::{Method, Solver};
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
    /// All cases that reasoning left have been tried; holds their number.
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
    /// A mark directly contradicts the clues and the marks before it.
    pub(super) fn new(clues: &P::Clues, marks: &[P::Fact]) -> Result<Self, Contradiction<P>> {
        let situation = Situation::<P>::new(clues.clone(), marks)?;
        let solver = Solver::from_position(clues.clone(), marks, Method::Human)?;
        let board = situation.board.clone();
        Ok(Self {
            // Most steps lead elsewhere, so only the evidence of kept steps is
            // minimised.
            solver: solver.loose(),
            dependencies: Dependencies::from_position(clues.clone(), board),
            situation,
            steps: Vec::new(),
        })
    }

    /// Continues to the next event.
    pub(super) async fn next(&mut self, fuel: &Supply) -> Turn<P> {
        match fuel.next(|fuel| self.solver.advance(fuel)).await {
            Ok(Event::Step(step)) => {
                self.dependencies.push(&step);
                self.steps.push(step);
                Turn::Step
            }
            Ok(Event::Contradiction(contradiction)) => Turn::Contradiction(contradiction),
            Ok(Event::Exhausted { cases }) => Turn::Exhausted(cases),
            Ok(_) => Turn::Other,
            Err(_) => Turn::End,
        }
    }

    /// Whether a fact, or its opposite, is known by now.
    pub(super) fn knows(&self, fact: P::Fact) -> Option<bool> {
        self.dependencies.knows(fact)
    }

    /// Steps that known facts need, in order, with minimised evidence.
    pub(super) fn needed(&self, facts: &[P::Fact]) -> Vec<Step<P>> {
        // Go from the last step to the first, so that premises a step can do without are
        // never looked for.
        let mut wanted = self.dependencies.of_facts(facts);
        let mut steps = Vec::new();
        while let Some(number) = wanted.pop_last() {
            let Some(step) = self.steps.get(number) else {
                continue;
            };
            let step = self.minimised(step.clone());
            let now = self.dependencies.of_facts(&step.given);
            // By now the board may read the evidence off later steps. What counts are the
            // steps from which it was read off when this step was found.
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

    /// The given steps that are needed for facts known after them.
    fn cut(&self, steps: Vec<Step<P>>, facts: &[P::Fact]) -> Vec<Step<P>> {
        let board = self.situation.board.clone();
        let clues = self.situation.clues.clone();
        let mut dependencies = Dependencies::from_position(clues, board);
        for step in &steps {
            dependencies.push(step);
        }
        let step = |number: usize| steps.get(number);
        let needed = story::slice(&self.situation.board, &dependencies, step, facts);
        let mut board = self.situation.board.clone();
        let needed = needed.into_iter().filter_map(step).cloned();
        let told = needed.map(|step| {
            let told = P::retold(&self.situation.clues, &board, step);
            for &fact in &told.found {
                // The steps are right, so the board accepts what they find.
                let _ = P::learn(&mut board, fact);
            }
            told
        });
        told.collect()
    }
}
