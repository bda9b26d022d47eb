//! Equivalent-literal substitution before the search: in a constraint of two literals,
//! one is the negation of the other, so one variable is enough for both. Fixed literals
//! leave their constraints. On large Sudokus this removes a seventh of the variables
//! and, with them, a fifth of the conflicts.

use super::ExactlyOne;
use super::trail::{Lit, number};
use crate::grid::{SortDedup as _, SortShort as _};

/// Image of a literal under the substitution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Image {
    /// Its value follows from the constraints.
    Fixed(bool),
    /// The equivalent literal of the variables that are left.
    Literal(Lit),
}

/// Simplified constraints, and the map from literals to those left.
pub struct Substitution {
    values: Vec<Option<bool>>,
    /// Parent of each variable in the union-find: an equivalent literal.
    parents: Vec<Lit>,
    is_contradictory: bool,
    changed: bool,
    /// New number of each variable that is left.
    numbers: Vec<u32>,
    /// Number of variables left.
    pub vars: usize,
    /// Constraints over the variables left.
    pub constraints: Vec<ExactlyOne>,
}

impl Substitution {
    /// Substitution in constraints over `vars` variables, to the fixpoint.
    pub fn of(vars: usize, constraints: Vec<ExactlyOne>) -> Self {
        let mut all = Self {
            values: vec![None; vars],
            parents: (0..number(vars)).map(Lit::positive).collect(),
            is_contradictory: false,
            changed: true,
            numbers: Vec::with_capacity(vars),
            vars: 0,
            constraints,
        };
        while std::mem::take(&mut all.changed) && !all.is_contradictory {
            let constraints = std::mem::take(&mut all.constraints);
            for constraint in constraints {
                if let Some(simpler) = all.simplify(&constraint) {
                    all.constraints.push(simpler);
                }
            }
        }
        all.renumber();
        all
    }

    /// Image of a literal of the original constraints.
    pub fn image(&self, lit: Lit) -> Image {
        let root = self.root(lit);
        match self.value(root) {
            Some(value) => Image::Fixed(value),
            None => {
                let left = Lit::positive(self.numbers[root.var()]);
                Image::Literal(left.negated_if(!root.is_positive()))
            }
        }
    }

    /// Representative of the literals equivalent to this one.
    fn root(&self, mut lit: Lit) -> Lit {
        loop {
            let parent = self.parents[lit.var()].negated_if(!lit.is_positive());
            if parent == lit {
                return lit;
            }
            lit = parent;
        }
    }

    fn value(&self, root: Lit) -> Option<bool> {
        self.values[root.var()].map(|value| value == root.is_positive())
    }

    /// Makes a literal true.
    fn fix(&mut self, lit: Lit) {
        let root = self.root(lit);
        match self.value(root) {
            Some(value) => self.is_contradictory |= !value,
            None => {
                self.values[root.var()] = Some(root.is_positive());
                self.changed = true;
            }
        }
    }

    /// Makes two unfixed representatives equivalent.
    fn union(&mut self, a: Lit, b: Lit) {
        let (first, later) = (a.min(b), a.max(b));
        self.is_contradictory |= first == !later;
        if first.var() != later.var() {
            self.parents[later.var()] = first.negated_if(!later.is_positive());
            self.changed = true;
        }
    }

    /// Rest of a constraint; `None` if it is met or substituted.
    fn simplify(&mut self, constraint: &[Lit]) -> Option<ExactlyOne> {
        let mut lits: Vec<Lit> = constraint.iter().map(|&lit| self.root(lit)).collect();
        lits.sort_short();
        let is_true = |&lit: &Lit| self.value(lit) == Some(true);
        if let Some(met) = lits.iter().position(is_true) {
            lits.remove(met);
            self.falsify(&lits);
            return None;
        }
        lits.retain(|&lit| self.value(lit).is_none());
        // A literal and its opposite, side by side: one of them holds.
        if let Some(at) = lits.windows(2).position(|pair| pair[0] == !pair[1]) {
            lits.drain(at..at + 2);
            self.falsify(&lits);
            return None;
        }
        if let Some(pair) = lits.windows(2).find(|pair| pair[0] == pair[1]) {
            self.fix(!pair[0]);
        }
        match *lits {
            [] => self.is_contradictory = true,
            [lit] => self.fix(lit),
            [a, b] if a != b => self.union(a, !b),
            _ => return Some(lits),
        }
        None
    }

    fn falsify(&mut self, lits: &[Lit]) {
        for &lit in lits {
            self.fix(!lit);
        }
    }

    /// Numbers the variables left, and rewrites the constraints with these numbers.
    fn renumber(&mut self) {
        for var in 0..self.parents.len() {
            let is_root = self.parents[var].var() == var;
            self.numbers.push(number(self.vars));
            self.vars += usize::from(is_root && self.values[var].is_none());
        }
        let mut constraints = std::mem::take(&mut self.constraints);
        for lit in constraints.iter_mut().flatten() {
            if let Image::Literal(left) = self.image(*lit) {
                *lit = left;
            }
        }
        constraints.sort_dedup();
        if self.is_contradictory {
            constraints = vec![Vec::new()];
        }
        self.constraints = constraints;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lits(vars: &[u32]) -> Vec<Lit> {
        vars.iter().map(|&var| Lit::positive(var)).collect()
    }

    #[test]
    fn two_literals_of_a_constraint_are_opposites() {
        let constraints = vec![lits(&[0, 1]), lits(&[1, 2]), lits(&[0, 3, 4])];
        let substitution = Substitution::of(5, constraints);
        assert_eq!(substitution.vars, 3);
        let zero = substitution.image(Lit::positive(0));
        assert_eq!(substitution.image(!Lit::positive(1)), zero);
        assert_eq!(substitution.image(Lit::positive(2)), zero);
        assert_eq!(substitution.constraints.len(), 1);
        assert_eq!(substitution.constraints[0].len(), 3);
    }

    #[test]
    fn a_literal_that_stands_twice_is_false() {
        // 1 is the negation of 0, and 2 of 1.
        let constraints = vec![lits(&[0, 1]), lits(&[1, 2]), lits(&[0, 2, 3, 4])];
        let substitution = Substitution::of(5, constraints);
        assert_eq!(substitution.image(Lit::positive(0)), Image::Fixed(false));
        assert_eq!(substitution.image(Lit::positive(1)), Image::Fixed(true));
        assert_eq!(substitution.vars, 1);
    }

    #[test]
    fn literals_beside_one_and_its_negation_are_false() {
        let substitution = Substitution::of(4, vec![lits(&[0, 1]), lits(&[0, 1, 2, 3])]);
        assert_eq!(substitution.image(Lit::positive(2)), Image::Fixed(false));
        assert_eq!(substitution.image(Lit::positive(3)), Image::Fixed(false));
        assert_eq!(substitution.vars, 1);
        assert!(substitution.constraints.is_empty());
    }

    #[test]
    fn contradictory_constraints_leave_an_empty_one() {
        let constraints = vec![lits(&[0, 1]), lits(&[1, 2]), lits(&[0, 2])];
        assert_eq!(Substitution::of(3, constraints).constraints, [Vec::new()]);
        assert_eq!(
            Substitution::of(0, vec![Vec::new()]).constraints,
            [Vec::new()]
        );
        let constraints = vec![lits(&[0]), lits(&[1]), lits(&[0, 1, 2])];
        assert_eq!(Substitution::of(3, constraints).constraints, [Vec::new()]);
    }
}
