//! Two lines at once, parallel or crossing. Tanks that both lines share fill both
//! together, which can exclude levels that each line by itself allows.

use std::collections::{BTreeMap, BTreeSet};

use clew_core::grid::{IntoSet as _, Line, SortDedup as _, SortShort as _};
use clew_core::solve::{Attempts, Finding, attempts};

use super::conclusion::{conclude, heights};
use super::reachable::{Gain, Heights};
use crate::board::clues::{Clues, Levels};
use crate::board::lines::Count;
use crate::board::segments::SegmentId;
use crate::board::{Aquarium, Board, Fact};
use crate::catalogue::Technique;
use crate::technique::reason::Reason;

/// Tries pairs of lines that share tanks and are parallel or crossing as wanted, rows first.
fn pairs(
    clues: &Clues,
    board: &Board,
    technique: Technique,
    wanted: fn(Line, Line) -> bool,
) -> Box<dyn Attempts<Aquarium>> {
    let counts: Vec<Count> = Count::open_lines(clues, board).collect();
    let tanks = |count: &Count| {
        let pieces = count.pieces().map(|piece| piece.cells[0]);
        pieces.map(|cell| clues.tank(cell)).into_set()
    };
    let tanks: Vec<BTreeSet<u16>> = counts.iter().map(tanks).collect();
    // A tank with one level is one stack; with gravity it may be several.
    let least = match clues.levels() {
        Levels::Tank => 2,
        Levels::Water => 1,
    };
    let mut pairs = Vec::new();
    for (i, one) in counts.iter().enumerate() {
        for (j, other) in counts.iter().enumerate().skip(i + 1) {
            let shared = || tanks[i].intersection(&tanks[j]).count();
            if wanted(one.line, other.line) && shared() >= least {
                pairs.push((i, j));
            }
        }
    }
    // The fewer pieces, the easier the arithmetic.
    let pieces = |at: usize| counts[at].pieces().count();
    pairs.sort_short_by_key(|&(i, j)| (pieces(i) + pieces(j), i, j));
    attempts(pairs, move |clues, board, (i, j)| {
        let (one, other) = (&counts[i], &counts[j]);
        pair(clues, board, technique, one, other).ok_or(one.line.site())
    })
}

fn are_parallel(one: Line, other: Line) -> bool {
    matches!(
        (one, other),
        (Line::Row(_), Line::Row(_)) | (Line::Col(_), Line::Col(_))
    )
}

/// Crossing lines: a row and a column that share tanks.
pub(crate) fn crossing_lines(clues: &Clues, board: &Board) -> Box<dyn Attempts<Aquarium>> {
    pairs(clues, board, Technique::CrossingLines, |one, other| {
        !are_parallel(one, other)
    })
}

/// Two lines: two rows or two columns that share tanks.
pub(crate) fn two_lines(clues: &Clues, board: &Board) -> Box<dyn Attempts<Aquarium>> {
    pairs(clues, board, Technique::TwoLines, are_parallel)
}

/// The stacks that the open cells of two lines form.
pub(crate) fn shared(clues: &Clues, board: &Board, one: &Count, other: &Count) -> Vec<Heights> {
    let segments = clues.segments();
    let mut parts: BTreeMap<SegmentId, (Gain, Vec<Fact>)> = BTreeMap::new();
    for (i, count) in [one, other].into_iter().enumerate() {
        for piece in count.pieces() {
            let (gain, water) = parts.entry(piece.segment).or_default();
            gain[i] = piece.width();
            // Crossing lines have a cell in common.
            let new: Vec<Fact> = piece.water().filter(|fact| !water.contains(fact)).collect();
            water.extend(new);
        }
    }
    for (_, water) in parts.values_mut() {
        water.sort_short();
    }
    let stacks = segments.stacked(parts.keys().copied());
    let mut part = |&id: &SegmentId| {
        let (gain, water) = parts.remove(&id).unwrap_or_default();
        (id, gain, water)
    };
    let stacks = stacks.iter();
    stacks
        .map(|stack| heights(clues, board, stack.0.iter().map(&mut part)))
        .collect()
}

fn pair(
    clues: &Clues,
    board: &Board,
    technique: Technique,
    one: &Count,
    other: &Count,
) -> Finding<Aquarium> {
    let stacks = shared(clues, board, one, other);
    let both = |stack: &&Heights| (0..2).all(|i| stack.parts.iter().any(|part| part.gain[i] > 0));
    // With a single stack in both, everything follows from one line at a time.
    if stacks.iter().filter(both).count() < 2 {
        return None;
    }
    let sites = [one.line.site(), other.line.site()];
    let given = |relied: Vec<Fact>| {
        let mut given = one.known_facts();
        given.extend(other.known_facts());
        given.extend(relied);
        given.sort_dedup();
        given
    };
    let conclusion = conclude(clues, board, stacks, [one.need()?, other.need()?]);
    conclusion.find(technique, &sites, &sites, given, |stacks| {
        Reason::Lines([one.clone(), other.clone()], stacks)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::technique::drawn::shows;
    use clew_core::solve::by_attempts;

    #[test]
    fn a_column_fills_one_of_two_tanks_and_both_would_be_too_much_for_the_row() {
        shows(
            by_attempts(crossing_lines),
            Technique::CrossingLines,
            "
              1 -
            - a a > . .
            1 b a > . !
            ",
        );
    }

    #[test]
    fn the_tank_that_the_lower_row_fills_is_the_one_that_the_upper_row_fills() {
        shows(
            by_attempts(two_lines),
            Technique::TwoLines,
            "
            1 a b > . .
            1 a b > ! !
            ",
        );
    }
}
