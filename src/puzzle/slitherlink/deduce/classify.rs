//! Which technique of the catalogue a proof is an instance of.

use super::Source;
use super::constraint::Spot;
use super::proof::{Argument, Proof};
use crate::grid::Vertex;
use crate::puzzle::slitherlink::{Fact, Mark, Technique};

/// The technique whose name a proof goes by. Names that speak of one clue or
/// vertex are given only where the proof is about just that one.
pub(super) fn technique(proof: &Proof, found: &[Fact], source: Source) -> Technique {
    let Some(last) = proof.arguments.first() else {
        return by_chain(proof, found);
    };
    let related = proof
        .arguments
        .iter()
        .any(|argument| !argument.relations.is_empty());
    let paired = proof.arguments.iter().any(|argument| argument.pairs > 0);
    match source {
        Source::Relation => Technique::ColourCount,
        _ if related && proof.arguments.len() > 1 => Technique::ColourCount,
        _ if related => by_relation(last),
        _ if paired => by_pair(last, proof),
        _ => by_edges(last, proof, found),
    }
}

/// Only a chain of known facts: the loop crosses a closed curve evenly. The
/// smallest such curve goes around a vertex.
fn by_chain(proof: &Proof, found: &[Fact]) -> Technique {
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

fn by_relation(argument: &Argument) -> Technique {
    let first = argument.relations[0];
    let several = argument.relations.len() > 1;
    match (argument.spot, argument.clue, first.differ) {
        (Spot::Vertex(_), ..) if several => Technique::CheckerboardByRelation,
        (Spot::Vertex(_), ..) => Technique::NoCheckerboard,
        (Spot::Cell(_), None, _) => Technique::PairParity,
        _ if several => Technique::ColourCount,
        (_, Some(1), false) if first.sides_known => Technique::OneLikeNeighbours,
        (_, Some(2), false) if first.sides_known => Technique::TwoLikeNeighbours,
        (_, Some(3), false) if first.sides_known => Technique::ThreeLikeNeighbours,
        (_, _, false) => Technique::EqualEdges,
        (_, Some(2), true) => Technique::TwoUnlikeNeighbours,
        (_, _, true) => Technique::UnlikeNeighbours,
    }
}

fn by_pair(last: &Argument, proof: &Proof) -> Technique {
    let through_twos = proof
        .arguments
        .iter()
        .any(|argument| argument.concludes_pair && argument.clue == Some(2) && argument.pairs > 0);
    let one_clue = proof.clues.len() == 1;
    match (last.spot, last.clue) {
        _ if through_twos => Technique::PairTwos,
        (_, Some(3)) if one_clue => Technique::PairThree,
        (_, Some(1)) if one_clue => Technique::PairOne,
        (Spot::Cell(_), Some(_)) => Technique::PairComplement,
        _ => Technique::PairOpposite,
    }
}

/// One clue or one vertex and its edges: the basic rules.
fn by_edges(last: &Argument, proof: &Proof, found: &[Fact]) -> Technique {
    let line = found.iter().any(is_line);
    match (last.spot, last.clue) {
        (Spot::Cell(_), Some(0)) => Technique::Zero,
        (Spot::Cell(_), _) if line => Technique::ClueNeedsAll,
        (Spot::Cell(_), _) => Technique::ClueSatisfied,
        (Spot::Vertex(_), _) if line => Technique::ForcedContinuation,
        (Spot::Vertex(_), _) if proof.given.iter().any(is_line) => Technique::VertexFull,
        (Spot::Vertex(_), _) => Technique::DeadEnd,
    }
}
