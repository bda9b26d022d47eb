//! History, trials, checkpoints and stored games on small boards.

use clew_core::format::Read as _;
use clew_slitherlink::{Fact, Slitherlink};

use clew_core::game::{Action, Game, Marking as _, NotStored, Stored};

fn game() -> Game<Slitherlink> {
    let clues = Slitherlink::parse("4..,...,...")
        .expect("it is there")
        .remove(0)
        .clues;
    let mut game = Game::new(clues);
    game.aids = clew_core::game::Aids::NONE;
    game
}

fn fact(game: &Game<Slitherlink>, text: &str) -> Fact {
    Slitherlink::read(game.clues(), text).expect("it is there")
}

fn mark(game: &mut Game<Slitherlink>, text: &str) {
    let fact = fact(game, text);
    game.take_hint(&[fact], None);
}

#[test]
fn a_reset_can_be_undone() {
    let mut game = game();
    assert!(!game.reset());
    mark(&mut game, "R1C1 top line");
    mark(&mut game, "R1C1 top cross");
    assert!(game.reset() && game.position().is_empty());
    game.undo();
    assert_eq!(game.written(), ["R1C1 top cross"]);
    game.undo();
    assert_eq!(game.written(), ["R1C1 top line"]);
    game.undo();
    assert!(!game.undo());
    while game.redo() {}
    assert!(game.position().is_empty());
    assert_eq!(game.done(), 3);
}

#[test]
fn trials_nest_and_end_in_three_ways() {
    let mut game = game();
    mark(&mut game, "R1C1 inside");
    game.suppose();
    mark(&mut game, "R1C1 top line");
    game.suppose();
    mark(&mut game, "R2C2 top cross");
    mark(&mut game, "R3C3 outside");
    let slot = |text| Slitherlink::slot(fact(&self::game(), text));
    let depth = |game: &Game<Slitherlink>, text| game.state().depth(slot(text));
    assert_eq!(depth(&game, "R1C1 inside"), 0);
    assert_eq!(depth(&game, "R1C1 top line"), 1);
    assert_eq!(depth(&game, "R3C3 outside"), 2);
    let supposition = ["R1C1 inside", "R1C1 top line", "R2C2 top cross"];
    let supposition = supposition.map(|text| fact(&game, text)).to_vec();
    assert_eq!(game.supposition(), Some(supposition));
    assert!(game.conclude());
    assert_eq!(
        game.written(),
        ["R1C1 inside", "R1C1 top line", "R2C2 top line"]
    );
    assert!(game.drop_trial());
    assert_eq!(game.written(), ["R1C1 inside"]);
    assert!(!game.keep() && !game.drop_trial() && !game.conclude());
    game.undo();
    assert_eq!(game.state().trials.len(), 1);
    assert!(game.keep());
    assert_eq!(
        game.written(),
        ["R1C1 inside", "R1C1 top line", "R2C2 top line"]
    );
}

#[test]
fn a_trial_without_a_mark_has_nothing_to_conclude() {
    let mut game = game();
    game.suppose();
    assert!(!game.conclude() && game.supposition().is_none());
    assert_eq!(
        game.moves().last().map(|turn| turn.action),
        Some(Action::Suppose)
    );
}

#[test]
fn a_checkpoint_is_kept_when_its_moves_are_gone() {
    let mut game = game();
    mark(&mut game, "R1C1 top line");
    mark(&mut game, "R1C1 left line");
    game.set_checkpoint("two sides");
    game.undo();
    game.undo();
    mark(&mut game, "R3C3 outside");
    assert!(game.return_to(0) && !game.return_to(1));
    assert_eq!(game.written(), ["R1C1 top line", "R1C1 left line"]);
    game.undo();
    assert_eq!(game.written(), ["R3C3 outside"]);
    assert_eq!(game.checkpoints().len(), 1);
}

#[test]
fn a_history_of_many_moves_is_walked_back_and_forth() {
    let mut game = game();
    for number in 0..300 {
        mark(
            &mut game,
            ["R1C1 top line", "R1C1 top cross", "R2C2 inside"][number % 3],
        );
        game.key(clew_core::game::Key::Outside);
    }
    let all = game.done();
    for moves in [0, 1, 63, 64, 65, 128, all - 1, all] {
        game.go_to(moves);
        assert_eq!(game.done(), moves);
    }
    let last = game.state().clone();
    while game.undo() {}
    while game.redo() {}
    assert_eq!(*game.state(), last);
}

#[test]
fn a_stored_game_is_read_back_and_goes_on() {
    let mut game = game();
    game.clock_mut().read(0);
    mark(&mut game, "R1C1 top line");
    game.clock_mut().read(2_500);
    game.suppose();
    mark(&mut game, "R1C1 left line");
    game.set_checkpoint("\"here\"");
    mark(&mut game, "R2C2 inside");
    game.press(clew_core::game::Press::main(clew_core::scene::Point::new(
        0.5, 0.0,
    )));
    game.press(clew_core::game::Press::main(clew_core::scene::Point::new(
        0.5, 0.0,
    )));
    game.undo();
    let text = game.stored("slitherlink").write();
    let stored = Stored::read(&text).unwrap();
    let mut read = Game::<Slitherlink>::of_stored(&stored, "slitherlink").unwrap();
    assert_eq!(read, game);
    assert_eq!(read.clock().elapsed(), 2_500);
    assert!(!read.clock().is_running());
    game.redo();
    read.redo();
    assert_eq!(read.state(), game.state());
}

/// A game as the first version wrote it.
const FIRST: &str = r#"{"version":1,"kind":"slitherlink","puzzle":"slither/3/3/4zc",
    "marks":["R1C1 top line","R1C1 left line"],"undone":["R3C3 outside"],"elapsed":61000}"#;

#[test]
fn a_game_of_version_1_is_migrated() {
    let stored = Stored::read(FIRST).unwrap();
    let mut game = Game::<Slitherlink>::of_stored(&stored, "slitherlink").unwrap();
    assert_eq!(game.written(), ["R1C1 top line", "R1C1 left line"]);
    assert_eq!(game.clock().elapsed(), 61_000);
    assert!(game.redo() && !game.redo());
    assert_eq!(game.written().len(), 3);
    let again = Stored::read(&game.stored("slitherlink").write()).unwrap();
    assert_eq!(
        Game::<Slitherlink>::of_stored(&again, "slitherlink"),
        Ok(game)
    );
}

/// A game as the second version wrote it.
const SECOND: &str = r#"{"version":2,"kind":"slitherlink","puzzle":"slither/3/3/4zc",
    "moves":[{"action":"hint","at":7,"marks":["R1C1 top line"]}],"done":1,"elapsed":61000}"#;

#[test]
fn checks_and_questions_are_counted_and_a_game_of_version_2_has_none() {
    let stored = Stored::read(SECOND).unwrap();
    let mut game = Game::<Slitherlink>::of_stored(&stored, "slitherlink").unwrap();
    assert_eq!(game.written(), ["R1C1 top line"]);
    assert_eq!((game.questions(), game.clock().elapsed()), (0, 61_000));
    game.count_question();
    game.count_question();
    game.undo();
    let text = game.stored("slitherlink").write();
    assert!(text.starts_with("{\"version\":4,"), "{text}");
    let stored = Stored::read(&text).unwrap();
    let read = Game::<Slitherlink>::of_stored(&stored, "slitherlink").unwrap();
    assert_eq!(read.questions(), 2);
    assert_eq!(read, game);
}

/// A game as the third version wrote it: one of its two hints was taken back.
const THIRD: &str = r#"{"version":3,"kind":"slitherlink","puzzle":"slither/3/3/4zc",
    "moves":[{"action":"hint","at":7,"marks":["R1C1 top line"]},
    {"action":"hint","at":9,"marks":["R1C1 left line"]}],"done":1,"elapsed":61000,"questions":1}"#;

#[test]
fn hints_are_counted_for_ever_and_those_of_version_3_are_its_moves() {
    let stored = Stored::read(THIRD).unwrap();
    let mut game = Game::<Slitherlink>::of_stored(&stored, "slitherlink").unwrap();
    assert_eq!((game.hints(), game.questions()), (2, 1));
    game.count_hint();
    game.go_to(0);
    mark(&mut game, "R1C1 top line");
    assert_eq!((game.moves().len(), game.hints()), (1, 3));
    let text = game.stored("slitherlink").write();
    let read = Stored::read(&text).unwrap();
    let read = Game::<Slitherlink>::of_stored(&read, "slitherlink").unwrap();
    assert_eq!(read, game);
    // A copy of the game that knows less help does not continue this one.
    let forgetful = Stored::read(&text.replace("\"hints\":3", "\"hints\":0")).unwrap();
    let stored = Stored::read(&text).unwrap();
    assert!(stored.continues(&forgetful) && !forgetful.continues(&stored));
}

#[test]
fn an_invalid_stored_game_is_refused_with_the_place() {
    let mut game = game();
    mark(&mut game, "R1C1 top line");
    let text = game.stored("slitherlink").write();
    let fault = |text: &str| {
        let stored = Stored::read(text);
        stored
            .and_then(|stored| Game::<Slitherlink>::of_stored(&stored, "slitherlink"))
            .unwrap_err()
    };
    assert_eq!(
        fault("{\n\"version\":4,"),
        NotStored::Unreadable {
            line: 2,
            column: 12
        }
    );
    assert!(matches!(fault("7"), NotStored::Unreadable { line: 1, .. }));
    assert_eq!(fault(&text.replace(":4,", ":5,")), NotStored::Later(5));
    assert_eq!(
        fault(&text.replace("slitherlink", "sudoku")),
        NotStored::Kind
    );
    assert!(matches!(
        fault(&text.replace("slither/", "slyther/")),
        NotStored::Puzzle(_)
    ));
    let mark = fault(&text.replace("top line", "top lime"));
    assert!(
        matches!(mark, NotStored::Mark { turn: 1, mark: 1, fault } if fault.at == 9),
        "{mark:?}"
    );
    assert_eq!(
        fault(&text.replace("\"hint\"", "\"keep\"")),
        NotStored::Move { turn: 1 }
    );
    let done = text.replace("\"done\":1", "\"done\":2");
    assert_eq!(fault(&done), NotStored::Done { moves: 1 });
    let point = text.replace(
        "\"done\":1",
        r#""checkpoints":[{"name":"","at":0,"marks":["x"]}],"done":1"#,
    );
    assert!(matches!(
        fault(&point),
        NotStored::Checkpoint {
            checkpoint: 1,
            mark: 1,
            ..
        }
    ));
}
