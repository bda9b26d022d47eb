//! Minimal unsatisfiable subset of the clues. If propagation alone meets a
//! contradiction, clues are left out while it still does: half of them, a quarter,
//! and finally one by one. Then the SAT solver decides whether each remaining clue
//! is needed.

use clew_core::grid::{Cell, Site, Table};
use clew_core::sat::{DeletionMus, Oracle as _};
use clew_core::solve::{Advance, Fuel, MusSearch, Satisfiable};

use super::articulation::ArticulationPoints;
use super::loop_sat::LoopSat;
use super::propagation::{Inconsistent, Propagator};
use super::prover::ROUND;
use crate::board::padded_grid::PaddedGrid;
use crate::board::{Clue, Clues};

/// Search for contradicting clues.
pub(super) struct ClueMus {
    grid: PaddedGrid,
    articulation: ArticulationPoints,
    /// Number of clues printed.
    total: u64,
    /// The clues that may be needed.
    left: Vec<(Cell, u8)>,
    phase: Phase,
}

/// Phase of the search.
enum Phase {
    /// Propagation decides whether `share` clues can be left out, the next of them
    /// from `at`. In the first round none are left out.
    Propagating { share: usize, at: usize },
    /// The SAT solver decides.
    Searching {
        loops: Box<LoopSat>,
        mus: DeletionMus,
    },
}

impl ClueMus {
    pub(super) fn new(clues: &Clues) -> Self {
        let grid = PaddedGrid::new(clues.shape());
        let left: Vec<(Cell, u8)> = clues.counts().collect();
        Self {
            grid,
            articulation: ArticulationPoints::new(grid),
            total: u64::try_from(left.len()).unwrap_or(u64::MAX),
            left,
            phase: Phase::Propagating { share: 0, at: 0 },
        }
    }

    /// Whether propagation meets a contradiction without the clues of a range.
    fn contradicts(&mut self, from: usize, to: usize) -> bool {
        let mut table = Table::filled(self.grid.shape, Clue::Blank);
        let kept = self.left[..from].iter().chain(&self.left[to..]);
        for &(cell, count) in kept {
            table[cell] = Clue::Count(count);
        }
        let clues = Clues(table);
        let propagated = Propagator::new(self.grid, &clues).and_then(|mut known| {
            while super::propagate(&mut known, &mut self.articulation, &clues)? {}
            Ok(())
        });
        propagated == Err(Inconsistent)
    }

    /// Leaves out a share of the clues if propagation refutes the others.
    fn leave_out(&mut self, share: usize, at: usize) {
        let to = (at + share).min(self.left.len());
        if self.contradicts(at, to) {
            self.left.drain(at..to);
            let share = if share == 0 {
                self.left.len().div_ceil(2)
            } else {
                share
            };
            self.phase = Phase::Propagating { share, at };
        } else if share == 0 {
            self.search();
        } else {
            self.phase = Phase::Propagating { share, at: to };
        }
        if let Phase::Propagating { share, at } = self.phase
            && at >= self.left.len()
        {
            if share <= 1 {
                self.search();
            } else {
                let share = share.div_ceil(2);
                self.phase = Phase::Propagating { share, at: 0 };
            }
        }
    }

    /// Continues with clause learning on the remaining clues.
    fn search(&mut self) {
        // Only the exterior is known: each cell is a class of its own.
        let mut loops = LoopSat::new(self.grid, &self.grid.singletons(), None);
        let mut switches = Vec::new();
        for &(cell, count) in &self.left {
            let switch = loops.sat().fresh();
            loops.add_clue(self.grid.at(cell), count, Some(switch));
            switches.push((cell.site(), switch));
        }
        self.phase = Phase::Searching {
            loops: Box::new(loops),
            mus: DeletionMus::new(switches),
        };
    }
}

impl MusSearch for ClueMus {
    fn minimal_subset(&mut self, fuel: &mut Fuel) -> Advance<Vec<Site>, Satisfiable> {
        loop {
            match &mut self.phase {
                &mut Phase::Propagating { share, at } => {
                    if !fuel.spend_many(ROUND) {
                        return Advance::OutOfFuel;
                    }
                    self.leave_out(share, at);
                }
                Phase::Searching { loops, mus } => return mus.search(&mut **loops, fuel),
            }
        }
    }

    fn settled(&self) -> (u64, u64) {
        let open = match &self.phase {
            Phase::Searching { mus, .. } => mus.open(),
            Phase::Propagating { .. } => self.left.len(),
        };
        let open = u64::try_from(open).unwrap_or(u64::MAX);
        (self.total - open, self.total)
    }
}
