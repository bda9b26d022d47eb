//! The sums as clauses, for clause learning on boards that search does not finish.
//!
//! The level of a chain is order-encoded. So is the total of the first chains of a
//! line, over only those totals that can be reached and from which the sum can still be
//! met: a sequential counter with weights.

use clew_core::sat::{CALL, Lit, Oracle, SatSolver, Status, Unsatisfiable};
use clew_core::solve::{Advance, Fuel};

use super::network::{Levels, Network, between};
use super::order::{Literal, OrderInt, add_clause};

/// The clauses of one puzzle.
pub(crate) struct SumSat {
    sat: SatSolver,
    /// Level, by chain.
    chains: Vec<OrderInt>,
}

impl SumSat {
    /// The clauses of a puzzle whose chains have these levels left, without
    /// those of its lines.
    pub(in super::super) fn without_lines(network: &Network, levels: &[Levels]) -> Self {
        let mut sat = SatSolver::new();
        let mut chains = Vec::with_capacity(levels.len());
        for &levels in levels {
            chains.push(OrderInt::new(&mut sat, levels));
        }
        for link in &network.links {
            let high = link.high.trailing_zeros() as u8;
            let full = link.full.trailing_zeros() as u8;
            let high = chains[usize::from(link.chain)].at_least(high);
            let full = chains[usize::from(link.other)].at_least(full);
            add_clause(&mut sat, [!high, full]);
        }
        Self { sat, chains }
    }

    /// The clauses of a puzzle whose chains have these levels left.
    pub(super) fn new(network: &Network, levels: &[Levels]) -> Self {
        let mut sums = Self::without_lines(network, levels);
        for line in 0..network.lines.len() {
            sums.add_line(network, levels, line, None);
        }
        sums
    }

    /// Adds the clauses of a line, which hold while `when` does.
    pub(in super::super) fn add_line(
        &mut self,
        network: &Network,
        levels: &[Levels],
        line: usize,
        when: Option<Lit>,
    ) {
        let Self { sat, chains } = self;
        let sum = network.lines[line].sum;
        let summands = network.summands(line);
        let gains: Vec<Vec<(u8, Levels)>> = summands
            .iter()
            .map(|&summand| {
                let possible = levels[usize::from(summand.chain)];
                let groups = network.groups(summand).iter();
                groups
                    .map(|group| (group.gain, group.levels & possible))
                    .filter(|(_, levels)| *levels != 0)
                    .collect()
            })
            .collect();
        let when = when.map_or(Literal::False, |when| Literal::Open(!when));
        // The totals that can be reached, and then those of them from which the sum can
        // still be reached.
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
            add_clause(sat, [when]);
            return;
        }
        let mut total = OrderInt::new(sat, 1);
        for ((&summand, gains), &bits) in summands.iter().zip(&gains).zip(&reached[1..]) {
            let next = OrderInt::new(sat, bits);
            let chain = &chains[usize::from(summand.chain)];
            for &value in total.values() {
                let above = total.values().iter().copied().find(|&other| other > value);
                let here = [
                    !total.at_least(value),
                    above.map_or(Literal::False, |above| total.at_least(above)),
                ];
                for &(gain, levels) in gains {
                    let lowest = levels.trailing_zeros() as u8;
                    let highest = levels.ilog2() as u8;
                    let least = !chain.at_least(lowest);
                    let most = chain.at_least(highest + 1);
                    let to = value + gain;
                    add_clause(sat, [when, here[0], least, next.at_least(to)]);
                    add_clause(sat, [when, here[1], most, !next.at_least(to + 1)]);
                    if to > sum || bits >> to & 1 == 0 {
                        add_clause(sat, [when, here[0], here[1], least, most]);
                    }
                }
            }
            total = next;
        }
    }

    /// Literals for "the chain's level is not this one": if it is not, at least one of them holds.
    fn differs(&self, chain: usize, level: Levels) -> impl Iterator<Item = Lit> + use<> {
        let level = level.trailing_zeros() as u8;
        let chain = &self.chains[chain];
        let literals = [!chain.at_least(level), chain.at_least(level + 1)];
        literals.into_iter().filter_map(Literal::open)
    }

    /// The literal "a chain is filled at least to a level", if it is open.
    pub(in super::super) fn filled(&self, chain: u16, level: u8) -> Option<Lit> {
        self.chains[usize::from(chain)].at_least(level).open()
    }

    /// A clause that excludes one solution: at least one of its literals holds in every other.
    fn difference(&self, levels: &[Levels]) -> Vec<Lit> {
        let chains = levels.iter().enumerate();
        chains
            .flat_map(|(chain, &level)| self.differs(chain, level))
            .collect()
    }

    /// Makes the next search begin near a solution. The next solution then differs in
    /// few chains, and is found sooner. Works through phase saving, by a call that
    /// assumes the solution.
    pub(super) fn save_phases(&mut self, levels: &[Levels]) {
        let same: Vec<Lit> = self
            .difference(levels)
            .into_iter()
            .map(|lit| !lit)
            .collect();
        self.sat.call(&same);
    }

    /// Forbids a solution: adds its blocking clause.
    pub(crate) fn forbid(&mut self, levels: &[Levels]) {
        let clause = self.difference(levels);
        self.sat.add(clause);
    }
}

impl Oracle for SumSat {
    /// The level of a chain, as a single bit.
    type Value = Levels;

    fn solve(&mut self, assumed: &[Lit], fuel: &mut Fuel) -> Advance<Vec<Levels>, Unsatisfiable> {
        while fuel.spend_many(CALL) {
            match self.sat.call(assumed) {
                Status::Unsatisfiable => return Advance::Finished(Unsatisfiable),
                Status::Satisfiable => {
                    let levels = self.chains.iter().map(|chain| 1 << chain.value(&self.sat));
                    return Advance::Event(levels.collect());
                }
                Status::Unknown => {}
            }
        }
        Advance::OutOfFuel
    }

    fn sat(&mut self) -> &mut SatSolver {
        &mut self.sat
    }
}
