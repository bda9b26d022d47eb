//! The facts that hold in every solution: what the solutions known so far
//! share, narrowed by asking for one that differs somewhere, until there is
//! none.

use batsat::Lit;

use crate::solve::Fuel;

use super::super::Fact;
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
pub(super) struct Common {
    lattice: Lattice,
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

impl Common {
    pub(super) fn new(lattice: Lattice) -> Self {
        Self {
            lattice,
            first: None,
            same: vec![true; lattice.size()],
            above: vec![true; lattice.size()],
            left: vec![true; lattice.size()],
            asked: Asked::Cells,
            question: None,
        }
    }

    /// Takes a solution into account.
    pub(super) fn include(&mut self, inside: &[bool]) {
        let Some(first) = &self.first else {
            self.first = Some(inside.to_vec());
            return;
        };
        let width = self.lattice.width;
        for cell in width..self.lattice.size() {
            let line = |of: &[bool], next: usize| of[cell] != of[next];
            self.same[cell] &= first[cell] == inside[cell];
            self.above[cell] &= line(first, cell - width) == line(inside, cell - width);
            self.left[cell] &= line(first, cell - 1) == line(inside, cell - 1);
        }
        // What was asked before asked too much.
        self.question = None;
    }

    /// The first solution known.
    pub(super) fn first(&self) -> Option<&[bool]> {
        self.first.as_deref()
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
