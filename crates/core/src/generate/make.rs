//! Making a puzzle: attempts, one after another, until one meets the specification.

use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

use crate::model::Technique as _;
use crate::solve::Grade;

use super::aim::{Aimed, GiveUpRule, aim};
use super::board::{Board, FullBoards};
use super::desk::{Desk, Phase};
use super::dig::dig;
use super::dug::Dug;
use super::generator::Generator;
use super::rate::{rate, uses};
use super::search::{LocalSearch, Neighbour};
use super::unavoidable::UnavoidableSets;
use super::{ClueCount, Full, Generate, Generated, Spec};

/// Minimum number of attempts before the closest puzzle is returned.
const LEAST_ATTEMPTS: u32 = 40;
/// Maximum number of cells of all attempts together; small boards get more attempts.
const CELLS: u32 = 20_000;
/// Maximum number of attempts on any board.
const MOST_ATTEMPTS: u32 = 250;
/// Number of times as many attempts if the solution must use a technique: puzzles of its
/// level are found soon, but few of them use it.
const FOR_TECHNIQUE: u32 = 4;
/// Number of attempts with random boards before local search starts, which mutates
/// boards: common levels are found by then.
const FRESH: u32 = 15;
/// Maximum number of times that one board is dug again.
const MOST_REDIGS: u32 = 8;

/// Makes a puzzle; the same specification, seed and version give the same puzzle. It is
/// the closest of all attempts if none meets the specification, and `None` if no full
/// board with one solution was found.
pub(crate) async fn make<P: Generate>(
    spec: &Spec,
    seed: u64,
    version: u8,
    desk: &Desk<P>,
) -> Option<Generated<P>> {
    let most_attempts = most_attempts(spec);
    let mut attempts = Attempts::new(spec, version, desk);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut attempt = 1;
    loop {
        desk.show_attempt((attempt, most_attempts), attempts.nearest_level());
        let Some(cost) = attempts.go(attempt, &mut rng).await else {
            break;
        };
        attempt = (attempt + cost).min(most_attempts);
        if attempts.is_met() || attempt == most_attempts {
            break;
        }
        // Each attempt has a random stream of its own.
        rng = ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(u64::from(attempt));
        attempt += 1;
    }
    desk.begin(None);
    attempts.nearest.map(|(_, generated)| generated)
}

fn most_attempts(spec: &Spec) -> u32 {
    let area = u32::try_from(spec.shape.area()).expect("at most 65,025 cells");
    let usual = (CELLS / area.max(1)).clamp(LEAST_ATTEMPTS, MOST_ATTEMPTS);
    match spec.technique {
        Some(_) => FOR_TECHNIQUE * usual,
        None => usual,
    }
}

/// What the attempts so far have led to.
struct Attempts<'a, P: Generate> {
    spec: &'a Spec,
    /// Whether the version is one in which a search for few clues has no limit.
    is_patient: bool,
    /// Technique that the solution must use.
    technique: Option<P::Technique>,
    desk: &'a Desk<P>,
    boards: FullBoards<'a, P>,
    /// Full board to dig again, with its known unavoidable sets.
    redig: Option<(Full<P>, UnavoidableSets)>,
    redigs: u32,
    /// The puzzle nearest to the specification, with its distance: in levels, then whether it
    /// lacks the technique, then in seconds.
    nearest: Option<((u8, bool, u32), Generated<P>)>,
    /// Local search around a generated puzzle.
    local_search: Option<LocalSearch<P>>,
}

impl<'a, P: Generate> Attempts<'a, P> {
    fn new(spec: &'a Spec, version: u8, desk: &'a Desk<P>) -> Self {
        let technique = spec.technique.as_deref();
        Self {
            spec,
            is_patient: version < Generator::<P>::version(spec),
            technique: technique.and_then(P::Technique::named),
            desk,
            boards: FullBoards::new(spec, desk),
            redig: None,
            redigs: 0,
            nearest: None,
            local_search: None,
        }
    }

    fn is_met(&self) -> bool {
        let nearest = self.nearest.as_ref();
        nearest.is_some_and(|(_, generated)| generated.meets_spec)
    }

    fn nearest_level(&self) -> Option<u8> {
        let nearest = self.nearest.as_ref();
        nearest.map(|(_, generated)| generated.grade.overall())
    }

    /// Makes an attempt; returns the number of attempts for which it counts, beyond one.
    /// `None` if there are no more full boards.
    async fn go(&mut self, attempt: u32, rng: &mut ChaCha8Rng) -> Option<u32> {
        let (spec, desk) = (self.spec, self.desk);
        let (board, unavoidable, remainder) = match self.redig.take() {
            Some((full, unavoidable)) => (Board::new(full), Some(unavoidable), None),
            None => match self.neighbour(rng) {
                Some(Neighbour::Redig(part, unavoidable, remainder)) => {
                    (Board::new(part), unavoidable, Some(remainder))
                }
                Some(Neighbour::Board(full)) => (self.boards.near(full, rng).await?, None, None),
                None => {
                    self.redigs = 0;
                    (self.boards.next(rng).await?, None, None)
                }
            },
        };
        if let Some(grade) = board.grade {
            let clues = board.full.clues.clone();
            let dug = Dug::none(board.full);
            self.visit(attempt, clues, grade, dug).await;
            return Some(board.attempts);
        }
        desk.begin(Phase::Digging);
        let halvings = (!self.is_patient).then_some(attempt - 1);
        let mut dug = dig(board.full, unavoidable, spec, halvings, rng, desk).await;
        if let Some(remainder) = remainder {
            dug = remainder.joined(dug);
        }
        let give_up = GiveUpRule {
            gives_up_early: self.nearest.is_some(),
            useless_level: self.useless_level(),
        };
        if give_up.useless_level > 0
            && P::level_bound(&dug.clues()).is_some_and(|level| level <= give_up.useless_level)
        {
            self.discard(dug);
            return Some(board.attempts);
        }
        desk.begin(Phase::Targeting);
        let grade = match aim(&mut dug, spec, give_up, rng, desk).await {
            Aimed::Graded(grade) => grade,
            Aimed::Ungraded => self.rate(&dug).await,
            Aimed::GivenUp => {
                self.discard(dug);
                return Some(board.attempts);
            }
        };
        self.visit(attempt, dug.clues(), grade, dug).await;
        Some(board.attempts)
    }

    async fn rate(&self, dug: &Dug<P>) -> Grade {
        self.desk.begin(Phase::Grading);
        rate(dug.clues(), self.desk, dug).await
    }

    /// Next puzzle or board of the local search, if one is under way.
    fn neighbour(&mut self, rng: &mut ChaCha8Rng) -> Option<Neighbour<P>> {
        let neighbour = self.local_search.as_mut()?.neighbour(self.spec, rng);
        if neighbour.is_none() {
            self.local_search = None;
        }
        neighbour
    }

    /// Hardest level that is too easy and no closer to the specification than the
    /// closest puzzle; 0 if there is none.
    fn useless_level(&self) -> u8 {
        let levels = self.spec.levels;
        let nearest = self.nearest.as_ref();
        nearest.map_or(0, |&((least, ..), _)| {
            levels.at_least.saturating_sub(least.max(1))
        })
    }

    /// Leaves a puzzle that is not worth grading.
    fn discard(&mut self, mut dug: Dug<P>) {
        if let Some(local_search) = &mut self.local_search {
            local_search.learn_from(&mut dug);
        } else if !P::LOCAL_SEARCH && self.redigs < MOST_REDIGS {
            self.redigs += 1;
            self.redig = Some((dug.full, dug.unavoidable));
        }
    }

    /// Takes over a puzzle if it is the nearest so far, and moves the local search to it.
    async fn visit(&mut self, attempt: u32, clues: P::Clues, mut grade: Grade, dug: Dug<P>) {
        let levels = self.spec.levels;
        let is_of_level = levels.miss(grade.overall()) == 0;
        if is_of_level && self.spec.seconds.is_some() && grade.seconds == 0 {
            // The solve that graded it took larger steps than people take.
            grade = self.rate(&dug).await;
        }
        let seconds = self.spec.seconds;
        let late = seconds.map_or(0, |range| range.miss(grade.seconds));
        // Test this only at the end: an earlier test would change the puzzles of other
        // seeds.
        let is_worth_solving = P::is_worth_solving(&dug.full);
        let miss = levels.miss(grade.overall());
        let lacks = match self.technique {
            Some(technique) if miss == 0 => !uses(&clues, technique, self.desk, &dug).await,
            technique => technique.is_some(),
        };
        let miss = (miss, lacks, late);
        let searches = P::LOCAL_SEARCH && !self.boards.are_climbed();
        if miss.0 > 0 && searches && self.spec.clue_count != ClueCount::Fewest {
            match &mut self.local_search {
                Some(local_search) => local_search.visit(dug, &grade, levels),
                None if P::MUTATES && attempt <= FRESH => {}
                None => self.local_search = LocalSearch::new(dug, &grade, levels),
            }
        }
        let nearest = self.nearest.as_ref();
        if is_worth_solving && nearest.is_none_or(|(least, _)| miss < *least) {
            let meets_spec = miss == (0, false, 0);
            let generated = Generated {
                clues,
                grade,
                meets_spec,
            };
            self.nearest = Some((miss, generated));
        }
    }
}
