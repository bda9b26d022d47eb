//! Warm start: what a prover keeps from one puzzle for the next.
//!
//! Cuts hold for every puzzle of the same size. The state of propagation holds for
//! all puzzles that have the same clues and more. So do learnt clauses: the search
//! continues when clues come back.

use super::{Clues, Fact, LoopProver, Phase, Propagator, meets_clues};
use crate::board::Clue;

/// Maximum number of cuts kept for the next puzzle: the latest ones.
const MOST_CUTS: usize = 2_000;

impl LoopProver {
    /// Begins another puzzle; `near` is a loop that may solve it.
    pub(super) fn restart(&mut self, clues: &Clues, near: Option<&[Fact]>) {
        if self.resume(clues, near) {
            return;
        }
        let mut fewer = std::mem::take(&mut self.fewer);
        if let Some(known) = self.propagated() {
            fewer.push((self.clues.clone(), known));
        }
        let is_astray = |(fewer, _): &mut (Clues, _)| !are_among(fewer, clues);
        while fewer.pop_if(is_astray).is_some() {}
        self.exhaust();
        let mut cuts = std::mem::take(&mut self.cuts);
        if clues.shape() != self.grid.shape {
            cuts.clear();
        }
        cuts.drain(..cuts.len().saturating_sub(MOST_CUTS));
        let known = self.near.take();
        let same = known.filter(|known| Some(&known.facts[..]) == near);
        let near = if same.is_some() { None } else { near };
        let mut next = Self::new(clues, near);
        if let Some(same) = same {
            next.near_fits = meets_clues(self.grid, clues, &same.inside);
            next.near = Some(same);
        }
        *self = Self {
            cuts,
            fewer,
            articulation: self.articulation.take(),
            ..next
        };
    }

    /// Adds clues to the search under way, if it can continue with them. It can if
    /// it has found the loop that it searches near, which solves both puzzles, and
    /// one that the new clues rule out.
    fn resume(&mut self, clues: &Clues, near: Option<&[Fact]>) -> bool {
        let (Phase::Searching(loops), Some(known), Some(latest), 2) =
            (&mut self.phase, &self.near, &self.latest, self.count)
        else {
            return false;
        };
        let meets = |inside: &[bool]| meets_clues(self.grid, clues, inside);
        if Some(&known.facts[..]) != near
            || self.first.as_ref() != Some(&known.inside)
            || !are_among(&self.clues, clues)
            || !meets(&known.inside)
            || meets(latest)
        {
            return false;
        }
        for (cell, count) in clues.counts() {
            if self.clues.count(cell).is_none() {
                loops.add_clue(self.grid.at(cell), count, None);
            }
        }
        self.clues = clues.clone();
        self.near_fits = true;
        self.count = 0;
        self.backbone = None;
        true
    }

    /// The state of propagation, if cells and vertices are at their fixpoint.
    fn propagated(&mut self) -> Option<Box<Propagator>> {
        match std::mem::replace(&mut self.phase, Phase::Exhausted) {
            Phase::Connecting(known) | Phase::Stuck(known) => Some(known),
            _ => None,
        }
    }
}

/// Whether all clues of one puzzle are among those of another.
fn are_among(fewer: &Clues, clues: &Clues) -> bool {
    let mut both = fewer.0.values().iter().zip(clues.0.values());
    fewer.shape() == clues.shape()
        && both.all(|(&before, now)| before == Clue::Blank || before == *now)
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng as _;
    use rand::rngs::ChaCha8Rng;
    use rand::seq::SliceRandom as _;

    use super::*;
    use crate::board::Slitherlink;
    use clew_core::generate::{Full, Spec};
    use clew_core::grid::{Cell, Shape};
    use clew_core::solve::{Advance, Fuel, Prover};
    use clew_core::trace::Verdict;

    /// Number of solutions after which a test stops asking.
    const MOST: usize = 40;

    /// The solutions of a prover, in order, and the verdict if they are all.
    fn solutions(prover: &mut LoopProver) -> (Vec<Vec<Fact>>, Option<Verdict>) {
        let mut all = Vec::new();
        while all.len() < MOST {
            match prover.solution(&mut Fuel::unlimited()) {
                Advance::Event(facts) => all.push(facts),
                Advance::OutOfFuel => {}
                Advance::Finished(verdict) => {
                    all.sort_unstable();
                    return (all, Some(verdict));
                }
            }
        }
        (all, None)
    }

    fn full(rng: &mut ChaCha8Rng) -> Full<Slitherlink> {
        Full::filled(&Spec::new(Shape::new(7, 7)), rng)
    }

    #[test]
    fn a_resumed_search_finds_as_many_solutions_as_a_new_one() {
        let (mut resumed, mut restarted) = (0, 0);
        for seed in 0..20 {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let Full { clues, solution } = full(&mut rng);
            let near = Some(&solution[..]);
            let mut cells: Vec<Cell> = clues.shape().cells().collect();
            cells.shuffle(&mut rng);
            let mut fewer = clues.clone();
            for &cell in &cells[..40] {
                fewer.0[cell] = Clue::Blank;
            }
            let mut prover = LoopProver::new(&fewer, near);
            // One clue after another comes back.
            for &cell in &cells[..40] {
                let mut other = LoopProver::new(&fewer, None);
                for prover in [&mut prover, &mut other] {
                    prover.solution(&mut Fuel::unlimited());
                    prover.solution(&mut Fuel::unlimited());
                }
                assert_eq!(prover.count, other.count, "seed {seed}");
                fewer.0[cell] = clues.0[cell];
                match prover.resume(&fewer, near) {
                    true => resumed += 1,
                    false => {
                        assert!(prover.warm_start(&fewer, near));
                        restarted += 1;
                    }
                }
            }
            assert_eq!(solutions(&mut prover).1, Some(Verdict::Unique));
        }
        assert!(resumed > 20 && restarted > 20, "{resumed} and {restarted}");
    }

    #[test]
    fn a_warm_start_finds_every_solution() {
        let mut several = 0;
        for seed in 0..40 {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let Full { clues, solution } = full(&mut rng);
            let near = Some(&solution[..]);
            let mut fewer = clues.clone();
            let mut cells: Vec<Cell> = clues.shape().cells().collect();
            cells.shuffle(&mut rng);
            for &cell in &cells[..36] {
                fewer.0[cell] = Clue::Blank;
            }
            let mut prover = LoopProver::new(&fewer, near);
            prover.solution(&mut Fuel::unlimited());
            prover.solution(&mut Fuel::unlimited());
            for &cell in &cells[..12] {
                fewer.0[cell] = clues.0[cell];
            }
            assert!(prover.warm_start(&fewer, near));
            let all = solutions(&mut prover);
            if all.1.is_some() {
                assert_eq!(all, solutions(&mut LoopProver::new(&fewer, None)), "{seed}");
                several += usize::from(all.1 == Some(Verdict::Several));
            }
        }
        assert!(several > 5, "{several} boards say little");
    }
}
