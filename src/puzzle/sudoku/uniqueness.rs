//! Class U: what follows if the puzzle has exactly one solution. Off unless
//! asked for, and never part of a proof.
//!
//! Four open cells in two rows, two columns and two boxes that held only two
//! digits could exchange them, so a second solution would be there.

use crate::grid::Cell;

use super::digits::{Cells, Digit, Digits};
use super::evidence::{Evidence, Found, ruled_out, step_about};
use super::fish::combinations;
use super::subsets::only;
use super::{Board, Clues, Fact, Technique};

/// The rectangles that could exchange two digits: for each the cells and the
/// digits, rows and columns in order.
fn rectangles(clues: &Clues, board: &Board) -> Vec<([usize; 4], Digits)> {
    let houses = board.houses();
    let side = usize::from(houses.side());
    if houses.diagonals() {
        return Vec::new();
    }
    let lines: Vec<Vec<usize>> = combinations(side, 2).collect();
    let mut all = Vec::new();
    for rows in &lines {
        for cols in &lines {
            let at = |row: usize, col: usize| side * row + col;
            let cells = [
                at(rows[0], cols[0]),
                at(rows[0], cols[1]),
                at(rows[1], cols[0]),
                at(rows[1], cols[1]),
            ];
            let open = |&cell: &usize| board.placed(cell).is_none();
            let places = cells.map(|cell| houses.cell(cell));
            let region = places.map(|cell: Cell| houses.region(cell));
            let in_pairs = (region[0] == region[1] && region[2] == region[3])
                || (region[0] == region[2] && region[1] == region[3]);
            if !cells.iter().all(open) || !in_pairs || region[0] == region[3] {
                continue;
            }
            let printed = places.iter().any(|&cell| clues.given(cell).is_some());
            let common = cells
                .iter()
                .fold(Digits::all(houses.side()), |digits, &cell| {
                    digits.and(board.at(cell))
                });
            for pair in combinations(common.len() as usize, 2) {
                let digits = pair.iter().filter_map(|&i| common.iter().nth(i));
                if !printed {
                    all.push((cells, digits.collect()));
                }
            }
        }
    }
    all
}

/// U1 and U2, and U4: rectangles in order. With one cell that has more than
/// the two digits, it has one of the others; with two that have the same third
/// digit, one of them has it; with two in a house that need one of the two
/// digits there, neither has the other one.
pub(super) fn unique_rectangle(clues: &Clues, board: &Board) -> Found {
    rectangles(clues, board)
        .into_iter()
        .find_map(|(cells, pair)| {
            let (floor, roof): (Vec<usize>, Vec<usize>) =
                cells.iter().partition(|&&cell| board.at(cell) == pair);
            let all: Cells = cells.into_iter().collect();
            let roof: Cells = roof.into_iter().collect();
            let extra = |cell: usize| board.at(cell).without(pair);
            let cause = || {
                let floor: Cells = floor.iter().copied().collect();
                only(board, &floor, pair)
            };
            let told = |given: Vec<Fact>, found: Vec<Fact>| {
                let evidence = Evidence {
                    clues: Vec::new(),
                    given,
                };
                step_about(
                    board,
                    Technique::UniqueRectangle,
                    evidence,
                    found,
                    &[all, roof],
                )
            };
            let roof_cells: Vec<usize> = roof.iter().collect();
            match roof_cells[..] {
                [cell] => {
                    let found = pair
                        .iter()
                        .flat_map(|digit| ruled_out(board, [cell], digit));
                    told(cause(), found.collect())
                }
                [a, b] if extra(a) == extra(b) && extra(a).len() == 1 => {
                    let third = extra(a).first_of();
                    let seen = board.houses().seen_by_all(&roof);
                    let found = ruled_out(board, seen.iter(), third);
                    let mut given = cause();
                    given.extend(only(board, &roof, pair.or(extra(a))));
                    told(given, found)
                }
                [a, b] => locked_roof(board, a, b, pair, &cause(), &told),
                _ => None,
            }
        })
}

/// A digit of the pair that must be in the roof: the other one is not.
fn locked_roof(
    board: &Board,
    a: usize,
    b: usize,
    pair: Digits,
    cause: &[Fact],
    told: &dyn Fn(Vec<Fact>, Vec<Fact>) -> Found,
) -> Found {
    let roof: Cells = [a, b].into_iter().collect();
    let houses = board.houses().of(a).filter(|house| house.cells.has(b));
    houses.into_iter().find_map(|house| {
        pair.iter().find_map(|kept: Digit| {
            let others = house.cells.without(&roof);
            if board.places(kept).and(&others).first().is_some() {
                return None;
            }
            let lost = pair.iter().find(|&digit| digit != kept)?;
            let mut given = cause.to_vec();
            given.extend(others.iter().map(|cell| board.is_not(cell, kept)));
            told(given, ruled_out(board, [a, b], lost))
        })
    })
}

/// BUG+1: every open cell has two candidates but one, which has three; its
/// digit that would stand three times in a house is true, or all digits could
/// be exchanged.
pub(super) fn bug(_: &Clues, board: &Board) -> Found {
    let mut cells = board.open_cells().filter(|&cell| board.at(cell).len() != 2);
    let cell = cells.next()?;
    if cells.next().is_some() || board.at(cell).len() != 3 {
        return None;
    }
    let houses = board.houses();
    let count = |digit: Digit, cells: &Cells| cells.and(board.places(digit)).len();
    let thrice = |&digit: &Digit| houses.of(cell).all(|house| count(digit, &house.cells) == 3);
    let digit = board.at(cell).iter().find(thrice)?;
    // Without it every digit left would stand twice in each of its houses.
    let even = houses.all().iter().all(|house| {
        board.digits().all(|other| {
            let extra = usize::from(other == digit && house.cells.has(cell));
            let places = count(other, &house.cells);
            places - extra == 2 || (places == 1 && extra == 0)
        })
    });
    if !even || houses.diagonals() {
        return None;
    }
    let others: Cells = board.open_cells().filter(|&other| other != cell).collect();
    let of = |other: usize| {
        let gone = board
            .digits()
            .filter(move |&digit| !board.can_be(other, digit));
        gone.map(move |digit| board.is_not(other, digit))
    };
    let evidence = Evidence {
        clues: Vec::new(),
        given: others.iter().flat_map(of).collect(),
    };
    let only_cell = [cell].into_iter().collect();
    let found = vec![board.is(cell, digit)];
    step_about(board, Technique::Bug, evidence, found, &[only_cell])
}
