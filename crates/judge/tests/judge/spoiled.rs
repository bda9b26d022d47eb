//! Traces of every kind with a single injected fault: none is accepted.

use clew_aquarium::{Clues, Levels};
use clew_core::grid::{Cell, Shape, Vertex};
use clew_core::model::Fact as _;
use clew_core::solve::Method;
use clew_core::trace::{Event, Step, Verdict};

use clew_judge::length::is_soak;
use clew_judge::{Clued, Judged, Run, aquarium, check_part, check_trace, run, slitherlink, sudoku};

/// A fault and the step that contains it, if the step allows the fault.
type Spoiled<P> = Vec<(&'static str, Step<P>)>;

/// Faults to inject into a step, wherever it is in a trace.
fn spoiled<P: Judged>(step: &Step<P>) -> Spoiled<P> {
    let nowhere = Vertex { row: 0, col: 0 }.site();
    let with = |fault, spoil: &dyn Fn(&mut Step<P>)| {
        let mut step = step.clone();
        spoil(&mut step);
        (fault, step)
    };
    let mut all = vec![
        with("the opposite is found", &|step| {
            step.found[0] = step.found[0].negated();
        }),
        with("nothing is found", &|step| step.found.clear()),
        with("a fact is found twice", &|step| {
            step.found.push(step.found[0]);
        }),
        with("both of two opposites are found", &|step| {
            step.found.push(step.found[0].negated());
        }),
        with("what is found is given", &|step| {
            step.given.push(step.found[0]);
        }),
        with("a clue is named where none is", &|step| {
            step.clues.push(nowhere);
        }),
        with("an area is named that has no rule", &|step| {
            step.areas.push(vec![Cell::new(0, 0).site()]);
        }),
    ];
    for i in 0..step.trials.len() {
        all.push(with("the opposite is supposed", &|step| {
            step.trials[i].assumed = step.trials[i].assumed.negated();
        }));
        if step.trials[i].end.is_some() {
            all.push(with("a trial comes to no end", &|step| {
                step.trials[i].end = None;
            }));
        }
        for j in 0..step.trials[i].steps.len() {
            all.push(with("a trial goes wrong", &|step| {
                let found = &mut step.trials[i].steps[j].found;
                found[0] = found[0].negated();
            }));
            all.push(with("a trial finds what is supposed", &|step| {
                let assumed = step.trials[i].assumed;
                step.trials[i].steps[j].found.push(assumed);
            }));
            all.push(with("a trial names a clue of its own", &|step| {
                step.trials[i].steps[j].clues.push(nowhere);
            }));
        }
    }
    all
}

/// Injects faults into each event of a run in turn. Returns their number.
fn none_is_accepted<C: Clued>(clues: &C) -> usize {
    let Run {
        events, verdict, ..
    } = run(clues, Method::Human);
    let (mut tried, mut before) = (0, Vec::new());
    let mut refused = |fault: &str, events: &[Event<C::Kind>]| {
        tried += 1;
        assert!(check_part(clues, events).is_err(), "{fault}: {events:?}");
    };
    for event in &events {
        let mut with = |fault: &str, event: Event<C::Kind>| {
            let all = [&before[..], &[event]].concat();
            refused(fault, &all);
        };
        match event {
            Event::Step(step) => {
                for (fault, step) in spoiled(step) {
                    with(fault, Event::Step(step));
                }
                let twice = [&before[..], &[event.clone(), event.clone()]].concat();
                refused("a step is told twice", &twice);
            }
            &Event::Enumerate {
                undecided,
                cases,
                cut_short,
            } => {
                let undecided = undecided + 1;
                let event = Event::Enumerate {
                    undecided,
                    cases,
                    cut_short,
                };
                with("a cell more is open", event);
            }
            Event::Case(case) => {
                let mut other = case.clone();
                other.of = Some(case.of.map_or(1, |of| of + 1));
                with("a case is one of more", Event::Case(other));
                let mut other = case.clone();
                other.number = 0;
                with("a case has no number", Event::Case(other));
            }
            Event::Solution { facts, case } => {
                let solution = |facts: &[_], case| Event::Solution {
                    facts: facts.to_vec(),
                    case,
                };
                if let [first, rest @ ..] = &facts[..] {
                    with("a solution is not complete", solution(rest, *case));
                    let twice = [&facts[..], &[*first]].concat();
                    with("a solution adds a fact twice", solution(&twice, *case));
                }
                with(
                    "a solution is not a case",
                    solution(facts, u64::from(*case == 0)),
                );
            }
            Event::Contradiction(_) | Event::Exhausted { .. } => {}
        }
        before.push(event.clone());
    }
    before.push(events[0].clone());
    refused("something happens after the end", &before);
    let verdicts = [
        Verdict::Unique,
        Verdict::Several,
        Verdict::Impossible,
        Verdict::Open,
    ];
    for other in verdicts.into_iter().filter(|&other| other != verdict) {
        assert!(check_trace(clues, &events, other).is_err(), "{other:?}");
    }
    assert!(check_trace(clues, &events, verdict).is_ok());
    tried
}

#[test]
fn no_spoiled_trace_of_a_slitherlink_is_accepted() {
    let boards = (1..8).map(|seed| slitherlink::random::board(Shape::new(4, 5), seed));
    let tried: usize = boards.map(|clues| none_is_accepted(&clues)).sum();
    assert!(tried > 300, "{tried}");
}

#[test]
fn no_spoiled_trace_of_a_sudoku_is_accepted() {
    let is_soak = is_soak();
    let tried: usize = (1..if is_soak { 40 } else { 4 })
        .map(|seed| none_is_accepted(&sudoku::random::board(seed)))
        .sum();
    assert!(tried > 100, "{tried}");
}

#[test]
fn no_spoiled_trace_of_an_aquarium_is_accepted() {
    let puzzle = |seed, levels| aquarium::random::puzzle(seed, Shape::new(5, 5), levels, 3);
    let boards = (1..6).flat_map(|seed| {
        let both = [Levels::Tank, Levels::Water];
        both.map(|levels| -> Clues { puzzle(seed, levels) })
    });
    let tried: usize = boards.map(|clues| none_is_accepted(&clues)).sum();
    assert!(tried > 300, "{tried}");
}
