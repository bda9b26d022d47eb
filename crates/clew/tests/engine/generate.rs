//! Laws of generated puzzles, checked by the judge without any code that made
//! them.

use std::collections::BTreeSet;

use clew::kind::{self, Answer, Job, JobError, Recipe, Task};
use clew_aquarium::Aquarium;
use clew_core::generate::{
    ClueCount, ClueSymmetry, Generate, Generated, Generator, InvalidSpec, Levels, Seconds, Spec,
};
use clew_core::grid::{Shape, Site};
use clew_core::model::{Change, Puzzle, Technique as _};
use clew_core::solve::{Advance, Fuel, Grade, Grader, HARDEST, Method, Solver};
use clew_core::trace::Event;
use clew_judge::length::either;
use clew_judge::{Judge, Judged};
use clew_slitherlink::Slitherlink;
use clew_sudoku::Sudoku;
use proptest::prelude::*;
use strum::IntoEnumIterator as _;

fn has_one_solution<P: Judged>(clues: &P::Clues) -> bool {
    Judge::<P>::new(clues).only_solution().is_some()
}

fn spec(side: u8) -> Spec {
    Spec::new(Shape::new(side, side))
}

fn levels(at_least: u8, at_most: u8) -> Levels {
    Levels { at_least, at_most }
}

/// Puzzle generated for a specification, in slices of `fuel`.
fn made_in_slices<P: Generate>(spec: &Spec, seed: u64, fuel: u32) -> Option<Generated<P>> {
    let mut generator = Generator::<P>::new(spec.clone(), seed).expect("a valid specification");
    loop {
        match generator.advance(&mut Fuel::new(fuel)) {
            Advance::Event(made) => return Some(made),
            Advance::Finished(_) => return None,
            Advance::OutOfFuel => assert!(generator.preview().is_some()),
        }
    }
}

fn made<P: Generate>(spec: &Spec, seed: u64) -> Generated<P> {
    made_in_slices(spec, seed, u32::MAX).expect("a puzzle for a valid specification")
}

/// The groups of places with clues that a symmetry connects.
fn groups<P: Generate>(clues: &P::Clues, symmetry: ClueSymmetry) -> BTreeSet<BTreeSet<Site>> {
    let shape = P::shape(clues);
    let joined = |site| {
        let images = symmetry.symmetries().into_iter();
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

/// Grade computed by the grader.
fn graded<P: Generate>(clues: &P::Clues) -> Grade {
    let graded = Grader::<P>::new(clues.clone()).advance(&mut Fuel::unlimited());
    graded.expect("fuel without end").0
}

/// The grade, counted from the steps of an explained solution.
fn counted<P: Generate>(clues: &P::Clues) -> Grade {
    let mut grade = Grade::default();
    for event in Solver::<P>::in_order_of_grades(clues.clone(), Method::Human) {
        match event {
            Event::Step(step) => {
                grade.steps += 1;
                grade.total += u32::from(step.tenths());
                grade.levels += u32::from(step.level());
                if step.tenths() > grade.tenths {
                    grade.tenths = step.tenths();
                    grade.level = step.level();
                    grade.hardest = Some(step.technique.name().to_owned());
                }
            }
            Event::Case(case) => grade.cases = grade.cases.max(case.number),
            Event::Solution { case, .. } => grade.cases = grade.cases.max(case),
            Event::Exhausted { cases } => grade.cases = cases,
            Event::Enumerate { cases, .. } => grade.is_search = cases.is_none(),
            Event::Contradiction(_) => {}
        }
    }
    grade
}

/// Checks everything that must hold for a generated puzzle.
fn check<P: Generate + Judged>(spec: &Spec, seed: u64) -> Generated<P> {
    let made = made::<P>(spec, seed);
    let text = P::print(&made.clues);
    let context = || format!("seed {seed}, {spec:?}: {text}");
    assert!(has_one_solution::<P>(&made.clues), "{}", context());
    assert_eq!(P::shape(&made.clues), spec.shape, "{}", context());

    let grade = graded::<P>(&made.clues);
    let is_timed = made.grade.seconds > 0;
    let seconds = if is_timed { grade.seconds } else { 0 };
    let late = spec.seconds.map_or(0, |range| range.miss(grade.seconds));
    let grade = Grade { seconds, ..grade };
    assert_eq!(grade, made.grade, "{}", context());
    let counted = counted::<P>(&made.clues);
    assert_eq!(Grade { seconds, ..counted }, grade, "{}", context());
    let miss = spec.levels.miss(grade.overall());
    assert!(
        is_timed || spec.seconds.is_none() || miss > 0,
        "{}",
        context()
    );
    assert_eq!(made.meets_spec, (miss, late) == (0, 0), "{}", context());

    let written = P::written(&made.clues).into_iter();
    let written: BTreeSet<Site> = written.map(|(site, _)| site).collect();
    for group in groups::<P>(&made.clues, spec.symmetry) {
        assert!(group.is_subset(&written), "not symmetric: {}", context());
        if matches!(spec.clue_count, ClueCount::Minimal | ClueCount::Fewest) {
            let rest = written.difference(&group).copied().collect();
            let fewer = kept::<P>(&made.clues, &rest);
            assert!(
                !has_one_solution::<P>(&fewer),
                "{group:?} can go: {}",
                context()
            );
        }
    }

    let own = P::parse(&text).expect("what is printed is readable");
    assert_eq!(own[0].clues, made.clues, "{}", context());
    for export in P::exports(&made.clues) {
        let readings = P::parse(&export.text)
            .unwrap_or_else(|error| panic!("{}: {error}: {}", export.format, context()));
        let mut readings = readings.iter();
        let is_read = readings.any(|reading| reading.clues == made.clues);
        assert!(is_read, "{}: {}", export.format, context());
    }
    made
}

/// Number of seeds; thousands of puzzles of each kind if `CLEW_SOAK` is set.
fn rounds() -> u64 {
    either(1, 40)
}

/// Checks specifications of all variants, symmetries and clue counts.
fn every_sort<P: Generate + Judged>(sides: &[u8]) {
    let clue_counts = [
        ClueCount::Enough,
        ClueCount::Minimal,
        ClueCount::Fewest,
        ClueCount::Density(60),
        ClueCount::Density(100),
    ];
    let mut seed = 0;
    let sides = (0..rounds()).flat_map(|_| sides);
    for &side in sides {
        for variant in (0..).take(P::variants().len()) {
            for symmetry in ClueSymmetry::iter() {
                for clue_count in clue_counts {
                    seed += 1;
                    let spec = Spec {
                        variant,
                        symmetry,
                        clue_count,
                        ..spec(side)
                    };
                    if Generator::<P>::invalid_spec(&spec).is_none() {
                        check::<P>(&spec, seed);
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

/// Checks that the grader agrees with the steps of the full solution, on a puzzle
/// and on the same puzzle with fewer clues, which may have several solutions.
fn is_graded_as_read<P: Generate>(spec: &Spec, seed: u64, most_gone: usize) {
    let clues = made::<P>(spec, seed).clues;
    let written = P::written(&clues).into_iter();
    let written: Vec<Site> = written.map(|(site, _)| site).collect();
    for gone in 0..=most_gone {
        let rest = written.iter().copied().skip(gone).collect();
        let fewer = kept::<P>(&clues, &rest);
        let context = || format!("seed {seed}, {gone} gone: {}", P::print(&fewer));
        let grade = Grade {
            seconds: 0,
            ..graded::<P>(&fewer)
        };
        assert_eq!(grade, counted::<P>(&fewer), "{}", context());
    }
}

#[test]
fn the_grade_is_that_of_a_solution_whose_evidence_is_read() {
    for seed in 0..4 {
        for variant in 0..3 {
            let clue_count = ClueCount::Minimal;
            let of_nine = Spec {
                clue_count,
                variant,
                ..spec(9)
            };
            is_graded_as_read::<Sudoku>(&of_nine, seed, 0);
            let small = Spec { variant, ..spec(4) };
            is_graded_as_read::<Sudoku>(&small, seed, 2);
        }
        is_graded_as_read::<Slitherlink>(&spec(6), seed, 2);
        is_graded_as_read::<Aquarium>(&spec(6), seed, 2);
    }
}

/// Number of puzzles among `count` that meet the specified level.
fn hits<P: Generate + Judged>(spec: &Spec, count: u64) -> usize {
    let seeds = 0..count;
    let hits = seeds.filter(|&seed| check::<P>(spec, seed).meets_spec);
    hits.count()
}

#[test]
fn a_level_is_met_where_it_is_common() {
    for level in 1..=7 {
        let of = |side| Spec {
            levels: levels(level, level),
            ..spec(side)
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
        let spec = Spec {
            levels: levels(level, level),
            clue_count: ClueCount::Density(100),
            ..spec(side)
        };
        assert!(hits::<Aquarium>(&spec, 2) == 2, "level {level}");
    }
}

#[test]
fn a_clue_tried_alone_decides_no_later_clue() {
    // The last attempt covered a single group, and the groups after it could not be removed either.
    let spec = Spec {
        levels: levels(1, 4),
        symmetry: ClueSymmetry::Mirror,
        clue_count: ClueCount::Minimal,
        ..Spec::new(Shape::new(5, 3))
    };
    check::<Slitherlink>(&spec, 13_088_984_608_804_301_887);
}

#[test]
fn boards_need_not_be_square_or_small() {
    let of = |rows, cols| Spec::new(Shape::new(rows, cols));
    check::<Slitherlink>(&of(7, 12), 1);
    check::<Aquarium>(&of(12, 7), 1);
    check::<Sudoku>(&of(12, 12), 1);
    let few = Spec {
        clue_count: ClueCount::Fewest,
        symmetry: ClueSymmetry::HalfTurn,
        ..of(9, 9)
    };
    check::<Sudoku>(&few, 1);
}

/// Checks that every puzzle is the same, however the work is divided into slices.
fn slices_make_no_difference<P: Generate>(spec: &Spec) {
    for seed in 0..2 {
        let whole = made::<P>(spec, seed);
        for fuel in [1, 500] {
            let sliced = made_in_slices::<P>(spec, seed, fuel);
            assert_eq!(sliced.as_ref(), Some(&whole), "seed {seed}, {fuel}");
        }
        let other = made::<P>(spec, seed + 1_000_000_007);
        assert_ne!(whole.clues, other.clues, "seed {seed}");
    }
}

#[test]
fn the_same_seed_makes_the_same_puzzle_however_the_work_is_sliced() {
    for (clue_count, levels) in [
        (ClueCount::Enough, levels(1, 2)),
        (ClueCount::Fewest, Levels::ANY),
        (ClueCount::Density(100), levels(5, 10)),
    ] {
        let of = |side| Spec {
            clue_count,
            levels,
            ..spec(side)
        };
        slices_make_no_difference::<Slitherlink>(&of(6));
        slices_make_no_difference::<Sudoku>(&of(6));
        slices_make_no_difference::<Aquarium>(&of(6));
    }
}

/// Recipes and the puzzles they make, one pair per line; the page is tested with the
/// same table.
const TABLE: &str = include_str!("../../../../tests/corpus/made.txt");

/// Job that makes the puzzles of a recipe and of those after it.
pub(crate) fn job(recipe: Recipe, count: u32) -> Result<Box<dyn Job>, JobError> {
    let timed = true;
    kind::job(Task::Generate {
        recipe,
        count,
        timed,
    })
}

/// The puzzles of a recipe and of those after it, made in slices of `fuel`.
pub(crate) fn all_made(recipe: Recipe, count: u32, fuel: u32) -> Vec<kind::Generated> {
    let mut job = job(recipe, count).expect("a valid specification");
    let mut all = Vec::new();
    loop {
        let slice = job.run(&mut Fuel::new(fuel));
        if let Some(Answer::Generated(made)) = slice.answer {
            all.extend(made);
        }
        if slice.end.is_some() {
            return all;
        }
    }
}

#[test]
fn seeds_make_these_puzzles_everywhere() {
    let lines = TABLE.lines().filter(|line| !line.starts_with('#'));
    for line in lines {
        let (recipe, puzzle) = line.split_once(' ').expect("a recipe and a puzzle");
        let recipe = kind::read_recipe(recipe).expect("a recipe");
        let made = all_made(recipe, 1, u32::MAX);
        let texts: Vec<&str> = made.iter().map(|made| made.code.text.as_str()).collect();
        assert_eq!(texts, [puzzle], "{line}");
    }
}

/// Levels of Sudokus were different in the past; a recipe without levels is unchanged.
#[test]
fn a_recipe_of_an_earlier_generator_is_refused_where_it_would_make_another_puzzle() {
    // Searches for few clues can still be repeated as in the first version.
    let lines = TABLE.lines().filter(|line| !line.contains(".fewest."));
    let later = lines.filter_map(|line| line.split_once(".v2 "));
    let mut count = 0;
    for (earlier, _) in later {
        let recipe = kind::read_recipe(earlier).expect("a recipe");
        let refused = job(recipe, 1).err();
        assert_eq!(refused, Some(JobError::InvalidSpec(InvalidSpec::Version)));
        count += 1;
    }
    assert_eq!(count, 3);
}

#[test]
fn a_batch_is_what_its_recipes_make_one_by_one() {
    let recipe =
        kind::read_recipe("aquarium.6x6.1-3.none.100.0.18446744073709551614").expect("a recipe");
    // Seeds wrap around after the last.
    let singles = (0..4).flat_map(|by| all_made(recipe.later(by), 1, u32::MAX));
    let singles: Vec<_> = singles.collect();
    assert_eq!(singles.len(), 4);
    for fuel in [1, 30, u32::MAX] {
        assert_eq!(all_made(recipe.clone(), 4, fuel), singles, "{fuel}");
    }
}

#[test]
fn nonsense_is_refused() {
    let unfit = |spec: Spec| Generator::<Aquarium>::invalid_spec(&spec);
    let of_levels = |at_least, at_most| Spec {
        levels: levels(at_least, at_most),
        ..spec(6)
    };
    assert_eq!(unfit(spec(3)), Some(InvalidSpec::Size));
    assert_eq!(unfit(of_levels(0, 3)), Some(InvalidSpec::Levels));
    assert_eq!(unfit(of_levels(4, 3)), Some(InvalidSpec::Levels));
    assert_eq!(unfit(of_levels(4, HARDEST + 1)), Some(InvalidSpec::Levels));
    assert_eq!(unfit(of_levels(9, 9)), Some(InvalidSpec::Techniques));
    assert_eq!(unfit(of_levels(9, HARDEST)), None, "there may be cases");
    assert_eq!(
        Generator::<Slitherlink>::invalid_spec(&of_levels(9, 9)),
        None
    );
    let sudoku = Spec {
        shape: Shape::new(9, 9),
        ..of_levels(9, 9)
    };
    assert_eq!(
        Generator::<Sudoku>::invalid_spec(&sudoku),
        None,
        "by long chains"
    );
    let quarter = Spec {
        symmetry: ClueSymmetry::QuarterTurn,
        ..Spec::new(Shape::new(4, 5))
    };
    assert_eq!(unfit(quarter), Some(InvalidSpec::Symmetry));
    let dense = Spec {
        clue_count: ClueCount::Density(101),
        ..spec(6)
    };
    assert_eq!(unfit(dense), Some(InvalidSpec::Density));
    assert_eq!(
        unfit(Spec {
            variant: 3,
            ..spec(6)
        }),
        Some(InvalidSpec::Variant)
    );
}

/// Specifications, valid or not.
fn specs(sides: impl Strategy<Value = u8> + Clone + 'static) -> impl Strategy<Value = Spec> {
    let symmetries: Vec<ClueSymmetry> = ClueSymmetry::iter().collect();
    let clue_count = prop_oneof![
        Just(ClueCount::Enough),
        Just(ClueCount::Minimal),
        Just(ClueCount::Fewest),
        (0..110_u8).prop_map(ClueCount::Density),
    ];
    let level = 0..=HARDEST + 1;
    // Few of these are refused, since the kinds have other names.
    let technique = prop_oneof![
        7 => Just(None),
        1 => proptest::sample::select(&USED[..]).prop_map(Some),
    ];
    (
        (sides.clone(), sides, any::<bool>()),
        (level.clone(), level),
        proptest::sample::select(symmetries),
        clue_count,
        0..4_u8,
        proptest::option::of((0..400_u32, 0..20_000_u32)),
        technique,
    )
        .prop_map(
            |(
                (rows, cols, square),
                (at_least, at_most),
                symmetry,
                clue_count,
                variant,
                seconds,
                technique,
            )| Spec {
                shape: Shape::new(rows, if square { rows } else { cols }),
                levels: levels(at_least, at_most),
                symmetry,
                clue_count,
                variant,
                seconds: seconds.map(|(at_least, at_most)| Seconds { at_least, at_most }),
                technique: technique.map(str::to_owned),
            },
        )
}

#[test]
fn an_expected_time_is_met_or_the_nearest_puzzle_is_given() {
    fn made<P: Generate + Judged>(shape: Shape, at_least: u32, at_most: u32) {
        let range = Seconds { at_least, at_most };
        let spec = Spec {
            shape,
            levels: levels(1, 4),
            seconds: Some(range),
            ..P::default_spec()
        };
        for seed in 0..3 {
            let generated = check::<P>(&spec, seed);
            let seconds = generated.grade.seconds;
            assert_eq!(generated.meets_spec, at_most > 10, "{seconds} in {range:?}");
        }
    }
    made::<Sudoku>(Shape::new(9, 9), 270, 330);
    made::<Slitherlink>(Shape::new(7, 7), 60, 120);
    made::<Aquarium>(Shape::new(6, 6), 40, 80);
    // No puzzle takes such a short time.
    made::<Sudoku>(Shape::new(6, 6), 1, 3);
}

/// Techniques of several levels.
const USED: [&str; 6] = [
    "slitherlink-corner-three",
    "slitherlink-inside-breakout",
    "sudoku-pointing",
    "sudoku-x-wing",
    "aquarium-too-wide",
    "aquarium-two-lines",
];

#[test]
fn a_technique_is_used_as_it_is_graded_and_as_it_is_told() {
    fn made<P: Generate + Judged>() {
        let techniques = USED.iter().filter_map(|name| P::Technique::named(name));
        let mut count = 0;
        for technique in techniques {
            count += 1;
            let level = technique.level().max(1);
            let spec = Spec {
                levels: levels(level, level),
                technique: Some(technique.name().to_owned()),
                ..P::default_spec()
            };
            let made = check::<P>(&spec, 1);
            assert!(made.meets_spec, "{}", technique.name());
            let ways = [Solver::<P>::in_order_of_grades, Solver::<P>::new];
            for mut solver in ways.map(|way| way(made.clues.clone(), Method::Human)) {
                let is_it =
                    |event| matches!(event, Event::Step(step) if step.technique == technique);
                assert!(solver.any(is_it), "{}", technique.name());
            }
        }
        assert_eq!(count, 2);
    }
    made::<Slitherlink>();
    made::<Sudoku>();
    made::<Aquarium>();
}

#[test]
fn a_technique_that_no_graded_solution_uses_is_refused() {
    let of = |technique: &str, levels| Spec {
        levels,
        technique: Some(technique.to_owned()),
        ..spec(9)
    };
    let unfit = |spec: Spec| Generator::<Sudoku>::invalid_spec(&spec);
    let refused = Some(InvalidSpec::Technique);
    assert_eq!(unfit(of("sudoku-x-wing", Levels::ANY)), None);
    assert_eq!(unfit(of("slitherlink-corner-three", Levels::ANY)), refused);
    let assumes_unique = <<Sudoku as Puzzle>::Technique>::all().into_iter();
    let mut assumes_unique = assumes_unique.filter(|technique| technique.assumes_unique());
    let name = assumes_unique.next().expect("unique rectangles").name();
    assert_eq!(unfit(of(name, Levels::ANY)), refused);
    assert_eq!(unfit(of("sudoku-x-wing", levels(1, 2))), refused);
}

/// Checks that a specification is refused, or that its puzzle is valid.
fn is_answered<P: Generate + Judged>(spec: &Spec, seed: u64) {
    match Generator::<P>::new(spec.clone(), seed) {
        Err(unfit) => assert_eq!(Generator::<P>::invalid_spec(spec), Some(unfit)),
        Ok(_) => {
            check::<P>(spec, seed);
        }
    }
}

/// Checks that a specification is refused or started.
fn is_begun<P: Generate + Judged>(spec: &Spec, seed: u64) {
    if let Ok(mut generator) = Generator::<P>::new(spec.clone(), seed) {
        generator.advance(&mut Fuel::new(20));
        if let Some(preview) = generator.preview() {
            assert_eq!(P::shape(&preview.clues), spec.shape);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn any_spec_for_a_small_board_is_refused_or_met_as_closely_as_possible(
        spec in specs(3..=5_u8),
        seed in any::<u64>(),
    ) {
        is_answered::<Slitherlink>(&spec, seed);
        is_answered::<Sudoku>(&spec, seed);
        is_answered::<Aquarium>(&spec, seed);
    }

    #[test]
    fn any_spec_of_any_size_is_refused_or_begun(
        spec in specs(any::<u8>().prop_map(|side| side % 64)),
        seed in any::<u64>(),
    ) {
        is_begun::<Slitherlink>(&spec, seed);
        is_begun::<Sudoku>(&spec, seed);
        is_begun::<Aquarium>(&spec, seed);
    }
}
