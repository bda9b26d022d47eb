//! Steps, clashes and facts as explanations. Houses and digits are read off
//! the facts of a step.

mod bug;
mod houses;

use crate::grid::Site;
use crate::model::{Arg, Clash, Explanation, Fact as _, Rule as _, Technique as _};
use crate::trace::{Explain, Step};

use super::board::{Digit, Digits, Division, House, Name, Sort};
use super::{Clues, Fact, Rule, Sudoku};
use houses::{fish_lines, hidden, holding, house_at, houses_of, locked, single_house};

impl Explain for Sudoku {
    fn explain(clues: &Clues, step: &Step<Sudoku>) -> Explanation {
        let digits: Digits = step.found.iter().map(|fact| fact.digit()).collect();
        let explanation = Explanation::new(step.technique.name())
            .with("digit", digit(step.found[0].digit()))
            .with("digits", said(digits))
            .with("cell", Arg::Place(step.found[0].site()))
            .with("found", found(&step.found))
            .with(
                "found-is",
                Arg::Number(u64::from(matches!(step.found[0], Fact::Is(..)))),
            );
        pattern(clues, step, explanation)
    }

    fn explain_clash(clues: &Clues, clash: &Clash<Sudoku>) -> Explanation {
        let explanation = Explanation::new(clash.rule.name())
            .with("places", Arg::Places(clash.sites.clone()))
            .with("house", houses_of(clues, &clash.sites));
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

fn said(digits: Digits) -> Arg {
    let one = |which: Digit| Explanation::new("sudoku-digit").with("digit", digit(which));
    Arg::Said(digits.iter().map(one).collect())
}

/// Name of a house as an explanation.
fn named(clues: &Clues, name: Name) -> Explanation {
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

/// The houses that the sentence of a step names.
pub(super) fn mentioned_houses<'a>(clues: &'a Clues, step: &Step<Sudoku>) -> Vec<&'a House> {
    fn all_said<'a>(explanation: &'a Explanation, said: &mut Vec<&'a Explanation>) {
        for (_, arg) in &explanation.args {
            let Arg::Said(parts) = arg else { continue };
            said.extend(parts);
            parts.iter().for_each(|part| all_said(part, said));
        }
    }
    let explanation = Sudoku::explain(clues, step);
    let mut said = Vec::new();
    all_said(&explanation, &mut said);
    let is_said = |house: &&House| said.contains(&&named(clues, house.name));
    clues.houses().iter().filter(is_said).collect()
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

/// The cells a step is about, and the houses and digits that make them so.
fn pattern(clues: &Clues, step: &Step<Sudoku>, explanation: Explanation) -> Explanation {
    use super::Technique::*;
    let cells = |i: usize| step.groups.get(i).cloned().unwrap_or_default();
    let explanation = explanation
        .with("cells", Arg::Places(cells(0)))
        .with("others", Arg::Places(cells(1)))
        .with("fins", Arg::Number(cells(1).len() as u64));
    let kept: Digits = step.about.iter().map(|fact| fact.digit()).collect();
    match step.technique {
        FullHouse | HiddenSingleBox | HiddenSingleLine => {
            let house = single_house(clues, step);
            let name = house.map(|house| named(clues, house.name));
            explanation.with("house", Arg::Said(name.into_iter().collect()))
        }
        DirectPointing | DirectClaiming => {
            let last = [cells(1), found_sites(step)].concat();
            explanation
                .with("from", house_at(clues, step, 2, &cells(0)))
                .with(
                    "to",
                    house_at(clues, step, 3, &[cells(0), cells(1)].concat()),
                )
                .with("house", house_at(clues, step, 4, &last))
        }
        DirectHiddenPair | DirectHiddenTriple => {
            let last = [cells(1), found_sites(step)].concat();
            explanation
                .with("from", house_at(clues, step, 2, &cells(0)))
                .with("subset", hidden(clues, step).1)
                .with("house", house_at(clues, step, 3, &last))
        }
        Pointing | Claiming => {
            let (from, to) = locked(clues, step);
            explanation.with("from", from).with("to", to)
        }
        NakedPair | NakedTriple | NakedQuad => explanation.with("subset", said(kept)),
        HiddenPair | HiddenTriple | HiddenQuad => {
            let (from, subset) = hidden(clues, step);
            explanation.with("subset", subset).with("from", from)
        }
        XWing | Swordfish | Jellyfish | FinnedXWing | FinnedSwordfish | FinnedJellyfish => {
            let (base, cover) = fish_lines(clues, step);
            explanation.with("base", base).with("cover", cover)
        }
        FrankenFish | MutantFish => {
            let houses = step.groups[2..].iter();
            let names = houses.filter_map(|cells| holding(clues, cells).next());
            let names: Vec<Explanation> = names.map(|house| named(clues, house.name)).collect();
            let (base, cover) = names.split_at(names.len() / 2);
            explanation
                .with("base", Arg::Said(base.to_vec()))
                .with("cover", Arg::Said(cover.to_vec()))
                .with("count", Arg::Number(base.len() as u64))
        }
        UniqueRectangle | UniqueLoop | HiddenRectangle => exchange(clues, step, explanation),
        Bug => bug::prevented(clues, step, explanation),
        AvoidableRectangle => {
            let digits: Digits = step.given.iter().map(|fact| fact.digit()).collect();
            explanation.with("subset", said(digits))
        }
        RemotePair => {
            let path = step.chain.iter().step_by(2);
            let path: Vec<Site> = path.flatten().map(|fact| fact.site()).collect();
            let ends = [path.first(), path.last()];
            let pair = step.chain.iter().take(2).flatten();
            let pair: Digits = pair.map(|fact| fact.digit()).collect();
            explanation
                .with("subset", said(pair))
                .with(
                    "ends",
                    Arg::Places(ends.into_iter().flatten().copied().collect()),
                )
                .with("path", Arg::Places(path))
        }
        _ if !step.chain.is_empty() => {
            let (first, rest) = (&step.chain[0], &step.chain[1..]);
            let last = rest.last().unwrap_or(first);
            let turn = |(i, node): (usize, &Vec<Fact>)| link(node, i % 2 == 0);
            explanation
                .with("first", Arg::Said(vec![link(first, true)]))
                .with("not-first", Arg::Said(vec![link(first, false)]))
                .with(
                    "links",
                    Arg::Said(rest.iter().enumerate().map(turn).collect()),
                )
                .with("last", Arg::Said(vec![link(last, true)]))
        }
        WWing => {
            let linked = kept.iter().find(|&other| other != step.found[0].digit());
            explanation
                .with("subset", said(kept))
                .with("linked", digit(linked.unwrap_or_default()))
        }
        AlsChain => {
            let group = |sites: &Vec<Site>| {
                Explanation::new("sudoku-group").with("places", Arg::Places(sites.clone()))
            };
            let (ends, middle) = step.groups.split_at(2);
            let sets = ends[..1].iter().chain(middle).chain(&ends[1..]);
            explanation.with("sets", Arg::Said(sets.map(group).collect()))
        }
        Nishio | ForcingChains | ForcingNet | NestedNet => {
            let suppositions = step.trials.iter().map(|trial| link(&[trial.assumed], true));
            let longest = step.trials.iter().map(|trial| trial.steps.len()).max();
            explanation
                .with("assumed", Arg::Said(suppositions.collect()))
                .with("length", Arg::Number(longest.unwrap_or(0) as u64))
                .with("trials", Arg::Number(step.trials.len() as u64))
        }
        NestedChains => nested(step, explanation),
        _ => explanation,
    }
}

/// The supposition of nested chains, the number of steps that follow and of those
/// that suppose in turn, and the end. The house that is left without a place is not
/// named: the step as a whole may hold by other houses.
fn nested(step: &Step<Sudoku>, explanation: Explanation) -> Explanation {
    let suppositions = step.trials.iter().map(|trial| link(&[trial.assumed], true));
    let followed = || step.trials.iter().flat_map(|trial| &trial.steps);
    let inner = followed().filter(|step| !step.trials.is_empty()).count();
    let ends = step.trials.iter().filter_map(|trial| trial.end.as_ref());
    let ends = ends.map(|end| match end.clash.rule {
        Rule::NoPlace(which) => Explanation::new("sudoku-end-no-place").with("digit", digit(which)),
        _ => Explanation::new("sudoku-end-no-candidate")
            .with("places", Arg::Places(end.clash.sites.clone())),
    });
    explanation
        .with("assumed", Arg::Said(suppositions.collect()))
        .with("length", Arg::Number(followed().count() as u64))
        .with("inner", Arg::Number(inner as u64))
        .with("end", Arg::Said(ends.collect()))
}

/// Two digits that could be exchanged, and what prevents it.
fn exchange(clues: &Clues, step: &Step<Sudoku>, explanation: Explanation) -> Explanation {
    let group = |i: usize| step.groups.get(i).cloned().unwrap_or_default();
    let (all, roof, more) = (group(0), group(1), group(2));
    let every = Digits::all(clues.houses().side());
    let gone_at = |sites: &dyn Fn(Site) -> bool| -> Digits {
        let facts = step.given.iter().filter(|fact| sites(fact.site()));
        facts.map(|fact| fact.digit()).collect()
    };
    let pair = every.without(gone_at(&|site| {
        all.contains(&site) && !roof.contains(&site)
    }));
    let lost = step.found[0].digit();
    let kept = pair.iter().find(|&other| other != lost).unwrap_or_default();
    let in_roof = step.found.iter().all(|fact| roof.contains(&fact.site()));
    let house = holding(clues, &[roof.clone(), more.clone()].concat()).next();
    let message = match (in_roof, roof.len()) {
        (true, 1) => "sudoku-exchange-corner",
        (true, _) if house.is_some() => "sudoku-exchange-locked",
        (true, _) => "sudoku-exchange-crossed",
        (false, _) if more.is_empty() => "sudoku-exchange-third",
        (false, _) => "sudoku-exchange-subset",
    };
    let extra = every
        .without(gone_at(&|site| roof.contains(&site)))
        .without(pair);
    let taken = every.without(gone_at(&|site| more.contains(&site)));
    let house = house
        .map(|house| named(clues, house.name))
        .into_iter()
        .collect();
    let why = Explanation::new(message)
        .with("others", Arg::Places(roof))
        .with("more", Arg::Places(more))
        .with("digit", digit(lost))
        .with("kept", digit(kept))
        .with("extra", said(extra))
        .with("taken", said(taken))
        .with("house", Arg::Said(house));
    explanation
        .with("subset", said(pair))
        .with("kept", digit(kept))
        .with("why", Arg::Said(vec![why]))
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

fn found_sites(step: &Step<Sudoku>) -> Vec<Site> {
    step.found.iter().map(|fact| fact.site()).collect()
}
