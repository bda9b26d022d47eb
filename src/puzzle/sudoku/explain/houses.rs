//! Houses that a step is about, read off its groups and evidence.

use crate::grid::{Site, SortShort as _};
use crate::model::{Arg, Fact as _};
use crate::trace::Step;

use crate::puzzle::sudoku::board::{Digit, Digits, House, Houses, Name, Sort};
use crate::puzzle::sudoku::technique::singles;
use crate::puzzle::sudoku::{Clues, Fact, Sudoku};

use super::{found_sites, named, said};

/// The houses that hold all of these places.
pub(super) fn holding<'a>(
    clues: &'a Clues,
    sites: &[Site],
) -> impl Iterator<Item = &'a House> + use<'a> {
    let cells = indices(clues, sites);
    let holds = move |house: &&House| {
        let mut inside = cells.iter();
        !cells.is_empty() && inside.all(|&cell| house.cells.has(cell))
    };
    clues.houses().iter().filter(holds)
}

/// The first house that holds all of these places.
pub(super) fn houses_of(clues: &Clues, sites: &[Site]) -> Arg {
    let houses = holding(clues, sites).take(1);
    Arg::Said(houses.map(|house| named(clues, house.name)).collect())
}

/// The house of a group that is one; where the step does not use that, one it
/// uses that holds the same of what it speaks of.
pub(super) fn house_at(clues: &Clues, step: &Step<Sudoku>, group: usize, holds: &[Site]) -> Arg {
    let cells = step.groups.get(group).map_or(&[][..], Vec::as_slice);
    let house = holding(clues, cells).next();
    let house = house.map(|house| instead(clues, step, house, holds));
    Arg::Said(
        house
            .into_iter()
            .map(|house| named(clues, house.name))
            .collect(),
    )
}

/// A house, or one that a step uses in place of it, which holds some places.
fn instead<'a>(
    clues: &'a Clues,
    step: &Step<Sudoku>,
    house: &'a House,
    holds: &[Site],
) -> &'a House {
    let is_used = |house: &&House| step.areas.contains(&sites_of(clues, house));
    if step.areas.is_empty() || is_used(&house) {
        return house;
    }
    holding(clues, holds).find(is_used).unwrap_or(house)
}

fn sites_of(clues: &Clues, house: &House) -> Vec<Site> {
    let cells = house.list.iter();
    cells
        .map(|&cell| clues.houses().cell(cell).site())
        .collect()
}

/// The house that holds the first group of a step and all facts it relies on,
/// if there is one: in a trial these may be digits elsewhere.
fn enclosing<'a>(clues: &'a Clues, step: &Step<Sudoku>) -> Option<&'a House> {
    let given = step.given.iter().map(|fact| fact.site());
    let sites: Vec<Site> = step.groups[0].iter().copied().chain(given).collect();
    holding(clues, &sites).next()
}

/// The house in which a digit is locked in what it shares with another, and
/// that other one.
pub(super) fn locked(clues: &Clues, step: &Step<Sudoku>) -> (Arg, Arg) {
    let to = [step.groups[0].clone(), found_sites(step)].concat();
    let to = holding(clues, &to).next();
    let is_other = |house: &&House| to.is_none_or(|to| to.name != house.name);
    let houses = holding(clues, &step.groups[0]).filter(is_other);
    let shared = to.map_or(&[][..], |to| &to.list);
    let digits = Digits::only(step.found[0].digit());
    let from = || confining(clues, step, houses, digits, shared);
    let from = enclosing(clues, step).or_else(from);
    (called(clues, from), called(clues, to))
}

/// The house in which some digits are confined to the first group of a step,
/// one for each cell, and these digits.
pub(super) fn hidden(clues: &Clues, step: &Step<Sudoku>) -> (Arg, Arg) {
    let digits: Digits = step.about.iter().map(|fact| fact.digit()).collect();
    let cells = indices(clues, &step.groups[0]);
    let houses = holding(clues, &step.groups[0]);
    let house = || confining(clues, step, houses, digits, &cells);
    let house = enclosing(clues, step).or_else(house);
    (called(clues, house), said(digits))
}

/// The house in which some digits have the fewest places beside some cells,
/// for all that a step relies on.
fn confining<'a>(
    clues: &Clues,
    step: &Step<Sudoku>,
    houses: impl Iterator<Item = &'a House>,
    digits: Digits,
    to: &[usize],
) -> Option<&'a House> {
    let excluded = Excluded::by(clues, step);
    houses.min_by_key(|house| {
        let elsewhere = || house.list.iter().filter(|cell| !to.contains(cell));
        let places = |digit: Digit| {
            elsewhere()
                .filter(|&&cell| !excluded.has(cell, digit))
                .count()
        };
        digits.iter().map(places).sum::<usize>()
    })
}

fn called(clues: &Clues, house: Option<&House>) -> Arg {
    let name = house.map(|house| named(clues, house.name));
    Arg::Said(name.into_iter().collect())
}

/// The base and cover lines of a fish: what it finds lies in cover lines and
/// outside the base.
pub(super) fn fish_lines(clues: &Clues, step: &Step<Sudoku>) -> (Arg, Arg) {
    let found = found_sites(step);
    let of = |sites: &[Site], sort: Sort| -> Vec<u8> {
        let line = |site: &Site| match sort {
            Sort::Row => site.y / 2 + 1,
            _ => site.x / 2 + 1,
        };
        let mut lines: Vec<u8> = sites.iter().map(line).collect();
        lines.sort_short();
        lines.dedup();
        lines
    };
    let outside = |sort: Sort| {
        let base = of(&step.groups.concat(), sort);
        of(&found, sort).iter().all(|line| !base.contains(line))
            && of(&step.groups[0], sort).len() <= of(&step.groups[0], crossing(sort)).len()
    };
    let sort = if outside(Sort::Row) {
        Sort::Row
    } else {
        Sort::Column
    };
    let lines = |sites: &[Site], sort: Sort| {
        let names = of(sites, sort).into_iter().map(|number| {
            let is_line = |house: &&House| house.name == Name { sort, number };
            let line = clues.houses().iter().find(is_line);
            let of_line = |site: &&Site| of(&[**site], sort) == [number];
            let body = step.groups[0].iter().chain(&found).filter(of_line);
            let body: Vec<Site> = body.copied().collect();
            line.map(|line| named(clues, instead(clues, step, line, &body).name))
        });
        Arg::Said(names.flatten().collect())
    };
    let all = step.groups.concat();
    (lines(&all, sort), lines(&step.groups[0], crossing(sort)))
}

fn crossing(sort: Sort) -> Sort {
    match sort {
        Sort::Row => Sort::Column,
        _ => Sort::Row,
    }
}

/// Candidates excluded by the evidence of a step.
struct Excluded<'a> {
    houses: &'a Houses,
    known: Vec<Fact>,
}

impl<'a> Excluded<'a> {
    fn by(clues: &'a Clues, step: &Step<Sudoku>) -> Self {
        let printed = step.clues.iter().filter_map(|site| {
            let at = site.cell()?;
            Some(Fact::Is(at, clues.given(at)?))
        });
        Self {
            houses: clues.houses(),
            known: printed.chain(step.given.iter().copied()).collect(),
        }
    }

    fn has(&self, cell: usize, wanted: Digit) -> bool {
        let index = |fact: Fact| self.houses.index(fact.cell());
        self.known.iter().any(|&fact| match fact {
            Fact::Is(_, digit) if digit == wanted => self.houses.peers(cell).has(index(fact)),
            Fact::Is(..) => index(fact) == cell,
            Fact::Not(_, digit) => digit == wanted && index(fact) == cell,
        })
    }

    /// Whether a digit is excluded from every cell of a house but some.
    fn confines(&self, house: &House, digit: Digit, to: &[usize]) -> bool {
        let mut others = house.list.iter().filter(|cell| !to.contains(cell));
        others.all(|&other| self.has(other, digit))
    }
}

fn indices(clues: &Clues, sites: &[Site]) -> Vec<usize> {
    let cells = sites.iter().filter_map(|site| site.cell());
    cells.map(|cell| clues.houses().index(cell)).collect()
}

/// The house that a single is the last of: the first around the cell in which
/// the facts relied on exclude the digit from every other cell.
pub(super) fn single_house<'a>(clues: &'a Clues, step: &Step<Sudoku>) -> Option<&'a House> {
    let Fact::Is(cell, wanted) = *step.found.first()? else {
        return None;
    };
    let cell = clues.houses().index(cell);
    let excluded = Excluded::by(clues, step);
    let confines = |house: &&House| excluded.confines(house, wanted, &[cell]);
    // The evidence may do for a row as well as for the box the step is named
    // after.
    let is_namesake = |house: &&House| singles::named(house) == step.technique;
    let is_used =
        |house: &&House| step.areas.is_empty() || step.areas.contains(&sites_of(clues, house));
    let houses = || clues.houses().of(cell).filter(confines);
    let used = || houses().filter(is_used);
    used()
        .find(is_namesake)
        .or_else(|| used().next())
        .or_else(|| houses().next())
}

/// The house in which a digit, which the step does not find, can only be in
/// some cells, and can be in each of them.
pub(super) fn confined<'a>(
    clues: &'a Clues,
    step: &Step<Sudoku>,
    sites: &[Site],
) -> Option<(&'a House, Digit)> {
    let cells = indices(clues, sites);
    let excluded = Excluded::by(clues, step);
    holding(clues, sites).find_map(|house| {
        let mut digits = Digits::all(clues.houses().side()).iter();
        let digit = digits.find(|&digit| {
            let can_be = |&cell: &usize| !excluded.has(cell, digit);
            let is_found = step.found.iter().any(|fact| fact.digit() == digit);
            !is_found && cells.iter().all(can_be) && excluded.confines(house, digit, &cells)
        });
        Some((house, digit?))
    })
}
