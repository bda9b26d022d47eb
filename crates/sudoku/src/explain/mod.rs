//! Steps, clashes and facts as explanations.

mod chains;
mod conclusion;
mod sets;
mod uniqueness;
mod words;

use clew_core::grid::{Cell, Site, SortDedup as _};
use clew_core::model::{Arg, Clash, Explanation, Fact as _, Rule as _, Technique as _};
use clew_core::trace::{Explain, Step};
use words::{digit, digits, first_house_of, house, houses, places};

use crate::board::{Clues, Digits, Fact, Name, Rule, Sudoku};
use crate::reason::{Reason, blocked};

pub(super) use conclusion::necessary;
pub(super) use words::{named, said_digit};

impl Explain for Sudoku {
    fn explain(clues: &Clues, step: &Step<Sudoku>) -> Explanation {
        let group = |i: usize| step.groups.get(i).cloned().unwrap_or_default();
        let (cells, others) = (group(0), group(1));
        let losers = conclusion::sites(&step.found);
        let is_placed = matches!(step.found[0], Fact::Is(..));
        let said = Explanation::new(step.technique.name())
            .with("digit", digit(step.found[0].digit()))
            .with("cell", Arg::Place(step.found[0].site()))
            .with("found", conclusion::found(&step.found))
            .with("losers-lose", conclusion::lost(&step.found))
            .with("found-is", Arg::Number(u64::from(is_placed)))
            .with("losers-count", losers.len())
            .with("losers", Arg::Places(losers))
            .with("cells-count", cells.len())
            .with("cells", Arg::Places(cells))
            .with("others-count", others.len())
            .with("others", Arg::Places(others));
        match &step.reason {
            Some(pattern) => told(clues, step, pattern, said),
            None if !step.chain.is_empty() => chains::chained(step, said),
            None if !step.trials.is_empty() => chains::supposed(clues, step, said),
            None => said,
        }
    }

    fn explain_link(chain: &[Vec<Fact>], at: usize) -> Explanation {
        chains::walked(chain, at)
    }

    fn explain_clash(clues: &Clues, clash: &Clash<Sudoku>) -> Explanation {
        let explanation = Explanation::new(clash.rule.name())
            .with("places", Arg::Places(clash.sites.clone()))
            .with("house", first_house_of(clues, &clash.sites));
        match clash.rule {
            Rule::Twice(which) | Rule::NoPlace(which) => explanation.with("digit", digit(which)),
            Rule::NoCandidate | Rule::Otherwise => explanation,
        }
    }

    fn explain_fact(fact: Fact) -> Explanation {
        said_fact(fact, ["sudoku-fact-is", "sudoku-fact-is-not"])
    }

    fn quote(fact: Fact) -> Explanation {
        said_fact(fact, ["sudoku-quote-is", "sudoku-quote-not"])
    }

    /// Explains a digit that its house already has, if that is the clash.
    fn explain_plain_clash(
        clues: &Clues,
        mark: Fact,
        (printed, marked): (&[Site], &[Fact]),
        clash: &Clash<Sudoku>,
    ) -> Explanation {
        let printed = printed.iter().filter_map(|site| site.cell());
        let printed = printed.filter(|&cell| clues.given(cell) == Some(mark.digit()));
        let marked = marked.iter().filter_map(|fact| match *fact {
            Fact::Is(cell, digit) if digit == mark.digit() => Some(cell),
            _ => None,
        });
        let mut alike = printed.chain(marked);
        let other = alike.find(|&other| clues.houses().see(mark.cell(), other));
        match (mark, other) {
            (Fact::Is(cell, which), Some(other)) => Explanation::new("sudoku-has-already")
                .with("house", first_house_of(clues, &[cell.site(), other.site()]))
                .with("digit", digit(which))
                .with("place", Arg::Place(other.site())),
            _ => Self::explain_clash(clues, clash),
        }
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

    fn searching_cut_short() -> &'static str {
        "sudoku-searching-cut-short"
    }
}

/// A fact, by the message for a digit and the one for a candidate that is ruled out.
fn said_fact(fact: Fact, [is, is_not]: [&'static str; 2]) -> Explanation {
    let message = match fact {
        Fact::Is(..) => is,
        Fact::Not(..) => is_not,
    };
    Explanation::new(message)
        .with("place", Arg::Place(fact.site()))
        .with("digit", digit(fact.digit()))
}

/// Adds the houses, cells and digits of a pattern.
fn told(clues: &Clues, step: &Step<Sudoku>, pattern: &Reason, said: Explanation) -> Explanation {
    match pattern {
        Reason::Single { house: name } => {
            let mut blocking: Vec<Name> =
                blocked(clues, step).iter().map(|one| one.house).collect();
            blocking.sort_dedup();
            said.with("house", house(clues, *name))
                .with("blocking-count", blocking.len())
                .with("blocking", houses(clues, &blocking))
        }
        Reason::Locked { from, to, .. } => said
            .with("from", house(clues, *from))
            .with("to", house(clues, *to)),
        Reason::Naked(subset) => said.with("subset", digits(subset.digits)),
        Reason::Hidden {
            subset,
            house: from,
        } => said
            .with("subset", digits(subset.digits))
            .with("from", house(clues, *from)),
        Reason::Direct {
            by, house: last, ..
        } => told(clues, step, by, said).with("house", house(clues, *last)),
        Reason::Fish {
            base, cover, fins, ..
        } => said
            .with("base", houses(clues, base))
            .with("cover", houses(clues, cover))
            .with("fins", fins.len()),
        Reason::WWing { ends, linked, .. } => said
            .with("subset", digits(ends.digits))
            .with("linked", digit(*linked))
            .with("left", digits(ends.digits.without(Digits::only(*linked)))),
        Reason::AlsChain { sets, links } => sets::chain(sets, links, said),
        Reason::Wing {
            pincer,
            others,
            link,
        } => sets::wing(pincer, others, *link, step.found[0].digit(), said),
        Reason::SueDeCoq {
            crossing,
            in_line,
            in_region,
        } => sets::crossed(clues, [crossing, in_line, in_region], &step.found, said),
        Reason::Blossom { stem, petals } => {
            sets::blossom(stem, petals, step.found[0].digit(), said)
        }
        Reason::AlignedTriplet { .. } => said,
        Reason::RemotePair { path, digits: pair } => {
            let ends = [path.first(), path.last()].into_iter().flatten();
            let ends: Vec<Cell> = ends.copied().collect();
            said.with("subset", digits(*pair))
                .with("ends", places(&ends))
                .with("path", places(path))
        }
        Reason::DeadlyPattern {
            roof,
            digits: pair,
            escape,
            ..
        } => {
            let why = uniqueness::escaped(clues, &step.found, roof, escape);
            said.with("subset", digits(*pair))
                .with("why", Arg::Said(vec![why]))
        }
        Reason::HiddenRectangle {
            cells,
            corner,
            digits: pair,
            linked,
        } => {
            let is_beside =
                |cell: &Cell| cell != corner && (cell.row == corner.row || cell.col == corner.col);
            let beside: Vec<Cell> = cells.iter().copied().filter(is_beside).collect();
            said.with("subset", digits(*pair))
                .with("linked", digit(*linked))
                .with("beside", places(&beside))
        }
        Reason::AvoidableRectangle { digits: pair, .. } => said.with("subset", digits(*pair)),
        Reason::Bug { extra, escape, .. } => {
            let why = uniqueness::prevented(clues, &step.found, extra, escape);
            said.with("why", Arg::Said(vec![why]))
        }
    }
}
