//! Boards and steps as text that can be reviewed.

use clew::grid::{Cell, Edge};
use clew::model::{Puzzle as _, Technique as _};
use clew::puzzle::slitherlink::{Board, Clue, Clues, Fact, Mark, Side, Slitherlink, Technique};
use clew::solve::Method;
use clew::trace::{Event, Step};

use super::run::run;

/// The clues as rows, `.` a blank.
pub(crate) fn rows(clues: &Clues) -> Vec<String> {
    let shape = clues.shape();
    let row = |row| (0..shape.cols).map(move |col| clue(clues, Cell::new(row, col), '.'));
    (0..shape.rows).map(|at| row(at).collect()).collect()
}

fn clue(clues: &Clues, cell: Cell, blank: char) -> char {
    match clues.0[cell] {
        Clue::Blank => blank,
        Clue::Unknown => '?',
        Clue::Count(count) => char::from(b'0' + count),
    }
}

/// A board drawn: `-` and `|` lines, `x` crosses, `#` an inside cell and `~`
/// an outside one.
pub(crate) fn drawing(clues: &Clues, board: &Board) -> String {
    let shape = board.shape();
    let mut text = String::new();
    for row in 0..=shape.rows {
        for col in 0..=shape.cols {
            if col == shape.cols {
                text += "+\n";
                break;
            }
            text += match board.edge(Edge::Above(Cell::new(row, col))) {
                Some(Mark::Line) => "+---",
                Some(Mark::Cross) => "+ x ",
                None => "+   ",
            };
        }
        if row == shape.rows {
            break;
        }
        for col in 0..=shape.cols {
            let cell = Cell::new(row, col);
            text += match board.edge(Edge::LeftOf(cell)) {
                Some(Mark::Line) => "|",
                Some(Mark::Cross) => "x",
                None => " ",
            };
            text += &match col < shape.cols {
                true => inner(clues, board, cell),
                false => "\n".to_owned(),
            };
        }
    }
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n")
}

fn inner(clues: &Clues, board: &Board, cell: Cell) -> String {
    let side = match board.side(cell) {
        Some(Side::Inside) => '#',
        Some(Side::Outside) => '~',
        None => ' ',
    };
    format!(" {}{side}", clue(clues, cell, ' '))
}

/// A fact in short: `r2c3^` is the edge above the cell in row 2, column 3,
/// `r2c3<` the edge left of it, `r2c3` the cell.
pub(crate) fn short(fact: Fact) -> String {
    let cell = |cell: Cell| format!("r{}c{}", cell.row + 1, cell.col + 1);
    let edge = |edge| match edge {
        Edge::Above(below) => cell(below) + "^",
        Edge::LeftOf(right) => cell(right) + "<",
    };
    match fact {
        Fact::Edge(at, Mark::Line) => edge(at) + " line",
        Fact::Edge(at, Mark::Cross) => edge(at) + " cross",
        Fact::Cell(at, Side::Inside) => cell(at) + " inside",
        Fact::Cell(at, Side::Outside) => cell(at) + " outside",
    }
}

/// The method in which a technique is looked for.
pub(crate) fn method_of(technique: Technique) -> Method {
    match technique {
        Technique::BlankCorner => Method::HumanUnique,
        Technique::ForcedCell | Technique::ArticleBreakout => Method::Article,
        _ => Method::Human,
    }
}

/// Where a technique may come up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Depth {
    /// As a step of its own.
    Step,
    /// Within the trial of another step.
    Trial,
}

/// The techniques that a method uses on a puzzle.
pub(crate) fn techniques(clues: &Clues, method: Method, depth: Depth) -> Vec<Technique> {
    let events = run(clues, method).events;
    let steps = events.iter().filter_map(|event| match event {
        Event::Step(step) => Some(step),
        _ => None,
    });
    match depth {
        Depth::Step => steps.map(|step| step.technique).collect(),
        Depth::Trial => steps
            .flat_map(|step| &step.trials)
            .flat_map(|trial| &trial.steps)
            .map(|step| step.technique)
            .collect(),
    }
}

/// The first step of a technique in the solution of a puzzle, or else the
/// first within a trial: the board before, drawn, and what is found. `None`
/// where it does not come up.
pub(crate) fn first_step(clues: &Clues, technique: Technique) -> Option<String> {
    let events = run(clues, method_of(technique)).events;
    let steps: Vec<&Step<Slitherlink>> = events
        .iter()
        .filter_map(|event| match event {
            Event::Step(step) => Some(step),
            _ => None,
        })
        .collect();
    let [mut alone, mut within] = [None, None];
    let mut board = Slitherlink::board(clues);
    for (step, number) in steps.into_iter().zip(1..) {
        if step.technique == technique {
            let at = number.to_string();
            alone = alone.or_else(|| Some(block(clues, &board, step, &at)));
        }
        for trial in &step.trials {
            let mut board = board.clone();
            learn(&mut board, &[trial.assumed]);
            for inner in &trial.steps {
                if inner.technique == technique {
                    let at = format!("{number}, supposing {}", short(trial.assumed));
                    within = within.or_else(|| Some(block(clues, &board, inner, &at)));
                }
                learn(&mut board, &inner.found);
            }
        }
        learn(&mut board, &step.found);
    }
    alone.or(within)
}

/// Learns facts; the last of a trial may clash, which ends it.
fn learn(board: &mut Board, facts: &[Fact]) {
    for &fact in facts {
        let _ = Slitherlink::learn(board, fact);
    }
}

fn block(clues: &Clues, before: &Board, step: &Step<Slitherlink>, at: &str) -> String {
    let found: Vec<String> = step.found.iter().map(|&fact| short(fact)).collect();
    format!(
        "technique: {}\npuzzle: {}\nstep: {at}\n{}\nfound: {}\n",
        step.technique.name(),
        rows(clues).join(","),
        drawing(clues, before),
        found.join(", ")
    )
}
