//! Evidence that a step could do without.

use clew_core::model::{Contradiction, Puzzle as _, Technique as _};
use clew_core::solve::Method;
use clew_core::trace::Step;

use super::kind::questions::{Evidence, Judge};
use super::kind::{Clued, Judged};
use super::review;
use super::steps::{evidence, has_all_cases, misses};

/// A clue, an object or an area that a step names and could do without: everything it
/// finds follows from the others, and they leave out no case. Evidence that its trials
/// use is not needless, and the steps of trials are checked in the same way. Facts that
/// are seen as one thing are a single object. Steps whose evidence is that of their own argument are not asked.
pub fn needless<P: Judged>(judge: &mut Judge<P>, step: &Step<P>) -> Option<String> {
    let followed = || step.trials.iter().flat_map(|trial| &trial.steps);
    if let Some(needless) = followed().find_map(|step| needless(judge, step)) {
        return Some(format!("{needless}, within a trial"));
    }
    if !P::is_least(step) {
        return None;
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
    let objects = P::objects_of(judge.clues(), &step.given);
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
    let named = P::named(step);
    let is_named = |object: &&Vec<P::Fact>| object.iter().any(|fact| named.contains(fact));
    for object in objects.iter().filter(|object| !is_named(object)) {
        let left = || step.given.iter().filter(|fact| !object.contains(fact));
        if !object.iter().all(has_fact) && follows(&|rest| rest.facts = left().copied().collect()) {
            return Some(format!("{object:?}"));
        }
    }
    for (i, area) in step.areas.iter().enumerate() {
        if follows(&|rest| rest.areas = Some(without(&step.areas, i))) {
            return Some(format!("the area {area:?}"));
        }
    }
    None
}

/// A clue or an object that a contradiction names and could do without.
fn needless_at_end<P: Judged>(judge: &mut Judge<P>, end: &Contradiction<P>) -> Option<String> {
    for (i, clue) in end.clues.iter().enumerate() {
        let left = without(&end.clues, i);
        if judge.any_board(&left, &end.given).is_none() {
            return Some(format!("the clue at {clue:?}"));
        }
    }
    for object in P::objects_of(judge.clues(), &end.given) {
        let left = end.given.iter().filter(|fact| !object.contains(fact));
        let left: Vec<P::Fact> = left.copied().collect();
        if judge.any_board(&end.clues, &left).is_none() {
            return Some(format!("{object:?}"));
        }
    }
    None
}

/// Steps that name something needless, themselves or in a contradiction at their end, as text, and the number of all
/// steps. The steps are those that some methods take on some boards.
pub fn needless_steps<C: Clued>(
    boards: impl IntoIterator<Item = C>,
    methods: &[Method],
) -> (usize, Vec<String>) {
    let (mut all, mut loose) = (0, Vec::new());
    for clues in boards {
        let mut judge = Judge::new(&clues);
        for step in methods
            .iter()
            .flat_map(|&method| review::steps(&clues, method))
        {
            all += 1;
            let mut ends = step.trials.iter().filter_map(|trial| trial.end.as_ref());
            let needless = needless(&mut judge, &step)
                .or_else(|| ends.find_map(|end| needless_at_end(&mut judge, end)));
            if let Some(needless) = needless {
                let board = C::Kind::print(&clues);
                loose.push(format!("{board}: {}: {needless}", step.technique.name()));
            }
        }
    }
    (all, loose)
}

fn without<T: Clone>(all: &[T], i: usize) -> Vec<T> {
    [&all[..i], &all[i + 1..]].concat()
}
