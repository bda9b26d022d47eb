//! Generator of puzzles of any kind: the loop over the stages.

mod attempts;

use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

use crate::solve::{Advance, Fuel, Grade, HARDEST, Prover};
use crate::trace::Verdict;

use super::capped_solve::{CappedOutcome, CappedSolve};
use super::digging::Digging;
use super::dug::Dug;
use super::hill_climb::HillClimb;
use super::local_search::{LocalSearch, Remainder};
use super::preview::{Phase, Preview};
use super::stage::MakingStage;
use super::targeting::GiveUpRule;
use super::targeting::Targeting;
use super::unavoidable::UnavoidableSets;
use super::{Full, Generate, InvalidSpec, Spec, is_same};

/// Fuel of a proof between two checks of whether it will be long.
const FUEL_PER_CHECK: u32 = 40;

/// End of a [`Generator`] without a puzzle: no attempt led to one, or it was already
/// returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotGenerated;

/// Generated puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Generated<P: Generate> {
    /// Clues, with exactly one solution.
    pub clues: P::Clues,
    /// Grade of the puzzle.
    pub grade: Grade,
    /// Whether the level meets the specification; otherwise the puzzle is the
    /// closest of all attempts.
    pub meets_spec: bool,
}

/// Full board that deduction does not decide.
struct Undecided<P: Generate> {
    full: Full<P>,
    /// Whether deduction stronger than specified proved that it has one solution.
    is_unique: bool,
    /// Assumptions that deduction leaves open.
    open: Vec<P::Fact>,
}

impl<P: Generate> Undecided<P> {
    /// Measure of how far it is from decided.
    fn distance(&self) -> (bool, usize) {
        (!self.is_unique, self.open.len())
    }
}

/// Generator of one puzzle.
pub struct Generator<P: Generate> {
    spec: Spec,
    seed: u64,
    rng: ChaCha8Rng,
    attempt: u32,
    fillings: u32,
    /// Number of changes made to the full board.
    repairs: u32,
    /// Best of the candidates that deduction does not decide.
    most_decided: Option<Undecided<P>>,
    stage: MakingStage<P>,
    /// Full board to dig again, with its known unavoidable sets.
    redig: Option<(Full<P>, UnavoidableSets)>,
    redigs: u32,
    /// The puzzle nearest to the specification, with its distance in levels and then in seconds.
    nearest: Option<((u8, u32), Generated<P>)>,
    /// Local search around a generated puzzle.
    local_search: Option<LocalSearch<P>>,
    /// Part of the puzzle that the current digging leaves out, during local search.
    remainder: Option<Remainder<P>>,
    /// Hill climb over full boards that keep every clue, once a board was too easy.
    hill_climb: Option<HillClimb<P>>,
}

impl<P: Generate> Generator<P> {
    /// Begins a puzzle; the same specification and seed give the same puzzle.
    ///
    /// # Errors
    /// No puzzle of this kind can meet the specification.
    pub fn new(spec: Spec, seed: u64) -> Result<Self, InvalidSpec> {
        if let Some(invalid_spec) = Self::invalid_spec(&spec) {
            return Err(invalid_spec);
        }
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let filling = P::filling(&spec, &mut rng);
        Ok(Self {
            spec,
            seed,
            rng,
            attempt: 1,
            fillings: 1,
            repairs: 0,
            most_decided: None,
            stage: MakingStage::Filling(filling),
            redig: None,
            redigs: 0,
            nearest: None,
            local_search: None,
            remainder: None,
            hill_climb: None,
        })
    }

    /// Reason why no puzzle of this kind can meet a specification, if there is one.
    pub fn invalid_spec(spec: &Spec) -> Option<InvalidSpec> {
        spec.invalid_spec().or_else(|| {
            if usize::from(spec.variant) >= P::variants().len() {
                Some(InvalidSpec::Variant)
            } else if !P::allows(spec.shape, spec.variant) {
                Some(InvalidSpec::Size)
            } else if !spec.levels.can_be::<P>() {
                Some(InvalidSpec::Techniques)
            } else {
                None
            }
        })
    }

    /// Continues to the puzzle. Finished if called again, or if no full board with one
    /// solution was found.
    pub fn advance(&mut self, fuel: &mut Fuel) -> Advance<Generated<P>, NotGenerated> {
        loop {
            match std::mem::replace(&mut self.stage, MakingStage::Done) {
                MakingStage::Filling(mut filling) => {
                    let Some(full) = filling.advance(&mut self.rng, fuel) else {
                        self.stage = MakingStage::Filling(filling);
                        return Advance::OutOfFuel;
                    };
                    self.stage = self.start_board(full);
                }
                MakingStage::Estimating {
                    full,
                    mut estimator,
                } => match estimator.advance(fuel) {
                    None => {
                        self.stage = MakingStage::Estimating { full, estimator };
                        return Advance::OutOfFuel;
                    }
                    Some(estimate) => self.stage = self.estimated(full, estimate),
                },
                MakingStage::Screening { full, mut solve } => match solve.advance(fuel) {
                    CappedOutcome::OutOfFuel => {
                        self.stage = MakingStage::Screening { full, solve };
                        return Advance::OutOfFuel;
                    }
                    CappedOutcome::Stepped => self.stage = MakingStage::Screening { full, solve },
                    CappedOutcome::Stuck => self.stage = self.screened(full, &solve),
                },
                MakingStage::Testing { full, mut solve } => match solve.advance(fuel) {
                    CappedOutcome::OutOfFuel => {
                        self.stage = MakingStage::Testing { full, solve };
                        return Advance::OutOfFuel;
                    }
                    CappedOutcome::Stepped => self.stage = MakingStage::Testing { full, solve },
                    CappedOutcome::Stuck => self.stage = self.tested(full, &solve),
                },
                MakingStage::Proving { full, mut prover } => {
                    if !fuel.spend_many(FUEL_PER_CHECK) {
                        self.stage = MakingStage::Proving { full, prover };
                        return Advance::OutOfFuel;
                    }
                    self.stage = match prover.solution(&mut Fuel::new(FUEL_PER_CHECK)) {
                        Advance::OutOfFuel => match self.deduced_if_long(&*prover) {
                            Some(known) => {
                                let open = full.unrefuted(&known);
                                self.repair_most_decided(Undecided {
                                    full,
                                    is_unique: false,
                                    open,
                                })
                            }
                            None => MakingStage::Proving { full, prover },
                        },
                        Advance::Event(facts) if is_same(&facts, &full.solution) => {
                            MakingStage::Proving { full, prover }
                        }
                        Advance::Event(facts) => self.repaired(&full, &facts),
                        Advance::Finished(Verdict::Unique) => self.proved(full),
                        Advance::Finished(_) => self.refill(),
                    };
                }
                MakingStage::Digging(mut digging) => {
                    self.stage = match digging.advance(&mut self.rng, fuel) {
                        None => {
                            self.stage = MakingStage::Digging(digging);
                            return Advance::OutOfFuel;
                        }
                        Some(dug) => self.dug(dug),
                    };
                }
                MakingStage::Targeting(mut targeting) => {
                    let Some(clues) = targeting.advance(fuel) else {
                        self.stage = MakingStage::Targeting(targeting);
                        return Advance::OutOfFuel;
                    };
                    if targeting.is_given_up() {
                        self.stage = self.discarded(targeting.into_parts().0);
                        continue;
                    }
                    self.stage = match targeting.into_parts() {
                        (dug, Some(grade)) => self.graded(clues, grade, dug),
                        (dug, None) => MakingStage::grading(clues, dug),
                    };
                }
                MakingStage::Grading(mut grading) => {
                    let Some((grade, _)) = grading.grader.advance(fuel) else {
                        self.stage = MakingStage::Grading(grading);
                        return Advance::OutOfFuel;
                    };
                    self.stage = self.graded(grading.clues, grade, grading.dug);
                }
                MakingStage::Done => match self.nearest.take() {
                    Some((_, generated)) => return Advance::Event(generated),
                    None => return Advance::Finished(NotGenerated),
                },
            }
        }
    }

    /// Starts on a full board. Reasoning comes first if it is cheaper than a proof and
    /// counts as one.
    fn start_board(&self, full: Full<P>) -> MakingStage<P> {
        if let Some(estimator) = P::estimator(&full, &self.spec) {
            return MakingStage::Estimating { full, estimator };
        }
        match P::MUTATES && self.spec.levels.at_most <= P::BEYOND_DEDUCTION {
            true => MakingStage::testing(full, self.spec.levels.at_most),
            false => MakingStage::proving(full),
        }
    }

    /// Facts known by deduction on a board once it is exhausted, if the proof will be
    /// long and an easier board would do.
    fn deduced_if_long(&self, prover: &dyn Prover<P>) -> Option<Vec<P::Fact>> {
        match P::MUTATES && self.spec.levels.at_least < P::BEYOND_DEDUCTION {
            true => prover.deduced(),
            false => None,
        }
    }

    /// Continues with a full board that has one solution; during a hill climb it
    /// may be too easy.
    fn proved(&mut self, full: Full<P>) -> MakingStage<P> {
        match self.hill_climb.is_some() {
            true => MakingStage::screening(full, self.spec.levels),
            false => self.accepted(full),
        }
    }

    /// Continues with a full board that may be too hard.
    fn accepted(&mut self, full: Full<P>) -> MakingStage<P> {
        match P::MUTATES && self.spec.levels.at_most < HARDEST {
            true => MakingStage::testing(full, self.spec.levels.at_most),
            false => self.digging(full, None),
        }
    }

    /// Continues with a full board after a solve within the level cap. If it is solved,
    /// it has one solution. If it is stuck, it is too hard, no matter which clues are
    /// removed.
    fn tested(&mut self, full: Full<P>, solve: &CappedSolve<P>) -> MakingStage<P> {
        match solve.solved() {
            Some(grade) if self.spec.clue_count.is_full() => {
                let clues = full.clues.clone();
                self.graded(clues, grade.clone(), Dug::none(full))
            }
            Some(_) => self.digging(full, None),
            None => {
                let open = solve.unrefuted(&full.solution);
                self.repair(full, true, open)
            }
        }
    }

    fn digging(&mut self, full: Full<P>, unavoidable: Option<UnavoidableSets>) -> MakingStage<P> {
        let digging = Digging::new(full, unavoidable, &self.spec, &mut self.rng);
        MakingStage::Digging(Box::new(digging))
    }

    /// Continues with the result of digging, unless it is sure to be too easy.
    fn dug(&mut self, dug: Dug<P>) -> MakingStage<P> {
        let dug = match self.remainder.take() {
            Some(remainder) => remainder.joined(dug),
            None => dug,
        };
        let useless_level = self.useless_level();
        if useless_level > 0
            && let Some(level) = P::level_bound(&dug.clues())
            && level <= useless_level
        {
            return self.discarded(dug);
        }
        self.targeting(dug)
    }

    fn targeting(&mut self, dug: Dug<P>) -> MakingStage<P> {
        let give_up = GiveUpRule {
            gives_up_early: self.nearest.is_some(),
            useless_level: self.useless_level(),
        };
        let targeting = Targeting::new(dug, &self.spec, give_up, &mut self.rng);
        MakingStage::Targeting(Box::new(targeting))
    }

    /// Number of settled groups of clues and of all groups while digging, otherwise (0,
    /// 0). Clues joined by a symmetry are one group.
    pub fn tried(&self) -> (u64, u64) {
        match &self.stage {
            MakingStage::Digging(digging) => digging.settled(),
            _ => (0, 0),
        }
    }

    /// Current phase; `None` when done.
    pub fn phase(&self) -> Option<Phase> {
        self.stage.phase()
    }

    /// Preview of the current puzzle; `None` when done.
    pub fn preview(&self) -> Option<Preview<P>> {
        let phase = self.phase()?;
        let (clues, facts) = self.stage.preview()?;
        Some(Preview {
            phase,
            clues,
            facts,
            attempt: (self.attempt, self.most_attempts()),
            nearest: self
                .nearest
                .as_ref()
                .map(|(_, generated)| generated.grade.overall()),
        })
    }
}
