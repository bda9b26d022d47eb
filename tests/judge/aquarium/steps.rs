//! Whether a step follows from the evidence that it names.

use clew::grid::{Line, Site};
use clew::model::{Broken, Fact as _, Puzzle};
use clew::puzzle::aquarium::{Aquarium, Board, Fact, Technique};
use clew::trace::{Step, Trial};

use super::formula::Judge;

/// Ends with a sentence unless the condition holds.
fn ensure(condition: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if condition { Ok(()) } else { Err(otherwise()) }
}

/// What a step may name: the board's facts, or, within a trial, what the
/// outer step names, the supposition, and what followed from it.
enum Known<'a> {
    Board(&'a Board),
    Trial { clues: &'a [Site], facts: Vec<Fact> },
}

impl Known<'_> {
    fn may_name(&self, fact: Fact) -> bool {
        match self {
            Known::Board(board) => Aquarium::knows(board, fact) == Some(true),
            Known::Trial { facts, .. } => facts.contains(&fact),
        }
    }

    fn has(&self, fact: Fact) -> bool {
        match self {
            Known::Board(board) => Aquarium::knows(board, fact).is_some(),
            Known::Trial { facts, .. } => facts.contains(&fact) || facts.contains(&fact.negated()),
        }
    }

    /// The lines whose sums are named.
    fn lines(&self, judge: &Judge, sites: &[Site]) -> Result<Vec<Line>, String> {
        if let Known::Trial { clues, .. } = self {
            let missing = sites.iter().find(|site| !clues.contains(site));
            ensure(missing.is_none(), || {
                format!("a trial uses the sum at {missing:?}, which its step does not name")
            })?;
        }
        let printed = judge.lines();
        let line = |site: &Site| site.line().filter(|line| printed.contains(line));
        let lines = sites
            .iter()
            .map(|site| line(site).ok_or_else(|| format!("there is no sum at {site:?}")));
        lines.collect()
    }

    fn check_given(&self, given: &[Fact]) -> Result<(), String> {
        let unknown = given.iter().find(|&&fact| !self.may_name(fact));
        ensure(unknown.is_none(), || {
            format!("given {unknown:?} is not known")
        })
    }
}

/// Checks a step found on `board`.
pub(crate) fn check_step(
    judge: &mut Judge,
    board: &Board,
    step: &Step<Aquarium>,
) -> Result<(), String> {
    check_known(judge, &Known::Board(board), step)
}

fn check_known(judge: &mut Judge, known: &Known, step: &Step<Aquarium>) -> Result<(), String> {
    ensure(!step.found.is_empty(), || "nothing is found".into())?;
    let stale = step.found.iter().find(|&&fact| known.has(fact));
    ensure(stale.is_none(), || {
        format!("found {stale:?} was known before")
    })?;
    let lines = known.lines(judge, &step.clues)?;
    known.check_given(&step.given)?;
    for trial in &step.trials {
        let facts = check_trial(judge, step, trial)?;
        if trial.end.is_none() {
            let missing = step.found.iter().find(|fact| !facts.contains(fact));
            ensure(missing.is_none(), || {
                format!("supposing {:?} does not reach {missing:?}", trial.assumed)
            })?;
        }
    }
    if step.technique == Technique::TankLevels {
        let mut cases: Vec<Fact> = step.trials.iter().map(|trial| trial.assumed).collect();
        if step.trials.iter().all(|trial| trial.end.is_some()) {
            cases.extend(&step.found);
        }
        ensure(judge.covers(&[], &step.given, &cases), || {
            "the suppositions leave out a case".into()
        })?;
    }
    ensure(judge.entails(&lines, &step.given, &step.found), || {
        format!("{:?} does not follow from {:?}", step.found, step.given)
    })
}

/// Checks a trial and answers what holds in it.
fn check_trial(
    judge: &mut Judge,
    outer: &Step<Aquarium>,
    trial: &Trial<Aquarium>,
) -> Result<Vec<Fact>, String> {
    let within = |message: String| format!("supposing {:?}: {message}", trial.assumed);
    let mut facts = outer.given.clone();
    facts.push(trial.assumed);
    let clues = outer.clues.as_slice();
    for step in &trial.steps {
        let known = Known::Trial {
            clues,
            facts: facts.clone(),
        };
        check_known(judge, &known, step).map_err(within)?;
        facts.extend(&step.found);
    }
    if let Some(end) = &trial.end {
        let known = Known::Trial {
            clues,
            facts: facts.clone(),
        };
        check_contradiction(judge, &known, end).map_err(within)?;
    }
    Ok(facts)
}

/// Checks that the board's facts and the sums which `broken` names cannot be.
pub(crate) fn check_broken(
    judge: &mut Judge,
    board: &Board,
    broken: &Broken<Aquarium>,
) -> Result<(), String> {
    check_contradiction(judge, &Known::Board(board), broken)
}

fn check_contradiction(
    judge: &mut Judge,
    known: &Known,
    broken: &Broken<Aquarium>,
) -> Result<(), String> {
    let lines = known.lines(judge, &broken.clues)?;
    known.check_given(&broken.given)?;
    ensure(judge.any_board(&lines, &broken.given).is_none(), || {
        format!("{:?} is no contradiction", broken.clash.rule)
    })
}
