//! Incremental SAT solver: clauses added over time, calls under assumptions,
//! each with a budget. A thin layer over `batsat`, a MiniSat in Rust.

use std::cell::Cell;

pub use batsat::Lit;
use batsat::{Callbacks, ClauseKind, Solver, SolverInterface, SolverOpts, lbool};

/// Decisions in the budget of a call: enough to complete an assignment of the
/// largest board a few times over.
pub const DECISIONS: u64 = 40_000;
/// Conflicts in the budget of a call.
const CONFLICTS: u64 = 1_000;

/// Fuel that a call costs, in units. Each call is charged in full, whether or not it
/// uses up its budget, so that the same fuel buys the same calls.
pub const CALL: u32 = 40;

/// Budget of a call. Clauses learnt before it ran out stay.
struct Budget {
    decisions: Cell<u64>,
    conflicts: u64,
}

impl Callbacks for Budget {
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

/// Answer of [`SatSolver::call`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// There is a model; [`SatSolver::is_true`] reads it.
    Satisfiable,
    /// There is none under the assumptions; [`SatSolver::is_in_core`] names those that
    /// are responsible.
    Unsatisfiable,
    /// The budget ran out. The next call continues with the learnt clauses.
    Unknown,
}

/// Clauses, and the state of the search for a model of them.
pub struct SatSolver {
    solver: Solver<Budget>,
    /// The clause being added; reused.
    clause: Vec<Lit>,
}

impl Default for SatSolver {
    fn default() -> Self {
        Self::new()
    }
}

impl SatSolver {
    /// A solver without variables and clauses.
    pub fn new() -> Self {
        let budget = Budget {
            decisions: Cell::new(0),
            conflicts: 0,
        };
        Self {
            solver: Solver::new(SolverOpts::default(), budget),
            clause: Vec::new(),
        }
    }

    /// Returns the positive literal of a new variable. As an assumption it is a
    /// *switch*: clauses that contain its negation hold while it is assumed.
    pub fn fresh(&mut self) -> Lit {
        Lit::new(self.solver.new_var_default(), true)
    }

    /// Returns the positive literal of a new variable that is always decided with this
    /// phase, or by phase saving if there is none.
    pub fn fresh_with_phase(&mut self, phase: Option<bool>) -> Lit {
        let phase = phase.map_or(lbool::UNDEF, lbool::new);
        Lit::new(self.solver.new_var(phase, true), true)
    }

    /// Adds a clause.
    pub fn add(&mut self, clause: impl IntoIterator<Item = Lit>) {
        self.clause.clear();
        self.clause.extend(clause);
        self.solver.add_clause_reuse(&mut self.clause);
    }

    /// Looks for a model under assumptions, within the budget of one call. It
    /// costs [`CALL`] units of fuel, which the caller spends.
    pub fn call(&mut self, assumed: &[Lit]) -> Status {
        self.call_within(assumed, DECISIONS, CONFLICTS)
    }

    /// Looks for a model under assumptions, for at most the given numbers of decisions
    /// and conflicts.
    pub fn call_within(&mut self, assumed: &[Lit], decisions: u64, conflicts: u64) -> Status {
        let budget = self.solver.cb_mut();
        budget.decisions.set(decisions);
        budget.conflicts = conflicts;
        match self.solver.solve_limited(assumed) {
            answer if answer == lbool::TRUE => Status::Satisfiable,
            answer if answer == lbool::FALSE => Status::Unsatisfiable,
            _ => Status::Unknown,
        }
    }

    /// Whether a literal is true in the latest model.
    pub fn is_true(&self, literal: Lit) -> bool {
        self.solver.value_lit(literal) == lbool::TRUE
    }

    /// Whether unit propagation at the root has found that a variable has the same
    /// value in all models.
    pub fn is_fixed(&self, literal: Lit) -> bool {
        self.solver.value_lvl_0(literal) != lbool::UNDEF
    }

    /// Whether an assumption is in the latest unsatisfiable core.
    pub fn is_in_core(&self, assumed: Lit) -> bool {
        self.solver.unsat_core_contains_var(assumed.var())
    }

    /// Assumptions of the latest unsatisfiable core.
    pub fn core(&self) -> Vec<Lit> {
        // The solver reports them negated, as the clause that it proved.
        self.solver.unsat_core().iter().map(|&lit| !lit).collect()
    }
}
