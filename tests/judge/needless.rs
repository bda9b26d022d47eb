//! Evidence that a step could do without.

use clew::trace::Step;

use super::kind::Judged;
use super::questions::{Evidence, Judge};
use super::steps::{evidence, has_all_cases, misses};

/// A clue, a fact or an area that a step names and could do without:
/// everything it finds follows from the others, and they leave out no case. What it names for its trials
/// these use; of their steps the same holds.
pub(crate) fn needless<P: Judged>(judge: &mut Judge<P>, step: &Step<P>) -> Option<String> {
    let followed = || step.trials.iter().flat_map(|trial| &trial.steps);
    if let Some(needless) = followed().find_map(|step| needless(judge, step)) {
        return Some(format!("{needless}, within a trial"));
    }
    let ends = || step.trials.iter().filter_map(|trial| trial.end.as_ref());
    let has_clue = |clue| {
        followed().any(|step| step.clues.contains(clue))
            || ends().any(|end| end.clues.contains(clue))
    };
    let has_fact = |fact| {
        followed().any(|step| step.given.contains(fact))
            || ends().any(|end| end.given.contains(fact))
    };
    let mut follows = |change: &dyn Fn(&mut Evidence<P>)| {
        let mut rest = evidence(step);
        change(&mut rest);
        misses(judge, &rest, step) == Ok(None) && has_all_cases(judge, &rest, step) == Ok(true)
    };
    for (i, clue) in step.clues.iter().enumerate() {
        if !has_clue(clue) && follows(&|rest| rest.clues = without(&step.clues, i)) {
            return Some(format!("the clue at {clue:?}"));
        }
    }
    for (i, fact) in step.given.iter().enumerate() {
        if !has_fact(fact) && follows(&|rest| rest.facts = without(&step.given, i)) {
            return Some(format!("{fact:?}"));
        }
    }
    for (i, area) in step.areas.iter().enumerate() {
        if follows(&|rest| rest.areas = Some(without(&step.areas, i))) {
            return Some(format!("the area {area:?}"));
        }
    }
    None
}

fn without<T: Clone>(all: &[T], i: usize) -> Vec<T> {
    [&all[..i], &all[i + 1..]].concat()
}
