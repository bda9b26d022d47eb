//! The search: propagation, decisions, learnt clauses, restarts.
//!
//! Clauses are propagated before implications, because clauses are more informative
//! reasons. The search can pause at any conflict.

use crate::solve::Fuel;

use super::ExactlyOne;
use super::analysis::{Analysis, Conflict};
use super::database::ClauseDatabase;
use super::implications::AtMostOne;
use super::order::VariableOrder;
use super::trail::{Lit, Reason, Trail, number};

/// Minimum number of conflicts between restarts.
const RESTART_INTERVAL: u32 = 40;
/// Restart once the fast average of LBD exceeds the slow one by this factor
/// (Biere & Fröhlich 2015).
const RESTART_MARGIN: f64 = 1.1;
/// Windows of the two moving averages, in conflicts.
const FAST_WINDOW: f64 = 32.0;
const SLOW_WINDOW: f64 = 8192.0;
/// Conflicts before the first reduction of the clause database, and growth of
/// that interval with each reduction.
const REDUCE_INTERVAL: u64 = 2_000;
const REDUCE_INCREMENT: u64 = 300;
/// Decisions that cost as much fuel as one conflict.
const DECISIONS_PER_FUEL: u32 = 16;

/// Outcome of a slice of work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchOutcome {
    /// A model: every constraint and clause is met.
    Model,
    /// The fuel is spent before the search ends.
    OutOfFuel,
    /// There are no more models.
    Exhausted,
}

/// Counters and averages that restarts and reductions depend on.
#[derive(Default)]
struct Schedule {
    conflicts: u64,
    since_restart: u32,
    /// Moving averages of the LBD of learnt clauses.
    fast_lbd: f64,
    slow_lbd: f64,
    reductions: u64,
    next_reduction: u64,
    decisions: u32,
}

/// A search for models, which pauses when fuel runs out and can resume.
pub struct Solver {
    trail: Trail,
    database: ClauseDatabase,
    at_most_one: AtMostOne,
    order: VariableOrder,
    analysis: Analysis,
    /// Last value of each variable (phase saving, Pipatsrisawat & Darwiche 2007).
    phases: Vec<bool>,
    /// Literals of the trail that have been propagated over clauses, and over
    /// implications.
    clause_head: usize,
    implication_head: usize,
    schedule: Schedule,
    done: bool,
}

impl Solver {
    /// A search for models of constraints over `vars` variables.
    pub fn new(vars: usize, constraints: &[ExactlyOne]) -> Self {
        let mut solver = Self {
            trail: Trail::new(vars),
            database: ClauseDatabase::new(vars),
            at_most_one: AtMostOne::new(vars, constraints),
            order: VariableOrder::new(vars),
            analysis: Analysis::new(vars),
            phases: vec![true; vars],
            clause_head: 0,
            implication_head: 0,
            schedule: Schedule {
                next_reduction: REDUCE_INTERVAL,
                ..Schedule::default()
            },
            done: false,
        };
        for constraint in constraints {
            solver.add_clause(constraint);
        }
        solver
    }

    /// Adds a clause, before the search begins.
    pub fn add_clause(&mut self, clause: &[Lit]) {
        match *clause {
            [] => self.done = true,
            [lit] if self.trail.is_false(lit) => self.done = true,
            [lit] if self.trail.is_unassigned(lit) => self.trail.assign(lit, Reason::Decision),
            [_] => {}
            _ => {
                self.database.add(clause, 0);
            }
        }
    }

    /// Whether a literal is true in the latest model.
    pub fn is_true(&self, lit: Lit) -> bool {
        self.trail.is_true(lit)
    }

    /// Continues to the next model. A unit of fuel pays for a conflict, or for some
    /// decisions without one.
    pub fn advance(&mut self, fuel: &mut Fuel) -> SearchOutcome {
        while !self.done {
            if let Some(conflict) = self.propagate() {
                if self.trail.decision_level() == 0 {
                    self.done = true;
                    break;
                }
                self.learn(conflict);
                fuel.spend();
                continue;
            }
            if fuel.is_empty() {
                return SearchOutcome::OutOfFuel;
            }
            if self.should_restart() {
                self.backtrack(0);
                continue;
            }
            let schedule = &mut self.schedule;
            if schedule.conflicts >= schedule.next_reduction {
                self.database.reduce(&mut self.trail);
                schedule.reductions += 1;
                schedule.next_reduction += REDUCE_INTERVAL + REDUCE_INCREMENT * schedule.reductions;
            }
            if !self.decide() {
                return SearchOutcome::Model;
            }
            self.schedule.decisions += 1;
            if self.schedule.decisions.is_multiple_of(DECISIONS_PER_FUEL) {
                fuel.spend();
            }
        }
        SearchOutcome::Exhausted
    }

    /// Number of conflicts so far; a clause was learnt from each.
    pub fn conflicts(&self) -> u64 {
        self.schedule.conflicts
    }

    /// Propagates to the fixpoint or to a conflict.
    fn propagate(&mut self) -> Option<Conflict> {
        loop {
            while let Some(&lit) = self.trail.lits().get(self.clause_head) {
                self.clause_head += 1;
                let conflict = self.database.propagate(!lit, &mut self.trail);
                if let Some(clause) = conflict {
                    return Some(Conflict::Clause(clause));
                }
            }
            let &lit = self.trail.lits().get(self.implication_head)?;
            self.implication_head += 1;
            for &excluded in self.at_most_one.excluded_by(lit) {
                if self.trail.is_unassigned(excluded) {
                    self.trail.assign(!excluded, Reason::Binary(!lit));
                } else if self.trail.is_true(excluded) {
                    return Some(Conflict::AtMostOne(lit, excluded));
                }
            }
        }
    }

    /// Learns a clause from a conflict, jumps back and asserts it.
    fn learn(&mut self, conflict: Conflict) {
        let clause = self.analysis.analyse(
            conflict,
            &self.trail,
            &mut self.database,
            &mut self.order,
            |lit| self.at_most_one.excluded_by(lit),
        );
        self.order.decay();
        let schedule = &mut self.schedule;
        schedule.conflicts += 1;
        schedule.since_restart += 1;
        let lbd = f64::from(clause.lbd);
        schedule.fast_lbd += (lbd - schedule.fast_lbd) / FAST_WINDOW;
        // Exact far beyond what a search reaches.
        let window = SLOW_WINDOW.min(schedule.conflicts as f64);
        schedule.slow_lbd += (lbd - schedule.slow_lbd) / window;
        self.backtrack(clause.backjump_level);
        let learnt = self.analysis.learnt();
        let reason = if learnt.len() > 1 {
            Reason::Clause(self.database.add(learnt, clause.lbd))
        } else {
            Reason::Decision
        };
        self.trail.assign(learnt[0], reason);
    }

    /// Whether to restart now; if so, the averages start over.
    fn should_restart(&mut self) -> bool {
        let schedule = &mut self.schedule;
        let should = schedule.since_restart > RESTART_INTERVAL
            && schedule.fast_lbd > RESTART_MARGIN * schedule.slow_lbd;
        if should {
            schedule.since_restart = 0;
            schedule.fast_lbd = schedule.slow_lbd;
        }
        should
    }

    /// Decides on an unassigned variable; `false` when there is none.
    fn decide(&mut self) -> bool {
        while let Some(var) = self.order.pop() {
            let lit = Lit::positive(var);
            if self.trail.is_unassigned(lit) {
                self.trail.decide(lit.negated_if(!self.phases[lit.var()]));
                return true;
            }
        }
        false
    }

    /// Undoes all levels above `level`.
    fn backtrack(&mut self, level: u32) {
        let (order, phases) = (&mut self.order, &mut self.phases);
        self.trail.backtrack(level, |lit| {
            phases[lit.var()] = lit.is_positive();
            order.insert(lit.var());
        });
        let left = self.trail.lits().len();
        self.clause_head = self.clause_head.min(left);
        self.implication_head = self.implication_head.min(left);
    }

    /// Blocks the latest model. Its decisions imply the rest of it, so a clause of
    /// their negations is enough.
    pub fn block_model(&mut self) {
        let decisions = self.trail.decisions().rev();
        let clause: Vec<Lit> = decisions.map(|lit| !lit).collect();
        let Some(&first) = clause.first() else {
            self.done = true;
            return;
        };
        self.backtrack(number(clause.len()) - 1);
        let reason = if clause.len() > 1 {
            Reason::Clause(self.database.add(&clause, 0))
        } else {
            Reason::Decision
        };
        self.trail.assign(first, reason);
    }
}
