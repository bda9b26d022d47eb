//! Boards and facts as text.

use clew_core::grid::{Cell, Edge};
use clew_core::solve::Method;
use clew_slitherlink::{Board, Clue, Clues, Fact, Mark, Side, Slitherlink, Technique};

use super::super::review::Reviewable;

impl Reviewable for Slitherlink {
    const FILE: &'static str = "tests/corpus/techniques.txt";

    fn method_of(technique: Technique) -> Method {
        match technique {
            Technique::BlankCorner => Method::HumanUnique,
            Technique::ForcedCell | Technique::ArticleBreakout => Method::Article,
            _ => Method::Human,
        }
    }

    fn line(clues: &Clues) -> String {
        rows(clues).join(",")
    }

    fn drawing(clues: &Clues, board: &Board) -> String {
        drawing(clues, board)
    }

    fn short(fact: Fact) -> String {
        short(fact)
    }
}

/// Clues as rows; `.` is a blank.
pub fn rows(clues: &Clues) -> Vec<String> {
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

/// Board drawn as text: `-` and `|` are lines, `x` is a cross, `#` an inside cell and
/// `~` an outside one.
fn drawing(clues: &Clues, board: &Board) -> String {
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

/// Short form of a fact: `r2c3^` is the edge above the cell in row 2, column 3,
/// `r2c3<` the edge left of it, `r2c3` the cell.
fn short(fact: Fact) -> String {
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
