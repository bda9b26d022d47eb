//! Laws of the puzzles that are made, told by the judge and by nothing that
//! made them.

mod judge;

use std::collections::BTreeSet;

use clew::generate::{Amount, Balance, Generate, Levels, Made, Maker, Unfit, Wish};
use clew::grid::{Shape, Site};
use clew::kind::{self, Answer, Recipe, Task};
use clew::model::{Change, Technique as _};
use clew::puzzle::aquarium::Aquarium;
use clew::puzzle::slitherlink::Slitherlink;
use clew::puzzle::sudoku::Sudoku;
use clew::solve::{Advance, Fuel, Grade, Grader, HARDEST, Method, Solver};
use clew::trace::Event;
use judge::{aquarium, sudoku};
use proptest::prelude::*;
use strum::IntoEnumIterator as _;

/// A kind whose puzzles the judge knows.
trait Judged: Generate {
    fn has_one_solution(clues: &Self::Clues) -> bool;
}

impl Judged for Slitherlink {
    fn has_one_solution(clues: &Self::Clues) -> bool {
        let count = judge::Judge::new(clues).count_up_to_two();
        matches!(count, judge::Count::One(_))
    }
}

impl Judged for Sudoku {
    fn has_one_solution(clues: &Self::Clues) -> bool {
        let count = sudoku::Judge::new(clues).count_up_to_two();
        matches!(count, sudoku::Count::One(_))
    }
}

impl Judged for Aquarium {
    fn has_one_solution(clues: &Self::Clues) -> bool {
        let count = aquarium::Judge::new(clues).count_up_to_two();
        matches!(count, aquarium::Count::One(_))
    }
}

fn wish(side: u8) -> Wish {
    Wish::new(Shape::new(side, side))
}

/// The puzzle of a wish, worked on in slices of so much fuel.
fn made_in_slices<P: Generate>(wish: &Wish, seed: u64, fuel: u32) -> Option<Made<P>> {
    let mut maker = Maker::<P>::new(wish.clone(), seed).expect("a sensible wish");
    loop {
        match maker.advance(&mut Fuel::new(fuel)) {
            Advance::Event(made) => return Some(made),
            Advance::Finished(_) => return None,
            Advance::OutOfFuel => assert!(maker.glimpse().is_some()),
        }
    }
}

fn made<P: Generate>(wish: &Wish, seed: u64) -> Made<P> {
    made_in_slices(wish, seed, u32::MAX).expect("a puzzle for a sensible wish")
}

/// The places with clues, those that a symmetry joins together.
fn groups<P: Generate>(clues: &P::Clues, balance: Balance) -> BTreeSet<BTreeSet<Site>> {
    let shape = P::shape(clues);
    let joined = |site| {
        let images = balance.symmetries().into_iter();
        let images = images.map(|by| P::image(shape, by, site));
        images.chain([site]).collect()
    };
    let written = P::written(clues).into_iter();
    written.map(|(site, _)| joined(site)).collect()
}

fn kept<P: Generate>(clues: &P::Clues, places: &BTreeSet<Site>) -> P::Clues {
    let keep = Change::Keep(places.iter().copied().collect());
    P::edited(clues, &keep).expect("any clues can be kept")
}

/// The grade, as a grader tells it.
fn graded<P: Generate>(clues: &P::Clues) -> Grade {
    let graded = Grader::<P>::new(clues.clone()).advance(&mut Fuel::unlimited());
    graded.expect("fuel without end").0
}

/// The grade, counted from the steps of a solution that is read.
fn counted<P: Generate>(clues: &P::Clues) -> Grade {
    let mut grade = Grade::default();
    for event in Solver::<P>::new(clues.clone(), Method::Human) {
        match event {
            Event::Step(step) => {
                grade.steps += 1;
                grade.total += u32::from(step.tenths());
                if step.tenths() > grade.tenths {
                    grade.tenths = step.tenths();
                    grade.level = step.level();
                    grade.hardest = Some(step.technique.name().to_owned());
                }
            }
            Event::Case(case) => grade.cases = grade.cases.max(case.number),
            Event::Solution { case, .. } => grade.cases = grade.cases.max(case),
            Event::Exhausted { cases } => grade.cases = cases,
            Event::Contradiction(_) | Event::Enumerate { .. } => {}
        }
    }
    grade
}

/// Everything that must hold of a puzzle that was made.
fn check<P: Judged>(wish: &Wish, seed: u64) -> Made<P> {
    let made = made::<P>(wish, seed);
    let text = P::print(&made.clues);
    let told = || format!("seed {seed}, {wish:?}: {text}");
    assert!(P::has_one_solution(&made.clues), "{}", told());
    assert_eq!(P::shape(&made.clues), wish.shape, "{}", told());

    let grade = graded::<P>(&made.clues);
    assert_eq!(grade, made.grade, "{}", told());
    assert_eq!(grade, counted::<P>(&made.clues), "{}", told());
    let miss = wish.levels.miss(grade.overall());
    assert_eq!(made.is_as_wished, miss == 0, "{}", told());

    let written = P::written(&made.clues).into_iter();
    let written: BTreeSet<Site> = written.map(|(site, _)| site).collect();
    for group in groups::<P>(&made.clues, wish.balance) {
        assert!(group.is_subset(&written), "not symmetric: {}", told());
        if matches!(wish.amount, Amount::Minimal | Amount::Fewest) {
            let rest = written.difference(&group).copied().collect();
            let fewer = kept::<P>(&made.clues, &rest);
            assert!(!P::has_one_solution(&fewer), "{group:?} can go: {}", told());
        }
    }

    let own = P::parse(&text).expect("what is printed is readable");
    assert_eq!(own[0].clues, made.clues, "{}", told());
    for export in P::exports(&made.clues) {
        let readings = P::parse(&export.text)
            .unwrap_or_else(|error| panic!("{}: {error}: {}", export.format, told()));
        let mut readings = readings.iter();
        let is_read = readings.any(|reading| reading.clues == made.clues);
        assert!(is_read, "{}: {}", export.format, told());
    }
    made
}

/// More seeds when `CLEW_SOAK` is set: thousands of puzzles of each kind.
fn rounds() -> u64 {
    let soak = std::env::var_os("CLEW_SOAK").is_some();
    if soak { 40 } else { 1 }
}

/// Wishes of all flavours, symmetries and amounts.
fn every_sort<P: Judged>(sides: &[u8]) {
    let amounts = [
        Amount::Enough,
        Amount::Minimal,
        Amount::Fewest,
        Amount::Density(60),
        Amount::Density(100),
    ];
    let mut seed = 0;
    let sides = (0..rounds()).flat_map(|_| sides);
    for &side in sides {
        for flavour in (0..).take(P::flavours().len()) {
            for balance in Balance::iter() {
                for amount in amounts {
                    seed += 1;
                    let wish = Wish {
                        flavour,
                        balance,
                        amount,
                        ..wish(side)
                    };
                    if Maker::<P>::unfit(&wish).is_none() {
                        check::<P>(&wish, seed);
                    }
                }
            }
        }
    }
}

#[test]
fn slitherlinks_of_every_sort_are_lawful() {
    every_sort::<Slitherlink>(&[5, 6]);
}

#[test]
fn sudokus_of_every_sort_are_lawful() {
    every_sort::<Sudoku>(&[4, 5]);
}

#[test]
fn aquariums_of_every_sort_are_lawful() {
    every_sort::<Aquarium>(&[5]);
}

/// A puzzle is graded as its solution tells, and so is what is left of it when
/// clues are gone, which may have several solutions.
fn is_graded_as_told<P: Generate>(wish: &Wish, seed: u64, most_gone: usize) {
    let clues = made::<P>(wish, seed).clues;
    let written = P::written(&clues).into_iter();
    let written: Vec<Site> = written.map(|(site, _)| site).collect();
    for gone in 0..=most_gone {
        let rest = written.iter().copied().skip(gone).collect();
        let fewer = kept::<P>(&clues, &rest);
        let told = || format!("seed {seed}, {gone} gone: {}", P::print(&fewer));
        assert_eq!(graded::<P>(&fewer), counted::<P>(&fewer), "{}", told());
    }
}

#[test]
fn the_grade_is_that_of_a_solution_whose_evidence_is_read() {
    for seed in 0..4 {
        for flavour in 0..3 {
            let amount = Amount::Minimal;
            let of_nine = Wish {
                amount,
                flavour,
                ..wish(9)
            };
            is_graded_as_told::<Sudoku>(&of_nine, seed, 0);
            let small = Wish { flavour, ..wish(4) };
            is_graded_as_told::<Sudoku>(&small, seed, 2);
        }
        is_graded_as_told::<Slitherlink>(&wish(6), seed, 2);
        is_graded_as_told::<Aquarium>(&wish(6), seed, 2);
    }
}

/// How many of `count` puzzles are of the level wished.
fn hits<P: Judged>(wish: &Wish, count: u64) -> usize {
    let seeds = 0..count;
    let hits = seeds.filter(|&seed| check::<P>(wish, seed).is_as_wished);
    hits.count()
}

#[test]
fn a_level_is_met_where_it_is_common() {
    for level in 1..=7 {
        let levels = Levels {
            at_least: level,
            at_most: level,
        };
        let of = |side| Wish {
            levels,
            ..wish(side)
        };
        assert!(hits::<Sudoku>(&of(9), 3) == 3, "Sudoku, level {level}");
        if (2..=4).contains(&level) {
            assert!(
                hits::<Slitherlink>(&of(8), 3) == 3,
                "Slitherlink, level {level}"
            );
        }
        assert!(hits::<Aquarium>(&of(8), 3) == 3, "Aquarium, level {level}");
    }
}

#[test]
fn a_level_is_met_with_every_sum_where_hardly_any_board_has_it() {
    for (level, side) in [(4, 8), (5, 8), (6, 8), (7, 8), (8, 9), (10, 12)] {
        let wish = Wish {
            levels: Levels {
                at_least: level,
                at_most: level,
            },
            amount: Amount::Density(100),
            ..wish(side)
        };
        assert!(hits::<Aquarium>(&wish, 2) == 2, "level {level}");
    }
}

#[test]
fn a_clue_tried_alone_settles_none_after_it() {
    // The last try was of one group alone, with others behind it that could not go as well.
    let wish = Wish {
        levels: Levels {
            at_least: 1,
            at_most: 4,
        },
        balance: Balance::Mirror,
        amount: Amount::Minimal,
        ..Wish::new(Shape::new(5, 3))
    };
    check::<Slitherlink>(&wish, 13_088_984_608_804_301_887);
}

#[test]
fn boards_need_not_be_square_or_small() {
    let of = |rows, cols| Wish::new(Shape::new(rows, cols));
    check::<Slitherlink>(&of(7, 12), 1);
    check::<Aquarium>(&of(12, 7), 1);
    check::<Sudoku>(&of(12, 12), 1);
    let few = Wish {
        amount: Amount::Fewest,
        balance: Balance::HalfTurn,
        ..of(9, 9)
    };
    check::<Sudoku>(&few, 1);
}

/// Every puzzle is the same, however the work is sliced.
fn slices_make_no_difference<P: Generate>(wish: &Wish) {
    for seed in 0..2 {
        let whole = made::<P>(wish, seed);
        for fuel in [1, 500] {
            let sliced = made_in_slices::<P>(wish, seed, fuel);
            assert_eq!(sliced.as_ref(), Some(&whole), "seed {seed}, {fuel}");
        }
        let other = made::<P>(wish, seed + 1_000_000_007);
        assert_ne!(whole.clues, other.clues, "seed {seed}");
    }
}

#[test]
fn the_same_seed_makes_the_same_puzzle_however_the_work_is_sliced() {
    let levels = |at_least, at_most| Levels { at_least, at_most };
    for (amount, levels) in [
        (Amount::Enough, levels(1, 2)),
        (Amount::Fewest, Levels::ANY),
        (Amount::Density(100), levels(5, 10)),
    ] {
        let of = |side| Wish {
            amount,
            levels,
            ..wish(side)
        };
        slices_make_no_difference::<Slitherlink>(&of(6));
        slices_make_no_difference::<Sudoku>(&of(6));
        slices_make_no_difference::<Aquarium>(&of(6));
    }
}

/// Recipes and the puzzles they make, a pair a line; the page is held to the
/// same table.
const TABLE: &str = include_str!("corpus/made.txt");

#[test]
fn seeds_make_these_puzzles_everywhere() {
    let lines = TABLE.lines().filter(|line| !line.starts_with('#'));
    for line in lines {
        let (recipe, puzzle) = line.split_once(' ').expect("a recipe and a puzzle");
        let recipe: Recipe = recipe.parse().expect("a recipe");
        let task = Task::Make { recipe, count: 1 };
        let mut job = kind::job(task).expect("a wish that makes sense");
        let Some(Answer::Made(made)) = job.run(&mut Fuel::unlimited()).answer else {
            panic!("{line}");
        };
        let texts: Vec<&str> = made.iter().map(|made| made.code.text.as_str()).collect();
        assert_eq!(texts, [puzzle], "{line}");
    }
}

#[test]
fn a_batch_is_what_its_recipes_make_one_by_one() {
    let recipe: Recipe = "aquarium.6x6.1-3.none.100.0.18446744073709551614"
        .parse()
        .expect("a recipe");
    let of = |recipe: Recipe, count: u32, fuel: u32| {
        let task = Task::Make { recipe, count };
        let mut job = kind::job(task).expect("a wish that makes sense");
        let mut all = Vec::new();
        loop {
            let slice = job.run(&mut Fuel::new(fuel));
            if let Some(Answer::Made(made)) = slice.answer {
                all.extend(made);
            }
            if slice.end.is_some() {
                return all;
            }
        }
    };
    // Seeds begin again after the last.
    let singles = (0..4).flat_map(|by| of(recipe.later(by), 1, u32::MAX));
    let singles: Vec<_> = singles.collect();
    assert_eq!(singles.len(), 4);
    for fuel in [1, 30, u32::MAX] {
        assert_eq!(of(recipe.clone(), 4, fuel), singles, "{fuel}");
    }
}

#[test]
fn nonsense_is_refused() {
    let unfit = |wish: Wish| Maker::<Aquarium>::unfit(&wish);
    let levels = |at_least, at_most| Wish {
        levels: Levels { at_least, at_most },
        ..wish(6)
    };
    assert_eq!(unfit(wish(3)), Some(Unfit::Size));
    assert_eq!(unfit(levels(0, 3)), Some(Unfit::Levels));
    assert_eq!(unfit(levels(4, 3)), Some(Unfit::Levels));
    assert_eq!(unfit(levels(4, HARDEST + 1)), Some(Unfit::Levels));
    assert_eq!(unfit(levels(9, 9)), Some(Unfit::Techniques));
    assert_eq!(unfit(levels(9, HARDEST)), None, "there may be cases");
    assert_eq!(Maker::<Slitherlink>::unfit(&levels(9, 9)), None);
    let sudoku = Wish {
        shape: Shape::new(9, 9),
        ..levels(9, 9)
    };
    assert_eq!(Maker::<Sudoku>::unfit(&sudoku), None, "by long chains");
    let quarter = Wish {
        balance: Balance::QuarterTurn,
        ..Wish::new(Shape::new(4, 5))
    };
    assert_eq!(unfit(quarter), Some(Unfit::Balance));
    let dense = Wish {
        amount: Amount::Density(101),
        ..wish(6)
    };
    assert_eq!(unfit(dense), Some(Unfit::Density));
    assert_eq!(
        unfit(Wish {
            flavour: 3,
            ..wish(6)
        }),
        Some(Unfit::Flavour)
    );
}

/// Wishes, sensible or not.
fn wishes(sides: impl Strategy<Value = u8> + Clone + 'static) -> impl Strategy<Value = Wish> {
    let balances: Vec<Balance> = Balance::iter().collect();
    let amount = prop_oneof![
        Just(Amount::Enough),
        Just(Amount::Minimal),
        Just(Amount::Fewest),
        (0..110_u8).prop_map(Amount::Density),
    ];
    let level = 0..=HARDEST + 1;
    (
        (sides.clone(), sides, any::<bool>()),
        (level.clone(), level),
        proptest::sample::select(balances),
        amount,
        0..4_u8,
    )
        .prop_map(
            |((rows, cols, square), (at_least, at_most), balance, amount, flavour)| Wish {
                shape: Shape::new(rows, if square { rows } else { cols }),
                levels: Levels { at_least, at_most },
                balance,
                amount,
                flavour,
            },
        )
}

/// A wish is refused, or what comes is lawful.
fn is_answered<P: Judged>(wish: &Wish, seed: u64) {
    match Maker::<P>::new(wish.clone(), seed) {
        Err(unfit) => assert_eq!(Maker::<P>::unfit(wish), Some(unfit)),
        Ok(_) => {
            check::<P>(wish, seed);
        }
    }
}

/// A wish is refused or begun.
fn is_begun<P: Judged>(wish: &Wish, seed: u64) {
    if let Ok(mut maker) = Maker::<P>::new(wish.clone(), seed) {
        maker.advance(&mut Fuel::new(20));
        if let Some(glimpse) = maker.glimpse() {
            assert_eq!(P::shape(&glimpse.clues), wish.shape);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn any_wish_for_a_small_board_is_refused_or_met_as_far_as_can_be(
        wish in wishes(3..=5_u8),
        seed in any::<u64>(),
    ) {
        is_answered::<Slitherlink>(&wish, seed);
        is_answered::<Sudoku>(&wish, seed);
        is_answered::<Aquarium>(&wish, seed);
    }

    #[test]
    fn any_wish_of_any_size_is_refused_or_begun(
        wish in wishes(any::<u8>().prop_map(|side| side % 64)),
        seed in any::<u64>(),
    ) {
        is_begun::<Slitherlink>(&wish, seed);
        is_begun::<Sudoku>(&wish, seed);
        is_begun::<Aquarium>(&wish, seed);
    }
}
