//! A search that learns a clause from each conflict, over needs: lists of
//! literals of which exactly one holds.
//!
//! That one of a need holds is a clause; that no two do is kept as the rivals
//! of each literal, which need no watching. Learned clauses are heeded first:
//! reasons in them say more. It is put down and taken up at any conflict.

use crate::solve::Fuel;

use super::analysis::{Analysis, Conflict};
use super::order::Order;
use super::store::Store;
use super::trail::{Lit, Trail, Why, number};

/// Conflicts after a restart before the next.
const RESTART: u32 = 40;
/// Restarts come when clauses of late are so much worse than on average.
const WORSE: f64 = 1.1;
/// Over how many conflicts "of late" and "on average" reach.
const LATE: f64 = 32.0;
const LONG: f64 = 8192.0;
/// Conflicts before learned clauses are cleared first, and how many more each
/// time.
const CLEARING: u64 = 2_000;
const CLEARING_MORE: u64 = 300;
/// Choices without a conflict that cost as much as one.
const CHOICES: u32 = 16;

/// What came of a slice of work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    Solution,
    OutOfFuel,
    Done,
}

/// For each literal those that cannot be true beside it.
struct Rivals {
    starts: Vec<u32>,
    lits: Vec<Lit>,
}

impl Rivals {
    fn new(vars: usize, needs: &[Vec<Lit>]) -> Self {
        let mut of = vec![Vec::new(); 2 * vars];
        for need in needs {
            for &lit in need {
                let others = need.iter().copied().filter(|&other| other != lit);
                of[lit.index()].extend(others);
            }
        }
        let mut rivals = Self {
            starts: vec![0],
            lits: Vec::new(),
        };
        for mut lits in of {
            lits.sort_unstable();
            lits.dedup();
            rivals.lits.extend(lits);
            rivals.starts.push(number(rivals.lits.len()));
        }
        rivals
    }

    fn of(&self, lit: Lit) -> &[Lit] {
        let (start, end) = (self.starts[lit.index()], self.starts[lit.index() + 1]);
        &self.lits[start as usize..end as usize]
    }
}

/// How the search goes.
#[derive(Default)]
struct Course {
    conflicts: u64,
    since_restart: u32,
    /// From how many levels learned clauses are, of late and on average.
    late: f64,
    average: f64,
    clearings: u64,
    next_clearing: u64,
    choices: u32,
}

/// A search put down and taken up as fuel comes.
pub(super) struct Core {
    trail: Trail,
    store: Store,
    rivals: Rivals,
    order: Order,
    analysis: Analysis,
    /// For each variable what it was last.
    phases: Vec<bool>,
    /// So many literals of the trail have been passed on to clauses, and to
    /// rivals.
    to_clauses: usize,
    to_rivals: usize,
    course: Course,
    done: bool,
}

impl Core {
    /// A search for what meets the needs, over so many variables.
    pub(super) fn new(vars: usize, needs: &[Vec<Lit>]) -> Self {
        let mut core = Self {
            trail: Trail::new(vars),
            store: Store::new(vars),
            rivals: Rivals::new(vars, needs),
            order: Order::new(vars),
            analysis: Analysis::new(vars),
            phases: vec![true; vars],
            to_clauses: 0,
            to_rivals: 0,
            course: Course {
                next_clearing: CLEARING,
                ..Course::default()
            },
            done: false,
        };
        for need in needs {
            core.add(need);
        }
        core
    }

    /// Adds a clause, before the search begins.
    pub(super) fn add(&mut self, clause: &[Lit]) {
        match *clause {
            [] => self.done = true,
            [lit] if self.trail.is_false(lit) => self.done = true,
            [lit] if self.trail.is_open(lit) => self.trail.assign(lit, Why::Chosen),
            [_] => {}
            _ => {
                self.store.add(clause, 0);
            }
        }
    }

    /// Whether a literal holds in the solution found last.
    pub(super) fn holds(&self, lit: Lit) -> bool {
        self.trail.is_true(lit)
    }

    /// Goes on to the next solution. A unit of fuel a conflict.
    pub(super) fn advance(&mut self, fuel: &mut Fuel) -> Outcome {
        while !self.done {
            if let Some(conflict) = self.propagate() {
                if self.trail.depth() == 0 {
                    self.done = true;
                    break;
                }
                self.learn(conflict);
                fuel.spend();
                continue;
            }
            if fuel.is_empty() {
                return Outcome::OutOfFuel;
            }
            if self.wants_restart() {
                self.take_back(0);
                continue;
            }
            if self.course.conflicts >= self.course.next_clearing {
                self.store.clear(&mut self.trail);
                self.course.clearings += 1;
                self.course.next_clearing += CLEARING + CLEARING_MORE * self.course.clearings;
            }
            if !self.choose() {
                return Outcome::Solution;
            }
            self.course.choices += 1;
            if self.course.choices.is_multiple_of(CHOICES) {
                fuel.spend();
            }
        }
        Outcome::Done
    }

    fn propagate(&mut self) -> Option<Conflict> {
        loop {
            while let Some(&lit) = self.trail.lits().get(self.to_clauses) {
                self.to_clauses += 1;
                let broken = self.store.visit(!lit, &mut self.trail);
                if let Some(clause) = broken {
                    return Some(Conflict::Clause(clause));
                }
            }
            let &lit = self.trail.lits().get(self.to_rivals)?;
            self.to_rivals += 1;
            for &rival in self.rivals.of(lit) {
                if self.trail.is_open(rival) {
                    self.trail.assign(!rival, Why::Rival(!lit));
                } else if self.trail.is_true(rival) {
                    return Some(Conflict::Rivals(lit, rival));
                }
            }
        }
    }

    fn learn(&mut self, conflict: Conflict) {
        let lesson = self.analysis.learn(
            conflict,
            &self.trail,
            &mut self.store,
            &mut self.order,
            |lit| self.rivals.of(lit),
        );
        self.order.age();
        let course = &mut self.course;
        course.conflicts += 1;
        course.since_restart += 1;
        let spread = f64::from(lesson.spread);
        course.late += (spread - course.late) / LATE;
        // Exact far beyond what a search reaches.
        course.average += (spread - course.average) / LONG.min(course.conflicts as f64);
        self.take_back(lesson.depth);
        let learned = self.analysis.learned();
        let why = if learned.len() > 1 {
            Why::Clause(self.store.add(learned, lesson.spread))
        } else {
            Why::Chosen
        };
        self.trail.assign(learned[0], why);
    }

    /// Whether the search had better begin anew, with what it has learned.
    fn wants_restart(&mut self) -> bool {
        let course = &mut self.course;
        let wants = course.since_restart > RESTART && course.late > WORSE * course.average;
        if wants {
            course.since_restart = 0;
            course.late = course.average;
        }
        wants
    }

    /// Assigns an open variable; `false` when there is none.
    fn choose(&mut self) -> bool {
        while let Some(var) = self.order.take() {
            let lit = Lit::of(var);
            if self.trail.is_open(lit) {
                self.trail.choose(lit.opposite_if(!self.phases[lit.var()]));
                return true;
            }
        }
        false
    }

    fn take_back(&mut self, depth: u32) {
        let (order, phases) = (&mut self.order, &mut self.phases);
        self.trail.take_back(depth, |lit| {
            phases[lit.var()] = lit.is_positive();
            order.put(lit.var());
        });
        let left = self.trail.lits().len();
        self.to_clauses = self.to_clauses.min(left);
        self.to_rivals = self.to_rivals.min(left);
    }

    /// Rules out the solution found last. What was chosen makes the rest of
    /// it, so it is enough that one choice is another.
    pub(super) fn leave_solution(&mut self) {
        let choices = self.trail.choices().rev();
        let clause: Vec<Lit> = choices.map(|lit| !lit).collect();
        let Some(&first) = clause.first() else {
            self.done = true;
            return;
        };
        self.take_back(number(clause.len()) - 1);
        let why = if clause.len() > 1 {
            Why::Clause(self.store.add(&clause, 0))
        } else {
            Why::Chosen
        };
        self.trail.assign(first, why);
    }
}
