//! Checks that a whole trace holds: every step, every case, and the verdict.

use clew_core::model::Technique as _;
use clew_core::trace::{Case, Event, Step, Verdict};

use super::chapters::check_chapters;
use super::kind::questions::Judge;
use super::kind::{Clued, Judged};
use super::steps::{check_broken, check_step};

/// Result of a trace that holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Report<P: Judged> {
    /// Verdict that its events establish.
    pub verdict: Verdict,
    /// The solutions that it shows: none, one or two.
    pub solutions: Vec<P::Filled>,
    /// Cells undecided when enumeration began.
    pub undecided: u32,
    /// Number of cases of the enumeration, if all were tried.
    pub cases: Option<u64>,
    /// The board that the steps lead to.
    pub board: P::Board,
}

struct Replay<P: Judged> {
    judge: Judge<P>,
    only_solution: Option<P::Filled>,
    report: Report<P>,
    /// Whether enumeration began.
    enumerates: bool,
    /// Number of cases announced at that point.
    announced: Option<u64>,
    /// The number of the last case seen.
    last_case: u64,
    ended: bool,
    assumed_unique: bool,
}

/// Checks every event of a run and the chapters that present them. Checks that the events establish the
/// final verdict, and that it agrees with a count of solutions up to two.
///
/// # Errors
/// Names an event that does not hold, and why.
pub fn check_trace<C: Clued>(
    clues: &C,
    events: &[Event<C::Kind>],
    verdict: Verdict,
) -> Result<Report<C::Kind>, String> {
    let mut replay = replay(clues, events)?;
    replay.check_verdict(verdict)?;
    Ok(replay.report)
}

/// Checks the events of a run that may continue.
///
/// # Errors
/// Names an event that does not hold, and why.
pub fn check_part<C: Clued>(
    clues: &C,
    events: &[Event<C::Kind>],
) -> Result<Report<C::Kind>, String> {
    Ok(replay(clues, events)?.report)
}

fn replay<P: Judged>(clues: &P::Clues, events: &[Event<P>]) -> Result<Replay<P>, String> {
    let mut judge = Judge::new(clues);
    let mut replay = Replay {
        only_solution: judge.only_solution(),
        judge,
        report: Report {
            verdict: Verdict::Open,
            solutions: Vec::new(),
            undecided: 0,
            cases: None,
            board: P::board(clues),
        },
        enumerates: false,
        announced: None,
        last_case: 0,
        ended: false,
        assumed_unique: false,
    };
    for (event, number) in events.iter().zip(1..) {
        let told = |message| format!("event {number}: {}: {message}", name(event));
        replay.check(event).map_err(told)?;
    }
    check_chapters(clues, events)?;
    Ok(replay)
}

fn name<P: Judged>(event: &Event<P>) -> &'static str {
    match event {
        Event::Step(step) => step.technique.name(),
        Event::Contradiction(_) => "broken",
        Event::Enumerate { .. } => "enumerate",
        Event::Case(_) => "case",
        Event::Solution { .. } => "solution",
        Event::Exhausted { .. } => "exhausted",
    }
}

impl<P: Judged> Replay<P> {
    fn check(&mut self, event: &Event<P>) -> Result<(), String> {
        if self.ended {
            return Err("something happens after the end".into());
        }
        let is_case = match event {
            Event::Case(_) | Event::Exhausted { .. } => true,
            Event::Solution { case, .. } => *case > 0,
            _ => false,
        };
        if is_case != self.enumerates {
            return Err("this does not belong before or after enumeration begins".into());
        }
        match event {
            Event::Step(step) => self.step(step)?,
            Event::Contradiction(broken) => {
                check_broken(&mut self.judge, &self.report.board, broken)?;
                self.end(Verdict::Impossible);
            }
            Event::Enumerate {
                undecided, cases, ..
            } => {
                let open = P::open_cells(&self.report.board);
                if usize::try_from(*undecided) != Ok(open) {
                    return Err(format!(
                        "{undecided} cells are said to be undecided, but {open} are"
                    ));
                }
                self.report.undecided = *undecided;
                self.enumerates = true;
                self.announced = *cases;
            }
            Event::Case(case) => self.case(case)?,
            Event::Solution { facts, case } => self.solution(facts, *case)?,
            Event::Exhausted { cases } => {
                if self.announced.is_some_and(|of| of != *cases) || *cases < self.last_case {
                    return Err(format!(
                        "{cases} cases are reported after case {}, but {:?} were announced",
                        self.last_case, self.announced
                    ));
                }
                self.report.cases = Some(*cases);
                self.end(match self.report.solutions.len() {
                    0 => Verdict::Impossible,
                    _ => Verdict::Unique,
                });
            }
        }
        Ok(())
    }

    fn end(&mut self, verdict: Verdict) {
        self.report.verdict = verdict;
        self.ended = true;
    }

    fn step(&mut self, step: &Step<P>) -> Result<(), String> {
        check_step(&mut self.judge, &self.report.board, step)?;
        for &fact in &step.found {
            let is_wrong = |solution| !P::holds(self.judge.clues(), solution, fact);
            if self.only_solution.as_ref().is_some_and(is_wrong) {
                return Err(format!("{fact:?} does not hold in the only solution"));
            }
            learn::<P>(&mut self.report.board, fact)?;
        }
        self.assumed_unique |= step.technique.assumes_unique();
        Ok(())
    }

    fn number(&mut self, number: u64) -> Result<(), String> {
        if number <= self.last_case || self.announced.is_some_and(|of| number > of) {
            return Err(format!("case {number} comes after case {}", self.last_case));
        }
        self.last_case = number;
        Ok(())
    }

    /// A case may state everything that was open or, if a pruned search fails early,
    /// less. No solution may agree with what it states.
    fn case(&mut self, case: &Case<P>) -> Result<(), String> {
        if case.of != self.announced {
            return Err(format!(
                "the case is one of {:?}, but {:?} were announced",
                case.of, self.announced
            ));
        }
        self.number(case.number)?;
        let facts = [P::known(&self.report.board), case.facts.clone()].concat();
        let clues = self.judge.clues();
        if P::filled(clues, &facts).is_ok_and(|filled| P::is_solution(clues, &filled).is_ok()) {
            return Err("the case is a solution".into());
        }
        let printed = self.judge.printed();
        match self.judge.any_board(&printed, &facts) {
            Some(_) => Err("the case leaves a solution".into()),
            None => Ok(()),
        }
    }

    fn solution(&mut self, added: &[P::Fact], case: u64) -> Result<(), String> {
        let mut board = self.report.board.clone();
        for (&fact, i) in added.iter().zip(0..) {
            if P::knows(&self.report.board, fact).is_some() || added[..i].contains(&fact) {
                return Err(format!("{fact:?} was known before"));
            }
            learn::<P>(&mut board, fact)?;
        }
        if !P::is_complete(&board) {
            return Err("the board is not complete".into());
        }
        let facts = [P::known(&self.report.board), added.to_vec()].concat();
        let clues = self.judge.clues();
        let filled = P::filled(clues, &facts)?;
        P::is_solution(clues, &filled)?;
        let all = P::facts(clues, &filled);
        if let Some(open) = all.iter().find(|fact| !facts.contains(fact)) {
            return Err(format!("that {open:?} is left open"));
        }
        if self.report.solutions.contains(&filled) {
            return Err("this solution was shown before".into());
        }
        self.report.solutions.push(filled);
        if case > 0 {
            self.number(case)?;
        } else {
            self.end(Verdict::Unique);
        }
        if self.report.solutions.len() == 2 {
            self.end(Verdict::Several);
        }
        Ok(())
    }

    fn check_verdict(&mut self, verdict: Verdict) -> Result<(), String> {
        let counted = self.judge.count_up_to_two().verdict();
        if verdict != counted {
            return Err(format!(
                "the verdict is {verdict:?}, counting says {counted:?}"
            ));
        }
        // A method that assumes one solution proves it separately, without events.
        let told = self.report.verdict;
        if told != verdict && !self.assumed_unique {
            return Err(format!(
                "the verdict is {verdict:?}, the events say {told:?}"
            ));
        }
        match &self.only_solution {
            Some(only) if self.report.solutions != [only.clone()] => {
                Err("the trace does not show the only solution".into())
            }
            _ => Ok(()),
        }
    }
}

/// Learns a fact that the board must accept and then know.
fn learn<P: Judged>(board: &mut P::Board, fact: P::Fact) -> Result<(), String> {
    P::learn(board, fact)
        .map_err(|broken| format!("the board refuses {fact:?}: {:?}", broken.clash))?;
    match P::knows(board, fact) {
        Some(true) => Ok(()),
        _ => Err(format!("{fact:?} was learned and is not known")),
    }
}
