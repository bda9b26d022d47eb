//! Links and files of the pzpr family. The flag `r` means one level in a whole tank;
//! without it, connected water shares a level.

use crate::board::clues::walled;
use crate::{Clues, Fact, Levels};
use clew_core::format::pzpr::{Path, blanks, file as items};
use clew_core::format::{Piece, fault};
use clew_core::grid::{Cell, Edge, Line, Shape, Table};
use clew_core::model::{Arg, Explanation, Fault, ParseError};

use super::{NAME, ReadingResult, other_kind, reading, shape, sum};

/// The flag of a link and the line of a file.
const ONE_LEVEL: &str = "r";

/// The sums that a link or file gives: of the columns, then of the rows.
type Sums = Vec<Option<u8>>;

/// Reads a link that names this kind.
pub(super) fn link(path: &Path<'_>) -> ReadingResult {
    let (cols, rows) = path.size()?;
    let mut levels = Levels::Water;
    let mut warnings = Vec::new();
    for &flag in path.flags.iter().filter(|flag| !flag.is_empty()) {
        if flag.text == ONE_LEVEL {
            levels = Levels::Tank;
        } else if flag.text.starts_with("v:") {
            let warning = Explanation::new("warning-link-variant");
            warnings.push(warning.with("variant", fault::quoted(flag.text)));
        } else {
            let error = ParseError::new(Fault::Kind, flag.range(), "error-kind-aquarium-flag");
            return Err(error.with("flag", fault::quoted(flag.text)));
        }
    }
    let at = cols.at..rows.range().end;
    let shape = shape(fault::length(rows)?, fault::length(cols)?, at)?;
    let end = Piece::new("", rows.range().end);
    let part = |i: usize| path.rest.get(i).copied();
    let walls = borders(shape, part(2).unwrap_or(end))?;
    let (sums, missing) = sums(shape, part(3).unwrap_or(end))?;
    if missing > 0 {
        let warning = Explanation::new("warning-link-sums");
        warnings.push(warning.with("count", fault::number(missing)));
    }
    let mut reading = reading(
        "format-pzpr-link",
        clues(shape, &walls, levels, sums),
        Vec::new(),
    );
    reading.warnings.extend(warnings);
    Ok(reading)
}

fn clues(shape: Shape, walls: &[Edge], levels: Levels, mut sums: Sums) -> Clues {
    let mut is_wall = Table::filled(shape, false);
    for &wall in walls {
        is_wall[wall] = true;
    }
    let (tanks, inner) = walled(shape, |edge| is_wall[edge]);
    let rows = sums.split_off(usize::from(shape.cols));
    Clues::new(&tanks, &inner, levels, rows, sums)
}

/// The edges that can have a wall, in the order of links and files: the
/// vertical ones row by row, then the horizontal ones.
pub(super) fn dividers(shape: Shape) -> [Vec<Edge>; 2] {
    let inner = |edge: &Edge| matches!(edge.cells(shape), [Some(_), Some(_)]);
    let (down, across) = shape
        .edges()
        .filter(inner)
        .partition(|edge| matches!(edge, Edge::LeftOf(_)));
    [down, across]
}

/// Reads the walls of a link: digits of base 32, each five edges.
fn borders(shape: Shape, body: Piece<'_>) -> Result<Vec<Edge>, ParseError> {
    let mut digits = body.letters().enumerate();
    let mut walls = Vec::new();
    let expected: usize = dividers(shape)
        .iter()
        .map(|part| part.len().div_ceil(5))
        .sum();
    let length = |message| {
        ParseError::new(Fault::Length, body.range(), message)
            .with("found", fault::number(body.length()))
            .with("expected", fault::number(expected))
    };
    for edges in dividers(shape) {
        for five in edges.chunks(5) {
            let Some((i, letter)) = digits.next() else {
                return Err(length("error-length-borders"));
            };
            let bits = letter
                .first()
                .filter(|c| !c.is_ascii_uppercase())
                .and_then(|c| c.to_digit(32))
                .ok_or_else(|| fault::character("error-character-borders", letter, i + 1))?;
            let set = |&(i, _): &(usize, &Edge)| bits >> (4 - i) & 1 == 1;
            walls.extend(five.iter().enumerate().filter(set).map(|(_, &edge)| edge));
        }
    }
    match digits.next() {
        Some(_) => Err(length("error-length-borders")),
        None => Ok(walls),
    }
}

/// Reads the sums of a link, and says how many it leaves out at its end.
fn sums(shape: Shape, body: Piece<'_>) -> Result<(Sums, usize), ParseError> {
    let cols = (0..shape.cols).map(Line::Col);
    let lines: Vec<Line> = cols.chain((0..shape.rows).map(Line::Row)).collect();
    let mut out = Vec::new();
    let letters: Vec<Piece<'_>> = body.letters().collect();
    let mut at = 0;
    while let Some(&letter) = letters.get(at) {
        let c = letter.first().unwrap_or(' ');
        let odd = |piece| fault::character("error-character-sums", piece, at + 1);
        if let Some(count) = blanks(c) {
            out.resize(out.len() + count, None);
            at += 1;
        } else {
            let token = match c {
                '.' => letter.to(0),
                '-' => {
                    let digits = letters.get(at + 1..at + 3).ok_or_else(|| odd(letter))?;
                    let start = digits[0].at - body.at;
                    body.from(start).to(digits[1].range().end - digits[0].at)
                }
                _ => letter,
            };
            let value = match token.text {
                "" => None,
                text => Some(u64::from_str_radix(text, 16).map_err(|_| odd(letter))?),
            };
            let line = lines.get(out.len()).copied();
            out.push(match (value, line) {
                (Some(value), Some(line)) => Some(sum(shape, line, value, token.range())?),
                _ => None,
            });
            at += if c == '-' { 3 } else { 1 };
        }
        if out.len() > lines.len() {
            return Err(
                ParseError::new(Fault::Length, body.range(), "error-length-sums")
                    .with("expected", fault::number(lines.len())),
            );
        }
    }
    let missing = lines.len() - out.len();
    out.resize(lines.len(), None);
    Ok((out, missing))
}

/// Reads a file, with the marks a player made in it.
pub(super) fn file(text: Piece<'_>) -> ReadingResult {
    let missing = || ParseError::new(Fault::Size, text.range(), "error-size-missing");
    let (_, items) = items(text).ok_or_else(missing)?;
    let mut items = items.into_iter().peekable();
    let kind = items.next().ok_or_else(missing)?;
    if kind.text != NAME {
        return Err(other_kind(kind));
    }
    let rows = items.next().ok_or_else(missing)?;
    let cols = items.next().ok_or_else(missing)?;
    let at = rows.at..cols.range().end;
    let shape = shape(fault::length(rows)?, fault::length(cols)?, at)?;
    let levels = match items.next_if(|item| item.text == ONE_LEVEL) {
        Some(_) => Levels::Tank,
        None => Levels::Water,
    };
    let mut walls = Vec::new();
    let [down, across] = dividers(shape);
    let (height, width) = (usize::from(shape.rows), usize::from(shape.cols));
    for (edges, lines, width) in [(down, height, width - 1), (across, height - 1, width)] {
        for row in 0..lines {
            let item = items.next().ok_or_else(|| short(text))?;
            let words: Vec<Piece<'_>> = item.words().collect();
            exactly(item, words.len(), width)?;
            for (i, word) in words.into_iter().enumerate() {
                match word.text {
                    "0" => {}
                    "1" => walls.push(edges[row * width + i]),
                    _ => return Err(fault::character("error-character-file", word, i + 1)),
                }
            }
        }
    }
    let (sums, marks) = cells(shape, text, items)?;
    Ok(reading(
        "format-pzpr-file",
        clues(shape, &walls, levels, sums),
        marks,
    ))
}

/// Reads the last part of a file: the sums, and what is in the cells.
fn cells<'a>(
    shape: Shape,
    text: Piece<'a>,
    mut items: impl Iterator<Item = Piece<'a>>,
) -> Result<(Sums, Vec<Fact>), ParseError> {
    let width = usize::from(shape.cols) + 1;
    let (mut cols, mut rows, mut marks) = (Vec::new(), Vec::new(), Vec::new());
    for r in 0..=shape.rows {
        let item = items.next().ok_or_else(|| short(text))?;
        let words: Vec<Piece<'_>> = item.words().collect();
        exactly(item, words.len(), width)?;
        for (c, (word, i)) in words.into_iter().zip(0..).enumerate() {
            let odd = || fault::character("error-character-file", word, c + 1);
            match (r, i) {
                (0, 0) => {}
                (0, _) | (_, 0) => {
                    let line = if r == 0 {
                        Line::Col(i - 1)
                    } else {
                        Line::Row(r - 1)
                    };
                    let value = word.strip("c").unwrap_or(word);
                    let sums = if r == 0 { &mut cols } else { &mut rows };
                    sums.push(match value.text {
                        "." => None,
                        _ => {
                            let value = value.number().ok_or_else(odd)?;
                            Some(sum(shape, line, value, word.range())?)
                        }
                    });
                }
                (row, col) => match word.text {
                    "." => {}
                    "#" => marks.push(Fact::water(Cell::new(row - 1, col - 1))),
                    "+" => marks.push(Fact::air(Cell::new(row - 1, col - 1))),
                    _ => return Err(odd()),
                },
            }
        }
    }
    cols.extend(rows);
    Ok((cols, marks))
}

fn short(text: Piece<'_>) -> ParseError {
    ParseError::new(Fault::Length, text.range(), "error-length-file")
}

fn exactly(item: Piece<'_>, found: usize, expected: usize) -> Result<(), ParseError> {
    if found == expected {
        return Ok(());
    }
    let number = |n: usize| Arg::Number(u64::try_from(n).unwrap_or(u64::MAX));
    let error = ParseError::new(Fault::Length, item.range(), "error-length-file-line");
    Err(error
        .with("found", number(found))
        .with("expected", number(expected)))
}
