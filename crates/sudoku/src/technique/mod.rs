//! Techniques: the ways in which people find a digit or strike a candidate. `catalogue` names them.
//!
//! **Problem.** A search solves any Sudoku in microseconds, and nobody learns from it. A solver for people has to find what a person
//! can find next, say why it holds, and name nothing that the reason does not need.
//!
//! **Idea.** A technique is a function of the clues and the board. It returns at most one step: what is found, the reason, and the
//! facts that the reason needs. The techniques stand on a ladder, the easiest first (`human.rs`). After each step the solver begins
//! again at the bottom, so it never takes a hard step where an easy one is left, and the grade of a puzzle is that of the hardest
//! technique it needs. A *house* is a row, a column, a box, or whatever else contains each digit once: techniques speak of
//! houses, so they serve irregular and diagonal Sudokus as well.
//!
//! Most techniques are one of two ideas. Either some sets and as many others cover the same places, as in subsets and fish; or a
//! candidate and its rivals lead to each other over strong and weak links, as in wings and chains. An X-wing is the first idea:
//!
//! ```text
//!          c2      c7
//!  r3   .  5  .  . 5  .      5 has only these places in rows 3 and 8,
//!  r5   .  -  .  . -  .      so each column gets one of them,
//!  r8   .  5  .  . 5  .      and no other row has a 5 in columns 2 and 7.
//! ```
//!
//! **Why not one search?** Suppositions that are followed to a contradiction find all that these techniques find, with less code. But
//! their reason is a tree of cases, while that of a fish is one sentence. So suppositions come last (`forcing`).
//!
//! Rungs that look at one digit are looked at again only after the places of that digit have changed (`by_digit`), because the ladder
//! begins at the bottom after every step.

pub(super) mod als;
pub(super) mod by_digit;
pub(super) mod chains;
#[cfg(test)]
mod drawn;
pub(super) mod fish;
pub(super) mod forcing;
pub(super) mod singles;
pub(super) mod subsets;
pub(super) mod uniqueness;
pub(super) mod wings;
