//! The techniques that follow a supposition: those of one tank or one line.

use clew_core::solve::Finding;

use super::{bounds, subset_sums, tank_rules};
use crate::board::clues::Clues;
use crate::board::{Aquarium, Board};

/// Rung that looks at a board once.
type Look1 = fn(&Clues, &Board) -> Finding<Aquarium>;

/// These techniques, cheapest first.
static FOLLOWING: &[Look1] = &[
    tank_rules::contradiction,
    bounds::contradiction,
    tank_rules::same_height,
    tank_rules::water_below,
    tank_rules::air_above,
    tank_rules::joined_below,
    bounds::line_full,
    bounds::line_needs_all,
    bounds::too_wide,
    bounds::indispensable,
    tank_rules::level_interval,
    bounds::stack_bottom,
    bounds::stack_top,
    subset_sums::subset_sums,
    subset_sums::column_sums,
];

/// Finds the next consequence of a supposition.
pub(super) fn look(clues: &Clues, board: &Board) -> Finding<Aquarium> {
    FOLLOWING.iter().find_map(|look| look(clues, board))
}
