//! Conclusions of a step: digits that cells must be, or cannot be.

use clew_core::grid::{Site, SortDedup as _};
use clew_core::model::{Arg, Explanation, Fact as _};

use super::chains::link;
use super::words::{digit, either};
use crate::board::{Digits, Fact};

/// Maximum number of parts of a conclusion that a sentence gives; the board shows the others.
const MOST_PARTS: usize = 4;

/// Digits that must be, or that cannot be.
pub(super) fn found(facts: &[Fact]) -> Arg {
    Arg::Said(necessary(facts))
}

/// Facts as necessities: digits placed, and digits ruled out.
pub(crate) fn necessary(facts: &[Fact]) -> Vec<Explanation> {
    let (placed, ruled_out): (Vec<Fact>, Vec<Fact>) =
        facts.iter().partition(|fact| matches!(fact, Fact::Is(..)));
    let mut said: Vec<Explanation> = placed.iter().enumerate().map(said_placed).collect();
    said.extend(said_ruled_out(&ruled_out));
    said
}

/// Facts as they follow from a supposition: digits placed, and digits ruled out.
pub(super) fn stated(facts: &[Fact]) -> Vec<Explanation> {
    let (placed, ruled_out): (Vec<Fact>, Vec<Fact>) =
        facts.iter().partition(|fact| matches!(fact, Fact::Is(..)));
    let mut said: Vec<Explanation> = placed.iter().map(|&fact| link(&[fact], true)).collect();
    said.extend(said_ruled_out(&ruled_out));
    said
}

/// All digits that cells lose.
pub(super) fn lost(facts: &[Fact]) -> Arg {
    either(facts.iter().map(|fact| fact.digit()).collect())
}

/// A digit in its place; "must be" appears once.
fn said_placed((at, fact): (usize, &Fact)) -> Explanation {
    let message = match at {
        0 => "sudoku-placed",
        _ => "sudoku-placed-too",
    };
    Explanation::new(message)
        .with("places", Arg::Places(vec![fact.site()]))
        .with("digit", digit(fact.digit()))
}

/// Digits that cannot be, in as few parts as possible: cells that lose the same digits
/// together, or digits that the same cells lose.
fn said_ruled_out(facts: &[Fact]) -> Vec<Explanation> {
    let lost_by = |site: Site| -> Digits {
        let here = facts.iter().filter(|fact| fact.site() == site);
        here.map(|fact| fact.digit()).collect()
    };
    let mut by_cells: Vec<(Vec<Site>, Digits)> = Vec::new();
    for site in sites(facts) {
        let lost = lost_by(site);
        match by_cells.iter_mut().find(|(_, digits)| *digits == lost) {
            Some((sites, _)) => sites.push(site),
            None => by_cells.push((vec![site], lost)),
        }
    }
    let all: Digits = facts.iter().map(|fact| fact.digit()).collect();
    let mut by_digits: Vec<(Vec<Site>, Digits)> = Vec::new();
    for lost in all.iter() {
        let here = facts.iter().filter(|fact| fact.digit() == lost);
        let here: Vec<Site> = here.map(|fact| fact.site()).collect();
        match by_digits.iter_mut().find(|(sites, _)| *sites == here) {
            Some((_, digits)) => digits.insert(lost),
            None => by_digits.push((here, Digits::only(lost))),
        }
    }
    let parts = match by_digits.len() < by_cells.len() {
        true => by_digits,
        false => by_cells,
    };
    let said = |(sites, digits): &(Vec<Site>, Digits)| {
        Explanation::new("sudoku-ruled-out")
            .with("places", Arg::Places(sites.clone()))
            .with("digits", either(*digits))
    };
    let shown = match parts.len() > MOST_PARTS {
        true => MOST_PARTS - 1,
        false => parts.len(),
    };
    let (told, left) = parts.split_at(shown);
    let left: usize = left
        .iter()
        .map(|(sites, lost)| sites.len() * lost.len() as usize)
        .sum();
    let more = Explanation::new("sudoku-ruled-out-more").with("count", left);
    let more = (left > 0).then_some(more);
    told.iter().map(said).chain(more).collect()
}

/// The places of facts, each once and in order.
pub(super) fn sites(facts: &[Fact]) -> Vec<Site> {
    let mut sites: Vec<Site> = facts.iter().map(|fact| fact.site()).collect();
    sites.sort_dedup();
    sites
}
