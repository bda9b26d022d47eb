//! Steps, clashes and facts as explanations.

use clew_core::grid::{Cell, Edge, Site, SortDedup as _, SortShort as _};
use clew_core::model::{
    Arg, Clash, Explanation, Fact as _, Puzzle as _, Rule as _, Technique as _,
};
use clew_core::trace::{Explain, Step};

use crate::board::{Clues, Fact, Mark, Rule, Side, Slitherlink};
use crate::reason::{Drawn, Link, Reason};

fn places(facts: &[Fact], wanted: impl Fn(&Fact) -> bool) -> Vec<Site> {
    facts
        .iter()
        .filter(|fact| wanted(fact))
        .map(|fact| fact.site())
        .collect()
}

/// Maximum number of inferences of an argument, or steps of a trial, that a sentence
/// gives in full.
const MOST_SHOWN: usize = 6;

/// Corners of a cell by number, as [`clew_core::grid::Cell::corners`] lists them.
const CORNERS: [&str; 4] = [
    "slitherlink-corner-top-right",
    "slitherlink-corner-bottom-right",
    "slitherlink-corner-bottom-left",
    "slitherlink-corner-top-left",
];

fn number(count: usize) -> Arg {
    Arg::Number(count as u64)
}

fn digit_at(clues: &Clues, cell: Option<Cell>) -> Arg {
    // No clue has 9 lines, so 9 stands for a cell without a clue in the messages.
    Arg::Number(cell.and_then(|cell| clues.count(cell)).map_or(9, u64::from))
}

/// Inferences as one text, each joined to what it follows from.
fn argument(clues: &Clues, links: &[Link]) -> Option<Explanation> {
    let mut text: Option<Explanation> = None;
    let mut last = None;
    for (at, link) in links.iter().enumerate() {
        // A long argument gives only its first inferences and its last.
        if links.len() > MOST_SHOWN && (MOST_SHOWN / 2..links.len() - MOST_SHOWN / 2).contains(&at)
        {
            last = None;
            continue;
        }
        let (joint, clause) = clause(clues, last, *link);
        let joint = match at > 0 && last.is_none() {
            true => "slitherlink-later",
            false => joint,
        };
        let left_out = links.len().saturating_sub(MOST_SHOWN);
        text = Some(match text {
            None => clause,
            Some(before) => Explanation::new(joint)
                .with("before", Arg::Said(vec![before]))
                .with("count", number(left_out))
                .with("clause", Arg::Said(vec![clause])),
        });
        last = Some(*link);
    }
    text
}

/// An inference in words, and the message that joins it to the previous one.
fn clause(clues: &Clues, last: Option<Link>, link: Link) -> (&'static str, Explanation) {
    const SO: &str = "slitherlink-so";
    const AND: &str = "slitherlink-and";
    match link {
        Link::Pair {
            cell,
            corner,
            counts,
        } => {
            let vertex = cell.corners()[usize::from(corner)];
            let (joint, message) = match last {
                Some(Link::Pair { cell: before, .. }) if before == cell => {
                    (SO, "slitherlink-link-same")
                }
                Some(Link::Pair {
                    cell: before,
                    corner,
                    ..
                }) if before.corners()[usize::from(corner)] == vertex => {
                    (SO, "slitherlink-link-across")
                }
                _ => (AND, "slitherlink-link-pair"),
            };
            let counts = match counts {
                0b001 => "slitherlink-lines-none",
                0b010 => "slitherlink-lines-one",
                0b100 => "slitherlink-lines-two",
                0b011 => "slitherlink-lines-most-one",
                0b110 => "slitherlink-lines-least-one",
                _ => "slitherlink-lines-even",
            };
            let said = Explanation::new(message)
                .with("place", Arg::Place(cell.site()))
                .with("digit", digit_at(clues, Some(cell)))
                .with("lines", Arg::Word(counts))
                .with("corner", Arg::Word(CORNERS[usize::from(corner)]));
            (joint, said)
        }
        Link::Edge(fact, None) => (SO, Slitherlink::explain_fact(fact)),
        Link::Edge(fact, Some(cell)) => {
            let said = Explanation::new("slitherlink-edge-by-clue")
                .with("fact", Arg::Said(vec![Slitherlink::explain_fact(fact)]))
                .with("place", Arg::Place(cell.site()))
                .with("digit", digit_at(clues, Some(cell)));
            (SO, said)
        }
        Link::Tie {
            cells,
            differ,
            lines,
            clue,
        } => {
            let is_at_border = cells.contains(&None);
            let mut places: Vec<Site> = cells.into_iter().flatten().map(Cell::site).collect();
            places.sort_short();
            let message = match (places.len(), differ) {
                _ if clue.is_some() && !places.is_empty() => "slitherlink-tie-by-clue",
                (0, _) => "slitherlink-tie-border",
                (1, false) => "slitherlink-tie-outside",
                (1, true) => "slitherlink-tie-inside",
                (_, false) => "slitherlink-tie-alike",
                (_, true) => "slitherlink-tie-opposite",
            };
            let said = Explanation::new(message)
                .with("places", Arg::Places(places))
                .with("way", number(usize::from(lines.is_some())))
                .with("lines", number(usize::from(lines.unwrap_or(0))));
            let said = match clue {
                None => said,
                Some(cell) => said
                    .with("place", Arg::Place(cell.site()))
                    .with("digit", digit_at(clues, clue))
                    .with("differ", number(usize::from(differ)))
                    .with("border", number(usize::from(is_at_border))),
            };
            (AND, said)
        }
        Link::Sides { cell, differ } => {
            let message = match differ {
                true => "slitherlink-sides-differ",
                false => "slitherlink-sides-alike",
            };
            let said = Explanation::new(message)
                .with("place", Arg::Place(cell.site()))
                .with("digit", digit_at(clues, Some(cell)));
            (SO, said)
        }
        Link::Dot { vertex, differ } => {
            let message = match differ {
                true => "slitherlink-dot-differ",
                false => "slitherlink-dot-alike",
            };
            let said = Explanation::new(message).with("place", Arg::Place(vertex.site()));
            (SO, said)
        }
        Link::Passed => ("slitherlink-with", Explanation::new("slitherlink-passed")),
    }
}

/// Steps of a trial as one text. A short trial gives all of them; a long one gives the
/// first two, the number left out, and the last.
fn walk(steps: &[Step<Slitherlink>]) -> Vec<Explanation> {
    let is_long = steps.len() > MOST_SHOWN;
    let shown = steps.iter().enumerate();
    let shown = shown.filter(|&(at, _)| !is_long || at < 2 || at + 1 == steps.len());
    let walk = shown.fold(None, |before: Option<Explanation>, (at, step)| {
        let clause = Arg::Said(necessity(&step.found, WOULD));
        let joint = match (&before, is_long && at >= 2) {
            (None, _) => return Some(Explanation::new("slitherlink-step").with("clause", clause)),
            (_, true) => "slitherlink-steps-later",
            (_, false) => "slitherlink-then",
        };
        let joined = Explanation::new(joint)
            .with("before", Arg::Said(before.into_iter().collect()))
            .with("count", number(steps.len().saturating_sub(3)))
            .with("clause", clause);
        Some(joined)
    });
    walk.into_iter().collect()
}

/// The clash in which a trial ends, as a clause.
fn breaks(clues: &Clues, clash: &Clash<Slitherlink>) -> Explanation {
    let message = match clash.rule {
        Rule::ClueExceeded => "slitherlink-breaks-clue-exceeded",
        Rule::ClueShort => "slitherlink-breaks-clue-short",
        Rule::ClueStuck => "slitherlink-breaks-clue-stuck",
        Rule::VertexStuck => "slitherlink-breaks-vertex-stuck",
        Rule::Branch => "slitherlink-breaks-branch",
        Rule::DeadEnd => "slitherlink-breaks-dead-end",
        Rule::TwoLoops => "slitherlink-breaks-two-loops",
        Rule::PrematureLoop => "slitherlink-breaks-premature-loop",
        Rule::Separated => "slitherlink-breaks-separated",
        Rule::BothSides => "slitherlink-breaks-both-sides",
        Rule::NoCompletion => "slitherlink-breaks-no-completion",
        Rule::NoLoop => "slitherlink-breaks-no-loop",
    };
    Explanation {
        message,
        ..Slitherlink::explain_clash(clues, clash)
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
        let count =
            |wanted: &dyn Fn(&Fact) -> bool| step.found.iter().filter(|f| wanted(f)).count();
        let digit = step
            .clues
            .first()
            .and_then(|site| site.cell())
            .and_then(|at| clues.count(at));
        let path = Slitherlink::objects(clues, &step.given);
        let path = path.iter().map(Vec::len).max();
        let drawn = match step.reason {
            Some(Reason::Drawing(drawn)) => drawn,
            _ => Drawn::default(),
        };
        let left_out: Vec<Site> = drawn.left_out.into_iter().collect();
        let about = step.clues.iter().copied();
        let about: Vec<Site> = about.filter(|site| !left_out.contains(site)).collect();
        // The clue at the end of a diagonal of 2s, unless it is a 2 as well.
        let counts = about.iter().filter_map(|site| clues.count(site.cell()?));
        let end = counts.into_iter().find(|&count| count != 2);
        let argued = match &step.reason {
            Some(Reason::Argument(links)) => argument(clues, links),
            _ => None,
        };
        let mut explanation = Explanation::new(step.technique.name())
            .with("clue-count", number(about.len()))
            .with("clues", Arg::Places(about.to_vec()))
            .with("left-out-count", number(left_out.len()))
            .with("left-out", Arg::Places(left_out))
            .with("digit", Arg::Number(digit.map_or(0, u64::from)))
            .with("end", Arg::Number(end.map_or(2, u64::from)))
            .with("given", Arg::Places(places(&step.given, |_| true)))
            .with("path", number(path.unwrap_or(0)))
            .with("given-lines", Arg::Places(places(&step.given, line)))
            .with("found", Arg::Places(edges_found))
            .with("found-lines", Arg::Places(places(&step.found, line)))
            .with("found-crosses", Arg::Places(places(&step.found, cross)))
            .with("cells", Arg::Places(cells_found))
            .with("cell-count", number(count(&cell)))
            .with("inside-count", number(count(&inside)))
            .with("lines", number(count(&line)))
            .with("crosses", number(count(&cross)));
        if let Some(argument) = argued {
            explanation = explanation.with("argument", Arg::Said(vec![argument]));
        }
        if let Some((_, corner)) = drawn.closed {
            explanation = explanation.with("corner", Arg::Word(CORNERS[usize::from(corner)]));
        }
        let entering = drawn.entering.into_iter().map(Edge::site).collect();
        let joined: Vec<Site> = match step.reason {
            Some(Reason::Joined(one, other)) => {
                let cells = [Some(one), other].into_iter().flatten();
                cells.map(Cell::site).collect()
            }
            _ => Vec::new(),
        };
        explanation = explanation
            .with("entering", Arg::Places(entering))
            .with("joined-count", number(joined.len()))
            .with("joined", Arg::Places(joined));
        if let Some(trial) = step.trials.first() {
            let ends = trial.end.iter().flat_map(|end| &end.clash.sites);
            let cut: Vec<Site> = ends.copied().filter(|site| site.cell().is_some()).collect();
            let breaks = trial.end.iter().map(|end| breaks(clues, &end.clash));
            explanation = explanation
                .with("cut-count", number(cut.len()))
                .with("cut", Arg::Places(cut))
                .with("assumed", Arg::Place(trial.assumed.site()))
                .with("assumed-state", Arg::Word(state(trial.assumed)))
                .with("breaks", Arg::Said(breaks.collect()))
                .with("walk", Arg::Said(walk(&trial.steps)))
                .with("length", number(trial.steps.len()));
        }
        if let [_, other] = &step.trials[..] {
            explanation = explanation.with("other-walk", Arg::Said(walk(&other.steps)));
        }
        explanation
    }

    fn explain_clash(clues: &Clues, clash: &Clash<Slitherlink>) -> Explanation {
        let cell = clash.sites.iter().find_map(|site| site.cell());
        let digit = cell.and_then(|cell| clues.count(cell)).map_or(0, u64::from);
        let mut places = clash.sites.clone();
        places.sort_dedup();
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

    fn quote(fact: Fact) -> Explanation {
        let message = match fact {
            Fact::Edge(_, Mark::Line) => "slitherlink-quote-line",
            Fact::Edge(_, Mark::Cross) => "slitherlink-quote-cross",
            Fact::Cell(_, Side::Inside) => "slitherlink-quote-inside",
            Fact::Cell(_, Side::Outside) => "slitherlink-quote-outside",
        };
        Explanation::new(message).with("place", Arg::Place(fact.site()))
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

/// Messages of facts of each sort: lines, crosses, cells inside, cells outside.
type Sorts = [&'static str; 4];

const MUST: Sorts = [
    "slitherlink-must-be-lines",
    "slitherlink-must-be-crosses",
    "slitherlink-must-be-inside",
    "slitherlink-must-be-outside",
];

const WOULD: Sorts = [
    "slitherlink-would-be-lines",
    "slitherlink-would-be-crosses",
    "slitherlink-would-be-inside",
    "slitherlink-would-be-outside",
];

/// Facts as necessities, grouped by sort.
pub(super) fn necessary(facts: &[Fact]) -> Vec<Explanation> {
    necessity(facts, MUST)
}

fn necessity(facts: &[Fact], sorts: Sorts) -> Vec<Explanation> {
    let sort_of = |fact: &Fact| match fact {
        Fact::Edge(_, Mark::Line) => sorts[0],
        Fact::Edge(_, Mark::Cross) => sorts[1],
        Fact::Cell(_, Side::Inside) => sorts[2],
        Fact::Cell(_, Side::Outside) => sorts[3],
    };
    let said = sorts.into_iter().filter_map(|message| {
        let sites = places(facts, |fact| sort_of(fact) == message);
        let count = number(sites.len());
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
