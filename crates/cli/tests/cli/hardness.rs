//! One answer to "how hard": the grader of Play, Many, Make, Edit and Watch, and the tallies of the command line name the same level and
//! technique, whatever order a film tells the steps in.

use clew::kind;
use clew_aquarium::Aquarium;
use clew_cli::solve::{Limit, player, run, tally};
use clew_core::solve::{Beyond, Fuel, Grader, HARDEST, Hardness, Method, Solve, hardest};
use clew_core::trace::Verdict;
use clew_judge::Judged;
use clew_judge::records::{self, Record};
use clew_slitherlink::Slitherlink;
use clew_sudoku::Sudoku;

/// Compares what the modes say of puzzles of a kind, of all levels.
fn assert_one_answer<P: Judged + Solve>(records: Vec<Record<P>>) {
    let unique = records
        .iter()
        .filter(|record| record.verdict == Verdict::Unique);
    assert!(unique.clone().count() >= 20, "the corpus is missing");
    unique.for_each(assert_agreed);
}

/// Compares what the modes say of a puzzle.
fn assert_agreed<P: Judged + Solve>(record: &Record<P>) {
    let name = &record.name;
    let clues = record.clues();
    let graded = Grader::<P>::new(clues.clone()).advance(&mut Fuel::unlimited());
    let (grade, _) = graded.expect("fuel without end");
    let graded = grade.hardness();

    let text = P::print(&clues);
    let code = kind::read(&text).expect("a puzzle").remove(0).code;
    let ran = run(&code, Method::Human, Limit::default()).expect("it was read");
    let player = player(&code, &ran).expect("it was read");
    let tally = tally(
        &code,
        Method::Human,
        &ran,
        player.as_ref(),
        Limit::default(),
    );
    assert_eq!(tally.level, graded.level, "{name}");
    assert_eq!(tally.hardest.as_deref(), graded.technique, "{name}");
    assert_eq!(tally.rating.to_bits(), graded.rating().to_bits(), "{name}");
}

#[test]
fn all_modes_agree_on_slitherlinks() {
    assert_one_answer::<Slitherlink>(records::own());
}

#[test]
fn all_modes_agree_on_sudokus() {
    assert_one_answer::<Sudoku>(records::own());
}

#[test]
fn all_modes_agree_on_aquariums() {
    assert_one_answer::<Aquarium>(records::own());
}

#[test]
fn the_first_of_equally_hard_steps_counts_as_the_hardest() {
    let steps = [("easy", 20), ("first", 66), ("second", 66), ("easy", 21)];
    let hardness = Hardness::of(steps, Beyond::Nothing);
    assert_eq!(hardness.technique, Some("first"));
    assert_eq!((hardness.level, hardness.tenths), (6, 66));
    assert_eq!(hardest(steps, |step| step.1), Some(("first", 66)));
}

#[test]
fn cases_and_searches_are_the_hardest_level_and_keep_the_technique() {
    for beyond in [Beyond::of(12, false), Beyond::of(12, true)] {
        let hardness = Hardness::of([("trial", 66)], beyond);
        assert_eq!((hardness.level, hardness.tenths), (HARDEST, 100));
        assert_eq!(hardness.technique, Some("trial"));
        assert_eq!(hardness.technique_level, 6);
        assert_eq!(hardness.beyond, beyond);
    }
    assert_eq!(Beyond::of(0, true), Beyond::Nothing);
    assert_eq!(Hardness::of([], Beyond::Nothing), Hardness::default());
}
