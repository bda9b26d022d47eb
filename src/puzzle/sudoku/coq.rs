//! A5, Sue de Coq, also called two-sector disjoint subsets.

use super::almost::union;
use super::digits::{Cells, Digits};
use super::evidence::{Evidence, Found, ruled_out, step_about};
use super::fish::combinations;
use super::houses::Sort;
use super::subsets::only;
use super::{Board, Clues, Fact, Technique};

/// A5, Sue de Coq: cells where a line crosses a box, with cells of the line
/// and cells of the box that share no digit with each other, have together as
/// many digits as cells. So every one of these digits is among them.
pub(super) fn sue_de_coq(_: &Clues, board: &Board) -> Found {
    let houses = board.houses();
    if houses.side() > 9 {
        return None;
    }
    let of = |wanted: fn(Sort) -> bool| {
        let all = houses.all().iter();
        all.filter(move |house| wanted(house.name.sort))
    };
    of(|sort| sort == Sort::Region).find_map(|region| {
        of(|sort| matches!(sort, Sort::Row | Sort::Column)).find_map(|line| {
            let open = |cells: Cells| -> Vec<usize> {
                cells
                    .iter()
                    .filter(|&cell| board.placed(cell).is_none())
                    .collect()
            };
            let crossing = open(line.cells.and(&region.cells));
            if crossing.len() < 2 {
                return None;
            }
            let in_line = choices(
                board,
                &open(line.cells.without(&region.cells)),
                crossing.len(),
            );
            let in_region = choices(
                board,
                &open(region.cells.without(&line.cells)),
                crossing.len(),
            );
            (2..=crossing.len()).find_map(|size| {
                combinations(crossing.len(), size).find_map(|chosen| {
                    let cells: Cells = chosen.iter().map(|&i| crossing[i]).collect();
                    let digits = union(board, &cells);
                    in_line.iter().find_map(|(a, own_a)| {
                        in_region.iter().find_map(|(b, own_b)| {
                            let all = digits.or(*own_a).or(*own_b);
                            let count = cells.len() + a.len() + b.len();
                            if all.len() as usize != count || !own_a.and(*own_b).is_empty() {
                                return None;
                            }
                            let everything = cells.or(a).or(b);
                            let lost = |house: &Cells, digits: Digits| {
                                let targets = house.without(&everything);
                                let of = |digit| ruled_out(board, targets.iter(), digit);
                                digits.iter().flat_map(of).collect::<Vec<Fact>>()
                            };
                            let mut found = lost(&line.cells, all.without(*own_b));
                            found.extend(lost(&region.cells, all.without(*own_a)));
                            found.sort_unstable();
                            found.dedup();
                            if found.is_empty() {
                                return None;
                            }
                            let mut given = only(board, &cells, digits);
                            given.extend(only(board, a, *own_a));
                            given.extend(only(board, b, *own_b));
                            let evidence = Evidence {
                                clues: Vec::new(),
                                given,
                            };
                            let groups = [cells, a.or(b)];
                            step_about(board, Technique::SueDeCoq, evidence, found, &groups)
                        })
                    })
                })
            })
        })
    })
}

/// Choices of one to three cells, with their digits: more than cells, or the
/// cells alone were locked, and less than make too many with the crossing.
fn choices(board: &Board, cells: &[usize], crossing: usize) -> Vec<(Cells, Digits)> {
    (1..=3)
        .flat_map(|size| combinations(cells.len(), size))
        .filter_map(|chosen| {
            let own = chosen.iter().map(|&i| board.at(cells[i]));
            let own = own.fold(Digits::NONE, Digits::or);
            let most = chosen.len() + crossing;
            let fits = (chosen.len() + 1..most).contains(&(own.len() as usize));
            fits.then(|| (chosen.iter().map(|&i| cells[i]).collect(), own))
        })
        .collect()
}
