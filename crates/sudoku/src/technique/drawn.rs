//! Small boards drawn as text, which show what a technique finds.
//!
//! A drawing has a word for each cell: `5` is a digit that was found there, `25` are the candidates left, `-5` are all
//! candidates but 5, and `.` is whatever the digits nearby leave. Boards of 4, 6 and 9 rows have the usual boxes.

use clew_core::grid::Cell;
use clew_core::model::Fact as _;
use clew_core::solve::Find;

use super::{by_digit, singles};
use crate::board::{Board, Clues, Digit, Digits, Division, Fact, Houses};
use crate::catalogue::Technique;
use crate::evidence::Finding;

/// Checks that a look at a drawn board finds exactly these facts by a technique. `r2c3=4` says that the cell in row 2,
/// column 3 is 4, and `r2c3<>45` that it is neither 4 nor 5.
#[track_caller]
pub(super) fn shows(
    look: impl Fn(&Clues, &Board) -> Finding,
    technique: Technique,
    drawing: &str,
    expected: &str,
) {
    let (clues, board) = read(drawing);
    assert_eq!(singles::contradiction(&clues, &board), None, "{drawing}");
    let (by, mut found) = match look(&clues, &board) {
        Some(Find::Step(step)) => (Some(step.technique), step.found),
        Some(Find::Contradiction(broken)) => panic!("a contradiction, {broken:?}, in{drawing}"),
        None => (None, Vec::new()),
    };
    found.sort_by_key(|fact| (fact.site(), fact.digit()));
    let found: Vec<String> = found.into_iter().map(short).collect();
    let expected: Vec<String> = expected.split_whitespace().flat_map(one_by_one).collect();
    assert_eq!((by, found), (Some(technique), expected), "in{drawing}");
}

/// A look at every digit, by a function that is told at which digits to look.
pub(super) fn each_digit(look: by_digit::Look) -> impl Fn(&Clues, &Board) -> Finding {
    move |clues, board| look(clues, board, board.digits().collect())
}

fn read(drawing: &str) -> (Clues, Board) {
    let rows = drawing.lines().filter(|row| !row.trim().is_empty());
    let words: Vec<&str> = rows.clone().flat_map(str::split_whitespace).collect();
    let side = u8::try_from(rows.count()).expect("a board has few rows");
    let boxes = Division::boxes(side).expect("a side that has boxes");
    let clues = Clues::blank(Houses::new(side, boxes, false));
    let shape = clues.houses().shape();
    assert_eq!(words.len(), shape.area(), "a word for each cell:{drawing}");
    let mut board = Board::new(&clues);
    for (cell, word) in shape.cells().zip(&words) {
        let digits: Digits = word.chars().filter_map(Digit::of_symbol).collect();
        let (is, is_not) = match (*word, digits.single()) {
            (".", _) => (None, Digits::NONE),
            (_, _) if word.starts_with('-') => (None, digits),
            (_, Some(digit)) => (Some(Fact::Is(cell, digit)), Digits::NONE),
            (_, None) => (None, Digits::all(side).without(digits)),
        };
        let is_not = is_not.iter().map(|digit| Fact::Not(cell, digit));
        for fact in is.into_iter().chain(is_not) {
            board.learn(fact).expect("a digit that can be there");
        }
    }
    for (cell, word) in shape.cells().zip(words) {
        let left: String = board.candidates(cell).iter().map(Digit::symbol).collect();
        assert!(
            word.starts_with(['.', '-']) || word == left,
            "{word} is {left} in{drawing}"
        );
    }
    (clues, board)
}

/// The fact as a word.
fn short(fact: Fact) -> String {
    let Cell { row, col } = fact.cell();
    let sign = match fact {
        Fact::Is(..) => "=",
        Fact::Not(..) => "<>",
    };
    format!("r{}c{}{sign}{}", row + 1, col + 1, fact.digit().symbol())
}

/// The words of the facts that a word with several digits stands for.
fn one_by_one(word: &str) -> Vec<String> {
    let Some((cell, digits)) = word.split_once("<>") else {
        return vec![word.to_owned()];
    };
    let digits = digits.chars();
    digits.map(|digit| format!("{cell}<>{digit}")).collect()
}
