//! Jobs of every kind.

use crate::kind::{self, Answer, CoachQuestion, End, Kind, Marks, Proofs, Question, Task, job};
use clew_core::coach;
use clew_core::solve::Fuel;
use clew_slitherlink::Slitherlink;

fn proved(text: &str, near: Option<Proofs>) -> Proofs {
    let code = kind::read(text).unwrap().remove(0).code;
    let question = Question::Proof { near };
    let mut job = job(Task::Ask { code, question }).unwrap();
    let mut last = None;
    loop {
        let slice = job.run(&mut Fuel::unlimited());
        last = slice.answer.or(last);
        if slice.end.is_some() {
            break;
        }
    }
    match last {
        Some(Answer::Proof(proofs)) => proofs,
        other => panic!("{other:?}"),
    }
}

/// Number of facts shared by all solutions of a puzzle, and number of facts that
/// describe one solution.
fn decided(text: &str) -> (Option<usize>, Option<usize>) {
    let counts = kind::counts(&proved(text, None));
    (counts.backbone, counts.facts)
}

#[test]
fn facts_about_a_board_of_another_size_change_no_count() {
    let nine = format!("1{}", ".".repeat(80));
    let sixteen = format!("G{}", ".".repeat(255));
    for [one, other] in [
        ["slither/3/3/i5d", "slither/5/4/zh"],
        [&nine, &sixteen],
        [&nine, "1..............."],
        ["0 1\n1\n- -", "0 0 1\n2 1 1\n1 3\n1 1 2"],
    ] {
        for (text, near) in [(one, other), (other, one)] {
            let near = Some(proved(near, None));
            let counts = kind::counts(&proved(text, near));
            assert_eq!(counts, kind::counts(&proved(text, None)), "{text}");
        }
    }
}

/// The last answer to a player's question.
fn advice(text: &str, marks: Option<&[&str]>, ask: CoachQuestion) -> (Option<Answer>, End) {
    let code = kind::read(text).unwrap().remove(0).code;
    let marks = marks.map_or(Marks::none(Kind::new("sudoku")), |texts| {
        kind::stated(&code, texts).unwrap().marks
    });
    let mut job = job(Task::Coach { code, marks, ask }).unwrap();
    let mut last = None;
    loop {
        let slice = job.run(&mut Fuel::new(2));
        last = slice.answer.or(last);
        if let Some(end) = slice.end {
            return (last, end);
        }
    }
}

fn of_slitherlink(answer: Option<Answer>) -> Option<coach::Answer<Slitherlink>> {
    match answer? {
        Answer::Coach(advice) => advice.answer(),
        _ => None,
    }
}

#[test]
fn a_player_is_answered_in_slices() {
    let puzzle = "4..,...,...";
    let check = CoachQuestion::Check { refutes: true };
    let (answer, end) = advice(puzzle, Some(&["R1C1 top cross"]), check);
    assert_eq!(end, End::Coached);
    let Some(coach::Answer::Checked { wrong, refutation }) = of_slitherlink(answer) else {
        panic!("no check");
    };
    assert!(wrong.len() == 1 && refutation.is_some());
    let hint = CoachQuestion::Hint(coach::HintRequest::default());
    // Marks of another kind are ignored.
    let (answer, _) = advice(puzzle, None, hint);
    assert!(matches!(
        of_slitherlink(answer),
        Some(coach::Answer::Step(_))
    ));
    let nothing = CoachQuestion::Why(Marks::none(Kind::new("slitherlink")));
    assert_eq!(advice(puzzle, Some(&[]), nothing), (None, End::Coached));
    let moves = vec![1.into(), 2.into()];
    let marks = ["R1C1 top line", "R1C1 left line", "R1C1 right line"];
    let (answer, _) = advice(puzzle, Some(&marks), CoachQuestion::Review { moves });
    let Some(Answer::Coach(advice)) = answer else {
        panic!("{answer:?}");
    };
    let code = kind::read(puzzle).unwrap().remove(0).code;
    assert_eq!(kind::counsel(&advice).chain(&code).len(), 2);
    assert_eq!(
        kind::counsel(&advice).sentence(&code).unwrap().message,
        "coach-reviewed"
    );
}

#[test]
fn decided_places_are_counted_as_a_solution_states_them() {
    assert_eq!(decided("1..............."), (Some(1), Some(16)));
    assert_eq!(decided("1234341221434321"), (Some(16), Some(16)));
    // Either of the two cells may have the water.
    assert_eq!(decided("0 1\n1\n- -"), (Some(0), Some(2)));
}
