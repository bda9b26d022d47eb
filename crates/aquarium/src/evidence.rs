//! Evidence of steps, in as few objects as a step needs.
//!
//! An object is a piece: cells of one line in the same state that the rule for levels
//! links, so that they are filled or dry together. An example is a tank's cells in a row.

use clew_core::grid::Cell;
use clew_core::model::Fact as _;
use clew_core::sat::{CALL, Lit, Oracle as _};
use clew_core::solve::{self, Advance, Entail, Fuel, Premise};
use clew_core::trace::Step;

use crate::board::clues::Clues;
use crate::board::segments::{SegmentId, Segments};
use crate::board::{Aquarium, CellState, Fact, Rule};
use crate::prove::{Network, SumSat};
use crate::technique::reason::broken_line;

/// Budget of one question, in fuel: far more than any question has needed.
const BUDGET: u32 = 20 * CALL;

/// Groups facts into objects.
pub(super) fn objects(clues: &Clues, facts: &[Fact]) -> Vec<Vec<Fact>> {
    let segments = clues.segments();
    let mut objects: Vec<Vec<Fact>> = Vec::new();
    for &fact in facts {
        let is_tied =
            |object: &Vec<Fact>| object.iter().any(|&other| are_tied(segments, fact, other));
        let (tied, mut apart): (Vec<_>, Vec<_>) = objects.into_iter().partition(is_tied);
        apart.push([tied.concat(), vec![fact]].concat());
        objects = apart;
    }
    objects
}

fn are_tied(segments: &Segments, one: Fact, other: Fact) -> bool {
    let (Fact::Cell(one, state), Fact::Cell(other, same)) = (one, other) else {
        return false;
    };
    let in_line = |one: Cell, other: Cell| one.row == other.row || one.col == other.col;
    let [lower, upper] = [segments.of(one), segments.of(other)];
    state == same
        && in_line(one, other)
        && (lower == upper || segments.is_below(lower, upper) || segments.is_below(upper, lower))
}

/// Removes from the trials of a step what they do not need.
pub(super) fn minimise(clues: &Clues, step: &mut Step<Aquarium>) {
    solve::minimise(clues, step);
    for trial in &mut step.trials {
        if let Some(end) = &mut trial.end
            && let Some(count) = broken_line(clues, end)
        {
            // With fewer facts, the sum can be broken in another way.
            end.clash.rule = match (count.need(), count.spare()) {
                (None, _) => Rule::SumExceeded,
                (_, None) => Rule::SumShort,
                _ => Rule::SumMissed,
            };
        }
    }
}

/// Premises as clauses, with the negation of what is found.
struct Question {
    sums: SumSat,
    network: Network,
    switches: Vec<Lit>,
}

impl Question {
    fn new(clues: &Clues, premises: &[Premise<Aquarium>], found: &[Fact]) -> Self {
        let network = Network::new(clues);
        let mut question = Self {
            sums: SumSat::without_lines(&network, &network.levels),
            network,
            switches: Vec::new(),
        };
        if !found.is_empty() {
            let fails = found
                .iter()
                .map(|fact| question.switch(clues, &[fact.negated()]));
            let one_fails: Vec<Lit> = fails.collect();
            question.sums.sat().add(one_fails);
        }
        for premise in premises {
            let switch = match premise {
                Premise::Clue(site) => {
                    let switch = question.sums.sat().fresh();
                    let network = &question.network;
                    let line = network.lines.iter().position(|line| line.site == *site);
                    if let Some(line) = line {
                        question
                            .sums
                            .add_line(network, &network.levels, line, Some(switch));
                    }
                    switch
                }
                Premise::Object(facts) => question.switch(clues, facts),
            };
            question.switches.push(switch);
        }
        question
    }

    /// Returns a switch under which some facts hold.
    fn switch(&mut self, clues: &Clues, facts: &[Fact]) -> Lit {
        let switch = self.sums.sat().fresh();
        for &fact in facts {
            for clause in self.clauses(clues.segments(), fact) {
                self.sums.sat().add(clause.into_iter().chain([!switch]));
            }
        }
        switch
    }

    /// The literal "a segment is water".
    fn water(&self, id: SegmentId) -> Lit {
        let (chain, place) = self.network.place(id);
        let filled = self.sums.filled(chain, place + 1);
        filled.expect("every level of a chain is left")
    }

    fn clauses(&self, segments: &Segments, fact: Fact) -> Vec<Vec<Lit>> {
        match fact {
            Fact::Cell(cell, state) => {
                let water = self.water(segments.of(cell));
                vec![vec![water.apply_sign(state == CellState::Water)]]
            }
            Fact::Surface(cell, here) => {
                let id = segments.of(cell);
                let below = self.water(id);
                let above = segments.get(id).above.map(|above| self.water(above));
                match here {
                    true => [vec![below]]
                        .into_iter()
                        .chain(above.map(|above| vec![!above]))
                        .collect(),
                    false => vec![[!below].into_iter().chain(above).collect()],
                }
            }
        }
    }
}

impl Entail for Aquarium {
    fn entailment(
        clues: &Clues,
        premises: &[Premise<Self>],
        found: &[Fact],
    ) -> impl FnMut(&[usize]) -> Option<Vec<usize>> {
        let mut question = Question::new(clues, premises, found);
        move |kept| {
            let assumed: Vec<Lit> = kept.iter().map(|&i| question.switches[i]).collect();
            let answer = question.sums.solve(&assumed, &mut Fuel::new(BUDGET));
            matches!(answer, Advance::Finished(_)).then(|| {
                let sat = question.sums.sat();
                let mut used = kept.to_vec();
                used.retain(|&i| sat.is_in_core(question.switches[i]));
                used
            })
        }
    }

    /// A sum relies on all that it counts. With gravity, water can be level in several ways.
    fn is_loose(_: &Clues, step: &Step<Self>) -> bool {
        step.reason.is_none() && step.given.len() > 1
    }
}
