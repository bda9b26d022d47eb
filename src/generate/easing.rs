//! Clues put back until the puzzle is as easy as wished.
//!
//! The ladder is climbed up to the level, once. Where it is stuck a clue comes
//! back that tells something about a place still open, and the climb goes on:
//! what was found holds with more clues as well. So an easy puzzle costs little
//! more than one solution; and where no clue came back, the climb has graded it.
//!
//! With clues back the puzzle can be easier than wished. Then it is tuned. Of a
//! kind that does not look for its levels near other puzzles it is fitted instead,
//! or deepened where hardly anything that was dug is as hard as wished.

use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom as _;

use crate::grid::Site;
use crate::solve::{Fuel, Grade, HARDEST};

use super::climb::{Climb, Climbed};
use super::deepening::{self, Deepening};
use super::dug::{Dug, groups};
use super::fitting::{Doubts, Fitted, Fitting};
use super::help::Help;
use super::tuning::Tuning;
use super::{Amount, Generate, Levels, Wish};

/// Easing under way.
pub(super) struct Easing<P: Generate> {
    /// The puzzle; of what is gone the last one comes back next.
    dug: Dug<P>,
    stage: Stage<P>,
    /// What came back and stays.
    back: Vec<Vec<Site>>,
    /// What can go then, the next one last.
    rest: Vec<Vec<Site>>,
    grade: Option<Grade>,
    levels: Levels,
    /// Whether another puzzle is near enough to give this one up.
    is_rash: bool,
}

enum Stage<P: Generate> {
    /// Clues come back.
    Helping(Climb<P>, Help<P::Board>),
    /// Clues come back, where no level is looked for near other puzzles.
    Fitting(Box<Fitting<P>>),
    /// Clues go, where the puzzle is too easy.
    Deepening(Box<Deepening<P>>),
    /// Clues go again.
    Tuning(Tuning<P>),
    GivenUp,
    Done,
}

impl<P: Generate> Easing<P> {
    /// Takes up what digging left.
    pub(super) fn new(mut dug: Dug<P>, wish: &Wish, doubts: Doubts, rng: &mut ChaCha8Rng) -> Self {
        dug.gone.shuffle(rng);
        let places = P::written(&dug.full.clues).len();
        let wished = match wish.amount {
            Amount::Density(density) => (places * usize::from(density)).div_ceil(100),
            Amount::Enough | Amount::Minimal | Amount::Fewest => 0,
        };
        while dug.standing.len() < wished {
            let Some(group) = dug.gone.pop() else { break };
            dug.standing.extend(group);
        }
        let levels = wish.levels;
        let mut rest = Vec::new();
        let stage = if deepening::suits::<P>(wish) {
            Stage::Deepening(Box::new(Deepening::new(&mut dug, wish, doubts, rng)))
        } else if levels.at_most == HARDEST || wish.amount.is_minimal() {
            Stage::Done
        } else if !P::SEARCHES {
            Stage::Fitting(Box::new(Fitting::new(&dug, levels, doubts)))
        } else {
            if wished == 0 {
                rest = groups::<P>(&dug.full.clues, &dug.standing, wish);
                rest.shuffle(rng);
            }
            let climb = Climb::<P>::new(dug.clues(), levels.at_most);
            Stage::Helping(climb, Help::new())
        };
        Self {
            dug,
            stage,
            back: Vec::new(),
            rest,
            grade: None,
            levels,
            is_rash: doubts.is_rash,
        }
    }

    /// The puzzle as it is.
    pub(super) fn clues(&self) -> P::Clues {
        self.dug.clues()
    }

    /// Its solution.
    pub(super) fn solution(&self) -> &[P::Fact] {
        &self.dug.full.solution
    }

    /// What is left in the end, with the clues that could come back; and the
    /// grade, if a climb told it.
    pub(super) fn eased(self) -> (Dug<P>, Option<Grade>) {
        (self.dug, self.grade)
    }

    /// Whether it is not worth its grade.
    pub(super) fn is_given_up(&self) -> bool {
        matches!(self.stage, Stage::GivenUp)
    }

    /// Goes on to the end: the puzzle, which is within the level unless the
    /// full board is not, or it is given up.
    pub(super) fn advance(&mut self, fuel: &mut Fuel) -> Option<P::Clues> {
        loop {
            self.stage = match std::mem::replace(&mut self.stage, Stage::Done) {
                Stage::Helping(mut climb, mut help) => match climb.advance(fuel) {
                    Climbed::OutOfFuel => {
                        self.stage = Stage::Helping(climb, help);
                        return None;
                    }
                    Climbed::On => {
                        help.step();
                        Stage::Helping(climb, help)
                    }
                    Climbed::Stuck => self.help(climb, help),
                },
                Stage::Fitting(mut fitting) => match fitting.advance(&mut self.dug, fuel) {
                    None => {
                        self.stage = Stage::Fitting(fitting);
                        return None;
                    }
                    Some(Fitted::Graded(grade)) => {
                        self.grade = Some(grade);
                        Stage::Done
                    }
                    Some(Fitted::TooHard) => Stage::Done,
                    Some(Fitted::Nothing) => Stage::GivenUp,
                },
                Stage::Deepening(mut deepening) => match deepening.advance(&mut self.dug, fuel) {
                    None => {
                        self.stage = Stage::Deepening(deepening);
                        return None;
                    }
                    Some(None) if self.is_rash => Stage::GivenUp,
                    Some(grade) => {
                        self.grade = grade;
                        Stage::Done
                    }
                },
                Stage::Tuning(mut tuning) => match tuning.advance(&mut self.dug, fuel) {
                    None => {
                        self.stage = Stage::Tuning(tuning);
                        return None;
                    }
                    Some(grade) => {
                        self.grade = grade;
                        Stage::Done
                    }
                },
                end @ (Stage::Done | Stage::GivenUp) => {
                    self.stage = end;
                    return Some(self.clues());
                }
            }
        }
    }

    /// Puts clues back where the climb is stuck, or ends it.
    fn help(&mut self, mut climb: Climb<P>, mut help: Help<P::Board>) -> Stage<P> {
        if self.back.is_empty()
            && let Some(grade) = climb.solved()
        {
            self.grade = Some(grade.clone());
            return Stage::Done;
        }
        if self.is_rash && self.levels.at_least > P::HELPED {
            return Stage::GivenUp;
        }
        let helps = |group: &Vec<Site>| {
            let mut sites = group.iter();
            sites.any(|&site| P::tells(&climb.board, site))
        };
        let gone = &self.dug.gone;
        let at = gone.iter().rposition(helps);
        let good = |group: &Vec<Site>| helps(group) && !self.is_spoilt_by(group);
        let good = at.and_then(|at| gone[..=at].iter().rposition(good));
        if self.is_rash && at.is_some() && good.is_none() {
            return Stage::GivenUp;
        }
        let Some(at) = good.or(at) else {
            if !climb.doubted(&self.dug.full.solution).is_empty() {
                return Stage::Done;
            }
            return Stage::Tuning(self.tuning());
        };
        let group = self.dug.gone.remove(at);
        if let Some(idle) = help.come(&group, &mut climb.board) {
            self.dug.standing.retain(|site| !idle.contains(site));
            self.back.pop();
            self.dug.gone.insert(0, idle);
        }
        self.dug.standing.extend(&group);
        self.back.push(group);
        climb.clues = self.dug.clues();
        climb.learn_told(&self.dug.full.solution);
        Stage::Helping(climb, help)
    }

    /// Whether the puzzle is sure to be too easy with some clues back.
    fn is_spoilt_by(&self, group: &[Site]) -> bool {
        let is_easy = |level: u8| level < self.levels.at_least;
        self.levels.at_least > 1 && {
            let sites = self.dug.standing.iter().chain(group);
            P::bound(&self.dug.full.with(sites.copied())).is_some_and(is_easy)
        }
    }

    /// What came back goes again, the last one first, and then what was there
    /// before.
    fn tuning(&mut self) -> Tuning<P> {
        let left = std::mem::take(&mut self.rest).into_iter();
        let left = left.chain(self.back.drain(..)).collect();
        Tuning::new(&mut self.dug, left, self.levels)
    }
}
