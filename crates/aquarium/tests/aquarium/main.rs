//! Aquarium: its corpus, and the laws over random boards, under both rules for levels.

mod made;
mod proofs;
mod sentences;
mod texts;

use clew_aquarium::{Aquarium, Technique};
use clew_core::solve::Method;
use clew_judge::length::{either, is_soak};
use clew_judge::records::{self, Record};
use clew_judge::{Look, assert_no_fault, laws, undrawn};

const METHODS: [Method; 3] = [Method::Human, Method::Article, Method::Prove];

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

#[test]
fn each_technique_is_drawn() {
    assert_eq!(undrawn::<Technique>("crates/aquarium/src"), []);
}

/// What a step finds does not follow without any one of the clues and objects that it names.
#[test]
fn no_evidence_is_needless() {
    let random = laws::random::<Aquarium>(400);
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

#[test]
fn every_trace_holds() {
    laws::every_trace_holds::<Aquarium>(laws::random::<Aquarium>(120), &METHODS);
}

#[test]
fn slices_change_nothing() {
    laws::slices_change_nothing::<Aquarium>(laws::random::<Aquarium>(120), &METHODS);
}

#[test]
fn what_is_proved_holds() {
    laws::what_is_proved_holds::<Aquarium>(laws::random::<Aquarium>(120));
}

#[test]
fn contradictions_are_minimal() {
    laws::contradictions_are_minimal::<Aquarium>(laws::random::<Aquarium>(120));
}

#[test]
fn our_own_boards_are_proved_as_recorded() {
    laws::records_are_proved::<Aquarium>(records::own());
}

#[test]
#[ignore = "reads other people's puzzles: set CLEW_CORPUS"]
fn external_boards_are_proved_as_recorded() {
    laws::records_are_proved::<Aquarium>(records::external());
}
