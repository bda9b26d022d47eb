//! Bivalue universal grave (BUG). If every open cell had two candidates and every digit
//! two places in each house or none, all digits could be exchanged, and a solution
//! would not be the only one. So if only some additional candidates prevent this, one
//! of them is true.

use clew_core::grid::SortDedup as _;

use crate::board::{Board, Cells, Clues, Digit, Digits, Fact, House};
use crate::catalogue::Technique;
use crate::evidence::{Finding, all_ruled_out, ruled_out, step_by};
use crate::reason::{Escape, Reason, Set};
use crate::technique::fish::combinations;
use crate::technique::subsets::only;
use crate::technique::uniqueness::few_open;

/// Maximum number of cells with more than two candidates, and of candidates in one.
const MOST: (usize, u32) = (4, 4);

/// A cell and its candidates beyond two.
type Extra = (usize, Digits);

/// Candidates beyond two, which prevent the exchange.
struct Extras<'a> {
    cells: Cells,
    of: &'a [Extra],
    /// All candidates beyond two.
    digits: Digits,
}

/// Types 1 to 4: one cell, one digit, a subset, a digit that must be there.
pub(crate) fn bug(_: &Clues, board: &Board) -> Finding {
    let open = board.open_cells();
    let wide: Vec<usize> = open.filter(|&cell| board.at(cell).len() != 2).collect();
    let is_few = |&cell: &usize| (3..=MOST.1).contains(&board.at(cell).len());
    if wide.is_empty() || wide.len() > MOST.0 || !wide.iter().all(is_few) {
        return None;
    }
    choose(board, &wide, &mut Vec::new())
}

/// Goes through the ways to leave each cell with more candidates two of them, so that
/// every digit has two places in each house or none.
fn choose(board: &Board, wide: &[usize], chosen: &mut Vec<Extra>) -> Finding {
    let Some(&cell) = wide.get(chosen.len()) else {
        return is_even(board, chosen).then(|| prevented(board, chosen))?;
    };
    let here: Vec<Digit> = board.at(cell).iter().collect();
    combinations(here.len(), here.len() - 2).find_map(|extra| {
        chosen.push((cell, extra.iter().map(|&i| here[i]).collect()));
        let found = choose(board, wide, chosen);
        chosen.pop();
        found
    })
}

/// What candidates that prevent the exchange lead to.
fn prevented(board: &Board, of: &[Extra]) -> Finding {
    let extras = Extras {
        cells: of.iter().map(|&(cell, _)| cell).collect(),
        digits: of.iter().map(|&(_, digits)| digits).collect(),
        of,
    };
    one_cell(board, &extras)
        .or_else(|| one_digit(board, &extras))
        .or_else(|| locked(board, &extras))
        .or_else(|| subset(board, &extras))
}

/// Whether every digit, without some candidates, has two places in each house or is placed there.
fn is_even(board: &Board, without: &[Extra]) -> bool {
    board.digits().all(|digit| {
        let extra = without.iter().filter(|(_, digits)| digits.has(digit));
        let extra: Cells = extra.map(|&(cell, _)| cell).collect();
        let places = board.places(digit).without(&extra);
        let is_even = |house: &House| {
            let mut here = places.and(&house.cells).iter();
            match (here.next(), here.next(), here.next()) {
                (Some(cell), None, _) => board.placed(cell).is_some(),
                (_, Some(_), third) => third.is_none(),
                (None, ..) => false,
            }
        };
        board.houses().all().iter().all(is_even)
    })
}

/// A step that rests on what the open cells cannot be, and on `more`.
fn conclude(
    board: &Board,
    extras: &Extras,
    more: Vec<Fact>,
    found: Vec<Fact>,
    escape: Escape,
) -> Finding {
    let of = |cell: usize| only(board, &Cells::only(cell), board.at(cell));
    let mut given: Vec<Fact> = board.open_cells().flat_map(of).chain(more).collect();
    given.sort_dedup();
    step_by(board, Technique::Bug, given, found, |houses| Reason::Bug {
        open: board.open_cells().map(|cell| houses.cell(cell)).collect(),
        extra: Set::of(houses, &extras.cells, extras.digits),
        escape,
    })
}

/// Type 1: a cell is one of its digits beyond two.
fn one_cell(board: &Board, extras: &Extras) -> Finding {
    let &[(cell, digits)] = extras.of else {
        return None;
    };
    let found = match digits.single() {
        Some(digit) => vec![board.is(cell, digit)],
        None => all_ruled_out(board, &extras.cells, board.at(cell).without(digits)),
    };
    conclude(board, extras, Vec::new(), found, Escape::Cell)
}

/// Type 2: a digit is in one of some cells.
fn one_digit(board: &Board, extras: &Extras) -> Finding {
    let digit = extras.digits.single()?;
    let seen = board.houses().seen_by_all(&extras.cells);
    let found = ruled_out(board, seen.iter(), digit);
    conclude(board, extras, Vec::new(), found, Escape::Digit(digit))
}

/// The houses that hold all cells with additional candidates, if there are several such cells.
fn around<'a>(board: &'a Board, extras: &Extras) -> impl Iterator<Item = &'a House> + use<'a> {
    let cells = extras.cells;
    let is_several = extras.of.len() > 1;
    let houses = board.houses().all().iter();
    houses.filter(move |house| is_several && cells.within(&house.cells))
}

/// Type 4: a digit of a house is in one of two cells, and the other cell is one of its
/// digits beyond two. Neither can be anything else.
fn locked(board: &Board, extras: &Extras) -> Finding {
    let &[(a, of_a), (b, of_b)] = extras.of else {
        return None;
    };
    let usual = [(a, of_a), (b, of_b)].map(|(cell, extra)| (cell, board.at(cell).without(extra)));
    let both = usual[0].1.and(usual[1].1);
    around(board, extras).find_map(|house| {
        let others = house.cells.without(&extras.cells);
        both.iter().find_map(|kept| {
            if board.places(kept).meets(&others) {
                return None;
            }
            let lost = usual.iter().flat_map(|&(cell, digits)| {
                let lost = digits.without(Digits::only(kept));
                all_ruled_out(board, &Cells::only(cell), lost)
            });
            let more = board.none_is(&others, kept);
            let found = lost.collect();
            let escape = Escape::Locked {
                kept,
                house: house.name,
            };
            conclude(board, extras, more, found, escape)
        })
    })
}

/// Type 3: one of some cells of a house is one of their digits beyond two; with
/// other cells of the house it takes as many digits as there are cells.
fn subset(board: &Board, extras: &Extras) -> Finding {
    around(board, extras).find_map(|house| {
        let others = house.cells.without(&extras.cells);
        few_open(board, &others).find_map(|cells| {
            let own = board.union(&cells);
            if own.len() as usize != cells.len() + 1 || own.or(extras.digits) != own {
                return None;
            }
            let found = all_ruled_out(board, &others.without(&cells), own);
            let others = Set::of(board.houses(), &cells, own);
            let house = house.name;
            let escape = Escape::Subset { others, house };
            conclude(board, extras, Vec::new(), found, escape)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::technique::drawn::shows;

    #[test]
    fn the_only_cell_with_three_candidates_is_the_one_that_breaks_the_grave() {
        shows(
            bug,
            Technique::Bug,
            "
            1  2  3   4
            3  4  12  12
            2  13 4   13
            4  13 12  123
            ",
            "r4c4=1",
        );
    }
}
