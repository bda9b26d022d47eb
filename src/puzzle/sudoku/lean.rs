//! Evidence without what an argument can do without.
//!
//! A technique names every candidate that its pattern lacks, but some of them
//! could be there and the conclusion would follow all the same: the candidate
//! would lead to it as well. Each fact is left out in turn, and stays out if
//! no full board has the rest and the opposite of what is found.

use crate::grid::Site;
use crate::model::Fact as _;
use crate::solve::{Find, Fuel};

use super::cover::{Cover, Outcome};
use super::evidence::Found;
use super::learner::Learner;
use super::{Board, Fact};

/// Branches looked at before a search that learns takes over,
const PATIENCE: u32 = 300;
/// and its fuel. A fact stays when that is not enough, as it is but rarely.
const EFFORT: u32 = 2_000;
/// More choices than these are many.
const FEW: usize = 4;

/// The step with the clues and facts that it needs, the last ones left out
/// first.
pub(super) fn lean(board: &Board, found: Found) -> Found {
    let Find::Step(mut step) = found? else {
        return None;
    };
    let printed = |site: &Site| {
        let cell = site.cell()?;
        Some(Fact::Is(cell, board.digit(cell)?))
    };
    let mut facts: Vec<Fact> = step.clues.iter().filter_map(printed).collect();
    facts.extend(&step.given);
    let falls_short = |rest: &[Fact]| {
        let mut opposites = step.found.iter().map(|found| found.negated());
        !opposites.all(|opposite| is_refuted(board, rest, opposite))
    };
    let mut needed = facts.clone();
    for at in (0..facts.len()).rev() {
        let fact = needed.remove(at);
        if falls_short(&needed) {
            needed.insert(at, fact);
        }
    }
    step.clues
        .retain(|site| printed(site).is_some_and(|fact| needed.contains(&fact)));
    step.given.retain(|fact| needed.contains(fact));
    Some(Find::Step(step))
}

/// Whether no full board has some facts and another. A board on which every
/// cell and every digit of a house has many choices is taken to have one.
fn is_refuted(board: &Board, given: &[Fact], assumed: Fact) -> bool {
    let mut supposed = Board::blank(board.shared_houses());
    let mut facts = given.iter().chain([&assumed]);
    if facts.any(|&fact| supposed.learn(fact).is_err()) {
        return true;
    }
    let mut search = Cover::new(&supposed);
    let mut is_ample = false;
    for _ in 0..PATIENCE {
        let outcome = search.advance_by(&mut Fuel::new(1), |choices| {
            is_ample = choices.len() > FEW;
            choices.reverse();
        });
        match outcome {
            _ if is_ample => return false,
            Outcome::Done => return true,
            Outcome::Solution => return false,
            Outcome::Failed(_) | Outcome::OutOfFuel => {}
        }
    }
    let mut search = Learner::new(&supposed, &[]);
    search.next(&mut Fuel::new(EFFORT)).is_none() && search.is_done()
}
