//! Reasons of steps: what their sentences and pictures say in addition to the evidence.
//!
//! Whatever finds a step makes its reason: a pattern takes it from its drawing, and a
//! breakout from the parts that it joins. Corner pairs and colours give the inferences
//! that lead from the evidence to what is found.

use clew_core::grid::{Cell, Edge, Site, SortDedup as _, Vertex};
use clew_core::model::Fact as _;
use clew_core::trace::Step;
use serde::{Deserialize, Serialize};

use crate::board::{Fact, Mark, Slitherlink};
use crate::catalogue::Technique;

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
    /// A line or cross, with the clue that decides it, if one does.
    Edge(Fact, Option<Cell>),
    /// Whether two cells are on different sides of the loop; `None` is the exterior.
    Tie {
        /// The cells.
        cells: [Option<Cell>; 2],
        /// Whether they differ.
        differ: bool,
        /// Number of lines on the path between them, if known edges are the path.
        lines: Option<u8>,
        /// Cell between them whose lines say so.
        clue: Option<Cell>,
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
    /// Whether two cells differ, by a chain of facts between them; `None` stands for what is inferred.
    pub(super) fn tie(
        cells: [Option<Cell>; 2],
        differ: bool,
        mut chain: impl ExactSizeIterator<Item = Option<Fact>>,
    ) -> Self {
        let is_path = chain.len() > 1;
        let lines = chain.try_fold(0_u8, |lines, fact| match fact {
            Some(Fact::Edge(_, mark)) => Some(lines.saturating_add(u8::from(mark == Mark::Line))),
            _ => None,
        });
        let lines = lines.filter(|_| is_path);
        Link::Tie {
            cells,
            differ,
            lines,
            clue: None,
        }
    }

    /// Shape of the inference, without its places.
    fn shape(self) -> (u8, u8) {
        match self {
            Link::Pair { counts, .. } => (0, counts),
            Link::Edge(Fact::Edge(_, mark), _) => (1, mark as u8),
            Link::Edge(Fact::Cell(..), _) => (1, 2),
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
    use crate::catalogue::Technique::{DeadEnd, ForcedContinuation, VertexFull};
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
                Link::Edge(fact, clue) => {
                    places.push(fact.site());
                    places.extend(clue.map(Cell::site));
                }
                Link::Tie { cells, clue, .. } => {
                    let cells = cells.into_iter().chain([clue]);
                    places.extend(cells.flatten().map(Cell::site));
                }
                Link::Sides { cell, .. } => places.push(cell.site()),
                Link::Dot { vertex, .. } => places.push(vertex.site()),
                Link::Passed => {}
            }
        }
        places.sort_dedup();
        places
    }
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
