//! Steps, clashes and facts as explanations.

use crate::grid::{Site, SortShort as _};
use crate::model::{Arg, Clash, Explanation, Fact as _, Puzzle as _, Rule as _, Technique as _};
use crate::trace::{Explain, Step};

use super::patterns::clues_and_left_out;
use super::{Clues, Fact, Mark, Side, Slitherlink, Technique};

fn places(facts: &[Fact], wanted: impl Fn(&Fact) -> bool) -> Vec<Site> {
    facts
        .iter()
        .filter(|fact| wanted(fact))
        .map(|fact| fact.site())
        .collect()
}

/// Whether a step of a technique about clues needs none of them here.
fn is_bare(step: &Step<Slitherlink>) -> bool {
    use Technique::{
        EqualEdges, OneLikeNeighbours, PairComplement, PairOne, PairThree, ThreeLikeNeighbours,
        TwoLikeNeighbours, TwoUnlikeNeighbours, UnlikeNeighbours,
    };
    let about_clues = [
        EqualEdges,
        OneLikeNeighbours,
        PairComplement,
        PairOne,
        PairThree,
        ThreeLikeNeighbours,
        TwoLikeNeighbours,
        TwoUnlikeNeighbours,
        UnlikeNeighbours,
    ];
    step.clues.is_empty() && about_clues.contains(&step.technique)
}

impl Explain for Slitherlink {
    fn explain(clues: &Clues, step: &Step<Slitherlink>) -> Explanation {
        let line = |fact: &Fact| matches!(fact, Fact::Edge(_, Mark::Line));
        let cross = |fact: &Fact| matches!(fact, Fact::Edge(_, Mark::Cross));
        let cell = |fact: &Fact| matches!(fact, Fact::Cell(..));
        let inside = |fact: &Fact| matches!(fact, Fact::Cell(_, Side::Inside));
        let edges_found = places(&step.found, |fact| !cell(fact));
        let cells_found = places(&step.found, cell);
        let number = |count: usize| Arg::Number(count as u64);
        let count =
            |wanted: &dyn Fn(&Fact) -> bool| step.found.iter().filter(|f| wanted(f)).count();
        let digit = step
            .clues
            .first()
            .and_then(|site| site.cell())
            .and_then(|at| clues.count(at));
        let path = Slitherlink::objects(clues, &step.given);
        let path = path.iter().map(Vec::len).max();
        let (about, left_out) = clues_and_left_out(step);
        let message = match is_bare(step) {
            true => "slitherlink-by-known-edges",
            false => step.technique.name(),
        };
        let mut explanation = Explanation::new(message)
            .with("clue-count", number(about.len()))
            .with("clues", Arg::Places(about.to_vec()))
            .with("left-out-count", number(left_out.len()))
            .with("left-out", Arg::Places(left_out))
            .with("digit", Arg::Number(digit.map_or(0, u64::from)))
            .with("given", Arg::Places(places(&step.given, |_| true)))
            .with("path", number(path.unwrap_or(0)))
            .with("given-lines", Arg::Places(places(&step.given, line)))
            .with("given-crosses", Arg::Places(places(&step.given, cross)))
            .with("given-cells", Arg::Places(places(&step.given, cell)))
            .with("found", Arg::Places(edges_found))
            .with("found-lines", Arg::Places(places(&step.found, line)))
            .with("found-crosses", Arg::Places(places(&step.found, cross)))
            .with("cells", Arg::Places(cells_found))
            .with("cell-count", number(count(&cell)))
            .with("inside-count", number(count(&inside)))
            .with("lines", number(count(&line)))
            .with("crosses", number(count(&cross)));
        if let Some(trial) = step.trials.first() {
            explanation = explanation
                .with("assumed", Arg::Place(trial.assumed.site()))
                .with("assumed-state", Arg::Word(state(trial.assumed)))
                .with("length", number(trial.steps.len()));
        }
        explanation
    }

    fn explain_clash(clues: &Clues, clash: &Clash<Slitherlink>) -> Explanation {
        let cell = clash.sites.iter().find_map(|site| site.cell());
        let digit = cell.and_then(|cell| clues.count(cell)).map_or(0, u64::from);
        let mut places = clash.sites.clone();
        places.sort_short();
        places.dedup();
        Explanation::new(clash.rule.name())
            .with("count", Arg::Number(places.len() as u64))
            .with("places", Arg::Places(places))
            .with("digit", Arg::Number(digit))
    }

    fn explain_fact(fact: Fact) -> Explanation {
        Explanation::new("slitherlink-fact")
            .with("place", Arg::Place(fact.site()))
            .with("state", Arg::Word(state(fact)))
    }

    fn complete() -> &'static str {
        "slitherlink-complete"
    }

    fn difference() -> &'static str {
        "slitherlink-difference"
    }

    fn searching() -> &'static str {
        "slitherlink-searching"
    }
}

/// Message id of the mark or side that a fact states.
pub(super) fn state(fact: Fact) -> &'static str {
    match fact {
        Fact::Edge(_, Mark::Line) => "slitherlink-line",
        Fact::Edge(_, Mark::Cross) => "slitherlink-cross",
        Fact::Cell(_, Side::Inside) => "slitherlink-inside",
        Fact::Cell(_, Side::Outside) => "slitherlink-outside",
    }
}
