//! Names of proofs: the technique of the catalogue that a proof is a case of.

use crate::{Fact, Mark, Technique};
use clew_core::grid::Vertex;

use super::Reason;
use super::constraint::Constraint;
use super::proof::{Proof, ProofStep};

/// Technique that a proof is a case of. Techniques about one clue or vertex
/// name only proofs that rest on just that one.
pub(super) fn technique(proof: &Proof, found: &[Fact], reason: Reason) -> Technique {
    let Some(last) = proof.steps.first() else {
        return by_path(proof, found);
    };
    let related = proof.steps.iter().any(|step| !step.relations.is_empty());
    let paired = proof.steps.iter().any(|step| step.pairs > 0);
    match reason {
        Reason::Relation => Technique::ColourCount,
        _ if related && proof.steps.len() > 1 => Technique::ColourCount,
        _ if related => by_relation(last),
        _ if paired => by_pair(last, proof),
        _ => by_edges(last, proof, found),
    }
}

/// Technique of a proof that is only a chain of known facts: the loop crosses a
/// closed curve evenly. The smallest such curve goes around a vertex.
fn by_path(proof: &Proof, found: &[Fact]) -> Technique {
    let edge = |fact: &Fact| match *fact {
        Fact::Edge(edge, _) => Some(edge),
        Fact::Cell(..) => None,
    };
    let around = |end: Vertex| {
        let meets = |fact: &Fact| edge(fact).is_some_and(|edge| edge.ends().contains(&end));
        proof.given.iter().all(meets)
    };
    let ends = found.iter().filter_map(edge).flat_map(|edge| edge.ends());
    if !ends.into_iter().any(around) {
        return Technique::EvenCrossing;
    }
    match proof.given.iter().filter(|fact| is_line(fact)).count() {
        0 => Technique::DeadEnd,
        1 => Technique::ForcedContinuation,
        _ => Technique::VertexFull,
    }
}

fn is_line(fact: &Fact) -> bool {
    matches!(fact, Fact::Edge(_, Mark::Line))
}

fn by_relation(step: &ProofStep) -> Technique {
    let first = step.relations[0];
    let several = step.relations.len() > 1;
    match (step.constraint, step.clue, first.differ) {
        (Constraint::Vertex(_), ..) if several => Technique::CheckerboardByRelation,
        (Constraint::Vertex(_), ..) => Technique::NoCheckerboard,
        (Constraint::Cell(_), None, _) => Technique::PairParity,
        _ if several => Technique::ColourCount,
        (_, Some(1), false) if first.sides_known => Technique::OneLikeNeighbours,
        (_, Some(2), false) if first.sides_known => Technique::TwoLikeNeighbours,
        (_, Some(3), false) if first.sides_known => Technique::ThreeLikeNeighbours,
        (_, _, false) => Technique::EqualEdges,
        (_, Some(2), true) => Technique::TwoUnlikeNeighbours,
        (_, _, true) => Technique::UnlikeNeighbours,
    }
}

fn by_pair(last: &ProofStep, proof: &Proof) -> Technique {
    let through_twos = proof
        .steps
        .iter()
        .any(|step| step.concludes_pair && step.clue == Some(2) && step.pairs > 0);
    let one_clue = proof.clues.len() == 1;
    match (last.constraint, last.clue) {
        _ if through_twos => Technique::PairTwos,
        (_, Some(3)) if one_clue => Technique::PairThree,
        (_, Some(1)) if one_clue => Technique::PairOne,
        (Constraint::Cell(_), Some(_)) => Technique::PairComplement,
        _ => Technique::PairOpposite,
    }
}

/// Technique of a proof from one clue or vertex and its edges: a basic rule.
fn by_edges(last: &ProofStep, proof: &Proof, found: &[Fact]) -> Technique {
    let line = found.iter().any(is_line);
    match (last.constraint, last.clue) {
        (Constraint::Cell(_), Some(0)) => Technique::Zero,
        (Constraint::Cell(_), _) if line => Technique::ClueNeedsAll,
        (Constraint::Cell(_), _) => Technique::ClueSatisfied,
        (Constraint::Vertex(_), _) if line => Technique::ForcedContinuation,
        (Constraint::Vertex(_), _) if proof.given.iter().any(is_line) => Technique::VertexFull,
        (Constraint::Vertex(_), _) => Technique::DeadEnd,
    }
}
