//! Compares verdict, solution and every step with the known results of the corpus puzzles.

use clew_core::format::Read as _;
use clew_core::solve::Method;
use clew_core::trace::{Event, Verdict};
use clew_judge::length::is_soak;
use clew_judge::{Look, assert_no_fault, records};
use clew_slitherlink::Slitherlink;

type Record = records::Record<Slitherlink>;

const METHODS: [Method; 3] = [Method::Human, Method::Article, Method::Prove];

#[test]
fn our_own_corpus_is_solved_and_every_step_holds() {
    let records: Vec<Record> = records::own();
    assert!(records.len() >= 22, "the corpus is missing");
    assert_no_fault(
        records
            .iter()
            .flat_map(|record| METHODS.map(|method| record.fault(method, Look::Steps))),
    );
}

/// Other people's puzzles: all if `CLEW_SOAK` is set, otherwise a sample of all small
/// ones and some larger ones; every fifth with all its steps.
fn external_sample() -> Vec<(Record, Look)> {
    let soak = is_soak();
    let all = records::external().into_iter().enumerate();
    all.filter_map(|(i, record): (usize, Record)| {
        let area = record.clues().shape().area();
        let wanted = soak || area <= 100 || area <= 400 && i % 10 == 0;
        let look = if soak || i % 5 == 0 {
            Look::Steps
        } else {
            Look::Answer
        };
        wanted.then_some((record, look))
    })
    .collect()
}

#[test]
#[ignore = "reads other people's puzzles: set CLEW_CORPUS"]
fn external_puzzles_are_solved() {
    let sample = external_sample().into_iter();
    assert_no_fault(sample.map(|(record, look)| record.fault(Method::Human, look)));
}

#[test]
#[ignore = "reads other people's puzzles: set CLEW_CORPUS"]
fn the_article_method_and_the_prover_solve_external_puzzles() {
    // The article's method is intended for boards like those of the article.
    let sample = external_sample().into_iter().enumerate();
    let sample = sample.filter(|(i, (record, _))| {
        is_soak() && record.clues().shape().area() <= 400 || i % 10 == 0
    });
    assert_no_fault(sample.flat_map(|(_, (record, look))| {
        [Method::Article, Method::Prove].map(|method| record.fault(method, look))
    }));
}

/// A board made here, `slitherlink.15x15.1-10.none.enough.0.146`, with a refutation that can drop
/// parts during shrinking that were needed before.
#[test]
fn a_refutation_can_drop_what_was_needed_before() {
    let text = "slither/15/15/g2b83ch87321bc3dhdgdbg1868bid8bb3cgd2bcg1cdc2cdga8da6677\
                bdgdi78176b11862b1d221di1272cg888776dck38dh22221ch2bd";
    let clues = Slitherlink::parse(text)
        .expect("a puzzle")
        .swap_remove(0)
        .clues;
    let run = clew_judge::run(&clues, Method::Article);
    let report = clew_judge::check_trace(&clues, &run.events, run.verdict);
    let report = report.unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(report.verdict, Verdict::Unique);
}

#[test]
fn the_article_method_solves_the_article_as_printed() {
    let records: Vec<Record> = records::own();
    let article = records.iter().find(|record| record.name == "article");
    let article = article.expect("the first of our own");
    let run = clew_judge::run(&article.clues(), Method::Article);
    let report = clew_judge::check_trace(&article.clues(), &run.events, run.verdict);
    let report = report.unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(report.verdict, Verdict::Unique);
    assert_eq!(report.undecided, 11);
    assert_eq!(report.cases, Some(2048));
    assert_eq!(
        report.solutions,
        [article.solution.clone().expect("printed")]
    );
    assert!(run.events.iter().any(|event| matches!(
        event,
        Event::Enumerate {
            undecided: 11,
            cases: Some(2048),
            cut_short: false
        }
    )));
}
