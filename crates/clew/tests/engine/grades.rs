//! Laws of grades: a rotated or reflected puzzle is as hard as the original, to a tenth of a
//! level. A puzzle without a solution is not graded: the contradiction appears wherever reading happens to find it first.
//!
//! And the grades of the project's own puzzles, as recorded.

use clew_aquarium::{Aquarium, Levels};
use clew_core::grid::{Shape, Symmetry};
use clew_core::model::Puzzle;
use clew_core::solve::{ExpectedTime, Fuel, Grader, LONGEST, Method, Solve, Solver};
use clew_core::trace::{Event, Verdict};
use clew_judge::length::{config, either, is_soak};
use clew_judge::{Clued, Judged, aquarium, records, slitherlink, sudoku};
use clew_slitherlink::Slitherlink;
use clew_sudoku::Sudoku;
use proptest::prelude::*;

/// Difficulty of the hardest step, in tenths of a level; `None` for a puzzle without a
/// solution.
fn hardest<P: Solve>(clues: &P::Clues) -> Option<u8> {
    let graded = Grader::<P>::new(clues.clone()).advance(&mut Fuel::unlimited());
    let (grade, verdict) = graded.expect("fuel without end");
    (verdict != Verdict::Impossible).then_some(grade.tenths)
}

/// Compares a puzzle with images of it.
fn assert_as_hard<P: Solve>(clues: &P::Clues, images: impl IntoIterator<Item = P::Clues>) {
    let here = hardest::<P>(clues);
    for image in images {
        let there = hardest::<P>(&image);
        let texts = [clues, &image].map(|clues| P::print(clues));
        assert_eq!(here, there, "{texts:?}");
    }
}

fn assert_turning_keeps(clues: &<Slitherlink as Puzzle>::Clues) {
    let images = Symmetry::all().into_iter().skip(1);
    let images = images.map(|symmetry| slitherlink::random::turned(clues, symmetry));
    assert_as_hard::<Slitherlink>(clues, images);
}

fn assert_mirroring_keeps(clues: &<Aquarium as Puzzle>::Clues) {
    assert_as_hard::<Aquarium>(clues, [aquarium::random::mirrored(clues)]);
}

/// Other people's boards up to an area; in long runs, all of them.
fn external<P: Judged>(area: usize) -> impl Iterator<Item = P::Clues> {
    let all = records::external::<P>()
        .into_iter()
        .map(|record| record.clues());
    all.filter(move |clues| is_soak() || P::shape(clues).area() <= area)
}

fn own<P: Judged>() -> impl Iterator<Item = P::Clues> {
    records::own::<P>().into_iter().map(|record| record.clues())
}

/// Compares the grades of the project's own puzzles with those on file.
fn assert_graded_as_recorded<P: Judged + Solve>() {
    for graded in records::graded::<P>() {
        let grader = Grader::<P>::new(graded.record.clues()).advance(&mut Fuel::unlimited());
        let (grade, verdict) = grader.expect("fuel without end");
        assert_eq!(verdict, Verdict::Unique, "{}", graded.record.name);
        let found = (grade.level, grade.tenths, grade.seconds, grade.hardest);
        let recorded = (graded.level, graded.tenths, graded.seconds);
        let recorded = (recorded.0, recorded.1, recorded.2, Some(graded.hardest));
        assert_eq!(found, recorded, "{}", graded.record.name);
    }
}

/// `make_corpus` writes them again, if they are meant to change.
#[test]
fn grades_are_as_recorded() {
    assert_graded_as_recorded::<Slitherlink>();
    assert_graded_as_recorded::<Sudoku>();
    assert_graded_as_recorded::<Aquarium>();
}

#[test]
fn our_own_slitherlinks_are_as_hard_when_turned() {
    own::<Slitherlink>()
        .filter(|clues| clues.shape().area() <= 49)
        .for_each(|clues| assert_turning_keeps(&clues));
}

/// The lines lie in three components of a group of undecided edges: which of them comes first must not matter.
#[test]
fn a_gate_of_two_is_found_wherever_it_lies() {
    assert_turning_keeps(&clew_judge::clues("slither/6/4/g1ck80cgc3b"));
}

#[test]
fn our_own_aquariums_are_as_hard_when_mirrored() {
    own::<Aquarium>().for_each(|clues| assert_mirroring_keeps(&clues));
}

#[test]
#[ignore = "reads other people's puzzles: set CLEW_CORPUS"]
fn an_external_slitherlink_is_as_hard_when_turned() {
    external::<Slitherlink>(49).for_each(|clues| assert_turning_keeps(&clues));
}

#[test]
#[ignore = "reads other people's puzzles: set CLEW_CORPUS"]
fn an_external_aquarium_is_as_hard_when_mirrored() {
    external::<Aquarium>(100).for_each(|clues| assert_mirroring_keeps(&clues));
}

proptest! {
    #![proptest_config(config(60))]

    #[test]
    fn a_random_slitherlink_is_as_hard_when_turned(
        rows in 3_u8..=7, cols in 3_u8..=7, seed in any::<u64>(),
    ) {
        assert_turning_keeps(&slitherlink::random::board(Shape::new(rows, cols), seed));
    }

    #[test]
    fn a_random_aquarium_is_as_hard_when_mirrored(
        rows in 2_u8..=7, cols in 2_u8..=7, missing in 0_u32..5, seed in any::<u64>(),
    ) {
        for levels in [Levels::Tank, Levels::Water] {
            let clues = aquarium::random::puzzle(seed, Shape::new(rows, cols), levels, missing);
            assert_mirroring_keeps(&clues);
        }
    }
}

/// A known fault: before the hardest step, this board and its mirror image know different facts, so an easier rung depends on the
/// orientation. The board has several solutions, and no board with a single one is known to be graded so.
#[test]
#[should_panic(expected = "Some(80)")]
fn a_board_that_is_harder_than_its_mirror_image_is_a_known_fault() {
    assert_mirroring_keeps(&clew_judge::clues("aquarium/5/7/a9iku8ofbqio/3h332g2h3g"));
}

/// Follows the steps of a puzzle. Whenever a step's technique is counted somewhere, the board before it must count one; and the
/// grader and the player must compute the same expected time.
fn assert_times_agree<P: Judged<Clues = C>, C: Clued<Kind = P>>(clues: &C) {
    let mut solver = Solver::<P>::in_order_of_grades(clues.clone(), Method::Human);
    let mut board = P::board(clues);
    let mut expected = ExpectedTime::<P>::new(clues, &board);
    while let Some(event) = solver.next() {
        if let Event::Step(step) = &event {
            let mut openings = P::openings(clues, &board).into_iter();
            let own = openings.find(|(technique, _)| *technique == step.technique);
            let text = P::print(clues);
            assert!(
                own.is_none_or(|(_, count)| count > 0),
                "{text}: {:?}",
                step.technique
            );
        }
        board = solver.board().clone();
        expected.count(clues, &event, &board);
    }
    let graded = Grader::<P>::new(clues.clone()).advance(&mut Fuel::unlimited());
    let (grade, _) = graded.expect("fuel without end");
    assert_eq!(grade.seconds, expected.seconds(), "{}", P::print(clues));
}

#[test]
fn the_steps_in_sight_are_counted_and_the_times_agree() {
    for seed in 0..either(10, 400) {
        assert_times_agree(&slitherlink::random::board(Shape::new(6, 6), seed));
        assert_times_agree(&sudoku::random::board(seed));
        assert_times_agree(&aquarium::random::puzzle(
            seed,
            Shape::new(6, 6),
            Levels::Tank,
            0,
        ));
    }
}

#[test]
#[ignore = "reads other people's puzzles: set CLEW_CORPUS"]
fn the_steps_in_sight_of_external_boards_are_counted_and_the_times_agree() {
    for clues in external::<Slitherlink>(64).step_by(40).take(10) {
        assert_times_agree(&clues);
    }
    for clues in external::<Sudoku>(81).step_by(40).take(4) {
        assert_times_agree(&clues);
    }
    for clues in external::<Aquarium>(64).step_by(8).take(10) {
        assert_times_agree(&clues);
    }
}

#[test]
fn fewer_ways_on_and_harder_steps_take_longer() {
    let seconds = |text: &str| {
        let clues = clew_judge::clues::<clew_sudoku::Clues>(text);
        let graded = Grader::<Sudoku>::new(clues).advance(&mut Fuel::unlimited());
        graded.expect("fuel without end").0.seconds
    };
    // The same solution: with many digits, with few that still need only singles, and with ones that need chains.
    let easy = seconds(
        "534678912672195348198342567859761423426853791713924856961537284287419635345286..9",
    );
    let few = seconds(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    );
    let hard = seconds(
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    );
    assert!(easy < 60, "{easy}");
    assert!((120..600).contains(&few), "{few}");
    assert!(hard > 1800, "{hard}");
    assert!(hard <= LONGEST);
}
