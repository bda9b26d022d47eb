//! Steps, clashes and facts as explanations.

use crate::grid::{Edge, Site, SortShort as _};
use crate::model::{Arg, Clash, Explanation, Fact as _, Puzzle as _, Rule as _, Technique as _};
use crate::trace::{Explain, Step};

use super::patterns::clues_and_left_out;
use super::ties::{related_pair, ties};
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

/// The cells that a place joins, one of each part, as far as the step relies on them.
fn joined(step: &Step<Slitherlink>) -> Vec<Site> {
    let is_relied_on = |site: &&Site| {
        let is_at = |fact: &Fact| matches!(fact, Fact::Cell(..)) && fact.site() == **site;
        step.given.iter().any(is_at)
    };
    let of_each = step
        .groups
        .iter()
        .map(|part| part.iter().find(is_relied_on));
    let joined: Option<Vec<Site>> = of_each.map(Option::<&Site>::copied).collect();
    joined.filter(|sites| sites.len() == 2).unwrap_or_default()
}

/// The line that arrives at a corner of a clue where only the clue's own sides are left
/// to go on along; none if there is no such line among what the step relies on.
fn entering(clues: &Clues, step: &Step<Slitherlink>) -> Vec<Site> {
    let is_given = |edge: &Edge, mark| step.given.contains(&Fact::Edge(*edge, mark));
    let cells = step.clues.iter().filter_map(|site| site.cell());
    let mut corners = cells.flat_map(|cell| cell.corners().map(|corner| (cell, corner)));
    let line = corners.find_map(|(cell, corner)| {
        let edges = corner.edges(clues.shape()).into_iter().flatten();
        let outside: Vec<Edge> = edges.filter(|edge| !cell.edges().contains(edge)).collect();
        let line = outside.iter().find(|edge| is_given(edge, Mark::Line))?;
        let mut others = outside.iter().filter(|edge| *edge != line);
        let is_only = others.all(|edge| is_given(edge, Mark::Cross));
        is_only.then_some(*line)
    });
    line.into_iter().map(|edge| edge.site()).collect()
}

/// Whether a technique is about two neighbours of a clue that differ, or that do not;
/// `None` if it is about others.
fn about_neighbours(technique: Technique) -> Option<bool> {
    use Technique::{
        OneLikeNeighbours, ThreeLikeNeighbours, TwoLikeNeighbours, TwoUnlikeNeighbours,
        UnlikeNeighbours,
    };
    match technique {
        OneLikeNeighbours | TwoLikeNeighbours | ThreeLikeNeighbours => Some(false),
        TwoUnlikeNeighbours | UnlikeNeighbours => Some(true),
        _ => None,
    }
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
        let ties = match step.technique {
            Technique::ColourCount => ties(clues, step),
            _ => Vec::new(),
        };
        let is_untold =
            step.technique == Technique::ColourCount && ties.is_empty() && step.clues.is_empty();
        let message = match is_untold || is_bare(step) {
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
        if let Some(differ) = about_neighbours(step.technique) {
            let pair = related_pair(clues, step, differ);
            explanation = explanation
                .with("pair-count", number(pair.len()))
                .with("pair", Arg::Places(pair));
        }
        let entering = entering(clues, step);
        explanation = explanation
            .with("entering-count", number(entering.len()))
            .with("entering", Arg::Places(entering));
        let joined = joined(step);
        explanation = explanation
            .with("joined-count", number(joined.len()))
            .with("joined", Arg::Places(joined))
            .with("tie-count", number(ties.len()))
            .with("ties", Arg::Said(ties));
        if let Some(trial) = step.trials.first() {
            let ends = trial.end.iter().flat_map(|end| &end.clash.sites);
            let cut: Vec<Site> = ends.copied().filter(|site| site.cell().is_some()).collect();
            explanation = explanation
                .with("cut-count", number(cut.len()))
                .with("cut", Arg::Places(cut))
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

/// Facts as necessities, those of a sort together.
pub(super) fn necessary(facts: &[Fact]) -> Vec<Explanation> {
    let sort_of = |fact: &Fact| match fact {
        Fact::Edge(_, Mark::Line) => "slitherlink-must-be-lines",
        Fact::Edge(_, Mark::Cross) => "slitherlink-must-be-crosses",
        Fact::Cell(_, Side::Inside) => "slitherlink-must-be-inside",
        Fact::Cell(_, Side::Outside) => "slitherlink-must-be-outside",
    };
    let sorts = [
        "slitherlink-must-be-lines",
        "slitherlink-must-be-crosses",
        "slitherlink-must-be-inside",
        "slitherlink-must-be-outside",
    ];
    let said = sorts.into_iter().filter_map(|message| {
        let sites = places(facts, |fact| sort_of(fact) == message);
        let count = Arg::Number(sites.len() as u64);
        let said = Explanation::new(message).with("count", count);
        (!sites.is_empty()).then(|| said.with("places", Arg::Places(sites)))
    });
    said.collect()
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
