//! Records of runs and proofs: their numbers, and the solutions they show.

use crate::model::{ParseError, Stage, Technique as _};
use crate::solve::Grade;
use crate::trace::{Event, Verdict};

use super::{Code, Events, Kind, OfKind, Proving, Written};

/// Run in numbers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RunCounts {
    /// Number of steps by patterns, by breakouts and by enumeration.
    pub steps: [usize; 3],
    /// Number of cells that reasoning left undecided.
    pub undecided: u32,
    /// Number of cases that the enumeration tried.
    pub cases: u64,
    /// Difficulty.
    pub grade: Grade,
}

/// Beginning of a proof.
///
/// # Errors
/// The code's text is not a puzzle of its kind.
pub type BeginProving = fn(&Code) -> Result<Option<Box<dyn Proving>>, ParseError>;

/// Functions that write the records of a kind's runs and proofs.
#[derive(Debug)]
pub struct Report {
    /// Name of the kind.
    pub kind: Kind,
    /// Counts what happened in a run.
    pub counts: fn(&Events) -> RunCounts,
    /// The solutions, at most two, that a run with a verdict shows, in the notation of collections. The code must be of
    /// the kind.
    pub solutions: fn(&Code, &Events, Verdict) -> Result<Vec<String>, ParseError>,
    /// Begins a proof as [`Written::proving`] does. The code must be of the kind.
    pub proving: BeginProving,
}

impl Report {
    /// The reports of a puzzle type.
    pub const fn of<P: Written + OfKind>() -> Self {
        Self {
            kind: P::KIND,
            counts: |events| counts::<P>(&events.events()),
            solutions: |code, events, verdict| {
                Ok(solutions::<P>(
                    code.clues::<P>()?,
                    &events.events(),
                    verdict,
                ))
            },
            proving: |code| Ok(P::proving(code.clues::<P>()?)),
        }
    }
}

fn counts<P: Written>(events: &[Event<P>]) -> RunCounts {
    let mut counts = RunCounts::default();
    for event in events {
        counts.grade.count(event);
        match event {
            Event::Step(step) => {
                let stage = match step.technique.stage() {
                    Stage::Patterns => 0,
                    Stage::Breakout => 1,
                    Stage::Enumeration => 2,
                };
                counts.steps[stage] += 1;
            }
            Event::Enumerate { undecided, .. } => counts.undecided = *undecided,
            Event::Solution { case, .. } => counts.cases = *case,
            Event::Exhausted { cases } => counts.cases = *cases,
            Event::Contradiction(_) | Event::Case(_) => {}
        }
    }
    counts
}

fn solutions<P: Written>(clues: &P::Clues, events: &[Event<P>], verdict: Verdict) -> Vec<String> {
    let mut board = P::board(clues);
    let mut solutions = Vec::new();
    for event in events {
        match event {
            Event::Step(step) => learn::<P>(&mut board, &step.found),
            Event::Solution { facts, .. } if solutions.len() < 2 => {
                let mut full = board.clone();
                learn::<P>(&mut full, facts);
                solutions.push(P::written(&full));
            }
            _ => {}
        }
    }
    if solutions.is_empty() && verdict == Verdict::Unique {
        solutions.push(P::written(&board));
    }
    solutions
}

fn learn<P: Written>(board: &mut P::Board, facts: &[P::Fact]) {
    for &fact in facts {
        // If a fact contradicts the others, the judge reports it.
        let _ = P::learn(board, fact);
    }
}
