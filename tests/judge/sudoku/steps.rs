//! Whether a step follows from the evidence that it names.

use clew::grid::{Cell, Place as _, Site};
use clew::model::{Broken, Fact as _, Puzzle as _, Technique as _};
use clew::puzzle::sudoku::{Board, Clues, Digit, Fact, Sudoku};
use clew::trace::{Step, Trial};

use super::exchange::has_other;
use super::formula::{Judge, houses};

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

/// Checks a step found on `board`.
pub(crate) fn check_step(
    judge: &mut Judge,
    board: &Board,
    step: &Step<Sudoku>,
) -> Result<(), String> {
    check_known(judge, &Known::Board(board), step)
}

fn check_known(judge: &mut Judge, known: &Known, step: &Step<Sudoku>) -> Result<(), String> {
    ensure(!step.found.is_empty(), || "nothing is found".into())?;
    let stale = step.found.iter().find(|&&fact| known.has(fact));
    ensure(stale.is_none(), || {
        format!("found {stale:?} was known before")
    })?;
    let cells = known.check(judge, &step.clues, &step.given)?;
    for trial in &step.trials {
        let facts = check_trial(judge, step, trial)?;
        if trial.end.is_none() {
            let mut missed = step.found.iter();
            let missed = missed.find(|&&fact| !judge.is_plain(&facts, fact));
            ensure(missed.is_none(), || {
                format!("supposing {:?} does not lead to {missed:?}", trial.assumed)
            })?;
        }
    }
    if step.technique.assumes_unique() {
        let mut pattern = step.groups.iter().take(1).flatten();
        let is_printed = |site: &&Site| {
            site.cell()
                .is_none_or(|cell| judge.clues().given(cell).is_some())
        };
        let printed = pattern.find(is_printed);
        ensure(printed.is_none(), || format!("{printed:?} is printed"))?;
    }
    let evidence = Evidence {
        cells,
        given: step.given.clone(),
        areas: step.areas.clone(),
    };
    let missed = evidence.misses(judge, step)?;
    ensure(missed.is_none(), || {
        format!("found {missed:?} does not follow")
    })
}

/// What a step names, or a part of that.
#[derive(Clone)]
struct Evidence {
    cells: Vec<Cell>,
    given: Vec<Fact>,
    areas: Vec<Vec<Site>>,
}

impl Evidence {
    /// What the step finds but does not follow from this. What assumes one
    /// solution follows where every filling without it is one of at least two:
    /// the digits of its pattern could be exchanged.
    fn misses(&self, judge: &mut Judge, step: &Step<Sudoku>) -> Result<Option<Fact>, String> {
        let mut premises = self.given.clone();
        // Either a supposition fails or it leads to what is found; so what is
        // left to show is that the found follows where all of them fail.
        premises.extend(step.trials.iter().map(|trial| trial.assumed.negated()));
        let houses = houses(judge.clues());
        for &found in &step.found {
            let evidence = (&self.cells[..], &premises[..]);
            let follows = if step.technique.assumes_unique() {
                let pattern = judge.cells_of(step.groups.first().map_or(&[], Vec::as_slice));
                judge.leaves_only(&self.areas, evidence, found, &pattern, |values| {
                    has_other(&houses, &pattern, values)
                })?
            } else {
                judge.entails_within(&self.areas, evidence, found)?
            };
            if !follows {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }
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

/// A clue, a fact or a house that a step names and could do without:
/// everything it finds follows from the others. What it names for its trials
/// these use; of their steps the same holds.
pub(crate) fn needless(judge: &mut Judge, step: &Step<Sudoku>) -> Option<String> {
    let followed = || step.trials.iter().flat_map(|trial| &trial.steps);
    if let Some(needless) = followed().find_map(|step| needless(judge, step)) {
        return Some(format!("{needless}, within a trial"));
    }
    let ends = || step.trials.iter().filter_map(|trial| trial.end.as_ref());
    let has_clue = |cell: &Cell| {
        let site = cell.site();
        followed().any(|step| step.clues.contains(&site))
            || ends().any(|end| end.clues.contains(&site))
    };
    let has_fact = |fact: &Fact| {
        followed().any(|step| step.given.contains(fact))
            || ends().any(|end| end.given.contains(fact))
    };
    let named = Evidence {
        cells: step.clues.iter().filter_map(|site| site.cell()).collect(),
        given: step.given.clone(),
        areas: step.areas.clone(),
    };
    let mut follows = |change: &dyn Fn(&mut Evidence)| {
        let mut rest = named.clone();
        change(&mut rest);
        rest.misses(judge, step) == Ok(None)
    };
    for (i, cell) in named.cells.iter().enumerate() {
        if !has_clue(cell) && follows(&|rest| rest.cells = without(&named.cells, i)) {
            return Some(format!("the clue at {cell:?}"));
        }
    }
    for (i, fact) in named.given.iter().enumerate() {
        if !has_fact(fact) && follows(&|rest| rest.given = without(&named.given, i)) {
            return Some(format!("{fact:?}"));
        }
    }
    for (i, area) in named.areas.iter().enumerate() {
        if follows(&|rest| rest.areas = without(&named.areas, i)) {
            return Some(format!("the house {area:?}"));
        }
    }
    None
}

fn without<T: Clone>(all: &[T], i: usize) -> Vec<T> {
    [&all[..i], &all[i + 1..]].concat()
}

/// Whether a house has some digits in some of its cells and nowhere else.
pub(crate) fn is_hidden_subset(
    clues: &Clues,
    board: &Board,
    cells: &[Site],
    digits: &[u8],
) -> bool {
    let all: Vec<Cell> = clues.houses().shape().cells().collect();
    houses(clues).iter().any(|house| {
        let house = || house.iter().map(|&at| all[at]);
        let is_in = |site: &Site| house().any(|cell| cell.site() == *site);
        let can_be = |cell: Cell, value: u8| {
            let candidates = board.candidates(cell);
            Digit::new(value).is_some_and(|digit| candidates.has(digit))
        };
        let is_confined = |&value: &u8| {
            let mut places = house().filter(|&cell| can_be(cell, value));
            places.all(|cell| cells.contains(&cell.site()))
        };
        cells.iter().all(is_in) && digits.iter().all(is_confined)
    })
}
