//! Almost locked sets: W2, W4, A5 and A6 of the catalogue.
//!
//! A set of cells of one house with one digit more than cells. If it loses a
//! digit it is locked: it holds all its others. A digit is restricted between
//! two sets if all its places in one see all in the other, so one set loses it.

use super::digits::{Cells, Digit, Digits};
use super::evidence::{Evidence, Found, ruled_out, step_about};
use super::fish::combinations;
use super::houses::Sort;
use super::subsets::only;
use super::{Board, Clues, Fact, Technique};

/// Cells of the largest sets looked for, on boards up to 9×9 and larger ones.
const LARGEST: [usize; 2] = [5, 2];

/// A set of cells with one digit too many.
struct Almost {
    cells: Cells,
    digits: Digits,
    /// For each of its digits its places in the set, and what sees them all.
    places: Vec<(Digit, Cells, Cells)>,
}

impl Almost {
    fn of(&self, digit: Digit) -> Option<&(Digit, Cells, Cells)> {
        self.places.iter().find(|(own, _, _)| *own == digit)
    }

    /// The digits restricted between two sets.
    fn restricted(&self, other: &Almost) -> Digits {
        let common = self.digits.and(other.digits).iter();
        common
            .filter(|&digit| match (self.of(digit), other.of(digit)) {
                (Some((_, _, seen)), Some((_, places, _))) => places.within(seen),
                _ => false,
            })
            .collect()
    }

    /// What sees all places of a digit in both sets.
    fn shared(&self, other: &Almost, digit: Digit) -> Cells {
        match (self.of(digit), other.of(digit)) {
            (Some((_, _, a)), Some((_, _, b))) => a.and(b),
            _ => Cells::default(),
        }
    }
}

/// All sets of at most `most` cells, houses in order, small ones first.
fn sets(board: &Board, most: usize) -> Vec<Almost> {
    let houses = board.houses();
    let most = most.min(LARGEST[usize::from(houses.side() > 9)]);
    let mut seen = std::collections::BTreeSet::new();
    let mut sets = Vec::new();
    for size in 1..=most {
        for house in houses.all() {
            let open = house.list.iter().copied();
            let open: Vec<usize> = open.filter(|&cell| board.placed(cell).is_none()).collect();
            for chosen in combinations(open.len(), size) {
                let cells: Cells = chosen.iter().map(|&i| open[i]).collect();
                let digits = union(board, &cells);
                if digits.len() as usize != size + 1 || !seen.insert(cells) {
                    continue;
                }
                let of = |digit: Digit| {
                    let places = cells.and(board.places(digit));
                    (digit, places, houses.seen_by_all(&places))
                };
                sets.push(Almost {
                    cells,
                    digits,
                    places: digits.iter().map(of).collect(),
                });
            }
        }
    }
    sets
}

fn union(board: &Board, cells: &Cells) -> Digits {
    cells
        .iter()
        .fold(Digits::NONE, |digits, cell| digits.or(board.at(cell)))
}

/// W2: a pivot of three candidates and two pincers.
pub(super) fn xyz_wing(_: &Clues, board: &Board) -> Found {
    two_sets(board, 2, |cells| cells == 3, Technique::XyzWing)
}

/// W4: the same with four cells.
pub(super) fn wxyz_wing(_: &Clues, board: &Board) -> Found {
    two_sets(board, 3, |cells| cells == 4, Technique::WxyzWing)
}

/// A6, ALS-XZ.
pub(super) fn als_xz(_: &Clues, board: &Board) -> Found {
    two_sets(board, LARGEST[0], |_| true, Technique::AlsXz)
}

/// Two sets with a restricted digit: one of them is locked, so another digit
/// they share is in one of them.
fn two_sets(board: &Board, most: usize, wanted: fn(usize) -> bool, technique: Technique) -> Found {
    let sets = sets(board, most);
    sets.iter().enumerate().find_map(|(i, a)| {
        sets[..i].iter().find_map(|b| {
            let common = a.digits.and(b.digits);
            if common.len() < 2 || !wanted(a.cells.len() + b.cells.len()) {
                return None;
            }
            if !a.cells.and(&b.cells).is_empty() {
                return None;
            }
            a.restricted(b).iter().find_map(|link| {
                let lost = common.iter().filter(|&digit| digit != link);
                let found = lost.flat_map(|digit| {
                    let targets = a.shared(b, digit).without(&a.cells).without(&b.cells);
                    ruled_out(board, targets.iter(), digit)
                });
                let found: Vec<Fact> = found.collect();
                let evidence = evidence(board, &[a, b], &[(a, b, link)], &found);
                let groups = [a.cells, b.cells];
                step_about(board, technique, evidence, found, &groups)
            })
        })
    })
}

/// What makes the sets almost locked, and where the digits are in them. The
/// places of a digit linked between two sets matter where they would not see
/// those in the other.
///
/// Where the digits are in them matters too. Cells of one set that see the
/// places of a linked digit in the other may have it, so those of the other
/// must see all of the first, or be without it.
fn evidence(
    board: &Board,
    sets: &[&Almost],
    links: &[(&Almost, &Almost, Digit)],
    found: &[Fact],
) -> Evidence {
    let houses = board.houses();
    let of = |set: &&Almost| only(board, &set.cells, set.digits);
    let mut given: Vec<Fact> = sets.iter().flat_map(of).collect();
    for &(a, b, link) in links {
        for (own, places) in [(a, b.cells.and(board.places(link))), (b, a.cells)] {
            let absent = own.cells.without(board.places(link));
            let blind = absent
                .iter()
                .filter(|&cell| !places.within(houses.peers(cell)));
            given.extend(blind.map(|cell| board.is_not(cell, link)));
        }
    }
    let lost: Digits = found.iter().map(|fact| fact.digit()).collect();
    for digit in lost.iter() {
        let ends = sets.iter().take(2);
        let absent = ends.flat_map(|set| set.cells.without(board.places(digit)).iter());
        given.extend(absent.map(|cell| board.is_not(cell, digit)));
    }
    given.sort_unstable();
    given.dedup();
    Evidence {
        clues: Vec::new(),
        given,
    }
}

/// A6, ALS-XY-wing: two sets that are each linked with a third, by different
/// digits.
pub(super) fn als_xy_wing(_: &Clues, board: &Board) -> Found {
    let sets = sets(board, LARGEST[0] - 1);
    let links = |pivot: &Almost| {
        let apart = |other: &&Almost| pivot.cells.and(&other.cells).is_empty();
        let linked = sets.iter().filter(apart);
        let linked = linked.map(|other| (other, pivot.restricted(other)));
        linked
            .filter(|(_, digits)| !digits.is_empty())
            .collect::<Vec<_>>()
    };
    sets.iter().find_map(|pivot| {
        let linked = links(pivot);
        linked.iter().enumerate().find_map(|(i, (a, by_a))| {
            linked[..i].iter().find_map(|(b, by_b)| {
                let pairs = by_a.iter().flat_map(|x| by_b.iter().map(move |y| (x, y)));
                pairs
                    .into_iter()
                    .filter(|(x, y)| x != y)
                    .find_map(|(x, y)| {
                        let common = a.digits.and(b.digits).iter();
                        let lost = common.filter(|&digit| digit != x && digit != y);
                        let found = lost.flat_map(|digit| {
                            let targets = a.shared(b, digit).without(&a.cells).without(&b.cells);
                            ruled_out(board, targets.iter(), digit)
                        });
                        let found: Vec<Fact> = found.collect();
                        if found.is_empty() {
                            return None;
                        }
                        let links = [(*a, pivot, x), (*b, pivot, y)];
                        let evidence = evidence(board, &[a, b, pivot], &links, &found);
                        let groups = [a.cells.or(&b.cells), pivot.cells];
                        step_about(board, Technique::AlsXyWing, evidence, found, &groups)
                    })
            })
        })
    })
}

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
            let in_line = choices(board, &open(line.cells.without(&region.cells)));
            let in_region = choices(board, &open(region.cells.without(&line.cells)));
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

/// Choices of one to three cells, with their digits.
fn choices(board: &Board, cells: &[usize]) -> Vec<(Cells, Digits)> {
    (1..=3)
        .flat_map(|size| combinations(cells.len(), size))
        .map(|chosen| {
            let cells: Cells = chosen.iter().map(|&i| cells[i]).collect();
            (cells, union(board, &cells))
        })
        .collect()
}
