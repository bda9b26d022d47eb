//! Tanks drawn as walls.

use clew_core::grid::{Cell, Table, Walls};

use super::built;
use crate::board::clues::{Clues, Levels};

/// The board with the tanks that walls make; `None` if the walls belong to another
/// board. Tanks in several parts stay so unless their walls change.
pub(super) fn divided(clues: &Clues, walls: &Walls) -> Option<Clues> {
    let shape = clues.shape();
    if walls.shape() != shape {
        return None;
    }
    let parts = walls.parts();
    let inner = walls.inner(&parts);
    let tanks = match clues.levels() {
        Levels::Water => parts,
        Levels::Tank => rejoined(clues, &parts),
    };
    Some(built(&tanks, &inner, clues.levels(), |line| {
        clues.sum(line)
    }))
}

/// Tanks keep their number if all their parts are unchanged, so that a tank in several
/// parts stays one tank. Changed parts are tanks of their own.
fn rejoined(clues: &Clues, parts: &Table<Cell, u16>) -> Table<Cell, u16> {
    let shape = parts.shape();
    let before = clues.walls().parts();
    let area = u16::try_from(shape.area()).expect("at most 1,600 cells");
    let size = |numbers: &Table<Cell, u16>| {
        let mut sizes = vec![0_u16; shape.area()];
        for &number in numbers.values() {
            sizes[usize::from(number)] += 1;
        }
        sizes
    };
    let (sizes_before, sizes) = (size(&before), size(parts));
    // Earlier part of all cells of a part; parts with cells of several are changed.
    let mut origin: Vec<Option<u16>> = vec![None; shape.area()];
    let mut is_changed = vec![false; shape.area()];
    for cell in shape.cells() {
        let at = usize::from(parts[cell]);
        let first = *origin[at].get_or_insert(before[cell]);
        is_changed[at] |= first != before[cell] || sizes[at] != sizes_before[usize::from(first)];
    }
    Table::of(shape, |cell| match is_changed[usize::from(parts[cell])] {
        true => area + parts[cell],
        false => clues.tank(cell),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Aquarium, clues_of as clues};
    use clew_core::grid::Edge;
    use clew_core::model::{Change, Edit as _, Puzzle as _};

    fn drawn(puzzle: &Clues, edges: &[(Edge, bool)]) -> Clues {
        let mut walls = puzzle.walls().clone();
        for &(edge, is_wall) in edges {
            walls.set(edge, is_wall);
        }
        Aquarium::edited(puzzle, &Change::Divide(walls)).unwrap()
    }

    #[test]
    fn a_wall_that_closes_cuts_a_tank_and_keeps_the_sums() {
        let puzzle = clues("0 0 1\n0 1 1\n2 3\n1 2 2");
        let cut = drawn(&puzzle, &[(Edge::Above(Cell::new(1, 0)), true)]);
        assert_eq!(cut, clues("0 0 1\n2 1 1\n2 3\n1 2 2"));
        let stub = drawn(&puzzle, &[(Edge::LeftOf(Cell::new(0, 1)), true)]);
        assert_eq!(stub, clues("0 2 1\n0 1 1\n2 3\n1 2 2"));
        let rejoined = drawn(&stub, &[(Edge::LeftOf(Cell::new(0, 1)), false)]);
        assert_eq!(rejoined, puzzle);
    }

    #[test]
    fn a_wall_within_a_tank_is_kept_under_the_gravity_rule() {
        let puzzle = Aquarium::parse_canonical("aquarium/2/2/00/").unwrap();
        let stub = drawn(&puzzle, &[(Edge::LeftOf(Cell::new(0, 1)), true)]);
        assert_eq!(stub.walls().parts().values(), [0; 4]);
        assert!(stub.walls().has(Edge::LeftOf(Cell::new(0, 1))));
        let text = Aquarium::print(&stub);
        assert_eq!(Aquarium::parse_canonical(&text), Ok(stub));
    }

    #[test]
    fn a_tank_in_two_parts_stays_one_until_it_is_drawn_on() {
        let puzzle = clues("0 1 0\n2 2 2\n1 1\n1 0 1");
        assert_eq!(puzzle.tank(Cell::new(0, 0)), puzzle.tank(Cell::new(0, 2)));
        let elsewhere = drawn(&puzzle, &[(Edge::LeftOf(Cell::new(1, 1)), true)]);
        assert_eq!(elsewhere, clues("0 1 0\n3 2 2\n1 1\n1 0 1"));
        let on_it = drawn(&puzzle, &[(Edge::Above(Cell::new(1, 0)), false)]);
        assert_eq!(on_it, clues("0 1 3\n0 0 0\n1 1\n1 0 1"));
    }
}
