//! Look of a played Aquarium: counts, obvious levels, and whether it is solved.

use clew_core::game::{Change, Count, Position, Tallied};
use clew_core::grid::{Cell, Line};

use super::{Mark, board, marked};
use crate::board::clues::Clues;
use crate::board::segments::SegmentId;
use crate::board::{Aquarium, Board, CellState, Fact};
use crate::rules;

/// Whether the water is a solution, regardless of blank cells.
pub(super) fn is_solved(clues: &Clues, facts: &[Fact]) -> bool {
    let water = facts.iter().filter_map(|fact| match *fact {
        Fact::Cell(cell, CellState::Water) => Some((cell, CellState::Water)),
        Fact::Cell(_, CellState::Air) | Fact::Surface(..) => None,
    });
    rules::clashes(clues, &board(clues, water, Some(CellState::Air))).is_empty()
}

/// Water in each line with a sum.
pub(super) fn counts(clues: &Clues, position: &Position<Aquarium>) -> Vec<Count> {
    let board = marked(clues, position);
    let shape = clues.shape();
    let number = |line: Line, is: fn(&Board, Cell) -> bool| {
        let cells = line.cells(shape).filter(|&cell| is(&board, cell));
        u32::try_from(cells.count()).unwrap_or(u32::MAX)
    };
    let count = |(line, sum): (Line, u8)| Count {
        of: Tallied::Clue(line.site()),
        placed: number(line, Board::is_water),
        needed: u32::from(sum),
        room: number(line, |board, cell| board.cell(cell).is_none()),
    };
    clues.sums().map(count).collect()
}

/// Blank cells with the same state as a mark just made: cells of its segment, below
/// water, above air.
pub(super) fn levels(
    clues: &Clues,
    position: &Position<Aquarium>,
    changes: &[Change<Aquarium>],
) -> Vec<Change<Aquarium>> {
    let segments = clues.segments();
    let mut made: Vec<Change<Aquarium>> = Vec::new();
    let mut is_marked = |cell: Cell, state| {
        let change = Change::Put(Mark { cell, state });
        if position.get(cell).is_none() && !made.contains(&change) {
            made.push(change);
        }
    };
    for change in changes {
        let Change::Put(Mark { cell, state }) = *change else {
            continue;
        };
        let mut todo: Vec<SegmentId> = vec![segments.of(cell)];
        while let Some(id) = todo.pop() {
            let segment = segments.get(id);
            segment
                .cells
                .iter()
                .for_each(|&cell| is_marked(cell, state));
            match state {
                CellState::Water => todo.extend(&segment.below),
                CellState::Air => todo.extend(segment.above),
            }
        }
    }
    made
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Rule, clues_of};
    use clew_core::game::{Game, Marking as _};

    const SMALL: &str = "0 0 1\n2 1 1\n1 3\n1 1 2";

    fn game(marks: &[&str]) -> Game<Aquarium> {
        let mut game = Game::new(clues_of(SMALL));
        for mark in marks {
            let mark = Aquarium::read(game.clues(), mark).unwrap();
            game.take_hint(&[Fact::Cell(mark.cell, mark.state)], None);
        }
        game
    }

    #[test]
    fn water_alone_is_a_solution() {
        let solved = ["R1C3 water", "R2C1 water", "R2C2 water", "R2C3 water"];
        assert!(game(&solved).is_solved());
        assert!(!game(&solved[1..]).is_solved());
        let counts = game(&solved).counts();
        assert!(counts.iter().all(Count::is_done));
    }

    #[test]
    fn too_much_water_is_a_clash() {
        let broken = game(&["R1C3 water", "R1C2 water"]).broken();
        assert!(
            broken.iter().any(|clash| clash.rule == Rule::SumExceeded),
            "{broken:?}"
        );
    }

    #[test]
    fn an_aid_keeps_a_tank_level_without_overwriting() {
        let mut game = game(&["R1C2 air"]);
        assert!(game.written().contains(&"R1C1 air".to_owned()));
        game.take_hint(&[Fact::water(Cell::new(0, 0))], None);
        let air = Mark {
            cell: Cell::new(0, 1),
            state: CellState::Air,
        };
        assert_eq!(game.position().get(Cell::new(0, 1)), Some(air));
    }
}
