//! Single loops as clauses. A variable per cell means "inside"; lines are where
//! neighbours differ. Connectivity of inside and outside is added lazily, as cuts:
//! whenever a model lacks it, the solver gets clauses that every single loop meets and
//! this model does not.

use clew_core::sat::{CALL, Lit, Oracle, SatSolver, Status, Unsatisfiable};
use clew_core::solve::{Advance, Fuel};

use super::cuts::{Cut, CutFinder};
use crate::board::Clues;
use crate::board::padded_grid::PaddedGrid;

/// The clauses of one puzzle.
pub(in super::super) struct LoopSat {
    grid: PaddedGrid,
    sat: SatSolver,
    /// Literal "inside", by cell of the grid.
    cells: Vec<Lit>,
    cut_finder: CutFinder,
    /// Every cut added so far. Each holds for all single loops of this size.
    cuts: Vec<Cut>,
}

impl LoopSat {
    /// The clauses of all boards of a size: no lines cross, and some cell is
    /// inside. Cells of one class share a variable; `labels` are their parity
    /// labels. If a loop is given, candidates are sought near it, since these are
    /// loops more often and few clues distinguish them from it.
    pub(in super::super) fn new(grid: PaddedGrid, labels: &[u16], near: Option<&[bool]>) -> Self {
        let mut loops = Self {
            grid,
            sat: SatSolver::new(),
            cells: Vec::new(),
            cut_finder: CutFinder::new(grid),
            cuts: Vec::new(),
        };
        let outside = !loops.sat.fresh();
        loops.sat.add([!outside]);
        loops.cells = vec![outside; grid.size()];
        let mut classes = vec![None; grid.size()];
        classes[0] = Some(outside);
        for cell in grid.cells() {
            let class = usize::from(labels[cell] >> 1);
            let is_alike = labels[cell] & 1 == 0;
            let literal = match classes[class] {
                Some(literal) => literal,
                None => {
                    let phase = near.map(|near| near[cell] == is_alike);
                    loops.sat.fresh_with_phase(phase)
                }
            };
            classes[class] = Some(literal);
            loops.cells[cell] = literal.apply_sign(is_alike);
        }
        for cell in grid.cells() {
            let corner = [cell, cell - 1, cell - grid.width - 1, cell - grid.width];
            let [a, b, c, d] = corner.map(|cell| loops.cells[cell]);
            if a != b && b != c && c != d && d != a {
                loops.sat.add([a, !b, c, !d]);
                loops.sat.add([!a, b, !c, d]);
            }
        }
        let some: Vec<Lit> = grid.cells().map(|cell| loops.cells[cell]).collect();
        if !some.contains(&!outside) {
            loops.sat.add(some);
        }
        loops
    }

    /// The clauses of a puzzle, given the relations that are known of it.
    pub(super) fn of(
        grid: PaddedGrid,
        labels: &[u16],
        clues: &Clues,
        near: Option<&[bool]>,
    ) -> Self {
        let mut loops = Self::new(grid, labels, near);
        for (cell, count) in clues.counts() {
            let cell = grid.at(cell);
            let around = grid.around(cell).map(|next| labels[cell] ^ labels[next]);
            let settled = around.iter().all(|&relation| relation <= 1);
            if !settled || around.iter().sum::<u16>() != u16::from(count) {
                loops.add_clue(cell, count, None);
            }
        }
        loops
    }

    /// The literal "this cell is inside" or "outside".
    pub(in super::super) fn literal(&self, cell: usize, inside: bool) -> Lit {
        self.cells[cell].apply_sign(inside)
    }

    /// Adds the clauses of a clue, which hold under the switch `when`.
    pub(in super::super) fn add_clue(&mut self, cell: usize, count: u8, when: Option<Lit>) {
        let own = self.cells[cell];
        let around = self.grid.around(cell).map(|next| self.cells[next]);
        // For both colours of the cell: `same` means that a neighbour has the colour too.
        for colour in [false, true] {
            let same = around.map(|next| next.apply_sign(colour));
            let premise = [own.apply_sign(!colour)];
            for chosen in 0_u8..16 {
                let picked = (0..4).filter(|i| chosen >> i & 1 == 1).map(|i| same[i]);
                let size = chosen.count_ones();
                let rest = premise.into_iter().chain(when.map(|when| !when));
                // This many neighbours cannot all differ, and this many cannot all
                // agree.
                if size == u32::from(count) + 1 {
                    self.sat.add(picked.clone().chain(rest.clone()));
                }
                if size + u32::from(count) == 5 {
                    self.sat.add(picked.map(|same| !same).chain(rest));
                }
            }
        }
    }

    /// Looks for cells that meet the clauses, within the budget of one call: for
    /// each cell of the grid whether it is inside. They may form several loops.
    /// Out of fuel means out of that budget.
    pub(super) fn candidate(&mut self, assumed: &[Lit]) -> Advance<Vec<bool>, Unsatisfiable> {
        match self.sat.call(assumed) {
            Status::Unsatisfiable => Advance::Finished(Unsatisfiable),
            Status::Satisfiable => {
                let inside = self.cells.iter().map(|&lit| self.sat.is_true(lit));
                Advance::Event(inside.collect())
            }
            Status::Unknown => Advance::OutOfFuel,
        }
    }

    /// Whether a candidate is one loop; if not, adds cuts that it does not meet.
    pub(super) fn is_one_loop(&mut self, inside: &[bool]) -> bool {
        let (sat, cells) = (&self.sat, &self.cells);
        let known = |cell: usize| sat.is_fixed(cells[cell]);
        let cuts = self.cut_finder.cuts(inside, known);
        let is_one = cuts.is_empty();
        self.add_cuts(cuts);
        is_one
    }

    /// Adds cuts, found here or for another puzzle of the same size.
    pub(super) fn add_cuts(&mut self, cuts: Vec<Cut>) {
        for cut in &cuts {
            let ends = [cut.one, cut.other].map(|cell| self.literal(cell, !cut.inside));
            let separator: Vec<Lit> = cut
                .separator
                .iter()
                .map(|&cell| self.literal(cell, cut.inside))
                .collect();
            self.sat.add(ends.into_iter().chain(separator));
        }
        self.cuts.extend(cuts);
    }

    /// All cuts made so far.
    pub(super) fn into_cuts(self) -> Vec<Cut> {
        self.cuts
    }

    /// Forbids a solution: adds its blocking clause.
    pub(super) fn forbid(&mut self, inside: &[bool]) {
        let other: Vec<Lit> = self
            .grid
            .cells()
            .map(|cell| self.literal(cell, !inside[cell]))
            .collect();
        self.sat.add(other);
    }
}

impl Oracle for LoopSat {
    /// Whether a cell is inside.
    type Value = bool;

    fn solve(&mut self, assumed: &[Lit], fuel: &mut Fuel) -> Advance<Vec<bool>, Unsatisfiable> {
        while fuel.spend_many(CALL) {
            match self.candidate(assumed) {
                Advance::Event(inside) if !self.is_one_loop(&inside) => {}
                Advance::OutOfFuel => {}
                answer => return answer,
            }
        }
        Advance::OutOfFuel
    }

    fn sat(&mut self) -> &mut SatSolver {
        &mut self.sat
    }
}
