//! What a prover takes along from one puzzle to the next.
//!
//! Cuts hold for every puzzle of a size, and what is known of a puzzle holds for
//! all that have its clues and more. So does what a search has learned: it goes
//! on when clues come back.

use super::{Clues, Deduction, Fact, SilentProver, Stage, meets_clues};
use crate::puzzle::slitherlink::Clue;

/// So many cuts are taken along to the next puzzle, the latest.
const MOST_CUTS: usize = 2_000;

impl SilentProver {
    /// Takes up another puzzle; `near` is a loop that may solve it.
    pub(super) fn take_up_next(&mut self, clues: &Clues, near: Option<&[Fact]>) {
        if self.go_on(clues, near) {
            return;
        }
        let mut fewer = std::mem::take(&mut self.fewer);
        if let Some(known) = self.settled() {
            fewer.push((self.clues.clone(), known));
        }
        let is_astray = |(fewer, _): &mut (Clues, _)| !are_among(fewer, clues);
        while fewer.pop_if(is_astray).is_some() {}
        self.exhaust();
        let mut cuts = std::mem::take(&mut self.cuts);
        if clues.shape() != self.lattice.shape {
            cuts.clear();
        }
        cuts.drain(..cuts.len().saturating_sub(MOST_CUTS));
        let known = self.near.take();
        let same = known.filter(|known| Some(&known.facts[..]) == near);
        let near = if same.is_some() { None } else { near };
        let mut next = Self::new(clues, near);
        if let Some(same) = same {
            next.near_fits = meets_clues(self.lattice, clues, &same.inside);
            next.near = Some(same);
        }
        *self = Self {
            cuts,
            fewer,
            joints: self.joints.take(),
            ..next
        };
    }

    /// Takes up more clues, if the search under way can go on with them: it told
    /// the loop near which it looks, which solves both puzzles, and one that the
    /// new clues rule out.
    fn go_on(&mut self, clues: &Clues, near: Option<&[Fact]>) -> bool {
        let (Stage::Searching(core), Some(known), Some(latest), 2) =
            (&mut self.stage, &self.near, &self.latest, self.told)
        else {
            return false;
        };
        let meets = |inside: &[bool]| meets_clues(self.lattice, clues, inside);
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
                core.add_clue(self.lattice.at(cell), count, None);
            }
        }
        self.clues = clues.clone();
        self.near_fits = true;
        self.told = 0;
        self.backbone = None;
        true
    }

    /// What is known where only single cells and vertices were asked, or all.
    fn settled(&mut self) -> Option<Box<Deduction>> {
        match std::mem::replace(&mut self.stage, Stage::Exhausted) {
            Stage::Linking(known) | Stage::Stuck(known) => Some(known),
            _ => None,
        }
    }
}

/// Whether all of some clues are among others.
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
    use crate::generate::{Full, Generate as _, Spec};
    use crate::grid::{Cell, Shape};
    use crate::puzzle::slitherlink::Slitherlink;
    use crate::solve::{Advance, Fuel, Prover};
    use crate::trace::Verdict;

    /// So many solutions are told before a test stops asking.
    const MOST_TOLD: usize = 40;

    /// The solutions that a prover tells, in order, and the verdict if they are all.
    fn told(prover: &mut SilentProver) -> (Vec<Vec<Fact>>, Option<Verdict>) {
        let mut all = Vec::new();
        while all.len() < MOST_TOLD {
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
        let mut filling = Slitherlink::filling(&Spec::new(Shape::new(7, 7)), rng);
        let full = filling.advance(rng, &mut Fuel::unlimited());
        full.expect("fuel without end")
    }

    #[test]
    fn a_search_that_goes_on_tells_what_a_new_one_does() {
        let (mut gone_on, mut begun) = (0, 0);
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
            let mut prover = SilentProver::new(&fewer, near);
            // One clue after another comes back.
            for &cell in &cells[..40] {
                let mut other = SilentProver::new(&fewer, None);
                for prover in [&mut prover, &mut other] {
                    prover.solution(&mut Fuel::unlimited());
                    prover.solution(&mut Fuel::unlimited());
                }
                assert_eq!(prover.told, other.told, "seed {seed}");
                fewer.0[cell] = clues.0[cell];
                match prover.go_on(&fewer, near) {
                    true => gone_on += 1,
                    false => {
                        assert!(prover.warm_start(&fewer, near));
                        begun += 1;
                    }
                }
            }
            assert_eq!(told(&mut prover).1, Some(Verdict::Unique));
        }
        assert!(gone_on > 20 && begun > 20, "{gone_on} and {begun}");
    }

    #[test]
    fn every_solution_is_told_after_a_search_has_gone_on() {
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
            let mut prover = SilentProver::new(&fewer, near);
            prover.solution(&mut Fuel::unlimited());
            prover.solution(&mut Fuel::unlimited());
            for &cell in &cells[..12] {
                fewer.0[cell] = clues.0[cell];
            }
            assert!(prover.warm_start(&fewer, near));
            let all = told(&mut prover);
            if all.1.is_some() {
                assert_eq!(all, told(&mut SilentProver::new(&fewer, None)), "{seed}");
                several += usize::from(all.1 == Some(Verdict::Several));
            }
        }
        assert!(several > 5, "{several} boards say little");
    }
}
