//! Stage 3 before enumeration: suppose an edge, follow it, conclude.
//!
//! T1 follows a supposition by corner pairs and colours to a contradiction;
//! T2 follows both values of an edge to a fact they share; T3 also asks
//! whether the position reached falls into several loops.

use crate::grid::{Edge, Place as _, Site, Table};
use crate::model::{Broken, Fact as _};
use crate::solve::{Attempt, Attempts, Find};
use crate::trace::{Step, Trial};

use super::deduce::{Conflict, Deduction, Story, closed};
use super::lines::may_close;
use super::tearing::Tearing;
use super::{Board, Clues, Fact, Mark, Slitherlink, Technique};
use super::{breakout, loops};

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
    edges.sort_by_key(|&edge| (std::cmp::Reverse(known(edge)), edge.index(shape)));
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
        technique,
        clues,
        given,
        found,
        trials,
        groups: Vec::new(),
        chain: Vec::new(),
    }
}

/// A rung whose candidates share one closed position.
struct Trials<C> {
    base: Result<Deduction, Broken<Slitherlink>>,
    candidates: std::vec::IntoIter<C>,
    attempt: fn(&Clues, &Board, &mut Deduction, &C) -> Option<Step<Slitherlink>>,
    site: fn(&C) -> Site,
}

impl<C> Attempts<Slitherlink> for Trials<C> {
    fn attempt(&mut self, clues: &Clues, board: &Board) -> Attempt<Slitherlink> {
        let base = match &mut self.base {
            Ok(base) => base,
            Err(broken) => return Attempt::Found(Find::Broken(broken.clone())),
        };
        let Some(candidate) = self.candidates.next() else {
            return Attempt::Done;
        };
        let moment = base.moment();
        let step = (self.attempt)(clues, board, base, &candidate);
        base.undo(moment);
        match step {
            Some(step) => Attempt::Found(Find::Step(step)),
            None => Attempt::Nothing((self.site)(&candidate)),
        }
    }
}

/// Whether the position a supposition leads to cannot be one loop; the steps
/// of the trial that the contradiction needs, and the contradiction.
fn torn(clues: &Clues, board: &Board, deduction: &Deduction) -> Option<Story> {
    // The deduction knows all that its edges say of colours, and more.
    let edges = deduction.edges();
    if !may_close(edges) && !Tearing::new(edges, |cell| deduction.side(cell)).is_torn() {
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
        Some(Find::Broken(broken)) => Some(broken),
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

/// T1 and T3 on one candidate: the contradiction it leads to.
fn refute(
    clues: &Clues,
    board: &Board,
    base: &mut Deduction,
    (edge, mark): (Edge, Mark),
    technique: Technique,
) -> Option<Step<Slitherlink>> {
    let (steps, end) = match follow(base, edge, mark) {
        Some(conflict) => base.story(conflict),
        None if technique == Technique::DeepTrial => torn(clues, board, base)?,
        None => return None,
    };
    let assumed = Fact::Edge(edge, mark);
    let trial = Trial {
        assumed,
        steps,
        end: Some(end),
    };
    Some(concluded(technique, vec![trial], vec![assumed.negated()]))
}

/// Candidates of T1 and T3: each edge as a line, then as a cross.
fn both_marks(board: &Board) -> std::vec::IntoIter<(Edge, Mark)> {
    let both = |edge| [(edge, Mark::Line), (edge, Mark::Cross)];
    candidates(board)
        .into_iter()
        .flat_map(both)
        .collect::<Vec<_>>()
        .into_iter()
}

/// How one candidate of T1 or T3 is tried.
type Refute = fn(&Clues, &Board, &mut Deduction, &(Edge, Mark)) -> Option<Step<Slitherlink>>;

fn refuting(clues: &Clues, board: &Board, attempt: Refute) -> Box<dyn Attempts<Slitherlink>> {
    Box::new(Trials {
        base: closed(clues, board),
        candidates: both_marks(board),
        attempt,
        site: |(edge, _)| edge.site(),
    })
}

/// T1: a supposition that local reasoning refutes.
pub(super) fn one_step(clues: &Clues, board: &Board) -> Box<dyn Attempts<Slitherlink>> {
    refuting(clues, board, |clues, board, base, &candidate| {
        refute(clues, board, base, candidate, Technique::Trial)
    })
}

/// T3: a supposition that leads to parts that cannot be one loop.
pub(super) fn deep(clues: &Clues, board: &Board) -> Box<dyn Attempts<Slitherlink>> {
    refuting(clues, board, |clues, board, base, &candidate| {
        refute(clues, board, base, candidate, Technique::DeepTrial)
    })
}

/// T2: both values of an edge lead to the same facts.
pub(super) fn two_sided(clues: &Clues, board: &Board) -> Box<dyn Attempts<Slitherlink>> {
    Box::new(Trials {
        base: closed(clues, board),
        candidates: candidates(board).into_iter(),
        attempt: |_, board, base, &edge| agree(board, base, edge),
        site: |edge| edge.site(),
    })
}

/// What both values of an edge lead to. Sides that are refuted are for T1.
fn agree(board: &Board, base: &mut Deduction, edge: Edge) -> Option<Step<Slitherlink>> {
    let moment = base.moment();
    if follow(base, edge, Mark::Line).is_some() {
        return None;
    }
    let mut marks = Table::filled(board.shape(), None);
    for (_, fact) in base.found_since(moment) {
        if let Fact::Edge(edge, mark) = fact {
            marks[edge] = Some(mark);
        }
    }
    base.undo(moment);
    if follow(base, edge, Mark::Cross).is_some() {
        return None;
    }
    let shared = |fact: &Fact| matches!(*fact, Fact::Edge(edge, mark) if marks[edge] == Some(mark));
    let mut found: Vec<Fact> = base.found_since(moment).map(|(_, fact)| fact).collect();
    found.retain(shared);
    if found.is_empty() {
        return None;
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
    Some(concluded(Technique::TwoSidedTrial, trials, found))
}
