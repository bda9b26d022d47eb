//! Water poured by a setter, and the sums that result.

use clew_core::grid::{Cell, Line, Table};

use crate::board::clues::Clues;
use crate::board::segments::SegmentId;

/// The puzzle whose sums count the water, and the water once it has settled. Water is
/// poured up to a cell, or drained down from it if the surface is there.
pub(super) fn poured(clues: &Clues, water: &[Cell], at: Option<Cell>) -> (Clues, Vec<Cell>) {
    let shape = clues.shape();
    let mut is_wet = Table::filled(shape, false);
    for &cell in water.iter().filter(|&&cell| shape.contains(cell)) {
        is_wet[cell] = true;
    }
    let mut levels = settled(clues, &is_wet);
    if let Some(cell) = at.filter(|&cell| shape.contains(cell)) {
        pour(clues, &mut levels, clues.segments().of(cell));
    }
    let is_water = |cell: &Cell| levels[usize::from(clues.segments().of(*cell))];
    let sum = |line: Line| {
        let count = line.cells(shape).filter(is_water).count();
        Some(u8::try_from(count).expect("a line has at most 40 cells"))
    };
    let water = shape.cells().filter(is_water).collect();
    (clues.with_sums(sum), water)
}

/// Water of each segment: it is water if all its cells were wet and all segments below are water.
fn settled(clues: &Clues, is_wet: &Table<Cell, bool>) -> Vec<bool> {
    let mut levels: Vec<bool> = Vec::new();
    // Those below come earlier.
    for segment in clues.segments().all() {
        let is_carried = segment
            .below
            .iter()
            .all(|&below| levels[usize::from(below)]);
        levels.push(is_carried && segment.cells.iter().all(|&cell| is_wet[cell]));
    }
    levels
}

/// Fills up to a segment. If it is filled already, drains down to it; if it is the
/// surface, drains it too.
fn pour(clues: &Clues, levels: &mut [bool], to: SegmentId) {
    let segments = clues.segments();
    let is_water = |levels: &[bool], id: SegmentId| levels[usize::from(id)];
    if is_water(levels, to) {
        let above = segments.get(to).above;
        let is_surface = above.is_none_or(|above| !is_water(levels, above));
        let mut drained = if is_surface { Some(to) } else { above };
        while let Some(id) = drained {
            levels[usize::from(id)] = false;
            drained = segments.get(id).above;
        }
        return;
    }
    let mut filled = vec![to];
    while let Some(id) = filled.pop() {
        levels[usize::from(id)] = true;
        filled.extend(&segments.get(id).below);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Aquarium, clues_of as clues};
    use clew_core::model::{Change, Edit as _};

    fn pour(puzzle: &Clues, water: &[Cell], at: (u8, u8)) -> (Clues, Vec<Cell>) {
        Aquarium::poured(puzzle, water, Some(Cell::new(at.0, at.1))).unwrap()
    }

    #[test]
    fn a_tank_is_filled_up_to_a_cell_and_the_sums_follow() {
        let puzzle = clues("0 0 1\n0 0 1\n0 1 1\n- - -\n1 - -");
        let (filled, water) = pour(&puzzle, &[], (1, 0));
        assert_eq!(water.len(), 3);
        assert_eq!(filled, clues("0 0 1\n0 0 1\n0 1 1\n0 2 1\n2 1 0"));
        // Up to the top, and down again to the row below.
        let (filled, water) = pour(&filled, &water, (0, 1));
        assert_eq!((filled.sum(Line::Row(0)), water.len()), (Some(2), 5));
        let (filled, water) = pour(&filled, &water, (2, 0));
        assert_eq!((filled.sum(Line::Row(2)), water.len()), (Some(1), 1));
        let (empty, water) = pour(&filled, &water, (2, 0));
        assert_eq!(water, vec![]);
        assert!(empty.sums().all(|(_, sum)| sum == 0));
    }

    #[test]
    fn arms_joined_only_above_fill_separately_under_the_gravity_rule() {
        let arms = clues("0 0 0\n0 1 0\n- -\n- - -");
        for (layout, wet) in [(0, 2), (1, 1)] {
            let blank = Aquarium::blank(layout, arms.shape()).unwrap();
            let change = Change::Divide(arms.walls().clone());
            let puzzle = Aquarium::edited(&blank, &change).unwrap();
            let (filled, water) = pour(&puzzle, &[], (1, 0));
            assert_eq!(
                (filled.sum(Line::Row(1)), water.len()),
                (Some(wet), wet.into())
            );
        }
    }

    #[test]
    fn water_settles_when_its_tank_has_changed() {
        let tall = clues("0 1\n0 1\n- -\n- -");
        let (_, water) = pour(&tall, &[], (0, 0));
        let wide = clues("0 0\n0 0\n- -\n- -");
        let (settled, water) = Aquarium::poured(&wide, &water, None).unwrap();
        assert_eq!(water, vec![]);
        assert_eq!(settled.sum(Line::Col(0)), Some(0));
        let (settled, water) = Aquarium::poured(&tall, &[Cell::new(0, 0)], None).unwrap();
        assert_eq!((settled.sum(Line::Row(0)), water), (Some(0), vec![]));
    }
}
