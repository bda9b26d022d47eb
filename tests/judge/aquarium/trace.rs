//! Whether a whole trace holds: every step, every case, and the verdict.

use clew::model::{Puzzle, Stage, Technique as _};
use clew::puzzle::aquarium::{Aquarium, Board, Clues, Fact};
use clew::trace::{Case, Event, Step, Verdict};

use super::formula::{Count, Judge};
use super::rules::{Water, is_solution, water_of_facts};
use super::steps::{check_broken, check_step};

/// What a trace that holds amounts to.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Report {
    /// What its events establish.
    pub(crate) verdict: Verdict,
    /// The solutions it shows, none, one or two.
    pub(crate) solutions: Vec<Water>,
    /// Steps of each stage.
    pub(crate) stages: [usize; 3],
    /// Whether cases were tried.
    pub(crate) enumerated: bool,
    /// The highest level of a technique used.
    pub(crate) level: u8,
}

struct Replay {
    judge: Judge,
    board: Board,
    report: Report,
    last_case: u64,
    ended: bool,
}

/// Checks every event of a run, that they establish the verdict it ended with,
/// and that this agrees with counting to two.
///
/// # Errors
/// Says which event does not hold and why.
pub(crate) fn check_trace(
    clues: &Clues,
    events: &[Event<Aquarium>],
    verdict: Verdict,
) -> Result<Report, String> {
    let mut judge = Judge::new(clues);
    let count = judge.count_up_to_two();
    let mut replay = Replay {
        judge,
        board: Aquarium::board(clues),
        report: Report {
            verdict: Verdict::Open,
            solutions: Vec::new(),
            stages: [0; 3],
            enumerated: false,
            level: 0,
        },
        last_case: 0,
        ended: false,
    };
    for (i, event) in events.iter().enumerate() {
        let told = |message| format!("event {}: {}: {message}", i + 1, name(event));
        replay.check(event).map_err(told)?;
    }
    replay.check_verdict(verdict, &count)?;
    Ok(replay.report)
}

fn name(event: &Event<Aquarium>) -> &'static str {
    match event {
        Event::Step(step) => step.technique.name(),
        Event::Broken(_) => "broken",
        Event::Enumerate { .. } => "enumerate",
        Event::Case(_) => "case",
        Event::Solution { .. } => "solution",
        Event::Exhausted { .. } => "exhausted",
    }
}

/// The cells that a board knows.
fn board_facts(board: &Board) -> Vec<Fact> {
    let cells = board.shape().cells();
    let fact = |cell| Some(Fact::Cell(cell, board.cell(cell)?));
    cells.filter_map(fact).collect()
}

impl Replay {
    fn check(&mut self, event: &Event<Aquarium>) -> Result<(), String> {
        if self.ended {
            return Err("something happens after the end".into());
        }
        match event {
            Event::Step(step) => self.step(step)?,
            Event::Broken(broken) => {
                check_broken(&mut self.judge, &self.board, broken)?;
                self.end(Verdict::Impossible);
            }
            Event::Enumerate { undecided, .. } => {
                let open = self.board.shape().area() - board_facts(&self.board).len();
                if usize::try_from(*undecided) != Ok(open) {
                    return Err(format!("{undecided} undecided are told, {open} are"));
                }
                self.report.enumerated = true;
            }
            Event::Case(case) => self.case(case)?,
            Event::Solution { facts, case } => self.solution(facts, *case)?,
            Event::Exhausted { cases } => {
                if *cases < self.last_case {
                    return Err(format!("{cases} cases are told, after {}", self.last_case));
                }
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

    fn step(&mut self, step: &Step<Aquarium>) -> Result<(), String> {
        check_step(&mut self.judge, &self.board, step)?;
        for &fact in &step.found {
            Aquarium::learn(&mut self.board, fact)
                .map_err(|broken| format!("the board refuses {fact:?}: {:?}", broken.clash))?;
            if Aquarium::knows(&self.board, fact) != Some(true) {
                return Err(format!("{fact:?} was learned and is not known"));
            }
        }
        let stage = step.technique.stage();
        let index = Stage::ALL.iter().position(|&other| other == stage);
        self.report.stages[index.expect("there are three stages")] += 1;
        self.report.level = self.report.level.max(step.technique.level());
        Ok(())
    }

    fn number(&mut self, number: u64) -> Result<(), String> {
        if number <= self.last_case {
            return Err(format!("case {number} comes after case {}", self.last_case));
        }
        self.last_case = number;
        Ok(())
    }

    fn case(&mut self, case: &Case<Aquarium>) -> Result<(), String> {
        self.number(case.number)?;
        let facts = [board_facts(&self.board), case.facts.clone()].concat();
        let lines = self.judge.lines();
        match self.judge.any_board(&lines, &facts) {
            Some(_) => Err("the case leaves a solution".into()),
            None => Ok(()),
        }
    }

    fn solution(&mut self, added: &[Fact], case: u64) -> Result<(), String> {
        let known = board_facts(&self.board);
        if let Some(fact) = added.iter().find(|fact| known.contains(fact)) {
            return Err(format!("{fact:?} was known before"));
        }
        let facts = [known, added.to_vec()].concat();
        let clues = self.judge.clues();
        let water = water_of_facts(clues.shape(), &facts)?;
        is_solution(clues, &water)?;
        if self.report.solutions.contains(&water) {
            return Err("this solution was shown before".into());
        }
        self.report.solutions.push(water);
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

    fn check_verdict(&self, verdict: Verdict, count: &Count) -> Result<(), String> {
        let counted = match count {
            Count::Zero => Verdict::Impossible,
            Count::One(_) => Verdict::Unique,
            Count::Several(..) => Verdict::Several,
        };
        if verdict != Verdict::Open && verdict != counted {
            return Err(format!(
                "the verdict is {verdict:?}, counting says {counted:?}"
            ));
        }
        let told = self.report.verdict;
        if told != verdict {
            return Err(format!(
                "the verdict is {verdict:?}, the events say {told:?}"
            ));
        }
        match count {
            Count::One(only) if self.report.solutions != [only.clone()] => {
                Err("the trace does not show the only solution".into())
            }
            _ => Ok(()),
        }
    }
}
