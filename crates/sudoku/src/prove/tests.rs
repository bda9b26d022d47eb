//! Laws of the prover; a solution known beforehand changes no answer.

use clew_core::grid::{Cell, SortShort as _};
use clew_core::solve::{Advance, Fuel};
use clew_core::trace::Verdict;

use super::*;
use crate::board::Digit;
use crate::clues_of as clues;

/// Every solution, as values row by row.
fn solutions(text: &str) -> (Vec<Vec<u8>>, Verdict) {
    let (all, verdict) = proved(&mut *Sudoku::prover(&clues(text), None));
    let values = |facts: Vec<Fact>| facts.iter().map(|fact| fact.digit().value()).collect();
    (all.into_iter().map(values).collect(), verdict)
}

const LINE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

#[test]
fn the_only_solution_is_found() {
    let (all, verdict) = solutions(LINE);
    assert_eq!(verdict, Verdict::Unique);
    assert_eq!(all[0][..9], [5, 3, 4, 6, 7, 8, 9, 1, 2]);
    assert_eq!(solutions("................").0.len(), 288);
    let twice = LINE.replacen('.', "5", 1);
    assert_eq!(solutions(&twice).1, Verdict::Impossible);
}

/// Every solution that a prover reports, sorted by digits.
fn proved(prover: &mut dyn Prover<Sudoku>) -> (Vec<Vec<Fact>>, Verdict) {
    let mut all = Vec::new();
    loop {
        match prover.solution(&mut Fuel::new(1)) {
            Advance::Event(facts) => all.push(facts),
            Advance::OutOfFuel => {}
            Advance::Finished(verdict) => {
                all.sort_short();
                return (all, verdict);
            }
        }
    }
}

#[test]
fn a_known_solution_changes_nothing_but_the_order() {
    let full = clues(LINE);
    let meant = proved(&mut *Sudoku::prover(&full, None)).0.remove(0);
    let mut prover = Sudoku::prover(&full, Some(&meant));
    assert_eq!(proved(&mut *prover), (vec![meant.clone()], Verdict::Unique));
    let places: Vec<(Cell, Digit)> = full.givens().collect();
    let (mut unique, mut several) = (0, 0);
    // One, two or three clues are removed from a puzzle that was just proved.
    for (at, size) in (0..places.len()).zip([1, 2, 3].into_iter().cycle()) {
        assert!(prover.warm_start(&full, Some(&meant)));
        assert_eq!(proved(&mut *prover).1, Verdict::Unique);
        let mut fewer = full.clone();
        for &(cell, _) in places.iter().cycle().skip(at).take(size) {
            fewer.print(cell, None);
        }
        assert!(prover.warm_start(&fewer, Some(&meant)));
        let others = proved(&mut *prover);
        assert_eq!(others, proved(&mut *Sudoku::prover(&fewer, None)));
        match others.1 {
            Verdict::Unique => unique += 1,
            _ => several += 1,
        }
    }
    assert!(unique > 0 && several > 0);
}

#[test]
fn a_wrong_solution_is_not_accepted() {
    let meant = proved(&mut *Sudoku::prover(&clues(LINE), None)).0.remove(0);
    let other = clues(&LINE.replacen("53..7", "54..7", 1));
    let mut prover = Sudoku::prover(&other, Some(&meant));
    let expected = proved(&mut *Sudoku::prover(&other, None));
    assert_eq!(proved(&mut *prover), expected);
    let mut unlawful = meant.clone();
    if let [Fact::Is(a, _), Fact::Is(b, _)] = [meant[0], meant[1]] {
        unlawful[0] = Fact::Is(a, meant[1].digit());
        unlawful[1] = Fact::Is(b, meant[0].digit());
    }
    let bare = clues(&LINE.replacen("53", "..", 1));
    let mut prover = Sudoku::prover(&bare, Some(&unlawful));
    let all = proved(&mut *prover).0;
    assert!(!all.contains(&unlawful));
    assert!(all.contains(&meant));
}

#[test]
fn shared_facts_are_those_that_no_solution_contradicts() {
    for text in ["1...2..........3", "12..34..........", "1.....2...3....."] {
        let (all, _) = solutions(text);
        let mut prover = Sudoku::prover(&clues(text), None);
        prover.solution(&mut Fuel::unlimited());
        let common = loop {
            if let Some(common) = prover.backbone(&mut Fuel::new(2)) {
                break common;
            }
        };
        let houses = clues(text);
        let at = |fact: Fact| houses.houses().index(fact.cell());
        for cell in houses.houses().shape().cells() {
            for digit in (1..=4).filter_map(Digit::new) {
                for fact in [Fact::Is(cell, digit), Fact::Not(cell, digit)] {
                    let holds = |values: &Vec<u8>| {
                        (values[at(fact)] == digit.value()) == matches!(fact, Fact::Is(..))
                    };
                    assert_eq!(common.contains(&fact), all.iter().all(holds), "{fact:?}");
                }
            }
        }
    }
}

#[test]
fn contradicting_clues_are_found_and_none_too_many() {
    let mut mus = Sudoku::mus_search(&clues("12..3......4...."));
    assert!(matches!(
        mus.minimal_subset(&mut Fuel::unlimited()),
        Advance::Finished(_)
    ));
    let mut mus = Sudoku::mus_search(&clues("12.........3...4"));
    let Advance::Event(sites) = mus.minimal_subset(&mut Fuel::unlimited()) else {
        panic!("there is no solution");
    };
    assert_eq!(sites.len(), 4);
    assert_eq!(mus.settled().0, mus.settled().1);
}

#[test]
fn solutions_that_are_only_counted_leave_the_shared_facts_as_they_are() {
    for text in ["1...2..........3", "12..34..........", LINE] {
        let clues = clues(text);
        let mut counted = Sudoku::prover(&clues, None);
        while matches!(counted.another(&mut Fuel::unlimited()), Advance::Event(())) {}
        let mut proved = Sudoku::prover(&clues, None);
        while matches!(proved.solution(&mut Fuel::unlimited()), Advance::Event(_)) {}
        let shared = proved.backbone(&mut Fuel::unlimited());
        assert!(shared.is_some());
        assert_eq!(counted.backbone(&mut Fuel::unlimited()), shared);
    }
}
