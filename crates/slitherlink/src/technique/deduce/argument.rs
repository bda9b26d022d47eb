//! Arguments: the inferences by which the evidence of a step leads to what it finds, and the technique of the
//! catalogue that they are a case of.

use std::collections::BTreeSet;

use clew_core::grid::{SortShort as _, Table, Vertex};
use clew_core::model::Puzzle as _;
use clew_core::trace::Step;

use super::chain::Link as PathLink;
use super::constraint::Constraint;
use super::proof::{Basis, Proof, ProofStep, Tie};
use super::{Clues, Deduction, Fact, Inference, Mark, Reason, Strength};
use crate::board::{Clue, Slitherlink};
use crate::catalogue::Technique;
use crate::reason::{self, Link};

/// Inferences that lead from evidence to what is found.
struct Argument {
    proof: Proof,
    links: Vec<Link>,
    technique: Technique,
}

/// Whether a technique is about one clue or vertex and known edges.
fn is_basic(technique: Technique) -> bool {
    matches!(
        technique,
        Technique::Zero
            | Technique::ClueNeedsAll
            | Technique::ClueSatisfied
            | Technique::ForcedContinuation
            | Technique::VertexFull
            | Technique::DeadEnd
    )
}

impl Deduction {
    /// Step that finds what some entries of edges say, with its technique and reason. A proof from one clue or vertex and
    /// known edges is a basic rule, which needs no reason.
    ///
    /// A proof follows the order in which the whole board was propagated. The argument starts again from its evidence
    /// alone: that is shorter, and it uses colours only if corner pairs do not suffice.
    pub(super) fn step(&self, entries: &[usize], basis: Basis) -> Step<Slitherlink> {
        let mut proof = self.prove(entries, basis);
        let found = entries.iter().filter_map(|&at| self.trail[at].edge());
        let mut found: Vec<Fact> = found.collect();
        found.sort_short();
        let mut technique = self.technique(&proof, &found, entries);
        let mut links = Vec::new();
        if !is_basic(technique) {
            links = self.links(&proof, entries);
            if let Some(again) = self.again(&proof, &found) {
                // Its board reads the sides of cells off the evidence, which are not facts of their own.
                let is_part = again.proof.given.is_subset(&proof.given);
                if again.links.is_empty() && is_part {
                    technique = again.technique;
                }
                if !again.links.is_empty() || is_part {
                    links = again.links;
                }
                if is_part {
                    proof = again.proof;
                }
            }
        }
        Step {
            reason: (!links.is_empty()).then_some(reason::Reason::Argument(links)),
            ..Step::new(technique, proof.clue_sites(), proof.given_facts(), found)
        }
    }

    /// Argument from the evidence of a proof.
    fn again(&self, proof: &Proof, found: &[Fact]) -> Option<Argument> {
        let mut named = Table::filled(self.shape, Clue::Blank);
        for &cell in &proof.clues {
            named[cell] = self.clues.0[cell];
        }
        let named = Clues(named);
        let mut board = Slitherlink::board(&named);
        for &fact in &proof.given {
            board.learn(fact).ok()?;
        }
        let argument = |strength| {
            let mut deduction = Deduction::new(&named, &board, strength);
            deduction.propagate_all().ok()?;
            let entry_of = |fact: &Fact| {
                let mut entries = deduction.found();
                entries.find_map(|(at, other)| (other == *fact).then_some(at))
            };
            let mut entries = found.iter().map(entry_of).collect::<Option<Vec<usize>>>()?;
            entries.sort_short();
            let proof = deduction.prove(&entries, Basis::Board);
            Some(Argument {
                technique: deduction.technique(&proof, found, &entries),
                links: deduction.links(&proof, &entries),
                proof,
            })
        };
        [Strength::Pairs, Strength::Colours]
            .into_iter()
            .find_map(argument)
    }

    /// Technique that a proof of some entries is a case of.
    fn technique(&self, proof: &Proof, found: &[Fact], entries: &[usize]) -> Technique {
        technique(proof, found, self.trail[entries[0]].reason)
    }

    /// Inferences of a proof, in the order in which they follow.
    fn links(&self, proof: &Proof, targets: &[usize]) -> Vec<Link> {
        let mut entries: BTreeSet<usize> = proof.entries.clone();
        entries.extend(targets);
        let mut links = Vec::new();
        for at in entries {
            for tie in proof.ties.iter().filter(|tie| tie.before == at) {
                self.push_tie(tie, &mut links);
            }
            if !targets.contains(&at) {
                self.push_entry(at, &mut links);
            }
        }
        let at_vertex = |&at: &usize| {
            let reason = self.trail[at].reason;
            matches!(reason, Reason::Constraint(Constraint::Vertex(_)))
        };
        if matches!(links.last(), Some(Link::Pair { .. })) && targets.iter().all(at_vertex) {
            links.push(Link::Passed);
        }
        links
    }

    fn push_tie(&self, tie: &Tie, links: &mut Vec<Link>) {
        let Some((differ, path)) = self.path(tie.nodes[0], tie.nodes[1], tie.before) else {
            return;
        };
        let push = |link, links: &mut Vec<Link>| {
            if !links.contains(&link) {
                links.push(link);
            }
        };
        if !matches!(path[..], [PathLink::TrailEntry(_)]) {
            let facts = path.iter().map(|link| match link {
                PathLink::Fact(fact) => Some(*fact),
                PathLink::TrailEntry(_) => None,
            });
            let cells = tie.nodes.map(|node| self.cell(node));
            push(Link::tie(cells, differ, facts), links);
        }
        match tie.constraint {
            Some(Constraint::Cell(cell)) => push(Link::Sides { cell, differ }, links),
            Some(Constraint::Vertex(vertex)) => push(Link::Dot { vertex, differ }, links),
            None => {}
        }
    }

    fn push_entry(&self, at: usize, links: &mut Vec<Link>) {
        let clue = match self.trail[at].reason {
            Reason::Constraint(Constraint::Cell(cell)) => Some(cell),
            _ => None,
        };
        let link = match self.trail[at].inference {
            Inference::Edge(edge, mark) => {
                let clue = clue.filter(|&cell| self.clues.count(cell).is_some());
                Link::Edge(Fact::Edge(edge, mark), clue)
            }
            Inference::Pair(cell, corner, counts) => Link::Pair {
                cell,
                corner: u8::try_from(corner).expect("a cell has four corners"),
                counts,
            },
            Inference::Relation(a, b, differ) => Link::Tie {
                cells: [a, b].map(|node| self.cell(node)),
                differ,
                lines: None,
                clue,
            },
        };
        links.push(link);
    }
}

/// Technique that a proof is a case of. Techniques about one clue or vertex
/// name only proofs that rest on just that one.
fn technique(proof: &Proof, found: &[Fact], reason: Reason) -> Technique {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::technique::deduce::{colours, pairs};
    use crate::technique::drawn::shows;
    use crate::{Clues, Slitherlink};
    use clew_core::format::Read as _;
    use clew_core::solve::{Method, Solver};
    use clew_core::trace::{Event, Step};

    #[test]
    fn the_corners_of_a_1_have_one_line_together() {
        shows(
            pairs,
            Technique::PairComplement,
            "
            + + + +  >  + +x+ +
               1     >    x1
            + + + +  >  + + + +
                 3|  >       3|
            + + +-+  >  + + +-+
            ",
        );
    }

    #[test]
    fn one_line_at_a_vertex_is_met_by_one_across_it() {
        shows(
            pairs,
            Technique::PairOpposite,
            "
            + + +  >  + + +
                   >    x
            +-+ +  >  +-+ +
               1x  >     1x
            + +x+  >  + +x+
            ",
        );
    }

    #[test]
    fn a_3_that_a_line_must_enter_has_both_sides_across() {
        shows(
            pairs,
            Technique::PairThree,
            "
            + + +-+  >  + + +-+
                  |  >        |
            + + + +  >  + + + +
               3     >    |3
            + +-+ +  >  + +-+ +
            ",
        );
    }

    #[test]
    fn a_1_with_a_line_at_a_corner_has_none_across() {
        shows(
            pairs,
            Technique::PairOne,
            "
            + +x+ +  >  + +x+ +
                     >
            + + + +  >  + + + +
               1  |  >    x1  |
            + + + +  >  + +x+ +
                     >
            + + + +  >  + + + +
            ",
        );
    }

    #[test]
    fn an_even_number_at_a_corner_of_a_2_is_even_across() {
        shows(
            pairs,
            Technique::PairTwos,
            "
            + + + +  >  + + + +
                     >
            + + + +  >  + + + +
            x  2     >  x  2
            +x+ + +  >  +x+ +-+
            ",
        );
    }

    #[test]
    fn the_sides_towards_the_exterior_are_alike() {
        shows(
            colours,
            Technique::PairParity,
            "
            + + +  >  + + +
                   >
            + + +  >  + + +
              |    >  x |
            +x+ +  >  +x+ +
            ",
        );
    }

    #[test]
    fn two_sides_of_a_1_that_are_alike_are_crosses() {
        shows(
            colours,
            Technique::EqualEdges,
            "
            + + + +  >  + + + +
               1     >     1
            +x+ + +  >  +x+x+ +
              x      >    x
            + + + +  >  + + + +
            ",
        );
    }

    #[test]
    fn a_1_between_two_outside_neighbours_has_crosses_to_both() {
        shows(
            colours,
            Technique::OneLikeNeighbours,
            "
            + +x+ +  >  + +x+ +
                     >
            + + + +  >  + +x+ +
               1     >     1
            + + + +  >  + + + +
            ",
        );
    }

    #[test]
    fn a_3_between_two_outside_neighbours_has_lines_to_both() {
        shows(
            colours,
            Technique::ThreeLikeNeighbours,
            "
            + +x+ +  >  + +x+ +
                     >
            + + + +  >  + +-+ +
               3     >     3
            + + + +  >  + + + +
            ",
        );
    }

    #[test]
    fn a_2_between_two_outside_neighbours_has_two_others_of_one_colour() {
        shows(
            colours,
            Technique::TwoLikeNeighbours,
            "
            + + +  >  +x+ +
             2|    >   2|
            + + +  >  + + +
            |      >  |
            +-+ +  >  +-+ +
            ",
        );
    }

    #[test]
    fn a_2_between_neighbours_that_differ_has_two_others_that_differ() {
        shows(
            colours,
            Technique::TwoUnlikeNeighbours,
            "
            + + + +  >  + + + +
              x2     >    x2|
            + + + +  >  + + + +
                     >
            + +-+ +  >  + +-+ +
            ",
        );
    }

    #[test]
    fn a_1_between_neighbours_that_differ_has_no_other_line() {
        shows(
            colours,
            Technique::UnlikeNeighbours,
            "
            + +-+ +  >  + +-+ +
                     >
            + + + +  >  + + + +
              x1     >    x1x
            + + + +  >  + + + +
            ",
        );
    }

    #[test]
    fn a_corner_vertex_brings_both_lines_or_none_and_only_both_fit_a_2() {
        shows(
            colours,
            Technique::ColourCount,
            "
            + + + +  >  + + +-+
               2     >     2
            + + + +  >  + + + +
                     >
            + +x+ +  >  + +x+ +
            ",
        );
    }

    /// Steps on a board, and those of their trials.
    fn steps(text: &str) -> Vec<Step<Slitherlink>> {
        let clues: Clues = Slitherlink::parse(text).unwrap().remove(0).clues;
        let events = Solver::<Slitherlink>::new(clues, Method::Human);
        let steps = events.filter_map(|event| match event {
            Event::Step(step) => Some(step),
            _ => None,
        });
        let all = steps.flat_map(|step| {
            let followed = step.trials.iter().flat_map(|trial| trial.steps.clone());
            followed.collect::<Vec<_>>().into_iter().chain([step])
        });
        all.collect()
    }

    #[test]
    fn an_argument_speaks_of_every_clue_that_it_relies_on() {
        let mut argued = 0;
        for text in [
            "slither/10/10/116b7di0263d2d2bhbbbhd2b32621cgbg2b8dm161213126d166",
            "slither/10/10/hd11d8cb28227bhbg613bib268d2115dbchbhb22b6aa1d76",
            "slither/10/10/g33bccg71311367ch26136cgcc1bh222ck62183dh226360cgbg8cg233",
        ] {
            for step in steps(text) {
                let Some(reason @ reason::Reason::Argument(links)) = &step.reason else {
                    continue;
                };
                argued += 1;
                assert!(!links.is_empty(), "{step:?}");
                let places = reason.places();
                let missing = step.clues.iter().find(|clue| !places.contains(clue));
                assert_eq!(missing, None, "{step:?}");
            }
        }
        assert!(argued > 30, "{argued} arguments say little");
    }
}
