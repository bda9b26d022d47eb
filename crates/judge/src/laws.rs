//! Laws that hold for every kind. A kind's tests name its methods and boards; a law panics with the puzzle that breaks it.

use clew_core::grid::Site;
use clew_core::model::{Change, Edit};
use clew_core::solve::{Advance, Fuel, Method, Prove};
use clew_core::trace::Verdict;

use super::kind::questions::{Count, Judge};
use super::kind::{Clued, Judged};
use super::length::{either, is_soak};
use super::records::Record;
use super::run::{run, run_in_slices};
use super::trace::check_trace;

/// Number of solutions that a prover is asked for.
const MOST: usize = 3;
/// Portions of fuel that take turns: some end within a step, some after several.
const SLICES: [u32; 5] = [1, 7, 2, 59, 23];

/// The same random boards in every usual run, and twenty times as many at length.
pub fn random<P: Judged>(usual: u64) -> impl Iterator<Item = P::Clues> {
    (0..either(usual, 20 * usual)).map(P::random)
}

/// Each step follows from its evidence and finds a new fact; replaying the trace gives the solver's board; the verdict agrees with
/// counting to two.
pub fn every_trace_holds<P: Judged>(
    boards: impl IntoIterator<Item = P::Clues>,
    methods: &[Method],
) {
    for clues in boards {
        for &method in methods {
            let run = run(&clues, method);
            let text = P::print(&clues);
            let report = check_trace(&clues, &run.events, run.verdict);
            let report = report.unwrap_or_else(|fault| panic!("{text} by {method:?}: {fault}"));
            assert_eq!(report.board, run.board, "{text} by {method:?}");
            assert_ne!(run.verdict, Verdict::Open, "{text} by {method:?}");
        }
    }
}

/// Any division of the fuel gives the same trace, and the same proof.
pub fn slices_change_nothing<P: Judged>(
    boards: impl IntoIterator<Item = P::Clues>,
    methods: &[Method],
) {
    for (number, clues) in boards.into_iter().enumerate() {
        let slices = SLICES.iter().cycle().skip(number).copied();
        let text = P::print(&clues);
        for &method in methods {
            let sliced = run_in_slices(&clues, method, slices.clone().map(Fuel::new));
            assert_eq!(sliced, run(&clues, method), "{text} by {method:?}");
        }
        let whole = Proved::of::<P>(&clues, None, MOST, &[u32::MAX]);
        let sliced = Proved::of::<P>(&clues, None, MOST, &SLICES);
        assert_eq!(sliced, whole, "{text}");
        let [sliced, whole] = [&SLICES[..], &[u32::MAX]].map(|of| contradiction::<P>(&clues, of));
        assert_eq!(sliced, whole, "{text}");
    }
}

/// Verdict, solutions and backbone of the prover are those of the judge, and an earlier solution changes none of them.
pub fn what_is_proved_holds<P: Judged>(boards: impl IntoIterator<Item = P::Clues>) {
    for clues in boards {
        let text = P::print(&clues);
        let proved = Proved::of::<P>(&clues, None, MOST, &[u32::MAX]);
        let mut judge = Judge::<P>::new(&clues);
        let counted = judge.count_up_to_two().verdict();
        assert_eq!(proved.verdict, counted, "{text}");
        let filled = proved.filled(&clues);
        for (number, filled_board) in filled.iter().enumerate() {
            assert_eq!(P::is_solution(&clues, filled_board), Ok(()), "{text}");
            assert!(!filled[..number].contains(filled_board), "{text}: twice");
        }
        let (Some(backbone), Some(first)) = (&proved.backbone, filled.first()) else {
            continue;
        };
        let printed = judge.printed();
        for &fact in backbone {
            assert!(judge.proves(&printed, &[], fact), "{text}: {fact:?}");
        }
        for fact in P::facts(&clues, first) {
            let is_shared = judge.proves(&printed, &[], fact);
            assert_eq!(backbone.contains(&fact), is_shared, "{text}: {fact:?}");
        }
        let again = Proved::of::<P>(&clues, Some(&proved.solutions[0]), MOST, &[u32::MAX]);
        assert_eq!(again.verdict, proved.verdict, "{text}");
        assert_eq!(again.backbone, proved.backbone, "{text}");
    }
}

/// Clues that contradict each other have no solution together, and one as soon as any of them is left out. Each board is asked as it
/// is, and with an entry that it does not allow.
pub fn contradictions_are_minimal<P: Judged + Edit>(boards: impl IntoIterator<Item = P::Clues>) {
    let mut met = 0;
    for (number, clues) in boards.into_iter().enumerate() {
        for clues in spoiled::<P>(&clues, number).into_iter().chain([clues]) {
            let text = P::print(&clues);
            let mut judge = Judge::<P>::new(&clues);
            let is_solvable = judge.count_up_to_two() != Count::Zero;
            let found = contradiction::<P>(&clues, &[u32::MAX]);
            assert_eq!(found.is_none(), is_solvable, "{text}");
            let Some(named) = found else { continue };
            met += 1;
            assert!(judge.any_board(&named, &[]).is_none(), "{text}");
            for dropped in &named {
                let others = named.iter().filter(|at| *at != dropped);
                let others: Vec<Site> = others.copied().collect();
                assert!(
                    judge.any_board(&others, &[]).is_some(),
                    "{text}: {dropped:?}"
                );
            }
        }
    }
    assert!(met > 5, "{met} contradictions say little");
}

/// The prover gives the verdict and the solution of each record with at most 400 cells, and of all others at length.
pub fn records_are_proved<P: Judged>(records: Vec<Record<P>>) {
    for record in records {
        let clues = record.clues();
        if P::shape(&clues).area() > 400 && !is_soak() {
            continue;
        }
        let name = &record.name;
        let proved = Proved::of::<P>(&clues, None, MOST, &[u32::MAX]);
        assert_eq!(proved.verdict, record.verdict, "{name}");
        for filled in proved.filled(&clues) {
            assert_eq!(P::is_solution(&clues, &filled), Ok(()), "{name}");
            let known = record.solution.as_ref();
            assert!(known.is_none_or(|known| *known == filled), "{name}");
        }
    }
}

/// Answers of a prover.
#[derive(Debug, PartialEq)]
pub struct Proved<F> {
    /// The first solutions.
    pub solutions: Vec<Vec<F>>,
    /// Number of solutions; several also if no more were asked for.
    pub verdict: Verdict,
    /// Facts that all solutions share, if there are any solutions.
    pub backbone: Option<Vec<F>>,
}

impl<F: Copy> Proved<F> {
    /// Asks a prover that knows an earlier solution, if one is given, for at most `most` solutions, with slices of fuel that take turns.
    pub fn of<P: Prove<Fact = F>>(
        clues: &P::Clues,
        near: Option<&[F]>,
        most: usize,
        slices: &[u32],
    ) -> Self {
        let mut prover = P::prover(clues, near);
        let mut slices = slices.iter().cycle();
        let mut fuel = || Fuel::new(*slices.next().expect("a cycle has no end"));
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
        let backbone = (!solutions.is_empty()).then(|| {
            loop {
                if let Some(backbone) = prover.backbone(&mut fuel()) {
                    break backbone;
                }
            }
        });
        Self {
            solutions,
            verdict,
            backbone,
        }
    }

    /// The finished boards.
    fn filled<P: Judged<Fact = F, Clues = C>, C: Clued<Kind = P>>(
        &self,
        clues: &C,
    ) -> Vec<P::Filled> {
        let filled = |facts: &Vec<F>| P::filled(clues, facts).expect("a solution is complete");
        self.solutions.iter().map(filled).collect()
    }
}

/// Clues that contradict each other, found with slices of fuel that take turns; `None` if there is a solution.
pub fn contradiction<P: Prove>(clues: &P::Clues, slices: &[u32]) -> Option<Vec<Site>> {
    let mut mus = P::mus_search(clues);
    for &units in slices.iter().cycle() {
        match mus.minimal_subset(&mut Fuel::new(units)) {
            Advance::Event(sites) => return Some(sites),
            Advance::OutOfFuel => {}
            Advance::Finished(_) => return None,
        }
    }
    unreachable!("a cycle has no end")
}

/// The puzzle with another entry at one of its places, by number.
fn spoiled<P: Edit>(clues: &P::Clues, number: usize) -> Option<P::Clues> {
    let written = P::written(clues);
    let &(site, entry) = written.get(number % written.len().max(1))?;
    let others = P::entries(clues, site).into_iter();
    let mut others = others.filter(|&other| other != entry);
    let other = others.nth(number % 2)?;
    P::edited(clues, &Change::Write(site, Some(other)))
}
