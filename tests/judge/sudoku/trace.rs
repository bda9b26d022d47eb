//! Whether a whole trace holds: every step, every case, and the verdict.

use clew::grid::Cell;
use clew::model::{Puzzle as _, Technique as _};
use clew::puzzle::sudoku::{Board, Clues, Fact, Sudoku};
use clew::trace::{Case, Event, Verdict};

use super::formula::{Count, Grid, Judge, holds, is_solution};
use super::steps::{check_broken, check_step};

struct Replay {
    judge: Judge,
    count: Count,
    board: Board,
    solutions: Vec<Grid>,
    last_case: u64,
    told: Option<Verdict>,
    assumed_unique: bool,
}

/// Checks every event of a run, that they establish the verdict it ended with,
/// and that this agrees with counting to two.
///
/// # Errors
/// Says which event does not hold and why.
pub(crate) fn check_trace(
    clues: &Clues,
    events: &[Event<Sudoku>],
    verdict: Verdict,
) -> Result<(), String> {
    let mut judge = Judge::new(clues);
    let mut replay = Replay {
        count: judge.count_up_to_two(),
        judge,
        board: Sudoku::board(clues),
        solutions: Vec::new(),
        last_case: 0,
        told: None,
        assumed_unique: false,
    };
    for (i, event) in events.iter().enumerate() {
        let told = |message| format!("event {}: {}: {message}", i + 1, name(event));
        replay.check(event).map_err(told)?;
    }
    replay.check_verdict(verdict)
}

fn name(event: &Event<Sudoku>) -> &'static str {
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
    fn check(&mut self, event: &Event<Sudoku>) -> Result<(), String> {
        if self.told.is_some() {
            return Err("something happens after the end".into());
        }
        match event {
            Event::Step(step) => {
                check_step(&mut self.judge, &self.board, step)?;
                let solution = match &self.count {
                    Count::One(solution) => Some(solution.clone()),
                    _ => None,
                };
                let side = self.board.houses().side();
                for &fact in &step.found {
                    if solution
                        .as_ref()
                        .is_some_and(|grid| !holds(side, grid, fact))
                    {
                        return Err(format!("{fact:?} is not so in the solution"));
                    }
                    Sudoku::learn(&mut self.board, fact)
                        .map_err(|broken| format!("the board refuses {fact:?}: {broken:?}"))?;
                }
                self.assumed_unique |= step.technique.assumes_unique();
            }
            Event::Broken(broken) => {
                check_broken(&mut self.judge, &self.board, broken)?;
                self.told = Some(Verdict::Impossible);
            }
            Event::Enumerate { undecided, .. } => {
                if *undecided != Board::open(&self.board) as u32 {
                    return Err(format!("{undecided} cells are told"));
                }
            }
            Event::Case(case) => self.case(case)?,
            Event::Solution { facts, case } => self.solution(facts, *case)?,
            Event::Exhausted { cases } => {
                if *cases < self.last_case {
                    return Err(format!("{cases} cases after case {}", self.last_case));
                }
                self.told = Some(match self.solutions.len() {
                    0 => Verdict::Impossible,
                    _ => Verdict::Unique,
                });
            }
        }
        Ok(())
    }

    fn number(&mut self, number: u64) -> Result<(), String> {
        let last = std::mem::replace(&mut self.last_case, number);
        if number > last {
            Ok(())
        } else {
            Err(format!("case {number} comes after case {last}"))
        }
    }

    fn case(&mut self, case: &Case<Sudoku>) -> Result<(), String> {
        self.number(case.number)?;
        let cells: Vec<Cell> = self.judge.clues().givens().map(|(cell, _)| cell).collect();
        let facts: Vec<Fact> = board_facts(&self.board)
            .into_iter()
            .chain(case.facts.iter().copied())
            .collect();
        match self.judge.any_grid(&cells, &facts) {
            Some(_) => Err("the case leaves a solution".into()),
            None => Ok(()),
        }
    }

    fn solution(&mut self, added: &[Fact], case: u64) -> Result<(), String> {
        let mut board = self.board.clone();
        for &fact in added {
            if Sudoku::knows(&board, fact) == Some(true) && board.digit(fact.cell()).is_some() {
                return Err(format!("{fact:?} was known before"));
            }
            Sudoku::learn(&mut board, fact).map_err(|broken| format!("{broken:?}"))?;
        }
        let cells = board.houses().shape().cells();
        let grid: Grid = cells
            .filter_map(|cell| board.digit(cell).map(|digit| digit.value()))
            .collect();
        is_solution(self.judge.clues(), &grid)?;
        if self.solutions.contains(&grid) {
            return Err("this solution was shown before".into());
        }
        self.solutions.push(grid);
        if case > 0 {
            self.number(case)?;
        } else {
            self.told = Some(Verdict::Unique);
        }
        if self.solutions.len() == 2 {
            self.told = Some(Verdict::Several);
        }
        Ok(())
    }

    fn check_verdict(&self, verdict: Verdict) -> Result<(), String> {
        let counted = match self.count {
            Count::Zero => Verdict::Impossible,
            Count::One(_) => Verdict::Unique,
            Count::Several => Verdict::Several,
        };
        if verdict != Verdict::Open && verdict != counted {
            return Err(format!(
                "the verdict is {verdict:?}, counting says {counted:?}"
            ));
        }
        let told = self.told.unwrap_or(Verdict::Open);
        if told != verdict && !self.assumed_unique {
            return Err(format!(
                "the verdict is {verdict:?}, the events say {told:?}"
            ));
        }
        match &self.count {
            Count::One(only) if told == Verdict::Unique && self.solutions != [only.clone()] => {
                Err("the trace does not show the only solution".into())
            }
            _ => Ok(()),
        }
    }
}

/// Everything that a board knows of its open cells, and their digits.
pub(crate) fn board_facts(board: &Board) -> Vec<Fact> {
    let shape = board.houses().shape();
    let every = (1..=shape.rows).filter_map(clew::puzzle::sudoku::Digit::new);
    let of = |cell: Cell| {
        let every = every.clone();
        let placed = board.digit(cell).map(|digit| Fact::Is(cell, digit));
        let gone = every.filter(move |&digit| !board.candidates(cell).has(digit));
        placed
            .into_iter()
            .chain(gone.map(move |digit| Fact::Not(cell, digit)))
    };
    shape.cells().flat_map(of).collect()
}
