//! Games of every kind.

use crate::kind::{
    self, Advice, Answer as JobAnswer, CoachQuestion, Code, End, Marks, Played, Task, game,
    stored_game,
};
use clew_core::game::{Key, NotStored, Press};
use clew_core::scene::Point;
use clew_core::solve::Fuel;

fn code(text: &str) -> Code {
    kind::read(text).unwrap().remove(0).code
}

/// The last advice of a question.
fn ask(game: &dyn Played, marks: Marks, ask: CoachQuestion) -> Advice {
    let code = game.code().clone();
    let mut job = kind::job(Task::Coach { code, marks, ask }).unwrap();
    let slice = job.run(&mut Fuel::unlimited());
    assert_eq!(slice.end, Some(End::Coached));
    match slice.answer {
        Some(JobAnswer::Coach(advice)) => advice,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_game_is_played_by_hints_stored_and_reviewed() {
    for text in [
        "4..,...,...",
        "1.3434.22.43432.",
        "0 0 1\n2 1 1\n1 3\n1 1 2",
    ] {
        let mut game = game(&code(text)).unwrap();
        while !game.is_solved() {
            let hint = CoachQuestion::Hint(clew_core::coach::HintRequest::default());
            let advice = ask(game.as_ref(), game.marks(), hint);
            assert!(game.take_hint(advice), "{text}: {:?}", game.written());
        }
        assert!(game.broken().is_empty());
        let stored = game.stored().write();
        let again = stored_game(&stored).unwrap();
        assert_eq!(again.stored().write(), stored);
        assert_eq!(again.written(), game.written());
        let (marks, question) = again.review();
        let advice = ask(again.as_ref(), marks, question);
        assert_eq!(kind::counsel(&advice).chain(game.code()).len(), game.done());
    }
}

#[test]
fn a_clash_has_its_rule_and_a_sentence() {
    let mut game = game(&code("0..,...,...")).unwrap();
    assert!(game.press(Press::main(Point::new(0.5, 0.0))));
    let broken = game.broken();
    assert_eq!(broken[0].rule, "slitherlink-rule-clue-exceeded");
    assert_eq!(broken[0].explanation.message, broken[0].rule);
    assert!(!game.conclude() && game.undo() && !game.undo());
}

#[test]
fn only_a_refuted_assumption_concludes_its_opposite() {
    let mut game = game(&code("1.3434.22.43432.")).unwrap();
    let check = |game: &dyn Played| {
        let marks = game.supposition().unwrap();
        ask(game, marks, CoachQuestion::Check { refutes: true })
    };
    let enter = |game: &mut dyn Played, place: [f64; 2], digit| {
        game.press(Press::main(Point::new(place[0], place[1])));
        game.key(Key::Digit(digit, None))
    };
    game.suppose();
    assert_eq!(game.supposition(), None);
    // The correct 2, and a second one beside it: the second one causes the clash.
    assert!(enter(game.as_mut(), [1.5, 0.5], 2) && enter(game.as_mut(), [2.5, 1.5], 2));
    let advice = check(game.as_ref());
    assert!(!game.is_refuted(&advice) && kind::counsel(&advice).wrong() == Some(0));
    game.drop_trial();
    game.suppose();
    assert!(enter(game.as_mut(), [1.5, 0.5], 4));
    let advice = check(game.as_ref());
    // Its row already has a 4: one picture is enough.
    assert!(game.is_refuted(&advice) && kind::counsel(&advice).frames() == 1);
    assert!(game.conclude() && game.trials() == 0);
    assert!(game.written().iter().any(|(mark, _)| mark == "R1C2!=4"));
    assert!(!game.is_refuted(&advice));
}

#[test]
fn a_stored_game_of_no_kind_is_refused() {
    let game = game(&code("4..,...,...")).unwrap();
    let text = game.stored().write().replace("slitherlink\"", "go\"");
    assert_eq!(stored_game(&text).err(), Some(NotStored::Kind));
}
