//! The clause database: all clauses one after another in one list of words. The first
//! two literals of each are watched (Moskewicz et al. 2001).
//!
//! Learnt clauses are kept by literal block distance, LBD, the number of levels of
//! their literals (Audemard & Simon 2009), in three tiers (Oh 2015): the best
//! permanently, the middle ones while in use, the rest while in recent use.

use super::trail::{Lit, Reason, Trail, number};
use crate::grid::SortShort as _;

/// Highest LBD of the first tier, which is kept permanently.
const TIER_1: u32 = 2;
/// Highest LBD of the second tier, whose clauses survive two reductions unused.
const TIER_2: u32 = 6;

/// Header of a clause: the place of its literals, and its value.
#[derive(Clone, Copy)]
struct Header {
    start: u32,
    len: u32,
    /// Literal block distance; 0 for a clause that is not learnt.
    lbd: u32,
    /// Reductions that it survives unused.
    used: u8,
}

/// Watch of a clause with a blocker literal, which is in the clause: while `blocker` is
/// true, the clause does not have to be visited.
#[derive(Clone, Copy)]
struct Watch {
    clause: u32,
    blocker: Lit,
}

/// Clauses and their watches.
#[derive(Default)]
pub(super) struct ClauseDatabase {
    headers: Vec<Header>,
    lits: Vec<Lit>,
    /// Watches of each literal, visited when it becomes false.
    watches: Vec<Vec<Watch>>,
}

impl ClauseDatabase {
    pub(super) fn new(vars: usize) -> Self {
        Self {
            watches: vec![Vec::new(); 2 * vars],
            ..Self::default()
        }
    }

    /// Adds a clause of at least two literals. The first two are watched: they must be
    /// the last to become false.
    pub(super) fn add(&mut self, lits: &[Lit], lbd: u32) -> u32 {
        let clause = number(self.headers.len());
        self.headers.push(Header {
            start: number(self.lits.len()),
            len: number(lits.len()),
            lbd,
            used: 2,
        });
        self.lits.extend_from_slice(lits);
        self.watch(clause, lits[0], lits[1]);
        clause
    }

    fn watch(&mut self, clause: u32, a: Lit, b: Lit) {
        self.watches[a.index()].push(Watch { clause, blocker: b });
        self.watches[b.index()].push(Watch { clause, blocker: a });
    }

    pub(super) fn lits(&self, clause: u32) -> &[Lit] {
        self.headers[clause as usize].lits(&self.lits)
    }

    /// Marks a clause as used in a conflict, and lowers its LBD to the current one,
    /// which is only computed outside the first tier.
    pub(super) fn update_lbd(&mut self, clause: u32, lbd: impl FnOnce(&[Lit]) -> u32) {
        let header = &mut self.headers[clause as usize];
        if header.lbd > TIER_1 {
            header.lbd = header.lbd.min(lbd(header.lits(&self.lits)));
        }
        header.used = if header.lbd <= TIER_2 { 2 } else { 1 };
    }

    /// Propagates over the clauses that watch a literal which became false:
    /// assigns their last literals, or returns a clause whose literals are all
    /// false.
    pub(super) fn propagate(&mut self, lit: Lit, trail: &mut Trail) -> Option<u32> {
        let mut watches = std::mem::take(&mut self.watches[lit.index()]);
        let mut conflict = None;
        let mut kept = 0;
        let mut at = 0;
        while let Some(&watch) = watches.get(at) {
            at += 1;
            watches[kept] = watch;
            kept += 1;
            if trail.is_true(watch.blocker) {
                continue;
            }
            let header = &self.headers[watch.clause as usize];
            let start = header.start as usize;
            let lits = &mut self.lits[start..start + header.len as usize];
            if lits[0] == lit {
                lits.swap(0, 1);
            }
            let blocker = lits[0];
            let watch = Watch { blocker, ..watch };
            watches[kept - 1] = watch;
            if trail.is_true(blocker) {
                continue;
            }
            let rest = &mut lits[2..];
            if let Some(next) = rest.iter().position(|&lit| !trail.is_false(lit)) {
                lits.swap(1, 2 + next);
                self.watches[lits[1].index()].push(watch);
                kept -= 1;
            } else if trail.is_unassigned(blocker) {
                trail.assign(blocker, Reason::Clause(watch.clause));
            } else {
                conflict = Some(watch.clause);
                break;
            }
        }
        watches.copy_within(at.., kept);
        watches.truncate(kept + watches.len() - at);
        self.watches[lit.index()] = watches;
        conflict
    }

    /// Reduces the database: drops clauses satisfied at level 0, and the worst three
    /// quarters of the learnt clauses not used recently.
    pub(super) fn reduce(&mut self, trail: &mut Trail) {
        let old = std::mem::take(&mut self.headers);
        let lits = std::mem::take(&mut self.lits);
        for watches in &mut self.watches {
            watches.clear();
        }
        let mut unused: Vec<(u32, u32, u32)> = Vec::new();
        let mut keep = Vec::with_capacity(old.len());
        for (clause, header) in (0..).zip(&old) {
            let lits = header.lits(&lits);
            let is_reason =
                trail.is_true(lits[0]) && trail.reason(lits[0]) == Reason::Clause(clause);
            let is_satisfied = |&lit: &Lit| trail.is_true(lit) && trail.level(lit) == 0;
            let is_kept = match header.lbd {
                0..=TIER_1 => true,
                lbd if lbd <= TIER_2 => header.used > 0,
                _ => header.used > 1,
            };
            // If no literal is true at level 0, neither watched literal is false there.
            keep.push(!lits.iter().any(is_satisfied));
            if !is_reason && !is_kept && header.len > 2 {
                unused.push((header.lbd, header.len, clause));
            }
        }
        unused.sort_short();
        for &(.., clause) in &unused[unused.len() / 4..] {
            keep[clause as usize] = false;
        }
        let mut left = Vec::new();
        for ((clause, header), keep) in (0..).zip(&old).zip(keep) {
            if !keep {
                continue;
            }
            left.clear();
            let is_false = |lit: Lit| trail.is_false(lit) && trail.level(lit) == 0;
            left.extend(header.lits(&lits).iter().filter(|&&lit| !is_false(lit)));
            let moved = self.add(&left, header.lbd);
            self.headers[moved as usize].used = header.used.saturating_sub(1);
            let first = left[0];
            if trail.is_true(first) && trail.reason(first) == Reason::Clause(clause) {
                trail.relocate_reason(first, moved);
            }
        }
    }
}

impl Header {
    fn lits(self, all: &[Lit]) -> &[Lit] {
        &all[self.start as usize..(self.start + self.len) as usize]
    }
}
