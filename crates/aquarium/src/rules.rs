//! The rules of Aquarium, as the ways a board breaks them.
//!
//! Written from the rules alone, cell by cell, and sharing nothing with the solver,
//! because it judges the solver. Unknown cells break nothing.

use clew_core::grid::{Cell, Edge, Line, Table};
use clew_core::model::Clash;

use crate::board::clues::{Clues, Levels};
use crate::board::{Aquarium, Board, Rule};

/// Every broken rule of a board, complete or not.
pub(super) fn clashes(clues: &Clues, board: &Board) -> Vec<Clash<Aquarium>> {
    let shape = clues.shape();
    let mut found = Vec::new();
    let lines = shape.lines();
    found.extend(lines.filter_map(|line| line_clash(clues, board, line)));
    match clues.levels() {
        Levels::Tank => tank_clashes(clues, board, &mut found),
        Levels::Water => water_clashes(clues, board, &mut found),
    }
    found
}

/// Clash of a line with its sum, if there is one.
pub(super) fn line_clash(clues: &Clues, board: &Board, line: Line) -> Option<Clash<Aquarium>> {
    let shape = clues.shape();
    let sum = usize::from(clues.sum(line)?);
    let count = |is: &dyn Fn(Cell) -> bool| line.cells(shape).filter(|&cell| is(cell)).count();
    let rule = if count(&|cell| board.is_water(cell)) > sum {
        Rule::SumExceeded
    } else if count(&|cell| !board.is_air(cell)) < sum {
        Rule::SumShort
    } else {
        return None;
    };
    Some(Clash::new(rule, vec![line.site()]))
}

fn pair(rule: Rule, water: Cell, air: Cell) -> Clash<Aquarium> {
    Clash::new(rule, vec![water.site(), air.site()])
}

/// One level for a tank: no air as low as its highest water, or lower.
fn tank_clashes(clues: &Clues, board: &Board, found: &mut Vec<Clash<Aquarium>>) {
    let cells: Vec<Cell> = clues.shape().cells().collect();
    let tanks = cells
        .iter()
        .map(|&cell| clues.tank(cell))
        .max()
        .unwrap_or(0);
    for tank in 0..=tanks {
        let mut of_tank = cells.iter().filter(|&&cell| clues.tank(cell) == tank);
        let Some(&highest) = of_tank.clone().find(|&&cell| board.is_water(cell)) else {
            continue;
        };
        if let Some(&air) = of_tank.find(|&&cell| board.is_air(cell) && cell.row >= highest.row) {
            let level = air.row == highest.row;
            let rule = if level { Rule::Uneven } else { Rule::Floating };
            found.push(pair(rule, highest, air));
        }
    }
}

/// Gravity: no air beside or below water without a wall between, and none
/// above water that is connected to higher water.
fn water_clashes(clues: &Clues, board: &Board, found: &mut Vec<Clash<Aquarium>>) {
    let shape = clues.shape();
    let open = |cell: Cell, side: usize| {
        let edge: Edge = cell.edges()[side];
        cell.neighbours(shape)[side].filter(|_| !clues.walls().has(edge))
    };
    let mut pool: Table<Cell, Option<u8>> = Table::filled(shape, None);
    for start in shape.cells().filter(|&cell| board.is_water(cell)) {
        for (side, rule) in [(1, Rule::Uneven), (2, Rule::Floating), (3, Rule::Uneven)] {
            if let Some(air) = open(start, side).filter(|&next| board.is_air(next)) {
                found.push(pair(rule, start, air));
            }
        }
        if pool[start].is_some() {
            continue;
        }
        // Reading order: no cell of a body of water is higher than the first one.
        let top = start.row;
        pool[start] = Some(top);
        let mut todo = vec![start];
        while let Some(cell) = todo.pop() {
            for side in 0..4 {
                let next = open(cell, side);
                if let Some(next) =
                    next.filter(|&next| board.is_water(next) && pool[next].is_none())
                {
                    pool[next] = Some(top);
                    todo.push(next);
                }
            }
            let above = open(cell, 0).filter(|&above| board.is_air(above) && above.row >= top);
            if let Some(air) = above {
                found.push(pair(Rule::Uneven, start, air));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Fact, clues_of};
    use clew_core::model::Puzzle as _;

    /// The rules that a board breaks: `#` water, `.` air, `?` unknown.
    fn broken(clues: &str, board: &str) -> Vec<Rule> {
        let clues = clues_of(clues);
        let mut known = Aquarium::board(&clues);
        let signs = board.chars().filter(|c| !c.is_whitespace());
        for (cell, sign) in clues.shape().cells().zip(signs) {
            let fact = match sign {
                '#' => Fact::water(cell),
                '.' => Fact::air(cell),
                _ => continue,
            };
            Aquarium::learn(&mut known, fact).unwrap();
        }
        clashes(&clues, &known)
            .into_iter()
            .map(|clash| clash.rule)
            .collect()
    }

    const SMALL: &str = "0 0 1\n2 1 1\n1 3\n1 1 2";

    #[test]
    fn the_solution_breaks_no_rule_and_each_slip_breaks_its_own() {
        assert_eq!(broken(SMALL, "..# ###"), vec![]);
        assert_eq!(broken(SMALL, "??? ???"), vec![]);
        assert_eq!(
            broken(SMALL, "?.# #.?"),
            [Rule::SumShort, Rule::SumShort, Rule::Floating]
        );
        assert_eq!(broken(SMALL, "#.# ???"), [Rule::SumExceeded, Rule::Uneven]);
    }

    #[test]
    fn arms_of_a_u_are_level_once_their_water_is_joined() {
        let arms = ["#?? #?. ###", "#?? #?. ???"];
        for (rule, joined, apart) in [
            ("aquarium/3/3/u010/l", 1, 0),
            ("aquarium/r/3/3/u010/l", 1, 1),
        ] {
            assert_eq!(broken(rule, "#?. #?# ###").len(), 1, "{rule}");
            assert_eq!(broken(rule, arms[0]).len(), joined, "{rule}");
            assert_eq!(broken(rule, arms[1]).len(), apart, "{rule}");
        }
    }

    #[test]
    fn arms_joined_above_only_need_not_be_level() {
        assert_eq!(broken("aquarium/3/3/7g80/l", "... .?# .?#"), vec![]);
        assert_eq!(
            broken("aquarium/r/3/3/7g80/l", "... .?# .?#"),
            [Rule::Uneven]
        );
    }
}
