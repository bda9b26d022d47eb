//! Reasons of steps: what their sentences and pictures say in addition to the evidence.
//!
//! A pattern takes its reason from its drawing, and a breakout takes it from the parts
//! that it joins. Corner pairs and colours give the inferences that lead from the
//! evidence to what is found. Minimising removes evidence, so reasons are narrowed after
//! it.

use serde::{Deserialize, Serialize};

use clew_core::grid::{Cell, Edge, Site, SortShort as _, Vertex};
use clew_core::model::Fact as _;
use clew_core::trace::Step;

use super::technique::deduce;
use super::{Clues, Fact, Mark, Slitherlink, Technique};

/// Reason of a step; steps of one clue, vertex or path need none.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Reason {
    /// Parts of a drawing.
    Drawing(Drawn),
    /// A known cell of each of two parts that a breakout joins; without a second cell
    /// the other part is the exterior.
    Joined(Cell, Option<Cell>),
    /// Inferences, in the order in which they follow.
    Argument(Vec<Link>),
}

/// What a sentence about a drawing names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Drawn {
    /// Line that can only go on along a clue.
    pub(super) entering: Option<Edge>,
    /// Corner of a clue to which no other edge can bring a line, by number in
    /// [`Cell::corners`].
    pub(super) closed: Option<(Cell, u8)>,
    /// Clue or line that a small loop would leave out.
    pub(super) left_out: Option<Site>,
}

/// Inference on the way from the evidence to what is found.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Link {
    /// Numbers of lines that the two sides at a corner of a cell can have: bit `k`
    /// allows `k`. The corner is numbered as in [`Cell::corners`].
    Pair {
        /// The cell.
        cell: Cell,
        /// The corner.
        corner: u8,
        /// The numbers of lines.
        counts: u8,
    },
    /// A line or cross.
    Edge(Fact),
    /// Whether two cells are on different sides of the loop; `None` is the exterior.
    Tie {
        /// The cells.
        cells: [Option<Cell>; 2],
        /// Whether they differ.
        differ: bool,
        /// Number of lines on the path between them, if known edges are the path.
        lines: Option<u8>,
    },
    /// What a tie between two neighbours says about the lines of a clue.
    Sides {
        /// The clue.
        cell: Cell,
        /// Whether the neighbours differ.
        differ: bool,
    },
    /// What a tie between two cells says about the vertex where they touch.
    Dot {
        /// The vertex.
        vertex: Vertex,
        /// Whether the cells differ.
        differ: bool,
    },
    /// A vertex has two lines or none.
    Passed,
}

impl Link {
    /// Shape of the inference, without its places.
    fn shape(self) -> (u8, u8) {
        match self {
            Link::Pair { counts, .. } => (0, counts),
            Link::Edge(Fact::Edge(_, mark)) => (1, mark as u8),
            Link::Edge(Fact::Cell(..)) => (1, 2),
            Link::Tie { cells, differ, .. } => {
                let rim = cells.iter().filter(|cell| cell.is_none()).count();
                (2, 2 * u8::from(differ) + 4 * u8::from(rim > 0))
            }
            Link::Sides { differ, .. } => (3, u8::from(differ)),
            Link::Dot { differ, .. } => (4, u8::from(differ)),
            Link::Passed => (7, 0),
        }
    }
}

/// The vertex whose rule a step uses, if all that it needs and finds are edges there.
pub(super) fn dot(step: &Step<Slitherlink>) -> Option<Vertex> {
    use super::Technique::{DeadEnd, ForcedContinuation, VertexFull};
    if !matches!(step.technique, DeadEnd | ForcedContinuation | VertexFull) {
        return None;
    }
    let ends = |fact: &Fact| fact.site().edge().map(Edge::ends);
    let facts = step.given.iter().chain(&step.found);
    let first = facts.clone().find_map(ends)?;
    let is_shared = |vertex: &Vertex| {
        facts
            .clone()
            .all(|fact| ends(fact).is_some_and(|ends| ends.contains(vertex)))
    };
    first.into_iter().find(is_shared)
}

impl Reason {
    /// Words of the argument, as numbers, without its places.
    pub(super) fn shape(&self) -> Vec<(u8, u8)> {
        match self {
            Reason::Joined(_, other) => vec![(5, u8::from(other.is_some()))],
            Reason::Drawing(drawn) => {
                let parts = [
                    drawn.entering.is_some(),
                    drawn.closed.is_some(),
                    drawn.left_out.is_some(),
                ];
                parts.map(|part| (6, u8::from(part))).to_vec()
            }
            Reason::Argument(links) => links.iter().map(|link| link.shape()).collect(),
        }
    }

    /// Places that a sentence names and a picture marks in addition to the evidence.
    pub(super) fn places(&self) -> Vec<Site> {
        let mut places = Vec::new();
        let Reason::Argument(links) = self else {
            return places;
        };
        for link in links {
            match *link {
                Link::Pair { cell, corner, .. } => {
                    places.extend([cell.site(), cell.corners()[usize::from(corner)].site()]);
                }
                Link::Edge(fact) => places.push(fact.site()),
                Link::Tie { cells, .. } => {
                    places.extend(cells.into_iter().flatten().map(Cell::site));
                }
                Link::Sides { cell, .. } => places.push(cell.site()),
                Link::Dot { vertex, .. } => places.push(vertex.site()),
                Link::Passed => {}
            }
        }
        places.sort_short();
        places.dedup();
        places
    }
}

/// Makes the reasons of a step and of the steps of its trials fit their evidence.
pub(super) fn fit(clues: &Clues, step: &mut Step<Slitherlink>) {
    for followed in step.trials.iter_mut().flat_map(|trial| &mut trial.steps) {
        fit(clues, followed);
    }
    let kept = match step.reason.take() {
        Some(Reason::Joined(one, other)) => joined(step, one, other),
        Some(Reason::Drawing(drawn)) => holds(clues, step, drawn).then_some(Reason::Drawing(drawn)),
        _ => None,
    };
    step.reason = kept.or_else(|| argument(clues, step));
}

/// Argument of a step that is about corner pairs or colours, or whose drawing shows more
/// than its evidence.
pub(super) fn argument(clues: &Clues, step: &Step<Slitherlink>) -> Option<Reason> {
    let has_argument = is_argued(step.technique) || needs_drawing(step.technique);
    let links = has_argument.then(|| deduce::argument(clues, step))?;
    links.map(Reason::Argument)
}

/// Whether a technique is about corner pairs or colours.
pub(super) fn is_argued(technique: Technique) -> bool {
    use Technique::{
        CheckerboardByRelation, ColourCount, EqualEdges, EvenCrossing, NoCheckerboard,
        OneLikeNeighbours, PairComplement, PairOne, PairOpposite, PairParity, PairThree, PairTwos,
        ThreeLikeNeighbours, TwoLikeNeighbours, TwoUnlikeNeighbours, UnlikeNeighbours,
    };
    matches!(
        technique,
        CheckerboardByRelation
            | ColourCount
            | EqualEdges
            | EvenCrossing
            | NoCheckerboard
            | OneLikeNeighbours
            | PairComplement
            | PairOne
            | PairOpposite
            | PairParity
            | PairThree
            | PairTwos
            | ThreeLikeNeighbours
            | TwoLikeNeighbours
            | TwoUnlikeNeighbours
            | UnlikeNeighbours
    )
}

/// Whether a technique's sentence names a part of its drawing.
pub(super) fn needs_drawing(technique: Technique) -> bool {
    needs_entering(technique) || needs_closed(technique)
}

/// Whether a technique's sentence names the line that enters a clue.
pub(super) fn needs_entering(technique: Technique) -> bool {
    use Technique::{LineAcrossTwos, LineEntersOne, LineMeetsThree, SpikedTwo};
    matches!(
        technique,
        LineAcrossTwos | LineEntersOne | LineMeetsThree | SpikedTwo
    )
}

/// Whether a technique's sentence names a closed corner.
pub(super) fn needs_closed(technique: Technique) -> bool {
    use Technique::{ClosedVertexOne, ClosedVertexThree, ClosedVertexTwo};
    matches!(
        technique,
        ClosedVertexOne | ClosedVertexThree | ClosedVertexTwo
    )
}

/// Two parts, if the step still relies on the cell of each.
fn joined(step: &Step<Slitherlink>, one: Cell, other: Option<Cell>) -> Option<Reason> {
    let is_given = |cell: Cell| {
        let is_at = |fact: &Fact| matches!(fact, Fact::Cell(at, _) if *at == cell);
        step.given.iter().any(is_at)
    };
    let holds = is_given(one) && other.is_none_or(is_given);
    holds.then_some(Reason::Joined(one, other))
}

/// Whether a step still relies on everything that its drawing names.
fn holds(clues: &Clues, step: &Step<Slitherlink>, drawn: Drawn) -> bool {
    let is_given = |edge: Edge, mark| step.given.contains(&Fact::Edge(edge, mark));
    let enters = drawn.entering.is_none_or(|edge| is_given(edge, Mark::Line));
    let is_closed = drawn.closed.is_none_or(|(cell, corner)| {
        let edges = cell.corners()[usize::from(corner)].edges(clues.shape());
        let mut outside = edges.into_iter().flatten();
        step.clues.contains(&cell.site())
            && outside.all(|edge| cell.edges().contains(&edge) || is_given(edge, Mark::Cross))
    });
    let is_named = |site: Site| {
        step.clues.contains(&site) || step.given.iter().any(|fact| fact.site() == site)
    };
    enters
        && is_closed
        && drawn.left_out.is_none_or(is_named)
        && drawn.entering.is_some() == needs_entering(step.technique)
        && drawn.closed.is_some() == needs_closed(step.technique)
}
