//! Aquarium: its corpus, and the laws over random boards, under both rules for levels.

mod made;
mod proofs;
mod sentences;
mod texts;

use clew_aquarium::{Aquarium, Clues, Levels};
use clew_core::grid::Shape;
use clew_core::model::Puzzle as _;
use clew_core::solve::{Fuel, Method};
use clew_judge::aquarium::random;
use clew_judge::length::{config, either, is_soak};
use clew_judge::records::{self, Record};
use clew_judge::{Look, assert_no_fault, check_trace, run, run_in_slices};
use proptest::prelude::*;

const METHODS: [Method; 3] = [Method::Human, Method::Article, Method::Prove];

/// Random boards under either rule, with all sums or only some.
fn boards(small: u8, large: u8) -> impl Strategy<Value = Clues> {
    let side = small..=large;
    let levels = prop_oneof![Just(Levels::Tank), Just(Levels::Water)];
    (side.clone(), side, levels, 0_u32..5, any::<u64>()).prop_map(
        |(rows, cols, levels, missing, seed)| {
            random::puzzle(seed, Shape::new(rows, cols), levels, missing)
        },
    )
}

#[test]
fn our_own_corpus_is_solved_step_by_step_as_recorded() {
    let records: Vec<Record<Aquarium>> = records::own();
    assert!(records.len() >= 6);
    assert_no_fault(
        records
            .iter()
            .flat_map(|record| METHODS.map(|method| record.fault(method, Look::Steps))),
    );
}

#[test]
#[ignore = "reads other people's puzzles: set CLEW_CORPUS"]
fn small_external_boards_are_solved_step_by_step() {
    let records: Vec<Record<Aquarium>> = records::external();
    let is_small = |record: &&Record<Aquarium>| record.clues().shape().area() <= 100;
    let records = records
        .iter()
        .filter(|record| is_soak() || is_small(record));
    assert_no_fault(records.map(|record| record.fault(Method::Human, Look::Steps)));
}

/// What a step finds does not follow without any one of the clues and objects that it names.
#[test]
fn no_evidence_is_needless() {
    let count = either(400, 5000);
    let random = (0..count).map(|seed| {
        let [rows, cols] = [seed % 7, seed / 7 % 7].map(|side| 1 + u8::try_from(side).unwrap());
        let levels = [Levels::Tank, Levels::Water][usize::from(seed % 98 > 48)];
        random::puzzle(
            seed,
            Shape::new(rows, cols),
            levels,
            u32::try_from(seed % 5).unwrap(),
        )
    });
    let own = records::own::<Aquarium>().into_iter();
    let boards = random.chain(own.map(|record| record.clues()));
    let (all, loose) = clew_judge::needless_steps(boards, &[Method::Human]);
    assert!(loose.is_empty(), "of {all} steps {loose:#?}");
    assert!(all > 1500, "{all} steps say little");
}

#[test]
#[ignore = "reads other people's puzzles: set CLEW_CORPUS"]
fn no_evidence_of_external_boards_is_needless() {
    let real = records::external_in::<Aquarium>("dev-real").into_iter();
    let boards = real.take(either(10, 100));
    let boards = boards.map(|record| record.clues());
    let (all, loose) = clew_judge::needless_steps(boards, &[Method::Human]);
    assert!(loose.is_empty(), "of {all} steps {loose:#?}");
}

proptest! {
    #![proptest_config(config(60))]

    /// Soundness, progress, and verdicts that agree with counting to two.
    #[test]
    fn every_trace_holds(clues in boards(1, 7)) {
        for method in METHODS {
            let run = run(&clues, method);
            if let Err(fault) = check_trace(&clues, &run.events, run.verdict) {
                panic!("{}: {method:?}: {fault}", Aquarium::print(&clues));
            }
        }
    }

    /// Any division of fuel yields the same trace.
    #[test]
    fn slices_change_nothing(clues in boards(2, 6), slice in 1_u32..9) {
        for method in METHODS {
            let slices = std::iter::repeat_with(|| Fuel::new(slice));
            prop_assert_eq!(run(&clues, method), run_in_slices(&clues, method, slices));
        }
        prop_assert_eq!(proofs::prove(&clues, u32::MAX), proofs::prove(&clues, slice));
    }
}
