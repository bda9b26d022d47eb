//! Reasons of steps: what a technique counted. Sentences and pictures use nothing else.

use serde::{Deserialize, Serialize};

use clew_core::grid::Line;
use clew_core::model::{Contradiction, Puzzle as _};
use clew_core::solve::Find;
use clew_core::trace::Step;

use super::board::lines::Count;
use super::technique::argument::Argument;
use super::technique::conclusion::{in_line, restricted};
use super::technique::reachable::Heights;
use super::technique::{pairs, tank_rules, totals};
use super::{Aquarium, Board, Clues, Fact, Technique};

/// Reason why what a step finds follows from its sums. The rules of a tank and trials
/// need none, since the facts that the step relies on, and its trials, say everything.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Reason {
    /// What one line needs; and its stacks with the heights that give the sum, if
    /// counting alone does not decide.
    Line(Count, Vec<Heights>),
    /// What two lines need, and their stacks with the heights that give both sums.
    Lines([Count; 2], Vec<Heights>),
    /// What the board needs, and the stacks that decide.
    Board(Total, Vec<Heights>),
}

/// The water of the whole board, as a step counts it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Total {
    /// The sum of all rows, or of all columns.
    pub(super) sum: usize,
    /// The known water.
    pub(super) water: Vec<Fact>,
    /// The known air.
    pub(super) air: Vec<Fact>,
}

impl Reason {
    /// Gives a step this reason.
    pub(super) fn of(self, step: Step<Aquarium>) -> Step<Aquarium> {
        Step {
            reason: Some(self),
            ..step
        }
    }

    /// The reason of a step on a board that knows what it relies on.
    fn on(clues: &Clues, board: &Board, step: &Step<Aquarium>) -> Option<Self> {
        let count = |line: Line, sum: usize| Count::with_sum(clues, board, line, sum);
        let lines = step.clues.iter().filter_map(|site| {
            let line = site.line()?;
            Some(count(line, clues.sum(line)?.into()))
        });
        let exact = |count: Count| {
            let stacks = in_line(clues, board, &count);
            let stacks = restricted(stacks, [0, count.need()?]);
            Some(Reason::Line(count, stacks))
        };
        match step.technique {
            Technique::SameHeight
            | Technique::JoinedBelow
            | Technique::WaterBelow
            | Technique::AirAbove
            | Technique::LevelInterval
            | Technique::TankLevels
            | Technique::LevelTrial => None,
            Technique::LineFull
            | Technique::LineNeedsAll
            | Technique::TooWide
            | Technique::Indispensable
            | Technique::StackBottom
            | Technique::StackTop
            | Technique::OddPiece => Some(Reason::Line(lines.into_iter().next()?, Vec::new())),
            Technique::SubsetSums
            | Technique::CombinedLines
            | Technique::CrossingLines
            | Technique::TwoLines => match <[Count; 2]>::try_from(lines.collect::<Vec<_>>()) {
                Ok([one, other]) => {
                    let stacks = pairs::shared(clues, board, &one, &other);
                    let stacks = restricted(stacks, [one.need()?, other.need()?]);
                    Some(Reason::Lines([one, other], stacks))
                }
                Err(lines) => exact(lines.into_iter().next()?),
            },
            Technique::MissingSum => {
                let (line, sum) = totals::missing(clues)?;
                exact(count(line, sum?))
            }
            Technique::TotalWater | Technique::TotalSums => {
                let (_, sum) = totals::total_water_by(clues)?;
                let (water, air) = totals::known(clues, board);
                let stacks = match step.technique {
                    Technique::TotalSums => {
                        let need = sum.checked_sub(water.len())?;
                        restricted(totals::stacks(clues, board), [0, need])
                    }
                    _ => totals::stacks(clues, board),
                };
                Some(Reason::Board(Total { sum, water, air }, stacks))
            }
        }
    }

    /// The reason after evidence was removed. What was counted stays, but levels are
    /// excluded only by facts that the step still relies on.
    pub(super) fn narrowed(self, clues: &Clues, step: &Step<Aquarium>) -> Option<Self> {
        if self.stacks().is_empty() || step.technique == Technique::TotalWater {
            return Some(self);
        }
        let known = self.counted().chain(step.given.iter().copied());
        Self::on(clues, &board_of(clues, &known.collect::<Vec<_>>()), step)
    }

    /// The stacks, if heights were compared.
    pub(super) fn stacks(&self) -> &[Heights] {
        match self {
            Reason::Line(_, stacks) | Reason::Lines(_, stacks) | Reason::Board(_, stacks) => stacks,
        }
    }

    /// The known cells that are counted.
    pub(super) fn counted(&self) -> impl Iterator<Item = Fact> {
        let (lines, total) = match self {
            Reason::Line(count, _) => (std::slice::from_ref(count), None),
            Reason::Lines(counts, _) => (&counts[..], None),
            Reason::Board(total, _) => (&[][..], Some(total)),
        };
        let lines = lines.iter().flat_map(Count::known_facts);
        let total = total.into_iter();
        lines.chain(total.flat_map(|total| [&total.water[..], &total.air].concat()))
    }
}

/// Step for this board: its reason is counted there, and its technique is the simplest that this count allows.
pub(super) fn retold(clues: &Clues, board: &Board, mut step: Step<Aquarium>) -> Step<Aquarium> {
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
    let reason = Reason::on(clues, board, &step);
    let is_out_of_place = matches!(&reason, Some(Reason::Line(count, stacks))
        if stacks.is_empty() && count.argument(&step.found) == Argument::Sums);
    if is_out_of_place && let Some(told) = within_tank(clues, board, &step) {
        return told;
    }
    step.reason = reason.and_then(|reason| reason.narrowed(clues, &step));
    if let (Some(Reason::Line(count, _)), false) =
        (&step.reason, step.technique == Technique::MissingSum)
    {
        step.technique = count.argument(&step.found).technique(count.line);
    }
    step
}

/// The step as one of its tank alone, which knows more here than where the step was found.
fn within_tank(clues: &Clues, board: &Board, step: &Step<Aquarium>) -> Option<Step<Aquarium>> {
    let tank_of = |fact: &Fact| match *fact {
        Fact::Cell(cell, _) | Fact::Surface(cell, _) => clues.tank(cell),
    };
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
pub(super) fn broken_line(clues: &Clues, end: &Contradiction<Aquarium>) -> Option<Count> {
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
