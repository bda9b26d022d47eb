//! Prover: solutions one after the other, and what they all share.

mod warm_start;

use clew_core::grid::Site;
use clew_core::sat::{Backbone, Oracle as _, Unsatisfiable};
use clew_core::solve::{Advance, Fuel, Prover};
use clew_core::trace::Verdict;

use super::articulation::ArticulationPoints;
use super::backbone::SharedFacts;
use super::cuts::Cut;
use super::loop_sat::LoopSat;
use super::propagation::{Inconsistent, Propagator};
use super::{connect, is_loop, meets, meets_clues, open_components};
use crate::board::padded_grid::PaddedGrid;
use crate::board::{Clues, Fact, Slitherlink};

/// Fuel for a round of propagation, in units.
pub(super) const ROUND: u32 = 4;

/// The prover at work on one puzzle.
pub(super) struct LoopProver {
    grid: PaddedGrid,
    clues: Clues,
    phase: Phase,
    /// A loop that solved an earlier puzzle.
    near: Option<Near>,
    /// Whether it also solves this puzzle and has not been returned yet.
    near_fits: bool,
    /// Number of solutions returned.
    count: u64,
    /// The first solution returned.
    first: Option<Vec<bool>>,
    /// The latest solution returned after the first.
    latest: Option<Vec<bool>>,
    /// Backbone, once it is asked for or there are two solutions.
    backbone: Option<Backbone<SharedFacts>>,
    articulation: Option<ArticulationPoints>,
    /// Cuts of an earlier puzzle, until the search begins.
    cuts: Vec<Cut>,
    /// States of propagation for puzzles with fewer clues, each with more clues than
    /// the one before.
    fewer: Vec<(Clues, Box<Propagator>)>,
}

/// Loop that solved an earlier puzzle.
struct Near {
    facts: Vec<Fact>,
    inside: Vec<bool>,
}

/// Phase of the proof.
enum Phase {
    /// Not begun.
    New,
    /// Cells and vertices wait for propagation.
    Propagating(Box<Propagator>),
    /// They are at a fixpoint; connectivity comes next.
    Connecting(Box<Propagator>),
    /// Nothing more propagates, and cells are open.
    Stuck(Box<Propagator>),
    /// Clause learning on what propagation left open.
    Searching(Box<LoopSat>),
    /// There are no more solutions.
    Exhausted,
}

impl LoopProver {
    pub(super) fn new(clues: &Clues, near: Option<&[Fact]>) -> Self {
        let grid = PaddedGrid::new(clues.shape());
        let near = near.and_then(|facts| Near::read(grid, facts));
        let near_fits = near
            .as_ref()
            .is_some_and(|near| meets_clues(grid, clues, &near.inside));
        Self {
            grid,
            clues: clues.clone(),
            phase: Phase::New,
            near,
            near_fits,
            count: 0,
            first: None,
            latest: None,
            backbone: None,
            articulation: None,
            cuts: Vec::new(),
            fewer: Vec::new(),
        }
    }

    /// A round of propagation; returns the solution if nothing is left open.
    fn propagate(&mut self) -> Result<Option<Advance<Vec<Fact>>>, Inconsistent> {
        match std::mem::replace(&mut self.phase, Phase::Exhausted) {
            Phase::New => {
                let known = match self.fewer.last() {
                    Some((_, fewer)) => {
                        let mut known = fewer.clone();
                        known.add_clues(&self.clues)?;
                        known
                    }
                    None => Box::new(Propagator::new(self.grid, &self.clues)?),
                };
                self.phase = Phase::Propagating(known);
            }
            Phase::Propagating(mut known) => {
                known.propagate()?;
                if known.labels.iter().any(|&label| label > 1) {
                    self.phase = Phase::Connecting(known);
                    return Ok(None);
                }
                let inside: Vec<bool> = known.labels.iter().map(|&label| label == 1).collect();
                if self.count == 0 && meets(self.grid, &self.clues, &inside) {
                    return Ok(Some(self.report(&inside)));
                }
            }
            Phase::Connecting(mut known) => {
                let articulation = self
                    .articulation
                    .get_or_insert_with(|| ArticulationPoints::new(self.grid));
                self.phase = match connect(&mut known, articulation, &self.clues)? {
                    true => Phase::Propagating(known),
                    false => Phase::Stuck(known),
                };
            }
            phase => self.phase = phase,
        }
        Ok(None)
    }

    /// Begins the search for what is left, once propagation is stuck.
    fn begin_search(&mut self) {
        if let Phase::Stuck(known) = &self.phase {
            let near = self.near.as_ref().map(|near| &near.inside[..]);
            let mut loops = LoopSat::of(self.grid, &known.labels, &self.clues, near);
            loops.add_cuts(std::mem::take(&mut self.cuts));
            if let Some(first) = &self.first {
                loops.forbid(first);
            }
            self.phase = Phase::Searching(Box::new(loops));
        }
    }

    /// Ends the proof: there are no more solutions. The cuts are kept.
    fn exhaust(&mut self) {
        if let Phase::Searching(loops) = std::mem::replace(&mut self.phase, Phase::Exhausted) {
            self.cuts = loops.into_cuts();
        }
    }

    fn verdict(&self) -> Verdict {
        Verdict::of_count(self.count)
    }

    /// Returns a solution, counts it, and forbids it from now on.
    fn report(&mut self, inside: &[bool]) -> Advance<Vec<Fact>> {
        self.count += 1;
        if self.first.is_none() {
            self.first = Some(inside.to_vec());
        } else {
            self.latest = Some(inside.to_vec());
            self.shared().include::<LoopSat>(inside);
        }
        if let Phase::Searching(loops) = &mut self.phase {
            loops.forbid(inside);
        }
        Advance::Event(self.grid.facts(inside))
    }

    /// The backbone, begun with the first solution if necessary.
    fn shared(&mut self) -> &mut Backbone<SharedFacts> {
        self.backbone.get_or_insert_with(|| {
            let mut backbone = Backbone::new(SharedFacts::new(self.grid, &self.clues));
            if let Some(first) = &self.first {
                backbone.include::<LoopSat>(first);
            }
            backbone
        })
    }
}

impl Near {
    /// Reads the facts of a loop; `None` if they are not one.
    fn read(grid: PaddedGrid, facts: &[Fact]) -> Option<Self> {
        let inside = grid.colouring(facts)?;
        is_loop(grid, &inside).then(|| Self {
            facts: grid.facts(&inside),
            inside,
        })
    }
}

impl Prover<Slitherlink> for LoopProver {
    fn solution(&mut self, fuel: &mut Fuel) -> Advance<Vec<Fact>> {
        if std::mem::take(&mut self.near_fits)
            && let Some(near) = &self.near
        {
            self.count = 1;
            self.first = Some(near.inside.clone());
            return Advance::Event(near.facts.clone());
        }
        loop {
            match &mut self.phase {
                Phase::Exhausted => return Advance::Finished(self.verdict()),
                Phase::New | Phase::Propagating(_) | Phase::Connecting(_) => {
                    if !fuel.spend_many(ROUND) {
                        return Advance::OutOfFuel;
                    }
                    match self.propagate() {
                        Ok(None) => {}
                        Ok(Some(solution)) => return solution,
                        Err(Inconsistent) => self.phase = Phase::Exhausted,
                    }
                }
                // Setting up a search is expensive, so it waits for fuel.
                Phase::Stuck(_) if fuel.is_empty() => return Advance::OutOfFuel,
                Phase::Stuck(_) => self.begin_search(),
                Phase::Searching(loops) => match loops.solve(&[], fuel) {
                    Advance::Event(inside) => return self.report(&inside),
                    Advance::Finished(Unsatisfiable) => self.exhaust(),
                    Advance::OutOfFuel => return Advance::OutOfFuel,
                },
            }
        }
    }

    fn warm_start(&mut self, clues: &Clues, near: Option<&[Fact]>) -> bool {
        self.restart(clues, near);
        true
    }

    fn wants(&self) -> Vec<Vec<Site>> {
        match &self.phase {
            Phase::Connecting(known) | Phase::Stuck(known) => {
                open_components::wanted_clues(known, &self.clues)
            }
            _ => Vec::new(),
        }
    }

    fn backbone(&mut self, fuel: &mut Fuel) -> Option<Vec<Fact>> {
        while let Phase::New | Phase::Propagating(_) | Phase::Connecting(_) = self.phase {
            if !fuel.spend_many(ROUND) {
                return None;
            }
            if self.propagate() == Err(Inconsistent) {
                self.phase = Phase::Exhausted;
            }
        }
        self.begin_search();
        self.shared();
        let loops = match &mut self.phase {
            Phase::Searching(loops) => Some(&mut **loops),
            _ => None,
        };
        let backbone = self.backbone.as_mut()?;
        backbone.settle(loops, fuel)?.facts()
    }
}
