//! Clause learning, for what the search through levels does not finish.
//!
//! A literal says that a chain is filled at least to a level. For a line the
//! total of its first chains is counted in the same way, over those totals
//! only that can be reached and from which the sum can still be met.

use std::cell::Cell as Count;

use batsat::{Callbacks, ClauseKind, Lit, Solver, SolverInterface, SolverOpts, lbool};

use crate::solve::Fuel;

use super::model::{Levels, Model, between};

/// Conflicts one call may meet.
const CONFLICTS: u64 = 1_000;
/// Decisions one call may make.
const DECISIONS: u64 = 40_000;
/// Fuel for a call that uses its share up.
const CALL: u32 = 40;

/// Stops a call after a share of work. What the call has learned stays.
struct Share {
    decisions: Count<u64>,
    conflicts: u64,
}

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

/// Answers of [`Learner::solve`].
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Answer {
    /// A level for each chain.
    Levels(Vec<Levels>),
    /// There is no solution.
    Refuted,
    /// The fuel ran out; ask again.
    Unfinished,
}

/// A number by the values it can have: for each but the lowest a literal that
/// says it is at least that.
#[derive(Clone, Debug)]
struct Number {
    values: Vec<u8>,
    at_least: Vec<Lit>,
}

/// The clauses of one puzzle.
pub(crate) struct Learner {
    solver: Solver<Share>,
    chains: Vec<Number>,
    clause: Vec<Lit>,
}

/// A literal, or something already decided.
#[derive(Clone, Copy)]
enum Term {
    Always,
    Never,
    If(Lit),
}

impl Number {
    /// That it is at least `value`.
    fn at_least(&self, value: u8) -> Term {
        match self.values.partition_point(|&known| known < value) {
            0 => Term::Always,
            place => match self.at_least.get(place - 1) {
                Some(&lit) => Term::If(lit),
                None => Term::Never,
            },
        }
    }
}

impl Term {
    fn not(self) -> Self {
        match self {
            Term::Always => Term::Never,
            Term::Never => Term::Always,
            Term::If(lit) => Term::If(!lit),
        }
    }
}

impl Learner {
    /// The clauses of a puzzle whose chains have these levels left, without
    /// those of its lines.
    pub(super) fn new(model: &Model, levels: &[Levels]) -> Self {
        let share = Share {
            decisions: Count::new(0),
            conflicts: 0,
        };
        let mut learner = Self {
            solver: Solver::new(SolverOpts::default(), share),
            chains: Vec::new(),
            clause: Vec::new(),
        };
        for &levels in levels {
            let chain = learner.number(levels);
            learner.chains.push(chain);
        }
        for link in &model.links {
            let high = link.high.trailing_zeros() as u8;
            let full = link.full.trailing_zeros() as u8;
            let high = learner.chains[usize::from(link.chain)].at_least(high);
            let full = learner.chains[usize::from(link.other)].at_least(full);
            learner.clause([high.not(), full]);
        }
        learner
    }

    /// The clauses of a puzzle.
    pub(super) fn of(model: &Model, levels: &[Levels]) -> Self {
        let mut learner = Self::new(model, levels);
        for line in 0..model.lines.len() {
            learner.add_line(model, levels, line, None);
        }
        learner
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

    fn clause(&mut self, terms: impl IntoIterator<Item = Term>) {
        self.clause.clear();
        for term in terms {
            match term {
                Term::Always => return,
                Term::Never => {}
                Term::If(lit) => self.clause.push(lit),
            }
        }
        self.solver.add_clause_reuse(&mut self.clause);
    }

    /// A number that has one of the values whose bits are set.
    fn number(&mut self, bits: u64) -> Number {
        let values: Vec<u8> = (0..64).filter(|&value| bits >> value & 1 == 1).collect();
        let at_least: Vec<Lit> = values.iter().skip(1).map(|_| self.fresh()).collect();
        for pair in at_least.windows(2) {
            self.add([!pair[1], pair[0]]);
        }
        Number { values, at_least }
    }

    /// Adds the clauses of a line, which hold while `when` does.
    pub(super) fn add_line(
        &mut self,
        model: &Model,
        levels: &[Levels],
        line: usize,
        when: Option<Lit>,
    ) {
        let sum = model.lines[line].sum;
        let items = model.items(line);
        let gains: Vec<Vec<(u8, Levels)>> = items
            .iter()
            .map(|&item| {
                let possible = levels[usize::from(item.chain)];
                let groups = model.groups(item).iter();
                groups
                    .map(|group| (group.gain, group.levels & possible))
                    .filter(|(_, levels)| *levels != 0)
                    .collect()
            })
            .collect();
        let when = when.map_or(Term::Never, |when| Term::If(!when));
        // The totals that can be reached, and of these the ones from which
        // the sum can be.
        let mut reached = vec![1_u64];
        for gains in &gains {
            let last = reached[reached.len() - 1];
            let next = gains.iter().fold(0, |all, (gain, _)| all | last << gain);
            reached.push(next & between(0, sum));
        }
        let mut left = 1_u64 << sum;
        for (i, gains) in gains.iter().enumerate().rev() {
            reached[i + 1] &= left;
            left = gains.iter().fold(0, |all, (gain, _)| all | left >> gain);
        }
        reached[0] &= left;
        if reached.contains(&0) {
            self.clause([when]);
            return;
        }
        let mut total = self.number(1);
        for ((&item, gains), &bits) in items.iter().zip(&gains).zip(&reached[1..]) {
            let next = self.number(bits);
            let chain = self.chains[usize::from(item.chain)].clone();
            for &value in &total.values {
                let above = total.values.iter().copied().find(|&other| other > value);
                let here = [
                    total.at_least(value).not(),
                    above.map_or(Term::Never, |above| total.at_least(above)),
                ];
                for &(gain, levels) in gains {
                    let lowest = levels.trailing_zeros() as u8;
                    let highest = levels.ilog2() as u8;
                    let least = chain.at_least(lowest).not();
                    let most = chain.at_least(highest + 1);
                    let to = value + gain;
                    self.clause([when, here[0], least, next.at_least(to)]);
                    self.clause([when, here[1], most, next.at_least(to + 1).not()]);
                    if to > sum || bits >> to & 1 == 0 {
                        self.clause([when, here[0], here[1], least, most]);
                    }
                }
            }
            total = next;
        }
    }

    /// The literals that a chain's level is not this.
    pub(super) fn differs(&self, chain: usize, level: Levels) -> impl Iterator<Item = Lit> + use<> {
        let level = level.trailing_zeros() as u8;
        let number = &self.chains[chain];
        let terms = [number.at_least(level).not(), number.at_least(level + 1)];
        terms.into_iter().filter_map(|term| match term {
            Term::If(lit) => Some(lit),
            Term::Always | Term::Never => None,
        })
    }

    /// The literal that a chain is filled at least to a level, if it is open.
    pub(super) fn filled(&self, chain: u16, level: u8) -> Option<Lit> {
        match self.chains[usize::from(chain)].at_least(level) {
            Term::If(lit) => Some(lit),
            Term::Always | Term::Never => None,
        }
    }

    /// The literals of which one holds in any other solution than this.
    fn difference(&self, levels: &[Levels]) -> Vec<Lit> {
        let chains = levels.iter().enumerate();
        chains
            .flat_map(|(chain, &level)| self.differs(chain, level))
            .collect()
    }

    /// Prefers what is so in a solution: the next one to be found differs in few
    /// chains, and is found sooner. The solver's choices follow what it last held.
    pub(super) fn prefer(&mut self, levels: &[Levels]) {
        let same: Vec<Lit> = self
            .difference(levels)
            .into_iter()
            .map(|lit| !lit)
            .collect();
        self.call(&same);
    }

    /// Forbids a solution.
    pub(crate) fn forbid(&mut self, levels: &[Levels]) {
        let clause = self.difference(levels);
        self.add(clause);
    }

    /// Looks for a solution under assumptions, as far as the fuel lasts.
    pub(crate) fn solve(&mut self, assumed: &[Lit], fuel: &mut Fuel) -> Answer {
        while fuel.spend_many(CALL) {
            let answer = self.call(assumed);
            if answer == lbool::FALSE {
                return Answer::Refuted;
            }
            if answer == lbool::TRUE {
                return Answer::Levels(self.chains.iter().map(|chain| self.level(chain)).collect());
            }
        }
        Answer::Unfinished
    }

    /// Goes on for a share of work.
    fn call(&mut self, assumed: &[Lit]) -> lbool {
        let share = self.solver.cb_mut();
        share.decisions.set(DECISIONS);
        share.conflicts = CONFLICTS;
        self.solver.solve_limited(assumed)
    }

    fn level(&self, chain: &Number) -> Levels {
        let holds = |lit: &&Lit| self.solver.value_lit(**lit) == lbool::TRUE;
        let place = chain.at_least.iter().take_while(holds).count();
        1 << chain.values[place]
    }

    /// Whether the last refutation needs this assumption.
    pub(super) fn relied_on(&self, assumed: Lit) -> bool {
        self.solver.unsat_core_contains_var(assumed.var())
    }
}
