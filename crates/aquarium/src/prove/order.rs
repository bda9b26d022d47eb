//! Order encoding of numbers: a literal for each value except the lowest means that the
//! number is at least that value (Tamura, Taga, Kitagawa & Banbara, *Compiling finite
//! linear CSP into SAT*, Constraints 14(2), 2009).

use std::ops::Not;

use clew_core::sat::{Lit, SatSolver};

/// A number with a finite domain, order-encoded.
#[derive(Clone, Debug)]
pub(super) struct OrderInt {
    /// Its domain, ascending.
    values: Vec<u8>,
    /// The literals "at least `values[1]`", "at least `values[2]`" …
    at_least: Vec<Lit>,
}

/// A literal, or a constant if the domain has decided it.
#[derive(Clone, Copy, Debug)]
pub(super) enum Literal {
    True,
    False,
    Open(Lit),
}

impl OrderInt {
    /// A number whose domain is the set bits.
    pub(super) fn new(sat: &mut SatSolver, bits: u64) -> Self {
        let values: Vec<u8> = (0..64).filter(|&value| bits >> value & 1 == 1).collect();
        let at_least: Vec<Lit> = values.iter().skip(1).map(|_| sat.fresh()).collect();
        for pair in at_least.windows(2) {
            sat.add([!pair[1], pair[0]]);
        }
        Self { values, at_least }
    }

    /// Its domain, ascending.
    pub(super) fn values(&self) -> &[u8] {
        &self.values
    }

    /// The literal "at least `value`".
    pub(super) fn at_least(&self, value: u8) -> Literal {
        match self.values.partition_point(|&known| known < value) {
            0 => Literal::True,
            place => match self.at_least.get(place - 1) {
                Some(&lit) => Literal::Open(lit),
                None => Literal::False,
            },
        }
    }

    /// Its value in the model found last.
    pub(super) fn value(&self, sat: &SatSolver) -> u8 {
        let literals = self.at_least.iter();
        self.values[literals.take_while(|&&lit| sat.is_true(lit)).count()]
    }
}

impl Literal {
    /// The literal, if it is open.
    pub(super) fn open(self) -> Option<Lit> {
        match self {
            Literal::Open(lit) => Some(lit),
            Literal::True | Literal::False => None,
        }
    }
}

impl Not for Literal {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Literal::True => Literal::False,
            Literal::False => Literal::True,
            Literal::Open(lit) => Literal::Open(!lit),
        }
    }
}

/// Adds a clause, unless a constant makes it true.
pub(super) fn add_clause<const N: usize>(sat: &mut SatSolver, clause: [Literal; N]) {
    let is_true = |literal: &Literal| matches!(literal, Literal::True);
    if !clause.iter().any(is_true) {
        sat.add(clause.into_iter().filter_map(Literal::open));
    }
}
