//! Puzzles with listed candidates (Sukaku): they are solved within the lists, and every
//! step and every prover relies on the lists like on givens.

use clew_core::grid::{Cell, IntoSet as _, Site, Symmetry};
use clew_core::job::{self, Answer};
use clew_core::model::{Change, Edit as _, Fact as _, Puzzle as _, Technique as _};
use clew_core::solve::{Advance, Fuel, Prove as _, Satisfiable};
use clew_core::trace::Verdict;
use clew_sudoku::{Clues, Digits, Fact, Sudoku};

use super::METHODS;
use clew_judge::length::either;
use clew_judge::sudoku::{Count, Judge, random};
use clew_judge::{Evidence, Judged as _, check_trace, needless, review, run};

/// Random puzzles of 4×4 to 9×9.
fn boards(count: u64) -> impl Iterator<Item = Clues> {
    (0..either(count, 60 * count)).map(random::sukaku)
}

#[test]
fn every_method_solves_within_the_lists() {
    let (mut listed, mut unique) = (0, 0);
    for clues in boards(20) {
        listed += clues.restrictions().count();
        let solution = Judge::new(&clues).only_solution();
        unique += usize::from(solution.is_some());
        for method in METHODS {
            let run = run(&clues, method);
            let checked = check_trace(&clues, &run.events, run.verdict);
            let text = Sudoku::print(&clues);
            checked.unwrap_or_else(|fault| panic!("{method:?} on {text}: {fault}"));
            if let Some(solution) = &solution {
                let shown = run.solutions(&clues);
                assert_eq!(shown, std::slice::from_ref(solution), "{text}");
            }
        }
    }
    assert!(
        listed > 150 && unique > 10,
        "{listed} lists, {unique} unique"
    );
}

/// Steps name only clues, facts and houses that they need, and none assumes that digits
/// can be exchanged.
#[test]
fn steps_name_nothing_needless_and_assume_nothing() {
    let (mut all, mut named) = (0, 0);
    for clues in boards(8) {
        let mut judge = Judge::new(&clues);
        let is_listed = |site: &&Site| {
            let cell = site.cell();
            cell.is_some_and(|cell| clues.restriction(cell).is_some())
        };
        for step in METHODS[..2]
            .iter()
            .flat_map(|&method| review::steps(&clues, method))
        {
            assert!(!step.technique.assumes_unique());
            let needless = needless(&mut judge, &step);
            assert_eq!(needless, None, "{step:?} of {}", Sudoku::print(&clues));
            all += 1;
            named += step.clues.iter().filter(is_listed).count();
        }
    }
    assert!(all > 150 && named > 30, "{named} lists in {all} steps");
}

/// Every solution that the prover finds, up to `most`, and its verdict if it reaches one.
fn proved(clues: &Clues, most: usize) -> (Vec<Vec<Fact>>, Option<Verdict>) {
    let mut prover = Sudoku::prover(clues, None);
    let mut solutions = Vec::new();
    while solutions.len() < most {
        match prover.solution(&mut Fuel::new(3)) {
            Advance::Event(facts) => solutions.push(facts),
            Advance::OutOfFuel => {}
            Advance::Finished(verdict) => return (solutions, Some(verdict)),
        }
    }
    (solutions, None)
}

/// The puzzle without the clues of some cells.
fn without(clues: &Clues, fewer: usize) -> Clues {
    let kept = Sudoku::clued(clues).into_iter().skip(fewer).collect();
    Sudoku::edited(clues, &Change::Keep(kept)).expect("clues can be left out")
}

#[test]
fn the_prover_counts_as_the_judge_does() {
    const MOST: usize = 30;
    for (clues, fewer) in boards(20).zip([0, 2, 5].into_iter().cycle()) {
        let clues = without(&clues, fewer);
        let text = Sudoku::print(&clues);
        let mut judge = Judge::new(&clues);
        let mut counted = Vec::new();
        let evidence = Evidence::of(&judge.printed(), &[]);
        judge
            .all_boards(
                &evidence,
                |grid| Sudoku::facts(&clues, grid),
                |grid| {
                    counted.push(Sudoku::facts(&clues, grid));
                    counted.len() < MOST
                },
            )
            .expect("printed clues");
        let (solutions, _) = proved(&clues, MOST);
        assert_eq!(solutions.len(), counted.len(), "{text}");
        let several = solutions.iter().into_set().len();
        assert_eq!(several, solutions.len(), "{text}");
        for solution in &solutions {
            let filled = Sudoku::filled(&clues, solution).expect("a full board");
            assert_eq!(Sudoku::is_solution(&clues, &filled), Ok(()), "{text}");
        }
    }
}

#[test]
fn what_all_solutions_share_is_proved() {
    for clues in boards(15).map(|clues| without(&clues, 2)) {
        let mut judge = Judge::new(&clues);
        if judge.count_up_to_two() == Count::Zero {
            continue;
        }
        let printed = judge.printed();
        let mut prover = Sudoku::prover(&clues, None);
        let backbone = prover.backbone(&mut Fuel::unlimited());
        let backbone = backbone.expect("unlimited fuel");
        let shape = clues.houses().shape();
        let digits = || Digits::all(shape.rows).iter();
        for fact in shape
            .cells()
            .flat_map(|cell| digits().map(move |digit| Fact::Is(cell, digit)))
        {
            for fact in [fact, fact.negated()] {
                let is_shared = judge.proves(&printed, &[], fact);
                let text = Sudoku::print(&clues);
                assert_eq!(backbone.contains(&fact), is_shared, "{fact:?} of {text}");
            }
        }
    }
}

/// A list that contradicts the other clues is among the named ones, and all of these are
/// needed. The test also looks at ordinary puzzles, in which facts are read off givens.
#[test]
fn contradicting_lists_are_found() {
    let mut found = 0;
    let ordinary = (0..either(10, 400)).map(random::board);
    for clues in boards(40).chain(ordinary) {
        let mut judge = Judge::new(&clues);
        let is_solvable = judge.count_up_to_two() != Count::Zero;
        let mut mus = Sudoku::mus_search(&clues);
        let sites = match mus.minimal_subset(&mut Fuel::unlimited()) {
            Advance::Event(sites) => sites,
            Advance::Finished(Satisfiable) if is_solvable => continue,
            _ => panic!("{} is misjudged", Sudoku::print(&clues)),
        };
        assert!(!is_solvable && judge.any_board(&sites, &[]).is_none());
        for at in 0..sites.len() {
            let others = [&sites[..at], &sites[at + 1..]].concat();
            assert!(judge.any_board(&others, &[]).is_some());
        }
        found += 1;
        check_conflict(&mut judge, &clues);
    }
    assert!(found > 3, "{found} without a solution");
}

/// Checks the answer to the question which clues contradict each other.
fn check_conflict(judge: &mut Judge, clues: &Clues) {
    let mut search = job::conflict::<Sudoku>(clues.clone());
    let mut last = None;
    loop {
        match search.advance(&mut Fuel::unlimited()) {
            Advance::Event(answer) => last = Some(answer),
            Advance::OutOfFuel => {}
            Advance::Finished(_) => break,
        }
    }
    let Some(Answer::ClueConflict(conflict)) = last else {
        panic!("a conflict is answered");
    };
    assert!(judge.any_board(&conflict.clues, &[]).is_none());
    for site in conflict.corrections.expect("it ends with corrections") {
        let others: Vec<Site> = judge
            .printed()
            .into_iter()
            .filter(|&at| at != site)
            .collect();
        assert!(judge.any_board(&others, &[]).is_some());
    }
}

#[test]
fn turning_keeps_the_lists_and_writing_replaces_one() {
    for clues in boards(20) {
        for symmetry in Symmetry::all() {
            let turned = Sudoku::edited(&clues, &Change::Turn(symmetry)).expect("any board turns");
            assert_eq!(turned.restrictions().count(), clues.restrictions().count());
            let text = Sudoku::print(&turned);
            assert_eq!(Sudoku::parse_canonical(&text), Ok(turned), "{text}");
        }
        let Some((cell, _)) = clues.restrictions().next() else {
            continue;
        };
        let wiped = Sudoku::edited(&clues, &Change::Write(cell.site(), None));
        let wiped = wiped.expect("clues can be wiped");
        let is_kept = |other: Cell| other == cell || wiped.allowed(other) == clues.allowed(other);
        assert_eq!(wiped.restriction(cell), None);
        assert!(clues.houses().shape().cells().all(is_kept));
    }
}
