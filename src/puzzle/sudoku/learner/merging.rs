//! Needs made simpler before the search: of a need of two literals one is the
//! opposite of the other, so that one variable does for both; and what is
//! known leaves its needs. A seventh of the variables go, and a fifth of the
//! conflicts with them.

use super::trail::{Lit, number};

/// What became of a literal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Standing {
    Known(bool),
    /// It is the same as this one, of the variables that are left.
    Same(Lit),
}

/// Needs, the simpler for what followed from them.
pub(super) struct Merging {
    values: Vec<Option<bool>>,
    /// For each variable a literal that is the same.
    same: Vec<Lit>,
    contradicts: bool,
    changed: bool,
    /// For each variable its number among those left.
    numbers: Vec<u32>,
    /// How many variables are left.
    pub(super) vars: usize,
    /// The needs in the variables left.
    pub(super) needs: Vec<Vec<Lit>>,
}

impl Merging {
    pub(super) fn of(vars: usize, needs: Vec<Vec<Lit>>) -> Self {
        let mut merging = Self {
            values: vec![None; vars],
            same: (0..number(vars)).map(Lit::of).collect(),
            contradicts: false,
            changed: true,
            numbers: Vec::with_capacity(vars),
            vars: 0,
            needs,
        };
        while std::mem::take(&mut merging.changed) && !merging.contradicts {
            let needs = std::mem::take(&mut merging.needs);
            for need in needs {
                if let Some(need) = merging.simpler(&need) {
                    merging.needs.push(need);
                }
            }
        }
        merging.renumber();
        merging
    }

    /// What became of a literal of the needs at the start.
    pub(super) fn standing(&self, lit: Lit) -> Standing {
        let root = self.root(lit);
        match self.value(root) {
            Some(value) => Standing::Known(value),
            None => {
                let left = Lit::of(self.numbers[root.var()]);
                Standing::Same(left.opposite_if(!root.is_positive()))
            }
        }
    }

    /// The literal that stands for all that are the same as this one.
    fn root(&self, mut lit: Lit) -> Lit {
        loop {
            let same = self.same[lit.var()].opposite_if(!lit.is_positive());
            if same == lit {
                return lit;
            }
            lit = same;
        }
    }

    fn value(&self, root: Lit) -> Option<bool> {
        self.values[root.var()].map(|value| value == root.is_positive())
    }

    fn settle(&mut self, lit: Lit) {
        let root = self.root(lit);
        match self.value(root) {
            Some(value) => self.contradicts |= !value,
            None => {
                self.values[root.var()] = Some(root.is_positive());
                self.changed = true;
            }
        }
    }

    /// Says that two open literals are the same.
    fn unite(&mut self, a: Lit, b: Lit) {
        let (first, later) = (a.min(b), a.max(b));
        self.contradicts |= first == !later;
        if first.var() != later.var() {
            self.same[later.var()] = first.opposite_if(!later.is_positive());
            self.changed = true;
        }
    }

    /// What is left of a need; `None` where it is met.
    fn simpler(&mut self, need: &[Lit]) -> Option<Vec<Lit>> {
        let mut lits: Vec<Lit> = need.iter().map(|&lit| self.root(lit)).collect();
        lits.sort_unstable();
        let is_true = |&lit: &Lit| self.value(lit) == Some(true);
        if let Some(met) = lits.iter().position(is_true) {
            lits.remove(met);
            self.none_of(&lits);
            return None;
        }
        lits.retain(|&lit| self.value(lit).is_none());
        // A literal and its opposite, side by side: one of them holds.
        if let Some(at) = lits.windows(2).position(|pair| pair[0] == !pair[1]) {
            lits.drain(at..at + 2);
            self.none_of(&lits);
            return None;
        }
        if let Some(pair) = lits.windows(2).find(|pair| pair[0] == pair[1]) {
            self.settle(!pair[0]);
        }
        match *lits {
            [] => self.contradicts = true,
            [lit] => self.settle(lit),
            [a, b] if a != b => self.unite(a, !b),
            _ => return Some(lits),
        }
        None
    }

    fn none_of(&mut self, lits: &[Lit]) {
        for &lit in lits {
            self.settle(!lit);
        }
    }

    /// Counts the variables left and puts the needs in them.
    fn renumber(&mut self) {
        for var in 0..self.same.len() {
            let own = self.same[var].var() == var;
            self.numbers.push(number(self.vars));
            self.vars += usize::from(own && self.values[var].is_none());
        }
        let mut needs = std::mem::take(&mut self.needs);
        for lit in needs.iter_mut().flatten() {
            if let Standing::Same(left) = self.standing(*lit) {
                *lit = left;
            }
        }
        needs.sort_unstable();
        needs.dedup();
        if self.contradicts {
            needs = vec![Vec::new()];
        }
        self.needs = needs;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lits(vars: &[u32]) -> Vec<Lit> {
        vars.iter().map(|&var| Lit::of(var)).collect()
    }

    #[test]
    fn of_a_need_of_two_one_is_the_opposite_of_the_other() {
        let needs = vec![lits(&[0, 1]), lits(&[1, 2]), lits(&[0, 3, 4])];
        let merging = Merging::of(5, needs);
        assert_eq!(merging.vars, 3);
        let zero = merging.standing(Lit::of(0));
        assert_eq!(merging.standing(!Lit::of(1)), zero);
        assert_eq!(merging.standing(Lit::of(2)), zero);
        assert_eq!(merging.needs.len(), 1);
        assert_eq!(merging.needs[0].len(), 3);
    }

    #[test]
    fn a_literal_beside_itself_is_false() {
        // 1 is the opposite of 0, and 2 of 1.
        let needs = vec![lits(&[0, 1]), lits(&[1, 2]), lits(&[0, 2, 3, 4])];
        let merging = Merging::of(5, needs);
        assert_eq!(merging.standing(Lit::of(0)), Standing::Known(false));
        assert_eq!(merging.standing(Lit::of(1)), Standing::Known(true));
        assert_eq!(merging.vars, 1);
    }

    #[test]
    fn beside_a_literal_and_its_opposite_nothing_holds() {
        let merging = Merging::of(4, vec![lits(&[0, 1]), lits(&[0, 1, 2, 3])]);
        assert_eq!(merging.standing(Lit::of(2)), Standing::Known(false));
        assert_eq!(merging.standing(Lit::of(3)), Standing::Known(false));
        assert_eq!(merging.vars, 1);
        assert!(merging.needs.is_empty());
    }

    #[test]
    fn needs_that_contradict_each_other_leave_one_that_cannot_be_met() {
        let needs = vec![lits(&[0, 1]), lits(&[1, 2]), lits(&[0, 2])];
        assert_eq!(Merging::of(3, needs).needs, [Vec::new()]);
        assert_eq!(Merging::of(0, vec![Vec::new()]).needs, [Vec::new()]);
        let needs = vec![lits(&[0]), lits(&[1]), lits(&[0, 1, 2])];
        assert_eq!(Merging::of(3, needs).needs, [Vec::new()]);
    }
}
