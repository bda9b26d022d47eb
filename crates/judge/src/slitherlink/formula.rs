//! The rules as clauses. A variable per cell (inside) and per edge (line). An even
//! number of lines at every vertex follows from the sides; four are forbidden. The
//! single loop is not encoded: a candidate with several loops is excluded by the cuts
//! that it breaks, and the solver is called again.

use varisat::{ExtendFormula as _, Lit, Solver};

use clew_core::grid::{Cell, Edge, Shape, Site, Table};
use clew_slitherlink::{Clues, Fact, Mark, Side, Slitherlink};

use super::super::kind::formula::Formula;
use super::cuts::{self, Assumed, Cut, Excluded};
use super::rules::{self, Interior, single_loop};

/// Variables.
pub struct Loops {
    cell: Table<Cell, Lit>,
    edge: Table<Edge, Lit>,
    clue: Table<Cell, Option<Lit>>,
}

impl Formula<Slitherlink> for Loops {
    fn new(clues: &Clues, solver: &mut Solver<'static>) -> Self {
        let shape = clues.shape();
        let nothing = solver.new_lit();
        let mut loops = Self {
            cell: Table::filled(shape, nothing),
            edge: Table::filled(shape, nothing),
            clue: Table::filled(shape, None),
        };
        loops.add_board(shape, solver);
        for (cell, count) in clues.counts() {
            loops.add_clue(cell, usize::from(count), solver);
        }
        loops
    }

    fn fact(&self, fact: Fact, _: &mut Solver<'static>) -> Lit {
        let (literal, positive) = match fact {
            Fact::Edge(edge, mark) => (self.edge[edge], mark == Mark::Line),
            Fact::Cell(cell, side) => (self.cell[cell], side == Side::Inside),
        };
        if positive { literal } else { !literal }
    }

    fn clue(&self, at: Site) -> Option<Lit> {
        let cell = at.cell()?;
        let is_here = self.clue.shape().contains(cell);
        is_here.then(|| self.clue[cell]).flatten()
    }

    fn filled(&self, holds: &dyn Fn(Lit) -> bool) -> Interior {
        Table::of(self.cell.shape(), |cell| holds(self.cell[cell]))
    }

    fn settled(
        &self,
        candidate: Interior,
        facts: &[Fact],
        fits: &dyn Fn(&Interior) -> bool,
        solver: &mut Solver<'static>,
    ) -> Option<Interior> {
        for loops in [candidate.clone(), cuts::tidied(&candidate, fits)] {
            if single_loop(&loops).is_ok() && fits(&loops) {
                return Some(loops);
            }
        }
        let shape = candidate.shape();
        let mut assumed = Assumed {
            sides: rules::colours_of(shape, facts),
            lines: Table::filled(shape, false),
        };
        for fact in facts {
            if let Fact::Edge(edge, Mark::Line) = *fact {
                assumed.lines[edge] = true;
            }
        }
        let by_assumed = cuts::of_assumed(&assumed, &candidate).into_iter();
        for cut in by_assumed.chain(cuts::of_candidate(&candidate)) {
            self.exclude(&cut, solver);
        }
        None
    }
}

impl Loops {
    fn add_board(&mut self, shape: Shape, solver: &mut Solver<'static>) {
        for cell in shape.cells() {
            self.cell[cell] = solver.new_lit();
        }
        let some_inside: Vec<Lit> = self.cell.values().to_vec();
        solver.add_clause(&some_inside);
        for edge in shape.edges() {
            self.edge[edge] = match edge.cells(shape) {
                [Some(a), Some(b)] => differ([self.cell[a], self.cell[b]], solver),
                [Some(cell), None] | [None, Some(cell)] => self.cell[cell],
                [None, None] => unreachable!("an edge is a side of a cell"),
            };
        }
        for vertex in shape.vertices() {
            if let [Some(a), Some(b), Some(c), Some(d)] = vertex.cells(shape) {
                let [a, b, c, d] = [a, b, c, d].map(|cell| self.cell[cell]);
                solver.add_clause(&[a, !b, c, !d]);
                solver.add_clause(&[!a, b, !c, d]);
            }
        }
    }

    fn add_clue(&mut self, cell: Cell, count: usize, solver: &mut Solver<'static>) {
        let clue = solver.new_lit();
        self.clue[cell] = Some(clue);
        let edges = cell.edges().map(|edge| self.edge[edge]);
        for chosen in 0_u32..16 {
            // If all chosen edges are lines, there is one too many; if all are crosses,
            // one too few.
            let picked = (0..4).filter(|i| chosen >> i & 1 == 1).map(|i| edges[i]);
            let size = usize::try_from(chosen.count_ones()).expect("at most 4");
            if size == count + 1 {
                let clause: Vec<Lit> = picked.clone().map(|edge| !edge).chain([!clue]).collect();
                solver.add_clause(&clause);
            }
            if size + count == 5 {
                let clause: Vec<Lit> = picked.chain([!clue]).collect();
                solver.add_clause(&clause);
            }
        }
    }

    fn exclude(&self, cut: &Cut, solver: &mut Solver<'static>) {
        let cells = cut.cells.iter().map(|&(cell, inside)| {
            let literal = self.cell[cell];
            if inside { !literal } else { literal }
        });
        let lines = cut.lines.iter().map(|&edge| !self.edge[edge]);
        let mut clause: Vec<Lit> = cells.chain(lines).collect();
        let excluded: Vec<Lit> = match &cut.excluded {
            Excluded::Premise => Vec::new(),
            Excluded::Inside(cells) => cells.iter().map(|&cell| self.cell[cell]).collect(),
            Excluded::Lines(lines) => lines.iter().map(|&edge| self.edge[edge]).collect(),
        };
        if excluded.is_empty() {
            solver.add_clause(&clause);
            return;
        }
        let premise = solver.new_lit();
        clause.push(premise);
        solver.add_clause(&clause);
        for literal in excluded {
            solver.add_clause(&[!premise, !literal]);
        }
    }
}

/// Literal of an edge between two cells: a line if they differ.
fn differ([a, b]: [Lit; 2], solver: &mut Solver<'static>) -> Lit {
    let line = solver.new_lit();
    for clause in [[!line, a, b], [!line, !a, !b], [line, !a, b], [line, a, !b]] {
        solver.add_clause(&clause);
    }
    line
}
