//! What is assigned, in which order, and why.

use std::ops::Not;

/// A variable or its opposite.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Lit(u32);

impl Lit {
    /// The literal that says that a variable holds.
    pub(super) fn of(var: u32) -> Self {
        Self(2 * var)
    }

    /// The same or the opposite.
    pub(super) fn opposite_if(self, opposite: bool) -> Self {
        Self(self.0 ^ u32::from(opposite))
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

/// Why a literal is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Why {
    /// It was chosen, or holds at the start.
    Chosen,
    /// This literal is false; one of the two holds.
    Rival(Lit),
    /// The clause, by its place in the store, has no other literal left.
    Clause(u32),
}

/// Where a variable stands.
#[derive(Clone, Copy)]
struct Spot {
    level: u32,
    at: u32,
    why: Why,
}

/// The assignment: a stack of true literals, cut into levels by choices.
pub(super) struct Trail {
    /// For each literal 1 where it is true, -1 where it is false.
    values: Vec<i8>,
    spots: Vec<Spot>,
    lits: Vec<Lit>,
    /// Where each level begins: with its choice.
    levels: Vec<u32>,
}

impl Trail {
    pub(super) fn new(vars: usize) -> Self {
        let spot = Spot {
            level: 0,
            at: 0,
            why: Why::Chosen,
        };
        Self {
            values: vec![0; 2 * vars],
            spots: vec![spot; vars],
            lits: Vec::new(),
            levels: Vec::new(),
        }
    }

    pub(super) fn is_true(&self, lit: Lit) -> bool {
        self.values[lit.index()] > 0
    }

    pub(super) fn is_false(&self, lit: Lit) -> bool {
        self.values[lit.index()] < 0
    }

    pub(super) fn is_open(&self, lit: Lit) -> bool {
        self.values[lit.index()] == 0
    }

    /// The level at which a variable was assigned.
    pub(super) fn level(&self, lit: Lit) -> u32 {
        self.spots[lit.var()].level
    }

    /// When a variable was assigned.
    pub(super) fn place(&self, lit: Lit) -> usize {
        self.spots[lit.var()].at as usize
    }

    pub(super) fn why(&self, lit: Lit) -> Why {
        self.spots[lit.var()].why
    }

    /// Says that a literal's clause is now kept elsewhere.
    pub(super) fn move_why(&mut self, lit: Lit, clause: u32) {
        self.spots[lit.var()].why = Why::Clause(clause);
    }

    /// The true literals, in order.
    pub(super) fn lits(&self) -> &[Lit] {
        &self.lits
    }

    /// How many choices there are.
    pub(super) fn depth(&self) -> u32 {
        number(self.levels.len())
    }

    /// The choices, in order.
    pub(super) fn choices(&self) -> impl DoubleEndedIterator<Item = Lit> {
        self.levels.iter().map(|&at| self.lits[at as usize])
    }

    /// Makes an open literal true.
    pub(super) fn assign(&mut self, lit: Lit, why: Why) {
        self.values[lit.index()] = 1;
        self.values[(!lit).index()] = -1;
        self.spots[lit.var()] = Spot {
            level: self.depth(),
            at: number(self.lits.len()),
            why,
        };
        self.lits.push(lit);
    }

    /// Begins a level.
    pub(super) fn choose(&mut self, lit: Lit) {
        self.levels.push(number(self.lits.len()));
        self.assign(lit, Why::Chosen);
    }

    /// Takes back all but the first levels, the latest literals first.
    pub(super) fn take_back(&mut self, depth: u32, mut each: impl FnMut(Lit)) {
        let Some(&start) = self.levels.get(depth as usize) else {
            return;
        };
        for &lit in self.lits[start as usize..].iter().rev() {
            self.values[lit.index()] = 0;
            self.values[(!lit).index()] = 0;
            each(lit);
        }
        self.lits.truncate(start as usize);
        self.levels.truncate(depth as usize);
    }
}

/// A count of variables, literals or words of clauses.
pub(super) fn number(count: usize) -> u32 {
    u32::try_from(count).expect("far fewer than four billion")
}
