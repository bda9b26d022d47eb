//! Checks that a step follows from the evidence that it names.

use clew_core::grid::Site;
use clew_core::model::{Contradiction, Fact as _, Technique as _};
use clew_core::trace::{Step, Trial};

use super::kind::Judged;
use super::kind::questions::{Evidence, Judge};

/// Returns a sentence as an error unless the condition holds.
pub(super) fn ensure(condition: bool, otherwise: &str) -> Result<(), String> {
    match condition {
        true => Ok(()),
        false => Err(otherwise.to_owned()),
    }
}

/// Returns a sentence about a counterexample as an error if there is one.
fn refuse<T>(counterexample: Option<T>, told: impl FnOnce(T) -> String) -> Result<(), String> {
    counterexample.map_or(Ok(()), |found| Err(told(found)))
}

/// Facts and clues that a step may name: those of the board or, within a trial,
/// those named by the outer step, the supposition, and its consequences.
struct Known<'a, P: Judged> {
    board: &'a P::Board,
    trial: Option<Supposed<'a, P>>,
}

/// Clues and facts that may be named within a trial.
struct Supposed<'a, P: Judged> {
    clues: &'a [Site],
    facts: &'a [P::Fact],
}

impl<'a, P: Judged> Known<'a, P> {
    /// Facts and clues known within a trial of `outer`.
    fn within(board: &'a P::Board, outer: &'a Step<P>, facts: &'a [P::Fact]) -> Self {
        let clues = &outer.clues;
        let trial = Some(Supposed { clues, facts });
        Self { board, trial }
    }

    fn may_name(&self, judge: &Judge<P>, fact: P::Fact) -> bool {
        match &self.trial {
            None => P::knows(self.board, fact) == Some(true),
            Some(trial) => P::may_name(judge.clues(), trial.facts, fact),
        }
    }

    /// Whether the fact, or its opposite, is known.
    fn has(&self, fact: P::Fact) -> bool {
        let supposed = |trial: &Supposed<P>| {
            trial.facts.contains(&fact) || trial.facts.contains(&fact.negated())
        };
        P::knows(self.board, fact).is_some() || self.trial.as_ref().is_some_and(supposed)
    }

    /// Checks that the named clues and facts are known here. The judge itself refuses
    /// clues that are not printed and areas without a rule.
    fn check(&self, judge: &Judge<P>, clues: &[Site], given: &[P::Fact]) -> Result<(), String> {
        if let Some(trial) = &self.trial {
            let missing = clues.iter().find(|site| !trial.clues.contains(site));
            refuse(missing, |missing| {
                format!("a trial uses the clue at {missing:?}, which its step does not name")
            })?;
        }
        let unknown = given.iter().find(|&&fact| !self.may_name(judge, fact));
        refuse(unknown, |unknown| format!("given {unknown:?} is not known"))
    }
}

/// Checks a step found on `board`.
///
/// # Errors
/// Names what does not hold.
pub fn check_step<P: Judged>(
    judge: &mut Judge<P>,
    board: &P::Board,
    step: &Step<P>,
) -> Result<(), String> {
    check_known(judge, &Known { board, trial: None }, step)
}

fn check_known<P: Judged>(
    judge: &mut Judge<P>,
    known: &Known<P>,
    step: &Step<P>,
) -> Result<(), String> {
    ensure(!step.found.is_empty(), "nothing is found")?;
    let stale = step.found.iter().find(|&&fact| known.has(fact));
    refuse(stale, |stale| format!("found {stale:?} was known before"))?;
    let mut before = (0..step.found.len()).map(|i| (step.found[i], &step.found[..i]));
    let again = before.find(|(fact, told)| told.contains(fact) || told.contains(&fact.negated()));
    refuse(again, |again| format!("found {again:?} is found twice"))?;
    known.check(judge, &step.clues, &step.given)?;
    for trial in &step.trials {
        let facts = check_trial(judge, known.board, step, trial)?;
        if trial.end.is_none() {
            let mut missed = step.found.iter();
            let missed = missed.find(|&&fact| !P::leads_to(judge.clues(), &facts, fact));
            refuse(missed, |missed| {
                format!("supposing {:?} does not lead to {missed:?}", trial.assumed)
            })?;
        }
    }
    ensure(
        has_all_cases(judge, &evidence(step), step)?,
        "the suppositions leave out a case",
    )?;
    let missed = misses(judge, &evidence(step), step)?;
    refuse(missed, |missed| format!("found {missed:?} does not follow"))
}

/// Evidence that a step names.
pub(super) fn evidence<P: Judged>(step: &Step<P>) -> Evidence<P> {
    Evidence {
        clues: step.clues.clone(),
        facts: step.given.clone(),
        areas: Some(step.areas.clone()),
    }
}

/// Negations of a step's suppositions.
fn failed<P: Judged>(step: &Step<P>) -> Vec<P::Fact> {
    let assumed = step.trials.iter().map(|trial| trial.assumed.negated());
    assumed.collect()
}

/// Whether the suppositions of a step cover every case that some evidence allows: one
/// of them holds or, if all of them fail, what is found holds.
pub(super) fn has_all_cases<P: Judged>(
    judge: &mut Judge<P>,
    evidence: &Evidence<P>,
    step: &Step<P>,
) -> Result<bool, String> {
    if step.trials.is_empty() {
        return Ok(true);
    }
    let mut others = evidence.with(&failed(step));
    if P::CASES_SHOW_IN_FACTS {
        others.clues.clear();
    }
    if step.trials.iter().any(|trial| trial.end.is_none()) {
        return Ok(judge.any(&others)?.is_none());
    }
    let mut follows = step.found.iter().map(|&fact| judge.entails(&others, fact));
    follows.try_fold(true, |all, one| Ok(all && one?))
}

/// First fact found by a step that does not follow from some evidence. Each supposition
/// either fails or leads to the fact, so it only remains to show that the fact follows
/// if all of them fail.
pub(super) fn misses<P: Judged>(
    judge: &mut Judge<P>,
    evidence: &Evidence<P>,
    step: &Step<P>,
) -> Result<Option<P::Fact>, String> {
    let evidence = evidence.with(&failed(step));
    for &found in &step.found {
        let follows = match step.technique.assumes_unique() {
            true => P::follows_if_unique(judge, &evidence, step, found)?,
            false => judge.entails(&evidence, found)?,
        };
        if !follows {
            return Ok(Some(found));
        }
    }
    Ok(None)
}

/// Checks a trial and returns what holds in it.
fn check_trial<P: Judged>(
    judge: &mut Judge<P>,
    board: &P::Board,
    outer: &Step<P>,
    trial: &Trial<P>,
) -> Result<Vec<P::Fact>, String> {
    let within = |message: String| format!("supposing {:?}: {message}", trial.assumed);
    let mut facts = outer.given.clone();
    facts.push(trial.assumed);
    for step in &trial.steps {
        check_known(judge, &Known::within(board, outer, &facts), step).map_err(within)?;
        facts.extend(&step.found);
    }
    if let Some(end) = &trial.end {
        check_contradiction(judge, &Known::within(board, outer, &facts), end).map_err(within)?;
    }
    Ok(facts)
}

/// Checks that the facts and clues that a contradiction names exclude each other.
///
/// # Errors
/// Names what does not hold.
pub fn check_broken<P: Judged>(
    judge: &mut Judge<P>,
    board: &P::Board,
    broken: &Contradiction<P>,
) -> Result<(), String> {
    check_contradiction(judge, &Known { board, trial: None }, broken)
}

fn check_contradiction<P: Judged>(
    judge: &mut Judge<P>,
    known: &Known<P>,
    broken: &Contradiction<P>,
) -> Result<(), String> {
    known.check(judge, &broken.clues, &broken.given)?;
    let allowed = judge.any(&Evidence::of(&broken.clues, &broken.given))?;
    refuse(allowed, |_| {
        format!("{:?} is not a contradiction", broken.clash.rule)
    })
}
