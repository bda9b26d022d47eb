//! What a conflict teaches: a clause that would have kept the search from it.
//!
//! The literals that made the conflict are followed back to the one of the
//! last level through which all of them came. What then follows from others in
//! the clause is left out; and of the literals of an earlier level the one
//! takes the place of all through which all of them came, where that brings no
//! new level in. Digits are ruled out by the dozen, so this halves a clause.

use std::cmp::Reverse;

use super::order::Order;
use super::store::Store;
use super::trail::{Lit, Trail, Why};

/// How far back a literal is followed to see whether it can be left out.
const DEPTH: u32 = 100;

/// A clause with no literal left, or two literals of which one must be false.
#[derive(Clone, Copy)]
pub(super) enum Conflict {
    Clause(u32),
    Rivals(Lit, Lit),
}

/// What is known of a variable during an analysis.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Unknown,
    /// It is in the clause, or was before it was followed back.
    Source,
    /// It follows from the sources.
    Follows,
    /// It does not, or so it seems.
    Stands,
}

/// The clauses as reasons.
struct Reasons<'a> {
    trail: &'a Trail,
    store: &'a Store,
}

impl Reasons<'_> {
    /// Whether each of the false literals that made `lit` true is accepted;
    /// `false` where it was chosen.
    fn all(&self, lit: Lit, mut accepts: impl FnMut(Lit) -> bool) -> bool {
        match self.trail.why(lit) {
            Why::Chosen => false,
            Why::Rival(cause) => accepts(cause),
            Why::Clause(clause) => {
                let causes = self.store.lits(clause).iter();
                causes.copied().all(|cause| cause == lit || accepts(cause))
            }
        }
    }
}

/// The lesson of a conflict.
pub(super) struct Lesson {
    /// The level that it leads back to.
    pub(super) depth: u32,
    /// How many levels its literals are from.
    pub(super) spread: u32,
}

/// The workplace of an analysis.
pub(super) struct Analysis {
    /// The clause learned. Its first literal becomes true, its second is of
    /// the level that the lesson leads back to.
    learned: Vec<Lit>,
    roles: Vec<Role>,
    /// The variables that have a role.
    touched: Vec<Lit>,
    /// When a variable or a level was last marked.
    marks: Vec<u64>,
    level_marks: Vec<u64>,
    mark: u64,
}

impl Analysis {
    pub(super) fn new(vars: usize) -> Self {
        Self {
            learned: Vec::new(),
            roles: vec![Role::Unknown; vars],
            touched: Vec::new(),
            marks: vec![0; vars],
            level_marks: vec![0; vars + 1],
            mark: 0,
        }
    }

    /// The clause learned last.
    pub(super) fn learned(&self) -> &[Lit] {
        &self.learned
    }

    /// Learns from a conflict after a choice. `rivals` are, for a literal,
    /// those that cannot be true beside it.
    pub(super) fn learn<'a>(
        &mut self,
        conflict: Conflict,
        trail: &Trail,
        store: &mut Store,
        order: &mut Order,
        rivals: impl FnOnce(Lit) -> &'a [Lit],
    ) -> Lesson {
        let last = self.follow_back(conflict, trail, store, order);
        let reasons = Reasons { trail, store };
        self.credit_neighbours(&reasons, order);
        let mut learned = std::mem::take(&mut self.learned);
        learned.retain(|&lit| !reasons.all(!lit, |cause| self.follows(cause, &reasons, DEPTH)));
        self.contract(&mut learned, &reasons);
        self.forget_roles(0);
        self.mark += 1;
        for &rival in rivals(last).iter().filter(|&&rival| trail.is_false(rival)) {
            self.marks[rival.var()] = self.mark;
        }
        // The clause says that `last` is false or one of these true, so what
        // cannot be true beside `last` adds nothing.
        learned.retain(|lit| self.marks[lit.var()] != self.mark);
        learned.push(!last);
        let end = learned.len() - 1;
        learned.swap(0, end);
        let latest = (1..=end).max_by_key(|&at| trail.level(learned[at]));
        if let Some(latest) = latest {
            learned.swap(1, latest);
        }
        let lesson = Lesson {
            depth: learned.get(1).map_or(0, |&lit| trail.level(lit)),
            spread: self.spread(&learned, trail),
        };
        self.learned = learned;
        lesson
    }

    /// Follows a conflict back to the one literal of the last level through
    /// which it came; what it needs of earlier levels goes into the clause.
    fn follow_back(
        &mut self,
        conflict: Conflict,
        trail: &Trail,
        store: &mut Store,
        order: &mut Order,
    ) -> Lit {
        self.learned.clear();
        let mut open = 0;
        match conflict {
            Conflict::Rivals(a, b) => {
                open += self.see(!a, trail, order);
                open += self.see(!b, trail, order);
            }
            Conflict::Clause(clause) => {
                store.praise(clause, |lits| self.spread(lits, trail));
                for &lit in store.lits(clause) {
                    open += self.see(lit, trail, order);
                }
            }
        }
        for &lit in trail.lits().iter().rev() {
            if self.roles[lit.var()] == Role::Unknown {
                continue;
            }
            if open == 1 {
                return lit;
            }
            open -= 1;
            match trail.why(lit) {
                Why::Chosen => {}
                Why::Rival(cause) => open += self.see(cause, trail, order),
                Why::Clause(clause) => {
                    store.praise(clause, |lits| self.spread(lits, trail));
                    for &cause in store.lits(clause) {
                        open += self.see(cause, trail, order);
                    }
                }
            }
        }
        unreachable!("a level begins with the choice that all of it came through")
    }

    /// Takes a false literal in: 1 where it is of the last level and so to be
    /// followed back.
    fn see(&mut self, lit: Lit, trail: &Trail, order: &mut Order) -> u32 {
        let level = trail.level(lit);
        if level == 0 || self.roles[lit.var()] != Role::Unknown {
            return 0;
        }
        self.assume(lit, Role::Source);
        order.credit(lit.var());
        if level == trail.depth() {
            return 1;
        }
        self.learned.push(lit);
        0
    }

    fn assume(&mut self, lit: Lit, role: Role) {
        self.roles[lit.var()] = role;
        self.touched.push(lit);
    }

    /// Takes the roles back that were given since `start`.
    fn forget_roles(&mut self, start: usize) {
        for lit in self.touched.drain(start..) {
            self.roles[lit.var()] = Role::Unknown;
        }
    }

    /// Those that made the literals of the clause false took part as well.
    fn credit_neighbours(&mut self, reasons: &Reasons, order: &mut Order) {
        let start = self.touched.len();
        for at in 0..self.learned.len() {
            reasons.all(!self.learned[at], |cause| {
                let is_new = self.roles[cause.var()] == Role::Unknown;
                if is_new && reasons.trail.level(cause) > 0 {
                    self.assume(cause, Role::Source);
                    order.credit(cause.var());
                }
                true
            });
        }
        self.forget_roles(start);
    }

    /// Whether a false literal follows from others in the clause.
    fn follows(&mut self, lit: Lit, reasons: &Reasons, depth: u32) -> bool {
        let level = reasons.trail.level(lit);
        if level == 0 {
            return true;
        }
        match self.roles[lit.var()] {
            Role::Source => return level < reasons.trail.depth(),
            Role::Follows => return true,
            Role::Stands => return false,
            Role::Unknown if depth == 0 => return false,
            Role::Unknown => {}
        }
        let follows = reasons.all(!lit, |cause| self.follows(cause, reasons, depth - 1));
        let role = if follows { Role::Follows } else { Role::Stands };
        self.assume(lit, role);
        follows
    }

    /// Puts one literal for all of a level, where it can be done.
    fn contract(&mut self, learned: &mut Vec<Lit>, reasons: &Reasons) {
        learned.sort_unstable_by_key(|&lit| Reverse(reasons.trail.place(lit)));
        let (mut from, mut kept) = (0, 0);
        while from < learned.len() {
            let level = reasons.trail.level(learned[from]);
            let rest = learned[from..].iter();
            let same = rest.take_while(|&&lit| reasons.trail.level(lit) == level);
            let to = from + same.count();
            let one = (to > from + 1).then(|| self.one_for(&learned[from..to], reasons));
            if let Some(one) = one.flatten() {
                learned[kept] = one;
                kept += 1;
            } else {
                learned.copy_within(from..to, kept);
                kept += to - from;
            }
            from = to;
        }
        learned.truncate(kept);
    }

    /// The literal of a level through which all of these came, the latest
    /// first; `None` where others than those in the clause had a part in it.
    fn one_for(&mut self, lits: &[Lit], reasons: &Reasons) -> Option<Lit> {
        let (trail, level) = (reasons.trail, reasons.trail.level(lits[0]));
        self.mark += 1;
        for lit in lits {
            self.marks[lit.var()] = self.mark;
        }
        let mut open = lits.len();
        for &lit in trail.lits()[..=trail.place(lits[0])].iter().rev() {
            if self.marks[lit.var()] != self.mark {
                continue;
            }
            if open == 1 {
                return Some(!lit);
            }
            open -= 1;
            let known = reasons.all(lit, |cause| {
                if trail.level(cause) != level {
                    return self.follows(cause, reasons, DEPTH);
                }
                if self.marks[cause.var()] != self.mark {
                    self.marks[cause.var()] = self.mark;
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

    /// How many levels literals are from.
    fn spread(&mut self, lits: &[Lit], trail: &Trail) -> u32 {
        self.mark += 1;
        let mut spread = 0;
        for &lit in lits {
            let mark = &mut self.level_marks[trail.level(lit) as usize];
            if *mark != self.mark {
                *mark = self.mark;
                spread += 1;
            }
        }
        spread
    }
}
