//! At-most-one implications.

use super::ExactlyOne;
use super::trail::{Lit, number};
use crate::grid::SortDedup as _;

/// At-most-one implications: the literals that are false if a literal is true, because
/// they share an exactly-one constraint with it. All are in one list of words.
pub(super) struct AtMostOne {
    starts: Vec<u32>,
    lits: Vec<Lit>,
}

impl AtMostOne {
    pub(super) fn new(vars: usize, constraints: &[ExactlyOne]) -> Self {
        let mut excluded = vec![Vec::new(); 2 * vars];
        for constraint in constraints {
            for &lit in constraint {
                let others = constraint.iter().copied().filter(|&other| other != lit);
                excluded[lit.index()].extend(others);
            }
        }
        let mut all = Self {
            starts: vec![0],
            lits: Vec::new(),
        };
        for mut lits in excluded {
            lits.sort_dedup();
            all.lits.extend(lits);
            all.starts.push(number(all.lits.len()));
        }
        all
    }

    /// The literals that cannot be true together with this one.
    pub(super) fn excluded_by(&self, lit: Lit) -> &[Lit] {
        let (start, end) = (self.starts[lit.index()], self.starts[lit.index() + 1]);
        &self.lits[start as usize..end as usize]
    }
}
