//! Steps, clashes and facts as explanations. Every number is computed from the
//! step: from the sums it names and the facts it relies on.

use crate::grid::{Cell, IntoSet as _, Line, Site, SortShort as _};
use crate::model::{Arg, Clash, Explanation, Fact as _, Rule as _, Technique as _};
use crate::trace::{Explain, Step};

use super::{Aquarium, Clues, Counted, Fact, Levels, SegmentId, State, Technique, totals};

fn number(count: usize) -> Arg {
    Arg::Number(count as u64)
}

/// The line a step is about.
fn line_of(clues: &Clues, step: &Step<Aquarium>) -> Option<Line> {
    if step.technique == Technique::MissingSum {
        let mut lines = clues.shape().lines();
        return lines.find(|&line| clues.sum(line).is_none());
    }
    step.clues.first()?.line()
}

/// Sum that the totals of the other lines leave to a line without one.
fn left_over(clues: &Clues, missing: Line) -> usize {
    let total = |rows: bool| -> usize {
        let lines = clues
            .sums()
            .filter(|(line, _)| matches!(line, Line::Row(_)) == rows);
        lines.map(|(_, sum)| usize::from(sum)).sum()
    };
    let is_row = matches!(missing, Line::Row(_));
    total(!is_row).saturating_sub(total(is_row))
}

/// The known facts that a step counts: all of them, beside those that it needs.
fn counted_facts(step: &Step<Aquarium>) -> &[Fact] {
    match &step.pattern {
        Some(Counted(facts)) => facts,
        None => &step.given,
    }
}

/// Number of facts that give cells among the `wanted` this state.
fn count(facts: &[Fact], state: State, wanted: impl Fn(Cell) -> bool) -> usize {
    let is = |fact: &&Fact| matches!(**fact, Fact::Cell(cell, s) if s == state && wanted(cell));
    facts.iter().filter(is).count()
}

/// The open cells of a line by segment or stack, widest first.
fn widths(clues: &Clues, step: &Step<Aquarium>, line: Line) -> Vec<usize> {
    let known = counted_facts(step)
        .iter()
        .filter_map(|fact| match fact {
            Fact::Cell(cell, _) => Some(*cell),
            Fact::Surface(..) => None,
        })
        .into_set();
    let width = |id: &SegmentId| {
        let cells = clues.segments().get(*id).cells.iter();
        let open = cells.filter(|cell| line.contains(**cell) && !known.contains(cell));
        open.count()
    };
    let stacks = clues.segments().stacks(line).iter();
    let mut widths: Vec<usize> = stacks
        .map(|stack| stack.0.iter().map(width).sum())
        .filter(|&width| width > 0)
        .collect();
    widths.sort_short_by(|a, b| a > b);
    widths
}

fn listed(numbers: &[usize]) -> Arg {
    let word = |&value: &usize| Explanation::new("aquarium-number").with("value", number(value));
    Arg::Said(numbers.iter().map(word).collect())
}

/// Message ids of the parts of a sentence that tell water, air, where the surface
/// is, and where it is not.
type Parts = [&'static str; 4];

/// Parts that tell what is known.
const KNOWN: Parts = [
    "aquarium-are-water",
    "aquarium-are-air",
    "aquarium-surface-here",
    "aquarium-surface-elsewhere",
];

/// Parts that tell what must be.
const NECESSARY: Parts = [
    "aquarium-must-be-water",
    "aquarium-must-be-air",
    "aquarium-surface-must-be-here",
    "aquarium-surface-cannot-be-here",
];

/// Cell of the tank that a fact is about. A surface lies at the top of it; the cell above
/// may belong to another tank.
fn cell_of(fact: Fact) -> Cell {
    match fact {
        Fact::Cell(cell, _) | Fact::Surface(cell, _) => cell,
    }
}

/// Facts as parts of a sentence.
fn said(facts: &[Fact], parts: Parts) -> Arg {
    Arg::Said(told(facts, parts))
}

/// Facts as necessities, those of a sort together.
pub(super) fn necessary(facts: &[Fact]) -> Vec<Explanation> {
    told(facts, NECESSARY)
}

fn told(facts: &[Fact], parts: Parts) -> Vec<Explanation> {
    let part_of = |fact: &Fact| match fact {
        Fact::Cell(_, State::Water) => 0,
        Fact::Cell(_, State::Air) => 1,
        Fact::Surface(_, true) => 2,
        Fact::Surface(_, false) => 3,
    };
    let part = |(i, message): (usize, &'static str)| {
        let told = facts.iter().filter(|fact| part_of(fact) == i);
        let places: Vec<Site> = told.map(|&fact| cell_of(fact).site()).collect();
        let count = number(places.len());
        (!places.is_empty()).then(|| {
            let told = Explanation::new(message).with("count", count);
            told.with("places", Arg::Places(places))
        })
    };
    parts.into_iter().enumerate().filter_map(part).collect()
}

/// Arguments that count a line, as far as a step relies on it.
fn counted(clues: &Clues, step: &Step<Aquarium>, line: Line) -> Vec<(&'static str, Arg)> {
    let sum = match clues.sum(line) {
        Some(sum) => usize::from(sum),
        None => left_over(clues, line),
    };
    let length = usize::from(line.length(clues.shape()));
    let within = |cell| line.contains(cell);
    let water = count(counted_facts(step), State::Water, within);
    let air = count(counted_facts(step), State::Air, within);
    let room = length - air;
    let found = step
        .found
        .iter()
        .filter_map(|fact| match fact {
            Fact::Cell(cell, _) if within(*cell) => Some(clues.segments().of(*cell)),
            _ => None,
        })
        .into_set();
    let width = |id: &SegmentId| {
        let cells = clues.segments().get(*id).cells.iter();
        cells
            .filter(|cell| step.found.iter().any(|fact| fact.site() == cell.site()))
            .count()
    };
    let narrowest = found.iter().map(width).min().unwrap_or(0);
    let open = widths(clues, step, line);
    let others = open.iter().filter(|&&other| other != narrowest);
    let divisor = others.fold(0, |all, &other| super::subset_sums::gcd(all, other));
    vec![
        ("line", Arg::Place(line.site())),
        ("sum", number(sum)),
        ("length", number(length)),
        ("water", number(water)),
        ("air", number(air)),
        ("need", number(sum.saturating_sub(water))),
        ("room", number(room)),
        ("spare", number(room.saturating_sub(sum))),
        ("pieces", number(found.len())),
        ("width", number(narrowest)),
        ("without", number(room.saturating_sub(narrowest))),
        ("divisor", number(divisor)),
        ("widths", listed(&open)),
        ("stacks", number(open.len())),
    ]
}

/// Whether the numbers of a line show what a technique says of them. In a chain of
/// reasons a step counts only the facts that it needs, and these can be fewer.
fn adds_up(technique: Technique, numbers: &[(&'static str, Arg)]) -> bool {
    let number = |wanted: &str| {
        let found = numbers.iter().find(|(name, _)| *name == wanted);
        match found {
            Some((_, Arg::Number(number))) => *number,
            _ => 0,
        }
    };
    match technique {
        Technique::LineFull => number("water") == number("sum"),
        Technique::LineNeedsAll => number("room") == number("sum"),
        Technique::TooWide => number("width") > number("need"),
        Technique::Indispensable => number("without") < number("sum"),
        _ => true,
    }
}

/// Message that the numbers of a line bear out: the technique's own or, where a chain of
/// reasons counts fewer cells, that of the one which does with fewer.
fn message(technique: Technique, numbers: &[(&'static str, Arg)]) -> &'static str {
    let weaker = match technique {
        Technique::LineFull => Technique::TooWide,
        Technique::LineNeedsAll => Technique::Indispensable,
        _ => technique,
    };
    let told = [technique, weaker].into_iter();
    let mut told = told.filter(|&technique| adds_up(technique, numbers));
    told.next().map_or("aquarium-by-sum", |told| told.name())
}

/// Arguments that count the whole board, as far as a step relies on it.
fn in_total(clues: &Clues, step: &Step<Aquarium>) -> Vec<(&'static str, Arg)> {
    let (lines, total) = totals::total_water_by(clues).unwrap_or_default();
    let water = count(counted_facts(step), State::Water, |_| true);
    let air = count(counted_facts(step), State::Air, |_| true);
    let room = clues.shape().area() - air;
    let lines = match lines.first() {
        Some(Line::Row(_)) => "aquarium-all-rows",
        _ => "aquarium-all-columns",
    };
    vec![
        ("lines", Arg::Word(lines)),
        ("total", number(total)),
        ("need", number(total.saturating_sub(water))),
        ("room", number(room)),
        ("spare", number(room.saturating_sub(total))),
    ]
}

impl Explain for Aquarium {
    fn explain(clues: &Clues, step: &Step<Aquarium>) -> Explanation {
        let mut explanation = Explanation::new(step.technique.name())
            .with("clues", Arg::Places(step.clues.clone()))
            .with("clue-count", number(step.clues.len()))
            .with("given", said(&step.given, KNOWN))
            .with("given-count", number(step.given.len()))
            .with("gives", said(&step.found, NECESSARY))
            .with("airs", number(count(&step.found, State::Air, |_| true)))
            .with("waters", number(count(&step.found, State::Water, |_| true)))
            .with("levels", Arg::Word(levels(clues)));
        match step.technique {
            Technique::TotalWater | Technique::TotalSums => {
                explanation.args.extend(in_total(clues, step))
            }
            _ => {
                if let Some(line) = line_of(clues, step) {
                    let numbers = counted(clues, step, line);
                    explanation.message = message(step.technique, &numbers);
                    explanation.args.extend(numbers);
                }
            }
        }
        if let Some(trial) = step.trials.first() {
            let failed = step.trials.iter().filter(|trial| trial.end.is_some());
            explanation = explanation
                .with("trials", number(step.trials.len()))
                .with("failed", number(failed.count()))
                .with("tank", Arg::Place(cell_of(trial.assumed).site()))
                .with("assumed", said(&[trial.assumed], KNOWN))
                .with("length", number(trial.steps.len()));
        }
        explanation
    }

    fn explain_clash(clues: &Clues, clash: &Clash<Aquarium>) -> Explanation {
        let line = clash.sites.iter().find_map(|site| site.line());
        let sum = line.and_then(|line| clues.sum(line)).map_or(0, usize::from);
        let total = |rows: bool| -> usize {
            let lines = clues
                .sums()
                .filter(|(line, _)| matches!(line, Line::Row(_)) == rows);
            lines.map(|(_, sum)| usize::from(sum)).sum()
        };
        Explanation::new(clash.rule.name())
            .with("places", Arg::Places(clash.sites.clone()))
            .with("count", number(clash.sites.len()))
            .with("sum", number(sum))
            .with("rows", number(total(true)))
            .with("cols", number(total(false)))
            .with("levels", Arg::Word(levels(clues)))
    }

    fn explain_fact(fact: Fact) -> Explanation {
        Explanation::new("aquarium-fact").with("says", said(&[fact], KNOWN))
    }

    fn complete() -> &'static str {
        "aquarium-complete"
    }

    fn difference() -> &'static str {
        "aquarium-difference"
    }

    fn searching() -> &'static str {
        "aquarium-searching"
    }
}

/// Message id of the rule for levels.
fn levels(clues: &Clues) -> &'static str {
    match clues.levels() {
        Levels::Tank => "aquarium-one-level",
        Levels::Water => "aquarium-joined-level",
    }
}
