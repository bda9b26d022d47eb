//! A SAT core for single loops. A variable per cell says "inside"; lines are
//! where neighbours differ. That inside and outside hang together is added as
//! cuts, when a candidate lacks it.

use std::cell::Cell as Count;

use batsat::{Callbacks, ClauseKind, Lit, Solver, SolverInterface, SolverOpts, lbool};

use crate::solve::Fuel;

use super::super::Clues;
use super::cuts::{Cut, Cutter};
use super::lattice::Lattice;

/// Answers of [`Core::solve`].
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Answer {
    /// A single loop: for each cell of the lattice whether it is inside.
    Loop(Vec<bool>),
    /// There is none.
    Refuted,
    /// The fuel ran out; ask again.
    Unfinished,
}

/// Answers of [`Core::candidate`].
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Candidate {
    /// Cells that meet the clauses: for each of the lattice whether it is
    /// inside. They may form several loops.
    Inside(Vec<bool>),
    /// There is none.
    Refuted,
    /// The call's share of work is used up; ask again.
    Unfinished,
}

/// Stops a call after a share of work. What the call has learned stays.
struct Share {
    decisions: Count<u64>,
    conflicts: u64,
}

/// Decisions one call may make: enough to reach a completion of the largest
/// board a few times over.
const DECISIONS: u64 = 40_000;
/// Conflicts one call may meet.
const CONFLICTS: u64 = 1_000;
/// Fuel for a call that uses its share up.
pub(super) const CALL: u32 = 40;

impl Callbacks for Share {
    fn stop(&self) -> bool {
        let left = self.decisions.get();
        self.decisions.set(left.saturating_sub(1));
        left == 0 || self.conflicts == 0
    }

    fn on_new_clause(&mut self, _: &[Lit], kind: ClauseKind) {
        if kind == ClauseKind::Learnt {
            self.conflicts = self.conflicts.saturating_sub(1);
        }
    }
}

/// The clauses of one puzzle.
pub(super) struct Core {
    lattice: Lattice,
    solver: Solver<Share>,
    /// For each cell the literal "inside".
    cells: Vec<Lit>,
    cutter: Cutter,
    /// Every cut made so far: of each single loop it is true.
    cuts: Vec<Cut>,
    clause: Vec<Lit>,
}

impl Core {
    /// The clauses of all boards of a size: no lines cross, and some cell is
    /// inside. Cells that a deduction found to hang together share a variable.
    /// Candidates are sought near a loop, if one is given: such are loops more
    /// often, and few clues tell them from it.
    pub(super) fn new(lattice: Lattice, tags: &[u16], near: Option<&[bool]>) -> Self {
        let share = Share {
            decisions: Count::new(0),
            conflicts: 0,
        };
        let mut core = Self {
            lattice,
            solver: Solver::new(SolverOpts::default(), share),
            cells: Vec::new(),
            cutter: Cutter::new(lattice),
            cuts: Vec::new(),
            clause: Vec::new(),
        };
        let outside = !core.fresh();
        core.add([!outside]);
        core.cells = vec![outside; lattice.size()];
        let mut classes = vec![None; lattice.size()];
        classes[0] = Some(outside);
        for cell in lattice.cells() {
            let class = usize::from(tags[cell] >> 1);
            let is_alike = tags[cell] & 1 == 0;
            let literal = match classes[class] {
                Some(literal) => literal,
                None => {
                    let usual = near.map(|near| near[cell] == is_alike);
                    let usual = usual.map_or(lbool::UNDEF, lbool::new);
                    Lit::new(core.solver.new_var(usual, true), true)
                }
            };
            classes[class] = Some(literal);
            core.cells[cell] = literal.apply_sign(is_alike);
        }
        for cell in lattice.cells() {
            let corner = [
                cell,
                cell - 1,
                cell - lattice.width - 1,
                cell - lattice.width,
            ];
            let [a, b, c, d] = corner.map(|cell| core.cells[cell]);
            if a != b && b != c && c != d && d != a {
                core.add([a, !b, c, !d]);
                core.add([!a, b, !c, d]);
            }
        }
        let some: Vec<Lit> = lattice.cells().map(|cell| core.cells[cell]).collect();
        if !some.contains(&!outside) {
            core.add(some);
        }
        core
    }

    /// The clauses of a puzzle, of which the relations that `tags` tell are known.
    pub(super) fn of(lattice: Lattice, tags: &[u16], clues: &Clues, near: Option<&[bool]>) -> Self {
        let mut core = Self::new(lattice, tags, near);
        for (cell, count) in clues.counts() {
            let cell = lattice.at(cell);
            let around = lattice.around(cell).map(|next| tags[cell] ^ tags[next]);
            let settled = around.iter().all(|&relation| relation <= 1);
            if !settled || around.iter().sum::<u16>() != u16::from(count) {
                core.add_clue(cell, count, None);
            }
        }
        core
    }

    /// A new literal.
    pub(super) fn fresh(&mut self) -> Lit {
        Lit::new(self.solver.new_var_default(), true)
    }

    /// Adds a clause that holds in addition.
    pub(super) fn add(&mut self, clause: impl IntoIterator<Item = Lit>) {
        self.clause.clear();
        self.clause.extend(clause);
        self.solver.add_clause_reuse(&mut self.clause);
    }

    /// The literal "this cell is inside" or "outside".
    pub(super) fn literal(&self, cell: usize, inside: bool) -> Lit {
        self.cells[cell].apply_sign(inside)
    }

    /// Adds the clauses of a clue, which hold while `when` does.
    pub(super) fn add_clue(&mut self, cell: usize, count: u8, when: Option<Lit>) {
        let own = self.cells[cell];
        let around = self.lattice.around(cell).map(|next| self.cells[next]);
        // For both colours of the cell: `same` says a neighbour has it too.
        for colour in [false, true] {
            let same = around.map(|next| next.apply_sign(colour));
            let premise = [own.apply_sign(!colour)];
            for chosen in 0_u8..16 {
                let picked = (0..4).filter(|i| chosen >> i & 1 == 1).map(|i| same[i]);
                let size = chosen.count_ones();
                let rest = premise.into_iter().chain(when.map(|when| !when));
                // So many neighbours cannot all differ, nor so many all agree.
                if size == u32::from(count) + 1 {
                    self.add(picked.clone().chain(rest.clone()));
                }
                if size + u32::from(count) == 5 {
                    self.add(picked.map(|same| !same).chain(rest));
                }
            }
        }
    }

    /// Looks for a single loop under assumptions, as far as the fuel lasts.
    pub(super) fn solve(&mut self, assumed: &[Lit], fuel: &mut Fuel) -> Answer {
        while fuel.spend_many(CALL) {
            match self.candidate(assumed) {
                Candidate::Refuted => return Answer::Refuted,
                Candidate::Inside(inside) if self.is_one_loop(&inside) => {
                    return Answer::Loop(inside);
                }
                Candidate::Inside(_) | Candidate::Unfinished => {}
            }
        }
        Answer::Unfinished
    }

    /// Looks for cells that meet the clauses under assumptions, for one
    /// call's share of work.
    pub(super) fn candidate(&mut self, assumed: &[Lit]) -> Candidate {
        let share = self.solver.cb_mut();
        share.decisions.set(DECISIONS);
        share.conflicts = CONFLICTS;
        match self.solver.solve_limited(assumed) {
            answer if answer == lbool::FALSE => Candidate::Refuted,
            answer if answer == lbool::TRUE => {
                let value = |&lit: &Lit| self.solver.value_lit(lit) == lbool::TRUE;
                Candidate::Inside(self.cells.iter().map(value).collect())
            }
            _ => Candidate::Unfinished,
        }
    }

    /// Whether a candidate is one loop; if not, it is cut off.
    pub(super) fn is_one_loop(&mut self, inside: &[bool]) -> bool {
        let (solver, cells) = (&self.solver, &self.cells);
        let known = |cell: usize| solver.value_lvl_0(cells[cell]) != lbool::UNDEF;
        let cuts = self.cutter.cuts(inside, known);
        let is_one = cuts.is_empty();
        self.add_cuts(cuts);
        is_one
    }

    /// Adds cuts, found here or for another puzzle of that size.
    pub(super) fn add_cuts(&mut self, cuts: Vec<Cut>) {
        for cut in &cuts {
            let ends = [cut.one, cut.other].map(|cell| self.literal(cell, !cut.inside));
            let separator: Vec<Lit> = cut
                .separator
                .iter()
                .map(|&cell| self.literal(cell, cut.inside))
                .collect();
            self.add(ends.into_iter().chain(separator));
        }
        self.cuts.extend(cuts);
    }

    /// All cuts made so far.
    pub(super) fn into_cuts(self) -> Vec<Cut> {
        self.cuts
    }

    /// Forbids a solution.
    pub(super) fn forbid(&mut self, inside: &[bool]) {
        let other: Vec<Lit> = self
            .lattice
            .cells()
            .map(|cell| self.literal(cell, !inside[cell]))
            .collect();
        self.add(other);
    }

    /// Whether the last refutation needs this assumption.
    pub(super) fn relied_on(&self, assumed: Lit) -> bool {
        self.solver.unsat_core_contains_var(assumed.var())
    }
}
