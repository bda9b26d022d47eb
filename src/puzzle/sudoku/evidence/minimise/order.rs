//! The order in which houses are spared: those far from a step first, and those
//! that its sentence names last.

use crate::puzzle::sudoku::board::Cells;
use crate::puzzle::sudoku::explain::told_houses;
use crate::puzzle::sudoku::{Clues, Sudoku};

use super::pattern;
use crate::trace::Step;

/// The houses of a board in the order in which they are spared.
pub(super) struct Order {
    pub(super) far: Vec<usize>,
    /// Those that meet what the step finds or the houses of its sentence.
    pub(super) near: Vec<usize>,
    /// Those in which several cells of the step lie.
    pub(super) joining: Vec<usize>,
    /// Those that its sentence names.
    pub(super) told: Vec<usize>,
}

impl Order {
    /// For the evidence of a step.
    pub(super) fn of(clues: &Clues, step: &Step<Sudoku>) -> Self {
        let houses = clues.houses();
        let told = told_houses(clues, step);
        let found = step.found.iter().map(|fact| houses.index(fact.cell()));
        let told_cells = told.iter().flat_map(|house| house.list.iter().copied());
        let pattern = pattern(clues, step);
        let about: Cells = found.chain(told_cells).chain(pattern).collect();
        let all = (0..houses.all().len()).rev();
        let (told, mut others): (Vec<usize>, Vec<usize>) =
            all.partition(|&house| told.contains(&&houses.all()[house]));
        let is_near = |&house: &usize| houses.all()[house].cells.meets(&about);
        let clue_cells = step.clues.iter().filter_map(|site| site.cell());
        let facts = step.given.iter().chain(&step.found).map(|fact| fact.cell());
        let groups = step.groups.iter().flatten().filter_map(|site| site.cell());
        let named = clue_cells.chain(facts).chain(groups);
        let named: Cells = named.map(|cell| houses.index(cell)).collect();
        let count = |house: &usize| houses.all()[*house].cells.and(&named).len();
        // An argument by houses in which nothing is named is another one.
        others.sort_by_key(count);
        let joining = others.iter().filter(|house| count(house) > 1);
        let joining = joining.copied().collect();
        let (near, far) = others.into_iter().partition(is_near);
        Self {
            far,
            near,
            joining,
            told,
        }
    }
}
