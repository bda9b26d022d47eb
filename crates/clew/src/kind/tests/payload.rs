//! Payloads of several kinds.

use crate::kind::{self, Advice, Events};
use clew_core::coach::Answer;
use clew_core::solve::{Method, Solver};
use clew_core::trace::Event;
use clew_slitherlink::Slitherlink;
use clew_sudoku::Sudoku;

/// Events of a run on a small Slitherlink.
fn run() -> Vec<Event<Slitherlink>> {
    let code = kind::read("2.3,2.2,2.3").unwrap().remove(0).code;
    let clues = code.clues::<Slitherlink>().unwrap().clone();
    Solver::new(clues, Method::Human).collect()
}

#[test]
fn events_are_appended_forgotten_and_read_back() {
    let run = run();
    let (first, later) = run.split_at(2);
    let mut events = Events::of::<Slitherlink>(first);
    events.append(Events::of::<Slitherlink>(later));
    assert_eq!(events, Events::of::<Slitherlink>(&run));
    assert_eq!(events.len(), run.len());
    let mut stored = Events::read(&events.write()).unwrap();
    for count in [0, 1, 2] {
        stored.forget_first(count);
    }
    assert_eq!(stored.events::<Slitherlink>(), run[3..]);
    stored.append(Events::of::<Slitherlink>(first));
    assert_eq!(stored.events::<Slitherlink>(), [&run[3..], first].concat());
    stored.forget_first(run.len());
    assert!(stored.is_empty() && stored.events::<Slitherlink>().is_empty());
}

#[test]
fn payloads_of_another_kind_are_empty() {
    let run = run();
    let mut events = Events::of::<Slitherlink>(&run);
    assert!(events.events::<Sudoku>().is_empty());
    events.append(Events::of::<Sudoku>(&[]));
    assert_eq!(events.events::<Slitherlink>(), run);
    let code = kind::read("1.3434.22.43432.").unwrap().remove(0).code;
    let marks = kind::stated(&code, &["R1C2=2"]).unwrap().marks;
    assert_eq!(marks.facts::<Sudoku>().len(), 1);
    assert!(marks.facts::<Slitherlink>().is_empty());
    let advice = Advice::of::<Sudoku>(&Answer::Solved);
    assert_eq!(advice.answer::<Sudoku>(), Some(Answer::Solved));
    assert_eq!(advice.answer::<Slitherlink>(), None);
    assert!(kind::counsel(&advice).sentence(&code).is_some());
}
