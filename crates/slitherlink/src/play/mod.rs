//! Slitherlink by hand: lines and crosses on edges, inside and outside on cells.

mod input;
mod spoken;
mod state;
mod stroke;
mod text;

use clew_core::game::{Aids, Change, Count, Play, Position};
use clew_core::grid::{Site, Table};
use clew_core::model::{Arg, Clash, Explanation, Fact as _};
use clew_core::trace::Step;

use crate::board::{Clues, Fact, Mark, Side, Slitherlink};
use crate::catalogue::Technique;

/// Marks of all edges; `None` if a position has none.
fn edges(
    clues: &Clues,
    position: &Position<Slitherlink>,
) -> Table<clew_core::grid::Edge, Option<Mark>> {
    marked(clues, position.marks())
}

fn marked(
    clues: &Clues,
    facts: impl IntoIterator<Item = Fact>,
) -> Table<clew_core::grid::Edge, Option<Mark>> {
    let mut edges = Table::filled(clues.shape(), None);
    for fact in facts {
        if let Fact::Edge(edge, mark) = fact {
            edges[edge] = Some(mark);
        }
    }
    edges
}

impl Play for Slitherlink {
    fn site(slot: Site) -> Site {
        slot
    }

    fn slots(_: &Clues, place: Site) -> Vec<Site> {
        vec![place]
    }

    fn fits(clues: &Clues, mark: Fact) -> bool {
        let shape = clues.shape();
        match mark {
            Fact::Edge(edge, _) => edge
                .cells(shape)
                .into_iter()
                .flatten()
                .any(|cell| shape.contains(cell) && cell.edges().contains(&edge)),
            Fact::Cell(cell, _) => shape.contains(cell),
        }
    }

    fn stated(_: &Clues, _: &Position<Self>, mark: Fact) -> Vec<Fact> {
        vec![mark]
    }

    fn stating(_: &Clues, _: &Position<Self>, fact: Fact) -> Vec<Change<Self>> {
        vec![Change::Put(fact)]
    }

    fn explain_mark(_: &Clues, mark: Fact) -> Explanation {
        let message = match mark {
            Fact::Edge(_, Mark::Line) => "slitherlink-mark-line",
            Fact::Edge(_, Mark::Cross) => "slitherlink-mark-cross",
            Fact::Cell(_, Side::Inside) => "slitherlink-mark-inside",
            Fact::Cell(_, Side::Outside) => "slitherlink-mark-outside",
        };
        Explanation::new(message).with("place", Arg::Place(mark.site()))
    }

    fn aid(
        clues: &Clues,
        position: &Position<Self>,
        changes: &[Change<Self>],
        aids: Aids,
    ) -> Vec<Change<Self>> {
        match aids.crosses {
            true => state::crosses(clues, &edges(clues, position), changes),
            false => Vec::new(),
        }
    }

    fn asked(clues: &Clues, position: &Position<Self>, place: Site, _: Option<u8>) -> Option<Fact> {
        let edge = place.edge().map(|edge| Fact::Edge(edge, Mark::Line));
        let cell = place.cell().map(|cell| Fact::Cell(cell, Side::Inside));
        let fact = position.get(place).or(edge).or(cell);
        fact.filter(|&fact| Self::fits(clues, fact))
    }

    fn is_solved(clues: &Clues, facts: &[Fact]) -> bool {
        state::is_solved(clues, &marked(clues, facts.iter().copied()))
    }

    fn broken(clues: &Clues, position: &Position<Self>) -> Vec<Clash<Self>> {
        state::broken(clues, position)
    }

    fn counts(clues: &Clues, position: &Position<Self>) -> Vec<Count> {
        state::counts(clues, &edges(clues, position))
    }

    /// The rules of one clue and one vertex: each new path makes many of these
    /// apply.
    fn is_plain(step: &Step<Self>) -> bool {
        use Technique::{
            ClueNeedsAll, ClueSatisfied, DeadEnd, ForcedContinuation, VertexFull, Zero,
        };
        matches!(
            step.technique,
            Zero | ClueSatisfied | ClueNeedsAll | VertexFull | ForcedContinuation | DeadEnd
        )
    }
}
