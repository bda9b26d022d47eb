//! Minimality of evidence: steps and their sentences name nothing unneeded.

use clew_core::grid::{Cell, Site};
use clew_core::model::{Arg, Explanation, Puzzle as _};
use clew_core::solve::Method;
use clew_core::trace::{Explain as _, Step};
use clew_sudoku::{Clues, Sudoku};

use clew_judge::length::{either, is_soak};
use clew_judge::needless;
use clew_judge::review::{self, Reviewable as _};
use clew_judge::sudoku::{Judge, houses, random};

/// Boards of every sort: random ones, and generated ones with larger irregular regions and,
/// in long runs, of larger sizes.
fn boards() -> impl Iterator<Item = Clues> {
    let random = (0..either(8, 400)).map(random::board);
    let made = include_str!("../../../../tests/corpus/sudoku/made.txt").lines();
    let made = made.filter(|line| !line.starts_with('#'));
    let made = made.map(clew_judge::clues::<Clues>);
    random.chain(made.filter(|clues| is_soak() || clues.houses().shape().area() <= 81))
}

/// Every step follows from what it names, which the laws above check, and not without any
/// one clue, fact or house of it. Trials use everything that their step names.
#[test]
fn no_evidence_is_needless() {
    let (mut all, mut loose) = (0, Vec::new());
    for clues in boards() {
        let mut judge = Judge::new(&clues);
        for step in steps_of_both_methods(&clues) {
            all += 1;
            if let Some(needless) = needless(&mut judge, &step) {
                loose.push((Sudoku::print(&clues), step.technique, needless));
            }
        }
    }
    assert!(loose.is_empty(), "of {all} steps {loose:?}");
}

/// Steps of the human method; steps that assume one solution come from the method that allows them.
fn steps_of_both_methods(clues: &Clues) -> Vec<Step<Sudoku>> {
    let of = |method| {
        let steps = review::steps(clues, method).into_iter();
        steps.filter(move |step| Sudoku::method_of(step.technique) == method)
    };
    of(Method::Human).chain(of(Method::HumanUnique)).collect()
}

/// The houses that an explanation names, by number among rows, columns,
/// regions and diagonals.
fn named(explanation: &Explanation, side: usize, names: &mut Vec<usize>) {
    for (_, arg) in &explanation.args {
        let Arg::Said(parts) = arg else { continue };
        for part in parts {
            let number = part.args.iter().find_map(|(_, arg)| match arg {
                Arg::Number(number) => usize::try_from(*number).ok(),
                _ => None,
            });
            let before = match part.message {
                "sudoku-row" | "sudoku-row-number" => Some(0),
                "sudoku-column" | "sudoku-column-number" => Some(side),
                "sudoku-box" | "sudoku-box-number" | "sudoku-region" | "sudoku-region-number" => {
                    Some(2 * side)
                }
                "sudoku-diagonal-falling" | "sudoku-diagonal-rising" => Some(3 * side),
                _ => None,
            };
            let house = before
                .zip(number)
                .map(|(before, number)| before + number - 1);
            names.extend(house);
            named(part, side, names);
        }
    }
}

/// The sentence of a step names only houses that the step uses, and the one in which its
/// supposition ends.
#[test]
fn a_house_that_is_named_is_used() {
    let mut all = 0;
    for clues in boards() {
        let houses = houses(&clues).into_iter();
        let sites = |house: Vec<Cell>| house.into_iter().map(Cell::site).collect();
        let houses: Vec<Vec<Site>> = houses.map(sites).collect();
        let side = usize::from(clues.houses().side());
        let steps = steps_of_both_methods(&clues);
        for step in steps.iter().chain(review::within_trials(&steps)) {
            let mut names = Vec::new();
            named(&Sudoku::explain(&clues, step), side, &mut names);
            all += names.len();
            let mut names = names.iter();
            let ends = step.trials.iter().filter_map(|trial| trial.end.as_ref());
            let ends: Vec<_> = ends.map(|end| &end.clash.sites).collect();
            let is_used = |sites| step.areas.contains(sites) || ends.contains(&sites);
            let unused = names.find(|&&house| !is_used(&houses[house]));
            let board = Sudoku::print(&clues);
            assert!(unused.is_none(), "{board}: {step:?} names house {unused:?}");
        }
    }
    assert!(all > 500, "{all} houses are named");
}
