//! Trials in words: what is supposed, the lines along the way, and what breaks or follows.

use clew_core::grid::Site;
use clew_core::model::{Arg, Contradiction, Explanation};
use clew_core::trace::{Step, Trial};

use super::wording::{self, KNOWN, number, said};
use super::{Args, counted};
use crate::board::clues::Clues;
use crate::board::{Aquarium, CellState, Rule};
use crate::catalogue::Technique;
use crate::technique::argument::Argument;
use crate::technique::reason::{Reason, broken_line};

/// Number of steps of a trial from which on its sentence says how many there are.
const LONG: usize = 9;

/// Maximum number of lines that a sentence names on the way to the end of a trial.
const MOST_LINES: usize = 4;

/// The contradiction in which a trial ends.
fn breaks(clues: &Clues, end: &Contradiction<Aquarium>) -> Explanation {
    let mut told = Explanation::new(match end.clash.rule {
        Rule::SumExceeded => "aquarium-breaks-exceeded",
        Rule::SumShort => "aquarium-breaks-short",
        Rule::SumMissed => "aquarium-breaks-missed",
        Rule::TotalsDiffer => "aquarium-breaks-totals",
        Rule::Uneven => "aquarium-breaks-uneven",
        Rule::Floating => "aquarium-breaks-floating",
        Rule::Both => "aquarium-breaks-both",
        Rule::NoLevel => "aquarium-breaks-level",
    });
    told = told.with("places", Arg::Places(end.clash.sites.clone()));
    if let Some(count) = broken_line(clues, end) {
        told = told.with("water", number(count.water.len()));
        told.args.extend(counted(&count, Argument::Sums, &[]));
    }
    told
}

/// What a supposition leads to, in short: its last step.
fn leads_to(clues: &Clues, trial: &Trial<Aquarium>, is_named: bool) -> Option<Explanation> {
    let last = trial.steps.last()?;
    let mut told = match &last.reason {
        Some(Reason::Line(count, _)) => {
            let argument = count.argument(&last.found);
            let mut told = Explanation::new(match argument {
                Argument::Full => "aquarium-then-full",
                Argument::NeedsAll => "aquarium-then-all",
                Argument::Pieces(CellState::Air, _) | Argument::Stacks(CellState::Air) => {
                    "aquarium-then-need"
                }
                Argument::Pieces(CellState::Water, _) | Argument::Stacks(CellState::Water) => {
                    "aquarium-then-spare"
                }
                Argument::Odd { .. } | Argument::Sums => "aquarium-then-sums",
            });
            told.args.extend(counted(count, argument, &last.found));
            told
        }
        _ => Explanation::new("aquarium-then-known").with("given", said(&last.given, KNOWN)),
    };
    told.args.extend(way_of(trial));
    let assumed = wording::supposed(clues, trial.assumed, is_named);
    Some(told.with("assumed", Arg::Said(vec![assumed])))
}

/// The lines on the way to the last line of a trial, if they are few.
fn way_of(trial: &Trial<Aquarium>) -> Args {
    let ends = trial.end.iter().map(|end| &end.clues);
    let lines = trial.steps.iter().map(|step| &step.clues).chain(ends);
    let mut over: Vec<Site> = lines.flatten().copied().collect();
    if let Some(last) = over.pop() {
        over.retain(|&line| line != last);
    }
    let mut seen = Vec::new();
    over.retain(|&line| {
        let is_new = !seen.contains(&line);
        seen.push(line);
        is_new
    });
    if over.len() > MOST_LINES {
        over.clear();
    }
    vec![
        ("over-count", number(over.len())),
        ("over", Arg::Places(over)),
    ]
}

/// Arguments that describe trials.
pub(crate) fn tried(clues: &Clues, step: &Step<Aquarium>) -> Args {
    let failed = step.trials.iter().find(|trial| trial.end.is_some());
    let Some(trial) = failed.or(step.trials.first()) else {
        return Vec::new();
    };
    let ends: Vec<Explanation> = trial.end.iter().map(|end| breaks(clues, end)).collect();
    let leads = step.trials.iter().enumerate();
    let leads = leads.filter_map(|(i, trial)| leads_to(clues, trial, i > 0));
    let has_two_levels = step.technique == Technique::TankLevels;
    let assumed = wording::supposed(clues, trial.assumed, has_two_levels);
    let mut args = vec![
        ("failed", number(ends.len())),
        ("tank", Arg::Place(trial.assumed.cell().site())),
        ("assumed", Arg::Said(vec![assumed])),
        ("length", number(trial.steps.len())),
        ("long", number(usize::from(trial.steps.len() >= LONG))),
        ("breaks", Arg::Said(ends)),
        ("leads", Arg::Said(leads.collect())),
    ];
    args.extend(way_of(trial));
    args
}
