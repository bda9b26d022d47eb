//! Reasons of steps: what a technique counted. Sentences and pictures use nothing else.

use clew_core::model::{Contradiction, Puzzle as _};
use clew_core::solve::Find;
use clew_core::trace::Step;
use serde::{Deserialize, Serialize};

use super::argument::Argument;
use super::conclusion::{in_line, restricted};
use super::reachable::Heights;
use super::{pairs, tank_rules, totals};
use crate::board::clues::Clues;
use crate::board::lines::Count;
use crate::board::{Aquarium, Board, Fact};
use crate::catalogue::Technique;

/// Reason why what a step finds follows from its sums. The rules of a tank and trials
/// need none, since the facts that the step relies on, and its trials, say everything.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Reason {
    /// What one line needs; and its stacks with the heights that give the sum, if
    /// counting alone does not decide.
    Line(Count, Vec<Heights>),
    /// What two lines need, and their stacks with the heights that give both sums.
    Lines([Count; 2], Vec<Heights>),
    /// Need of the whole board, and its stacks with the heights that meet it.
    Board {
        /// The sum of all rows, or of all columns.
        sum: usize,
        /// Part of it that is still missing.
        need: usize,
        /// The stacks of the whole board.
        stacks: Vec<Heights>,
    },
}

impl Reason {
    /// Gives a step this reason.
    pub(crate) fn of(self, step: Step<Aquarium>) -> Step<Aquarium> {
        Step {
            reason: Some(self),
            ..step
        }
    }

    /// The reason of a step as it is counted on a board: with the cells that are known
    /// there. Levels are excluded only by facts that the step relies on. `None` if the
    /// board has too much water.
    fn counted_on(&self, clues: &Clues, board: &Board, step: &Step<Aquarium>) -> Option<Self> {
        let again = |count: &Count| Count::with_sum(clues, board, count.line, count.sum);
        let relied = |counted: Vec<Fact>| board_of(clues, &[counted, step.given.clone()].concat());
        Some(match self {
            Reason::Line(count, stacks) if stacks.is_empty() => {
                Reason::Line(again(count), Vec::new())
            }
            Reason::Line(count, _) => {
                let count = again(count);
                let stacks = in_line(clues, &relied(count.known_facts()), &count);
                let stacks = restricted(stacks, [0, count.need()?]);
                Reason::Line(count, stacks)
            }
            Reason::Lines(counts, _) => {
                let [one, other] = counts.each_ref().map(again);
                let known = relied([one.known_facts(), other.known_facts()].concat());
                let stacks = pairs::shared(clues, &known, &one, &other);
                let stacks = restricted(stacks, [one.need()?, other.need()?]);
                Reason::Lines([one, other], stacks)
            }
            &Reason::Board { sum, .. } => {
                let (water, air) = totals::known(clues, board);
                let stacks = totals::stacks(clues, &relied([&water[..], &air].concat()));
                let need = sum.checked_sub(water.len())?;
                let stacks = restricted(stacks, [0, need]);
                Reason::Board { sum, need, stacks }
            }
        })
    }
}

/// Step for this board: its reason is counted there, and its technique is the simplest that this count allows.
pub(crate) fn retold(clues: &Clues, board: &Board, mut step: Step<Aquarium>) -> Step<Aquarium> {
    for trial in &mut step.trials {
        let mut supposed = board.clone();
        // Facts of a trial clash only at its end.
        let _ = Aquarium::learn(&mut supposed, trial.assumed);
        for followed in &mut trial.steps {
            *followed = retold(clues, &supposed, followed.clone());
            for &fact in &followed.found {
                let _ = Aquarium::learn(&mut supposed, fact);
            }
        }
    }
    let counted = |reason: Reason| reason.counted_on(clues, board, &step);
    let reason = step.reason.clone().and_then(counted);
    let is_out_of_place = matches!(&reason, Some(Reason::Line(count, stacks))
        if stacks.is_empty() && count.argument(&step.found) == Argument::Sums);
    if is_out_of_place && let Some(told) = within_tank(clues, board, &step) {
        return told;
    }
    step.reason = reason;
    if let (Some(Reason::Line(count, _)), false) =
        (&step.reason, step.technique == Technique::MissingSum)
    {
        step.technique = count.argument(&step.found).technique(count.line);
    }
    step
}

/// The step as one of its tank alone, which knows more here than where the step was found.
fn within_tank(clues: &Clues, board: &Board, step: &Step<Aquarium>) -> Option<Step<Aquarium>> {
    let tank_of = |fact: &Fact| clues.tank(fact.cell());
    let tanks: Vec<u16> = step.found.iter().map(tank_of).collect();
    let cells = clues.shape().cells();
    let known = cells.filter_map(|cell| Some(Fact::Cell(cell, board.cell(cell)?)));
    let known: Vec<Fact> = known
        .filter(|fact| tanks.contains(&tank_of(fact)))
        .collect();
    let alone = board_of(clues, &known);
    let rules = [
        tank_rules::water_below,
        tank_rules::air_above,
        tank_rules::same_height,
    ];
    rules.iter().find_map(|look| match look(clues, &alone)? {
        Find::Step(told) if step.found.iter().all(|fact| told.found.contains(fact)) => Some(Step {
            found: step.found.clone(),
            ..told
        }),
        _ => None,
    })
}

/// The line whose sum a contradiction breaks, judging by its evidence.
pub(crate) fn broken_line(clues: &Clues, end: &Contradiction<Aquarium>) -> Option<Count> {
    let line = end.clash.sites.first()?.line()?;
    let board = board_of(clues, &end.given);
    let sum = usize::from(clues.sum(line)?);
    Some(Count::with_sum(clues, &board, line, sum))
}

/// A board that knows some facts.
fn board_of(clues: &Clues, facts: &[Fact]) -> Board {
    let mut board = Aquarium::board(clues);
    for &fact in facts {
        // Facts of one board do not contradict each other.
        let _ = Aquarium::learn(&mut board, fact);
    }
    board
}
