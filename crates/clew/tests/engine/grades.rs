//! Laws of grades: a puzzle turned or reflected is as hard as the puzzle, to a tenth of a
//! level. One without a solution is not graded: it breaks wherever the reading comes first.
//!
//! At length over the whole shared corpus.

use clew_aquarium::{Aquarium, Levels};
use clew_core::grid::{Shape, Symmetry};
use clew_core::model::Puzzle;
use clew_core::solve::{Fuel, Grader, Solve};
use clew_core::trace::Verdict;
use clew_judge::{Judged, aquarium, records, slitherlink};
use clew_slitherlink::Slitherlink;
use proptest::prelude::*;

fn soaking() -> bool {
    std::env::var_os("CLEW_SOAK").is_some()
}

/// More cases when `CLEW_SOAK` is set.
fn config(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases: if soaking() { cases * 20 } else { cases },
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

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

/// Boards of the shared corpus up to an area, or at length all.
fn filed<P: Judged>(area: usize) -> impl Iterator<Item = P::Clues> {
    let all = records::shared::<P>()
        .into_iter()
        .map(|record| record.clues());
    all.filter(move |clues| soaking() || P::shape(clues).area() <= area)
}

#[test]
fn a_filed_slitherlink_is_as_hard_when_turned() {
    filed::<Slitherlink>(49).for_each(|clues| assert_turning_keeps(&clues));
}

#[test]
fn a_filed_aquarium_is_as_hard_when_mirrored() {
    filed::<Aquarium>(100).for_each(|clues| assert_mirroring_keeps(&clues));
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
