//! Conclusions of a step: digits that cells must be, or cannot be.

use crate::grid::Site;
use crate::model::{Arg, Explanation, Fact as _};

use crate::puzzle::sudoku::Fact;
use crate::puzzle::sudoku::board::Digits;

use super::words::{digit, either};

/// Digits that must be, or that cannot be, in as few parts as there may be: cells that
/// lose the same digits together, or digits that the same cells lose.
pub(super) fn found(facts: &[Fact]) -> Arg {
    if matches!(facts[0], Fact::Is(..)) {
        let placed = |fact: &Fact| {
            Explanation::new("sudoku-placed")
                .with("places", Arg::Places(vec![fact.site()]))
                .with("digit", digit(fact.digit()))
        };
        return Arg::Said(facts.iter().map(placed).collect());
    }
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
    let said = parts.into_iter().map(|(sites, digits)| {
        Explanation::new("sudoku-ruled-out")
            .with("places", Arg::Places(sites))
            .with("digits", either(digits))
    });
    Arg::Said(said.collect())
}

/// The places of facts, each once.
pub(super) fn sites(facts: &[Fact]) -> Vec<Site> {
    let mut sites: Vec<Site> = Vec::new();
    for site in facts.iter().map(|fact| fact.site()) {
        if !sites.contains(&site) {
            sites.push(site);
        }
    }
    sites
}
