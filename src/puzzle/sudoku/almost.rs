//! Almost locked sets: W2, W4 and A6 of the catalogue.
//!
//! A set of cells of one house with one digit more than cells. If it loses a
//! digit it is locked: it holds all its others. A digit is restricted between
//! two sets if all its places in one see all in the other, so one set loses it.

use super::digits::{Cells, Digit, Digits};
use super::evidence::{Evidence, Found, ruled_out, step_about};
use super::houses::House;
use super::subsets::{only, unions_within};
use super::{Board, Clues, Fact, Technique};

/// Cells of the largest sets looked for, on boards up to 9×9 and larger ones.
const LARGEST: [usize; 2] = [5, 2];

/// A set of cells with one digit too many.
pub(super) struct Almost {
    pub(super) cells: Cells,
    size: usize,
    pub(super) digits: Digits,
    /// The digits that something beside the set can lose.
    pub(super) useful: Digits,
    /// What sees all places of a digit of the set, of one digit or another.
    reach: Cells,
    /// For each of its digits its places in the set, and what sees them all.
    places: Vec<(Digit, Cells, Cells)>,
}

impl Almost {
    /// Cells with their digits, however many.
    pub(super) fn of_cells(board: &Board, cells: Cells) -> Self {
        let digits = union(board, &cells);
        let of = |digit: Digit| {
            let places = cells.and(board.places(digit));
            (digit, places, board.houses().seen_by_all(&places))
        };
        let places: Vec<(Digit, Cells, Cells)> = digits.iter().map(of).collect();
        let targets = |seen: &Cells, digit| !seen.and(board.places(digit)).within(&cells);
        let all = places.iter();
        let reach = all.fold(Cells::default(), |all, (_, _, seen)| all.or(seen));
        let useful = places
            .iter()
            .filter(|(digit, _, seen)| targets(seen, *digit));
        Self {
            size: cells.len(),
            cells,
            digits,
            reach,
            useful: useful.map(|&(digit, _, _)| digit).collect(),
            places,
        }
    }

    /// A digit of the set, with its places and what sees them all.
    pub(super) fn of(&self, digit: Digit) -> Option<&(Digit, Cells, Cells)> {
        let before = self.digits.and(Digits::below(digit));
        let own = self.digits.has(digit);
        own.then(|| &self.places[before.len() as usize])
    }

    /// The digits restricted between two sets.
    pub(super) fn restricted(&self, other: &Almost) -> Digits {
        let mut restricted = Digits::NONE;
        for digit in self.digits.and(other.digits).iter() {
            if let (Some((_, _, seen)), Some((_, places, _))) = (self.of(digit), other.of(digit))
                && places.within(seen)
            {
                restricted.insert(digit);
            }
        }
        restricted
    }

    /// What sees all places of a digit in both sets.
    pub(super) fn shared(&self, other: &Almost, digit: Digit) -> Cells {
        match (self.of(digit), other.of(digit)) {
            (Some((_, _, a)), Some((_, _, b))) => a.and(b),
            _ => Cells::default(),
        }
    }
}

/// All sets of at most `most` cells, houses in order, small ones first.
pub(super) fn sets(board: &Board, most: usize) -> Vec<Almost> {
    let houses = board.houses();
    let most = most.min(LARGEST[usize::from(houses.side() > 9)]);
    let mut sets = Vec::new();
    for size in 1..=most {
        for (number, house) in houses.all().iter().enumerate() {
            let open = house.list.iter().copied();
            let open: Vec<usize> = open.filter(|&cell| board.placed(cell).is_none()).collect();
            let digits: Vec<u32> = open.iter().map(|&cell| board.at(cell).0).collect();
            let mut add = |chosen: &[usize], union: u32| {
                if union.count_ones() as usize == size + 1 {
                    let cells: Cells = chosen.iter().map(|&i| open[i]).collect();
                    // A set that lies in a house before this one was found there.
                    let mut others = houses.numbers(open[chosen[0]]);
                    let is_known = |other| {
                        let other: &House = &houses.all()[other];
                        cells.within(&other.cells)
                    };
                    if !others.any(|other| other < number && is_known(other)) {
                        sets.push(Almost::of_cells(board, cells));
                    }
                }
                None::<()>
            };
            unions_within(&digits, size, size + 1, &mut add);
        }
    }
    sets
}

pub(super) fn union(board: &Board, cells: &Cells) -> Digits {
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
    let all = sets(board, most);
    let sets: Vec<&Almost> = all.iter().filter(|set| !set.useful.is_empty()).collect();
    sets.iter().enumerate().find_map(|(i, &a)| {
        sets[..i].iter().find_map(|&b| {
            let common = a.digits.and(b.digits);
            let useful = a.useful.and(b.useful);
            if useful.is_empty() || common.len() < 2 || !wanted(a.size + b.size) {
                return None;
            }
            // A restricted digit sees from one set into the other.
            if a.cells.meets(&b.cells) || !a.reach.meets(&b.cells) {
                return None;
            }
            a.restricted(b).iter().find_map(|link| {
                let lost = useful.iter().filter(|&digit| digit != link);
                let found = lost.flat_map(|digit| {
                    let targets = a.shared(b, digit).and(board.places(digit));
                    let targets = targets.without(&a.cells).without(&b.cells);
                    ruled_out(board, targets.iter(), digit)
                });
                let found: Vec<Fact> = found.collect();
                if found.is_empty() {
                    return None;
                }
                let evidence = evidence(board, &[a, b], &[(a, b, link)], &[a, b], &found);
                let groups = [a.cells, b.cells];
                step_about(board, technique, evidence, found, &groups)
            })
        })
    })
}

/// What makes the sets almost locked, and where the digits are in them: those
/// linked between two sets, and those found in the sets at the ends.
pub(super) fn evidence(
    board: &Board,
    sets: &[&Almost],
    links: &[(&Almost, &Almost, Digit)],
    ends: &[&Almost],
    found: &[Fact],
) -> Evidence {
    let of = |set: &&Almost| only(board, &set.cells, set.digits);
    let mut given: Vec<Fact> = sets.iter().flat_map(of).collect();
    for &(a, b, link) in links {
        let absent = a.cells.or(&b.cells).without(board.places(link));
        given.extend(absent.iter().map(|cell| board.is_not(cell, link)));
    }
    let lost: Digits = found.iter().map(|fact| fact.digit()).collect();
    for digit in lost.iter() {
        let absent = ends.iter();
        let absent = absent.flat_map(|set| set.cells.without(board.places(digit)).iter());
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
                let useful = a.useful.and(b.useful);
                if useful.is_empty() {
                    return None;
                }
                let pairs = by_a.iter().flat_map(|x| by_b.iter().map(move |y| (x, y)));
                pairs
                    .into_iter()
                    .filter(|(x, y)| x != y)
                    .find_map(|(x, y)| {
                        let lost = useful.iter().filter(|&digit| digit != x && digit != y);
                        let found = lost.flat_map(|digit| {
                            let targets = a.shared(b, digit).and(board.places(digit));
                            let targets = targets.without(&a.cells).without(&b.cells);
                            ruled_out(board, targets.iter(), digit)
                        });
                        let found: Vec<Fact> = found.collect();
                        if found.is_empty() {
                            return None;
                        }
                        let links = [(*a, pivot, x), (*b, pivot, y)];
                        let evidence = evidence(board, &[a, b, pivot], &links, &[a, b], &found);
                        let groups = [a.cells.or(&b.cells), pivot.cells];
                        step_about(board, Technique::AlsXyWing, evidence, found, &groups)
                    })
            })
        })
    })
}
