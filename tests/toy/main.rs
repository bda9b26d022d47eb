//! A kind of puzzle added from outside: nothing else in the program names it. `docs/adding-a-kind.md` explains it.
//!
//! - `stars`: the puzzle, its board, its rules and its text;
//! - `solve`: solving, proving and making;
//! - `play`: sentences, pictures, the editor and the game;
//! - `guest`: the kind as values, added to the list of kinds.

mod guest;
mod play;
mod solve;
mod stars;

use clew::kind::{self, Answer, CoachQuestion, Code, End, Kind, Question, Server, Slice, Task};
use clew_cli::{coach, solve::Limit};
use clew_core::coach::HintRequest;
use clew_core::game::Press;
use clew_core::grid::Cell;
use clew_core::model::Fault;
use clew_core::scene::{Point, Theme, svg};
use clew_core::solve::{Fuel, Method};
use clew_core::trace::Verdict;
use clew_page::{Effect, Message, Opening, Page, PasteOutcome};

use guest::SAMPLE;

/// The puzzle in a text, once the kind is in the list.
fn code(text: &str) -> Code {
    guest::add();
    kind::read(text).expect(text).remove(0).code
}

/// Runs a task to its end.
fn done(task: Task) -> Slice {
    let mut job = kind::job(task).expect("a task of the kind");
    job.run(&mut Fuel::unlimited())
}

fn solved(code: Code, method: Method) -> Slice {
    done(Task::Solve { code, method })
}

#[test]
fn a_text_is_read_and_a_fault_has_its_place() {
    let read = code(&format!(" {SAMPLE}\n"));
    assert_eq!((read.kind, &*read.text), (Kind::new("stars"), SAMPLE));
    assert_eq!(kind::exports(&read)[0].text, SAMPLE);
    for (text, fault, at) in [
        ("stars/*...,xxx?,x.xx,..*.", Fault::Character, 14..15),
        ("stars/*...,xxx.x,.xx,..*.", Fault::Character, 15..16),
        ("stars/*...,xxx.,x.xx", Fault::Length, 6..20),
    ] {
        let error = kind::read(text).expect_err(text);
        assert_eq!((error.fault, error.at), (fault, at), "{text}");
    }
}

#[test]
fn a_puzzle_has_no_solution_or_one_or_several() {
    for (text, verdict) in [
        (SAMPLE, Verdict::Unique),
        ("stars/*...,....,*...,*...", Verdict::Several),
        ("stars/*.*.,....,....,....", Verdict::Impossible),
        ("stars/....,....,....,xxxx", Verdict::Impossible),
    ] {
        for method in [Method::Human, Method::Prove] {
            let end = solved(code(text), method).end;
            assert_eq!(end, Some(End::Verdict(verdict)), "{text}");
        }
    }
}

#[test]
fn clues_that_contradict_each_other_are_named() {
    let code = code("stars/x..*,*.*.,....,.x..");
    let question = Question::ClueConflict;
    let Some(Answer::ClueConflict(found)) = done(Task::Ask { code, question }).answer else {
        panic!("nothing was found");
    };
    let stars = [Cell::new(1, 0), Cell::new(1, 2)].map(Cell::site);
    assert_eq!(found.clues, stars);
}

#[test]
fn a_solution_is_explained_and_drawn() {
    let mut player = kind::player(&code(SAMPLE)).expect("it was read");
    let events = solved(code(SAMPLE), Method::Human).events;
    player.push(events.expect("there are steps"));
    player.finish();
    let told = (1..=player.len()).map(|position| player.explanation(position, 0).message);
    let told: Vec<&str> = told.collect();
    assert!(told.contains(&"stars-full") && told.contains(&"stars-last"));
    let stars = |position| {
        let picture = svg::write(&player.scene(position, 0), Theme::default());
        picture.matches('★').count()
    };
    assert!(stars(0) == 2 && stars(player.len()) >= 4);
}

#[test]
fn a_game_is_played_by_hand_and_by_hints_and_stored() {
    let mut game = kind::game(&code(SAMPLE)).expect("it was read");
    let [printed, beside] = [0.5, 1.5].map(|x| Press::main(Point::new(x, 0.5)));
    assert!(!game.press(printed) && game.press(beside));
    assert_eq!(game.broken()[0].rule, "stars-rule-two-stars");
    assert!(game.press(beside) && game.broken().is_empty());
    while !game.is_solved() {
        let slice = done(Task::Coach {
            code: game.code().clone(),
            marks: game.marks(),
            ask: CoachQuestion::Hint(HintRequest::default()),
        });
        let Some(Answer::Coach(hint)) = slice.answer else {
            panic!("no hint: {slice:?}");
        };
        assert!(game.take_hint(hint), "{:?}", game.written());
    }
    let again = kind::stored_game(&game.stored().write()).expect("it was stored");
    assert!(again.is_solved() && again.written() == game.written());
}

#[test]
fn a_made_puzzle_has_one_solution() {
    guest::add();
    let stars = Kind::new("stars");
    for seed in 1..20 {
        let recipe = kind::recipe(stars, kind::default_spec(stars), seed);
        let Some(Answer::Generated(made)) = done(Task::Generate {
            recipe,
            count: 1,
            timed: true,
        })
        .answer
        else {
            panic!("nothing is made of seed {seed}");
        };
        let (code, clues) = (made[0].code.clone(), made[0].clues);
        assert!((4..=12).contains(&clues), "one to three a row: {code:?}");
        let end = solved(code, Method::Human).end;
        assert_eq!(end, Some(End::Verdict(Verdict::Unique)));
    }
}

#[test]
fn the_command_line_solves_it_and_coaches() {
    use clew_cli::solve::{player, run, solutions, tally};
    let code = code(SAMPLE);
    let ran = run(&code, Method::Human, Limit::default()).expect("it was read");
    let solution = "1000,0001,0100,0010".to_owned();
    assert_eq!(solutions(&code, &ran), Ok(vec![solution]));
    let player = player(&code, &ran).expect("it was read");
    let told = tally(
        &code,
        Method::Human,
        &ran,
        player.as_ref(),
        Limit::default(),
    );
    assert_eq!(told.steps, 4);
    let question = format!(r#"{{"puzzle": "{SAMPLE}", "ask": "why", "mark": "R2C4 star"}}"#);
    let mut speakers = coach::Speakers::new("en");
    let (answer, _) = coach::answered(question.as_bytes(), &mut speakers);
    let answer = serde_json::to_value(&answer).expect("plain data");
    assert_eq!(answer["answer"], "follows");
    assert_eq!(answer["found"][0], "R2C4 star");
}

#[test]
fn the_page_opens_a_pasted_text_and_shows_its_solution() {
    guest::add();
    let page = Page::open_at(0, Opening::plain(""));
    let (mut page, mut effects) = page.expect("the first sample is a puzzle");
    effects.extend(page.update(1, Message::Paste(SAMPLE.to_owned())));
    assert_eq!(page.frame.paste.outcome, PasteOutcome::Opened);
    assert_eq!(page.frame.puzzle.code, code(SAMPLE));
    let mut server = Server::default();
    while let Some(effect) = effects.pop() {
        if let Effect::Send(worker, request) = effect
            && let Some(reply) = server.serve(request, &|| 0.0)
        {
            effects.extend(page.update(2, Message::Reply(worker, reply)));
        }
    }
    let playback = &page.watch.playback;
    assert_eq!(playback.shape(), stars::SHAPE);
    assert!(playback.get().len() >= 4);
}
