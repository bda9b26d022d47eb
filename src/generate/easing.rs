//! Clues put back until the puzzle is as easy as wished.
//!
//! The ladder is climbed up to the level, once. Where it is stuck a clue comes
//! back that tells something about a place still open, and the climb goes on:
//! what was found holds with more clues as well. So an easy puzzle costs little
//! more than one solution; and where no clue came back, the climb has graded it.
//!
//! With clues back the puzzle can be easier than wished. Then they are taken
//! away again one by one, as long as it is not too hard without.

use std::collections::BTreeSet;

use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom as _;

use crate::grid::Site;
use crate::solve::{Fuel, Grade, HARDEST};

use super::climb::{Climb, Climbed};
use super::digging::Dug;
use super::{Amount, Full, Generate, Levels, Wish};

/// So many clues are tried for one that leads on before any is taken.
const MOST_TRIED: usize = 6;

/// Easing under way.
pub(super) struct Easing<P: Generate> {
    full: Full<P>,
    standing: BTreeSet<Site>,
    /// What can come back, the next one last.
    gone: Vec<Vec<Site>>,
    stage: Stage<P>,
    /// What came back and stays.
    back: Vec<Vec<Site>>,
    grade: Option<Grade>,
    levels: Levels,
}

enum Stage<P: Generate> {
    /// Clues come back.
    Helping(Climb<P>, Help<P>),
    /// Without some clues that came back, or with all of them.
    Trying(Climb<P>, Option<Vec<Site>>),
    Done,
}

/// How a climb is helped.
struct Help<P: Generate> {
    /// The board as the last step left it.
    before: P::Board,
    /// What came back last and has led to no step yet.
    idle: Option<Vec<Site>>,
    /// How many came back and went again since the last step.
    tried: usize,
}

impl<P: Generate> Easing<P> {
    /// Takes up what digging left.
    pub(super) fn new(dug: Dug<P>, wish: &Wish, rng: &mut ChaCha8Rng) -> Self {
        let Dug {
            full,
            mut standing,
            mut gone,
        } = dug;
        gone.shuffle(rng);
        let places = P::written(&full.clues).len();
        let wished = match wish.amount {
            Amount::Density(density) => (places * usize::from(density)).div_ceil(100),
            Amount::Enough | Amount::Minimal | Amount::Fewest => 0,
        };
        while standing.len() < wished {
            let Some(group) = gone.pop() else { break };
            standing.extend(group);
        }
        let levels = wish.levels;
        let stage = if levels.at_most < HARDEST && !wish.amount.is_minimal() {
            let climb = Climb::<P>::new(full.with(&standing), levels.at_most);
            let help = Help {
                before: climb.board.clone(),
                idle: None,
                tried: 0,
            };
            Stage::Helping(climb, help)
        } else {
            Stage::Done
        };
        Self {
            full,
            standing,
            gone,
            stage,
            back: Vec::new(),
            grade: None,
            levels,
        }
    }

    /// The puzzle as it is.
    pub(super) fn clues(&self) -> P::Clues {
        self.full.with(&self.standing)
    }

    /// Its solution.
    pub(super) fn solution(&self) -> &[P::Fact] {
        &self.full.solution
    }

    /// What is left in the end, with the clues that could come back; and the
    /// grade, if a climb told it.
    pub(super) fn eased(self) -> (Dug<P>, Option<Grade>) {
        let dug = Dug {
            full: self.full,
            standing: self.standing,
            gone: self.gone,
        };
        (dug, self.grade)
    }

    /// Goes on to the end: the puzzle, which is within the level unless the
    /// full board is not.
    pub(super) fn advance(&mut self, fuel: &mut Fuel) -> Option<P::Clues> {
        loop {
            self.stage = match std::mem::replace(&mut self.stage, Stage::Done) {
                Stage::Helping(mut climb, mut help) => match climb.advance(fuel) {
                    Climbed::OutOfFuel => {
                        self.stage = Stage::Helping(climb, help);
                        return None;
                    }
                    Climbed::On => {
                        help.before = climb.board.clone();
                        help.idle = None;
                        help.tried = 0;
                        Stage::Helping(climb, help)
                    }
                    Climbed::Stuck => self.help(climb, help),
                },
                Stage::Trying(mut climb, without) => match climb.advance(fuel) {
                    Climbed::OutOfFuel => {
                        self.stage = Stage::Trying(climb, without);
                        return None;
                    }
                    Climbed::On => Stage::Trying(climb, without),
                    Climbed::Stuck => self.tried(&climb, without),
                },
                Stage::Done => return Some(self.clues()),
            }
        }
    }

    /// Puts clues back where the climb is stuck, or ends it.
    fn help(&mut self, mut climb: Climb<P>, mut help: Help<P>) -> Stage<P> {
        if self.back.is_empty()
            && let Some(grade) = climb.solved()
        {
            self.grade = Some(grade.clone());
            return Stage::Done;
        }
        let helps = |group: &Vec<Site>| {
            let mut sites = group.iter();
            sites.any(|&site| P::tells(&climb.board, site))
        };
        let Some(at) = self.gone.iter().rposition(helps) else {
            return match climb.doubted(&self.full.solution).is_empty() {
                true => Stage::Trying(Climb::new(self.clues(), self.levels.at_most), None),
                false => Stage::Done,
            };
        };
        let group = self.gone.remove(at);
        // What led nowhere goes again, a few times.
        if help.tried < MOST_TRIED
            && let Some(idle) = help.idle.take()
        {
            self.standing.retain(|site| !idle.contains(site));
            self.back.pop();
            self.gone.insert(0, idle);
            help.tried += 1;
            climb.board = help.before.clone();
        } else {
            help.tried = 0;
            help.before = climb.board.clone();
        }
        self.standing.extend(&group);
        self.back.push(group.clone());
        help.idle = Some(group);
        climb.clues = self.full.with(&self.standing);
        // What the clue tells by itself; of some kinds it is a fact.
        let told = P::board(&climb.clues);
        for &fact in &self.full.solution {
            if P::knows(&told, fact) == Some(true) {
                let _ = P::learn(&mut climb.board, fact);
            }
        }
        Stage::Helping(climb, help)
    }

    /// Keeps what went if the puzzle is within the level without it, and tries
    /// the next one where that is still too easy.
    fn tried(&mut self, climb: &Climb<P>, without: Option<Vec<Site>>) -> Stage<P> {
        match (climb.solved(), without) {
            (Some(grade), without) => {
                self.grade = Some(grade.clone());
                self.gone.extend(without);
            }
            (None, Some(group)) => self.standing.extend(group),
            // More clues than the first climb had, and yet too hard.
            (None, None) => return Stage::Done,
        }
        let grade = self.grade.as_ref();
        if !P::SEARCHES || grade.is_none_or(|grade| grade.level >= self.levels.at_least) {
            return Stage::Done;
        }
        let Some(group) = self.back.pop() else {
            return Stage::Done;
        };
        self.standing.retain(|site| !group.contains(site));
        Stage::Trying(Climb::new(self.clues(), self.levels.at_most), Some(group))
    }
}
