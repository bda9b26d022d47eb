//! The facts that hold in every solution: what the solutions known so far
//! share, narrowed by asking for one that differs somewhere, until there is
//! none.

use batsat::Lit;

use crate::solve::Fuel;

use super::super::{Clues, Fact};
use super::core::{Answer, Core};
use super::lattice::Lattice;

/// What is asked about at present.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Asked {
    Cells,
    /// Edges between cells that vary.
    Edges,
    Done,
}

/// The search for common facts.
pub(super) struct Backbone {
    lattice: Lattice,
    /// Whether no clue changes when the cell changes sides, as far as the
    /// clues around it go.
    free: Vec<bool>,
    /// Cells with a 2: they may change sides if two sides are lines.
    twos: Vec<bool>,
    /// The first solution known.
    first: Option<Vec<bool>>,
    /// Whether a cell has the same side in all solutions known.
    same: Vec<bool>,
    /// The same of the edge above a cell, and of the one left of it.
    above: Vec<bool>,
    left: Vec<bool>,
    asked: Asked,
    /// The literal that asks for a solution that differs, if one was made for
    /// the candidates left.
    question: Option<Lit>,
}

impl Backbone {
    pub(super) fn new(lattice: Lattice, clues: &Clues) -> Self {
        let mut free = vec![true; lattice.size()];
        let mut twos = vec![false; lattice.size()];
        for (cell, count) in clues.counts() {
            let cell = lattice.at(cell);
            for next in lattice.around(cell) {
                free[next] = false;
            }
            twos[cell] = count == 2;
        }
        for (cell, _) in clues.counts().filter(|&(_, count)| count != 2) {
            free[lattice.at(cell)] = false;
        }
        Self {
            lattice,
            free,
            twos,
            first: None,
            same: vec![true; lattice.size()],
            above: vec![true; lattice.size()],
            left: vec![true; lattice.size()],
            asked: Asked::Cells,
            question: None,
        }
    }

    /// Takes a solution into account, and those a cell away from it.
    pub(super) fn include(&mut self, inside: &[bool]) {
        let first = self.first.get_or_insert_with(|| inside.to_vec());
        let width = self.lattice.width;
        for cell in width..self.lattice.size() {
            let line = |of: &[bool], next: usize| of[cell] != of[next];
            self.same[cell] &= first[cell] == inside[cell];
            self.above[cell] &= line(first, cell - width) == line(inside, cell - width);
            self.left[cell] &= line(first, cell - 1) == line(inside, cell - 1);
        }
        for cell in self.lattice.cells() {
            if self.free[cell] && self.may_change(inside, cell) {
                self.same[cell] = false;
                for (line, at) in [(&mut self.above, width), (&mut self.left, 1)] {
                    line[cell] = false;
                    line[cell + at] = false;
                }
            }
        }
        // What was asked before asked too much.
        self.question = None;
    }

    /// Whether a free cell of a solution can change sides, all others staying
    /// as they are: around it the inside is in one piece, and so is the
    /// outside, and both touch it by a side.
    fn may_change(&self, inside: &[bool], cell: usize) -> bool {
        let width = self.lattice.width;
        let [top, right, bottom, left] = self.lattice.around(cell);
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

    /// Goes on until all is settled; without a core every solution was
    /// included.
    pub(super) fn settle(&mut self, core: Option<&mut Core>, fuel: &mut Fuel) -> Option<Vec<Fact>> {
        let Some(core) = core else {
            return self.facts();
        };
        while self.asked != Asked::Done {
            let question = match self.question {
                Some(question) => question,
                None => self.ask(core),
            };
            self.question = Some(question);
            match core.solve(&[question], fuel) {
                Answer::Unfinished => return None,
                Answer::Loop(inside) => {
                    core.add([!question]);
                    self.include(&inside);
                }
                Answer::Refuted => {
                    core.add([!question]);
                    self.question = None;
                    self.asked = match self.asked {
                        Asked::Cells => Asked::Edges,
                        Asked::Edges | Asked::Done => Asked::Done,
                    };
                }
            }
        }
        self.facts()
    }

    /// A literal that, assumed, asks for a solution in which a candidate differs.
    fn ask(&self, core: &mut Core) -> Lit {
        let question = core.fresh();
        let mut clause = vec![!question];
        let lattice = self.lattice;
        let Some(first) = &self.first else {
            return question;
        };
        for cell in lattice.cells() {
            if self.asked == Asked::Cells {
                if self.same[cell] {
                    clause.push(core.literal(cell, !first[cell]));
                }
                continue;
            }
            for (next, same) in [(cell - lattice.width, &self.above), (cell - 1, &self.left)] {
                // Where one of the cells is settled, so is the edge.
                if same[cell] && !self.same[cell] && !self.same[next] {
                    let differs = core.fresh();
                    let cross = first[cell] == first[next];
                    for inside in [false, true] {
                        let (a, b) = (
                            core.literal(cell, inside),
                            core.literal(next, inside == cross),
                        );
                        core.add([!differs, !a, !b]);
                    }
                    clause.push(differs);
                }
            }
        }
        core.add(clause);
        question
    }

    fn facts(&self) -> Option<Vec<Fact>> {
        let first = self.first.as_ref()?;
        let edge = |a: usize, b: usize| {
            if b - a == 1 {
                self.left[b]
            } else {
                self.above[b]
            }
        };
        Some(
            self.lattice
                .facts_where(first, edge, |cell| self.same[cell]),
        )
    }
}
