//! Evidence of steps, in as few objects as a step needs.
//!
//! An object is what a reader sees as one thing: a fact, or the lines of a path. What a
//! step finds follows from its clues, its objects and the rules, including the rule of a
//! single loop. Without any one of the clues and objects it does not follow.

mod window;

use clew_core::grid::{Edge, Shape, Site};
use clew_core::solve::{Entail, Premise};
use clew_core::trace::Step;

use super::{Clues, Fact, Mark, Slitherlink, Technique};
use window::{Question, Window};

/// Rows or columns of a board so small that its rim settles more than the
/// techniques say.
const SMALL: u8 = 4;

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

fn is_corner(shape: Shape, site: Site) -> bool {
    let is_end = |at: u8, length: u8| at == 0 || at + 1 == length;
    site.cell()
        .is_some_and(|cell| is_end(cell.row, shape.rows) && is_end(cell.col, shape.cols))
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

    /// The rules of one clue, one vertex and one path name exactly what they count,
    /// except on boards of a few cells.
    fn is_loose(clues: &Clues, step: &Step<Slitherlink>) -> bool {
        use Technique::{
            BlankCorner, ClueNeedsAll, ClueSatisfied, ColourToEdge, DeadEnd, ForcedContinuation,
            LoopComplete, NoPrematureLoop, VertexFull, Zero,
        };
        let shape = clues.shape();
        let is_small = shape.rows <= SMALL || shape.cols <= SMALL;
        match step.technique {
            // Another loop would show whether the solution is unique, not what the step
            // rests on.
            BlankCorner => false,
            // The evidence may include the cross that closes a chain of colours around
            // the vertex.
            VertexFull => is_small || step.given.len() > 2,
            // In a corner of the board, a clue settles sides by itself.
            ClueNeedsAll | ClueSatisfied => {
                is_small || step.clues.iter().any(|&site| is_corner(shape, site))
            }
            Zero | DeadEnd | ForcedContinuation => is_small,
            ColourToEdge | NoPrematureLoop | LoopComplete => is_small,
            _ => step.clues.len() + step.given.len() > 1,
        }
    }
}
