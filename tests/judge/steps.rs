//! Whether a step follows from the evidence that it names.

use clew::grid::{Cell, Site};
use clew::model::{Broken, Fact as _, Puzzle, Technique as _};
use clew::puzzle::slitherlink::{Board, Fact, Slitherlink};
use clew::trace::{Step, Trial};

use super::formula::Judge;
use super::rules::{Interior, holds, read_off};

/// Ends with a sentence unless the condition holds.
fn ensure(condition: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if condition { Ok(()) } else { Err(otherwise()) }
}

/// What a step may name: the board's facts, or, within a trial, what the
/// outer step names, the supposition, and what followed from it.
enum Known<'a> {
    Board(&'a Board),
    Trial {
        board: &'a Board,
        clues: &'a [Site],
        facts: Vec<Fact>,
    },
}

impl Known<'_> {
    fn board(&self) -> &Board {
        match self {
            Known::Board(board) | Known::Trial { board, .. } => board,
        }
    }

    /// Whether the fact may be named. Within a trial the colours of the facts
    /// at hand may be read off them.
    fn may_name(&self, fact: Fact) -> bool {
        match self {
            Known::Board(board) => Slitherlink::knows(board, fact) == Some(true),
            Known::Trial { board, facts, .. } => read_off(board.shape(), facts, fact),
        }
    }

    fn has(&self, fact: Fact) -> bool {
        let on_board = Slitherlink::knows(self.board(), fact).is_some();
        match self {
            Known::Board(_) => on_board,
            Known::Trial { facts, .. } => {
                on_board || facts.contains(&fact) || facts.contains(&fact.negated())
            }
        }
    }

    fn check_clues(&self, judge: &Judge, sites: &[Site]) -> Result<Vec<Cell>, String> {
        if let Known::Trial { clues, .. } = self {
            let missing = sites.iter().find(|site| !clues.contains(site));
            ensure(missing.is_none(), || {
                format!("a trial uses the clue at {missing:?}, which its step does not name")
            })?;
        }
        let shape = judge.clues().shape();
        let printed = |site: &Site| {
            let cell = site.cell().filter(|&cell| shape.contains(cell))?;
            judge.clues().count(cell).map(|_| cell)
        };
        let cells = sites
            .iter()
            .map(|site| printed(site).ok_or_else(|| format!("there is no clue at {site:?}")));
        cells.collect()
    }

    fn check_given(&self, given: &[Fact]) -> Result<(), String> {
        let unknown = given.iter().find(|&&fact| !self.may_name(fact));
        ensure(unknown.is_none(), || {
            format!("given {unknown:?} is not known")
        })
    }
}

/// Checks a step found on `board`. `solution` is the only one, where there is
/// only one: what assumes that is held against it.
pub(crate) fn check_step(
    judge: &mut Judge,
    solution: Option<&Interior>,
    board: &Board,
    step: &Step<Slitherlink>,
) -> Result<(), String> {
    if step.technique.assumes_unique() {
        let wrong = solution.and_then(|loops| step.found.iter().find(|&&f| !holds(loops, f)));
        return ensure(wrong.is_none(), || {
            format!("found {wrong:?} is not so in the only solution")
        });
    }
    check_known(judge, &Known::Board(board), step)
}

fn check_known(judge: &mut Judge, known: &Known, step: &Step<Slitherlink>) -> Result<(), String> {
    ensure(!step.found.is_empty(), || "nothing is found".into())?;
    let stale = step.found.iter().find(|&&fact| known.has(fact));
    ensure(stale.is_none(), || {
        format!("found {stale:?} was known before")
    })?;
    let cells = known.check_clues(judge, &step.clues)?;
    known.check_given(&step.given)?;
    let mut premises = step.given.clone();
    for trial in &step.trials {
        let facts = check_trial(judge, known.board(), step, trial)?;
        if trial.end.is_none() {
            for &found in &step.found {
                let reached = read_off(known.board().shape(), &facts, found);
                ensure(reached, || {
                    format!("supposing {:?} does not lead to {found:?}", trial.assumed)
                })?;
            }
        }
        // Either the supposition fails or it leads to what is found; so what
        // is left to show is that the found follows where all of them fail.
        premises.push(trial.assumed.negated());
    }
    for &found in &step.found {
        ensure(judge.entails(&cells, &premises, found), || {
            format!("found {found:?} does not follow")
        })?;
    }
    Ok(())
}

/// Checks a trial and answers what holds in it.
fn check_trial(
    judge: &mut Judge,
    board: &Board,
    outer: &Step<Slitherlink>,
    trial: &Trial<Slitherlink>,
) -> Result<Vec<Fact>, String> {
    let within = |message: String| format!("supposing {:?}: {message}", trial.assumed);
    let mut facts = outer.given.clone();
    facts.push(trial.assumed);
    for step in &trial.steps {
        let known = Known::Trial {
            board,
            clues: &outer.clues,
            facts: facts.clone(),
        };
        check_known(judge, &known, step).map_err(within)?;
        facts.extend(&step.found);
    }
    if let Some(end) = &trial.end {
        let known = Known::Trial {
            board,
            clues: &outer.clues,
            facts: facts.clone(),
        };
        check_contradiction(judge, &known, end).map_err(within)?;
    }
    Ok(facts)
}

/// Checks that the board's facts and the clues which `broken` names cannot be.
pub(crate) fn check_broken(
    judge: &mut Judge,
    board: &Board,
    broken: &Broken<Slitherlink>,
) -> Result<(), String> {
    check_contradiction(judge, &Known::Board(board), broken)
}

fn check_contradiction(
    judge: &mut Judge,
    known: &Known,
    broken: &Broken<Slitherlink>,
) -> Result<(), String> {
    let cells = known.check_clues(judge, &broken.clues)?;
    known.check_given(&broken.given)?;
    ensure(judge.any_loop(&cells, &broken.given).is_none(), || {
        format!("{:?} is no contradiction", broken.clash.rule)
    })
}
