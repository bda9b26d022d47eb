//! Laws of the answers about puzzles with several solutions and with none, over
//! random boards.

use clew_core::grid::{Cell, Shape, Site, Table};
use clew_core::job::{self, Answer, ClueConflict, Inquiry, InquiryEnd, Suggested};
use clew_core::model::{Change, Edit as _, Entry, Puzzle as _};
use clew_core::solve::{Advance, Fuel};
use clew_core::trace::{Event, Verdict};
use clew_judge::Judged as _;
use clew_judge::length::config;
use clew_judge::slitherlink::{Count, Judge, random};
use clew_slitherlink::{Clue, Clues, Slitherlink};
use proptest::prelude::*;
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;

/// The answers to a question, in slices of `units`, and its verdict.
fn answers(mut inquiry: Inquiry<Slitherlink>, units: u32) -> (Vec<Answer<Slitherlink>>, Verdict) {
    let mut answers = Vec::new();
    loop {
        let mut fuel = Fuel::new(units);
        loop {
            match inquiry.advance(&mut fuel) {
                Advance::Event(answer) => answers.push(answer),
                Advance::OutOfFuel => break,
                Advance::Finished(InquiryEnd::Verdict(verdict)) => return (answers, verdict),
                Advance::Finished(InquiryEnd::Satisfiable) => panic!("the puzzle has a solution"),
            }
        }
    }
}

/// The number of lawful boards, by trying every set of inside cells.
fn counted(clues: &Clues) -> u64 {
    let cells: Vec<Cell> = clues.shape().cells().collect();
    let sets = 0..1_u32 << cells.len();
    let is_solution = |&set: &u32| {
        let mut interior = Table::filled(clues.shape(), false);
        for (i, &cell) in cells.iter().enumerate() {
            interior[cell] = set >> i & 1 == 1;
        }
        Slitherlink::is_solution(clues, &interior).is_ok()
    };
    sets.filter(is_solution).count() as u64
}

/// A random board with few clues, most of them with several solutions.
fn loose(shape: Shape, seed: u64) -> Clues {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut clues = random::board(shape, seed);
    for cell in shape.cells() {
        if rng.random_ratio(1, 2) {
            clues.0[cell] = Clue::Blank;
        }
    }
    clues
}

/// A random board without a solution: one that had one, with clues changed and
/// added until there is none.
fn impossible(shape: Shape, seed: u64) -> Clues {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut clues = random::board(shape, seed);
    while Judge::new(&clues).count_up_to_two() != Count::Zero {
        let cell = Cell::new(
            rng.random_range(0..shape.rows),
            rng.random_range(0..shape.cols),
        );
        clues.0[cell] = Clue::Count(rng.random_range(0..4));
    }
    clues
}

fn boards<T: std::fmt::Debug>(
    small: u8,
    large: u8,
    make: fn(Shape, u64) -> T,
) -> impl Strategy<Value = T> {
    let side = small..=large;
    (side.clone(), side, any::<u64>())
        .prop_map(move |(rows, cols, seed)| make(Shape::new(rows, cols), seed))
}

fn with(clues: &Clues, added: &[(Site, u8)]) -> Clues {
    added.iter().fold(clues.clone(), |clues, &(site, number)| {
        let change = Change::Write(site, Some(Entry::Number(number)));
        Slitherlink::edited(&clues, &change).expect("a suggested clue can be written")
    })
}

fn without(clues: &Clues, site: Site) -> Clues {
    Slitherlink::edited(clues, &Change::Write(site, None)).expect("a clue can be wiped")
}

fn count(clues: &Clues) -> Count {
    Judge::new(clues).count_up_to_two()
}

/// Puzzle with every clue that one of its solutions allows.
fn fully_clued(clues: &Clues, interior: &Table<Cell, bool>) -> Clues {
    let shape = clues.shape();
    let mut full = clues.clone();
    for cell in shape.cells() {
        let is_inside = |next: &Option<Cell>| next.is_some_and(|next| interior[next]);
        let around = cell.neighbours(shape);
        let lines = around
            .iter()
            .filter(|next| is_inside(next) != interior[cell])
            .count();
        // Four lines are a loop of their own, which no clue says.
        if lines < 4 {
            full.0[cell] = Clue::Count(u8::try_from(lines).expect("at most three"));
        }
    }
    full
}

/// Number of solutions, up to a limit.
fn solutions(clues: &Clues) -> u64 {
    match answers(job::count(clues.clone()), 50).0.as_slice() {
        [Answer::Count(count)] => count.found,
        other => panic!("{other:?} for {}", Slitherlink::print(clues)),
    }
}

/// Number of solutions that a search for clues knows before it gives up.
const KNOWN: u64 = 1_000;

/// The last answer about contradicting clues.
fn contradiction(clues: &Clues, units: u32) -> (ClueConflict<Slitherlink>, Verdict) {
    let (mut answers, verdict) = answers(job::conflict(clues.clone()), units);
    match answers.pop() {
        Some(Answer::ClueConflict(contradiction)) => (contradiction, verdict),
        other => panic!("{other:?} for {}", Slitherlink::print(clues)),
    }
}

#[test]
fn solutions_with_the_same_clues_get_no_suggestion() {
    let clues = Slitherlink::parse_canonical("slither/2/2/g82").expect("a puzzle");
    let (answers, _) = answers(job::suggest(clues.clone()), 50);
    assert_eq!(answers, [Answer::Suggestion(Suggested::NoneExist)]);
    let Count::Several(one, other) = count(&clues) else {
        panic!("it has two solutions");
    };
    assert_eq!(fully_clued(&clues, &one), fully_clued(&clues, &other));
}

/// The first solution has a twin with the same sums; another one has none.
#[test]
fn a_solution_without_a_twin_is_found_and_made_the_only_one() {
    let clues = clew_aquarium::Aquarium::parse_canonical("aquarium/r/5/4/pv7gjvv/h2231h3");
    let clues = clues.expect("a puzzle");
    let mut inquiry = job::suggest::<clew_aquarium::Aquarium>(clues.clone());
    let answer = inquiry.advance(&mut Fuel::unlimited());
    let Advance::Event(Answer::Suggestion(Suggested::Clues(added))) = answer else {
        panic!("{answer:?}");
    };
    let extended = added.iter().fold(clues, |clues, &(site, number)| {
        let change = Change::Write(site, Some(Entry::Number(number)));
        clew_aquarium::Aquarium::edited(&clues, &change).expect("an allowed clue")
    });
    let mut again = job::suggest::<clew_aquarium::Aquarium>(extended);
    let answer = again.advance(&mut Fuel::unlimited());
    assert_eq!(
        answer,
        Advance::Event(Answer::Suggestion(Suggested::Clues(Vec::new())))
    );
}

proptest! {
    #![proptest_config(config(24))]

    /// Solutions are counted as trying everything counts them.
    #[test]
    fn a_count_is_right(clues in boards(2, 4, loose)) {
        let (answers, _) = answers(job::count(clues.clone()), 50);
        let counted = counted(&clues);
        let [Answer::Count(count)] = answers.as_slice() else {
            panic!("{answers:?}");
        };
        prop_assert_eq!(count.found, counted.min(1_000), "{}", Slitherlink::print(&clues));
        prop_assert_eq!(count.is_all, counted < 1_000);
    }

    /// Suggested clues leave one solution; without any one of them there are
    /// several.
    #[test]
    fn suggested_clues_leave_one_solution_and_all_are_needed(clues in boards(2, 6, loose)) {
        let (answers, _) = answers(job::suggest(clues.clone()), 50);
        let text = Slitherlink::print(&clues);
        let [Answer::Suggestion(suggestion)] = answers.as_slice() else {
            panic!("{answers:?}");
        };
        match (suggestion, count(&clues)) {
            (Suggested::NoneExist, Count::Zero) => {}
            (Suggested::Clues(added), Count::One(_)) => prop_assert_eq!(added, &vec![], "{}", text),
            (Suggested::Clues(added), Count::Several(..)) => {
                prop_assert!(!added.is_empty(), "{}", text);
                let is_blank = |site: &Site| clues.count(site.cell().expect("a cell")).is_none();
                prop_assert!(added.iter().all(|(site, _)| is_blank(site)), "{}", text);
                let extended = with(&clues, added);
                prop_assert!(matches!(count(&extended), Count::One(_)), "{}", text);
                for &(site, _) in added {
                    let fewer = count(&without(&extended, site));
                    prop_assert!(matches!(fewer, Count::Several(..)), "{}", text);
                }
            }
            // Rarely, each solution has a twin with the same clues everywhere.
            (Suggested::NoneExist, Count::Several(one, other)) => {
                for interior in [one, other] {
                    let full = count(&fully_clued(&clues, &interior));
                    prop_assert!(matches!(full, Count::Several(..)), "{}", text);
                }
            }
            (Suggested::NoneFound, Count::Several(..)) => {
                prop_assert!(solutions(&clues) >= KNOWN, "{}", text);
            }
            (suggestion, count) => prop_assert!(false, "{suggestion:?} of {count:?}: {text}"),
        }
    }

    /// A clue is needless if one solution is left without it. Those that can go together leave one solution, and only
    /// clues that are needed.
    #[test]
    fn needless_clues_can_go_and_the_others_cannot(clues in boards(2, 5, random::board)) {
        let text = Slitherlink::print(&clues);
        let is_unique = |clues: &Clues| matches!(count(clues), Count::One(_));
        if !is_unique(&clues) {
            return Ok(());
        }
        let (answers, _) = answers(job::needless(clues.clone()), 50);
        let [Answer::Needless(found)] = answers.as_slice() else {
            panic!("{answers:?}");
        };
        for (site, _) in Slitherlink::written(&clues) {
            let can_go = is_unique(&without(&clues, site));
            prop_assert_eq!(found.alone.contains(&site), can_go, "{}: {:?}", text, site);
        }
        let left = found.together.iter().fold(clues, |clues, &site| without(&clues, site));
        prop_assert!(is_unique(&left), "{}", text);
        for (site, _) in Slitherlink::written(&left) {
            prop_assert!(!is_unique(&without(&left, site)), "{}: {:?}", text, site);
        }
    }

    /// The set of clues has no solution; without any one of them it has.
    #[test]
    fn contradicting_clues_cannot_be_met_and_all_are_needed(clues in boards(2, 6, impossible)) {
        let (found, verdict) = contradiction(&clues, 64);
        let text = Slitherlink::print(&clues);
        prop_assert_eq!(verdict, Verdict::Impossible);
        let kept = Slitherlink::edited(&clues, &Change::Keep(found.clues.clone())).unwrap();
        prop_assert_eq!(count(&kept), Count::Zero, "{}", text);
        for &site in &found.clues {
            prop_assert_ne!(count(&without(&kept, site)), Count::Zero, "{} {:?}", text, site);
        }
        let corrections: Vec<Site> = found
            .clues
            .iter()
            .copied()
            .filter(|&site| count(&without(&clues, site)) != Count::Zero)
            .collect();
        prop_assert_eq!(found.corrections, Some(corrections), "{}", text);
    }

    /// Steps of a refutation hold, on the puzzle and on its contradicting clues
    /// alone, and the contradiction needs each of them.
    #[test]
    fn a_trimmed_trace_holds_and_needs_each_step(clues in boards(2, 7, impossible)) {
        let (found, verdict) = contradiction(&clues, 64);
        let text = Slitherlink::print(&clues);
        let refutation = found.refutation.expect("a small board is reasoned through");
        let held = clew_judge::check_trace(&clues, &refutation.events, verdict);
        prop_assert!(held.is_ok(), "{}: {:?}", text, held);
        if refutation.is_within {
            let kept = Slitherlink::edited(&clues, &Change::Keep(found.clues)).unwrap();
            let held = clew_judge::check_trace(&kept, &refutation.events, verdict);
            prop_assert!(held.is_ok(), "{} alone: {:?}", text, held);
        }
        if !matches!(refutation.events.last(), Some(Event::Contradiction(_))) {
            return Ok(());
        }
        for at in 0..refutation.events.len() - 1 {
            let mut fewer = refutation.events.clone();
            fewer.remove(at);
            let held = clew_judge::check_trace(&clues, &fewer, verdict);
            prop_assert!(held.is_err(), "{}: step {} is not needed", text, at + 1);
        }
    }
}
