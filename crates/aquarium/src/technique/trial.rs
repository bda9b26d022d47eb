//! Trials: suppose a level, follow it line by line, conclude.
//!
//! First the prover is asked whether a level leads anywhere, which takes microseconds. Only
//! if it does, the steps that explain it are found, by the techniques of one line at a time.

use clew_core::grid::{IntoSet as _, Site, SortDedup as _, SortShort as _};
use clew_core::model::{Contradiction, Fact as _, Puzzle as _};
use clew_core::solve::{Attempt, Attempts, Find};
use clew_core::trace::{Step, Trial};

use super::{following, tank_rules};
use crate::board::clues::Clues;
use crate::board::segments::{SegmentId, Segments};
use crate::board::{Aquarium, Board, CellState, Fact};
use crate::catalogue::Technique;
use crate::prove::{Domains, FEW, Levels};

/// Length, in steps, up to which a trial is used at once.
const SHORT: usize = 8;

/// Number of longer trials among which the shortest is used.
const COMPARED: usize = 4;

/// A chain of segments that can have several levels.
struct Candidate {
    chain: u16,
    /// Its levels from the lowest, each with the fact that it has that level.
    levels: Vec<(Levels, Fact)>,
    /// The known facts that exclude all other levels.
    excluded: Vec<Fact>,
}

/// Consequences of a supposition, and the contradiction that they end in, if any.
struct Followed {
    steps: Vec<Step<Aquarium>>,
    end: Option<Contradiction<Aquarium>>,
}

/// Lists the chains with several levels left, those with the fewest first.
fn candidates(clues: &Clues, board: &Board, domains: &Domains) -> Vec<Candidate> {
    let segments = clues.segments();
    let mut chains: Vec<Vec<SegmentId>> = vec![Vec::new(); domains.levels.len()];
    for id in segments.ids() {
        chains[usize::from(domains.place(id).0)].push(id);
    }
    let each = (0..).zip(&chains);
    let mut found: Vec<Candidate> = each
        .map(|(chain, ids)| candidate(segments, board, chain, ids))
        .filter(|candidate| candidate.levels.len() > 1)
        .collect();
    found.sort_short_by_key(|candidate| (candidate.levels.len(), candidate.chain));
    found
}

/// The levels that the board leaves to a chain, whose segments come from below.
fn candidate(segments: &Segments, board: &Board, chain: u16, ids: &[SegmentId]) -> Candidate {
    let known = |&id: &SegmentId| tank_rules::known(segments, board, id);
    let is = |id: &SegmentId, state| tank_rules::state(segments, board, *id) == Some(state);
    let wet = ids.iter().rposition(|id| is(id, CellState::Water));
    let dry = ids.iter().position(|id| is(id, CellState::Air));
    let first = |place: usize| segments.get(ids[place]).first();
    let (lowest, highest) = (wet.map_or(0, |wet| wet + 1), dry.unwrap_or(ids.len()));
    let mut excluded: Vec<Fact> = [wet, dry]
        .into_iter()
        .flatten()
        .filter_map(|place| known(&ids[place]))
        .collect();
    let mut levels = Vec::new();
    for level in lowest..=highest {
        let fact = match level {
            0 => Fact::air(first(0)),
            top if top == ids.len() => Fact::water(first(top - 1)),
            level => Fact::Surface(first(level - 1), true),
        };
        match fact {
            Fact::Surface(..) if Aquarium::knows(board, fact) == Some(false) => {
                excluded.push(fact.negated());
            }
            fact => levels.push((1 << level, fact)),
        }
    }
    Candidate {
        chain,
        levels,
        excluded,
    }
}

/// Follows a supposition to a contradiction or as far as it goes.
fn follow(clues: &Clues, board: &Board, assumed: Fact) -> Followed {
    let mut reached = board.clone();
    let mut steps = Vec::new();
    if let Err(broken) = Aquarium::learn(&mut reached, assumed) {
        let end = Some(broken);
        return Followed { steps, end };
    }
    while let Some(find) = following::look(clues, &reached) {
        match find {
            Find::Contradiction(broken) => {
                let end = Some(broken);
                return Followed { steps, end };
            }
            Find::Step(step) => {
                for &fact in &step.found {
                    // What is found is not known, so nothing contradicts it.
                    let _ = Aquarium::learn(&mut reached, fact);
                }
                steps.push(step);
            }
        }
    }
    Followed { steps, end: None }
}

/// Keeps the steps that lead to `wanted`, and in these only what is needed.
fn kept(steps: Vec<Step<Aquarium>>, wanted: &[Fact]) -> Vec<Step<Aquarium>> {
    let mut wanted = wanted.iter().copied().into_set();
    let mut kept: Vec<Step<Aquarium>> = Vec::new();
    for mut step in steps.into_iter().rev() {
        step.found.retain(|fact| wanted.contains(fact));
        if !step.found.is_empty() {
            wanted.extend(&step.given);
            kept.push(step);
        }
    }
    kept.reverse();
    kept
}

/// Trial of a candidate, with the current domains and those before anything was supposed.
type Follow<C> = fn(&Clues, &Board, &mut Domains, &[Levels], &C) -> Option<Step<Aquarium>>;

/// Attempts on candidates, with the domains of the board.
struct Trials<C> {
    domains: Domains,
    /// The domains before anything is supposed.
    before: Vec<Levels>,
    candidates: std::vec::IntoIter<C>,
    attempt: Follow<C>,
    site: fn(&C) -> Site,
    /// The longer trials so far: how many, and the shortest.
    compared: usize,
    shortest: Option<(usize, Step<Aquarium>)>,
}

impl<C> Attempts<Aquarium> for Trials<C> {
    fn attempt(&mut self, clues: &Clues, board: &Board) -> Attempt<Aquarium> {
        let Some(candidate) = self.candidates.next() else {
            return self.told();
        };
        let step = (self.attempt)(clues, board, &mut self.domains, &self.before, &candidate);
        if let Some(step) = step {
            let length = step.trials.iter().map(|trial| trial.steps.len()).sum();
            let is_shorter = |(least, _): &(usize, _)| length < *least;
            if self.shortest.as_ref().is_none_or(is_shorter) {
                self.shortest = Some((length, step));
            }
            self.compared += 1;
            if length <= SHORT || self.compared == COMPARED {
                return self.told();
            }
        }
        Attempt::Nothing((self.site)(&candidate))
    }
}

impl<C> Trials<C> {
    fn told(&mut self) -> Attempt<Aquarium> {
        match self.shortest.take() {
            Some((_, step)) => Attempt::Found(Find::Step(step)),
            None => Attempt::Done,
        }
    }
}

/// Domains of a board, current and earlier, and its candidates: none if a line cannot
/// be met, which the rungs below find.
fn prepared(clues: &Clues, board: &Board) -> (Domains, Vec<Levels>, Vec<Candidate>) {
    let mut domains = Domains::on(clues, board);
    let candidates = match domains.propagate() {
        Ok(()) => candidates(clues, board, &domains),
        Err(_) => Vec::new(),
    };
    let before = domains.levels.clone();
    (domains, before, candidates)
}

/// Whether a level is possible, judging by one line at a time.
fn supposed(domains: &mut Domains, before: &[Levels], chain: u16, level: Levels) -> bool {
    domains.restore(before);
    domains.keep(chain, level);
    domains.propagate().is_ok()
}

/// Level trial: a level that leads to a contradiction.
pub(crate) fn level_trial(clues: &Clues, board: &Board) -> Box<dyn Attempts<Aquarium>> {
    let (domains, before, candidates) = prepared(clues, board);
    let single = |candidate: Candidate| {
        let chain = candidate.chain;
        let levels = candidate.levels.into_iter();
        levels.map(move |(level, fact)| (chain, level, fact))
    };
    let singles: Vec<(u16, Levels, Fact)> = candidates.into_iter().flat_map(single).collect();
    Box::new(Trials {
        domains,
        before,
        candidates: singles.into_iter(),
        attempt: |clues, board, domains, before, &(chain, level, assumed)| {
            if supposed(domains, before, chain, level) {
                return None;
            }
            let Followed { steps, end } = follow(clues, board, assumed);
            let end = end?;
            let trial = Trial {
                assumed,
                steps: kept(steps, &end.given),
                end: Some(end),
            };
            let found = vec![assumed.negated()];
            Some(Step::of_trials(
                Technique::LevelTrial,
                vec![trial],
                Vec::new(),
                found,
            ))
        },
        site: |(_, _, fact)| fact.site(),
        compared: 0,
        shortest: None,
    })
}

/// Tank levels: the few levels that a tank can have lead to the same, or all but one
/// lead to a contradiction.
pub(crate) fn tank_levels(clues: &Clues, board: &Board) -> Box<dyn Attempts<Aquarium>> {
    let (domains, before, mut candidates) = prepared(clues, board);
    candidates.retain(|candidate| candidate.levels.len() <= FEW);
    Box::new(Trials {
        domains,
        before,
        candidates: candidates.into_iter(),
        attempt: agree,
        site: |candidate| candidate.levels[0].1.site(),
        compared: 0,
        shortest: None,
    })
}

/// Concludes what all levels of a candidate lead to; or, if all but one fail, that
/// level. If some fail and several are left, the level trial handles those that fail.
fn agree(
    clues: &Clues,
    board: &Board,
    domains: &mut Domains,
    before: &[Levels],
    candidate: &Candidate,
) -> Option<Step<Aquarium>> {
    let mut together = vec![0; before.len()];
    let mut left = Vec::new();
    for &(level, assumed) in &candidate.levels {
        if supposed(domains, before, candidate.chain, level) {
            left.push(assumed);
            for (all, levels) in together.iter_mut().zip(&domains.levels) {
                *all |= levels;
            }
        }
    }
    let own = usize::from(candidate.chain);
    together[own] = before[own];
    let have_all = left.len() == candidate.levels.len();
    if !(left.len() == 1 || have_all && together != before) {
        return None;
    }
    // A level that is left alone need not be followed.
    let mut followed = Vec::new();
    for &(_, assumed) in &candidate.levels {
        let is_left = left.contains(&assumed);
        if have_all || !is_left {
            let one = follow(clues, board, assumed);
            if one.end.is_none() != is_left {
                return None;
            }
            followed.push((assumed, one));
        }
    }
    let found: Vec<Fact> = match have_all {
        true => shared(&followed),
        false => left,
    };
    if found.is_empty() {
        return None;
    }
    let trials = followed.into_iter().map(|(assumed, one)| Trial {
        assumed,
        steps: kept(one.steps, one.end.as_ref().map_or(&found, |end| &end.given)),
        end: one.end,
    });
    let trials = trials.collect();
    let mut step = Step::of_trials(Technique::TankLevels, trials, Vec::new(), found);
    step.given.extend(&candidate.excluded);
    step.given.sort_dedup();
    Some(step)
}

/// Facts that all of the trials find.
fn shared(followed: &[(Fact, Followed)]) -> Vec<Fact> {
    let found_by = |one: &Followed| {
        let found = one.steps.iter().flat_map(|step| &step.found);
        found.copied().into_set()
    };
    let all = followed.iter().map(|(_, one)| found_by(one));
    let shared = all.reduce(|shared, found| &shared & &found);
    shared.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::technique::drawn::shows;
    use clew_core::solve::by_attempts;

    #[test]
    fn both_levels_left_to_a_tank_leave_another_one_empty() {
        shows(
            by_attempts(tank_levels),
            Technique::TankLevels,
            "
              1 -
            1 a b > . .
            1 c b > x .
            ",
        );
    }

    #[test]
    fn an_empty_tank_would_leave_the_upper_row_no_water() {
        shows(
            by_attempts(level_trial),
            Technique::LevelTrial,
            "
              1 1 -
            1 a b c > . . .
            2 d e c > . . ~
            ",
        );
    }
}
