//! Clues put back until the puzzle is as easy as wished.
//!
//! The ladder is climbed up to the level, once. Where it is stuck a clue comes
//! back that tells something about a place still open, and the climb goes on:
//! what was found holds with more clues as well. So an easy puzzle costs little
//! more than one solution.

use std::collections::BTreeSet;

use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom as _;

use crate::grid::Site;
use crate::model::Fact as _;
use crate::solve::{Found, Fuel, HARDEST, Method, Strategy};

use super::digging::Dug;
use super::{Amount, Full, Generate, Wish};

/// So many clues are tried for one that leads on before any is taken.
const MOST_TRIED: usize = 6;

/// Easing under way.
pub(super) struct Easing<P: Generate> {
    full: Full<P>,
    standing: BTreeSet<Site>,
    /// What can come back, the next one last.
    gone: Vec<Vec<Site>>,
    climb: Option<Climb<P>>,
    /// What the climb never came to, though every clue is back.
    open: Vec<P::Fact>,
    level: u8,
}

/// A solution by reasoning, as far as it is.
struct Climb<P: Generate> {
    clues: P::Clues,
    board: P::Board,
    /// The board as the last step left it.
    before: P::Board,
    strategy: Box<dyn Strategy<P>>,
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
        let level = wish.levels.at_most;
        let climb = (level < HARDEST && !wish.amount.is_minimal()).then(|| {
            let clues = full.with(&standing);
            let board = P::board(&clues);
            Climb {
                before: board.clone(),
                board,
                strategy: capped::<P>(&clues, level),
                clues,
                idle: None,
                tried: 0,
            }
        });
        Self {
            full,
            standing,
            gone,
            climb,
            open: Vec::new(),
            level,
        }
    }

    /// The full board.
    pub(super) fn full(&self) -> &Full<P> {
        &self.full
    }

    /// Where all clues together are too hard: what reasoning within the level
    /// cannot refute of another solution.
    pub(super) fn doubted(&self) -> Vec<P::Fact> {
        self.open.iter().map(|fact| fact.negated()).collect()
    }

    /// The puzzle as it is.
    pub(super) fn clues(&self) -> P::Clues {
        self.full.with(&self.standing)
    }

    /// Its solution.
    pub(super) fn solution(&self) -> &[P::Fact] {
        &self.full.solution
    }

    /// Goes on to the end: the puzzle, which is within the level unless the
    /// full board is not.
    pub(super) fn advance(&mut self, fuel: &mut Fuel) -> Option<P::Clues> {
        while let Some(climb) = &mut self.climb {
            match climb.strategy.find(&climb.clues, &climb.board, fuel) {
                Found::OutOfFuel => return None,
                Found::Step(step) if step.level() <= self.level => {
                    for &fact in &step.found {
                        // Every fact is one of the solution: none contradicts.
                        let _ = P::learn(&mut climb.board, fact);
                    }
                    climb.before = climb.board.clone();
                    climb.idle = None;
                    climb.tried = 0;
                }
                _ => self.help(),
            }
        }
        Some(self.clues())
    }

    /// Puts clues back where the climb is stuck, or ends it.
    fn help(&mut self) {
        let Some(climb) = &mut self.climb else { return };
        let helps = |group: &Vec<Site>| {
            let mut sites = group.iter();
            sites.any(|&site| P::tells(&climb.board, site))
        };
        let Some(at) = self.gone.iter().rposition(helps) else {
            let solution = self.full.solution.iter().copied();
            let is_open = |fact: &P::Fact| P::knows(&climb.board, *fact).is_none();
            self.open = solution.filter(is_open).collect();
            self.climb = None;
            return;
        };
        let group = self.gone.remove(at);
        // What led nowhere goes again, a few times.
        if climb.tried < MOST_TRIED
            && let Some(idle) = climb.idle.take()
        {
            self.standing.retain(|site| !idle.contains(site));
            self.gone.insert(0, idle);
            climb.tried += 1;
            climb.board = climb.before.clone();
        } else {
            climb.tried = 0;
            climb.before = climb.board.clone();
        }
        self.standing.extend(&group);
        climb.idle = Some(group);
        climb.clues = self.full.with(&self.standing);
        // What the clue tells by itself; of some kinds it is a fact.
        let told = P::board(&climb.clues);
        for &fact in &self.full.solution {
            if P::knows(&told, fact) == Some(true) {
                let _ = P::learn(&mut climb.board, fact);
            }
        }
    }
}

fn capped<P: Generate>(clues: &P::Clues, level: u8) -> Box<dyn Strategy<P>> {
    let mut strategy = P::strategy(clues, Method::Human);
    strategy.cap(level);
    strategy
}
