//! Agreement of film and coach: from the marks that a film has drawn, an easiest hint is the film's next idea, and says what is so there.
//!
//! A film tells the steps of one trace, and always one of the easiest that are ready. Now and then its board allows an easier step that
//! the trace, in its own order, did not need; so the law is a share, and not all.

use clew_aquarium::Aquarium;
use clew_core::coach::{self, Answer, Argument, Coached, HintRequest};
use clew_core::scene::Draw;
use clew_core::solve::{Advance, Fuel};
use clew_core::trace::Event;
use clew_slitherlink::Slitherlink;
use clew_sudoku::Sudoku;

use clew_judge::length::is_soak;
use clew_judge::records::{self, Record};

use super::film::{Truthful, player, untrue};

/// Hardest level of steps that are not ideas.
const EASY: u8 = 2;
/// Largest board, in cells.
const LARGEST: usize = 100;
/// Number of boards of a kind, in short and in long runs.
const BOARDS: [usize; 2] = [30, usize::MAX];

/// The ideas of a film for which there is a hint, and those of them that a hint finds too.
fn agreed_on<P: Truthful + Draw + Coached>(clues: &P::Clues) -> [usize; 2] {
    let player = player::<P>(clues);
    let rows = (0..player.chapter_count()).filter_map(|number| player.chapter(number));
    let beats: Vec<usize> = rows.flat_map(|row| row.beats).collect();
    let can_be_stated = |fact: &P::Fact| P::can_be_stated(*fact);
    let mut marks: Vec<P::Fact> = Vec::new();
    let mut counts = [0, 0];
    for position in 1..=player.len() {
        let Some(Event::Step(step)) = player.event(position) else {
            continue;
        };
        let is_idea = beats.contains(&position) && step.level() > EASY;
        if is_idea && step.found.iter().any(can_be_stated) {
            let hints = easiest::<P>(clues, &marks);
            for hint in &hints {
                check_truth::<P>(clues, &marks, hint);
            }
            let is_step = |fact: &P::Fact| step.found.contains(fact);
            let mut found = hints.iter().flat_map(|hint| &hint.found);
            counts[0] += usize::from(!hints.is_empty());
            counts[1] += usize::from(found.any(is_step));
        }
        marks.extend(step.found.iter().copied().filter(can_be_stated));
    }
    counts
}

/// Checks that a hint says what is so with the marks alone.
fn check_truth<P: Truthful>(clues: &P::Clues, marks: &[P::Fact], hint: &Argument<P>) {
    let mut board = P::board(clues);
    let mut learn = |facts: &[P::Fact]| -> P::Board {
        for &fact in facts {
            P::learn(&mut board, fact).expect("the steps are right");
        }
        board.clone()
    };
    let mut before = learn(marks);
    for step in &hint.steps {
        let untrue = untrue::<P>(clues, &before, step);
        assert!(untrue.is_empty(), "{}: {untrue:?}", P::print(clues));
        before = learn(&step.found);
    }
}

/// The easiest hints; none on a puzzle without a solution.
fn easiest<P: Coached>(clues: &P::Clues, marks: &[P::Fact]) -> Vec<Argument<P>> {
    let request = HintRequest {
        every: true,
        ..HintRequest::default()
    };
    let mut hinting = coach::hint::<P>(clues.clone(), marks.to_vec(), 0, request);
    match hinting.advance(&mut Fuel::unlimited()) {
        Advance::Event(Answer::Steps(hints)) => hints,
        _ => Vec::new(),
    }
}

/// Checks that at least `share` in a hundred ideas are hints too.
fn check<P: Truthful + Draw + Coached>(records: &[Record<P>], share: usize) {
    let most = BOARDS[usize::from(is_soak())];
    let is_small = |clues: &P::Clues| P::shape(clues).area() <= LARGEST;
    let boards = records.iter().map(Record::clues).filter(is_small);
    let boards: Vec<P::Clues> = boards.collect();
    let step = boards.len().div_ceil(most).max(1);
    let counts = boards.iter().step_by(step).map(agreed_on::<P>);
    let [ideas, agreed] = counts.fold([0, 0], |[a, b], [c, d]| [a + c, b + d]);
    println!("{}: {agreed} of {ideas} ideas are hints", P::FOLDER);
    assert!(ideas >= 50, "{ideas} ideas");
    assert!(100 * agreed >= share * ideas, "{agreed} of {ideas} ideas");
}

#[test]
fn ideas_of_slitherlink_films_are_hints() {
    check::<Slitherlink>(&records::own(), 95);
}

#[test]
fn ideas_of_sudoku_films_are_hints() {
    check::<Sudoku>(&records::own(), 80);
}

#[test]
fn ideas_of_aquarium_films_are_hints() {
    check::<Aquarium>(&records::own(), 90);
}

#[test]
#[ignore = "reads other people's puzzles: set CLEW_CORPUS"]
fn ideas_of_external_films_are_hints() {
    check::<Slitherlink>(&records::external(), 95);
    check::<Sudoku>(&records::external(), 80);
    check::<Aquarium>(&records::external(), 90);
}
