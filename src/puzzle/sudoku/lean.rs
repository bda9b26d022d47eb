//! Evidence without what an argument can do without.
//!
//! A technique names every candidate that its pattern lacks, but some of them
//! could be there and the conclusion would follow all the same: the candidate
//! would lead to it as well. Each fact is left out in turn, and stays out if
//! no full board has the rest and the opposite of what is found.

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

/// The step with the facts that it needs, the last ones left out first; with
/// more where nobody reads them.
pub(super) fn lean(board: &Board, found: Found) -> Found {
    let Find::Step(mut step) = found? else {
        return None;
    };
    if board.is_unread() {
        return Some(Find::Step(step));
    }
    for at in (0..step.given.len()).rev() {
        let fact = step.given.remove(at);
        let mut opposites = step.found.iter().map(|found| found.negated());
        if !opposites.all(|opposite| is_refuted(board, &step.given, opposite)) {
            step.given.insert(at, fact);
        }
    }
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
