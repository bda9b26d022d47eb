//! Whether a whole trace holds: every step, every case, and the verdict.

use clew::grid::Shape;
use clew::model::{Puzzle, Stage, Technique as _};
use clew::puzzle::slitherlink::{Board, Clues, Fact, Mark, Slitherlink};
use clew::trace::{Case, Event, Verdict};

use super::formula::{Count, Judge};
use super::rules::{Interior, holds, interior_of_facts, is_solution};
use super::steps::{check_broken, check_step};

/// What a trace that holds amounts to.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Report {
    /// What its events establish.
    pub(crate) verdict: Verdict,
    /// The solutions it shows, none, one or two.
    pub(crate) solutions: Vec<Interior>,
    /// Steps of each stage.
    pub(crate) stages: [usize; 3],
    /// Cells undecided when enumeration began.
    pub(crate) undecided: u32,
    /// Cases of the enumeration, when all were tried.
    pub(crate) cases: Option<u64>,
    /// The highest level of a technique used.
    pub(crate) level: u8,
    /// The board that the steps lead to.
    pub(crate) board: Board,
}

struct Replay {
    judge: Judge,
    count: Count,
    report: Report,
    /// Cases announced, and the number of the last one seen.
    announced: Option<u64>,
    last_case: u64,
    ended: bool,
    assumed_unique: bool,
}

/// Checks every event of a run, that they establish the verdict it ended with,
/// and that this agrees with counting to two.
///
/// # Errors
/// Says which event does not hold and why.
pub(crate) fn check_trace(
    clues: &Clues,
    events: &[Event<Slitherlink>],
    verdict: Verdict,
) -> Result<Report, String> {
    let mut judge = Judge::new(clues);
    let mut replay = Replay {
        count: judge.count_up_to_two(),
        judge,
        report: Report {
            verdict: Verdict::Open,
            solutions: Vec::new(),
            stages: [0; 3],
            undecided: 0,
            cases: None,
            level: 0,
            board: Slitherlink::board(clues),
        },
        announced: None,
        last_case: 0,
        ended: false,
        assumed_unique: false,
    };
    for (i, event) in events.iter().enumerate() {
        let told = |message| format!("event {}: {}: {message}", i + 1, name(event));
        replay.check(event).map_err(told)?;
    }
    replay.check_verdict(verdict)?;
    Ok(replay.report)
}

fn name(event: &Event<Slitherlink>) -> &'static str {
    match event {
        Event::Step(step) => step.technique.name(),
        Event::Broken(_) => "broken",
        Event::Enumerate { .. } => "enumerate",
        Event::Case(_) => "case",
        Event::Solution { .. } => "solution",
        Event::Exhausted { .. } => "exhausted",
    }
}

impl Replay {
    fn check(&mut self, event: &Event<Slitherlink>) -> Result<(), String> {
        if self.ended {
            return Err("something happens after the end".into());
        }
        match event {
            Event::Step(step) => self.step(step)?,
            Event::Broken(broken) => {
                check_broken(&mut self.judge, &self.report.board, broken)?;
                self.end(Verdict::Impossible);
            }
            Event::Enumerate { undecided, cases } => {
                let open = undecided_cells(&self.report.board);
                if *undecided != open {
                    return Err(format!("{undecided} undecided are told, {open} are"));
                }
                self.report.undecided = *undecided;
                self.announced = *cases;
            }
            Event::Case(case) => self.case(case)?,
            Event::Solution { facts, case } => self.solution(facts, *case)?,
            Event::Exhausted { cases } => {
                if self.announced.is_some_and(|of| of != *cases) || *cases < self.last_case {
                    return Err(format!(
                        "{cases} cases are told, {:?} were announced",
                        self.announced
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

    fn only_solution(&self) -> Option<&Interior> {
        match &self.count {
            Count::One(solution) => Some(solution),
            _ => None,
        }
    }

    fn step(&mut self, step: &clew::trace::Step<Slitherlink>) -> Result<(), String> {
        let solution = match &self.count {
            Count::One(solution) => Some(solution),
            _ => None,
        };
        check_step(&mut self.judge, solution, &self.report.board, step)?;
        for &fact in &step.found {
            if solution.is_some_and(|solution| !holds(solution, fact)) {
                return Err(format!("{fact:?} is not so in the solution"));
            }
            Slitherlink::learn(&mut self.report.board, fact)
                .map_err(|broken| format!("the board refuses {fact:?}: {:?}", broken.clash))?;
            if Slitherlink::knows(&self.report.board, fact) != Some(true) {
                return Err(format!("{fact:?} was learned and is not known"));
            }
        }
        let stage = step.technique.stage();
        let index = Stage::ALL.iter().position(|&other| other == stage);
        self.report.stages[index.expect("there are three stages")] += 1;
        self.report.level = self.report.level.max(step.technique.level());
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

    fn case(&mut self, case: &Case<Slitherlink>) -> Result<(), String> {
        if case.of != self.announced {
            return Err(format!(
                "of {:?}, announced were {:?}",
                case.of, self.announced
            ));
        }
        self.number(case.number)?;
        let facts: Vec<Fact> = board_facts(&self.report.board)
            .into_iter()
            .chain(case.facts.iter().copied())
            .collect();
        let clues = self.judge.clues().clone();
        match interior_of_facts(clues.shape(), &facts) {
            Ok(interior) => match is_solution(&clues, &interior) {
                Ok(()) => Err("the case is a solution".into()),
                Err(_) => Ok(()),
            },
            // A pruned search fails early: what is assigned must be hopeless.
            Err(_) => {
                let cells: Vec<_> = clues.counts().map(|(cell, _)| cell).collect();
                match self.judge.any_loop(&cells, &facts) {
                    Some(_) => Err("the case leaves a solution".into()),
                    None => Ok(()),
                }
            }
        }
    }

    fn solution(&mut self, added: &[Fact], case: u64) -> Result<(), String> {
        let known = board_facts(&self.report.board);
        if let Some(fact) = added.iter().find(|fact| known.contains(fact)) {
            return Err(format!("{fact:?} was known before"));
        }
        let facts = [known, added.to_vec()].concat();
        let clues = self.judge.clues();
        let interior = interior_of_facts(clues.shape(), &facts)?;
        is_solution(clues, &interior)?;
        if let Some(open) = clues.shape().edges().find(|&edge| {
            let is = |mark| facts.contains(&Fact::Edge(edge, mark));
            !is(Mark::Line) && !is(Mark::Cross)
        }) {
            return Err(format!("{open:?} is left open"));
        }
        if self.report.solutions.contains(&interior) {
            return Err("this solution was shown before".into());
        }
        self.report.solutions.push(interior);
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

    fn check_verdict(&self, verdict: Verdict) -> Result<(), String> {
        let counted = match self.count {
            Count::Zero => Verdict::Impossible,
            Count::One(_) => Verdict::Unique,
            Count::Several(..) => Verdict::Several,
        };
        if verdict != Verdict::Open && verdict != counted {
            return Err(format!(
                "the verdict is {verdict:?}, counting says {counted:?}"
            ));
        }
        // Whoever assumes one solution proves it apart, without events.
        let told = self.report.verdict;
        if told != verdict && !self.assumed_unique {
            return Err(format!(
                "the verdict is {verdict:?}, the events say {told:?}"
            ));
        }
        match (told, self.only_solution()) {
            (Verdict::Unique, Some(only)) if self.report.solutions != [only.clone()] => {
                Err("the trace does not show the only solution".into())
            }
            _ => Ok(()),
        }
    }
}

/// How many cells have no side yet.
pub(crate) fn undecided_cells(board: &Board) -> u32 {
    let open = board
        .shape()
        .cells()
        .filter(|&cell| board.side(cell).is_none());
    u32::try_from(open.count()).expect("at most 10,000 cells")
}

/// Everything the board knows.
pub(crate) fn board_facts(board: &Board) -> Vec<Fact> {
    let shape: Shape = board.shape();
    let edges = shape
        .edges()
        .filter_map(|edge| Some(Fact::Edge(edge, board.edge(edge)?)));
    let cells = shape
        .cells()
        .filter_map(|cell| Some(Fact::Cell(cell, board.side(cell)?)));
    edges.chain(cells).collect()
}
