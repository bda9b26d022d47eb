//! Climb of the ladder from a situation. It finds the steps that matter to a hint, each
//! with the earlier steps that it needs.

use std::collections::BTreeMap;

use crate::game::Play;
use crate::grid::Site;
use crate::model::Puzzle;
use crate::run::Supply;
use crate::solve::{Found, Fuel, Method, Strategy};
use crate::story;
use crate::trace::Step;

use super::situation::Situation;

/// Fuel between two checks of how much was spent.
const PORTION: u32 = 4;
/// Maximum number of steps to look at.
const MOST_STEPS: usize = 300;
/// Fuel that may be spent on alternatives beyond what the first step took.
const MORE: u32 = 128;
/// Maximum number of steps of a hint, including those that follow from it.
const LONGEST: usize = 40;

/// Step found, with the numbers of the earlier steps that it needs.
struct Recorded<P: Puzzle> {
    step: Step<P>,
    needs: Vec<usize>,
    /// Whether a mark can state some of what it finds.
    can_be_stated: bool,
}

/// End of a climb.
pub(super) enum Climbed {
    /// There are steps for a hint.
    Steps,
    /// No step is below the ceiling.
    Stuck,
    /// The marks contradict each other; right marks never do.
    Contradiction,
}

/// Climb under way.
pub(super) struct Climb<P: Puzzle> {
    strategy: Box<dyn Strategy<P>>,
    board: P::Board,
    recorded: Vec<Recorded<P>>,
    found_by: BTreeMap<P::Fact, usize>,
    ceiling: u8,
    /// Difficulty of the easiest hint so far, in tenths, and the fuel that its first
    /// step took.
    easiest: Option<(u8, u32)>,
    spent: u32,
    /// Whether to look for all steps as easy as the easiest, at any cost.
    pub(super) is_thorough: bool,
}

impl<P: Play> Climb<P> {
    pub(super) fn new(situation: &Situation<P>, method: Method, ceiling: u8) -> Self {
        let mut strategy = P::telling(&situation.clues, method);
        strategy.cap(ceiling);
        Self {
            strategy,
            board: situation.board.clone(),
            recorded: Vec::new(),
            found_by: BTreeMap::new(),
            ceiling,
            easiest: None,
            spent: 0,
            is_thorough: false,
        }
    }

    /// Climbs until there are steps enough.
    pub(super) async fn climb(&mut self, situation: &Situation<P>, fuel: &Supply) -> Climbed {
        while self.goes_on() {
            fuel.spend(PORTION).await;
            self.spent += PORTION;
            let found = self
                .strategy
                .find(&situation.clues, &self.board, &mut Fuel::new(PORTION));
            match found {
                Found::OutOfFuel => {}
                Found::Step(step) => {
                    let easiest = self.easiest.map_or(u8::MAX, |(tenths, _)| tenths);
                    if step.level() > self.ceiling || step.tenths() > easiest {
                        break;
                    }
                    if !self.record(situation, step) {
                        return Climbed::Contradiction;
                    }
                }
                Found::Contradiction(_) if self.easiest.is_none() => {
                    return Climbed::Contradiction;
                }
                Found::Contradiction(_) | Found::Stuck => break,
            }
        }
        match self.easiest {
            Some(_) => Climbed::Steps,
            None => Climbed::Stuck,
        }
    }

    /// Whether further steps are worth their fuel.
    fn goes_on(&self) -> bool {
        let is_enough = |(_, first): (u8, u32)| self.spent > 2 * first + MORE;
        let has_enough = self.easiest.is_some_and(is_enough) && !self.is_thorough;
        !has_enough && self.recorded.len() < MOST_STEPS
    }

    /// Adds a step; returns whether the board accepts what it finds.
    fn record(&mut self, situation: &Situation<P>, step: Step<P>) -> bool {
        let number = self.recorded.len();
        let needs = self.needs(situation, &step);
        for &fact in &step.found {
            if P::learn(&mut self.board, fact).is_err() {
                return false;
            }
            self.found_by.entry(fact).or_insert(number);
        }
        let can_be_stated = step.found.iter().any(|&fact| P::can_be_stated(fact));
        self.recorded.push(Recorded {
            step,
            needs,
            can_be_stated,
        });
        if let Some(cost) = self.cost(number) {
            let (easiest, first) = self.easiest.unwrap_or((cost, self.spent));
            self.easiest = Some((easiest.min(cost), first));
        }
        true
    }

    /// Numbers of the steps that a step needs.
    fn needs(&self, situation: &Situation<P>, step: &Step<P>) -> Vec<usize> {
        let is_stated = |fact| situation.states(fact) || self.found_by.contains_key(&fact);
        let premises = story::premises::<P>(&situation.clues, &self.board, is_stated, &step.given);
        let facts = premises.map_or_else(Vec::new, |premises| premises.facts);
        let unmarked = facts.iter().filter(|&&fact| !situation.states(fact));
        let mut needs: Vec<usize> = unmarked
            .filter_map(|fact| self.found_by.get(fact).copied())
            .collect();
        needs.sort_unstable();
        needs.dedup();
        needs
    }

    /// Numbers of a step and of the steps that it needs, in order.
    fn chain(&self, number: usize) -> Vec<usize> {
        let mut chain = vec![number];
        let mut at = 0;
        while let Some(&step) = chain.get(at) {
            for &need in &self.recorded[step].needs {
                if !chain.contains(&need) {
                    chain.push(need);
                }
            }
            at += 1;
        }
        chain.sort_unstable();
        chain
    }

    /// Difficulty of a hint that ends with a step, in tenths; `None` if a step that it
    /// needs would be a hint of its own.
    fn cost(&self, number: usize) -> Option<u8> {
        let chain = self.chain(number);
        let is_own = chain
            .iter()
            .all(|&step| self.recorded[step].can_be_stated == (step == number));
        let tenths = chain.iter().map(|&step| self.recorded[step].step.tenths());
        is_own.then(|| tenths.max().unwrap_or(0))
    }

    /// Steps of the easiest hint (of several, the one nearest to a place) and the plain steps that follow from it.
    /// Their evidence is minimised. Both lists are empty if there is no hint.
    pub(super) fn nearest(
        &self,
        situation: &Situation<P>,
        near: Option<Site>,
    ) -> [Vec<Step<P>>; 2] {
        let Some((easiest, _)) = self.easiest else {
            return [Vec::new(), Vec::new()];
        };
        let away = |step: &Step<P>| near.map_or(0, |near| distance(near, P::place(step)));
        let ends = 0..self.recorded.len();
        let best = ends
            .filter(|&number| self.cost(number) == Some(easiest))
            .min_by_key(|&number| (away(&self.recorded[number].step), number));
        let Some(best) = best else {
            return [Vec::new(), Vec::new()];
        };
        let members = self.chain(best);
        let after = match P::is_plain(&self.recorded[best].step) {
            true => self.following(&members),
            false => Vec::new(),
        };
        let mut board = situation.board.clone();
        [members, after].map(|numbers| self.told(situation, &mut board, numbers))
    }

    /// Steps by their numbers, with minimised evidence, each for the board before it. The board learns what they find. It does not know
    /// what other steps of the climb have found.
    fn told(
        &self,
        situation: &Situation<P>,
        board: &mut P::Board,
        numbers: Vec<usize>,
    ) -> Vec<Step<P>> {
        let steps = numbers.into_iter().map(|number| {
            let mut step = self.recorded[number].step.clone();
            P::minimise_evidence(&situation.clues, &mut step);
            let step = P::retold(&situation.clues, board, step);
            for &fact in &step.found {
                // The board of the climb accepted each fact.
                let _ = P::learn(board, fact);
            }
            step
        });
        steps.collect()
    }

    /// Steps of each of the easiest hints, with minimised evidence.
    pub(super) fn easiest(&self, situation: &Situation<P>) -> Vec<Vec<Step<P>>> {
        let Some((easiest, _)) = self.easiest else {
            return Vec::new();
        };
        let ends = 0..self.recorded.len();
        let easy = ends.filter(|&number| self.cost(number) == Some(easiest));
        easy.map(|number| self.told(situation, &mut situation.board.clone(), self.chain(number)))
            .collect()
    }

    /// Numbers of the plain steps that follow from some steps and the marks alone.
    fn following(&self, first: &[usize]) -> Vec<usize> {
        let mut members = first.to_vec();
        let start = members.last().map_or(0, |last| last + 1);
        for (number, recorded) in self.recorded.iter().enumerate().skip(start) {
            let follows = !recorded.needs.is_empty()
                && recorded.needs.iter().all(|need| members.contains(need));
            if follows && P::is_plain(&recorded.step) && members.len() < LONGEST {
                members.push(number);
            }
        }
        members.split_off(first.len())
    }
}

/// Distance between two places, in half cells.
pub(super) fn distance(one: Site, other: Site) -> u32 {
    u32::from(one.y.abs_diff(other.y)) + u32::from(one.x.abs_diff(other.x))
}
