//! Texts that are recognised and are not plain Slitherlink: other kinds of
//! puzzle, and names of puzzles without the puzzle.

use crate::format::pzpr::Path;
use crate::format::{Piece, fault, link};
use crate::model::{Arg, Fault, ParseError};

/// Cells of a Sudoku with the digits 1 to 6.
const SIX_BY_SIX: usize = 36;

/// Cells of the Sudokus that need digits above 6.
const SUDOKU_CELLS: [usize; 3] = [81, 256, 625];

/// Whether a name in a link or file is this kind's.
pub(super) fn is_slitherlink(name: &str) -> bool {
    matches!(name, "slither" | "slitherlink")
}

/// Another kind of puzzle, by the name it has in a link or file.
pub(super) fn kind(name: Piece<'_>) -> ParseError {
    match name.text {
        "sudoku" => sudoku(name),
        "aquarium" => aquarium(name),
        _ => ParseError::new(Fault::Kind, name.range(), "error-kind-other")
            .with("name", fault::quoted(name.text)),
    }
}

/// A Sudoku.
pub(super) fn sudoku(piece: Piece<'_>) -> ParseError {
    unsupported(piece, "word-kind-sudoku")
}

/// An Aquarium.
pub(super) fn aquarium(piece: Piece<'_>) -> ParseError {
    unsupported(piece, "word-kind-aquarium")
}

fn unsupported(piece: Piece<'_>, word: &'static str) -> ParseError {
    ParseError::new(Fault::Kind, piece.range(), "error-kind-unsupported")
        .with("kind", Arg::Word(word))
}

/// Whether a path certainly names a puzzle: one of the three kinds, or
/// something with a size.
pub(super) fn is_puzzle(path: &Path<'_>) -> bool {
    is_slitherlink(path.kind.text)
        || matches!(path.kind.text, "sudoku" | "aquarium")
        || path.has_size()
}

/// What an address is, if it is known and holds no Slitherlink.
pub(super) fn address(address: Piece<'_>) -> Option<ParseError> {
    let host = link::host(address).text.to_ascii_lowercase();
    let has = |name: &str| link::payloads(address).any(|p| link::parameter(p, name).is_some());
    let reference = |message| ParseError::new(Fault::Reference, address.range(), message);
    let penpa = || ParseError::new(Fault::Kind, address.range(), "error-kind-penpa");
    if address.text.contains("penpa") || (has("m") && has("p")) {
        Some(penpa())
    } else if has("e") && host.contains("puzzle") {
        Some(reference("error-reference-permalink"))
    } else if has("bd") || host.contains("sudoku") || host.contains("f-puzzles") {
        Some(sudoku(address))
    } else if host.contains("puzzle-aquarium") {
        Some(aquarium(address))
    } else if host.contains("puzzle-loop") || host.contains("puzzles-mobile") {
        Some(reference("error-reference-site"))
    } else {
        None
    }
}

/// What a text is, if its form is that of another kind.
pub(super) fn text(text: Piece<'_>) -> Option<ParseError> {
    let text = text.trim();
    if is_task(text.text) {
        return Some(aquarium(text));
    }
    let one_line = !text.text.contains('\n');
    let colons = text.text.matches(':').count();
    let library = one_line && text.text.starts_with(':') && (6..=7).contains(&colons);
    // Rows of 81 cells look the same but for the digits.
    let is_grid = |field: &str| field.len() == 81 && field.contains(['5', '6', '7', '8', '9']);
    let taxonomy = one_line
        && text.text.matches(',').count() >= 6
        && text.text.split(',').nth(4).is_some_and(is_grid);
    (library || taxonomy).then(|| sudoku(text))
}

/// What a grid with clues beyond 4 is, if its form is that of another kind.
pub(super) fn grid(text: Piece<'_>) -> Option<ParseError> {
    let text = text.trim();
    let symbols = |c: &char| c.is_ascii_digit() || matches!(c, '.' | '_' | '*' | '?' | 'x');
    let drawn: Vec<&str> = text
        .text
        .lines()
        .filter(|line| !line.contains("--"))
        .collect();
    let cells = drawn
        .iter()
        .flat_map(|line| line.chars())
        .filter(symbols)
        .count();
    let framing = |c: char| " \t\n|+-=,[]".contains(c);
    let only = drawn
        .iter()
        .flat_map(|line| line.chars())
        .all(|c| symbols(&c) || framing(c));
    if is_tanks(text) {
        return Some(aquarium(text));
    }
    let one_row = drawn.len() == 1 || drawn.len() * drawn.len() == cells;
    let nine = drawn.len() >= 9 && cells == 81;
    (only && is_sudoku(text, cells) && (one_row || nine)).then(|| sudoku(text))
}

/// Whether the digits are those of a Sudoku of that many cells, rather than
/// clues with a slip among them.
fn is_sudoku(text: Piece<'_>, cells: usize) -> bool {
    let large = ('5'..='9').filter(|&digit| text.text.contains(digit));
    match cells {
        SIX_BY_SIX => large.eq(['5', '6']),
        _ => SUDOKU_CELLS.contains(&cells) && large.count() >= 3,
    }
}

/// `n_n_…_n;n,n,…,n`: the task string of an Aquarium.
fn is_task(text: &str) -> bool {
    let numbers = |part: &str, mark: char| {
        part.contains(mark)
            && part
                .split(mark)
                .all(|n| !n.is_empty() && n.bytes().all(|byte| byte.is_ascii_digit()))
    };
    text.split_once(';')
        .is_some_and(|(clues, tanks)| numbers(clues, '_') && numbers(tanks, ','))
}

/// Lines of numbers of which the last two or the first two have the same sum
/// and the lengths of a column and a row of the others.
fn is_tanks(text: Piece<'_>) -> bool {
    let line = |line: Piece<'_>| -> Option<Vec<u64>> {
        match line.words().count() {
            1 => line.trim().letters().map(Piece::number).collect(),
            _ => line.words().map(Piece::number).collect(),
        }
    };
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    let Some(lines) = lines.map(line).collect::<Option<Vec<_>>>() else {
        return false;
    };
    let sum = |line: &[u64]| line.iter().fold(0, |sum: u64, n| sum.saturating_add(*n));
    let fits = |clues: &[Vec<u64>], tanks: &[Vec<u64>]| {
        let width = tanks[0].len();
        let (a, b) = (&clues[0], &clues[1]);
        let lengths = (a.len(), b.len());
        tanks.iter().all(|tank| tank.len() == width)
            && (lengths == (tanks.len(), width) || lengths == (width, tanks.len()))
            && sum(a) == sum(b)
    };
    let n = lines.len();
    n > 3 && (fits(&lines[n - 2..], &lines[..n - 2]) || fits(&lines[..2], &lines[2..]))
}
