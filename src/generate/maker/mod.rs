//! The loop that makes a puzzle of any kind, from stage to stage.

mod attempts;

use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

use crate::solve::{Advance, Fuel, Grade, Grader, HARDEST, Prover};
use crate::trace::Verdict;

use super::ascent::Ascent;
use super::climb::{Climb, Climbed};
use super::digging::Digging;
use super::dug::Dug;
use super::easing::Easing;
use super::fitting::Doubts;
use super::glimpse::{Glimpse, Phase};
use super::rivals::Rivals;
use super::stage::{Grading, Stage};
use super::walk::{Aside, Walk};
use super::{Full, Generate, Unfit, Wish, is_same};

/// Fuel of a proof between two looks at whether it is going to be long.
const SIP: u32 = 40;

/// End of a [`Maker`] that has no puzzle to give: no attempt led to one, or it
/// was given already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotMade;

/// A puzzle that was made.
#[derive(Clone, Debug, PartialEq)]
pub struct Made<P: Generate> {
    /// Its clues; it has exactly one solution.
    pub clues: P::Clues,
    /// How hard it is.
    pub grade: Grade,
    /// Whether it is as wished; else it is the nearest of all that were made.
    pub is_as_wished: bool,
}

/// A puzzle being made.
pub struct Maker<P: Generate> {
    wish: Wish,
    seed: u64,
    rng: ChaCha8Rng,
    attempt: u32,
    fillings: u32,
    /// How often the full board was changed.
    repairs: u32,
    /// Of the boards whose proof would have been long, the one of which least is
    /// left open, and that.
    calmest: Option<(Full<P>, Vec<P::Fact>)>,
    stage: Stage<P>,
    /// A full board to be dug again with what was learned of it, and how often
    /// one was.
    again: Option<(Full<P>, Rivals)>,
    digs: u32,
    nearest: Option<(u8, Made<P>)>,
    /// From puzzle to puzzle, once one was made.
    walk: Option<Walk<P>>,
    /// What is not dug of the board, during a step of the walk.
    aside: Option<Aside<P>>,
    /// From board to board, where no clue goes, once one was too easy.
    ascent: Option<Ascent<P>>,
}

impl<P: Generate> Maker<P> {
    /// Begins a puzzle.
    ///
    /// # Errors
    /// The wish makes no sense for this kind.
    pub fn new(wish: Wish, seed: u64) -> Result<Self, Unfit> {
        if let Some(unfit) = Self::unfit(&wish) {
            return Err(unfit);
        }
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let filling = P::filling(&wish, &mut rng);
        Ok(Self {
            wish,
            seed,
            rng,
            attempt: 1,
            fillings: 1,
            repairs: 0,
            calmest: None,
            stage: Stage::Filling(filling),
            again: None,
            digs: 0,
            nearest: None,
            walk: None,
            aside: None,
            ascent: None,
        })
    }

    /// What of a wish makes no sense for this kind, if anything does not.
    pub fn unfit(wish: &Wish) -> Option<Unfit> {
        wish.unfit().or_else(|| {
            if usize::from(wish.flavour) >= P::flavours().len() {
                Some(Unfit::Flavour)
            } else if !P::allows(wish.shape, wish.flavour) {
                Some(Unfit::Size)
            } else if !wish.levels.can_be::<P>() {
                Some(Unfit::Techniques)
            } else {
                None
            }
        })
    }

    /// Goes on to the puzzle. Finished when asked again, and when no board of
    /// the wished sort with one solution was found.
    pub fn advance(&mut self, fuel: &mut Fuel) -> Advance<Made<P>, NotMade> {
        loop {
            match std::mem::replace(&mut self.stage, Stage::Done) {
                Stage::Filling(mut filling) => {
                    let Some(full) = filling.advance(&mut self.rng, fuel) else {
                        self.stage = Stage::Filling(filling);
                        return Advance::OutOfFuel;
                    };
                    self.stage = self.begun(full);
                }
                Stage::Gauging { full, mut gauge } => match gauge.advance(fuel) {
                    None => {
                        self.stage = Stage::Gauging { full, gauge };
                        return Advance::OutOfFuel;
                    }
                    Some(gauged) => self.stage = self.gauged(full, gauged),
                },
                Stage::Sounding { full, mut climb } => match climb.advance(fuel) {
                    Climbed::OutOfFuel => {
                        self.stage = Stage::Sounding { full, climb };
                        return Advance::OutOfFuel;
                    }
                    Climbed::On => self.stage = Stage::Sounding { full, climb },
                    Climbed::Stuck => self.stage = self.sounded(full, &climb),
                },
                Stage::Testing { full, mut climb } => match climb.advance(fuel) {
                    Climbed::OutOfFuel => {
                        self.stage = Stage::Testing { full, climb };
                        return Advance::OutOfFuel;
                    }
                    Climbed::On => self.stage = Stage::Testing { full, climb },
                    Climbed::Stuck => self.stage = self.tested(full, &climb),
                },
                Stage::Proving { full, mut prover } => {
                    if !fuel.spend_many(SIP) {
                        self.stage = Stage::Proving { full, prover };
                        return Advance::OutOfFuel;
                    }
                    self.stage = match prover.solution(&mut Fuel::new(SIP)) {
                        Advance::OutOfFuel => match self.long_for(&*prover) {
                            Some(known) => self.doubted(full, &known),
                            None => Stage::Proving { full, prover },
                        },
                        Advance::Event(facts) if is_same(&facts, &full.solution) => {
                            Stage::Proving { full, prover }
                        }
                        Advance::Event(facts) => self.repaired(&full, &facts),
                        Advance::Finished(Verdict::Unique) => self.proved(full),
                        Advance::Finished(_) => self.refill(),
                    };
                }
                Stage::Digging(mut digging) => {
                    self.stage = match digging.advance(&mut self.rng, fuel) {
                        None => {
                            self.stage = Stage::Digging(digging);
                            return Advance::OutOfFuel;
                        }
                        Some(dug) => self.dug(dug),
                    };
                }
                Stage::Easing(mut easing) => {
                    let Some(clues) = easing.advance(fuel) else {
                        self.stage = Stage::Easing(easing);
                        return Advance::OutOfFuel;
                    };
                    if easing.is_given_up() {
                        self.stage = self.passed(easing.eased().0);
                        continue;
                    }
                    self.stage = match easing.eased() {
                        (dug, Some(grade)) => self.graded(clues, grade, dug),
                        (dug, None) => Stage::Grading(Box::new(Grading {
                            grader: Grader::new(clues.clone()),
                            clues,
                            dug,
                        })),
                    };
                }
                Stage::Grading(mut grading) => {
                    let Some((grade, _)) = grading.grader.advance(fuel) else {
                        self.stage = Stage::Grading(grading);
                        return Advance::OutOfFuel;
                    };
                    self.stage = self.graded(grading.clues, grade, grading.dug);
                }
                Stage::Done => match self.nearest.take() {
                    Some((_, made)) => return Advance::Event(made),
                    None => return Advance::Finished(NotMade),
                },
            }
        }
    }

    /// Takes up a full board. Where reasoning takes less than a proof, and is
    /// one, it comes first.
    fn begun(&self, full: Full<P>) -> Stage<P> {
        if self.wish.amount.is_full()
            && let Some(gauge) = P::gauge(&full, &self.wish)
        {
            return Stage::Gauging { full, gauge };
        }
        match P::CHANGES && self.wish.levels.at_most <= P::DEDUCED {
            true => Stage::testing(full, self.wish.levels.at_most),
            false => Stage::proving(full),
        }
    }

    /// What deduction knows of a board, where it is at its end, the proof is going
    /// to be long, and an easier board would do.
    fn long_for(&self, prover: &dyn Prover<P>) -> Option<Vec<P::Fact>> {
        match P::CHANGES && self.wish.levels.at_least < P::DEDUCED {
            true => prover.deduced(),
            false => None,
        }
    }

    /// A full board that has one solution; during an ascent it may be too easy.
    fn proved(&mut self, full: Full<P>) -> Stage<P> {
        match self.ascent.is_some() {
            true => Stage::sounding(full, self.wish.levels),
            false => self.accepted(full),
        }
    }

    /// A full board that is worth a climb may be too hard.
    fn accepted(&mut self, full: Full<P>) -> Stage<P> {
        match P::CHANGES && self.wish.levels.at_most < HARDEST {
            true => Stage::testing(full, self.wish.levels.at_most),
            false => self.digging(full, None),
        }
    }

    /// A full board that reasoning solves within the level has one solution.
    /// One that it does not is too hard, whatever clues go.
    fn tested(&mut self, full: Full<P>, climb: &Climb<P>) -> Stage<P> {
        match climb.solved() {
            Some(grade) if self.wish.amount.is_full() => {
                let clues = full.clues.clone();
                self.graded(clues, grade.clone(), Dug::none(full))
            }
            Some(_) => self.digging(full, None),
            None => self.repaired(&full, &climb.doubted(&full.solution)),
        }
    }

    fn digging(&mut self, full: Full<P>, rivals: Option<Rivals>) -> Stage<P> {
        let digging = Digging::new(full, rivals, &self.wish, &mut self.rng);
        Stage::Digging(Box::new(digging))
    }

    /// Takes up what digging left, unless it is sure to be too easy.
    fn dug(&mut self, dug: Dug<P>) -> Stage<P> {
        let dug = match self.aside.take() {
            Some(aside) => aside.joined(dug),
            None => dug,
        };
        let hopeless = self.hopeless();
        if hopeless > 0
            && let Some(level) = P::bound(&dug.clues())
            && level <= hopeless
        {
            return self.passed(dug);
        }
        self.easing(dug)
    }

    fn easing(&mut self, dug: Dug<P>) -> Stage<P> {
        let doubts = Doubts {
            is_rash: self.nearest.is_some(),
            hopeless: self.hopeless(),
        };
        let easing = Easing::new(dug, &self.wish, doubts, &mut self.rng);
        Stage::Easing(Box::new(easing))
    }

    /// Clues tried, those that a symmetry joins as one, and how many there are;
    /// while clues are taken away.
    pub fn tried(&self) -> (u64, u64) {
        match &self.stage {
            Stage::Digging(digging) => digging.settled(),
            _ => (0, 0),
        }
    }

    /// What the work is about, until it is done.
    pub fn phase(&self) -> Option<Phase> {
        self.stage.phase()
    }

    /// The puzzle as it is now.
    pub fn glimpse(&self) -> Option<Glimpse<P>> {
        let phase = self.phase()?;
        let (clues, facts) = self.stage.seen()?;
        Some(Glimpse {
            phase,
            clues,
            facts,
            attempt: (self.attempt, self.most_attempts()),
            nearest: self.nearest.as_ref().map(|(_, made)| made.grade.overall()),
        })
    }
}
