//! Small boards drawn as text, which show what a technique finds: before  >  after.
//!
//! A row begins with its sum, and the first row can give the sums of the columns; `-` stands for a missing sum. A cell before is the
//! letter of its tank, then `~` if it is known to be water or `x` if it is air, then `=` if the surface is known to lie
//! just above it or `!` if it is known not to. After, the same signs are what is found, and `.` is nothing.

use clew_core::grid::{Cell, Shape, Table};
use clew_core::solve::{Find, Finding};
use clew_core::trace::Step;

use crate::board::clues::{Clues, Levels};
use crate::board::{Aquarium, Board, CellState, Fact};
use crate::catalogue::Technique;

/// Checks that a look finds what is drawn after a board. Each tank has one level.
#[track_caller]
pub(super) fn shows(
    look: impl Fn(&Clues, &Board) -> Finding<Aquarium>,
    technique: Technique,
    drawing: &str,
) -> Step<Aquarium> {
    shows_with(Levels::Tank, look, technique, drawing)
}

/// The same with this rule for levels.
#[track_caller]
pub(super) fn shows_with(
    levels: Levels,
    look: impl Fn(&Clues, &Board) -> Finding<Aquarium>,
    technique: Technique,
    drawing: &str,
) -> Step<Aquarium> {
    let (clues, board, expected) = read(drawing, levels);
    let Some(Find::Step(step)) = look(&clues, &board) else {
        panic!("nothing is found in{drawing}");
    };
    let found = drawn(clues.shape(), &step.found);
    let (is, should) = (found.join("\n"), expected.join("\n"));
    assert!(
        step.technique == technique && is == should,
        "{:?} finds\n{is}\nin{drawing}",
        step.technique
    );
    step
}

/// Checks that a look at a drawn board finds nothing.
#[track_caller]
pub(super) fn shows_nothing(look: impl Fn(&Clues, &Board) -> Finding<Aquarium>, drawing: &str) {
    let (clues, board, _) = read(drawing, Levels::Tank);
    assert_eq!(look(&clues, &board), None, "in{drawing}");
}

/// The board before, and the rows after.
pub(super) fn read(drawing: &str, levels: Levels) -> (Clues, Board, Vec<String>) {
    let is_cell = |word: &&str| word.starts_with(|letter: char| letter.is_ascii_alphabetic());
    let sum = |word: &str| (word != "-").then(|| word.parse().expect("a sum"));
    let (mut rows, mut cols, mut cells, mut after) = (vec![], vec![], vec![], vec![]);
    for row in drawing.lines().filter(|row| !row.trim().is_empty()) {
        let (before, found) = row.split_once('>').unwrap_or((row, ""));
        let words: Vec<&str> = before.split_whitespace().collect();
        if words.iter().any(is_cell) {
            rows.push(sum(words[0]));
            cells.extend_from_slice(&words[1..]);
            after.push(found.split_whitespace().collect::<Vec<&str>>().join(" "));
        } else {
            cols = words.into_iter().map(sum).collect();
        }
    }
    let [height, width] = [rows.len(), cells.len() / rows.len()];
    cols.resize(width, None);
    let side = |length: usize| u8::try_from(length).expect("a small board");
    let shape = Shape::new(side(height), side(width));
    let mut tanks = Table::filled(shape, 0);
    let mut board = Board::new(shape);
    for (cell, word) in shape.cells().zip(cells) {
        tanks[cell] = u16::from(word.as_bytes()[0]);
        for sign in word[1..].chars() {
            board.learn(fact(cell, sign)).expect("each fact once");
        }
    }
    let clues = Clues::new(&tanks, &[], levels, rows, cols);
    (clues, board, after)
}

fn fact(cell: Cell, sign: char) -> Fact {
    match sign {
        '~' => Fact::Cell(cell, CellState::Water),
        'x' => Fact::Cell(cell, CellState::Air),
        '=' => Fact::Surface(cell, true),
        '!' => Fact::Surface(cell, false),
        _ => panic!("{sign} is no sign"),
    }
}

/// The rows of a board with these facts.
fn drawn(shape: Shape, facts: &[Fact]) -> Vec<String> {
    let signs = |cell: Cell| {
        let signs = ['~', 'x', '=', '!'].into_iter();
        let found: String = signs
            .filter(|&sign| facts.contains(&fact(cell, sign)))
            .collect();
        if found.is_empty() {
            ".".to_owned()
        } else {
            found
        }
    };
    let row = |row| {
        let cells = (0..shape.cols).map(|col| signs(Cell::new(row, col)));
        cells.collect::<Vec<String>>().join(" ")
    };
    (0..shape.rows).map(row).collect()
}
