//! Which technique of the catalogue a proof is an instance of.

use super::proof::{Argument, Proof};
use super::spot::Spot;
use crate::puzzle::slitherlink::{Fact, Mark, Technique};

/// The technique whose name a proof goes by: that of its last argument, unless
/// a longer chain before it is the point.
pub(super) fn technique(proof: &Proof, found: &[Fact]) -> Technique {
    let related = || {
        proof
            .arguments
            .iter()
            .filter(|argument| !argument.relations.is_empty())
    };
    match (related().next(), proof.arguments.first()) {
        (Some(argument), _) => by_relation(argument, related().count()),
        (None, Some(last)) if proof.arguments.iter().all(|argument| argument.pairs == 0) => {
            by_edges(last, proof, found)
        }
        (None, Some(last)) => by_pair(last, proof),
        // Only a chain of known facts: the loop crosses a closed curve evenly.
        (None, None) => Technique::EvenCrossing,
    }
}

fn by_relation(argument: &Argument, related: usize) -> Technique {
    let first = argument.relations[0];
    let several = argument.relations.len() > 1 || related > 1;
    match (argument.spot, argument.clue, first.differ) {
        (Spot::Vertex(_), ..) if argument.relations.len() > 1 => Technique::CheckerboardByRelation,
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
    match (last.spot, last.clue) {
        _ if through_twos => Technique::PairTwos,
        (_, Some(3)) if last.pairs > 0 => Technique::PairThree,
        (_, Some(1)) if last.pairs > 0 => Technique::PairOne,
        (Spot::Cell(_), Some(_)) => Technique::PairComplement,
        _ => Technique::PairOpposite,
    }
}

/// One clue or one vertex and its edges: the basic rules.
fn by_edges(last: &Argument, proof: &Proof, found: &[Fact]) -> Technique {
    let is_line = |fact: &Fact| matches!(fact, Fact::Edge(_, Mark::Line));
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
