//! Links and files of the pzpr family. The flag `r` means one level in a whole tank;
//! without it, connected water shares a level.

use clew_core::format::pzpr::{Path, RUNS, file as items};
use clew_core::format::{Piece, fault};
use clew_core::grid::{Cell, Edge, Line, Shape};
use clew_core::model::ParseError;

use super::{NAME, ReadingResult, lines, reading, sum};
use crate::board::clues::{Clues, Levels, walled};
use crate::board::{Fact, MAX_SIDE};

/// The flag of a link and the line of a file.
const ONE_LEVEL: &str = "r";

/// The sums that a link or file gives: of the columns, then of the rows.
type Sums = Vec<Option<u8>>;

/// Reads a link that names this kind.
pub(super) fn link(path: &Path<'_>) -> ReadingResult {
    let (cols, rows) = path.size()?;
    let refused = |flag: &str| (flag != ONE_LEVEL).then_some("error-kind-aquarium-flag");
    let warnings = path.warnings(refused)?;
    let levels = match path.flags.iter().any(|flag| flag.text == ONE_LEVEL) {
        true => Levels::Tank,
        false => Levels::Water,
    };
    let shape = fault::sized(rows, cols, MAX_SIDE)?;
    let walls = borders(shape, path.body(0))?;
    let (sums, missing) = link_sums(shape, path.body(1))?;
    let clues = clues(shape, &walls, levels, sums);
    let reading = reading("format-pzpr-link", clues).warning(warnings);
    Ok(reading.warning(fault::warning("warning-link-sums", missing)))
}

fn clues(shape: Shape, walls: &[Edge], levels: Levels, mut sums: Sums) -> Clues {
    let rows = sums.split_off(usize::from(shape.cols));
    Clues::new(&walled(shape, walls), walls, levels, rows, sums)
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
    let dividers = dividers(shape);
    let fives = dividers.iter().flat_map(|edges| edges.chunks(5));
    let mut walls = Vec::new();
    for (five, (i, letter)) in fives.clone().zip(body.letters().enumerate()) {
        let c = letter.first().filter(|c| !c.is_ascii_uppercase());
        let bits = c.and_then(|c| c.to_digit(32));
        let bits =
            bits.ok_or_else(|| fault::character("error-character-borders", letter, i + 1))?;
        let places = five.iter().enumerate();
        let set = places.filter(|(i, _)| bits >> (4 - i) & 1 == 1);
        walls.extend(set.map(|(_, &edge)| edge));
    }
    let (found, expected) = (body.length(), fives.count());
    match found == expected {
        true => Ok(walls),
        false => Err(body.fault("error-length-borders").counted(found, expected)),
    }
}

/// Reads the sums of a link, and says how many it leaves out at its end.
fn link_sums(shape: Shape, body: Piece<'_>) -> Result<(Sums, usize), ParseError> {
    let lines: Vec<Line> = lines(shape).collect();
    let mut out = Vec::new();
    let mut rest = body;
    while let Some(c) = rest.first() {
        let letter = rest.to(c.len_utf8());
        let place = body.before(rest).chars().count() + 1;
        let odd = || fault::character("error-character-sums", letter, place);
        let token = match c {
            '-' => rest.text.get(1..3).map(|two| rest.from(1).to(two.len())),
            _ => Some(letter),
        };
        let token = token.ok_or_else(odd)?;
        rest = rest.from(token.end() - rest.at);
        if let Some(count) = RUNS.blanks(c) {
            out.resize(out.len() + count, None);
        } else if c == '.' {
            out.push(None);
        } else {
            let value = u64::from_str_radix(token.text, 16).map_err(|_| odd())?;
            let line = lines.get(out.len());
            let sum = line.map(|line| sum(shape, *line, value, token.range()));
            out.push(sum.transpose()?);
        }
        if out.len() > lines.len() {
            let error = body.fault("error-length-sums");
            return Err(error.with("expected", lines.len()));
        }
    }
    let missing = lines.len() - out.len();
    out.resize(lines.len(), None);
    Ok((out, missing))
}

/// Reads a file, with the marks a player made in it.
pub(super) fn file(text: Piece<'_>) -> ReadingResult {
    let missing = || text.fault("error-size-missing");
    let (_, items) = items(text).ok_or_else(missing)?;
    let mut items = items.into_iter().peekable();
    let kind = items.next().ok_or_else(missing)?;
    if kind.text != NAME {
        return Err(fault::other_kind(kind));
    }
    let rows = items.next().ok_or_else(missing)?;
    let cols = items.next().ok_or_else(missing)?;
    let shape = fault::sized(rows, cols, MAX_SIDE)?;
    let levels = match items.next_if(|item| item.text == ONE_LEVEL) {
        Some(_) => Levels::Tank,
        None => Levels::Water,
    };
    let mut walls = Vec::new();
    let [down, across] = dividers(shape);
    let (height, width) = (usize::from(shape.rows), usize::from(shape.cols));
    for (edges, lines, width) in [(down, height, width - 1), (across, height - 1, width)] {
        for row in 0..lines {
            for (i, word) in words(items.next(), text, width)?.into_iter().enumerate() {
                match word.text {
                    "0" => {}
                    "1" => walls.push(edges[row * width + i]),
                    _ => return Err(fault::character("error-character-file", word, i + 1)),
                }
            }
        }
    }
    let (sums, marks) = cells(shape, text, items)?;
    let clues = clues(shape, &walls, levels, sums);
    Ok(reading("format-pzpr-file", clues).marked(marks))
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
        for (word, i) in words(items.next(), text, width)?.into_iter().zip(0..) {
            let odd = || fault::character("error-character-file", word, usize::from(i) + 1);
            let (line, sums) = match (r, i) {
                (0, 0) => continue,
                (0, _) => (Line::Col(i - 1), &mut cols),
                (_, 0) => (Line::Row(r - 1), &mut rows),
                (row, col) => {
                    let cell = Cell::new(row - 1, col - 1);
                    match word.text {
                        "." => {}
                        "#" => marks.push(Fact::water(cell)),
                        "+" => marks.push(Fact::air(cell)),
                        _ => return Err(odd()),
                    }
                    continue;
                }
            };
            let value = word.strip("c").unwrap_or(word);
            sums.push(match value.text {
                "." => None,
                _ => {
                    let value = value.number().ok_or_else(odd)?;
                    Some(sum(shape, line, value, word.range())?)
                }
            });
        }
    }
    cols.extend(rows);
    Ok((cols, marks))
}

/// The words of a line of a file, exactly as many as expected.
fn words<'a>(
    item: Option<Piece<'a>>,
    text: Piece<'a>,
    expected: usize,
) -> Result<Vec<Piece<'a>>, ParseError> {
    let item = item.ok_or_else(|| text.fault("error-length-file"))?;
    let words: Vec<Piece<'_>> = item.words().collect();
    match words.len() == expected {
        true => Ok(words),
        false => Err(item
            .fault("error-length-file-line")
            .counted(words.len(), expected)),
    }
}
