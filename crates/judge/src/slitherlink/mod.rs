//! Slitherlink: a variable for each cell and edge, and a walk along the lines
//! of a finished board. The single loop is not a clause: candidates without it are
//! excluded when they come up.

mod cuts;
mod formula;
pub mod random;
mod review;
mod roles;
mod rules;

use clew_core::grid::Site;
use clew_core::trace::Step;
use clew_slitherlink::{Board, Clues, Fact, Mark, Slitherlink, Technique};

use super::kind::questions::Evidence;
use super::kind::roles::Role;
use super::kind::{Clued, Judged, grouped};
pub use review::rows;
pub use rules::{Interior, draw};

/// Judge of a Slitherlink.
pub type Judge = crate::kind::questions::Judge<Slitherlink>;

/// Number of loops, with those found.
pub type Count = crate::kind::questions::Count<Interior>;

impl Clued for Clues {
    type Kind = Slitherlink;
}

impl Judged for Slitherlink {
    const FOLDER: &'static str = "slitherlink";
    type Filled = Interior;
    type Formula = formula::Loops;

    fn random(seed: u64) -> Clues {
        random::any(seed)
    }

    /// The cells that a breakout joins.
    fn named(step: &Step<Self>) -> Vec<Fact> {
        use Technique::{ArticleBreakout, InsideBreakout, OutsideBreakout};
        let joins = matches!(
            step.technique,
            ArticleBreakout | InsideBreakout | OutsideBreakout
        );
        let cells = step
            .given
            .iter()
            .filter(|fact| joins && matches!(fact, Fact::Cell(..)));
        cells.copied().collect()
    }

    /// What is seen by following parts of the board, or by trying.
    fn is_least(step: &Step<Self>) -> bool {
        matches!(
            step.technique,
            Technique::ArticleBreakout
                | Technique::ChainAsEdge
                | Technique::ClassBreakout
                | Technique::DeepTrial
                | Technique::ForcedCell
                | Technique::GateOfTwo
                | Technique::InsideBreakout
                | Technique::InsidePocket
                | Technique::NoIsland
                | Technique::NoShortLoop
                | Technique::OutsideBreakout
                | Technique::OutsidePocket
                | Technique::Trial
                | Technique::TwoSidedTrial
        )
    }

    fn role(message: &str, name: &str) -> Option<Role<Self>> {
        roles::role(message, name)
    }

    fn printed(clues: &Clues) -> Vec<Site> {
        clues.counts().map(|(cell, _)| cell.site()).collect()
    }

    fn is_lawful(_: &Clues, interior: &Interior) -> Result<(), String> {
        rules::single_loop(interior)
    }

    fn meets(clues: &Clues, interior: &Interior, at: Site) -> Result<(), String> {
        rules::meets(clues, interior, at)
    }

    fn holds(_: &Clues, interior: &Interior, fact: Fact) -> bool {
        rules::holds(interior, fact)
    }

    fn facts(_: &Clues, interior: &Interior) -> Vec<Fact> {
        rules::marks(interior)
    }

    fn filled(clues: &Clues, facts: &[Fact]) -> Result<Interior, String> {
        rules::interior_of_facts(clues.shape(), facts)
    }

    fn filled_of_text(clues: &Clues, text: &str) -> Option<Interior> {
        rules::interior_of_text(clues.shape(), text)
    }

    fn known(board: &Board) -> Vec<Fact> {
        let shape = board.shape();
        let edge = |edge| Some(Fact::Edge(edge, board.edge(edge)?));
        let cell = |cell| Some(Fact::Cell(cell, board.side(cell)?));
        let edges = shape.edges().filter_map(edge);
        edges.chain(shape.cells().filter_map(cell)).collect()
    }

    fn open_cells(board: &Board) -> usize {
        let cells = board.shape().cells();
        cells.filter(|&cell| board.side(cell).is_none()).count()
    }

    /// Whether a fact may be named: the colours of the known facts may be read off them.
    fn may_name(clues: &Clues, among: &[Fact], fact: Fact) -> bool {
        rules::read_off(clues.shape(), among, fact)
    }

    /// Lines that meet form a path; the two edges at a corner of the board are always
    /// equal.
    fn objects_of(clues: &Clues, facts: &[Fact]) -> Vec<Vec<Fact>> {
        let shape = clues.shape();
        grouped(facts, |one, other| match (one, other) {
            (Fact::Edge(one, mark), Fact::Edge(other, same)) if mark == same => {
                let ends = other.ends();
                let mut shared = one.ends().into_iter().filter(|end| ends.contains(end));
                shared.any(|end| {
                    mark == Mark::Line || end.edges(shape).into_iter().flatten().count() == 2
                })
            }
            _ => false,
        })
    }

    /// Conclusions that assume one solution are checked against it, if there is one.
    fn follows_if_unique(
        judge: &mut Judge,
        evidence: &Evidence<Self>,
        _step: &Step<Self>,
        found: Fact,
    ) -> Result<bool, String> {
        // The named evidence must still exist.
        judge.any(evidence)?;
        let solution = judge.only_solution();
        Ok(solution.is_none_or(|interior| rules::holds(&interior, found)))
    }
}
