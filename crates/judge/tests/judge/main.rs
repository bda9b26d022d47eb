//! Tests of the judge: sound and unsound steps written for it, known counts of loops,
//! and traces with an injected fault.

mod counting;
mod roles;
mod spoiled;

use clew_core::grid::{Cell, Edge, Site};
use clew_core::model::{Clash, Contradiction, Fact as _};
use clew_core::trace::{Case, Event, Step, Trial, Verdict};
use clew_judge::{check_part, check_trace};
use clew_slitherlink::{Board, Clues, Fact, Mark, Rule, Side, Slitherlink, Technique};

fn step(technique: Technique, clues: &[Cell], given: &[Fact], found: &[Fact]) -> Step<Slitherlink> {
    Step {
        technique,
        clues: clues.iter().map(|cell| cell.site()).collect(),
        given: given.to_vec(),
        found: found.to_vec(),
        trials: Vec::new(),
        groups: Vec::new(),
        areas: Vec::new(),
        chain: Vec::new(),
        reason: None,
    }
}

fn clues(text: &str) -> Clues {
    clew_judge::clues(text)
}

fn checked(text: &str, steps: Vec<Step<Slitherlink>>) -> Result<Board, String> {
    let events: Vec<_> = steps.into_iter().map(Event::Step).collect();
    check_part(&clues(text), &events).map(|report| report.board)
}

/// Checks that steps are refused, with a sentence that says so.
fn assert_fault(text: &str, steps: Vec<Step<Slitherlink>>, told: &str) {
    let fault = checked(text, steps).expect_err(told);
    assert!(fault.contains(told), "{fault}");
}

fn cross(edge: Edge) -> Fact {
    Fact::Edge(edge, Mark::Cross)
}

fn line(edge: Edge) -> Fact {
    Fact::Edge(edge, Mark::Line)
}

#[test]
fn a_good_step_is_accepted() {
    let corner = Cell::new(0, 0);
    let good = step(Technique::Zero, &[corner], &[], &corner.edges().map(cross));
    let board = checked("0..,...,...", vec![good]).expect("a 0 has four crosses");
    assert_eq!(board.edge(Edge::Above(corner)), Some(Mark::Cross));
}

#[test]
fn missing_evidence_is_noticed() {
    let corner = Cell::new(0, 0);
    let bad = step(Technique::Zero, &[], &[], &corner.edges().map(cross));
    assert_fault("0..,...,...", vec![bad], "does not follow");
}

#[test]
fn a_fact_that_is_not_known_cannot_be_given() {
    let (a, b) = (Edge::Above(Cell::new(0, 0)), Edge::LeftOf(Cell::new(0, 0)));
    let bad = step(Technique::ForcedContinuation, &[], &[line(a)], &[line(b)]);
    assert_fault("...,...,...", vec![bad], "is not known");
}

#[test]
fn a_clue_that_is_not_printed_cannot_be_named() {
    let corner = Cell::new(0, 0);
    let bad = step(Technique::Zero, &[corner], &[], &corner.edges().map(cross));
    assert_fault("...,...,...", vec![bad], "no clue");
}

#[test]
fn a_known_fact_cannot_be_found_again() {
    let corner = Cell::new(0, 0);
    let good = step(Technique::Zero, &[corner], &[], &corner.edges().map(cross));
    assert_fault("0..,...,...", vec![good.clone(), good], "known before");
}

/// Row of three cells whose ends are inside: the middle is inside, too.
fn row_of_three() -> (Vec<Step<Slitherlink>>, [Fact; 3]) {
    let sides = [0, 1, 2].map(|col| Fact::Cell(Cell::new(0, col), Side::Inside));
    let ends = [0, 2].map(|col| Cell::new(0, col));
    let threes = ends.map(|cell| {
        let found = Fact::Cell(cell, Side::Inside);
        step(Technique::ForcedCell, &[cell], &[], &[found])
    });
    (threes.to_vec(), sides)
}

#[test]
fn connection_is_a_reason() {
    let (mut steps, [left, middle, right]) = row_of_three();
    steps.push(step(
        Technique::InsideBreakout,
        &[],
        &[left, right],
        &[middle],
    ));
    assert!(checked("3.3", steps).is_ok());
    let (mut steps, [left, middle, _]) = row_of_three();
    steps.push(step(Technique::InsideBreakout, &[], &[left], &[middle]));
    assert_fault("3.3", steps, "does not follow");
}

fn broken(clues: Vec<Site>, given: Vec<Fact>) -> Contradiction<Slitherlink> {
    let clash = Clash::new(Rule::Separated, Vec::new());
    Contradiction {
        clues,
        given,
        clash,
    }
}

fn trial_step(end: Option<Contradiction<Slitherlink>>) -> Vec<Step<Slitherlink>> {
    let (mut steps, [left, middle, right]) = row_of_three();
    let mut trial = step(Technique::Trial, &[], &[left, right], &[middle]);
    trial.trials.push(Trial {
        assumed: middle.negated(),
        steps: vec![],
        end,
    });
    steps.push(trial);
    steps
}

#[test]
fn a_trial_must_end_in_a_real_contradiction() {
    let (_, [left, middle, right]) = row_of_three();
    let real = broken(vec![], vec![left, right, middle.negated()]);
    assert!(checked("3.3", trial_step(Some(real))).is_ok());
    let not_real = broken(vec![], vec![left, middle.negated()]);
    assert_fault("3.3", trial_step(Some(not_real)), "not a contradiction");
    let unnamed = broken(
        vec![Cell::new(0, 0).site()],
        vec![left, right, middle.negated()],
    );
    assert_fault("3.3", trial_step(Some(unnamed)), "does not name");
}

#[test]
fn a_trial_without_end_must_lead_to_what_is_found() {
    assert_fault("3.3", trial_step(None), "does not lead to");
}

#[test]
fn both_branches_of_a_choice_can_lead_to_the_same() {
    let corner = Cell::new(0, 0);
    let [top, right, _, left] = corner.edges();
    // A 2 in the corner of a 2 × 2 board: the corner makes top and left equal.
    let way = |mark: Mark| Trial {
        assumed: Fact::Edge(top, mark),
        steps: vec![step(
            Technique::ForcedContinuation,
            &[],
            &[Fact::Edge(top, mark)],
            &[Fact::Edge(left, mark)],
        )],
        end: None,
    };
    let mut choice = step(
        Technique::TwoSidedTrial,
        &[],
        &[],
        &[Fact::Edge(left, Mark::Line)],
    );
    choice.trials = vec![way(Mark::Line), way(Mark::Cross)];
    assert_fault("2.,..", vec![choice], "does not lead to");
    // At a 3 in the corner, both alternatives lead to the lines at the corner.
    let three = |assumed: Fact| Trial {
        assumed,
        steps: vec![step(
            Technique::CornerThree,
            &[corner],
            &[],
            &[line(top), line(left)],
        )],
        end: None,
    };
    let mut choice = step(
        Technique::TwoSidedTrial,
        &[corner],
        &[],
        &[line(top), line(left)],
    );
    choice.trials = vec![three(line(right)), three(cross(right))];
    assert!(checked("3.,..", vec![choice.clone()]).is_ok());
    // A single alternative proves no more than the evidence does.
    choice.clues.clear();
    choice.trials.pop();
    choice.trials[0].steps[0].clues.clear();
    assert!(checked("3.,..", vec![choice]).is_err());
}

#[test]
fn a_case_that_is_a_solution_cannot_fail() {
    let fail = |inside: bool| {
        let side = if inside { Side::Inside } else { Side::Outside };
        vec![
            Event::Enumerate {
                undecided: 1,
                cases: Some(2),
                cut_short: false,
            },
            Event::Case(Case {
                number: 1,
                of: Some(2),
                facts: vec![Fact::Cell(Cell::new(0, 0), side)],
                clash: Clash::new(Rule::NoLoop, Vec::new()),
            }),
        ]
    };
    assert!(check_part(&clues("."), &fail(false)).is_ok());
    let fault = check_part(&clues("."), &fail(true));
    assert!(fault.is_err_and(|fault| fault.contains("is a solution")));
}

#[test]
fn a_wrong_verdict_is_noticed() {
    let fault = check_trace(
        &clues("4"),
        &[
            Event::Enumerate {
                undecided: 1,
                cases: Some(2),
                cut_short: false,
            },
            Event::Exhausted { cases: 2 },
        ],
        Verdict::Impossible,
    );
    assert!(fault.is_err_and(|fault| fault.contains("counting says Unique")));
}
