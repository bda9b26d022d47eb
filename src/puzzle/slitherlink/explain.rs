//! Steps, clashes and facts as explanations.

use crate::grid::{Edge, Site, SortShort as _, Vertex};
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

/// The line that arrives at a corner of a clue and must go on along it: where only the
/// clue's own sides are left or, if the rest of the pattern shows the same, the only line
/// there that the step relies on. None if there is no such line.
fn entering(clues: &Clues, step: &Step<Slitherlink>) -> Vec<Site> {
    let is_given = |edge: &Edge, mark| step.given.contains(&Fact::Edge(*edge, mark));
    let cells = step.clues.iter().filter_map(|site| site.cell());
    let corners = cells.flat_map(|cell| cell.corners().map(|corner| (cell, corner)));
    // The edges of each corner that are no sides of the clue.
    let outside = corners.map(|(cell, corner)| -> Vec<Edge> {
        let edges = corner.edges(clues.shape()).into_iter().flatten();
        edges.filter(|edge| !cell.edges().contains(edge)).collect()
    });
    let outside: Vec<Vec<Edge>> = outside.collect();
    let by_crosses = outside.iter().find_map(|edges| {
        let line = edges.iter().find(|edge| is_given(edge, Mark::Line))?;
        let mut others = edges.iter().filter(|edge| *edge != line);
        let is_only = others.all(|edge| is_given(edge, Mark::Cross));
        is_only.then_some(*line)
    });
    let mut lines = step.given.iter().filter_map(|fact| match fact {
        Fact::Edge(edge, Mark::Line) => outside.iter().flatten().find(|other| *other == edge),
        _ => None,
    });
    let single = match (lines.next(), lines.next()) {
        (line, None) => line.copied(),
        _ => None,
    };
    let line = by_crosses.or(single);
    line.into_iter().map(|edge| edge.site()).collect()
}

/// Name of the corner of a clue to which no other edge can bring a line, if that is what a
/// step shows sides of the clue by.
fn closed_corner(clues: &Clues, step: &Step<Slitherlink>) -> Option<&'static str> {
    let cell = step.clues.first()?.cell()?;
    let sides = cell.edges();
    let is_closed = |corner: &Vertex| {
        let edges = corner.edges(clues.shape()).into_iter().flatten();
        let (own, outside): (Vec<Edge>, Vec<Edge>) = edges.partition(|edge| sides.contains(edge));
        let is_cross = |edge: &Edge| step.given.contains(&Fact::Edge(*edge, Mark::Cross));
        let is_found = |edge: &Edge| step.found.iter().any(|fact| fact.site() == edge.site());
        own.iter().any(is_found) && outside.iter().all(is_cross)
    };
    // Clockwise from the top right, as a cell tells its corners.
    let names = [
        "slitherlink-corner-top-right",
        "slitherlink-corner-bottom-right",
        "slitherlink-corner-bottom-left",
        "slitherlink-corner-top-left",
    ];
    let mut corners = cell.corners().into_iter().zip(names);
    let (_, name) = corners.find(|(corner, _)| is_closed(corner))?;
    Some(name)
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
        let corner = closed_corner(clues, step);
        if let Some(corner) = corner {
            explanation = explanation.with("corner", Arg::Word(corner));
        }
        let entering = entering(clues, step);
        explanation = explanation
            .with("corner-count", number(usize::from(corner.is_some())))
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
