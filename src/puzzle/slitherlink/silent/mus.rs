//! Contradicting clues. Where deduction alone meets a contradiction, clues are
//! dropped while it still does: half of them, a quarter, down to one by one.
//! Then every clue left is switched by a literal of the core, which names the
//! switches that a refutation needs; those it does not need are dropped, and
//! the others are tried one after the other.

use batsat::Lit;

use crate::grid::{Cell, Site, Table};
use crate::solve::{Advance, Fuel, MusSearch, Satisfiable};

use super::super::{Clue, Clues};
use super::core::{Answer, Core};
use super::deduction::{Deduction, Inconsistent};
use super::joints::Joints;
use super::lattice::Lattice;
use super::prover::ROUND;

/// The search for contradicting clues.
pub(super) struct ClueMus {
    lattice: Lattice,
    joints: Joints,
    total: u64,
    /// The clues that may be needed.
    left: Vec<(Cell, u8)>,
    stage: Stage,
}

enum Stage {
    /// So many clues are left out at a time, the next of them from `at`.
    Deducing {
        share: usize,
        at: usize,
    },
    /// The clues below `needed` cannot be dropped; `refuted` tells whether
    /// those left are known to contradict each other.
    Searching {
        core: Box<Core>,
        switches: Vec<Lit>,
        needed: usize,
        refuted: bool,
    },
    Solvable,
}

impl ClueMus {
    pub(super) fn new(clues: &Clues) -> Self {
        let lattice = Lattice::new(clues.shape());
        let left: Vec<(Cell, u8)> = clues.counts().collect();
        Self {
            lattice,
            joints: Joints::new(lattice),
            total: u64::try_from(left.len()).unwrap_or(u64::MAX),
            left,
            stage: Stage::Deducing { share: 0, at: 0 },
        }
    }

    /// Whether deduction meets a contradiction without the clues of a range.
    fn contradicts(&mut self, from: usize, to: usize) -> bool {
        let mut table = Table::filled(self.lattice.shape, Clue::Blank);
        let kept = self.left[..from].iter().chain(&self.left[to..]);
        for &(cell, count) in kept {
            table[cell] = Clue::Count(count);
        }
        let clues = Clues(table);
        let deduced = Deduction::new(self.lattice, &clues).and_then(|mut known| {
            while super::deduce(&mut known, &mut self.joints, &clues)? {}
            Ok(())
        });
        deduced == Err(Inconsistent)
    }

    /// Leaves out a share of the clues by deduction.
    fn deduce(&mut self, share: usize, at: usize) {
        let to = (at + share).min(self.left.len());
        if self.contradicts(at, to) {
            self.left.drain(at..to);
            let share = if share == 0 {
                self.left.len().div_ceil(2)
            } else {
                share
            };
            self.stage = Stage::Deducing { share, at };
        } else if share == 0 {
            self.search();
        } else {
            self.stage = Stage::Deducing { share, at: to };
        }
        if let Stage::Deducing { share, at } = self.stage
            && at >= self.left.len()
        {
            if share <= 1 {
                self.search();
            } else {
                let share = share.div_ceil(2);
                self.stage = Stage::Deducing { share, at: 0 };
            }
        }
    }

    /// Goes on with clause learning on the clues left.
    fn search(&mut self) {
        // Nothing is known but the exterior: each cell is a class of its own.
        let mut core = Core::new(self.lattice, &self.lattice.strangers(), None);
        let mut switches = Vec::new();
        for &(cell, count) in &self.left {
            let switch = core.fresh();
            core.add_clue(self.lattice.at(cell), count, Some(switch));
            switches.push(switch);
        }
        self.stage = Stage::Searching {
            core: Box::new(core),
            switches,
            needed: 0,
            refuted: false,
        };
    }
}

impl MusSearch for ClueMus {
    fn minimal_subset(&mut self, fuel: &mut Fuel) -> Advance<Vec<Site>, Satisfiable> {
        loop {
            match &mut self.stage {
                Stage::Solvable => return Advance::Finished(Satisfiable),
                &mut Stage::Deducing { share, at } => {
                    if !fuel.spend_many(ROUND) {
                        return Advance::OutOfFuel;
                    }
                    self.deduce(share, at);
                }
                Stage::Searching {
                    needed, refuted, ..
                } if *refuted && *needed == self.left.len() => {
                    let mut sites: Vec<Site> =
                        self.left.iter().map(|(cell, _)| cell.site()).collect();
                    sites.sort_unstable();
                    return Advance::Event(sites);
                }
                Stage::Searching {
                    core,
                    switches,
                    needed,
                    refuted,
                } => {
                    let mut assumed = switches.clone();
                    if *refuted {
                        assumed.remove(*needed);
                    }
                    match core.solve(&assumed, fuel) {
                        Answer::Unfinished => return Advance::OutOfFuel,
                        Answer::Loop(_) if *refuted => *needed += 1,
                        Answer::Loop(_) => self.stage = Stage::Solvable,
                        Answer::Refuted => {
                            *refuted = true;
                            let relied = |&switch: &Lit| core.relied_on(switch);
                            *needed = switches[..*needed].iter().filter(|s| relied(s)).count();
                            let mut kept = switches.iter().map(relied);
                            self.left.retain(|_| kept.next().unwrap_or(false));
                            switches.retain(|switch| core.relied_on(*switch));
                        }
                    }
                }
            }
        }
    }

    fn settled(&self) -> (u64, u64) {
        let open = match &self.stage {
            Stage::Searching { needed, .. } => self.left.len() - needed,
            Stage::Deducing { .. } | Stage::Solvable => self.left.len(),
        };
        let open = u64::try_from(open).unwrap_or(u64::MAX);
        (self.total - open, self.total)
    }
}
