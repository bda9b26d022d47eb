//! Whether a step follows from the evidence that it names.

use clew::grid::{Cell, Site};
use clew::model::{Broken, Fact as _, Puzzle as _, Technique as _};
use clew::puzzle::sudoku::{Board, Fact, Sudoku};
use clew::trace::{Step, Trial};

use super::formula::{Grid, Judge, holds};

fn ensure(condition: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if condition { Ok(()) } else { Err(otherwise()) }
}

/// What a step may name: the board's facts, or, within a trial, what the outer
/// step names, the supposition, and what followed from it.
enum Known<'a> {
    Board(&'a Board),
    Trial {
        clues: &'a [Site],
        facts: &'a [Fact],
    },
}

impl Known<'_> {
    fn check(&self, judge: &Judge, clues: &[Site], given: &[Fact]) -> Result<Vec<Cell>, String> {
        let may_name = |fact: Fact| match self {
            Known::Board(board) => Sudoku::knows(board, fact) == Some(true),
            Known::Trial { facts, .. } => facts.contains(&fact),
        };
        let unknown = given.iter().find(|&&fact| !may_name(fact));
        ensure(unknown.is_none(), || {
            format!("given {unknown:?} is not known")
        })?;
        if let Known::Trial { clues: outer, .. } = self {
            let missing = clues.iter().find(|site| !outer.contains(site));
            ensure(missing.is_none(), || {
                format!("a trial uses the clue at {missing:?}, which its step does not name")
            })?;
        }
        let printed = |site: &Site| {
            let cell = site.cell().filter(|&cell| {
                let shape = judge.clues().houses().shape();
                shape.contains(cell) && judge.clues().given(cell).is_some()
            });
            cell.ok_or_else(|| format!("there is no clue at {site:?}"))
        };
        clues.iter().map(printed).collect()
    }

    fn has(&self, fact: Fact) -> bool {
        match self {
            Known::Board(board) => Sudoku::knows(board, fact).is_some(),
            Known::Trial { facts, .. } => facts.contains(&fact),
        }
    }
}

/// Checks a step found on `board`. What assumes that there is one solution is
/// held against that.
pub(crate) fn check_step(
    judge: &mut Judge,
    solution: Option<&Grid>,
    board: &Board,
    step: &Step<Sudoku>,
) -> Result<(), String> {
    if step.technique.assumes_unique() {
        let side = judge.clues().houses().side();
        let wrong = solution.and_then(|grid| {
            let mut found = step.found.iter();
            found.find(|&&fact| !holds(side, grid, fact))
        });
        return ensure(wrong.is_none() && !step.found.is_empty(), || {
            format!("found {wrong:?} is not so in the only solution")
        });
    }
    check_known(judge, &Known::Board(board), step)
}

fn check_known(judge: &mut Judge, known: &Known, step: &Step<Sudoku>) -> Result<(), String> {
    ensure(!step.found.is_empty(), || "nothing is found".into())?;
    let stale = step.found.iter().find(|&&fact| known.has(fact));
    ensure(stale.is_none(), || {
        format!("found {stale:?} was known before")
    })?;
    let cells = known.check(judge, &step.clues, &step.given)?;
    let mut premises = step.given.clone();
    for trial in &step.trials {
        let facts = check_trial(judge, step, trial)?;
        if trial.end.is_none() {
            let mut missed = step.found.iter();
            let missed = missed.find(|&&fact| !judge.is_plain(&facts, fact));
            ensure(missed.is_none(), || {
                format!("supposing {:?} does not lead to {missed:?}", trial.assumed)
            })?;
        }
        // Either the supposition fails or it leads to what is found; so what
        // is left to show is that the found follows where all of them fail.
        premises.push(trial.assumed.negated());
    }
    for &found in &step.found {
        let follows = match step.trials.is_empty() {
            true => judge.entails_within(&step.areas, (&cells, &premises), found)?,
            false => judge.entails(&cells, &premises, found),
        };
        ensure(follows, || format!("found {found:?} does not follow"))?;
    }
    Ok(())
}

/// Checks a trial and answers what holds in it.
fn check_trial(
    judge: &mut Judge,
    outer: &Step<Sudoku>,
    trial: &Trial<Sudoku>,
) -> Result<Vec<Fact>, String> {
    let within = |message: String| format!("supposing {:?}: {message}", trial.assumed);
    let mut facts = outer.given.clone();
    facts.push(trial.assumed);
    for step in &trial.steps {
        let known = Known::Trial {
            clues: &outer.clues,
            facts: &facts,
        };
        check_known(judge, &known, step).map_err(within)?;
        facts.extend(&step.found);
    }
    if let Some(end) = &trial.end {
        let known = Known::Trial {
            clues: &outer.clues,
            facts: &facts,
        };
        check_contradiction(judge, &known, end).map_err(within)?;
    }
    Ok(facts)
}

/// Checks that the board's facts and the digits which `broken` names cannot be.
pub(crate) fn check_broken(
    judge: &mut Judge,
    board: &Board,
    broken: &Broken<Sudoku>,
) -> Result<(), String> {
    check_contradiction(judge, &Known::Board(board), broken)
}

fn check_contradiction(
    judge: &mut Judge,
    known: &Known,
    broken: &Broken<Sudoku>,
) -> Result<(), String> {
    let cells = known.check(judge, &broken.clues, &broken.given)?;
    ensure(judge.any_grid(&cells, &broken.given).is_none(), || {
        format!("{:?} is no contradiction", broken.clash.rule)
    })
}

/// A clue or a fact that a step names and could do without: everything it finds
/// follows from the others.
pub(crate) fn needless(judge: &mut Judge, step: &Step<Sudoku>) -> Option<String> {
    let cells = named_cells(step);
    let given = &step.given;
    let found = || step.found.iter();
    let clue = (0..cells.len()).find(|&i| {
        let rest = without(&cells, i);
        found().all(|&fact| judge.entails(&rest, given, fact))
    });
    let fact = (0..given.len()).find(|&i| {
        let rest = without(given, i);
        found().all(|&fact| judge.entails(&cells, &rest, fact))
    });
    clue.map(|i| format!("the clue at {:?}", cells[i]))
        .or_else(|| fact.map(|i| format!("{:?}", given[i])))
}

/// Whether a step names a house that it could do without: everything it finds
/// follows by the rules of the others.
pub(crate) fn has_needless_house(judge: &mut Judge, step: &Step<Sudoku>) -> bool {
    let cells = named_cells(step);
    let mut areas = 0..step.areas.len();
    areas.any(|i| {
        let rest = without(&step.areas, i);
        let evidence = (&cells[..], &step.given[..]);
        let mut found = step.found.iter();
        found.all(|&fact| judge.entails_within(&rest, evidence, fact) == Ok(true))
    })
}

fn named_cells(step: &Step<Sudoku>) -> Vec<Cell> {
    step.clues.iter().filter_map(|site| site.cell()).collect()
}

fn without<T: Clone>(all: &[T], i: usize) -> Vec<T> {
    [&all[..i], &all[i + 1..]].concat()
}
