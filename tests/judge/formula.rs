//! The rules as clauses, and questions to them.
//!
//! A variable per cell (inside) and per edge (line). That every vertex has 0,
//! 2 or 4 lines follows from the sides; four are forbidden. Each clue has a
//! switch, so that a question can name the clues it relies on. One loop is not
//! written down at all: a candidate of several loops is refused by the cuts
//! it breaks, and the solver asked again.

use varisat::{ExtendFormula, Lit, Solver};

use clew::grid::{Cell, Edge, Shape, Table};
use clew::model::Fact as _;
use clew::puzzle::slitherlink::{Clues, Fact, Mark, Side};

use super::cuts::{self, Cut, Granted, Refused};
use super::rules::{self, Interior, holds, lines_around, single_loop};

/// Answers questions about one puzzle; what it learns of single loops in one
/// answer helps with the next.
pub(crate) struct Judge {
    clues: Clues,
    solver: Solver<'static>,
    cell: Table<Cell, Lit>,
    edge: Table<Edge, Lit>,
    switch: Table<Cell, Option<Lit>>,
}

/// How many solutions there are.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Count {
    /// None.
    Zero,
    /// Exactly this one.
    One(Interior),
    /// At least these two.
    Several(Interior, Interior),
}

impl Judge {
    /// A judge for a puzzle.
    pub(crate) fn new(clues: &Clues) -> Self {
        let shape = clues.shape();
        let mut solver = Solver::new();
        let nothing = solver.new_lit();
        let mut judge = Self {
            clues: clues.clone(),
            solver,
            cell: Table::filled(shape, nothing),
            edge: Table::filled(shape, nothing),
            switch: Table::filled(shape, None),
        };
        judge.add_board(shape);
        for (cell, count) in clues.counts() {
            judge.add_clue(cell, usize::from(count));
        }
        judge
    }

    /// The puzzle.
    pub(crate) fn clues(&self) -> &Clues {
        &self.clues
    }

    fn add_board(&mut self, shape: Shape) {
        for cell in shape.cells() {
            self.cell[cell] = self.solver.new_lit();
        }
        let some_inside: Vec<Lit> = self.cell.values().to_vec();
        self.solver.add_clause(&some_inside);
        for edge in shape.edges() {
            self.edge[edge] = match edge.cells(shape) {
                [Some(a), Some(b)] => self.differ(a, b),
                [Some(cell), None] | [None, Some(cell)] => self.cell[cell],
                [None, None] => unreachable!("an edge is a side of a cell"),
            };
        }
        for vertex in shape.vertices() {
            if let [Some(a), Some(b), Some(c), Some(d)] = vertex.cells(shape) {
                let [a, b, c, d] = [a, b, c, d].map(|cell| self.cell[cell]);
                self.solver.add_clause(&[a, !b, c, !d]);
                self.solver.add_clause(&[!a, b, !c, d]);
            }
        }
    }

    fn differ(&mut self, a: Cell, b: Cell) -> Lit {
        let (a, b, line) = (self.cell[a], self.cell[b], self.solver.new_lit());
        for clause in [[!line, a, b], [!line, !a, !b], [line, !a, b], [line, a, !b]] {
            self.solver.add_clause(&clause);
        }
        line
    }

    fn add_clue(&mut self, cell: Cell, count: usize) {
        let switch = self.solver.new_lit();
        self.switch[cell] = Some(switch);
        let edges = cell.edges().map(|edge| self.edge[edge]);
        for chosen in 0_u32..16 {
            // All chosen edges lines is one too many; all crosses is one too few.
            let picked = (0..4).filter(|i| chosen >> i & 1 == 1).map(|i| edges[i]);
            let size = usize::try_from(chosen.count_ones()).expect("at most 4");
            if size == count + 1 {
                let clause: Vec<Lit> = picked.clone().map(|edge| !edge).chain([!switch]).collect();
                self.solver.add_clause(&clause);
            }
            if size + count == 5 {
                let clause: Vec<Lit> = picked.chain([!switch]).collect();
                self.solver.add_clause(&clause);
            }
        }
    }

    fn literal(&self, fact: Fact) -> Lit {
        let (literal, positive) = match fact {
            Fact::Edge(edge, mark) => (self.edge[edge], mark == Mark::Line),
            Fact::Cell(cell, side) => (self.cell[cell], side == Side::Inside),
        };
        if positive { literal } else { !literal }
    }

    /// A single loop that meets the clues of `cells` and all `facts`.
    pub(crate) fn any_loop(&mut self, cells: &[Cell], facts: &[Fact]) -> Option<Interior> {
        self.search(cells, facts, None)
    }

    /// Whether rules, the clues of `cells` and `given` leave no loop without `found`.
    pub(crate) fn entails(&mut self, cells: &[Cell], given: &[Fact], found: Fact) -> bool {
        let facts: Vec<Fact> = given.iter().copied().chain([found.negated()]).collect();
        self.any_loop(cells, &facts).is_none()
    }

    /// Counts the solutions of the whole puzzle as far as two.
    pub(crate) fn count_up_to_two(&mut self) -> Count {
        let cells: Vec<Cell> = self.clues.counts().map(|(cell, _)| cell).collect();
        self.count_with(&cells)
    }

    /// Counts the solutions for the clues of `cells` as far as two.
    pub(crate) fn count_with(&mut self, cells: &[Cell]) -> Count {
        let Some(first) = self.search(cells, &[], None) else {
            return Count::Zero;
        };
        match self.other_than(cells, &first) {
            Some(second) => Count::Several(first, second),
            None => Count::One(first),
        }
    }

    /// A loop that meets the clues of `cells` and differs from `known`.
    pub(crate) fn other_than(&mut self, cells: &[Cell], known: &Interior) -> Option<Interior> {
        self.search(cells, &[], Some(known))
    }

    fn search(
        &mut self,
        cells: &[Cell],
        facts: &[Fact],
        but_not: Option<&Interior>,
    ) -> Option<Interior> {
        let mut assumed: Vec<Lit> = cells.iter().filter_map(|&cell| self.switch[cell]).collect();
        assumed.extend(facts.iter().map(|&fact| self.literal(fact)));
        if let Some(known) = but_not {
            assumed.push(self.differing_from(known));
        }
        let clues = self.clues.clone();
        let fits = move |interior: &Interior| {
            let met = |&cell: &Cell| {
                let count = clues.count(cell).map(usize::from);
                count.is_none_or(|count| count == lines_around(interior, cell))
            };
            cells.iter().all(met)
                && facts.iter().all(|&fact| holds(interior, fact))
                && but_not != Some(interior)
        };
        let mut granted = Granted {
            sides: rules::colours_of(self.cell.shape(), facts),
            lines: Table::filled(self.cell.shape(), false),
        };
        for fact in facts {
            if let Fact::Edge(edge, Mark::Line) = *fact {
                granted.lines[edge] = true;
            }
        }
        loop {
            self.solver.assume(&assumed);
            if !self.solver.solve().expect("nothing interrupts the solver") {
                return None;
            }
            let candidate = self.candidate();
            assert!(fits(&candidate), "the SAT solver's model is no model");
            for loops in [candidate.clone(), cuts::tidied(&candidate, &fits)] {
                if single_loop(&loops).is_ok() && fits(&loops) {
                    return Some(loops);
                }
            }
            for cut in cuts::of_granted(&granted, &candidate) {
                self.refuse(&cut);
            }
            for cut in cuts::of_candidate(&candidate) {
                self.refuse(&cut);
            }
        }
    }

    fn candidate(&self) -> Interior {
        let model = self.solver.model().expect("the solver found one");
        let largest = model.iter().map(|lit| lit.index()).max().unwrap_or(0);
        let mut value = vec![false; largest + 1];
        for lit in model {
            value[lit.index()] = lit.is_positive();
        }
        let mut interior = Table::filled(self.cell.shape(), false);
        for cell in self.cell.shape().cells() {
            interior[cell] = value[self.cell[cell].index()];
        }
        interior
    }

    /// A literal that, assumed, asks for a board other than `known`.
    fn differing_from(&mut self, known: &Interior) -> Lit {
        let switch = self.solver.new_lit();
        let mut clause = vec![!switch];
        for cell in known.shape().cells() {
            let literal = self.cell[cell];
            clause.push(if known[cell] { !literal } else { literal });
        }
        self.solver.add_clause(&clause);
        switch
    }

    fn refuse(&mut self, cut: &Cut) {
        let cells = cut.cells.iter().map(|&(cell, inside)| {
            let literal = self.cell[cell];
            if inside { !literal } else { literal }
        });
        let lines = cut.lines.iter().map(|&edge| !self.edge[edge]);
        let mut clause: Vec<Lit> = cells.chain(lines).collect();
        let refused: Vec<Lit> = match &cut.refused {
            Refused::Premise => Vec::new(),
            Refused::Inside(cells) => cells.iter().map(|&cell| self.cell[cell]).collect(),
            Refused::Lines(lines) => lines.iter().map(|&edge| self.edge[edge]).collect(),
        };
        if refused.is_empty() {
            self.solver.add_clause(&clause);
            return;
        }
        let premise = self.solver.new_lit();
        clause.push(premise);
        self.solver.add_clause(&clause);
        for literal in refused {
            self.solver.add_clause(&[!premise, !literal]);
        }
    }
}
