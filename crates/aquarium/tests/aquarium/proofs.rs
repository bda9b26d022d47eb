//! The prover against the judge: solutions, what they all share, and sums that
//! contradict each other.

use std::collections::BTreeSet;

use clew_aquarium::{Aquarium, Clues, Fact};
use clew_core::grid::{Line, Site, Symmetry};
use clew_core::model::{Change, Edit as _, Entry, Fact as _};
use clew_core::solve::{Advance, Fuel, Method, Prove as _};
use clew_core::trace::Verdict;
use proptest::prelude::*;

use super::boards;
use clew_judge::aquarium::{Count, Judge};
use clew_judge::length::{config, is_soak};
use clew_judge::{Judged as _, check_trace, records, run};

/// Answers of a prover: up to two solutions, and what all solutions share.
#[derive(Debug, PartialEq)]
pub(crate) struct Proved {
    verdict: Verdict,
    solutions: Vec<Vec<Fact>>,
    backbone: Option<Vec<Fact>>,
}

pub(crate) fn prove(clues: &Clues, slice: u32) -> Proved {
    let mut prover = Aquarium::prover(clues, None);
    let mut solutions = Vec::new();
    let verdict = loop {
        match prover.solution(&mut Fuel::new(slice)) {
            Advance::Event(facts) => solutions.push(facts),
            Advance::OutOfFuel => continue,
            Advance::Finished(verdict) => break verdict,
        }
        if solutions.len() == 2 {
            break Verdict::Several;
        }
    };
    let backbone = (!solutions.is_empty()).then(|| {
        loop {
            if let Some(backbone) = prover.backbone(&mut Fuel::new(slice)) {
                break backbone;
            }
        }
    });
    Proved {
        verdict,
        solutions,
        backbone,
    }
}

/// Contradicting sums of a puzzle without solutions.
fn contradiction(clues: &Clues) -> Option<Vec<Site>> {
    match Aquarium::mus_search(clues).minimal_subset(&mut Fuel::unlimited()) {
        Advance::Event(sites) => Some(sites),
        _ => None,
    }
}

fn verdict_of(count: &Count) -> Verdict {
    match count {
        Count::Zero => Verdict::Impossible,
        Count::One(_) => Verdict::Unique,
        Count::Several(..) => Verdict::Several,
    }
}

#[test]
fn our_own_boards_are_proved_as_recorded() {
    assert_proved(records::own());
}

#[test]
#[ignore = "reads other people's puzzles: set CLEW_CORPUS"]
fn external_boards_are_proved_as_recorded() {
    assert_proved(records::external());
}

fn assert_proved(records: Vec<records::Record<Aquarium>>) {
    for record in records {
        let clues = record.clues();
        if clues.shape().area() <= 400 || is_soak() {
            let proved = prove(&clues, u32::MAX);
            assert_eq!(proved.verdict, record.verdict, "{}", record.name);
            for facts in &proved.solutions {
                let water = Aquarium::filled(&clues, facts).expect("a complete board");
                assert_eq!(
                    Aquarium::is_solution(&clues, &water),
                    Ok(()),
                    "{}",
                    record.name
                );
                assert!(record.solution.is_none() || record.solution == Some(water));
            }
        }
    }
}

#[test]
fn a_puzzle_without_one_sum_is_solved_by_the_others() {
    let clues: Clues = clew_judge::clues("0 0 1\n2 1 1\n1 -\n1 1 2");
    let run = run(&clues, Method::Human);
    assert_eq!(run.verdict, Verdict::Unique);
    assert!(check_trace(&clues, &run.events, run.verdict).is_ok());
    let prover = prove(&clues, u32::MAX);
    assert_eq!(prover.solutions.len(), 1);
}

proptest! {
    #![proptest_config(config(60))]

    /// The mirror image has the mirrored solutions, and the same number of them.
    #[test]
    fn the_mirror_image_has_the_same_verdict(clues in boards(1, 6)) {
        let mirrored = Aquarium::edited(&clues, &Change::Turn(Symmetry::MIRRORED));
        let mirrored = mirrored.expect("any puzzle is mirrored");
        let (one, other) = (prove(&clues, u32::MAX), prove(&mirrored, u32::MAX));
        prop_assert_eq!(one.verdict, other.verdict);
        let count = |proved: &Proved| proved.backbone.as_ref().map(Vec::len);
        prop_assert_eq!(count(&one), count(&other));
    }

    /// Prover and judge agree: on solutions, and on the backbone.
    #[test]
    fn what_is_proved_holds(clues in boards(1, 7)) {
        let mut judge = Judge::new(&clues);
        let proved = prove(&clues, u32::MAX);
        prop_assert_eq!(proved.verdict, verdict_of(&judge.count_up_to_two()));
        for facts in &proved.solutions {
            let water = Aquarium::filled(&clues, facts).expect("a complete board");
            prop_assert_eq!(Aquarium::is_solution(&clues, &water), Ok(()));
        }
        let printed = judge.printed();
        if let Some(backbone) = &proved.backbone {
            prop_assert!(backbone.iter().all(|&fact| judge.proves(&printed, &[], fact)));
            let settled: BTreeSet<Site> = backbone.iter().map(|fact| fact.site()).collect();
            let varies = clues.shape().cells().filter(|cell| !settled.contains(&cell.site()));
            for cell in varies {
                for fact in [Fact::water(cell), Fact::air(cell)] {
                    prop_assert!(judge.any_board(&printed, &[fact]).is_some());
                }
            }
        }
    }

    /// Contradicting sums contradict each other, and none of them can be dropped.
    #[test]
    fn contradicting_sums_are_as_few_as_can_be(
        clues in boards(2, 6),
        which in any::<prop::sample::Index>(),
        sum in 0_u8..7,
    ) {
        let lines: Vec<Line> = clues.shape().lines().collect();
        let at = lines[which.index(lines.len())].site();
        let change = Change::Write(at, Some(Entry::Number(sum)));
        if let Some(clues) = Aquarium::edited(&clues, &change) {
            let mut judge = Judge::new(&clues);
            let solvable = judge.count_up_to_two() != Count::Zero;
            let found = contradiction(&clues);
            prop_assert_eq!(found.is_none(), solvable);
            let sums = found.unwrap_or_default();
            if !solvable {
                prop_assert!(judge.any_board(&sums, &[]).is_none());
            }
            for left_out in &sums {
                let fewer: Vec<Site> = sums.iter().copied().filter(|sum| sum != left_out).collect();
                prop_assert!(judge.any_board(&fewer, &[]).is_some());
            }
        }
    }
}
