//! Order in which houses are tried for removal: those far from a step first, and
//! those of its pattern last.

use clew_core::grid::SortShort as _;
use clew_core::trace::Step;

use super::exchanged;
use crate::board::{Cells, Clues, Sudoku};
use crate::reason::Reason;

/// Houses of a board by the order in which they are tried for removal.
pub(super) struct Order {
    pub(super) far: Vec<usize>,
    /// Houses that meet the conclusions or the houses of the pattern.
    pub(super) near: Vec<usize>,
    /// Houses in which several cells of the step lie.
    pub(super) joining: Vec<usize>,
    /// Houses of the pattern.
    pub(super) mentioned: Vec<usize>,
}

impl Order {
    /// Order for the evidence of a step.
    pub(super) fn of(clues: &Clues, step: &Step<Sudoku>) -> Self {
        let houses = clues.houses();
        let names = step.reason.iter().flat_map(Reason::houses);
        let mentioned: Vec<usize> = names.map(|name| houses.number(name)).collect();
        let found = step.found.iter().map(|fact| houses.index(fact.cell()));
        let mentioned_cells = mentioned
            .iter()
            .flat_map(|&house| &houses.all()[house].list);
        let mentioned_cells: Cells = mentioned_cells.copied().collect();
        let exchanged = exchanged(clues, step);
        let about: Cells = found
            .chain(mentioned_cells.iter())
            .chain(exchanged)
            .collect();
        let all = (0..houses.all().len()).rev();
        let (mentioned, mut others): (Vec<usize>, Vec<usize>) =
            all.partition(|house| mentioned.contains(house));
        let is_near = |&house: &usize| houses.all()[house].cells.meets(&about);
        let clue_cells = step.clues.iter().filter_map(|site| site.cell());
        let facts = step.given.iter().chain(&step.found).map(|fact| fact.cell());
        let groups = step.groups.iter().flatten().filter_map(|site| site.cell());
        let named = clue_cells.chain(facts).chain(groups);
        let named = named.map(|cell| houses.index(cell));
        // A direct elimination looks through whole houses.
        let is_direct = matches!(step.reason, Some(Reason::Direct { .. }));
        let looked_at = is_direct.then(|| mentioned_cells.iter());
        let named: Cells = named.chain(looked_at.into_iter().flatten()).collect();
        let count = |house: &usize| houses.all()[*house].cells.and(&named).len();
        // An argument by houses in which nothing is named would be a different argument.
        others.sort_short_by_key(count);
        let joining = others.iter().filter(|house| count(house) > 1);
        let joining = joining.copied().collect();
        let (near, far) = others.into_iter().partition(is_near);
        Self {
            far,
            near,
            joining,
            mentioned,
        }
    }
}
