//! From attempt to attempt: which puzzle is the nearest to the wish so far, what
//! the next one begins with, and when there are no more.

use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

use super::{Made, Maker};
use crate::generate::ascent::Ascent;
use crate::generate::climb::Climb;
use crate::generate::dug::Dug;
use crate::generate::stage::Stage;
use crate::generate::walk::{Ahead, Walk};
use crate::generate::{Amount, Full, Gauged, Generate};
use crate::solve::{Grade, HARDEST};

/// So many puzzles, and more on small boards, are made and graded before the
/// nearest one is offered.
const LEAST_ATTEMPTS: u32 = 40;
/// More until they have so many cells together,
const CELLS: u32 = 20_000;
/// but no more than this.
const MOST_ATTEMPTS: u32 = 250;
/// So many changes are made to a full board with several solutions,
const MOST_REPAIRS: u32 = 400;
/// or to one that is a step of an ascent.
const STEP_REPAIRS: u32 = 3;
/// So many full boards are begun in a row before giving up.
const MOST_FILLINGS: u32 = 400;
/// Where boards change, so many attempts are fresh ones: what is common is
/// found at once.
const FRESH: u32 = 15;
/// So often a board is dug again.
const MOST_DIGS: u32 = 8;

impl<P: Generate> Maker<P> {
    /// Goes on from a puzzle that is not worth its grade.
    pub(super) fn passed(&mut self, mut dug: Dug<P>) -> Stage<P> {
        if let Some(walk) = &mut self.walk {
            walk.pass(&mut dug);
        } else if !P::SEARCHES && self.digs < MOST_DIGS {
            self.digs += 1;
            self.again = Some((dug.full, dug.rivals));
        }
        self.next_attempt()
    }

    /// The hardest level that is too easy and no nearer to the wish than
    /// another puzzle; 0 if there is none.
    pub(super) fn hopeless(&self) -> u8 {
        let levels = self.wish.levels;
        let nearest = self.nearest.as_ref();
        nearest.map_or(0, |&(least, _)| levels.at_least.saturating_sub(least))
    }

    /// A puzzle was made: it is as wished, or another may be nearer.
    pub(super) fn graded(&mut self, clues: P::Clues, grade: Grade, dug: Dug<P>) -> Stage<P> {
        let miss = self.wish.levels.miss(grade.overall());
        let is_nearer = self.nearest.as_ref().is_none_or(|(least, _)| miss < *least);
        let levels = self.wish.levels;
        let walks = P::SEARCHES && self.ascent.is_none();
        if miss > 0 && walks && self.wish.amount != Amount::Fewest {
            match &mut self.walk {
                Some(walk) => walk.arrive(dug, &grade, levels),
                None if P::CHANGES && self.attempt <= FRESH => {}
                None => self.walk = Walk::new(dug, &grade, levels),
            }
        }
        if is_nearer {
            let made = Made {
                clues,
                grade,
                is_as_wished: miss == 0,
            };
            self.nearest = Some((miss, made));
        }
        match miss {
            0 => Stage::Done,
            _ => self.next_attempt(),
        }
    }

    pub(super) fn refill(&mut self) -> Stage<P> {
        if self.fillings == MOST_FILLINGS {
            return Stage::Done;
        }
        self.fillings += 1;
        self.repairs = 0;
        self.calmest = None;
        self.digs = 0;
        Stage::Filling(P::filling(&self.wish, &mut self.rng))
    }

    /// Each attempt has random numbers of its own.
    pub(super) fn next_attempt(&mut self) -> Stage<P> {
        if self.attempt == self.most_attempts() {
            return Stage::Done;
        }
        self.rng = ChaCha8Rng::seed_from_u64(self.seed);
        self.rng.set_stream(u64::from(self.attempt));
        self.attempt += 1;
        if let Some((full, rivals)) = self.again.take() {
            return self.digging(full, Some(rivals));
        }
        if let Some(walk) = &mut self.walk {
            match walk.step(&self.wish, &mut self.rng) {
                Some(Ahead::Part(part, rivals, aside)) => {
                    self.aside = Some(aside);
                    return self.digging(part, rivals);
                }
                Some(Ahead::Board(full)) => {
                    self.repairs = 0;
                    return self.begun(full);
                }
                None => self.walk = None,
            }
        }
        self.fillings = 0;
        self.elsewhere()
    }

    /// Goes on to another full board: during an ascent to a near one, or to where
    /// it ended; else to a random one.
    pub(super) fn elsewhere(&mut self) -> Stage<P> {
        if let Some(ascent) = &mut self.ascent {
            if let Some((top, worth)) = ascent.top() {
                self.attempt = (self.attempt + worth - 1).min(self.most_attempts());
                return self.accepted(top);
            }
            if let Some(full) = ascent.step(&self.wish, &mut self.rng) {
                self.repairs = MOST_REPAIRS - STEP_REPAIRS;
                return self.begun(full);
            }
        }
        self.refill()
    }

    /// Takes up what a gauge tells of a full board.
    pub(super) fn gauged(&mut self, full: Full<P>, gauged: Gauged<P>) -> Stage<P> {
        let ascent = self.ascent.get_or_insert_with(Ascent::new);
        match self.wish.levels.at_most {
            _ if gauged.doubted.is_empty() && gauged.is_easy() => {
                ascent.arrive(full, gauged.open);
                self.elsewhere()
            }
            _ if gauged.doubted.is_empty() => self.proved(full),
            HARDEST => Stage::proving(full),
            _ => self.repaired(&full, &gauged.doubted),
        }
    }

    /// Takes up a full board that was climbed quickly.
    pub(super) fn sounded(&mut self, full: Full<P>, climb: &Climb<P>) -> Stage<P> {
        let levels = self.wish.levels;
        match climb.solved() {
            Some(grade) if grade.level < levels.at_least => {
                if let Some(ascent) = &mut self.ascent {
                    ascent.pass();
                }
                self.elsewhere()
            }
            None if levels.at_most < HARDEST => {
                self.repaired(&full, &climb.doubted(&full.solution))
            }
            _ => self.accepted(full),
        }
    }

    /// Goes on with a full board changed that has a second solution or is too hard,
    /// if the kind knows how to; or elsewhere.
    pub(super) fn repaired(&mut self, full: &Full<P>, second: &[P::Fact]) -> Stage<P> {
        if self.repairs < MOST_REPAIRS {
            self.repairs += 1;
            if let Some(full) = P::repaired(full, second, &mut self.rng) {
                return self.begun(full);
            }
        }
        self.elsewhere()
    }

    /// Goes on from a full board whose proof would be long, or from an earlier one
    /// of which less is left open by deduction.
    pub(super) fn doubted(&mut self, full: Full<P>, known: &[P::Fact]) -> Stage<P> {
        let open = full.doubted(known);
        let (full, open) = match self.calmest.take() {
            Some(calmest) if calmest.1.len() < open.len() => calmest,
            _ => (full, open),
        };
        let next = self.repaired(&full, &open);
        self.calmest = Some((full, open));
        next
    }

    pub(super) fn most_attempts(&self) -> u32 {
        let area = u32::try_from(self.wish.shape.area()).expect("at most 65,025 cells");
        (CELLS / area.max(1)).clamp(LEAST_ATTEMPTS, MOST_ATTEMPTS)
    }
}
