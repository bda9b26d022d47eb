//! Laws of the prover of Slitherlink: the judge confirms everything it proves.

use clew_core::grid::{Cell, Shape, Site};
use clew_core::model::{Fact as _, Puzzle};
use clew_core::solve::{Advance, Fuel, Prove};
use clew_core::trace::Verdict;
use clew_judge::length::config;
use clew_judge::slitherlink::{Count, Interior, Judge, random};
use clew_judge::{Judged as _, records};
use clew_slitherlink::{Clues, Fact, Mark, Side, Slitherlink};
use proptest::prelude::*;

/// Random boards, some with one or two clues removed, so that many have several
/// solutions.
fn boards(small: u8, large: u8) -> impl Strategy<Value = Clues> {
    let side = small..=large;
    let fewer = 0_usize..4;
    (side.clone(), side, any::<u64>(), fewer).prop_map(|(rows, cols, seed, fewer)| {
        let mut clues = random::board(Shape::new(rows, cols), seed);
        let printed: Vec<Cell> = clues.counts().map(|(cell, _)| cell).collect();
        for &cell in printed.iter().take(fewer) {
            clues.0[cell] = Default::default();
        }
        clues
    })
}

/// Answers of a prover asked for at most `most` solutions, then for the backbone,
/// in slices with given amounts of fuel.
#[derive(Debug, PartialEq)]
struct Proved {
    solutions: Vec<Vec<Fact>>,
    verdict: Verdict,
    backbone: Option<Vec<Fact>>,
}

fn prove(clues: &Clues, near: Option<&[Fact]>, most: usize, slices: &[u32]) -> Proved {
    let mut prover = Slitherlink::prover(clues, near);
    let mut slices = slices.iter().copied().cycle();
    let mut fuel = || Fuel::new(slices.next().expect("a cycle has no end"));
    let mut solutions = Vec::new();
    let verdict = loop {
        if solutions.len() == most {
            break Verdict::Several;
        }
        match prover.solution(&mut fuel()) {
            Advance::Event(facts) => solutions.push(facts),
            Advance::OutOfFuel => {}
            Advance::Finished(verdict) => break verdict,
        }
    };
    let backbone = (verdict != Verdict::Impossible).then(|| {
        loop {
            if let Some(backbone) = prover.backbone(&mut fuel()) {
                return backbone;
            }
        }
    });
    Proved {
        solutions,
        verdict,
        backbone,
    }
}

/// The same with all the fuel in one slice.
fn prove_in_one_slice(clues: &Clues, near: Option<&[Fact]>, most: usize) -> Proved {
    prove(clues, near, most, &[u32::MAX])
}

fn contradiction(clues: &Clues, slices: &[u32]) -> Option<Vec<Site>> {
    let mut mus = Slitherlink::mus_search(clues);
    for &units in slices.iter().cycle() {
        match mus.minimal_subset(&mut Fuel::new(units)) {
            Advance::Event(sites) => {
                let (settled, all) = mus.settled();
                assert_eq!(settled, all);
                return Some(sites);
            }
            Advance::OutOfFuel => {}
            Advance::Finished(_) => return None,
        }
    }
    unreachable!("a cycle has no end")
}

fn interior(clues: &Clues, facts: &[Fact]) -> Interior {
    Slitherlink::filled(clues, facts).expect("a solution is complete")
}

/// Every possible fact about a board.
fn all_facts(shape: Shape) -> Vec<Fact> {
    let edges = shape.edges().flat_map(|edge| {
        let mark = |mark| Fact::Edge(edge, mark);
        [mark(Mark::Line), mark(Mark::Cross)]
    });
    let cells = shape.cells().flat_map(|cell| {
        let side = |side| Fact::Cell(cell, side);
        [side(Side::Inside), side(Side::Outside)]
    });
    edges.chain(cells).collect()
}

proptest! {
    #![proptest_config(config(150))]

    /// Verdict, solutions and backbone equal those of the judge; a solution
    /// states every edge and cell, and none is given twice.
    #[test]
    fn what_is_proved_holds(clues in boards(1, 7)) {
        let text = Slitherlink::print(&clues);
        let proved = prove_in_one_slice(&clues, None, 3);
        let mut judge = Judge::new(&clues);
        let counted = match judge.count_up_to_two() {
            Count::Zero => Verdict::Impossible,
            Count::One(_) => Verdict::Unique,
            Count::Several(..) => Verdict::Several,
        };
        prop_assert_eq!(proved.verdict, counted, "{}", text);
        let interiors: Vec<Interior> = proved.solutions.iter().map(|facts| interior(&clues, facts)).collect();
        for (i, (facts, shown)) in proved.solutions.iter().zip(&interiors).enumerate() {
            prop_assert_eq!(Slitherlink::is_solution(&clues, shown), Ok(()), "{}", text);
            prop_assert!(!interiors[..i].contains(shown), "{}", text);
            prop_assert_eq!(facts.len(), all_facts(clues.shape()).len() / 2);
            prop_assert!(facts.iter().all(|&fact| Slitherlink::holds(&clues, shown, fact)));
        }
        let printed = judge.printed();
        if let Some(backbone) = proved.backbone {
            prop_assert!(backbone.is_sorted(), "{}", text);
            for fact in all_facts(clues.shape()) {
                let holds = judge.proves(&printed, &[], fact);
                prop_assert_eq!(backbone.contains(&fact), holds, "{}: {:?}", text, fact);
            }
        }
    }

    /// All solutions are found, each once.
    #[test]
    fn every_solution_is_found(clues in boards(2, 5)) {
        let proved = prove_in_one_slice(&clues, None, 500);
        prop_assume!(proved.solutions.len() < 500);
        // An additional solution found by the judge would differ from all of them.
        let text = Slitherlink::print(&clues);
        let expected = match proved.solutions.len() {
            0 => Verdict::Impossible,
            1 => Verdict::Unique,
            _ => Verdict::Several,
        };
        prop_assert_eq!(proved.verdict, expected, "{}", text);
        let area = clues.shape().area();
        if area <= 16 {
            let cells: Vec<Cell> = clues.shape().cells().collect();
            let fits = (0_u32..1 << area).filter(|bits| {
                let mut interior = Interior::filled(clues.shape(), false);
                for (i, &cell) in cells.iter().enumerate() {
                    interior[cell] = bits >> i & 1 == 1;
                }
                Slitherlink::is_solution(&clues, &interior).is_ok()
            });
            prop_assert_eq!(fits.count(), proved.solutions.len(), "{}", text);
        }
    }

    /// Any division of the fuel gives the same answers.
    #[test]
    fn slicing_changes_nothing(
        clues in boards(2, 7),
        slices in prop::collection::vec(1_u32..60, 1..8),
    ) {
        let whole = prove_in_one_slice(&clues, None, 3);
        prop_assert_eq!(prove(&clues, None, 3, &slices), whole);
        prop_assert_eq!(contradiction(&clues, &slices), contradiction(&clues, &[u32::MAX]));
    }

    /// A solution of the puzzle before a clue changed does not affect the
    /// verdict or the facts of the backbone.
    #[test]
    fn an_earlier_solution_changes_no_answer(
        clues in boards(2, 7),
        pick in any::<prop::sample::Index>(),
    ) {
        let text = Slitherlink::print(&clues);
        let earlier = prove_in_one_slice(&clues, None, 1).solutions;
        let mut changed = clues.clone();
        let printed: Vec<Cell> = clues.counts().map(|(cell, _)| cell).collect();
        if !printed.is_empty() {
            changed.0[printed[pick.index(printed.len())]] = Default::default();
        }
        for clues in [&clues, &changed] {
            let afresh = prove_in_one_slice(clues, None, 2);
            for near in &earlier {
                let again = prove_in_one_slice(clues, Some(near), 2);
                prop_assert_eq!(again.verdict, afresh.verdict, "{}", text);
                prop_assert_eq!(&again.backbone, &afresh.backbone, "{}", text);
                prop_assert_eq!(&again.solutions[0], near, "{}", text);
            }
        }
    }

    /// The contradicting clues have no solution, but without any one of them there
    /// is a solution.
    #[test]
    fn no_clue_of_a_contradiction_can_be_dropped(clues in boards(2, 7)) {
        let text = Slitherlink::print(&clues);
        let mut judge = Judge::new(&clues);
        let solvable = judge.count_up_to_two() != Count::Zero;
        let found = contradiction(&clues, &[u32::MAX]);
        prop_assert_eq!(found.is_none(), solvable, "{}", text);
        let Some(named) = found else { return Ok(()) };
        prop_assert!(judge.any_board(&named, &[]).is_none(), "{}", text);
        for &dropped in &named {
            let rest: Vec<Site> = named.iter().copied().filter(|&at| at != dropped).collect();
            prop_assert!(judge.any_board(&rest, &[]).is_some(), "{}: {:?}", text, dropped);
        }
    }
}

#[test]
fn a_solution_of_another_board_is_not_a_hint() {
    let large = random::board(Shape::new(6, 6), 1);
    let hint: Vec<Fact> = all_facts(large.shape());
    let small = clew_judge::clues("2.,.3");
    let afresh = prove_in_one_slice(&small, None, 2);
    assert_eq!(prove_in_one_slice(&small, Some(&hint), 2), afresh);
    assert!(hint.iter().any(|fact| fact.site().y > 4));
}

#[test]
fn a_four_is_the_whole_loop() {
    let proved = prove_in_one_slice(&clew_judge::clues("...,.4.,..."), None, 2);
    assert_eq!(
        (proved.verdict, proved.solutions.len()),
        (Verdict::Unique, 1)
    );
    assert_eq!(
        contradiction(&clew_judge::clues("4..,...,..1"), &[1]).map(|sites| sites.len()),
        Some(2)
    );
}

#[test]
fn a_board_without_a_line_has_no_solution() {
    let zeros = clew_judge::clues("00,00");
    assert_eq!(
        prove_in_one_slice(&zeros, None, 2).verdict,
        Verdict::Impossible
    );
    // Two zeros that touch at a corner leave the vertex fewer than two edges.
    let needed = contradiction(&zeros, &[1]).expect("a contradiction");
    assert_eq!(needed.len(), 2);
}

#[test]
fn our_own_boards_are_proved() {
    assert_proved(&records::own());
}

#[test]
#[ignore = "reads other people's puzzles: set CLEW_CORPUS"]
fn external_boards_are_proved() {
    assert_proved(&records::external());
}

/// Checks every verdict and solution.
fn assert_proved(records: &[records::Record<Slitherlink>]) {
    for record in records {
        let clues = record.clues();
        let proved = prove_in_one_slice(&clues, None, 2);
        assert_eq!(proved.verdict, record.verdict, "{}", record.name);
        for facts in &proved.solutions {
            let shown = interior(&clues, facts);
            assert_eq!(
                Slitherlink::is_solution(&clues, &shown),
                Ok(()),
                "{}",
                record.name
            );
            let known = record.solution.as_ref();
            assert!(known.is_none_or(|known| *known == shown), "{}", record.name);
        }
        if proved.verdict == Verdict::Unique {
            assert_eq!(
                proved.backbone.as_ref(),
                proved.solutions.first(),
                "{}",
                record.name
            );
        }
    }
}
