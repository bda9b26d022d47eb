//! Backbone of a puzzle: the sides of cells and the marks of edges that all
//! solutions share.

use clew_core::sat::{Candidates, Lit, Oracle as _};

use super::loop_sat::LoopSat;
use crate::board::padded_grid::PaddedGrid;
use crate::board::{Clues, Fact};

/// Candidates that the questions are about at present.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Places {
    Cells,
    /// Edges between cells that vary.
    Edges,
}

/// Cells and edges that are the same in all solutions seen.
pub(super) struct SharedFacts {
    grid: PaddedGrid,
    /// Whether no clue changes when the cell changes sides, judging by the clues
    /// around it.
    free: Vec<bool>,
    /// Cells with a 2: they may change sides if two sides are lines.
    twos: Vec<bool>,
    /// The first solution seen.
    first: Option<Vec<bool>>,
    /// Whether a cell has the same side in all solutions seen.
    same: Vec<bool>,
    /// The same for the edge above a cell, and for the one left of it.
    above: Vec<bool>,
    left: Vec<bool>,
    asked: Places,
}

impl SharedFacts {
    pub(super) fn new(grid: PaddedGrid, clues: &Clues) -> Self {
        let mut free = vec![true; grid.size()];
        let mut twos = vec![false; grid.size()];
        for (cell, count) in clues.counts() {
            let cell = grid.at(cell);
            for next in grid.around(cell) {
                free[next] = false;
            }
            twos[cell] = count == 2;
        }
        for (cell, _) in clues.counts().filter(|&(_, count)| count != 2) {
            free[grid.at(cell)] = false;
        }
        Self {
            grid,
            free,
            twos,
            first: None,
            same: vec![true; grid.size()],
            above: vec![true; grid.size()],
            left: vec![true; grid.size()],
            asked: Places::Cells,
        }
    }

    /// Whether a free cell of a solution can change sides while all others stay as
    /// they are: around it the inside is in one piece, and so is the outside, and
    /// both touch it by a side.
    fn may_change(&self, inside: &[bool], cell: usize) -> bool {
        let width = self.grid.width;
        let [top, right, bottom, left] = self.grid.around(cell);
        let circle = [
            top,
            top + 1,
            right,
            right + width,
            bottom,
            bottom - 1,
            left,
            left - width,
        ];
        let changes = (0..8)
            .filter(|&i| inside[circle[i]] != inside[circle[(i + 1) % 8]])
            .count();
        let sides = [top, right, bottom, left];
        let within = sides.into_iter().filter(|&side| inside[side]).count();
        let lines = if inside[cell] { 4 - within } else { within };
        changes == 2 && (1..=3).contains(&within) && (!self.twos[cell] || lines == 2)
    }

    /// The facts that are the same in all solutions, in order; `None` before the first solution.
    pub(super) fn facts(&self) -> Option<Vec<Fact>> {
        let first = self.first.as_ref()?;
        let edge = |a: usize, b: usize| {
            if b - a == 1 {
                self.left[b]
            } else {
                self.above[b]
            }
        };
        Some(self.grid.facts_where(first, edge, |cell| self.same[cell]))
    }
}

impl Candidates<LoopSat> for SharedFacts {
    /// Drops what differs in a solution, or in one that differs from it in one
    /// cell.
    fn include(&mut self, inside: &[bool]) {
        let first = self.first.get_or_insert_with(|| inside.to_vec());
        let width = self.grid.width;
        for cell in width..self.grid.size() {
            let line = |of: &[bool], next: usize| of[cell] != of[next];
            self.same[cell] &= first[cell] == inside[cell];
            self.above[cell] &= line(first, cell - width) == line(inside, cell - width);
            self.left[cell] &= line(first, cell - 1) == line(inside, cell - 1);
        }
        for cell in self.grid.cells() {
            if self.free[cell] && self.may_change(inside, cell) {
                self.same[cell] = false;
                for (line, at) in [(&mut self.above, width), (&mut self.left, 1)] {
                    line[cell] = false;
                    line[cell + at] = false;
                }
            }
        }
    }

    /// Asks for a solution in which a candidate differs.
    fn question(&self, loops: &mut LoopSat) -> Lit {
        let question = loops.sat().fresh();
        let mut clause = vec![!question];
        let grid = self.grid;
        let Some(first) = &self.first else {
            return question;
        };
        for cell in grid.cells() {
            if self.asked == Places::Cells {
                if self.same[cell] {
                    clause.push(loops.literal(cell, !first[cell]));
                }
                continue;
            }
            for (next, same) in [(cell - grid.width, &self.above), (cell - 1, &self.left)] {
                // If one of the cells is settled, so is the edge.
                if same[cell] && !self.same[cell] && !self.same[next] {
                    let differs = loops.sat().fresh();
                    let cross = first[cell] == first[next];
                    for inside in [false, true] {
                        let (a, b) = (
                            loops.literal(cell, inside),
                            loops.literal(next, inside == cross),
                        );
                        loops.sat().add([!differs, !a, !b]);
                    }
                    clause.push(differs);
                }
            }
        }
        loops.sat().add(clause);
        question
    }

    fn next_round(&mut self) -> bool {
        let is_more = self.asked == Places::Cells;
        self.asked = Places::Edges;
        is_more
    }
}
