//! Stage 3 before enumeration: suppose an edge, follow it, conclude.
//!
//! T1 follows a supposition by corner pairs and colours to a contradiction;
//! T2 follows both values of an edge to a fact they share; T3 also asks
//! whether the position reached falls into several loops.

mod incremental;

use crate::grid::{Edge, Place as _, Table};
use crate::model::Fact as _;
use crate::solve::{Find, IncrementalAttempts};
use crate::trace::{Step, Trial};

use super::connectivity::{Tearing, breakout};
use super::deduce::{Area, Conflict, Deduction, Story};
use super::loops::{self, may_close};
use super::{Board, Clues, Fact, Mark, Slitherlink, Technique};
use incremental::{Candidate, Nowhere, Outcome, Trials};

/// Supposes an edge and follows it. The caller takes it back.
fn follow(base: &mut Deduction, edge: Edge, mark: Mark) -> Option<Conflict> {
    base.suppose(edge, mark).and_then(|()| base.close()).err()
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
    edges.sort_by_cached_key(|&edge| (std::cmp::Reverse(known(edge)), edge.index(shape)));
    edges
}

/// A step whose evidence is what its trials rely on, less what they suppose and find.
fn concluded(
    technique: Technique,
    trials: Vec<Trial<Slitherlink>>,
    found: Vec<Fact>,
) -> Step<Slitherlink> {
    let mut clues = Vec::new();
    let mut given = Vec::new();
    for trial in &trials {
        let own = |fact: &Fact| {
            *fact == trial.assumed || trial.steps.iter().any(|step| step.found.contains(fact))
        };
        let facts = trial.steps.iter().flat_map(|step| &step.given);
        let last = trial.end.iter().flat_map(|end| &end.given);
        given.extend(facts.chain(last).filter(|fact| !own(fact)).copied());
        clues.extend(trial.steps.iter().flat_map(|step| &step.clues).copied());
        clues.extend(trial.end.iter().flat_map(|end| &end.clues).copied());
    }
    clues.sort_unstable();
    clues.dedup();
    given.sort_unstable();
    given.dedup();
    Step {
        trials,
        ..Step::new(technique, clues, given, found)
    }
}

/// Whether the position a supposition leads to cannot be one loop; the steps
/// of the trial that the contradiction needs, and the contradiction.
fn torn(clues: &Clues, board: &Board, deduction: &Deduction) -> Option<Story> {
    // The deduction knows all that its edges say of colours, and more.
    let edges = deduction.edges();
    let closes = |(_, fact): (usize, Fact)| match fact {
        Fact::Edge(edge, Mark::Line) => may_close(edges, edge),
        _ => false,
    };
    if !deduction.found().any(closes) && !Tearing::new(edges, |cell| deduction.side(cell)).is_torn()
    {
        return None;
    }
    let mut reached = board.clone();
    for (_, fact) in deduction.found() {
        reached.learn(fact).ok()?;
    }
    let broken = [
        loops::contradiction,
        breakout::inside_apart,
        breakout::outside_apart,
    ]
    .into_iter()
    .find_map(|look| match look(clues, &reached) {
        Some(Find::Contradiction(broken)) => Some(broken),
        _ => None,
    })?;
    // Cells coloured during the trial are known through its edges.
    let mut end = broken;
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
    end.given.sort_unstable();
    end.given.dedup();
    Some((deduction.story_of(&end.given), end))
}

/// The step of a contradiction that a candidate leads to.
fn refuted(
    (edge, mark): Candidate,
    (steps, end): Story,
    technique: Technique,
) -> Step<Slitherlink> {
    let assumed = Fact::Edge(edge, mark);
    let trial = Trial {
        assumed,
        steps,
        end: Some(end),
    };
    concluded(technique, vec![trial], vec![assumed.negated()])
}

/// Candidates of T1 and T3: each edge as a line, then as a cross.
fn both_marks(board: &Board) -> Vec<Candidate> {
    let both = |edge| [(edge, Mark::Line), (edge, Mark::Cross)];
    candidates(board).into_iter().flat_map(both).collect()
}

/// The candidates that hold where a supposition was followed.
fn implied(base: &Deduction, moment: usize) -> Vec<Candidate> {
    let facts = base.found_since(moment);
    let edges = facts.filter_map(|(_, fact)| match fact {
        Fact::Edge(edge, mark) => Some((edge, mark)),
        Fact::Cell(..) => None,
    });
    edges.collect()
}

/// T1: a supposition that local reasoning refutes.
pub(super) fn one_step() -> Box<dyn IncrementalAttempts<Slitherlink>> {
    Trials::boxed(both_marks, |_, _, base, (edge, mark)| {
        let moment = base.moment();
        match follow(base, edge, mark) {
            Some(conflict) => {
                let story = base.story(conflict);
                Ok(refuted((edge, mark), story, Technique::Trial))
            }
            None => {
                let with = implied(base, moment);
                let area = base.undo_telling(moment);
                Err(Nowhere { area, with })
            }
        }
    })
}

/// T3: a supposition that leads to parts that cannot be one loop.
pub(super) fn deep() -> Box<dyn IncrementalAttempts<Slitherlink>> {
    Trials::boxed(both_marks, |clues, board, base, (edge, mark)| {
        let moment = base.moment();
        let story = match follow(base, edge, mark) {
            Some(conflict) => Some(base.story(conflict)),
            None => torn(clues, board, base),
        };
        let step = story.map(|story| refuted((edge, mark), story, Technique::DeepTrial));
        step.ok_or_else(|| Nowhere {
            area: Area::EVERYWHERE,
            with: implied(base, moment),
        })
    })
}

/// T2: both values of an edge lead to the same facts.
pub(super) fn two_sided() -> Box<dyn IncrementalAttempts<Slitherlink>> {
    let lines = |board: &Board| {
        let edges = candidates(board).into_iter();
        edges.map(|edge| (edge, Mark::Line)).collect()
    };
    Trials::boxed(lines, |_, board, base, (edge, _)| agree(board, base, edge))
}

/// What both values of an edge lead to. Sides that are refuted are for T1.
///
/// Where they lead to nothing that they share, neither do those of any edge
/// that both decide: one of its values follows from each.
fn agree(board: &Board, base: &mut Deduction, edge: Edge) -> Outcome {
    let refuted = || Nowhere {
        area: Area::EVERYWHERE,
        with: Vec::new(),
    };
    let moment = base.moment();
    if follow(base, edge, Mark::Line).is_some() {
        return Err(refuted());
    }
    let mut marks = Table::filled(board.shape(), None);
    for (edge, mark) in implied(base, moment) {
        marks[edge] = Some(mark);
    }
    let mut area = base.undo_telling(moment);
    if follow(base, edge, Mark::Cross).is_some() {
        return Err(refuted());
    }
    let (mut found, mut with) = (Vec::new(), Vec::new());
    for (edge, mark) in implied(base, moment) {
        match marks[edge] {
            Some(other) if other == mark => found.push(Fact::Edge(edge, mark)),
            Some(_) => with.push((edge, Mark::Line)),
            None => {}
        }
    }
    if found.is_empty() {
        area |= base.undo_telling(moment);
        return Err(Nowhere { area, with });
    }
    found.sort_unstable();
    let mut trials = Vec::new();
    for mark in [Mark::Line, Mark::Cross] {
        base.undo(moment);
        follow(base, edge, mark);
        let steps = base.story_of(&found);
        trials.push(Trial {
            assumed: Fact::Edge(edge, mark),
            steps,
            end: None,
        });
    }
    Ok(concluded(Technique::TwoSidedTrial, trials, found))
}
