//! Minimal unsatisfiable subset of the sums: sums that contradict each other, none of
//! which can be dropped.

use clew_core::grid::Site;
use clew_core::sat::{DeletionMus, Oracle as _};
use clew_core::solve::{Advance, Fuel, MusSearch, Satisfiable};

use super::network::Network;
use super::sum_sat::SumSat;
use crate::board::clues::Clues;

/// Search for contradicting sums.
pub(super) struct ClueMus {
    sums: SumSat,
    mus: DeletionMus,
    /// Number of sums printed.
    total: usize,
}

impl ClueMus {
    pub(super) fn new(clues: &Clues) -> Self {
        let network = Network::new(clues);
        let mut sums = SumSat::without_lines(&network, &network.levels);
        let mut switches = Vec::new();
        for (number, line) in network.lines.iter().enumerate() {
            let switch = sums.sat().fresh();
            sums.add_line(&network, &network.levels, number, Some(switch));
            switches.push((line.site, switch));
        }
        Self {
            sums,
            total: switches.len(),
            mus: DeletionMus::new(switches),
        }
    }
}

impl MusSearch for ClueMus {
    fn minimal_subset(&mut self, fuel: &mut Fuel) -> Advance<Vec<Site>, Satisfiable> {
        self.mus.search(&mut self.sums, fuel)
    }

    fn settled(&self) -> (u64, u64) {
        let total = u64::try_from(self.total).unwrap_or(u64::MAX);
        let open = u64::try_from(self.mus.open()).unwrap_or(u64::MAX);
        (total - open, total)
    }
}
