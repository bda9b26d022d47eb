//! Puzzles on file: verdict, solution and every step, against what is known.

mod judge;

use clew::solve::Method;
use clew::trace::{Event, Verdict};
use judge::records::{self, Record};
use judge::{Interior, Run};

/// How closely a run is looked at.
#[derive(Clone, Copy, PartialEq)]
enum Look {
    /// Verdict and solution.
    Answer,
    /// Every step as well.
    Steps,
}

/// Runs a method on a record and says what is wrong with the outcome.
fn fault(record: &Record, method: Method, look: Look) -> Option<String> {
    let clues = record.clues();
    let run = judge::run(&clues, method);
    let told = |fault: String| Some(format!("{} by {method:?}: {fault}", record.name));
    if run.verdict != record.verdict {
        return told(format!("{:?}, not {:?}", run.verdict, record.verdict));
    }
    let shown = solution(&run);
    if record.interior.is_some() && shown != record.interior {
        return told("another solution than the known one".into());
    }
    if look == Look::Answer {
        return None;
    }
    match judge::check_trace(&clues, &run.events, run.verdict) {
        Ok(report) if report.board != run.board => told("the replayed board differs".into()),
        Ok(_) => None,
        Err(fault) => told(fault),
    }
}

/// The last solution that a run shows.
fn solution(run: &Run) -> Option<Interior> {
    let facts = run.events.iter().rev().find_map(|event| match event {
        Event::Solution { facts, .. } => Some(facts.clone()),
        _ => None,
    })?;
    let facts = [judge::board_facts(&run.board), facts].concat();
    judge::interior_of_facts(run.board.shape(), &facts).ok()
}

const METHODS: [Method; 3] = [Method::Human, Method::Article, Method::Silent];

#[test]
fn our_own_corpus_is_solved_and_every_step_holds() {
    let records = records::own();
    assert!(records.len() >= 22, "the corpus is missing");
    let faults: Vec<String> = records
        .iter()
        .flat_map(|record| METHODS.map(|method| fault(record, method, Look::Steps)))
        .flatten()
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn soak() -> bool {
    std::env::var_os("CLEW_SOAK").is_some()
}

/// The shared corpus: all of it when `CLEW_SOAK` is set, else a sample: what
/// is small, and some of what is not; every fifth with all its steps.
fn shared_sample() -> Vec<(Record, Look)> {
    let soak = soak();
    let all = records::shared().into_iter().enumerate();
    all.filter_map(|(i, record)| {
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
fn the_shared_corpus_is_solved() {
    let sample = shared_sample();
    let faults = sample
        .iter()
        .filter_map(|(record, look)| fault(record, Method::Human, *look));
    let faults: Vec<String> = faults.collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_shared_corpus_is_solved_as_in_the_article() {
    // The article's method is meant for boards like its own.
    let sample = shared_sample().into_iter().enumerate();
    let sample = sample
        .filter(|(i, (record, _))| soak() && record.clues().shape().area() <= 400 || i % 10 == 0);
    let faults = sample.flat_map(|(_, (record, look))| {
        [Method::Article, Method::Silent].map(|method| fault(&record, method, look))
    });
    let faults: Vec<String> = faults.flatten().collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_article_goes_as_in_the_article() {
    let records = records::own();
    let article = records.iter().find(|record| record.name == "article");
    let article = article.expect("the first of our own");
    let run = judge::run(&article.clues(), Method::Article);
    let report = judge::check_trace(&article.clues(), &run.events, run.verdict);
    let report = report.unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(report.verdict, Verdict::Unique);
    assert_eq!(report.undecided, 11);
    assert_eq!(report.cases, Some(2048));
    assert_eq!(
        report.solutions,
        [article.interior.clone().expect("printed")]
    );
    assert!(run.events.iter().any(|event| matches!(
        event,
        Event::Enumerate {
            undecided: 11,
            cases: Some(2048)
        }
    )));
}
