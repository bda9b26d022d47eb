//! Facts as parts of a sentence: cells, and how high tanks are filled.

use std::collections::BTreeMap;

use clew_core::grid::{Cell, Site};
use clew_core::model::{Arg, Explanation};

use crate::board::clues::{Clues, Levels};
use crate::board::segments::SegmentId;
use crate::board::{CellState, Fact};

/// Maximum number of groups of tanks that a sentence names; if there are more, it names the cells.
const MOST_TANKS: usize = 3;

pub(crate) fn number(count: usize) -> Arg {
    Arg::Number(count as u64)
}

/// Numbers in a list.
pub(crate) fn listed(numbers: impl IntoIterator<Item = usize>) -> Arg {
    Arg::Said(numbers.into_iter().map(numeral).collect())
}

/// Alternatives: "2 or 3".
pub(crate) fn either(all: impl IntoIterator<Item = Explanation>) -> Arg {
    let or = |first, second| {
        let joined = Explanation::new("aquarium-or").with("first", Arg::Said(vec![first]));
        joined.with("second", Arg::Said(vec![second]))
    };
    Arg::Said(all.into_iter().reduce(or).into_iter().collect())
}

/// A number as a part of a sentence.
pub(crate) fn numeral(value: usize) -> Explanation {
    Explanation::new("aquarium-number").with("value", number(value))
}

/// Message ids of the parts of a sentence that say water, air, where the surface is, and
/// where it is not.
pub(crate) type Parts = [&'static str; 4];

/// Parts that say what is known.
pub(crate) const KNOWN: Parts = [
    "aquarium-are-water",
    "aquarium-are-air",
    "aquarium-surface-here",
    "aquarium-surface-elsewhere",
];

/// Parts that say what must be.
const NECESSARY: Parts = [
    "aquarium-must-be-water",
    "aquarium-must-be-air",
    "aquarium-surface-must-be-here",
    "aquarium-surface-cannot-be-here",
];

/// Facts as parts of a sentence.
pub(crate) fn said(facts: &[Fact], parts: Parts) -> Arg {
    Arg::Said(parts_of(facts, parts))
}

/// Facts as necessities, grouped by sort.
pub(crate) fn necessary(facts: &[Fact]) -> Vec<Explanation> {
    parts_of(facts, NECESSARY)
}

/// How tanks are filled, grouped by sort, by a cell of each tank and its row.
fn at_rows(tanks: impl IntoIterator<Item = (&'static str, Cell)>) -> Vec<Explanation> {
    let mut alike: BTreeMap<(&'static str, u8), Vec<Site>> = BTreeMap::new();
    for (message, cell) in tanks {
        alike
            .entry((message, cell.row))
            .or_default()
            .push(cell.site());
    }
    let groups = alike.into_iter().map(|((message, row), places)| {
        Explanation::new(message)
            .with("count", number(places.len()))
            .with("places", Arg::Places(places))
            .with("row", number(usize::from(row) + 1))
    });
    groups.collect()
}

fn parts_of(facts: &[Fact], parts: Parts) -> Vec<Explanation> {
    let [water, air, ..] = parts;
    let cells = [(water, CellState::Water), (air, CellState::Air)];
    let cells = cells.into_iter().filter_map(|(message, wanted)| {
        let is = |fact: &&Fact| matches!(fact, Fact::Cell(_, state) if *state == wanted);
        let places = facts.iter().filter(is).map(|fact| fact.cell().site());
        let places: Vec<Site> = places.collect();
        let count = number(places.len());
        let part = Explanation::new(message).with("count", count);
        (!places.is_empty()).then(|| part.with("places", Arg::Places(places)))
    });
    let surfaces = surfaces(facts, parts);
    cells.chain(at_rows(surfaces)).collect()
}

/// The parts for where the surface is or is not, each with the cell below.
fn surfaces(
    facts: &[Fact],
    [_, _, here, elsewhere]: Parts,
) -> impl Iterator<Item = (&'static str, Cell)> {
    facts.iter().filter_map(move |fact| match *fact {
        Fact::Surface(cell, true) => Some((here, cell)),
        Fact::Surface(cell, false) => Some((elsewhere, cell)),
        Fact::Cell(..) => None,
    })
}

/// What is found, as how high tanks are filled. With gravity a tank can hold water at
/// several heights, so cells are named instead.
pub(crate) fn by_tank(clues: &Clues, found: &[Fact]) -> Vec<Explanation> {
    if clues.levels() == Levels::Water {
        return necessary(found);
    }
    let segments = clues.segments();
    let mut tanks: BTreeMap<u16, [Option<SegmentId>; 2]> = BTreeMap::new();
    for &fact in found {
        if let Fact::Cell(cell, state) = fact {
            let [wet, dry] = tanks.entry(clues.tank(cell)).or_default();
            let id = segments.of(cell);
            match state {
                CellState::Water => *wet = Some(wet.map_or(id, |wet| wet.max(id))),
                CellState::Air => *dry = Some(dry.map_or(id, |dry| dry.min(id))),
            }
        }
    }
    // The cell named is one that was found.
    let cell = |id: SegmentId| {
        let mut cells = segments.get(id).cells.iter().copied();
        cells.find(|&cell| {
            let either = [Fact::water(cell), Fact::air(cell)];
            found.iter().any(|fact| either.contains(fact))
        })
    };
    let mut levels: Vec<(&'static str, Cell)> = Vec::new();
    for [wet, dry] in tanks.into_values() {
        let above = wet.and_then(|wet| segments.get(wet).above);
        if let (Some(wet), true) = (wet, above.is_some() && above == dry) {
            levels.extend(cell(wet).map(|cell| ("aquarium-tank-exactly", cell)));
            continue;
        }
        let wet = wet.and_then(|wet| {
            let message = match segments.get(wet).above {
                Some(_) => "aquarium-tank-at-least",
                None => "aquarium-tank-full",
            };
            Some((message, cell(wet)?))
        });
        let dry = dry.and_then(|dry| {
            let message = match segments.get(dry).below.is_empty() {
                false => "aquarium-tank-below",
                true => "aquarium-tank-empty",
            };
            Some((message, cell(dry)?))
        });
        levels.extend([wet, dry].into_iter().flatten());
    }
    levels.extend(surfaces(found, NECESSARY));
    let levels = at_rows(levels);
    match levels.len() > MOST_TANKS {
        true => necessary(found),
        false => levels,
    }
}

/// A tank as it is supposed to be filled; `known` if the sentence has already named it.
pub(crate) fn supposed(clues: &Clues, fact: Fact, known: bool) -> Explanation {
    let cell = fact.cell();
    let segment = clues.segments().get(clues.segments().of(cell));
    let message = match fact {
        Fact::Surface(_, true) => "aquarium-were-exactly",
        Fact::Surface(_, false) => "aquarium-were-not",
        Fact::Cell(_, CellState::Water) if segment.above.is_none() => "aquarium-were-full",
        Fact::Cell(_, CellState::Air) if segment.below.is_empty() => "aquarium-were-empty",
        Fact::Cell(_, CellState::Water) => "aquarium-were-water",
        Fact::Cell(_, CellState::Air) => "aquarium-were-air",
    };
    let told = Explanation::new(message).with("place", Arg::Place(cell.site()));
    told.with("it", number(usize::from(known)))
        .with("row", number(usize::from(cell.row) + 1))
}
