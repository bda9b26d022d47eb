//! Trials: assume an edge, propagate, conclude.
//!
//! A trial propagates an assumption by corner pairs and colours to a
//! contradiction. A two-sided trial propagates both values of an edge and
//! concludes the facts they share. A deep trial also checks whether the position
//! reached can be one loop.

pub(crate) mod grading;
mod incremental;

use clew_core::grid::{Edge, Place as _, SortDedup as _, SortShort as _, Table};
use clew_core::model::Fact as _;
use clew_core::solve::{Find, IncrementalAttempts};
use clew_core::trace::{Step, Trial};
use incremental::{Candidate, Inconclusive, TrialOutcome, Trials};

use super::connectivity::{ColourConnectivity, breakout};
use super::deduce::{Area, Conflict, Deduction, Refutation};
use super::loops::{self, may_close};
use crate::board::{Board, Clues, Fact, Mark, Slitherlink};
use crate::catalogue::Technique;

/// Assumes an edge and propagates. The caller backtracks.
fn propagate(base: &mut Deduction, edge: Edge, mark: Mark) -> Option<Conflict> {
    base.assume(edge, mark)
        .and_then(|()| base.propagate_all())
        .err()
}

/// Undecided edges, those with the most known edges around them first, since
/// their trials are the shortest; then in reading order.
fn candidates(board: &Board) -> Vec<Edge> {
    let shape = board.shape();
    let known = |edge: Edge| {
        let ends = edge
            .ends()
            .into_iter()
            .flat_map(|end| end.edges(shape))
            .flatten();
        let cells = edge
            .cells(shape)
            .into_iter()
            .flatten()
            .flat_map(|cell| cell.edges());
        ends.chain(cells)
            .filter(|&other| board.edge(other).is_some())
            .count()
    };
    let mut edges: Vec<Edge> = shape
        .edges()
        .filter(|&edge| board.edge(edge).is_none())
        .collect();
    edges.sort_short_by_key(|&edge| (std::cmp::Reverse(known(edge)), edge.index(shape)));
    edges
}

/// Refutation of a position that cannot be one loop: the steps of the trial
/// that the contradiction needs, and the contradiction.
pub(crate) fn global_refutation(
    clues: &Clues,
    board: &Board,
    deduction: &Deduction,
) -> Option<Refutation> {
    // The deduction knows all that its edges say about colours, and more.
    let edges = deduction.edges();
    let closes = |(_, fact): (usize, Fact)| match fact {
        Fact::Edge(edge, Mark::Line) => may_close(edges, edge),
        _ => false,
    };
    if !deduction.found().any(closes)
        && !ColourConnectivity::new(edges, |cell| deduction.side(cell)).is_broken()
    {
        return None;
    }
    let mut reached = board.clone();
    for (_, fact) in deduction.found() {
        reached.learn(fact).ok()?;
    }
    let contradiction = [
        loops::contradiction,
        breakout::inside_separated,
        breakout::outside_separated,
    ]
    .into_iter()
    .find_map(|look| match look(clues, &reached) {
        Some(Find::Contradiction(contradiction)) => Some(contradiction),
        _ => None,
    })?;
    // Cells coloured during the trial are known through its edges.
    let mut end = contradiction;
    end.given = end
        .given
        .iter()
        .flat_map(|&fact| match fact {
            Fact::Cell(cell, _) if board.side(cell).is_none() => {
                reached.path(Some(cell), None).unwrap_or_default()
            }
            fact => vec![fact],
        })
        .collect();
    end.given.sort_dedup();
    Some((deduction.derivation(&end.given), end))
}

/// Step of a candidate that leads to a contradiction.
fn refutation_step(
    (edge, mark): Candidate,
    (steps, end): Refutation,
    technique: Technique,
) -> Step<Slitherlink> {
    let assumed = Fact::Edge(edge, mark);
    let trial = Trial {
        assumed,
        steps,
        end: Some(end),
    };
    Step::of_trials(technique, vec![trial], Vec::new(), vec![assumed.negated()])
}

/// Candidates of trials to a contradiction: each edge as a line, then as a cross.
fn both_marks(board: &Board) -> Vec<Candidate> {
    let both = |edge| [(edge, Mark::Line), (edge, Mark::Cross)];
    candidates(board).into_iter().flat_map(both).collect()
}

/// Candidates that follow from an assumption.
fn implied(base: &Deduction, checkpoint: usize) -> Vec<Candidate> {
    let facts = base.found_since(checkpoint);
    let edges = facts.filter_map(|(_, fact)| match fact {
        Fact::Edge(edge, mark) => Some((edge, mark)),
        Fact::Cell(..) => None,
    });
    edges.collect()
}

/// Trial: an assumption that local reasoning refutes.
pub(crate) fn simple() -> Box<dyn IncrementalAttempts<Slitherlink>> {
    Trials::boxed(both_marks, |_, _, base, (edge, mark)| {
        let checkpoint = base.checkpoint();
        match propagate(base, edge, mark) {
            Some(conflict) => {
                let refutation = base.refutation(conflict);
                Ok(refutation_step((edge, mark), refutation, Technique::Trial))
            }
            None => {
                let subsumed = implied(base, checkpoint);
                let area = base.backtrack_area(checkpoint);
                Err(Inconclusive { area, subsumed })
            }
        }
    })
}

/// Deep trial: an assumption that leads to parts that cannot be one loop.
pub(crate) fn deep() -> Box<dyn IncrementalAttempts<Slitherlink>> {
    Trials::boxed(both_marks, |clues, board, base, (edge, mark)| {
        let checkpoint = base.checkpoint();
        let refutation = match propagate(base, edge, mark) {
            Some(conflict) => Some(base.refutation(conflict)),
            None => global_refutation(clues, board, base),
        };
        let step = refutation
            .map(|refutation| refutation_step((edge, mark), refutation, Technique::DeepTrial));
        step.ok_or_else(|| Inconclusive {
            area: Area::EVERYWHERE,
            subsumed: implied(base, checkpoint),
        })
    })
}

/// Two-sided trial: both values of an edge lead to the same facts.
pub(crate) fn two_sided() -> Box<dyn IncrementalAttempts<Slitherlink>> {
    Trials::boxed(lines, |_, _, base, (edge, _)| {
        common_consequences(base, edge)
    })
}

/// Candidates of two-sided trials: each edge, as a line first.
fn lines(board: &Board) -> Vec<Candidate> {
    let edges = candidates(board).into_iter();
    edges.map(|edge| (edge, Mark::Line)).collect()
}

/// Step of the facts that follow from both values of an edge.
fn common_consequences(base: &mut Deduction, edge: Edge) -> TrialOutcome {
    let checkpoint = base.checkpoint();
    let found = shared(base, edge)?;
    let mut trials = Vec::new();
    for mark in [Mark::Line, Mark::Cross] {
        base.backtrack(checkpoint);
        propagate(base, edge, mark);
        let steps = base.derivation(&found);
        trials.push(Trial {
            assumed: Fact::Edge(edge, mark),
            steps,
            end: None,
        });
    }
    Ok(Step::of_trials(
        Technique::TwoSidedTrial,
        trials,
        Vec::new(),
        found,
    ))
}

/// Facts that follow from both values of an edge. Values that are refuted are
/// left to the simple trial.
///
/// Both values may share nothing. Then neither do those of any edge that both
/// decide: one of its values follows from each.
fn shared(base: &mut Deduction, edge: Edge) -> Result<Vec<Fact>, Inconclusive> {
    let refuted = || Inconclusive {
        area: Area::EVERYWHERE,
        subsumed: Vec::new(),
    };
    let checkpoint = base.checkpoint();
    if propagate(base, edge, Mark::Line).is_some() {
        return Err(refuted());
    }
    let mut marks = Table::filled(base.edges().shape(), None);
    for (edge, mark) in implied(base, checkpoint) {
        marks[edge] = Some(mark);
    }
    let mut area = base.backtrack_area(checkpoint);
    if propagate(base, edge, Mark::Cross).is_some() {
        return Err(refuted());
    }
    let (mut found, mut subsumed) = (Vec::new(), Vec::new());
    for (edge, mark) in implied(base, checkpoint) {
        match marks[edge] {
            Some(other) if other == mark => found.push(Fact::Edge(edge, mark)),
            Some(_) => subsumed.push((edge, Mark::Line)),
            None => {}
        }
    }
    if found.is_empty() {
        area |= base.backtrack_area(checkpoint);
        return Err(Inconclusive { area, subsumed });
    }
    found.sort_short();
    Ok(found)
}
