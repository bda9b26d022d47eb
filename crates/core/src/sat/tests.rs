//! Laws over small formulas.

use crate::grid::{Cell, Site};
use crate::solve::{Advance, Fuel, Satisfiable};

use super::{
    Backbone, CALL, Candidates, DeletionMus, Lit, Oracle, SatSolver, Status, Unsatisfiable,
};

/// A formula; its models have a value for each variable.
struct Formula {
    sat: SatSolver,
    variables: Vec<Lit>,
}

impl Formula {
    fn new(variables: usize) -> Self {
        let mut sat = SatSolver::new();
        let variables = (0..variables).map(|_| sat.fresh()).collect();
        Self { sat, variables }
    }

    /// Clauses as the clues of a puzzle, each under a switch of its own.
    fn switched(&mut self, clauses: &[Vec<Lit>]) -> Vec<(Site, Lit)> {
        let mut clues = Vec::new();
        for (col, clause) in (0..).zip(clauses) {
            let switch = self.sat.fresh();
            self.sat.add(clause.iter().copied().chain([!switch]));
            clues.push((Cell::new(0, col).site(), switch));
        }
        clues
    }
}

impl Oracle for Formula {
    type Value = bool;

    fn solve(&mut self, assumed: &[Lit], fuel: &mut Fuel) -> Advance<Vec<bool>, Unsatisfiable> {
        if !fuel.spend_many(CALL) {
            return Advance::OutOfFuel;
        }
        match self.sat.call(assumed) {
            Status::Satisfiable => {
                let values = self.variables.iter().map(|&lit| self.sat.is_true(lit));
                Advance::Event(values.collect())
            }
            Status::Unsatisfiable => Advance::Finished(Unsatisfiable),
            Status::Unknown => Advance::OutOfFuel,
        }
    }

    fn sat(&mut self) -> &mut SatSolver {
        &mut self.sat
    }
}

/// Values shared by all models seen, by variable.
struct Shared(Vec<Option<bool>>);

impl Candidates<Formula> for Shared {
    fn include(&mut self, model: &[bool]) {
        for (shared, &value) in self.0.iter_mut().zip(model) {
            *shared = shared.filter(|&shared| shared == value);
        }
    }

    fn question(&self, formula: &mut Formula) -> Lit {
        let question = formula.sat.fresh();
        let shared = self.0.iter().zip(&formula.variables);
        let differs = shared.filter_map(|(shared, lit)| Some(lit.apply_sign(!(*shared)?)));
        let clause: Vec<Lit> = differs.chain([!question]).collect();
        formula.sat.add(clause);
        question
    }
}

/// Asks with the fuel of one call at a time, until the search ends.
fn searched(
    mus: &mut DeletionMus,
    formula: &mut Formula,
) -> (Advance<Vec<Site>, Satisfiable>, usize) {
    for calls in 0.. {
        match mus.search(formula, &mut Fuel::new(CALL)) {
            Advance::OutOfFuel => {}
            end => return (end, calls),
        }
    }
    unreachable!("a search ends")
}

#[test]
fn only_the_needed_contradicting_clauses_remain() {
    let mut formula = Formula::new(3);
    let [a, b, c] = formula.variables[..] else {
        unreachable!("three variables")
    };
    // The second clause is not part of the contradiction of the others.
    let clues = formula.switched(&[vec![a], vec![c], vec![!a, b], vec![!b, c], vec![!b]]);
    let needed: Vec<Site> = [0, 2, 4].map(|i: usize| clues[i].0).to_vec();
    let mut mus = DeletionMus::new(clues);
    let (end, calls) = searched(&mut mus, &mut formula);
    assert_eq!(end, Advance::Event(needed));
    assert!(calls > 1 && mus.open() == 0);
}

#[test]
fn clauses_with_a_model_have_no_unsatisfiable_subset() {
    let mut formula = Formula::new(2);
    let [a, b] = formula.variables[..] else {
        unreachable!("two variables")
    };
    let clues = formula.switched(&[vec![a, b], vec![!a, !b]]);
    let (end, _) = searched(&mut DeletionMus::new(clues), &mut formula);
    assert_eq!(end, Advance::Finished(Satisfiable));
}

#[test]
fn a_backbone_is_what_all_models_share() {
    let mut formula = Formula::new(4);
    let [a, b, c, d] = formula.variables[..] else {
        unreachable!("four variables")
    };
    // `a` is false and `b` true in all models; `c` and `d` differ.
    for clause in [
        vec![!a, b],
        vec![!a, !b],
        vec![a, b],
        vec![c, d],
        vec![!c, !d],
    ] {
        formula.sat.add(clause);
    }
    let Advance::Event(first) = formula.solve(&[], &mut Fuel::unlimited()) else {
        panic!("it has a model");
    };
    let mut backbone = Backbone::new(Shared(first.into_iter().map(Some).collect()));
    let settled = backbone.settle(Some(&mut formula), &mut Fuel::unlimited());
    let shared = settled.expect("fuel without end");
    assert_eq!(shared.0, [Some(false), Some(true), None, None]);
}
