//! Attempts: the closest puzzle so far, the start of the next attempt, and the end of
//! all attempts.

use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

use super::{Generated, Generator, Undecided};
use crate::generate::capped_solve::CappedSolve;
use crate::generate::dug::Dug;
use crate::generate::hill_climb::HillClimb;
use crate::generate::local_search::{LocalSearch, Neighbour};
use crate::generate::stage::MakingStage;
use crate::generate::{ClueCount, DifficultyEstimate, Full, Generate};
use crate::solve::{Grade, HARDEST};

/// Minimum number of attempts before the closest puzzle is returned.
const LEAST_ATTEMPTS: u32 = 40;
/// Maximum number of cells of all attempts together; small boards get more attempts.
const CELLS: u32 = 20_000;
/// Maximum number of attempts on any board.
const MOST_ATTEMPTS: u32 = 250;
/// Maximum number of changes to a full board with several solutions.
const MOST_REPAIRS: u32 = 400;
/// Maximum number of changes to a full board that is a neighbour in a hill climb.
const STEP_REPAIRS: u32 = 3;
/// Maximum number of full boards begun in a row before giving up.
const MOST_FILLINGS: u32 = 400;
/// Number of attempts with random boards before local search starts, which mutates
/// boards: common levels are found by then.
const FRESH: u32 = 15;
/// Maximum number of times that one board is dug again.
const MOST_REDIGS: u32 = 8;

impl<P: Generate> Generator<P> {
    /// Continues after a puzzle that is not worth grading.
    pub(super) fn discarded(&mut self, mut dug: Dug<P>) -> MakingStage<P> {
        if let Some(local_search) = &mut self.local_search {
            local_search.learn_from(&mut dug);
        } else if !P::LOCAL_SEARCH && self.redigs < MOST_REDIGS {
            self.redigs += 1;
            self.redig = Some((dug.full, dug.unavoidable));
        }
        self.next_attempt()
    }

    /// Hardest level that is too easy and no closer to the specification than the
    /// closest puzzle; 0 if there is none.
    pub(super) fn useless_level(&self) -> u8 {
        let levels = self.spec.levels;
        let nearest = self.nearest.as_ref();
        nearest.map_or(0, |&((least, _), _)| {
            levels.at_least.saturating_sub(least.max(1))
        })
    }

    /// Continues after grading: done if the level is met and the board is worth
    /// solving, otherwise with another attempt.
    pub(super) fn graded(&mut self, clues: P::Clues, grade: Grade, dug: Dug<P>) -> MakingStage<P> {
        let miss = self.spec.levels.miss(grade.overall());
        if let (0, Some(_), 0) = (miss, self.spec.seconds, grade.seconds) {
            // The solve that graded it took larger steps than people take.
            return MakingStage::grading(clues, dug);
        }
        let late = self
            .spec
            .seconds
            .map_or(0, |range| range.miss(grade.seconds));
        let miss = (miss, late);
        // Test this only at the end: an earlier test would change the puzzles of other
        // seeds.
        let is_worth_solving = P::is_worth_solving(&dug.full);
        let nearest = self.nearest.as_ref();
        let is_nearer = is_worth_solving && nearest.is_none_or(|(least, _)| miss < *least);
        let levels = self.spec.levels;
        let searches = P::LOCAL_SEARCH && self.hill_climb.is_none();
        if miss.0 > 0 && searches && self.spec.clue_count != ClueCount::Fewest {
            match &mut self.local_search {
                Some(local_search) => local_search.visit(dug, &grade, levels),
                None if P::MUTATES && self.attempt <= FRESH => {}
                None => self.local_search = LocalSearch::new(dug, &grade, levels),
            }
        }
        if is_nearer {
            let generated = Generated {
                clues,
                grade,
                meets_spec: miss == (0, 0),
            };
            self.nearest = Some((miss, generated));
        }
        match miss {
            (0, 0) if is_worth_solving => MakingStage::Done,
            _ => self.next_attempt(),
        }
    }

    pub(super) fn refill(&mut self) -> MakingStage<P> {
        if self.fillings == MOST_FILLINGS {
            return MakingStage::Done;
        }
        self.fillings += 1;
        self.repairs = 0;
        self.most_decided = None;
        self.redigs = 0;
        MakingStage::Filling(P::filling(&self.spec, &mut self.rng))
    }

    /// Begins the next attempt, with a random stream of its own.
    pub(super) fn next_attempt(&mut self) -> MakingStage<P> {
        if self.attempt == self.most_attempts() {
            return MakingStage::Done;
        }
        self.rng = ChaCha8Rng::seed_from_u64(self.seed);
        self.rng.set_stream(u64::from(self.attempt));
        self.attempt += 1;
        if let Some((full, unavoidable)) = self.redig.take() {
            return self.digging(full, Some(unavoidable));
        }
        if let Some(local_search) = &mut self.local_search {
            match local_search.neighbour(&self.spec, &mut self.rng) {
                Some(Neighbour::Redig(part, unavoidable, remainder)) => {
                    self.remainder = Some(remainder);
                    return self.digging(part, unavoidable);
                }
                Some(Neighbour::Board(full)) => {
                    return self.start_neighbour(full, MOST_REPAIRS);
                }
                None => self.local_search = None,
            }
        }
        self.fillings = 0;
        self.next_board()
    }

    /// Continues with another full board: the next of a hill climb, its final one,
    /// or a random one.
    pub(super) fn next_board(&mut self) -> MakingStage<P> {
        if let Some(hill_climb) = &mut self.hill_climb {
            if let Some((top, attempts)) = hill_climb.top() {
                self.attempt = (self.attempt + attempts - 1).min(self.most_attempts());
                return self.accepted(top);
            }
            if let Some(full) = hill_climb.neighbour(&self.spec, &mut self.rng) {
                return self.start_neighbour(full, STEP_REPAIRS);
            }
        }
        self.refill()
    }

    /// Starts on a neighbour of a full board, which may be changed up to `repairs`
    /// times.
    fn start_neighbour(&mut self, full: Full<P>, repairs: u32) -> MakingStage<P> {
        self.repairs = MOST_REPAIRS - repairs;
        if P::keeps_most_decided(&self.spec) {
            self.most_decided = None;
        }
        self.start_board(full)
    }

    /// Continues with the estimate of a full board.
    pub(super) fn estimated(
        &mut self,
        full: Full<P>,
        estimate: DifficultyEstimate<P>,
    ) -> MakingStage<P> {
        let can_be_easy = !estimate.open.is_empty();
        let hill_climb = can_be_easy.then(|| self.hill_climb.get_or_insert_with(HillClimb::new));
        let is_large = P::keeps_most_decided(&self.spec);
        match (self.spec.levels.at_most, hill_climb) {
            (_, Some(hill_climb)) if estimate.unrefuted.is_empty() && estimate.is_easy() => {
                hill_climb.visit(full, estimate.open);
                self.next_board()
            }
            _ if estimate.unrefuted.is_empty() => self.proved(full),
            (HARDEST, _) if !is_large => MakingStage::proving(full),
            _ => self.repair(full, false, estimate.unrefuted),
        }
    }

    /// Continues with a full board solved by the grading ladder.
    pub(super) fn screened(&mut self, full: Full<P>, solve: &CappedSolve<P>) -> MakingStage<P> {
        let levels = self.spec.levels;
        match solve.solved() {
            Some(grade) if grade.level < levels.at_least => {
                if let Some(hill_climb) = &mut self.hill_climb {
                    hill_climb.skip();
                }
                self.next_board()
            }
            None if levels.at_most < HARDEST => {
                let open = solve.unrefuted(&full.solution);
                self.repair(full, true, open)
            }
            _ => self.accepted(full),
        }
    }

    /// Changes a full board that has a second solution or is too hard, if the kind
    /// can; or continues with another board.
    pub(super) fn repaired(&mut self, full: &Full<P>, second: &[P::Fact]) -> MakingStage<P> {
        if self.repairs < MOST_REPAIRS {
            self.repairs += 1;
            if let Some(full) = P::repaired(full, second, &mut self.rng) {
                return self.start_board(full);
            }
        }
        self.next_board()
    }

    /// Changes a full board that deduction does not decide, given what it leaves open;
    /// or changes an earlier one.
    pub(super) fn repair(
        &mut self,
        full: Full<P>,
        is_unique: bool,
        open: Vec<P::Fact>,
    ) -> MakingStage<P> {
        match P::keeps_most_decided(&self.spec) {
            true => self.repair_most_decided(Undecided {
                full,
                is_unique,
                open,
            }),
            false => self.repaired(&full, &open),
        }
    }

    /// Changes a full board that deduction does not decide, or the earlier one that
    /// leaves less open.
    pub(super) fn repair_most_decided(&mut self, undecided: Undecided<P>) -> MakingStage<P> {
        let most_decided = match self.most_decided.take() {
            Some(before) if before.distance() < undecided.distance() => before,
            _ => undecided,
        };
        let next = self.repaired(&most_decided.full, &most_decided.open);
        self.most_decided = Some(most_decided);
        next
    }

    pub(super) fn most_attempts(&self) -> u32 {
        let area = u32::try_from(self.spec.shape.area()).expect("at most 65,025 cells");
        (CELLS / area.max(1)).clamp(LEAST_ATTEMPTS, MOST_ATTEMPTS)
    }
}
