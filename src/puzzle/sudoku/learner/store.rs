//! The clauses, one behind another in one list of words, and which of them to
//! look at when a literal becomes false.
//!
//! A clause is looked at when one of its first two literals becomes false.
//! Learned clauses that have not helped of late are dropped now and then.

use super::trail::{Lit, Trail, Why, number};

/// Learned clauses of so few levels stay.
const GOOD: u32 = 2;
/// Those of so few stay as long as they are of use now and then.
const FAIR: u32 = 6;

/// A clause: where its literals are, and what is known of its worth.
#[derive(Clone, Copy)]
struct Entry {
    start: u32,
    len: u32,
    /// How many levels its literals were from; 0 where it must stay.
    spread: u32,
    /// So many clearings it survives without being of use.
    fresh: u8,
}

/// That a clause is to be looked at, unless `other`, which is in it, is true.
#[derive(Clone, Copy)]
struct Watch {
    clause: u32,
    other: Lit,
}

#[derive(Default)]
pub(super) struct Store {
    entries: Vec<Entry>,
    lits: Vec<Lit>,
    /// For each literal the clauses to look at when it is false.
    watches: Vec<Vec<Watch>>,
}

impl Store {
    pub(super) fn new(vars: usize) -> Self {
        Self {
            watches: vec![Vec::new(); 2 * vars],
            ..Self::default()
        }
    }

    /// Takes a clause of two literals at least. The first two must be the last
    /// to become false.
    pub(super) fn add(&mut self, lits: &[Lit], spread: u32) -> u32 {
        let clause = number(self.entries.len());
        self.entries.push(Entry {
            start: number(self.lits.len()),
            len: number(lits.len()),
            spread,
            fresh: 2,
        });
        self.lits.extend_from_slice(lits);
        self.watch(clause, lits[0], lits[1]);
        clause
    }

    fn watch(&mut self, clause: u32, a: Lit, b: Lit) {
        self.watches[a.index()].push(Watch { clause, other: b });
        self.watches[b.index()].push(Watch { clause, other: a });
    }

    pub(super) fn lits(&self, clause: u32) -> &[Lit] {
        self.entries[clause as usize].lits(&self.lits)
    }

    /// Says that a clause was of use, with its literals from so many levels.
    pub(super) fn praise(&mut self, clause: u32, spread: impl FnOnce(&[Lit]) -> u32) {
        let entry = &mut self.entries[clause as usize];
        if entry.spread > GOOD {
            entry.spread = entry.spread.min(spread(entry.lits(&self.lits)));
        }
        entry.fresh = if entry.spread <= FAIR { 2 } else { 1 };
    }

    /// Looks at the clauses of a literal that became false: assigns what they
    /// have left, or returns one that has nothing left.
    pub(super) fn visit(&mut self, lit: Lit, trail: &mut Trail) -> Option<u32> {
        let mut watches = std::mem::take(&mut self.watches[lit.index()]);
        let mut broken = None;
        let mut kept = 0;
        let mut at = 0;
        while let Some(&watch) = watches.get(at) {
            at += 1;
            watches[kept] = watch;
            kept += 1;
            if trail.is_true(watch.other) {
                continue;
            }
            let entry = &self.entries[watch.clause as usize];
            let start = entry.start as usize;
            let lits = &mut self.lits[start..start + entry.len as usize];
            if lits[0] == lit {
                lits.swap(0, 1);
            }
            let other = lits[0];
            let watch = Watch { other, ..watch };
            watches[kept - 1] = watch;
            if trail.is_true(other) {
                continue;
            }
            let rest = &mut lits[2..];
            if let Some(next) = rest.iter().position(|&lit| !trail.is_false(lit)) {
                lits.swap(1, 2 + next);
                self.watches[lits[1].index()].push(watch);
                kept -= 1;
            } else if trail.is_open(other) {
                trail.assign(other, Why::Clause(watch.clause));
            } else {
                broken = Some(watch.clause);
                break;
            }
        }
        watches.copy_within(at.., kept);
        watches.truncate(kept + watches.len() - at);
        self.watches[lit.index()] = watches;
        broken
    }

    /// Drops clauses that are true at the start, and most of the learned ones
    /// that have not been of use of late.
    pub(super) fn clear(&mut self, trail: &mut Trail) {
        let old = std::mem::take(&mut self.entries);
        let lits = std::mem::take(&mut self.lits);
        for watches in &mut self.watches {
            watches.clear();
        }
        let mut idle: Vec<(u32, u32, u32)> = Vec::new();
        let mut keep = Vec::with_capacity(old.len());
        for (clause, entry) in (0..).zip(&old) {
            let lits = entry.lits(&lits);
            let in_use = trail.is_true(lits[0]) && trail.why(lits[0]) == Why::Clause(clause);
            let settled = |&lit: &Lit| trail.is_true(lit) && trail.level(lit) == 0;
            let of_use = match entry.spread {
                0..=GOOD => true,
                spread if spread <= FAIR => entry.fresh > 0,
                _ => entry.fresh > 1,
            };
            // Neither of the first two is out of it where no other holds.
            keep.push(!lits.iter().any(settled));
            if !in_use && !of_use && entry.len > 2 {
                idle.push((entry.spread, entry.len, clause));
            }
        }
        idle.sort_unstable();
        for &(.., clause) in &idle[idle.len() / 4..] {
            keep[clause as usize] = false;
        }
        let mut left = Vec::new();
        for ((clause, entry), keep) in (0..).zip(&old).zip(keep) {
            if !keep {
                continue;
            }
            left.clear();
            let is_out = |lit: Lit| trail.is_false(lit) && trail.level(lit) == 0;
            left.extend(entry.lits(&lits).iter().filter(|&&lit| !is_out(lit)));
            let moved = self.add(&left, entry.spread);
            self.entries[moved as usize].fresh = entry.fresh.saturating_sub(1);
            let first = left[0];
            if trail.is_true(first) && trail.why(first) == Why::Clause(clause) {
                trail.move_why(first, moved);
            }
        }
    }
}

impl Entry {
    fn lits(self, all: &[Lit]) -> &[Lit] {
        &all[self.start as usize..(self.start + self.len) as usize]
    }
}
