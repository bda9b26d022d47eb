//! Techniques: the ways in which people decide cells of an Aquarium. `catalogue` names them.
//!
//! **Problem.** A cell is hardly ever decided by itself: water lies level within a tank, and a sum counts a whole line. Rules about
//! cells would need many small steps for what a person sees at once.
//!
//! **Idea.** The unknowns are the tanks' *levels*, one number each. In a row a tank has one or more *pieces*, which fill as a whole
//! where they have one height; in a column it has a *stack*, which fills from below. A technique counts what a line still needs with
//! pieces or stacks of given sizes. It returns at most one step: what is found, the count as the reason, and the facts that the count
//! needs. They stand on a ladder, the easiest first: one line by counting (`bounds`), one line by possible sums (`subset_sums`), two
//! lines (`pairs`), all lines (`totals`), a supposition (`trial`). After each step the solver begins again at the bottom, so the
//! grade of a puzzle is that of the hardest technique it needs.
//!
//! ```text
//!  row 3 needs 4   | a a a | b | c c |      pieces of 3, 1 and 2 cells:
//!                    ~ ~ ~   ~   x x        only 3 + 1 is 4, so a and b are water and c is air
//! ```
//!
//! **Why not cover the sums exactly?** The prover does: it excludes levels by all lines at once, in microseconds. But it cannot say
//! which line showed it. So techniques look at few lines at a time, and ask the prover only where a trial is worth following.

pub(super) mod argument;
pub(super) mod bounds;
pub(super) mod conclusion;
#[cfg(test)]
mod drawn;
mod following;
pub(super) mod grading_ladder;
pub(super) mod pairs;
pub(super) mod reachable;
pub(super) mod reason;
pub(super) mod subset_sums;
pub(super) mod tank_rules;
pub(super) mod totals;
pub(super) mod trial;
