//! Steps, clashes and facts as explanations.

mod uniqueness;

use crate::grid::{Cell, Site};
use crate::model::{Arg, Clash, Explanation, Fact as _, Rule as _, Technique as _};
use crate::trace::{Explain, Step};

use super::board::{Digit, Digits, Division, House, Name, Sort};
use super::{Clues, Fact, Pattern, Rule, Set, Sudoku};

impl Explain for Sudoku {
    fn explain(clues: &Clues, step: &Step<Sudoku>) -> Explanation {
        let lost: Digits = step.found.iter().map(|fact| fact.digit()).collect();
        let group = |i: usize| step.groups.get(i).cloned().unwrap_or_default();
        let (cells, others) = (group(0), group(1));
        let explanation = Explanation::new(step.technique.name())
            .with("digit", digit(step.found[0].digit()))
            .with("digits", digits(lost))
            .with("cell", Arg::Place(step.found[0].site()))
            .with("found", found(&step.found))
            .with(
                "found-is",
                Arg::Number(u64::from(matches!(step.found[0], Fact::Is(..)))),
            )
            .with("fins", Arg::Number(others.len() as u64))
            .with("cells", Arg::Places(cells))
            .with("others", Arg::Places(others));
        match &step.pattern {
            Some(pattern) => told(clues, step, pattern, explanation),
            None if !step.chain.is_empty() => chained(step, explanation),
            None => supposed(step, explanation),
        }
    }

    fn explain_clash(clues: &Clues, clash: &Clash<Sudoku>) -> Explanation {
        let explanation = Explanation::new(clash.rule.name())
            .with("places", Arg::Places(clash.sites.clone()))
            .with("house", Arg::Said(house_of(clues, &clash.sites)));
        match clash.rule {
            Rule::Twice(which) | Rule::NoPlace(which) => explanation.with("digit", digit(which)),
            Rule::NoCandidate | Rule::Otherwise => explanation,
        }
    }

    fn explain_fact(fact: Fact) -> Explanation {
        let message = match fact {
            Fact::Is(..) => "sudoku-fact-is",
            Fact::Not(..) => "sudoku-fact-is-not",
        };
        Explanation::new(message)
            .with("place", Arg::Place(fact.site()))
            .with("digit", digit(fact.digit()))
    }

    fn complete() -> &'static str {
        "sudoku-complete"
    }

    fn difference() -> &'static str {
        "sudoku-difference"
    }

    fn searching() -> &'static str {
        "sudoku-searching"
    }
}

fn digit(digit: Digit) -> Arg {
    Arg::Digit(digit.value())
}

fn digits(digits: Digits) -> Arg {
    Arg::Said(digits.iter().map(said_digit).collect())
}

/// A digit as an explanation.
pub(super) fn said_digit(which: Digit) -> Explanation {
    Explanation::new("sudoku-digit").with("digit", digit(which))
}

fn places(cells: &[Cell]) -> Arg {
    Arg::Places(cells.iter().map(|cell| cell.site()).collect())
}

/// The first house that holds some places.
fn house_of(clues: &Clues, sites: &[Site]) -> Vec<Explanation> {
    let cells = sites.iter().filter_map(|site| site.cell());
    let cells: Vec<usize> = cells.map(|cell| clues.houses().index(cell)).collect();
    let holds = |house: &&House| cells.iter().all(|&cell| house.cells.has(cell));
    let house = clues.houses().iter().find(holds);
    house
        .map(|house| named(clues, house.name))
        .into_iter()
        .collect()
}

/// Name of a house as an explanation.
pub(super) fn named(clues: &Clues, name: Name) -> Explanation {
    let is_irregular = matches!(clues.houses().division(), Division::Regions(_));
    let message = match (name.sort, name.number) {
        (Sort::Row, _) => "sudoku-row",
        (Sort::Column, _) => "sudoku-column",
        (Sort::Region, _) if is_irregular => "sudoku-region",
        (Sort::Region, _) => "sudoku-box",
        (Sort::Diagonal, 1) => "sudoku-diagonal-falling",
        (Sort::Diagonal, _) => "sudoku-diagonal-rising",
    };
    Explanation::new(message).with("number", Arg::Number(u64::from(name.number)))
}

/// Conclusions of a step: the places of each digit ruled out, or the digits placed.
fn found(facts: &[Fact]) -> Arg {
    let digits: Digits = facts.iter().map(|fact| fact.digit()).collect();
    let of = |which: Digit| {
        let sites = facts.iter().filter(|fact| fact.digit() == which);
        let sites: Vec<Site> = sites.map(|fact| fact.site()).collect();
        let message = match facts[0] {
            Fact::Is(..) => "sudoku-placed",
            Fact::Not(..) => "sudoku-ruled-out",
        };
        Explanation::new(message)
            .with("digit", digit(which))
            .with("places", Arg::Places(sites))
    };
    Arg::Said(digits.iter().map(of).collect())
}

/// What an explanation says of the pattern that a step goes by.
fn told(clues: &Clues, step: &Step<Sudoku>, pattern: &Pattern, said: Explanation) -> Explanation {
    let house = |name: Name| Arg::Said(vec![named(clues, name)]);
    let list = |names: &[Name]| {
        let names = names.iter().map(|&name| named(clues, name));
        Arg::Said(names.collect())
    };
    match pattern {
        Pattern::Single { house: name } => said.with("house", house(*name)),
        Pattern::Locked { from, to, .. } => said.with("from", house(*from)).with("to", house(*to)),
        Pattern::Naked(subset) => said.with("subset", digits(subset.digits)),
        Pattern::Hidden {
            subset,
            house: from,
        } => said
            .with("subset", digits(subset.digits))
            .with("from", house(*from)),
        Pattern::Direct {
            by, house: last, ..
        } => told(clues, step, by, said).with("house", house(*last)),
        Pattern::Fish { base, cover, .. } => said
            .with("base", list(base))
            .with("cover", list(cover))
            .with("count", Arg::Number(base.len() as u64)),
        Pattern::WWing { ends, linked, .. } => said
            .with("subset", digits(ends.digits))
            .with("linked", digit(*linked)),
        Pattern::AlsChain { sets, .. } => {
            let group =
                |set: &Set| Explanation::new("sudoku-group").with("places", places(&set.cells));
            said.with("sets", Arg::Said(sets.iter().map(group).collect()))
        }
        Pattern::SueDeCoq { .. } | Pattern::Blossom { .. } | Pattern::AlignedTriplet { .. } => said,
        Pattern::RemotePair { path, digits: pair } => {
            let ends = [path.first(), path.last()].into_iter().flatten();
            let ends: Vec<Cell> = ends.copied().collect();
            said.with("subset", digits(*pair))
                .with("ends", places(&ends))
                .with("path", places(path))
        }
        Pattern::DeadlyPattern {
            roof,
            digits: pair,
            escape,
            ..
        } => {
            let why = uniqueness::escaped(clues, step, roof, *pair, escape);
            said.with("subset", digits(*pair))
                .with("why", Arg::Said(vec![why]))
        }
        Pattern::HiddenRectangle {
            digits: pair,
            linked,
            ..
        } => said
            .with("subset", digits(*pair))
            .with("kept", digit(*linked)),
        Pattern::AvoidableRectangle { digits: pair, .. } => said.with("subset", digits(*pair)),
        Pattern::Bug { extra, escape, .. } => {
            let why = uniqueness::prevented(clues, step, extra, escape);
            said.with("why", Arg::Said(vec![why]))
        }
    }
}

/// What an explanation says of a chain: its ends, and its links one by one.
fn chained(step: &Step<Sudoku>, said: Explanation) -> Explanation {
    let (first, rest) = (&step.chain[0], &step.chain[1..]);
    let last = rest.last().unwrap_or(first);
    let turn = |(i, node): (usize, &Vec<Fact>)| link(node, i % 2 == 0);
    said.with("first", Arg::Said(vec![link(first, true)]))
        .with("not-first", Arg::Said(vec![link(first, false)]))
        .with(
            "links",
            Arg::Said(rest.iter().enumerate().map(turn).collect()),
        )
        .with("last", Arg::Said(vec![link(last, true)]))
}

/// What an explanation says of suppositions.
fn supposed(step: &Step<Sudoku>, said: Explanation) -> Explanation {
    let suppositions = step.trials.iter().map(|trial| link(&[trial.assumed], true));
    let longest = step.trials.iter().map(|trial| trial.steps.len()).max();
    said.with("assumed", Arg::Said(suppositions.collect()))
        .with("length", Arg::Number(longest.unwrap_or(0) as u64))
        .with("trials", Arg::Number(step.trials.len() as u64))
}

/// Node of a chain: one of some candidates of a digit is true, or none is.
fn link(node: &[Fact], holds: bool) -> Explanation {
    let message = match (node.len(), holds) {
        (1, true) => "sudoku-link-is",
        (1, false) => "sudoku-link-is-not",
        (_, true) => "sudoku-link-among",
        (_, false) => "sudoku-link-not-among",
    };
    let sites = node.iter().map(|fact| fact.site()).collect();
    Explanation::new(message)
        .with("places", Arg::Places(sites))
        .with("digit", digit(node[0].digit()))
}
