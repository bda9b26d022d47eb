//! Full boards, from which clues can be dug: filled at random, or changed from another
//! board, until one has a single solution and is not too hard, whichever clues it keeps.
//!
//! If every clue stays, a board must also be hard enough: then boards are searched by
//! [hill climbing](super::hill_climb), with an estimate of the prover.

use rand::rngs::ChaCha8Rng;

use crate::solve::{Advance, Fuel, Grade, HARDEST};
use crate::trace::Verdict;

use super::desk::{Desk, Phase};
use super::hill_climb::HillClimb;
use super::rate::CappedSolve;
use super::{Full, Generate, Spec, is_same};

/// Fuel of a proof between two checks of whether it will be long.
const FUEL_PER_CHECK: u32 = 40;
/// Maximum number of changes to a full board with several solutions.
const MOST_REPAIRS: u32 = 400;
/// Maximum number of changes to a full board that is a neighbour in a hill climb.
const STEP_REPAIRS: u32 = 3;
/// Maximum number of full boards begun in a row before giving up.
const MOST_FILLINGS: u32 = 400;

/// Source of full boards.
pub(super) struct FullBoards<'a, P: Generate> {
    spec: &'a Spec,
    desk: &'a Desk<P>,
    fillings: u32,
    /// Number of changes made to the full board.
    repairs: u32,
    /// Best of the candidates that deduction does not decide.
    most_decided: Option<Undecided<P>>,
    /// Hill climb over full boards that keep every clue, once a board was too easy.
    hill_climb: Option<HillClimb<P>>,
    /// Number of attempts for which ended climbs count, beyond the attempt in which they end.
    climbed: u32,
}

/// Full board to dig.
pub(super) struct Board<P: Generate> {
    pub(super) full: Full<P>,
    /// Grade, if it is known and every clue stays.
    pub(super) grade: Option<Grade>,
    /// Number of attempts for which it counts, beyond one.
    pub(super) attempts: u32,
}

impl<P: Generate> Board<P> {
    /// A board that counts for one attempt.
    pub(super) fn new(full: Full<P>) -> Self {
        Self {
            full,
            grade: None,
            attempts: 0,
        }
    }
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

/// Reason why a full board cannot be dug.
enum Fault<P: Generate> {
    /// It is too easy; with its estimate, if it was not solved.
    Easy(Option<Vec<u32>>),
    /// It has a second solution.
    Several(Vec<P::Fact>),
    /// Deduction leaves assumptions open.
    Open { is_unique: bool, open: Vec<P::Fact> },
    /// A proof is long, and deduction leaves assumptions open.
    Long(Vec<P::Fact>),
    /// It has no solution, which is not expected.
    Lost,
}

impl<'a, P: Generate> FullBoards<'a, P> {
    pub(super) fn new(spec: &'a Spec, desk: &'a Desk<P>) -> Self {
        Self {
            spec,
            desk,
            fillings: 0,
            repairs: 0,
            most_decided: None,
            hill_climb: None,
            climbed: 0,
        }
    }

    /// Whether boards are searched by hill climbing.
    pub(super) fn are_climbed(&self) -> bool {
        self.hill_climb.is_some()
    }

    /// Next board: of a hill climb, or a random one. `None` if all boards that were begun
    /// have a fault.
    pub(super) async fn next(&mut self, rng: &mut ChaCha8Rng) -> Option<Board<P>> {
        self.fillings = 0;
        let (full, is_top) = self.candidate(rng).await?;
        self.usable(full, is_top, rng).await
    }

    /// Board that a mutation leads to, or else the next one.
    pub(super) async fn near(&mut self, full: Full<P>, rng: &mut ChaCha8Rng) -> Option<Board<P>> {
        self.start(MOST_REPAIRS);
        self.usable(full, false, rng).await
    }

    /// Changes a candidate, or takes others, until one is of use.
    async fn usable(
        &mut self,
        mut full: Full<P>,
        mut is_top: bool,
        rng: &mut ChaCha8Rng,
    ) -> Option<Board<P>> {
        loop {
            self.desk.begin(Phase::Proving);
            let fault = match self.test(&full, is_top).await {
                Ok(grade) => {
                    return Some(Board {
                        full,
                        grade,
                        attempts: std::mem::take(&mut self.climbed),
                    });
                }
                Err(fault) => fault,
            };
            (full, is_top) = match self.mended(full, fault, rng) {
                Some(full) => (full, false),
                None => self.candidate(rng).await?,
            };
        }
    }

    /// Another full board, and whether it is the final one of a hill climb: the next of a
    /// climb, its final one, or a random one.
    async fn candidate(&mut self, rng: &mut ChaCha8Rng) -> Option<(Full<P>, bool)> {
        if let Some(hill_climb) = &mut self.hill_climb {
            if let Some((top, attempts)) = hill_climb.top() {
                self.climbed += attempts - 1;
                return Some((top, true));
            }
            if let Some(full) = hill_climb.neighbour(self.spec, rng) {
                self.start(STEP_REPAIRS);
                return Some((full, false));
            }
        }
        if self.fillings == MOST_FILLINGS {
            return None;
        }
        self.fillings += 1;
        self.repairs = 0;
        self.most_decided = None;
        self.desk.begin(Phase::Filling);
        Some((P::fill(self.spec, rng, self.desk).await, false))
    }

    /// Starts on a neighbour of a full board, which may be changed up to `repairs` times.
    fn start(&mut self, repairs: u32) {
        self.repairs = MOST_REPAIRS - repairs;
        if P::keeps_most_decided(self.spec) {
            self.most_decided = None;
        }
    }

    /// Tests a full board. The final one of a climb was proved to have one solution.
    async fn test(&mut self, full: &Full<P>, is_top: bool) -> Result<Option<Grade>, Fault<P>> {
        let levels = self.spec.levels;
        if !is_top {
            if let Some(estimate) = P::estimate(full, self.spec, self.desk).await {
                if !estimate.open.is_empty() {
                    self.hill_climb.get_or_insert_with(HillClimb::new);
                }
                if !estimate.unrefuted.is_empty() {
                    if levels.at_most < HARDEST || P::keeps_most_decided(self.spec) {
                        return Err(Fault::Open {
                            is_unique: false,
                            open: estimate.unrefuted,
                        });
                    }
                    self.prove(full).await?;
                } else if estimate.is_easy() {
                    return Err(Fault::Easy(Some(estimate.open)));
                }
            } else if !P::MUTATES || levels.at_most > P::BEYOND_DEDUCTION {
                self.prove(full).await?;
            } else {
                // Reasoning is cheaper than a proof, and counts as one.
                return self.solve(full).await;
            }
            if self.hill_climb.is_some() {
                self.screen(full).await?;
            }
        }
        match P::MUTATES && levels.at_most < HARDEST {
            true => self.solve(full).await,
            false => Ok(None),
        }
    }

    /// Proves that a full board has one solution, unless the proof will be long and an
    /// easier board would do.
    async fn prove(&self, full: &Full<P>) -> Result<(), Fault<P>> {
        let mut prover = P::prover(&full.clues, Some(&full.solution));
        let can_be_easier = P::MUTATES && self.spec.levels.at_least < P::BEYOND_DEDUCTION;
        loop {
            let spend = |fuel: &mut Fuel| fuel.spend_many(FUEL_PER_CHECK).then_some(());
            self.desk.until(full, spend).await;
            match prover.solution(&mut Fuel::new(FUEL_PER_CHECK)) {
                Advance::OutOfFuel if can_be_easier => {
                    if let Some(known) = prover.deduced() {
                        return Err(Fault::Long(full.unrefuted(&known)));
                    }
                }
                Advance::OutOfFuel => {}
                Advance::Event(facts) if is_same(&facts, &full.solution) => {}
                Advance::Event(facts) => return Err(Fault::Several(facts)),
                Advance::Finished(Verdict::Unique) => return Ok(()),
                Advance::Finished(_) => return Err(Fault::Lost),
            }
        }
    }

    /// Solves a full board by the grading ladder, for roughly its level.
    async fn screen(&self, full: &Full<P>) -> Result<(), Fault<P>> {
        let levels = self.spec.levels;
        let mut solve = CappedSolve::quick(full.clues.clone(), &full.solution, levels);
        solve.run(self.desk, full).await;
        match solve.solved() {
            Some(grade) if grade.level < levels.at_least => Err(Fault::Easy(None)),
            None if levels.at_most < HARDEST => Err(Fault::stuck(&solve, full)),
            _ => Ok(()),
        }
    }

    /// Solves a full board within the level cap. If it is solved, it has one solution. If
    /// not, it is too hard, no matter which clues are removed.
    async fn solve(&self, full: &Full<P>) -> Result<Option<Grade>, Fault<P>> {
        let mut solve = CappedSolve::new(full.clues.clone(), self.spec.levels.at_most);
        solve.run(self.desk, full).await;
        match solve.solved() {
            Some(grade) if self.spec.clue_count.is_full() => Ok(Some(grade.clone())),
            Some(_) => Ok(None),
            None => Err(Fault::stuck(&solve, full)),
        }
    }

    /// Changes a full board, or an earlier one, to mend a fault; `None` if another board
    /// is to be taken.
    fn mended(&mut self, full: Full<P>, fault: Fault<P>, rng: &mut ChaCha8Rng) -> Option<Full<P>> {
        let (is_unique, open) = match fault {
            Fault::Easy(open) => {
                if let Some(hill_climb) = &mut self.hill_climb {
                    match open {
                        Some(open) => hill_climb.visit(full, open),
                        None => hill_climb.skip(),
                    }
                }
                return None;
            }
            Fault::Lost => return None,
            Fault::Several(second) => return self.repaired(&full, &second, rng),
            Fault::Open { open, .. } if !P::keeps_most_decided(self.spec) => {
                return self.repaired(&full, &open, rng);
            }
            Fault::Open { is_unique, open } => (is_unique, open),
            Fault::Long(open) => (false, open),
        };
        let undecided = Undecided {
            full,
            is_unique,
            open,
        };
        let most_decided = match self.most_decided.take() {
            Some(before) if before.distance() < undecided.distance() => before,
            _ => undecided,
        };
        let next = self.repaired(&most_decided.full, &most_decided.open, rng);
        self.most_decided = Some(most_decided);
        next
    }

    /// Changes a full board that has a second solution or is too hard, if the kind can.
    fn repaired(
        &mut self,
        full: &Full<P>,
        second: &[P::Fact],
        rng: &mut ChaCha8Rng,
    ) -> Option<Full<P>> {
        if self.repairs == MOST_REPAIRS {
            return None;
        }
        self.repairs += 1;
        P::repaired(full, second, rng)
    }
}

impl<P: Generate> Fault<P> {
    /// Too hard for a solve.
    fn stuck(solve: &CappedSolve<P>, full: &Full<P>) -> Self {
        Fault::Open {
            is_unique: true,
            open: solve.unrefuted(&full.solution),
        }
    }
}
