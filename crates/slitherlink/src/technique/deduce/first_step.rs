//! Rungs of corner pairs and colours: the first constraint that yields an edge.

use clew_core::model::{Clash, Contradiction};
use clew_core::solve::{Find, Finding};

use super::constraint::Constraint;
use super::proof::Basis;
use super::{Board, Clues, Conflict, Deduction, Inference, Strength};
use crate::board::{Rule, Slitherlink};

/// Corner pairs. Constraints in the order of the worklist, from the top left.
pub(crate) fn pairs(clues: &Clues, board: &Board) -> Finding<Slitherlink> {
    first_step(Deduction::new(clues, board, Strength::Pairs))
}

/// Corner pairs and colours. Constraints as for [`pairs`].
pub(crate) fn colours(clues: &Clues, board: &Board) -> Finding<Slitherlink> {
    first_step(Deduction::new(clues, board, Strength::Colours))
}

fn first_step(mut deduction: Deduction) -> Finding<Slitherlink> {
    match deduction.propagate_to_edges() {
        Ok(None) => None,
        // One application: the edges that one propagation finds.
        Ok(Some(entries)) => Some(Find::Step(deduction.step(&entries, Basis::Board))),
        Err(conflict) => Some(Find::Contradiction(
            deduction.contradiction(conflict, Basis::Board),
        )),
    }
}

impl Deduction {
    /// Returns a conflict as a contradiction with its evidence.
    pub(super) fn contradiction(
        &self,
        conflict: Conflict,
        basis: Basis,
    ) -> Contradiction<Slitherlink> {
        let proof = self.prove_conflict(conflict, basis);
        let clash = match conflict {
            Conflict::Constraint(Constraint::Cell(cell)) if self.clues.count(cell).is_some() => {
                Clash::new(Rule::ClueStuck, vec![cell.site()])
            }
            Conflict::Constraint(Constraint::Cell(cell)) => Clash::new(
                Rule::BothSides,
                cell.edges().map(|edge| edge.site()).to_vec(),
            ),
            Conflict::Constraint(Constraint::Vertex(vertex)) => {
                Clash::new(Rule::VertexStuck, vec![vertex.site()])
            }
            Conflict::Relation(Inference::Edge(edge, _), _) => {
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

/// Fixpoint of corner pairs and colours on a board.
pub(crate) fn fixpoint(
    clues: &Clues,
    board: &Board,
) -> Result<Deduction, Contradiction<Slitherlink>> {
    let mut deduction = Deduction::new(clues, board, Strength::Colours);
    match deduction.propagate_all() {
        Ok(()) => Ok(deduction),
        Err(conflict) => Err(deduction.contradiction(conflict, Basis::Board)),
    }
}
