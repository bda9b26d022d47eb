//! Refutations written out as steps.

use clew_core::grid::SortShort as _;
use clew_core::trace::{Step, Trial};

use super::refutation::{Derived, Premises, Refutation};
use super::trail::Antecedent;
use crate::board::{Board, Clues, Sudoku};
use crate::catalogue::Technique;
use crate::evidence::{Evidence, blockers};
use crate::reason::Reason;
use crate::technique::singles::named;

/// The step that rules out a refuted candidate.
pub(super) fn step(clues: &Clues, board: &Board, refutation: &Refutation) -> Step<Sudoku> {
    let technique = match refutation.inner.is_empty() {
        true => Technique::ForcingNet,
        false => Technique::NestedChains,
    };
    let (cell, digit) = refutation.candidate;
    let trials = vec![trial(clues, board, refutation)];
    Step::of_trials(
        technique,
        trials,
        Vec::new(),
        vec![board.is_not(cell, digit)],
    )
}

fn trial(clues: &Clues, board: &Board, refutation: &Refutation) -> Trial<Sudoku> {
    let (cell, digit) = refutation.candidate;
    let (dead, premises) = &refutation.end;
    let steps = refutation.steps.iter();
    let steps = steps.map(|derived| followed(clues, board, refutation, derived));
    let end = evidence(clues, board, premises).contradicts(dead.clash(board.houses()));
    Trial {
        assumed: board.is(cell, digit),
        steps: steps.collect(),
        end: Some(end),
    }
}

/// A step of a trial: a single, or another refutation.
fn followed(
    clues: &Clues,
    board: &Board,
    refutation: &Refutation,
    derived: &Derived,
) -> Step<Sudoku> {
    let (technique, reason) = match derived.reason {
        Antecedent::House(house) => {
            let house = &board.houses().all()[house];
            (named(house), Some(Reason::Single { house: house.name }))
        }
        Antecedent::Supposed | Antecedent::Cell => (Technique::NakedSingle, None),
        Antecedent::Refuted(number) => {
            let inner = refutation.inner.iter().find(|(of, _)| *of == number);
            let (_, inner) = inner.expect("a slice keeps the refutations that it needs");
            return step(clues, board, inner);
        }
    };
    let evidence = evidence(clues, board, &derived.premises);
    let found = vec![derived.fact];
    Step {
        reason,
        ..Step::new(technique, evidence.clues, evidence.given, found)
    }
}

fn evidence(clues: &Clues, board: &Board, premises: &Premises) -> Evidence {
    let mut evidence = blockers(clues, board, &premises.known);
    evidence.given.extend(&premises.given);
    evidence.given.sort_short();
    evidence
}
