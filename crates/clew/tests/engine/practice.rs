//! Laws of practice and of films: a practice position has the technique as its
//! easiest next step, according to the ladder, and the judge accepts each of its steps; the
//! film of an answer has a frame for each of its sentences.
//!
//! Long runs use every technique of the table and fifty seeds.

use clew::guide::practised;
use clew_aquarium::{Aquarium, Levels};
use clew_core::coach::{self, Answer, Coached, HintRequest, Practice};
use clew_core::game::{Aids, Game};
use clew_core::generate::Generate;
use clew_core::grid::Shape;
use clew_core::model::{Fact as _, Technique as _};
use clew_core::solve::{Advance, Fuel, HARDEST, Method, Solver};
use clew_core::trace::{Event, Step};
use clew_judge::length::is_soak;
use clew_judge::{Ask, Judge, Judged};
use clew_slitherlink::Slitherlink;
use clew_sudoku::Sudoku;

use super::coach::{check, run, why};

/// Steps of the ladder from a position, up to the first step that a mark can state.
fn ladder<P: Coached>(practice: &Practice<P>) -> Vec<Step<P>> {
    let solver = Solver::<P>::from_position(practice.clues.clone(), &practice.marks, Method::Human)
        .expect("right marks");
    let mut steps = Vec::new();
    for event in solver {
        let Event::Step(step) = event else {
            break;
        };
        let is_stated = step.found.iter().any(|&fact| P::can_be_stated(fact));
        steps.push(step);
        if is_stated {
            break;
        }
    }
    steps
}

/// Checks a position for a technique. Returns whether there is one.
fn look_at<P: Coached + Generate + Judged>(name: &str, seed: u64) -> bool {
    let mut all = P::Technique::all().into_iter();
    let technique = all.find(|one| one.name() == name).expect("a technique");
    let mut search = coach::practise::<P>(technique, seed);
    let Advance::Event(practice) = search.advance(&mut Fuel::unlimited()) else {
        return false;
    };
    let steps = ladder(&practice);
    let hardest = steps.iter().max_by_key(|step| step.tenths());
    let hardest = hardest.map(|step| step.technique);
    assert_eq!(hardest, Some(technique), "{name}, seed {seed}");
    let mut judge = Judge::<P>::new(&practice.clues);
    let ask = Ask::Hint { ceiling: HARDEST };
    let answer = Answer::Steps(practice.steps.clone());
    if let Err(fault) = clew_judge::check_answer(&mut judge, &practice.marks, ask, &answer) {
        panic!("{name}, seed {seed}: {fault}");
    }
    // The same seed leads to the same position.
    if seed == 0 {
        let mut again = coach::practise::<P>(technique, seed);
        let Advance::Event(again) = again.advance(&mut Fuel::unlimited()) else {
            panic!("{name}: no position the second time");
        };
        assert!(again.marks == practice.marks && again.clues == practice.clues);
    }
    true
}

/// Checks positions for the techniques of a kind: for a few or, in long runs, for all.
fn look<P: Coached + Generate + Judged>(kind: &str, few: &[&str]) {
    let prefix = format!("{kind}-");
    let all: Vec<&str> = practised()
        .filter(|name| name.starts_with(&prefix))
        .collect();
    assert!(all.len() > few.len(), "{kind}: {} techniques", all.len());
    let (names, seeds) = match is_soak() {
        true => (all.as_slice(), 50),
        false => (few, 2),
    };
    for name in names {
        assert!(all.contains(name), "{name} is not practised");
        let found = (0..seeds).filter(|&seed| look_at::<P>(name, seed)).count();
        assert!(found > 0, "{name}: no position");
    }
}

#[test]
fn slitherlink_techniques_are_practised() {
    let few = ["slitherlink-adjacent-threes", "slitherlink-corner-two"];
    look::<Slitherlink>("slitherlink", &few);
}

#[test]
fn sudoku_techniques_are_practised() {
    look::<Sudoku>("sudoku", &["sudoku-hidden-single-box", "sudoku-naked-pair"]);
}

#[test]
fn aquarium_techniques_are_practised() {
    look::<Aquarium>("aquarium", &["aquarium-line-full", "aquarium-water-below"]);
}

/// Checks the film of an answer about marks, which has two frames for each of its steps and
/// `more` further ones.
fn play<P: Coached>(game: &Game<P>, answer: &Answer<P>, more: usize, steps: usize) {
    let count = coach::frames(answer);
    assert_eq!(count, more + 2 * steps, "{answer:?}");
    let frame = |number| coach::frame(game, game.position(), answer, number);
    let frames: Vec<coach::Frame> = (0..count).filter_map(frame).collect();
    // Each sentence leads to its own frame.
    for sentence in 0..steps + more {
        let shown = coach::frame_of(answer, sentence);
        assert!(shown < count);
        assert_eq!(coach::sentence_of(answer, shown), Some(sentence));
    }
    assert_eq!(frames.len(), count);
    assert_eq!(frame(count), None);
    let is_told = |pair: &[coach::Frame]| pair[0] != pair[1];
    assert!(
        frames.windows(2).all(is_told),
        "two frames alike: {answer:?}"
    );
}

fn films<P: Coached + Judged>(clues: &P::Clues) {
    let mut judge = Judge::<P>::new(clues);
    let Some(solution) = judge.only_solution() else {
        return;
    };
    let facts = P::facts(clues, &solution);
    let marked: Vec<P::Fact> = facts
        .into_iter()
        .filter(|&fact| P::clue_of(clues, fact).is_none())
        .collect();
    let mut game = Game::<P>::new(clues.clone());
    game.aids = Aids::NONE;
    for &fact in marked.iter().step_by(5).skip(1) {
        game.take_over(&[fact]);
    }
    let (marks, asked) = (game.facts(), marked[0]);
    let why = why::<P>(clues, &marks, asked);
    if let Answer::Follows(argument) = &why {
        play(&game, &why, 0, argument.steps.len());
    }
    let moves = game.made();
    let count = moves.len();
    let review = run(coach::review::<P>(clues.clone(), moves));
    assert_eq!(coach::frames(&review), count + 1);
    for number in 0..=count {
        let frame = coach::frame(&game, game.position(), &review, number);
        assert!(frame.is_some(), "move {number}");
    }
    // A wrong mark, and the number of moves before it.
    let wrong = asked.negated();
    game.take_over(&[wrong]);
    assert_eq!(game.before(wrong), Some(count));
    game.take_over(&[marked[1]]);
    assert_eq!(game.before(wrong), Some(count));
    assert_eq!(game.before(asked), None);
    let check = check::<P>(clues, &game.facts());
    let Answer::Checked {
        refutation: Some(refuted),
        ..
    } = &check
    else {
        panic!("{check:?}");
    };
    // A plain clash is shown at once; otherwise the supposition comes first and the end last.
    let more = if refuted.plain_clash().is_some() {
        1
    } else {
        2
    };
    play(&game, &check, more, refuted.steps.len());
}

#[test]
fn the_film_of_an_answer_looks_at_each_step_and_concludes() {
    for seed in 0..4 {
        films::<Slitherlink>(&clew_judge::slitherlink::random::board(
            Shape::new(5, 5),
            seed,
        ));
        films::<Aquarium>(&clew_judge::aquarium::random::puzzle(
            seed,
            Shape::new(5, 5),
            Levels::Tank,
            0,
        ));
    }
    films::<Sudoku>(&clew_judge::sudoku::random::puzzle(1));
}

/// The number of steps to an easier one equals that of the ladder, and follows the hint.
#[test]
fn a_hint_says_how_far_it_is_to_an_easier_step() {
    let mut counted = 0;
    for seed in 0..4 {
        let clues = clew_judge::sudoku::random::puzzle(seed);
        let mut marks = Vec::new();
        loop {
            let request = HintRequest {
                ahead: true,
                ..HintRequest::default()
            };
            let mut job = coach::hint::<Sudoku>(clues.clone(), marks.clone(), 0, request);
            let Advance::Event(Answer::Step(first)) = job.advance(&mut Fuel::unlimited()) else {
                break;
            };
            assert_eq!(first.ahead, None);
            if let Advance::Event(Answer::Step(hint)) = job.advance(&mut Fuel::unlimited()) {
                let level = first.level().expect("a step");
                let solver = Solver::<Sudoku>::from_position(clues.clone(), &marks, Method::Human);
                let levels = solver.expect("right marks").map_while(|event| match event {
                    Event::Step(step) => Some(step.level()),
                    _ => None,
                });
                let hard = levels.take_while(|&other| other >= level).count();
                assert_eq!(hint.ahead.map(usize::try_from), Some(Ok(hard)));
                assert!(hard > 0 && hint.found == first.found);
                counted += 1;
            }
            marks.extend(first.found);
        }
    }
    assert!(counted > 0, "no puzzle has a hard step");
}
