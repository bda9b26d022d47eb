//! Minimal evidence: clues and objects of a step are removed, one after another, while
//! the others still entail what it finds and its reason still has all that it names
//! (deletion with clause-set refinement: Belov,
//! Lynce & Marques-Silva, *Towards efficient MUS extraction*, AI Communications 25(2),
//! 2012).

use crate::grid::{Site, SortDedup as _, SortShort as _};
use crate::model::{Fact as _, Puzzle};
use crate::trace::{Step, Trial};

/// Premise of an argument that stays or goes as a whole.
pub enum Premise<P: Puzzle> {
    /// A printed clue.
    Clue(Site),
    /// Facts that are seen as one object.
    Object(Vec<P::Fact>),
}

/// Kind that can decide what premises entail by its rules.
pub trait Entail: Puzzle {
    /// Prepares for some premises, which entail that all of `found` holds or, if that
    /// is empty, contradict each other. The answer says whether the premises that are
    /// kept, given by number, do so too. If they do, it names those that suffice, in
    /// order. `None` also if a budget ran out.
    fn entailment(
        clues: &Self::Clues,
        premises: &[Premise<Self>],
        found: &[Self::Fact],
    ) -> impl FnMut(&[usize]) -> Option<Vec<usize>>;

    /// Whether a step may name more than its argument needs.
    fn is_loose(_clues: &Self::Clues, _step: &Step<Self>) -> bool {
        false
    }

    /// Facts that the reason of a step names. They stay, needed or not.
    fn named(_step: &Step<Self>) -> Vec<Self::Fact> {
        Vec::new()
    }
}

/// Removes unneeded evidence from a step and from the steps of its trials.
pub fn minimise<P: Entail>(clues: &P::Clues, step: &mut Step<P>) {
    if !step.trials.is_empty() {
        minimise_trials(clues, step);
    } else if P::is_loose(clues, step) {
        let named = P::named(step);
        minimise_named::<P>(clues, &mut step.clues, &mut step.given, &step.found, &named);
    }
}

fn minimise_named<P: Entail>(
    clues: &P::Clues,
    sites: &mut Vec<Site>,
    given: &mut Vec<P::Fact>,
    found: &[P::Fact],
    named: &[P::Fact],
) {
    let is_named = |facts: &Vec<P::Fact>| facts.iter().any(|fact| named.contains(fact));
    let (staying, objects): (Vec<_>, Vec<_>) =
        P::objects(clues, given).into_iter().partition(is_named);
    let objects = objects.into_iter().map(Premise::Object);
    let mut premises: Vec<Premise<P>> = objects
        .chain(sites.iter().map(|&site| Premise::Clue(site)))
        .collect();
    let free = premises.len();
    premises.extend(staying.into_iter().map(Premise::Object));
    let kept = minimal(clues, &premises, free, found);
    let is_kept = |wanted: &dyn Fn(&Premise<P>) -> bool| kept.iter().any(|&i| wanted(&premises[i]));
    sites.retain(|at| is_kept(&|kept| matches!(kept, Premise::Clue(site) if site == at)));
    given.retain(|fact| {
        is_kept(&|kept| matches!(kept, Premise::Object(facts) if facts.contains(fact)))
    });
}

/// Premises, by number, that entail `found`. Those with a number below `free` are all
/// needed.
fn minimal<P: Entail>(
    clues: &P::Clues,
    premises: &[Premise<P>],
    free: usize,
    found: &[P::Fact],
) -> Vec<usize> {
    let mut entailed_by = P::entailment(clues, premises, found);
    let mut kept: Vec<usize> = (0..premises.len()).collect();
    let mut at = 0;
    while at < kept.len() && kept[at] < free {
        let others = [&kept[..at], &kept[at + 1..]].concat();
        match entailed_by(&others) {
            Some(used) => {
                at = kept[..at].iter().filter(|i| used.contains(i)).count();
                kept.retain(|i| used.contains(i) || *i >= free);
            }
            None => at += 1,
        }
    }
    kept
}

/// Minimises trials from their ends: their findings are kept only if something needs
/// them. The step names what its trials rely on, without what they suppose and find,
/// and the facts that exclude any other case.
fn minimise_trials<P: Entail>(clues: &P::Clues, step: &mut Step<P>) {
    let (mut sites, mut relied) = (Vec::new(), Vec::new());
    for trial in &mut step.trials {
        let (named, given) = minimise_trial(clues, trial, &step.found);
        sites.extend(named);
        relied.extend(given);
    }
    sites.sort_dedup();
    relied.sort_dedup();
    let named = std::mem::replace(&mut step.given, relied);
    let rest: Vec<P::Fact> = named
        .into_iter()
        .filter(|fact| !step.given.contains(fact))
        .collect();
    step.clues = sites;
    let cases = excluded_cases(clues, step, rest);
    step.given.extend(cases);
    step.given.sort_short();
}

/// Facts, among those named besides what trials rely on, without which the suppositions
/// would miss a case.
fn excluded_cases<P: Entail>(clues: &P::Clues, step: &Step<P>, rest: Vec<P::Fact>) -> Vec<P::Fact> {
    if rest.is_empty() {
        return rest;
    }
    let failed = step.trials.iter().map(|trial| trial.assumed.negated());
    let all_fail = step.trials.iter().all(|trial| trial.end.is_some());
    let found: &[P::Fact] = if all_fail { &step.found } else { &[] };
    let always = step.given.iter().copied().chain(failed).collect();
    let objects = P::objects(clues, &rest);
    let free = objects.len();
    let mut premises: Vec<Premise<P>> = objects.into_iter().map(Premise::Object).collect();
    premises.push(Premise::Object(always));
    let kept = minimal(clues, &premises, free, found);
    let objects = kept.into_iter().filter_map(|i| match &premises[i] {
        Premise::Object(facts) if i < free => Some(facts.clone()),
        _ => None,
    });
    objects.flatten().collect()
}

/// Minimises a trial; returns the clues and the facts that it takes from its step.
fn minimise_trial<P: Entail>(
    clues: &P::Clues,
    trial: &mut Trial<P>,
    found: &[P::Fact],
) -> (Vec<Site>, Vec<P::Fact>) {
    let (mut sites, mut wanted) = (Vec::new(), found.to_vec());
    if let Some(end) = &mut trial.end {
        minimise_named::<P>(clues, &mut end.clues, &mut end.given, &[], &[]);
        sites.clone_from(&end.clues);
        wanted.clone_from(&end.given);
    }
    let mut own = vec![trial.assumed];
    let mut kept = Vec::new();
    for mut step in std::mem::take(&mut trial.steps).into_iter().rev() {
        step.found.retain(|fact| wanted.contains(fact));
        if !step.found.is_empty() {
            minimise(clues, &mut step);
            own.extend(step.found.iter().copied());
            sites.extend(step.clues.iter().copied());
            wanted.extend(step.given.iter().copied());
            kept.push(step);
        }
    }
    kept.reverse();
    trial.steps = kept;
    if trial.end.is_none() {
        own.extend(found.iter().copied());
    }
    wanted.retain(|fact| !own.contains(fact));
    (sites, wanted)
}
