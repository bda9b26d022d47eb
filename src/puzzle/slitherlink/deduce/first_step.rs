//! The rungs of corner pairs and colours: the first spot that yields an edge.

use crate::model::{Clash, Contradiction};
use crate::solve::Find;

use super::constraint::Spot;
use super::proof::Reliance;
use super::{Board, Clues, Conflict, Deduction, Item, Scope};
use crate::puzzle::slitherlink::{Rule, Slitherlink};

type Found = Option<Find<Slitherlink>>;

/// P1 to P8. Spots in the order in which news reaches them, from the top left.
pub(in super::super) fn pairs(clues: &Clues, board: &Board) -> Found {
    first(Deduction::new(clues, board, Scope::Pairs))
}

/// P9 to P11 and C4 to C14. Spots as for [`pairs`].
pub(in super::super) fn colours(clues: &Clues, board: &Board) -> Found {
    first(Deduction::new(clues, board, Scope::Colours))
}

fn first(mut deduction: Deduction) -> Found {
    match deduction.next_edges() {
        Ok(None) => None,
        // One application: the edges of one look at one spot.
        Ok(Some(entries)) => Some(Find::Step(deduction.step(&entries, Reliance::Board))),
        Err(conflict) => Some(Find::Contradiction(
            deduction.broken(conflict, Reliance::Board),
        )),
    }
}

impl Deduction {
    /// A conflict as a contradiction with its evidence.
    pub(super) fn broken(
        &self,
        conflict: Conflict,
        reliance: Reliance,
    ) -> Contradiction<Slitherlink> {
        let proof = self.prove_conflict(conflict, reliance);
        let clash = match conflict {
            Conflict::Spot(Spot::Cell(cell)) if self.clues.count(cell).is_some() => {
                Clash::new(Rule::ClueStuck, vec![cell.site()])
            }
            Conflict::Spot(Spot::Cell(cell)) => Clash::new(
                Rule::BothSides,
                cell.edges().map(|edge| edge.site()).to_vec(),
            ),
            Conflict::Spot(Spot::Vertex(vertex)) => {
                Clash::new(Rule::VertexStuck, vec![vertex.site()])
            }
            Conflict::Relation(Item::Edge(edge, _), _) => {
                Clash::new(Rule::BothSides, vec![edge.site()])
            }
            Conflict::Relation(..) => Clash::new(Rule::BothSides, Vec::new()),
        };
        Contradiction {
            clues: proof.clue_sites(),
            given: proof.given_facts(),
            clash,
        }
    }
}

/// Everything that corner pairs and colours say of a board.
pub(in super::super) fn closed(
    clues: &Clues,
    board: &Board,
) -> Result<Deduction, Contradiction<Slitherlink>> {
    let mut deduction = Deduction::new(clues, board, Scope::Colours);
    match deduction.close() {
        Ok(()) => Ok(deduction),
        Err(conflict) => Err(deduction.broken(conflict, Reliance::Board)),
    }
}
