//! Refutation of a wrong mark: steps from the clues, the right marks and the wrong one
//! to a contradiction. No step assumes that there is one solution.

use serde::{Deserialize, Serialize};

use crate::grid::Site;
use crate::model::{Contradiction, Puzzle};
use crate::run::Supply;
use crate::trace::Step;

use super::Coached;
use super::argument::Foundation;
use super::reasoning::{Reasoning, Turn};
use super::situation::Situation;

/// Refutation of a mark.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Refutation<P: Puzzle> {
    /// Mark refuted.
    pub supposed: P::Fact,
    /// Steps from it; the contradiction needs all of them.
    pub steps: Vec<Step<P>>,
    /// Contradiction or failure of all cases at the end.
    pub ending: Ending<P>,
    /// Printed clues relied on.
    pub clues: Vec<Site>,
    /// Marks relied on, the refuted one left out.
    pub evidence: Vec<P::Fact>,
}

impl<P: Puzzle> Refutation<P> {
    /// The clash, if the mark breaks a rule together with the right marks as they stand: then nothing has to be
    /// supposed.
    pub fn plain_clash(&self) -> Option<&Contradiction<P>> {
        match &self.ending {
            Ending::Contradiction(end) if self.steps.is_empty() => Some(end),
            _ => None,
        }
    }
}

/// End of a refutation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Ending<P: Puzzle> {
    /// A rule that cannot be met.
    Contradiction(Contradiction<P>),
    /// Reasoning ends, and all cases that are left fail; holds their number.
    Cases(u64),
}

/// Refutes a mark that is in no solution with all the right marks.
pub async fn refute<P: Coached>(
    clues: &P::Clues,
    right: &[P::Fact],
    supposed: P::Fact,
    fuel: &Supply,
) -> Refutation<P> {
    let marks = [right, &[supposed]].concat();
    let mut reasoning = match Reasoning::new(clues, &marks) {
        Ok(reasoning) => reasoning,
        Err(contradiction) => return at_once(clues, right, supposed, contradiction),
    };
    let mut tried = 0;
    let ending = loop {
        match reasoning.next(fuel).await {
            Turn::Contradiction(contradiction) => break Ending::Contradiction(contradiction),
            Turn::Exhausted(cases) => tried = cases,
            Turn::End => break Ending::Cases(tried),
            Turn::Step | Turn::Other => {}
        }
    };
    of_reasoning(&reasoning, supposed, ending)
}

/// Refutation of a mark that directly contradicts the right marks.
fn at_once<P: Coached>(
    clues: &P::Clues,
    right: &[P::Fact],
    supposed: P::Fact,
    contradiction: Contradiction<P>,
) -> Refutation<P> {
    let mut given = contradiction.given.clone();
    given.retain(|&fact| fact != supposed);
    let (clues, evidence) = match Situation::<P>::new(clues.clone(), right) {
        Ok(situation) => {
            let mut foundation = Foundation::new(&situation);
            foundation.add(&contradiction.clues, &given);
            foundation.finish()
        }
        // Right marks agree with each other.
        Err(_) => (contradiction.clues.clone(), given),
    };
    Refutation {
        supposed,
        steps: Vec::new(),
        ending: Ending::Contradiction(contradiction),
        clues,
        evidence,
    }
}

/// Refutation by steps that were found.
fn of_reasoning<P: Coached>(
    reasoning: &Reasoning<P>,
    supposed: P::Fact,
    ending: Ending<P>,
) -> Refutation<P> {
    let steps = match &ending {
        Ending::Contradiction(contradiction) => reasoning.needed(&contradiction.given),
        // The cases rest on everything found before.
        Ending::Cases(_) => reasoning.all(),
    };
    let situation = &reasoning.situation;
    let mut foundation = Foundation::new(situation);
    steps.iter().for_each(|step| foundation.step(step));
    match &ending {
        Ending::Contradiction(end) => foundation.add(&end.clues, &end.given),
        Ending::Cases(_) => {
            foundation.add(&P::clued(&situation.clues), &situation.marks);
        }
    }
    let (clues, mut evidence) = foundation.finish();
    evidence.retain(|&mark| mark != supposed);
    Refutation {
        supposed,
        steps,
        ending,
        clues,
        evidence,
    }
}
