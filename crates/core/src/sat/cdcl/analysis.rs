//! Conflict analysis: first-UIP clause learning with recursive minimisation
//! (Sörensson & Biere 2009) and shrinking by level (Fleury & Biere 2021).
//!
//! A conflict is resolved with reasons until one literal of the last level is left, the
//! first unique implication point. Literals implied by others of the clause are
//! dropped; then the literals of each level are replaced by their own unique
//! implication point if that adds no new level. Digits are ruled out by the dozen, so
//! on Sudokus shrinking halves a clause.

use crate::grid::SortShort as _;

use super::database::ClauseDatabase;
use super::order::VariableOrder;
use super::trail::{Lit, Reason, Trail};

/// Recursion limit of clause minimisation.
const DEPTH: u32 = 100;

/// A conflict: a clause of false literals, or two true literals of one constraint.
#[derive(Clone, Copy)]
pub(super) enum Conflict {
    Clause(u32),
    AtMostOne(Lit, Lit),
}

/// Mark of a variable during an analysis, as in MiniSat.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Seen {
    Undefined,
    /// Literal of the clause, or resolved away.
    Source,
    /// Implied by sources.
    Removable,
    /// Not implied, or not within the recursion limit.
    Failed,
}

/// The implication graph: literals and their reasons.
struct Reasons<'a> {
    trail: &'a Trail,
    database: &'a ClauseDatabase,
}

impl Reasons<'_> {
    /// Whether each of the false literals that imply `lit` is accepted; `false`
    /// for a decision.
    fn all(&self, lit: Lit, mut accepts: impl FnMut(Lit) -> bool) -> bool {
        match self.trail.reason(lit) {
            Reason::Decision => false,
            Reason::Binary(cause) => accepts(cause),
            Reason::Clause(clause) => {
                let causes = self.database.lits(clause).iter();
                causes.copied().all(|cause| cause == lit || accepts(cause))
            }
        }
    }
}

/// Outcome of conflict analysis; the literals are in [`Analysis::learnt`].
pub(super) struct LearntClause {
    /// Level at which the clause becomes unit.
    pub(super) backjump_level: u32,
    /// Literal block distance (Audemard & Simon 2009): number of levels of its
    /// literals.
    pub(super) lbd: u32,
}

/// Scratch buffers reused between analyses.
pub(super) struct Analysis {
    /// The learnt clause. Its first literal is asserted, its second is of the
    /// backjump level.
    learnt: Vec<Lit>,
    seen: Vec<Seen>,
    /// Variables whose mark must be cleared.
    to_clear: Vec<Lit>,
    /// Last pass that visited each variable and each level; equal to `stamp` for the
    /// current pass.
    stamps: Vec<u64>,
    level_stamps: Vec<u64>,
    stamp: u64,
}

impl Analysis {
    pub(super) fn new(vars: usize) -> Self {
        Self {
            learnt: Vec::new(),
            seen: vec![Seen::Undefined; vars],
            to_clear: Vec::new(),
            stamps: vec![0; vars],
            level_stamps: vec![0; vars + 1],
            stamp: 0,
        }
    }

    /// Literals of the latest learnt clause.
    pub(super) fn learnt(&self) -> &[Lit] {
        &self.learnt
    }

    /// Analyses a conflict above level 0. `excluded_by` returns, for a literal, those
    /// that cannot be true together with it.
    pub(super) fn analyse<'a>(
        &mut self,
        conflict: Conflict,
        trail: &Trail,
        database: &mut ClauseDatabase,
        order: &mut VariableOrder,
        excluded_by: impl FnOnce(Lit) -> &'a [Lit],
    ) -> LearntClause {
        let uip = self.first_uip(conflict, trail, database, order);
        let reasons = Reasons { trail, database };
        self.bump_reason_side(&reasons, order);
        let mut learnt = std::mem::take(&mut self.learnt);
        learnt.retain(|&lit| !reasons.all(!lit, |cause| self.is_redundant(cause, &reasons, DEPTH)));
        self.shrink(&mut learnt, &reasons);
        self.clear_seen(0);
        self.stamp += 1;
        let excluded = excluded_by(uip).iter();
        for &lit in excluded.filter(|&&lit| trail.is_false(lit)) {
            self.stamps[lit.var()] = self.stamp;
        }
        // If the asserted literal `!uip` is false, these are false as well, so
        // resolution with the implications removes them from the clause.
        learnt.retain(|lit| self.stamps[lit.var()] != self.stamp);
        learnt.push(!uip);
        let end = learnt.len() - 1;
        learnt.swap(0, end);
        let latest = (1..=end).max_by_key(|&at| trail.level(learnt[at]));
        if let Some(latest) = latest {
            learnt.swap(1, latest);
        }
        let clause = LearntClause {
            backjump_level: learnt.get(1).map_or(0, |&lit| trail.level(lit)),
            lbd: self.lbd(&learnt, trail),
        };
        self.learnt = learnt;
        clause
    }

    /// Resolves a conflict back to the first unique implication point; literals
    /// of earlier levels go into the clause.
    fn first_uip(
        &mut self,
        conflict: Conflict,
        trail: &Trail,
        database: &mut ClauseDatabase,
        order: &mut VariableOrder,
    ) -> Lit {
        self.learnt.clear();
        let mut open = 0;
        match conflict {
            Conflict::AtMostOne(a, b) => {
                open += self.visit(!a, trail, order);
                open += self.visit(!b, trail, order);
            }
            Conflict::Clause(clause) => {
                database.update_lbd(clause, |lits| self.lbd(lits, trail));
                for &lit in database.lits(clause) {
                    open += self.visit(lit, trail, order);
                }
            }
        }
        for &lit in trail.lits().iter().rev() {
            if self.seen[lit.var()] == Seen::Undefined {
                continue;
            }
            if open == 1 {
                return lit;
            }
            open -= 1;
            match trail.reason(lit) {
                Reason::Decision => {}
                Reason::Binary(cause) => open += self.visit(cause, trail, order),
                Reason::Clause(clause) => {
                    database.update_lbd(clause, |lits| self.lbd(lits, trail));
                    for &cause in database.lits(clause) {
                        open += self.visit(cause, trail, order);
                    }
                }
            }
        }
        unreachable!("the decision of a level implies all of it")
    }

    /// Takes in a false literal of a resolved clause. Returns 1 if it is of the last
    /// level and must be resolved as well, otherwise 0.
    fn visit(&mut self, lit: Lit, trail: &Trail, order: &mut VariableOrder) -> u32 {
        let level = trail.level(lit);
        if level == 0 || self.seen[lit.var()] != Seen::Undefined {
            return 0;
        }
        self.mark(lit, Seen::Source);
        order.bump(lit.var());
        if level == trail.decision_level() {
            return 1;
        }
        self.learnt.push(lit);
        0
    }

    fn mark(&mut self, lit: Lit, seen: Seen) {
        self.seen[lit.var()] = seen;
        self.to_clear.push(lit);
    }

    /// Clears the marks from `start`.
    fn clear_seen(&mut self, start: usize) {
        for lit in self.to_clear.drain(start..) {
            self.seen[lit.var()] = Seen::Undefined;
        }
    }

    /// Bumps the variables in the reasons of the clause's literals as well.
    fn bump_reason_side(&mut self, reasons: &Reasons, order: &mut VariableOrder) {
        let start = self.to_clear.len();
        for at in 0..self.learnt.len() {
            reasons.all(!self.learnt[at], |cause| {
                let is_new = self.seen[cause.var()] == Seen::Undefined;
                if is_new && reasons.trail.level(cause) > 0 {
                    self.mark(cause, Seen::Source);
                    order.bump(cause.var());
                }
                true
            });
        }
        self.clear_seen(start);
    }

    /// Whether a false literal is implied by others of the clause.
    fn is_redundant(&mut self, lit: Lit, reasons: &Reasons, depth: u32) -> bool {
        let level = reasons.trail.level(lit);
        if level == 0 {
            return true;
        }
        match self.seen[lit.var()] {
            Seen::Source => return level < reasons.trail.decision_level(),
            Seen::Removable => return true,
            Seen::Failed => return false,
            Seen::Undefined if depth == 0 => return false,
            Seen::Undefined => {}
        }
        let is_redundant = reasons.all(!lit, |cause| self.is_redundant(cause, reasons, depth - 1));
        let seen = if is_redundant {
            Seen::Removable
        } else {
            Seen::Failed
        };
        self.mark(lit, seen);
        is_redundant
    }

    /// Shrinks the clause: replaces the literals of a level by their unique implication
    /// point, if possible.
    fn shrink(&mut self, learnt: &mut Vec<Lit>, reasons: &Reasons) {
        let position = |lit: &Lit| reasons.trail.position(*lit);
        learnt.sort_short_by(|a, b| position(a) > position(b));
        let (mut from, mut kept) = (0, 0);
        while from < learnt.len() {
            let level = reasons.trail.level(learnt[from]);
            let rest = learnt[from..].iter();
            let same = rest.take_while(|&&lit| reasons.trail.level(lit) == level);
            let to = from + same.count();
            let uip = (to > from + 1).then(|| self.block_uip(&learnt[from..to], reasons));
            if let Some(uip) = uip.flatten() {
                learnt[kept] = uip;
                kept += 1;
            } else {
                learnt.copy_within(from..to, kept);
                kept += to - from;
            }
            from = to;
        }
        learnt.truncate(kept);
    }

    /// Unique implication point of the literals of one level, the latest first; `None`
    /// if their reasons include a literal of another level that the clause does not
    /// imply.
    fn block_uip(&mut self, lits: &[Lit], reasons: &Reasons) -> Option<Lit> {
        let (trail, level) = (reasons.trail, reasons.trail.level(lits[0]));
        self.stamp += 1;
        for lit in lits {
            self.stamps[lit.var()] = self.stamp;
        }
        let mut open = lits.len();
        for &lit in trail.lits()[..=trail.position(lits[0])].iter().rev() {
            if self.stamps[lit.var()] != self.stamp {
                continue;
            }
            if open == 1 {
                return Some(!lit);
            }
            open -= 1;
            let known = reasons.all(lit, |cause| {
                if trail.level(cause) != level {
                    return self.is_redundant(cause, reasons, DEPTH);
                }
                if self.stamps[cause.var()] != self.stamp {
                    self.stamps[cause.var()] = self.stamp;
                    open += 1;
                }
                true
            });
            if !known {
                return None;
            }
        }
        None
    }

    /// Literal block distance: number of levels of some literals.
    fn lbd(&mut self, lits: &[Lit], trail: &Trail) -> u32 {
        self.stamp += 1;
        let mut lbd = 0;
        for &lit in lits {
            let stamp = &mut self.level_stamps[trail.level(lit) as usize];
            if *stamp != self.stamp {
                *stamp = self.stamp;
                lbd += 1;
            }
        }
        lbd
    }
}
