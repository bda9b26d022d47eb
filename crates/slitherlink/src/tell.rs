//! Presents the steps of Slitherlinks. Basic rules are routine. A loop closed too early and
//! a clue that a path meets finish what an idea began.

use clew_core::grid::{Cell, Site};
use clew_core::model::{Clash, Explanation, Fact as _};
use clew_core::story::{Tell, counted};
use clew_core::trace::Step;

use crate::board::{Board, Clues, Fact, Mark, Side, Slitherlink};
use crate::catalogue::Technique;
use crate::explain;
use crate::reason::{self, Reason};

impl Tell for Slitherlink {
    const PATIENCE: u32 = 12;

    /// The side of a cell is read off known edges and sides that relate it to the
    /// exterior.
    fn sources(_: &Clues, board: &Board, fact: Fact) -> Vec<Vec<Fact>> {
        let Fact::Cell(cell, _) = fact else {
            return Vec::new();
        };
        board.path(Some(cell), None).into_iter().collect()
    }

    fn can_be_read_off(fact: Fact) -> bool {
        matches!(fact, Fact::Cell(..))
    }

    /// All 0s are presented together; basic rules are, where several of their steps follow at once.
    fn together(step: &Step<Slitherlink>) -> Option<&'static str> {
        match step.technique {
            Technique::Zero => Some("slitherlink-zeros"),
            Technique::ClueSatisfied => Some("slitherlink-clues-satisfied"),
            Technique::ClueNeedsAll => Some("slitherlink-clues-need-all"),
            Technique::VertexFull => Some("slitherlink-vertices-full"),
            Technique::ForcedContinuation => Some("slitherlink-continuations"),
            Technique::DeadEnd => Some("slitherlink-dead-ends"),
            _ => None,
        }
    }

    fn sign(step: &Step<Slitherlink>) -> Site {
        match (reason::dot(step), &step.clues[..]) {
            (Some(dot), _) => dot.site(),
            (None, &[clue]) => clue,
            _ => Self::place(step),
        }
    }

    /// The same technique, number of clues and reason, wherever they are; for cells of a row that is gone through, the same supposition that
    /// breaks the same clue or dot.
    fn same_argument(one: &Step<Slitherlink>, other: &Step<Slitherlink>) -> bool {
        if let (Some(one), Some(other)) = (refuted(one), refuted(other)) {
            return one == other;
        }
        let shape = |step: &Step<Slitherlink>| step.reason.as_ref().map(Reason::shape);
        one.technique == other.technique
            && one.trials.is_empty()
            && other.trials.is_empty()
            && one.clues.len() == other.clues.len()
            && shape(one) == shape(other)
    }

    fn sweep(step: &Step<Slitherlink>) -> Option<u8> {
        swept_cell(step).map(|cell| cell.row)
    }

    /// For a cell fixed by itself, the cell is the place, not an edge that comes with
    /// it.
    fn place(step: &Step<Slitherlink>) -> Site {
        swept_cell(step).map_or_else(|| step.found[0].site(), Cell::site)
    }

    fn marked_at(board: &Board, place: Site, _: Option<u8>) -> Option<Fact> {
        if let Some(cell) = place.cell().filter(|&cell| board.shape().contains(cell)) {
            return Some(Fact::Cell(cell, Side::Inside));
        }
        let edge = place.edge()?;
        let is_here = board.shape().edges().any(|other| other == edge);
        is_here.then_some(Fact::Edge(edge, Mark::Line))
    }

    fn count(facts: &[Fact]) -> Vec<Explanation> {
        let line = |fact: &Fact| matches!(fact, Fact::Edge(_, Mark::Line));
        let cross = |fact: &Fact| matches!(fact, Fact::Edge(_, Mark::Cross));
        let inside = |fact: &Fact| matches!(fact, Fact::Cell(_, Side::Inside));
        let outside = |fact: &Fact| matches!(fact, Fact::Cell(_, Side::Outside));
        counted(facts, line, "slitherlink-count-lines")
            .chain(counted(facts, cross, "slitherlink-count-crosses"))
            .chain(counted(facts, inside, "slitherlink-count-inside"))
            .chain(counted(facts, outside, "slitherlink-count-outside"))
            .collect()
    }

    fn necessary(facts: &[Fact]) -> Vec<Explanation> {
        explain::necessary(facts)
    }
}

/// Cell that a row of the article's method fixes.
fn swept_cell(step: &Step<Slitherlink>) -> Option<Cell> {
    let is_swept = step.technique == Technique::ForcedCell;
    let mut sites = step.found.iter().map(|fact| fact.site());
    sites.find_map(Site::cell).filter(|_| is_swept)
}

/// Side of a swept cell that was supposed, and the clash that it leads to.
fn refuted(step: &Step<Slitherlink>) -> Option<(Side, &Clash<Slitherlink>)> {
    let [trial] = &step.trials[..] else {
        return None;
    };
    match (swept_cell(step), trial.assumed, &trial.end) {
        (Some(_), Fact::Cell(_, side), Some(end)) => Some((side, &end.clash)),
        _ => None,
    }
}
