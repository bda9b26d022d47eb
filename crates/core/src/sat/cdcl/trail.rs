//! Literals and the trail: what is assigned, in which order, and why.

use std::ops::Not;

/// A variable or its negation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lit(u32);

impl Lit {
    /// Literal that is true if the variable is.
    pub fn positive(var: u32) -> Self {
        Self(2 * var)
    }

    /// The literal itself, or its negation.
    pub(super) fn negated_if(self, negated: bool) -> Self {
        Self(self.0 ^ u32::from(negated))
    }

    pub(super) fn var(self) -> usize {
        (self.0 >> 1) as usize
    }

    pub(super) fn is_positive(self) -> bool {
        self.0 & 1 == 0
    }

    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

impl Not for Lit {
    type Output = Self;

    fn not(self) -> Self {
        Self(self.0 ^ 1)
    }
}

/// Reason of an assignment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    /// A decision, or a unit clause.
    Decision,
    /// An implication: this literal is false, and one of the two is true.
    Binary(Lit),
    /// A clause, by its number in the database, all of whose other literals
    /// are false.
    Clause(u32),
}

/// Data of an assigned variable.
#[derive(Clone, Copy)]
struct Assignment {
    level: u32,
    /// Index in the trail.
    position: u32,
    reason: Reason,
}

/// The trail: a stack of true literals, divided into levels by decisions.
pub(super) struct Trail {
    /// Value of each literal: 1 for true, -1 for false, 0 for unassigned.
    values: Vec<i8>,
    assignments: Vec<Assignment>,
    lits: Vec<Lit>,
    /// Positions of the decisions.
    level_starts: Vec<u32>,
}

impl Trail {
    pub(super) fn new(vars: usize) -> Self {
        let unassigned = Assignment {
            level: 0,
            position: 0,
            reason: Reason::Decision,
        };
        Self {
            values: vec![0; 2 * vars],
            assignments: vec![unassigned; vars],
            lits: Vec::new(),
            level_starts: Vec::new(),
        }
    }

    pub(super) fn is_true(&self, lit: Lit) -> bool {
        self.values[lit.index()] > 0
    }

    pub(super) fn is_false(&self, lit: Lit) -> bool {
        self.values[lit.index()] < 0
    }

    pub(super) fn is_unassigned(&self, lit: Lit) -> bool {
        self.values[lit.index()] == 0
    }

    /// Decision level at which a variable was assigned.
    pub(super) fn level(&self, lit: Lit) -> u32 {
        self.assignments[lit.var()].level
    }

    /// Index of a variable's assignment in the trail.
    pub(super) fn position(&self, lit: Lit) -> usize {
        self.assignments[lit.var()].position as usize
    }

    pub(super) fn reason(&self, lit: Lit) -> Reason {
        self.assignments[lit.var()].reason
    }

    /// Follows a reason clause to its new number in the database.
    pub(super) fn relocate_reason(&mut self, lit: Lit, clause: u32) {
        self.assignments[lit.var()].reason = Reason::Clause(clause);
    }

    /// The true literals, in the order of assignment.
    pub(super) fn lits(&self) -> &[Lit] {
        &self.lits
    }

    /// Number of decisions.
    pub(super) fn decision_level(&self) -> u32 {
        number(self.level_starts.len())
    }

    /// The decisions, in order.
    pub(super) fn decisions(&self) -> impl DoubleEndedIterator<Item = Lit> {
        self.level_starts
            .iter()
            .map(|&position| self.lits[position as usize])
    }

    /// Makes an unassigned literal true.
    pub(super) fn assign(&mut self, lit: Lit, reason: Reason) {
        self.values[lit.index()] = 1;
        self.values[(!lit).index()] = -1;
        self.assignments[lit.var()] = Assignment {
            level: self.decision_level(),
            position: number(self.lits.len()),
            reason,
        };
        self.lits.push(lit);
    }

    /// Begins a level with a decision.
    pub(super) fn decide(&mut self, lit: Lit) {
        self.level_starts.push(number(self.lits.len()));
        self.assign(lit, Reason::Decision);
    }

    /// Undoes all levels above `level`, the latest assignments first.
    pub(super) fn backtrack(&mut self, level: u32, mut each: impl FnMut(Lit)) {
        let Some(&start) = self.level_starts.get(level as usize) else {
            return;
        };
        for &lit in self.lits[start as usize..].iter().rev() {
            self.values[lit.index()] = 0;
            self.values[(!lit).index()] = 0;
            each(lit);
        }
        self.lits.truncate(start as usize);
        self.level_starts.truncate(level as usize);
    }
}

/// A count of variables, literals or words of clauses as a number of 32 bits.
pub fn number(count: usize) -> u32 {
    u32::try_from(count).expect("far fewer than four billion")
}
