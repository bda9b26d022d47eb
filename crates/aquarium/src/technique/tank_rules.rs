//! Rules of a tank: water spreads sideways and down, air spreads up, and the surface
//! skips the heights that are excluded.

use clew_core::grid::SortDedup as _;
use clew_core::model::Fact as _;
use clew_core::solve::{Find, Finding};
use clew_core::trace::Step;

use super::conclusion;
use crate::board::clues::{Clues, Levels};
use crate::board::segments::{SegmentId, Segments};
use crate::board::{Aquarium, Board, CellState, Fact, Rule};
use crate::catalogue::Technique;

/// The first known cell of a segment.
pub(crate) fn known(segments: &Segments, board: &Board, id: SegmentId) -> Option<Fact> {
    let cells = &segments.get(id).cells;
    cells
        .iter()
        .find_map(|&cell| Some(Fact::Cell(cell, board.cell(cell)?)))
}

/// State of a segment, by its first known cell.
pub(crate) fn state(segments: &Segments, board: &Board, id: SegmentId) -> Option<CellState> {
    match known(segments, board, id)? {
        Fact::Cell(_, state) => Some(state),
        Fact::Surface(..) => None,
    }
}

/// The facts that give the unknown cells of a segment this state.
pub(crate) fn filled(
    segments: &Segments,
    board: &Board,
    id: SegmentId,
    state: CellState,
) -> impl Iterator<Item = Fact> {
    let cells = segments.get(id).cells.iter();
    cells
        .filter(|&&cell| board.cell(cell).is_none())
        .map(move |&cell| Fact::Cell(cell, state))
}

/// The segments below a segment, without it, the higher ones first.
pub(crate) fn all_below(segments: &Segments, id: SegmentId) -> Vec<SegmentId> {
    let mut found = segments.get(id).below.clone();
    let mut at = 0;
    while let Some(&next) = found.get(at) {
        found.extend(&segments.get(next).below);
        at += 1;
    }
    found
}

/// The segments above a segment, from the lowest up.
pub(crate) fn all_above(segments: &Segments, id: SegmentId) -> Vec<SegmentId> {
    std::iter::successors(segments.get(id).above, |&at| segments.get(at).above).collect()
}

/// Finds facts that contradict each other within a tank.
pub(crate) fn contradiction(clues: &Clues, board: &Board) -> Finding<Aquarium> {
    let segments = clues.segments();
    let broken = |rule, [a, b]: [Fact; 2], given: &[Fact]| {
        let at = [a.site(), b.site()];
        conclusion::contradiction(rule, &at, &[], [&[a, b], given].concat())
    };
    for id in segments.ids() {
        let segment = segments.get(id);
        let Some(fact) = known(segments, board, id) else {
            continue;
        };
        let is = |fact: Fact, state: CellState| state_of(fact) == state;
        let opposite = state_of(fact).opposite();
        let other = segment
            .cells
            .iter()
            .find(|&&cell| board.cell(cell) == Some(opposite));
        if let Some(&other) = other {
            return broken(Rule::Uneven, [fact, Fact::Cell(other, opposite)], &[]);
        }
        if is(fact, CellState::Water) {
            let air = segment.below.iter().find_map(|&below| {
                known(segments, board, below).filter(|&other| is(other, CellState::Air))
            });
            if let Some(air) = air {
                return broken(Rule::Floating, [fact, air], &[]);
            }
        }
        // The surface is excluded where it turned out to be, or known where it cannot be.
        let above = segment
            .above
            .and_then(|above| known(segments, board, above));
        let first = segment.first();
        match (board.surface(first), above) {
            (Some(false), Some(above))
                if is(fact, CellState::Water) && is(above, CellState::Air) =>
            {
                let surface = Fact::Surface(first, false);
                return broken(Rule::NoLevel, [fact, above], &[surface]);
            }
            _ => {}
        }
    }
    None
}

fn state_of(fact: Fact) -> CellState {
    match fact {
        Fact::Cell(_, state) => state,
        Fact::Surface(_, true) => CellState::Water,
        Fact::Surface(_, false) => CellState::Air,
    }
}

/// Joins the conclusions in the first tank that has any into one step. `each`
/// yields a segment, the facts relied on, and those that follow.
fn grouped(
    clues: &Clues,
    technique: Technique,
    each: impl Iterator<Item = (SegmentId, Vec<Fact>, Vec<Fact>)>,
) -> Finding<Aquarium> {
    let mut step: Option<(u16, Step<Aquarium>)> = None;
    for (id, given, found) in each {
        let tank = clues.tank(clues.segments().get(id).first());
        if found.is_empty() {
            continue;
        }
        match &mut step {
            None => {
                step = Some((tank, Step::new(technique, Vec::new(), given, found)));
            }
            Some((of, step)) if *of == tank => {
                step.given.extend(given);
                step.found.extend(found);
            }
            Some(_) => {}
        }
    }
    let (_, mut step) = step?;
    step.given.sort_dedup();
    step.found.sort_dedup();
    Some(Find::Step(step))
}

/// Whether the cells of a segment are connected by themselves, or through
/// segments known to be water.
fn is_joined(clues: &Clues, board: &Board, id: SegmentId) -> bool {
    let segments = clues.segments();
    let segment = segments.get(id);
    let in_a_row = segment.cells.windows(2).all(|pair| {
        let next = clew_core::grid::Edge::LeftOf(pair[1]);
        pair[1].col == pair[0].col + 1 && !clues.walls().has(next)
    });
    in_a_row
        || segment
            .below
            .iter()
            .all(|&below| state(segments, board, below) == Some(CellState::Water))
}

fn level_out(clues: &Clues, board: &Board, technique: Technique) -> Finding<Aquarium> {
    let segments = clues.segments();
    let wanted = |id: SegmentId| match clues.levels() {
        Levels::Tank => technique == Technique::SameHeight,
        Levels::Water => is_joined(clues, board, id) == (technique == Technique::SameHeight),
    };
    let each = segments.ids().filter(|&id| wanted(id)).filter_map(|id| {
        let fact = known(segments, board, id)?;
        let mut given = vec![fact];
        if clues.levels() == Levels::Water && technique == Technique::SameHeight {
            let below = segments.get(id).below.iter();
            let water = below.filter_map(|&below| known(segments, board, below));
            let apart = segments.get(id).cells.len() > 1;
            given.extend(water.filter(|fact| apart && state_of(*fact) == CellState::Water));
        }
        let found = filled(segments, board, id, state_of(fact)).collect();
        Some((id, given, found))
    });
    grouped(clues, technique, each)
}

/// Same height: all cells of a segment are alike.
pub(crate) fn same_height(clues: &Clues, board: &Board) -> Finding<Aquarium> {
    level_out(clues, board, Technique::SameHeight)
}

/// Joined below: the same with gravity, for cells joined below by cells that are still unknown.
pub(crate) fn joined_below(clues: &Clues, board: &Board) -> Finding<Aquarium> {
    match clues.levels() {
        Levels::Tank => None,
        Levels::Water => level_out(clues, board, Technique::JoinedBelow),
    }
}

/// Water below: all segments below water are water.
pub(crate) fn water_below(clues: &Clues, board: &Board) -> Finding<Aquarium> {
    let segments = clues.segments();
    let mut covered = vec![false; segments.all().len()];
    // From the highest down, so that each follows from the highest water.
    let each = segments.ids().rev().filter_map(|id| {
        let fact = known(segments, board, id)?;
        if covered[usize::from(id)] || state_of(fact) != CellState::Water {
            return None;
        }
        let below = all_below(segments, id);
        for &lower in &below {
            covered[usize::from(lower)] = true;
        }
        let fill = |&lower: &SegmentId| filled(segments, board, lower, CellState::Water);
        Some((id, vec![fact], below.iter().flat_map(fill).collect()))
    });
    grouped(clues, Technique::WaterBelow, each)
}

/// Air above: all segments above air are air.
pub(crate) fn air_above(clues: &Clues, board: &Board) -> Finding<Aquarium> {
    let segments = clues.segments();
    let mut covered = vec![false; segments.all().len()];
    let each = segments.ids().filter_map(|id| {
        let fact = known(segments, board, id)?;
        if covered[usize::from(id)] || state_of(fact) != CellState::Air {
            return None;
        }
        let mut found: Vec<Fact> = Vec::new();
        for upper in all_above(segments, id) {
            // Another part of the tank has covered the rest.
            if std::mem::replace(&mut covered[usize::from(upper)], true) {
                break;
            }
            found.extend(filled(segments, board, upper, CellState::Air));
        }
        Some((id, vec![fact], found))
    });
    grouped(clues, Technique::AirAbove, each)
}

/// Level interval: the surface is not just above a segment, so it and the next one are
/// alike; or the surface is there.
pub(crate) fn level_interval(clues: &Clues, board: &Board) -> Finding<Aquarium> {
    let segments = clues.segments();
    let each = segments.ids().filter_map(|id| {
        let segment = segments.get(id);
        let surface = Fact::Surface(segment.first(), board.surface(segment.first())?);
        let above = segment.above?;
        let alike = |known_one: SegmentId, other: SegmentId| {
            let fact = known(segments, board, known_one)?;
            let found: Vec<Fact> = filled(segments, board, other, state_of(fact)).collect();
            (!found.is_empty()).then_some((id, vec![fact, surface], found))
        };
        match surface {
            Fact::Surface(_, true) => {
                let water = filled(segments, board, id, CellState::Water);
                let air = filled(segments, board, above, CellState::Air);
                Some((id, vec![surface], water.chain(air).collect()))
            }
            _ => alike(id, above)
                .filter(|_| state(segments, board, above).is_none())
                .or_else(|| alike(above, id).filter(|_| state(segments, board, id).is_none())),
        }
    });
    grouped(clues, Technique::LevelInterval, each)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::technique::drawn::{shows, shows_with};

    #[test]
    fn a_tank_is_alike_at_one_height() {
        shows(
            same_height,
            Technique::SameHeight,
            "
            - a~ b a > . . ~
            - a  a a > . . .
            ",
        );
    }

    #[test]
    fn with_gravity_cells_of_one_height_are_alike_if_joined_below() {
        shows_with(
            Levels::Water,
            joined_below,
            Technique::JoinedBelow,
            "
            - a~ b a > . . ~
            - a  a a > . . .
            ",
        );
    }

    #[test]
    fn below_water_is_water() {
        shows(
            water_below,
            Technique::WaterBelow,
            "
            - a  b > . .
            - a~ a > . .
            - a  b > ~ .
            - a  a > ~ ~
            ",
        );
    }

    #[test]
    fn above_air_is_air() {
        shows(
            air_above,
            Technique::AirAbove,
            "
            - a  b > x .
            - a  a > x x
            - ax b > . .
            - a  a > . .
            ",
        );
    }

    #[test]
    fn two_pieces_are_alike_if_the_surface_is_not_between_them() {
        shows(
            level_interval,
            Technique::LevelInterval,
            "
            - a   a > ~ ~
            - a~! b > . .
            ",
        );
    }

    #[test]
    fn below_a_known_surface_is_water_and_above_it_air() {
        shows(
            level_interval,
            Technique::LevelInterval,
            "
            - a  a > x x
            - a= b > ~ .
            ",
        );
    }
}
