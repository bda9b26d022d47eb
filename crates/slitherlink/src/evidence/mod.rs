//! Evidence of steps, in as few objects as a step needs.
//!
//! An object is what a reader sees as one thing: a fact, or the lines of a path. What a
//! step finds follows from its clues, its objects and the rules, including the rule of a
//! single loop. Its argument needs every one of them.

mod window;

use clew_core::grid::{Edge, Shape};
use clew_core::solve::{Entail, Premise};
use clew_core::trace::Step;
use window::{Question, Window};

use crate::board::{Clues, Fact, Mark, Slitherlink};
use crate::catalogue::Technique;
use crate::reason::Reason;

/// Groups facts into objects: the lines of a path, and the two crosses at a corner of
/// the board, which have the same mark in every loop.
pub(super) fn objects(shape: Shape, facts: &[Fact]) -> Vec<Vec<Fact>> {
    let mut objects: Vec<Vec<Fact>> = Vec::new();
    for &fact in facts {
        let is_tied = |object: &Vec<Fact>| object.iter().any(|&other| are_tied(shape, fact, other));
        let (tied, mut apart): (Vec<_>, Vec<_>) = objects.into_iter().partition(is_tied);
        apart.push([tied.concat(), vec![fact]].concat());
        objects = apart;
    }
    objects
}

fn are_tied(shape: Shape, one: Fact, other: Fact) -> bool {
    let (Fact::Edge(one, mark), Fact::Edge(other, same)) = (one, other) else {
        return false;
    };
    let common = |one: Edge, other: Edge| {
        let mut ends = one.ends().into_iter();
        ends.find(|end| other.ends().contains(end))
    };
    mark == same
        && common(one, other).is_some_and(|end| {
            mark == Mark::Line || end.edges(shape).into_iter().flatten().count() == 2
        })
}

impl Entail for Slitherlink {
    /// A window of the board already shows that most premises are needed. If it does not
    /// show this for one of them, the whole board decides.
    fn entailment(
        clues: &Clues,
        premises: &[Premise<Self>],
        found: &[Fact],
    ) -> impl FnMut(&[usize]) -> Option<Vec<usize>> {
        let board = clues.shape();
        let near = Window::around(board, premises, found);
        let mut near = Question::new(clues, near, premises, found);
        let mut whole = None;
        move |kept| {
            if !near.is_whole() {
                near.entailed_by(kept)?;
                let everywhere = || Question::new(clues, Window::whole(board), premises, found);
                return whole.get_or_insert_with(everywhere).entailed_by(kept);
            }
            near.entailed_by(kept)
        }
    }

    /// Patterns, corner pairs and colours name what their argument uses, and the rules of one clue, one vertex
    /// and one path what they count. What is seen by following parts of the board, or by trying, names too much.
    fn is_loose(_: &Clues, step: &Step<Slitherlink>) -> bool {
        use Technique::{
            ArticleBreakout, ChainAsEdge, ClassBreakout, ForcedCell, GateOfTwo, InsideBreakout,
            InsidePocket, NoIsland, NoShortLoop, OutsideBreakout, OutsidePocket,
        };
        matches!(
            step.technique,
            ArticleBreakout
                | ChainAsEdge
                | ClassBreakout
                | ForcedCell
                | GateOfTwo
                | InsideBreakout
                | InsidePocket
                | NoIsland
                | NoShortLoop
                | OutsideBreakout
                | OutsidePocket
        )
    }

    /// A breakout names a cell of each part.
    fn named(step: &Step<Slitherlink>) -> Vec<Fact> {
        let Some(Reason::Joined(one, other)) = step.reason else {
            return Vec::new();
        };
        let is_at = |fact: &&Fact| matches!(fact, Fact::Cell(cell, _) if *cell == one || Some(*cell) == other);
        step.given.iter().filter(is_at).copied().collect()
    }
}
