//! Laws of the coach: hints rely on the marks alone and lead to the solution; a check
//! finds exactly the wrong marks, and refutes the first; reasons hold; a review
//! names each move. The judge checks every answer.
//!
//! If asked for, on other people's puzzles as well.

use std::collections::BTreeSet;

use clew_aquarium::{Aquarium, Levels};
use clew_core::coach::{
    self, Answer, Answered, Argument, Coached, HintRequest, Judgement, frame, frames,
};
use clew_core::game::{Aids, Game, Made, Maker, Marking as _, Play as _};
use clew_core::grid::{Shape, Site};
use clew_core::model::{Explanation, Fact as _, Puzzle as _};
use clew_core::run::Task;
use clew_core::scene::{Figure, Item, Role, Scene};
use clew_core::solve::{Advance, Fuel, HARDEST, Method};
use clew_core::trace::{Event, Step};
use clew_judge::length::is_soak;
use clew_judge::records;
use clew_judge::{Ask, Judge, Judged};
use clew_say::Speaker;
use clew_slitherlink::Slitherlink;
use clew_sudoku::Sudoku;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom as _;
use rand::{RngExt as _, SeedableRng as _};

use crate::film::{is_shown, named};

/// Maximum number of cells of other people's boards.
const AREA: usize = 225;
/// Number of positions of each kind checked on other people's boards, in short and in long runs.
const POSITIONS: [usize; 2] = [40, 2_000];

/// The last answer of a question.
pub(crate) fn run<P: Coached>(mut job: Task<Answer<P>, Answered>) -> Answer<P> {
    let mut last = None;
    loop {
        match job.advance(&mut Fuel::unlimited()) {
            Advance::Event(answer) => last = Some(answer),
            Advance::OutOfFuel => {}
            Advance::Finished(Answered) => return last.expect("an answer"),
        }
    }
}

/// The answer to a request for a hint.
fn hint<P: Coached>(clues: &P::Clues, marks: &[P::Fact], request: HintRequest) -> Answer<P> {
    run(coach::hint::<P>(clues.clone(), marks.to_vec(), 0, request))
}

/// The answer to the question which marks are wrong, with a reason.
pub(crate) fn check<P: Coached>(clues: &P::Clues, marks: &[P::Fact]) -> Answer<P> {
    run(coach::check::<P>(clues.clone(), marks.to_vec(), 0, true))
}

/// The answer to the question why a fact holds.
pub(crate) fn why<P: Coached>(clues: &P::Clues, marks: &[P::Fact], fact: P::Fact) -> Answer<P> {
    run(coach::why::<P>(clues.clone(), marks.to_vec(), fact))
}

/// The review of moves on a Slitherlink.
fn review(
    clues: &clew_slitherlink::Clues,
    moves: Vec<impl Into<Made<Slitherlink>>>,
) -> Answer<Slitherlink> {
    let moves = moves.into_iter().map(Into::into);
    run(coach::review(clues.clone(), moves.collect()))
}

/// A kind with the facts that a player may mark in addition to those of the solution.
trait Marked: Coached + Judged {
    /// Correct facts on a finished board, without printed ones.
    fn right(clues: &Self::Clues, filled: &Self::Filled) -> Vec<Self::Fact> {
        let facts = Self::facts(clues, filled).into_iter();
        facts
            .filter(|&fact| Self::clue_of(clues, fact).is_none())
            .collect()
    }

    /// Places that a sentence names, but whose candidates are missing in part from its picture.
    fn lacking(
        _: &Self::Clues,
        _: &Self::Board,
        _: &Step<Self>,
        _: &[Site],
        _: &Scene,
    ) -> Vec<Site> {
        Vec::new()
    }
}

impl Marked for Slitherlink {
    fn right(
        clues: &clew_slitherlink::Clues,
        filled: &Self::Filled,
    ) -> Vec<clew_slitherlink::Fact> {
        let sides = clues.shape().cells().map(|cell| {
            let inside = clew_slitherlink::Fact::Cell(cell, clew_slitherlink::Side::Inside);
            match Self::holds(clues, filled, inside) {
                true => inside,
                false => inside.negated(),
            }
        });
        Self::facts(clues, filled)
            .into_iter()
            .chain(sides)
            .collect()
    }
}

impl Marked for Sudoku {
    fn right(clues: &clew_sudoku::Clues, filled: &Self::Filled) -> Vec<clew_sudoku::Fact> {
        let digits: Vec<clew_sudoku::Fact> = Self::facts(clues, filled)
            .into_iter()
            .filter(|&fact| clues.given(fact.cell()).is_none())
            .collect();
        let side = clues.houses().side();
        let others = digits.iter().flat_map(|fact| {
            let values = (1..=side).filter_map(clew_sudoku::Digit::new);
            let others = values.filter(|&digit| digit != fact.digit());
            others.map(|digit| clew_sudoku::Fact::Not(fact.cell(), digit))
        });
        digits.iter().copied().chain(others).collect()
    }

    fn lacking(
        _: &clew_sudoku::Clues,
        before: &clew_sudoku::Board,
        step: &Step<Self>,
        named: &[Site],
        scene: &Scene,
    ) -> Vec<Site> {
        if !Self::is_about_candidates(step) {
            return Vec::new();
        }
        let is_supposed = |site: Site| {
            let mut trials = step.trials.iter();
            trials.any(|trial| {
                let found = trial.steps.iter().flat_map(|step| &step.found);
                found
                    .chain([&trial.assumed])
                    .any(|fact| fact.site() == site)
            })
        };
        let is_written = |site: Site, digit: clew_sudoku::Digit| {
            let is_it = |item: &Item| matches!(item.figure, Figure::Digit { value, .. } if value == digit.value());
            scene
                .items
                .iter()
                .any(|item| item.site == Some(site) && is_it(item))
        };
        let lacks = |site: &Site| {
            let cell = site.cell().filter(|&cell| before.digit(cell).is_none());
            cell.is_some_and(|cell| {
                !before
                    .candidates(cell)
                    .iter()
                    .all(|digit| is_written(*site, digit))
            })
        };
        let open = named.iter().copied().filter(|site| !is_supposed(*site));
        open.filter(lacks).collect()
    }
}

impl Marked for Aquarium {}

/// Some of the correct facts, in any order.
fn some<P: Marked>(clues: &P::Clues, filled: &P::Filled, rng: &mut ChaCha8Rng) -> Vec<P::Fact> {
    let mut facts = P::right(clues, filled);
    facts.shuffle(rng);
    facts.truncate(rng.random_range(0..=facts.len()));
    facts
}

fn check_answer<P: Marked>(
    judge: &mut Judge<P>,
    marks: &[P::Fact],
    ask: Ask<P::Fact>,
    answer: &Answer<P>,
) {
    if let Err(fault) = clew_judge::check_answer(judge, marks, ask, answer) {
        let text = P::print(judge.clues());
        panic!("{text}, {ask:?} from {marks:?}: {fault}: {answer:?}");
    }
    let speaker = Speaker::new("en");
    let clues = judge.clues();
    let mut said = vec![clew_core::coach::sentence(clues, answer)];
    match answer {
        Answer::Step(argument) | Answer::Follows(argument) => {
            said.extend(clew_core::coach::chain(clues, &argument.steps));
        }
        Answer::Checked {
            refutation: Some(refuted),
            ..
        } => said.extend(clew_core::coach::refutation(clues, refuted)),
        Answer::Reviewed(reviewed) => said.extend(clew_core::coach::reviewed(&reviewed.moves)),
        _ => {}
    }
    for explanation in said {
        let sentence = speaker.say(&explanation, P::shape(clues));
        assert!(
            !sentence.is_empty() && !sentence.contains(['{', '$']),
            "{sentence}"
        );
    }
}

/// Whether a mark of a picture belongs to the explanation and not to the board.
fn shows(item: &Item) -> bool {
    !matches!(
        item.role,
        Role::Grid
            | Role::LineNumber
            | Role::Thin
            | Role::Wall
            | Role::Clue
            | Role::ClueMet
            | Role::Pencil
            | Role::Crossed
            | Role::Line
            | Role::Digit
            | Role::Inside
            | Role::Water
            | Role::Ripple
            | Role::Surface
    )
}

/// A slash that does not strike a digit.
fn bare_slash(scene: &Scene) -> Option<&Item> {
    let is_struck = |slash: &Item| {
        let Figure::Segment { from, to } = slash.figure else {
            return false;
        };
        let middle = from.towards(to, 0.5);
        let is_there = |item: &Item| match item.figure {
            Figure::Digit { at, .. } => (at.x - middle.x).hypot(at.y - middle.y) < 0.01,
            _ => false,
        };
        scene.items.iter().any(is_there)
    };
    let mut slashes = scene.items.iter().filter(|item| item.role == Role::Struck);
    slashes.find(|slash| !is_struck(slash))
}

/// Checks that the pictures of a hint show each place that its sentences name, and the candidates there. Returns the number
/// of these places.
fn check_pictures<P: Marked>(clues: &P::Clues, marks: &[P::Fact], hint: &Argument<P>) -> usize {
    let mut places = 0;
    let mut game = Game::<P>::new(clues.clone());
    game.aids = Aids::NONE;
    game.take_over(marks);
    let answer = Answer::Step(hint.clone());
    let mut board = P::board(clues);
    let learn = |board: &mut P::Board, facts: &[P::Fact]| {
        for &fact in facts {
            P::learn(board, fact).expect("the marks are correct");
        }
    };
    learn(&mut board, marks);
    assert_eq!(frames(&answer), 2 * hint.steps.len());
    let speaker = Speaker::new("en");
    for (step, number) in hint.steps.iter().zip(0..) {
        let named = named(&speaker, &P::explain(clues, step), P::shape(clues));
        let named: Vec<Site> = named.into_iter().collect();
        let [look, conclude] = [0, 1].map(|beat| {
            let frame = frame(&game, game.position(), &answer, 2 * number + beat);
            frame.expect("a frame").scene
        });
        let items = conclude.items.iter().filter(|item| shows(item));
        let shown: BTreeSet<Site> = items.filter_map(|item| item.site).collect();
        let hidden = named.iter().find(|site| !is_shown::<P>(**site, &shown));
        let text = || format!("{} from {marks:?}: {step:?}", P::print(clues));
        assert_eq!(hidden, None, "named, not shown: {}", text());
        for scene in [&look, &conclude] {
            let lacking = P::lacking(clues, &board, step, &named, scene);
            assert_eq!(lacking, [], "without candidates: {}", text());
            assert_eq!(bare_slash(scene), None, "without a digit: {}", text());
        }
        learn(&mut board, &step.found);
        places += named.len();
    }
    places
}

/// Applies hints to marks until the board is solved. Returns the number of hints.
fn hints_to_the_end<P: Marked>(judge: &mut Judge<P>, mut marks: Vec<P::Fact>) -> usize {
    let clues = judge.clues().clone();
    let ask = Ask::Hint { ceiling: HARDEST };
    let (mut count, mut places) = (0, 0);
    loop {
        let answer = hint::<P>(&clues, &marks, HintRequest::default());
        check_answer(judge, &marks, ask, &answer);
        if let Answer::Step(hint) = &answer {
            places += check_pictures(&clues, &marks, hint);
        }
        match answer {
            Answer::Step(hint) | Answer::Searched(hint) => marks.extend(hint.found),
            Answer::Solved => {
                assert!(places >= count, "sentences name places");
                return count;
            }
            other => panic!("{}: {other:?} from {marks:?}", P::print(&clues)),
        }
        count += 1;
    }
}

/// Checks marks, one to three of which are wrong.
fn check_wrong<P: Marked>(judge: &mut Judge<P>, filled: &P::Filled, rng: &mut ChaCha8Rng) {
    let clues = judge.clues().clone();
    let mut marks = some::<P>(&clues, filled, rng);
    let mut rest = P::right(&clues, filled);
    rest.retain(|fact| !marks.contains(fact));
    rest.shuffle(rng);
    rest.truncate(rng.random_range(1..=3));
    let wrong: Vec<P::Fact> = rest.iter().map(|fact| fact.negated()).collect();
    for &mark in &wrong {
        marks.insert(rng.random_range(0..=marks.len()), mark);
    }
    let in_order = marks.iter().copied().filter(|mark| wrong.contains(mark));
    let expected: Vec<P::Fact> = in_order.collect();
    let answer = check::<P>(&clues, &marks);
    check_answer(judge, &marks, Ask::Check, &answer);
    let Answer::Checked { wrong: found, .. } = &answer else {
        panic!("{answer:?}");
    };
    assert_eq!(*found, expected, "{}: {marks:?}", P::print(&clues));
    if !wrong.is_empty() {
        let hint = hint::<P>(&clues, &marks, HintRequest::default());
        assert_eq!(hint, Answer::Mistake(wrong.len()));
    }
}

/// Asks why some facts hold, both correct and wrong ones.
fn check_why<P: Marked>(judge: &mut Judge<P>, filled: &P::Filled, rng: &mut ChaCha8Rng) {
    let clues = judge.clues().clone();
    let marks = some::<P>(&clues, filled, rng);
    let mut facts = P::right(&clues, filled);
    facts.shuffle(rng);
    for &right in facts.iter().take(3) {
        for fact in [right, right.negated()] {
            let answer = why::<P>(&clues, &marks, fact);
            check_answer(judge, &marks, Ask::Why(fact), &answer);
            match answer {
                Answer::Follows(argument) => assert_eq!(argument.found, [right]),
                other => panic!("{}: {other:?}", P::print(&clues)),
            }
        }
    }
}

/// Counts of the checks made.
#[derive(Clone, Copy, Debug, Default)]
struct Looked {
    /// Correct positions from which hints led to the solution; the same number of positions with
    /// wrong marks were checked, and the same number of reasons requested.
    positions: usize,
    /// Hints applied.
    hints: usize,
}

/// Checks some positions of a board, if it has one solution.
fn look<P: Marked>(clues: &P::Clues, seeds: std::ops::Range<u64>) -> Looked {
    let mut judge = Judge::<P>::new(clues);
    let mut looked = Looked::default();
    let Some(solution) = judge.only_solution() else {
        return looked;
    };
    for seed in seeds {
        let rng = &mut ChaCha8Rng::seed_from_u64(seed);
        let marks = some::<P>(clues, &solution, rng);
        looked.hints += hints_to_the_end(&mut judge, marks);
        check_wrong(&mut judge, &solution, rng);
        check_why(&mut judge, &solution, rng);
        looked.positions += 1;
    }
    looked
}

/// Number of hints given from positions of some boards.
fn hints<P: Marked>(boards: impl Iterator<Item = P::Clues>) -> usize {
    boards.map(|clues| look::<P>(&clues, 0..2).hints).sum()
}

/// Checks the wanted number of positions of other people's boards.
fn look_at_external<P: Marked>() {
    let wanted = POSITIONS[usize::from(is_soak())];
    let mut records = records::external::<P>();
    records.retain(|record| record.verdict == clew_core::trace::Verdict::Unique);
    records.retain(|record| P::shape(&record.clues()).area() <= AREA);
    records.shuffle(&mut ChaCha8Rng::seed_from_u64(7));
    let each = wanted.div_ceil(records.len()) as u64;
    let mut all = Looked::default();
    for (number, record) in (1..).zip(&records) {
        if all.positions >= wanted {
            break;
        }
        let looked = look::<P>(&record.clues(), 0..each);
        all.positions += looked.positions;
        all.hints += looked.hints;
        if number % 50 == 0 {
            eprintln!("{}: {number} boards, {all:?}", P::FOLDER);
        }
    }
    eprintln!("{}: {all:?}", P::FOLDER);
    assert!(all.positions >= wanted, "{}: {all:?}", P::FOLDER);
}

#[test]
fn answers_about_a_slitherlink_hold() {
    let board = |seed| clew_judge::slitherlink::random::board(Shape::new(6, 6), seed);
    let hints = hints::<Slitherlink>((0..10).map(board));
    assert!(hints > 50, "{hints}");
}

#[test]
fn answers_about_a_sudoku_hold() {
    let hints = hints::<Sudoku>((0..3).map(clew_judge::sudoku::random::puzzle));
    assert!(hints > 50, "{hints}");
}

#[test]
fn answers_about_listed_candidates_hold() {
    let hints = hints::<Sudoku>((0..8).map(clew_judge::sudoku::random::sukaku));
    assert!(hints > 50, "{hints}");
}

#[test]
fn answers_about_an_aquarium_hold() {
    for levels in [Levels::Tank, Levels::Water] {
        let board = |seed| clew_judge::aquarium::random::puzzle(seed, Shape::new(6, 6), levels, 0);
        let hints = hints::<Aquarium>((0..8).map(board));
        assert!(hints > 20, "{hints}");
    }
}

#[test]
#[ignore = "reads other people's puzzles: set CLEW_CORPUS"]
fn answers_about_external_slitherlinks_hold() {
    look_at_external::<Slitherlink>();
}

#[test]
#[ignore = "reads other people's puzzles: set CLEW_CORPUS"]
fn answers_about_external_sudokus_hold() {
    look_at_external::<Sudoku>();
}

#[test]
#[ignore = "reads other people's puzzles: set CLEW_CORPUS"]
fn answers_about_external_aquariums_hold() {
    look_at_external::<Aquarium>();
}

const SEVERAL: &str = "..3...3,2.2..3.,2.0...3,..2....,.2..1..,21.3...,...3123";
const NONE: &str = "..3...3,2.2..3.,2.0...3,..2....,.2..1..,21.3...,...3323";

/// Marks as text.
fn marks(clues: &clew_slitherlink::Clues, texts: &[&str]) -> Vec<clew_slitherlink::Fact> {
    let read = |text: &&str| Slitherlink::read(clues, text);
    texts
        .iter()
        .map(|text| read(text).expect("a mark"))
        .collect()
}

#[test]
fn with_several_solutions_hints_end_where_a_choice_begins() {
    let clues: clew_slitherlink::Clues = clew_judge::clues(SEVERAL);
    let mut judge = Judge::<Slitherlink>::new(&clues);
    let mut marks: Vec<clew_slitherlink::Fact> = Vec::new();
    let choice = loop {
        let answer = hint::<Slitherlink>(&clues, &marks, HintRequest::default());
        check_answer(&mut judge, &marks, Ask::Hint { ceiling: HARDEST }, &answer);
        match answer {
            Answer::Step(hint) | Answer::Searched(hint) => marks.extend(hint.found),
            Answer::Choice(fact) => break fact,
            other => panic!("{other:?}"),
        }
    };
    // Either way the marks are correct, and the board can be finished.
    for fact in [choice, choice.negated()] {
        let marks = [&marks[..], &[fact]].concat();
        let answer = check::<Slitherlink>(&clues, &marks);
        assert!(matches!(answer, Answer::Checked { ref wrong, .. } if wrong.is_empty()));
        hints_or_choices(&mut judge, marks);
    }
    let answer = why::<Slitherlink>(&clues, &marks, choice);
    assert!(matches!(answer, Answer::Unsettled { .. }), "{answer:?}");
    check_answer(&mut judge, &marks, Ask::Why(choice), &answer);
}

/// Applies hints, and takes the first alternative at each choice, until the board is solved.
fn hints_or_choices(judge: &mut Judge<Slitherlink>, mut marks: Vec<clew_slitherlink::Fact>) {
    loop {
        match hint::<Slitherlink>(judge.clues(), &marks, HintRequest::default()) {
            Answer::Step(hint) | Answer::Searched(hint) => marks.extend(hint.found),
            Answer::Choice(fact) => marks.push(fact),
            Answer::Solved => return,
            other => panic!("{other:?}"),
        }
    }
}

/// With several solutions, a mark is wrong if no solution contains it together with the correct
/// marks before it.
#[test]
fn with_several_solutions_all_marks_count_together() {
    let clues: clew_slitherlink::Clues = clew_judge::clues(SEVERAL);
    let mut judge = Judge::<Slitherlink>::new(&clues);
    let clew_judge::Count::Several(one, other) = judge.count_up_to_two() else {
        panic!("there are several");
    };
    let rng = &mut ChaCha8Rng::seed_from_u64(1);
    for _ in 0..30 {
        let mut marks = some::<Slitherlink>(&clues, &one, rng);
        marks.truncate(12);
        let mut others = some::<Slitherlink>(&clues, &other, rng);
        others.retain(|fact| !marks.contains(fact) && !marks.contains(&fact.negated()));
        others.truncate(12);
        marks.extend(others);
        let answer = check::<Slitherlink>(&clues, &marks);
        check_answer(&mut judge, &marks, Ask::Check, &answer);
    }
}

#[test]
fn a_board_without_a_solution_is_reported() {
    let clues: clew_slitherlink::Clues = clew_judge::clues(NONE);
    let marks = marks(&clues, &["R1C1 inside"]);
    let answers = [
        hint::<Slitherlink>(&clues, &marks, HintRequest::default()),
        check(&clues, &marks),
        review(&clues, vec![marks.clone()]),
        why(&clues, &[], marks[0]),
    ];
    let is_told = |answer: &Answer<_>| *answer == Answer::NoSolution;
    assert!(answers.iter().all(is_told), "{answers:?}");
}

/// The board of the article.
const ARTICLE: &str = "....02....,230....223,...3..3...,3...22...1,.2.2..0.2.,\
                       .2.3..3.3.,3...10...2,...2..3...,303....331,....02....";

#[test]
fn a_hint_is_near_the_last_mark_and_below_the_ceiling() {
    let clues: clew_slitherlink::Clues = clew_judge::clues(ARTICLE);
    let at = |texts: &[&str], request| {
        let marks = marks(&clues, texts);
        match hint::<Slitherlink>(&clues, &marks, request) {
            Answer::Step(hint) => hint.found[0].site(),
            other => panic!("{other:?}"),
        }
    };
    let request = HintRequest::default();
    let (top, bottom) = (
        at(&["R1C5 top cross"], request),
        at(&["R9C2 top cross"], request),
    );
    assert!(top.y < 6 && bottom.y > 12, "{top:?}, {bottom:?}");
    let near = HintRequest {
        near: Some(bottom),
        ..request
    };
    assert!(at(&["R1C5 top cross"], near).y > 12);
    let mut judge = Judge::<Slitherlink>::new(&clues);
    let mut marks = Vec::new();
    loop {
        let request = HintRequest {
            ceiling: 1,
            ..request
        };
        let answer = hint::<Slitherlink>(&clues, &marks, request);
        check_answer(&mut judge, &marks, Ask::Hint { ceiling: 1 }, &answer);
        match answer {
            Answer::Step(hint) => marks.extend(hint.found),
            answer => break assert_eq!(answer, Answer::Stuck),
        }
    }
    assert!(!marks.is_empty());
}

#[test]
fn a_hint_that_assumes_one_solution_says_so() {
    let said = (0..200).any(|seed| {
        let clues = clew_judge::slitherlink::random::board(Shape::new(5, 5), seed);
        let mut judge = Judge::<Slitherlink>::new(&clues);
        let mut marks = Vec::new();
        if judge.only_solution().is_none() {
            return false;
        }
        loop {
            let request = HintRequest {
                assumes_unique: true,
                ..HintRequest::default()
            };
            match hint::<Slitherlink>(&clues, &marks, request) {
                Answer::Step(hint) if hint.assumes_unique() => {
                    let answer = Answer::Step(hint);
                    let said = clew_core::coach::sentence(&clues, &answer);
                    let sentence = Speaker::new("en").say(&said, clues.shape());
                    assert!(sentence.ends_with("one solution."), "{sentence}");
                    return true;
                }
                Answer::Step(hint) | Answer::Searched(hint) => marks.extend(hint.found),
                _ => return false,
            }
        }
    });
    assert!(said, "no board needs such a technique");
}

#[test]
fn a_review_names_each_move() {
    let clues: clew_slitherlink::Clues = clew_judge::clues(ARTICLE);
    let texts = [
        // Around a 0.
        "R1C5 top cross",
        // The cross already implies the side of this cell.
        "R1C5 outside",
        // Wrong.
        "R2C3 top line",
    ];
    let mut judge = Judge::<Slitherlink>::new(&clues);
    let mut facts = marks(&clues, &texts);
    // Findings that come last in reasoning are not visible at the beginning.
    let steps = clew_judge::run(&clues, Method::Human).events;
    let last = steps.iter().rev().find_map(|event| match event {
        Event::Step(step) => Some(step.found[0]),
        _ => None,
    });
    facts.insert(2, last.expect("steps"));
    let moves: Vec<Vec<_>> = facts.iter().map(|&fact| vec![fact]).collect();
    let answer = review(&clues, moves);
    check_answer(&mut judge, &facts, Ask::Review, &answer);
    let Answer::Reviewed(reviewed) = answer else {
        panic!("{answer:?}");
    };
    use clew_slitherlink::Technique;
    let is_zero = |judged: &Judgement<Slitherlink>| {
        matches!(
            judged,
            Judgement::Forced {
                technique: Technique::Zero,
                tenths: 10,
                missed: None
            }
        )
    };
    assert!(is_zero(&reviewed.moves[0]), "{reviewed:?}");
    assert_eq!(reviewed.moves[1], Judgement::Bookkeeping);
    assert_eq!(reviewed.moves[2], Judgement::Guess);
    assert_eq!(reviewed.moves[3], Judgement::Wrong);
    assert_eq!(reviewed.wrong, facts[3..]);
}

#[test]
fn a_review_names_an_easier_step_that_was_available() {
    // Adjacent 3s come first in the explanation, and a 0 stays unused.
    let clues: clew_slitherlink::Clues = clew_judge::clues(ARTICLE);
    let mut judge = Judge::<Slitherlink>::new(&clues);
    let facts = marks(&clues, &["R9C9 left line"]);
    let answer = review(&clues, vec![facts.clone()]);
    check_answer(&mut judge, &facts, Ask::Review, &answer);
    let Answer::Reviewed(reviewed) = answer else {
        panic!("{answer:?}");
    };
    assert!(
        matches!(
            reviewed.moves[0],
            Judgement::Forced {
                tenths: 20..,
                missed: Some((_, 10)),
                ..
            }
        ),
        "{reviewed:?}"
    );
}

/// Moves of a hint are judged by the hint's own technique or, if that is unknown, by the techniques that could find them.
#[test]
fn a_move_of_a_hint_is_neither_forced_nor_guessed() {
    use clew_slitherlink::Technique;
    let clues: clew_slitherlink::Clues = clew_judge::clues(ARTICLE);
    let own = marks(&clues, &["R1C5 top cross"]);
    for technique in [Some(Technique::Zero), None] {
        let made = Made::<Slitherlink> {
            own: own.clone(),
            aided: Vec::new(),
            by: Maker::Hint(technique),
        };
        let answer = review(&clues, vec![made]);
        let said = clew_core::coach::sentence(&clues, &answer);
        let Answer::Reviewed(reviewed) = answer else {
            panic!("{answer:?}");
        };
        assert_eq!(
            reviewed.moves,
            [Judgement::Hint(Some((Technique::Zero, 10)))]
        );
        let said = Speaker::new("en").say(&said, clues.shape());
        assert_eq!(
            said,
            "One move: 0 forced, 0 guessed, 0 wrong, 1 from hints."
        );
    }
}

/// Wrong marks added by aids do not count as the player's mistakes, and do not prevent a hint.
#[test]
fn wrong_marks_of_aids_do_not_count() {
    let clues: clew_slitherlink::Clues = clew_judge::clues(ARTICLE);
    let both = marks(&clues, &["R2C3 top line", "R1C5 top line"]);
    let check = |marks: &[_], aided| {
        let checking = coach::check::<Slitherlink>(clues.clone(), marks.to_vec(), aided, true);
        match run(checking) {
            Answer::Checked { wrong, .. } => wrong,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(check(&both, 0), both);
    assert_eq!(check(&both, 1), both[..1]);
    assert_eq!(check(&both[1..], 1), []);
    let request = HintRequest::default();
    let hinting = coach::hint::<Slitherlink>(clues.clone(), both[1..].to_vec(), 1, request);
    let hint = run(hinting);
    assert!(matches!(hint, Answer::Step(_)), "{hint:?}");
    let hinting = coach::hint::<Slitherlink>(clues.clone(), both.clone(), 1, request);
    assert_eq!(run(hinting), Answer::Mistake(1));
}

/// Check quotes the wrong mark. If two marks already break a rule, it names the rule and makes no supposition.
#[test]
fn a_repeated_digit_is_explained_by_its_house() {
    let clues: clew_sudoku::Clues = clew_judge::clues("1234341221434...");
    let two = clew_sudoku::Digit::new(2).expect("a digit");
    let wrong = clew_sudoku::Fact::Is(clew_core::grid::Cell::new(3, 3), two);
    let answer = check::<Sudoku>(&clues, &[wrong]);
    let speaker = Speaker::new("en");
    let say = |said: &Explanation| speaker.say(said, Sudoku::shape(&clues));
    let sentence = clew_core::coach::sentence(&clues, &answer);
    assert_eq!(say(&sentence), "One mark is wrong: the 2 in R4C4.");
    assert_eq!(frames(&answer), 1);
    let Answer::Checked {
        refutation: Some(refuted),
        ..
    } = &answer
    else {
        panic!("{answer:?}");
    };
    let told = clew_core::coach::refutation(&clues, refuted);
    let told: Vec<String> = told.iter().map(say).collect();
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].contains("has its 2 already, in R"), "{told:?}");
}
