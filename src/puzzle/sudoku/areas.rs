//! The houses that a step uses: those without which what it finds would not
//! follow from what it names.
//!
//! A house is used where its cells are taken to be all different. From the
//! facts of the step and the opposite of what it finds, these houses alone,
//! and that a cell has one digit, lead to a contradiction. One after the other
//! each house goes that can be spared.

use crate::grid::Site;
use crate::model::{Fact as _, Stage, Technique as _};
use crate::trace::Step;

use super::digits::{Cells, Digits};
use super::explain::told_houses;
use super::houses::Houses;
use super::within::{Effort, Within};
use super::{Clues, Fact, Sudoku};

/// The cells of each house that a step uses, rows first; none where its trials
/// tell, or where it assumes one solution.
pub(super) fn areas(clues: &Clues, step: &Step<Sudoku>) -> Vec<Vec<Site>> {
    if !step.trials.is_empty() || step.technique.assumes_unique() {
        return Vec::new();
    }
    let houses = clues.houses();
    let (far, near) = order(clues, step);
    let deepest = match step.technique.stage() {
        Stage::Patterns => Effort::Subsets,
        Stage::Breakout | Stage::Enumeration => Effort::Branches,
    };
    let used = needed(&Argument::of(clues, step), &far, &near, deepest);
    let sites = |&cell: &usize| houses.cell(cell).site();
    let lists = used.iter().map(|&house| &houses.all()[house].list);
    lists.map(|list| list.iter().map(sites).collect()).collect()
}

/// The houses that an argument needs; all where that would be too long a
/// search. Those far off are rather spared, and of each sort the first ones;
/// `deepest` is what may be looked at to spare one.
fn needed(argument: &Argument, far: &[usize], near: &[usize], deepest: Effort) -> Vec<usize> {
    let mut chosen = [far, near].concat();
    let mut efforts = Effort::ALL.into_iter();
    let least = efforts.find(|&effort| argument.holds(&chosen, effort));
    if least.is_some_and(|effort| argument.holds(near, effort)) {
        chosen = near.to_vec();
    }
    // Looking deeper takes longer, and then there are few houses left.
    let deeper = efforts.take_while(|&effort| effort <= deepest);
    for effort in least.into_iter().chain(deeper) {
        for house in chosen.clone() {
            let rest = chosen.iter().copied().filter(|&other| other != house);
            let rest: Vec<usize> = rest.collect();
            if argument.holds(&rest, effort) {
                chosen = rest;
            }
        }
    }
    chosen.sort_unstable();
    chosen
}

/// The houses far off, and those that meet what the step finds or the houses
/// that its sentence names; these houses come last.
fn order(clues: &Clues, step: &Step<Sudoku>) -> (Vec<usize>, Vec<usize>) {
    let houses = clues.houses();
    let told = told_houses(clues, step);
    let found = step.found.iter().map(|fact| houses.index(fact.cell()));
    let told_cells = told.iter().flat_map(|house| house.list.iter().copied());
    let about: Cells = found.chain(told_cells).collect();
    let all = (0..houses.all().len()).rev();
    let is_far = |&house: &usize| houses.all()[house].cells.and(&about).is_empty();
    let (far, mut near): (Vec<usize>, Vec<usize>) = all.partition(is_far);
    near.sort_by_key(|&house| told.contains(&&houses.all()[house]));
    (far, near)
}

/// What a step names, and what it finds.
struct Argument<'a> {
    houses: &'a Houses,
    /// For each cell the digits left by what is named, as bits.
    cells: Vec<u32>,
    found: &'a [Fact],
}

impl<'a> Argument<'a> {
    fn of(clues: &'a Clues, step: &'a Step<Sudoku>) -> Self {
        let houses = clues.houses();
        let everything = Digits::all(houses.side()).0;
        let mut cells = vec![everything; houses.shape().area()];
        let printed = step.clues.iter().filter_map(|site| {
            let cell = site.cell()?;
            Some(Fact::Is(cell, clues.given(cell)?))
        });
        for fact in printed.chain(step.given.iter().copied()) {
            cells[houses.index(fact.cell())] &= allowed(fact);
        }
        Self {
            houses,
            cells,
            found: &step.found,
        }
    }

    /// Whether all that is found follows by some houses.
    fn holds(&self, chosen: &[usize], effort: Effort) -> bool {
        self.found.iter().all(|fact| {
            let mut cells = self.cells.clone();
            cells[self.houses.index(fact.cell())] &= allowed(fact.negated());
            Within::new(self.houses, chosen, effort).is_refuted(cells)
        })
    }
}

/// The digits that a fact leaves to its cell, as bits.
fn allowed(fact: Fact) -> u32 {
    let bit = Digits::only(fact.digit()).0;
    match fact {
        Fact::Is(..) => bit,
        Fact::Not(..) => !bit,
    }
}
