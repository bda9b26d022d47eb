//! Evidence of steps: reasons why cells cannot be digits, in few facts.

mod exchange;
mod house_subproblem;
pub(super) mod minimise;

use clew_core::grid::{Cell, Site, SortShort as _};
use clew_core::model::{Clash, Contradiction};
use clew_core::solve::{self, Find};
use clew_core::trace::Step;

use crate::board::{Board, Cells, Clues, Digit, Digits, Fact, Houses, Sudoku};
use crate::catalogue::Technique;
use crate::reason::Reason;

/// Finding of a rung.
pub(super) type Finding = solve::Finding<Sudoku>;

/// The facts an argument rests on: printed digits, and facts found earlier.
#[derive(Clone, Debug, Default)]
pub(super) struct Evidence {
    pub(super) clues: Vec<Site>,
    pub(super) given: Vec<Fact>,
}

impl Evidence {
    /// The contradiction that a clash makes with it.
    pub(super) fn contradicts(self, clash: Clash<Sudoku>) -> Contradiction<Sudoku> {
        let Self { clues, given } = self;
        Contradiction {
            clues,
            given,
            clash,
        }
    }
}

/// Facts found earlier alone.
impl From<Vec<Fact>> for Evidence {
    fn from(given: Vec<Fact>) -> Self {
        let clues = Vec::new();
        Self { clues, given }
    }
}

/// What excludes a candidate: a clue or one fact.
#[derive(Clone, Copy, PartialEq)]
enum Blocker {
    /// The digit placed in a cell, by number.
    Placed(usize),
    /// The candidates listed for a cell, by number.
    Listed(usize),
}

/// Evidence that none of the cells can be the digit given with it. Placed digits that see
/// it, or lists that lack it, come first if there are any, beginning with the one that
/// excludes the most. Otherwise candidates ruled out earlier. Empty if evidence is skipped.
pub(super) fn blockers(clues: &Clues, board: &Board, excluded: &[(usize, Digit)]) -> Evidence {
    if board.skips_evidence() {
        return Evidence::default();
    }
    let houses = board.houses();
    let mut left = excluded.to_vec();
    let mut chosen: Vec<Blocker> = Vec::new();
    let mut evidence = Evidence::default();
    let blocks = |blocker: Blocker, &(cell, digit): &(usize, Digit)| match blocker {
        Blocker::Placed(at) => {
            let here = board.placed(at);
            here.is_some_and(|here| houses.excludes((at, here), (cell, digit)))
        }
        Blocker::Listed(at) => at == cell && !clues.allowed(houses.cell(at)).has(digit),
    };
    let placed = houses.everywhere().iter();
    let placed = placed.filter(|&cell| board.placed(cell).is_some());
    let listed = clues.restrictions().map(|(cell, _)| houses.index(cell));
    let mut blockers: Vec<Blocker> = placed
        .map(Blocker::Placed)
        .chain(listed.map(Blocker::Listed))
        .collect();
    blockers.retain(|&at| left.iter().any(|pair| blocks(at, pair)));
    while !left.is_empty() {
        let covered = |at: Blocker| left.iter().filter(|pair| blocks(at, pair)).count();
        // The first of the best, so that the evidence is deterministic.
        let best = blockers.iter().copied().rev().max_by_key(|&at| covered(at));
        match best.filter(|&at| covered(at) > 0) {
            Some(at) => {
                chosen.push(at);
                left.retain(|pair| !blocks(at, pair));
            }
            None => {
                let ruled_out = left.iter().map(|&(cell, digit)| board.is_not(cell, digit));
                evidence.given.extend(ruled_out);
                break;
            }
        }
    }
    // A later choice can make an earlier one unnecessary.
    let mut at = 0;
    while at < chosen.len() {
        let others = || chosen.iter().enumerate().filter(|&(i, _)| i != at);
        let needless = excluded
            .iter()
            .filter(|pair| blocks(chosen[at], pair))
            .all(|pair| others().any(|(_, &other)| blocks(other, pair)));
        if needless {
            chosen.remove(at);
        } else {
            at += 1;
        }
    }
    let mut placed = Vec::new();
    for blocker in chosen {
        match blocker {
            Blocker::Placed(at) => placed.push(at),
            Blocker::Listed(at) => evidence.clues.push(houses.cell(at).site()),
        }
    }
    let placed = standing(clues, board, placed);
    evidence.clues.extend(placed.clues);
    evidence.clues.sort_short();
    evidence.given.extend(placed.given);
    evidence.given.sort_short();
    evidence
}

/// The digits of some cells, printed or found; none for cells without a digit.
pub(super) fn standing(
    clues: &Clues,
    board: &Board,
    cells: impl IntoIterator<Item = usize>,
) -> Evidence {
    let mut evidence = Evidence::default();
    for at in cells {
        let cell = board.houses().cell(at);
        match board.placed(at) {
            Some(_) if clues.given(cell).is_some() => evidence.clues.push(cell.site()),
            Some(digit) => evidence.given.push(Fact::Is(cell, digit)),
            None => {}
        }
    }
    evidence.clues.sort_short();
    evidence.given.sort_short();
    evidence
}

/// The candidates that a step rules out, among those that are still there.
pub(super) fn ruled_out(
    board: &Board,
    cells: impl IntoIterator<Item = usize>,
    digit: Digit,
) -> Vec<Fact> {
    cells
        .into_iter()
        .filter(|&cell| board.placed(cell).is_none() && board.can_be(cell, digit))
        .map(|cell| board.is_not(cell, digit))
        .collect()
}

/// The same for several digits, one after another.
pub(super) fn all_ruled_out(board: &Board, cells: &Cells, digits: Digits) -> Vec<Fact> {
    let of = |digit| ruled_out(board, cells.and(board.places(digit)).iter(), digit);
    digits.iter().flat_map(of).collect()
}

/// A step that goes by a pattern, unless it finds nothing. The pattern is part of the
/// evidence, and is left out if the evidence is.
pub(super) fn step_by(
    board: &Board,
    technique: Technique,
    evidence: impl Into<Evidence>,
    found: Vec<Fact>,
    pattern: impl FnOnce(&Houses) -> Reason,
) -> Finding {
    let Find::Step(mut step) = step(technique, evidence.into(), found)? else {
        return None;
    };
    step.given.sort_short();
    if !board.skips_evidence() {
        let pattern = pattern(board.houses());
        let sites = |cells: Vec<Cell>| cells.into_iter().map(Cell::site).collect();
        step.groups = pattern.groups().into_iter().map(sites).collect();
        step.reason = Some(pattern);
    }
    Some(Find::Step(step))
}

/// A step, unless it finds nothing.
pub(super) fn step(technique: Technique, evidence: Evidence, found: Vec<Fact>) -> Finding {
    let Evidence { clues, given } = evidence;
    (!found.is_empty()).then(|| Find::Step(Step::new(technique, clues, given, found)))
}
