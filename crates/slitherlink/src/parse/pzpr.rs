//! Links and files of the pzpr family.

use crate::{Clue, Clues, Fact, Mark, Side};
use clew_core::format::grid::Row;
use clew_core::format::pzpr::{Path, blanks, file as items};
use clew_core::format::{Piece, fault};
use clew_core::grid::{Cell, Edge, Shape};
use clew_core::model::{Explanation, Fault, ParseError};

use super::cells::{self, Spaces};
use super::{ReadingResult, marked, other, plain, warning};

/// Reads a link that names this kind.
pub(super) fn link(path: &Path<'_>) -> ReadingResult {
    let (cols, rows) = path.size()?;
    let mut warnings = Vec::new();
    for &flag in path.flags.iter().filter(|flag| !flag.is_empty()) {
        if flag.text.starts_with("v:") {
            warnings.push(
                Explanation::new("warning-link-variant").with("variant", fault::quoted(flag.text)),
            );
        } else {
            return Err(variant(flag));
        }
    }
    let at = cols.at..rows.range().end;
    let shape = cells::shape(fault::length(rows)?, fault::length(cols)?, at)?;
    let (clues, odd) = match path.body() {
        Some(body) => decode(shape, body)?,
        None => decode(shape, Piece::new("", rows.range().end))?,
    };
    warnings.extend(odd);
    let mut reading = plain("format-pzpr-link", clues);
    reading.warnings = warnings;
    Ok(reading)
}

/// A rule that plain Slitherlink does not have.
fn variant(flag: Piece<'_>) -> ParseError {
    let message = match flag.text {
        "f" => "error-kind-vertices",
        _ => "error-kind-flag",
    };
    ParseError::new(Fault::Kind, flag.range(), message).with("flag", fault::quoted(flag.text))
}

/// Reads the body of a link: `0`–`4` a clue, `5`–`9` one and a blank, `a`–`e`
/// one and two blanks, `g`–`z` blanks, `.` an unknown clue. Other letters take
/// a cell, as in the reference reader.
fn decode(shape: Shape, body: Piece<'_>) -> Result<(Clues, Vec<Explanation>), ParseError> {
    let mut values = Vec::with_capacity(shape.area());
    let (mut odd, mut extra) = (0, 0);
    for (i, letter) in body.letters().enumerate() {
        let c = letter.first().unwrap_or(' ');
        let (clue, length) = match c {
            '.' => (Clue::Unknown, 1),
            _ if blanks(c).is_some() => (Clue::Blank, blanks(c).unwrap_or(1)),
            _ => match c.to_digit(15).and_then(|value| u8::try_from(value).ok()) {
                Some(value) if c.is_ascii_digit() || c.is_ascii_lowercase() => {
                    (Clue::Count(value % 5), usize::from(value / 5) + 1)
                }
                _ if c.is_ascii_alphabetic() => (Clue::Blank, 1),
                _ => return Err(fault::character("error-character-link", letter, i + 1)),
            },
        };
        if values.len() >= shape.area() {
            extra += 1;
            continue;
        }
        odd += usize::from(c == 'f' || c.is_ascii_uppercase());
        values.push(clue);
        values.resize(values.len() + length - 1, Clue::Blank);
    }
    let missing = shape.area().saturating_sub(values.len());
    let counts = [
        ("warning-link-letters", odd),
        ("warning-link-long", extra),
        ("warning-link-short", missing),
    ];
    let warnings = counts.into_iter().filter(|&(_, count)| count > 0);
    let warnings = warnings.map(|(message, count)| warning(message, count));
    Ok((cells::from_values(shape, &values), warnings.collect()))
}

/// Reads a file, with the marks a player made in it.
pub(super) fn file(text: Piece<'_>) -> ReadingResult {
    let (newer, items) = items(text).ok_or_else(|| missing(text))?;
    let mut items = items.into_iter();
    let kind = items.next().ok_or_else(|| missing(text))?;
    if !other::is_slitherlink(kind.text) {
        return Err(other::kind(kind));
    }
    let rows = items.next().ok_or_else(|| missing(text))?;
    if rows.text == "f" {
        return Err(variant(rows));
    }
    let cols = items.next().ok_or_else(|| missing(text))?;
    let at = rows.at..cols.range().end;
    let shape = cells::shape(fault::length(rows)?, fault::length(cols)?, at)?;
    let mut rest: Vec<Piece<'_>> = items.collect();
    // pzpr writes the flag after the size; no row of clues has this letter.
    if let Some(&flag) = rest.first().filter(|item| item.text == "f") {
        return Err(variant(flag));
    }
    let clues = clue_rows(shape, text, &mut rest)?;
    while rest.last().is_some_and(|item| item.is_empty()) {
        rest.pop();
    }
    let marks = marks(shape, &rest, newer);
    let unread = marks.is_none();
    let mut reading = marked("format-pzpr-file", clues, marks.unwrap_or_default());
    if unread {
        let warning = Explanation::new("warning-file-marks");
        reading.warnings.push(warning);
    }
    Ok(reading)
}

fn missing(text: Piece<'_>) -> ParseError {
    ParseError::new(Fault::Size, text.range(), "error-size-missing")
}

/// Takes the rows of clues from the items: `.` none, `-` unknown.
pub(super) fn clue_rows(
    shape: Shape,
    text: Piece<'_>,
    items: &mut Vec<Piece<'_>>,
) -> Result<Clues, ParseError> {
    let height = usize::from(shape.rows);
    let filled = items.iter().take_while(|item| !item.is_empty()).count();
    if filled < height {
        return Err(rows_missing(text, filled, height));
    }
    let rows: Vec<Row<'_>> = items.drain(..height).map(Row::spaced).collect();
    for (r, row) in rows.iter().enumerate() {
        if row.cells.len() != usize::from(shape.cols) {
            return Err(
                ParseError::new(Fault::Length, row.at.clone(), "error-length-header")
                    .with("row", fault::number(r + 1))
                    .with("found", fault::number(row.cells.len()))
                    .with("expected", fault::number(usize::from(shape.cols))),
            );
        }
    }
    let mut clues = cells::board(&rows, Spaces::Separate)?;
    for cell in shape.cells() {
        if rows[usize::from(cell.row)].cells[usize::from(cell.col)].text == "-" {
            clues.0[cell] = Clue::Unknown;
        }
    }
    Ok(clues)
}

/// Fault of a file with fewer rows than its size says.
pub(super) fn rows_missing(text: Piece<'_>, found: usize, expected: usize) -> ParseError {
    ParseError::new(Fault::Length, text.range(), "error-length-rows")
        .with("found", fault::number(found))
        .with("expected", fault::number(expected))
}

/// The marks that follow the clues: backgrounds of cells (1 inside, 2 outside) in newer
/// files, then vertical and horizontal edges (1 line, −1 cross). `None` if there are
/// marks but they do not fit the board.
fn marks(shape: Shape, items: &[Piece<'_>], with_cells: bool) -> Option<Vec<Fact>> {
    if items.is_empty() {
        return Some(Vec::new());
    }
    let (height, width) = (usize::from(shape.rows), usize::from(shape.cols));
    let backgrounds = if with_cells { height } else { 0 };
    if items.len() != backgrounds + 2 * height + 1 {
        return None;
    }
    let table = |items: &[Piece<'_>], width: usize| -> Option<Vec<i8>> {
        let mut values = Vec::new();
        for item in items {
            let row: Vec<i8> = item
                .words()
                .map(|word| word.text.parse().ok())
                .collect::<Option<_>>()?;
            if row.len() != width {
                return None;
            }
            values.extend(row);
        }
        Some(values)
    };
    let (cells, edges) = items.split_at(backgrounds);
    let (down, across) = edges.split_at(height);
    let sides = table(cells, width)?;
    let across = table(across, width)?;
    let down = table(down, width + 1)?;
    let mut facts = Vec::new();
    // Edges come first: they are what a player draws, and shading is only an aid.
    for (edge, value) in shape.edges().zip(across.iter().chain(&down)) {
        facts.extend(edge_fact(edge, *value)?);
    }
    for (cell, value) in shape.cells().zip(&sides) {
        facts.extend(cell_fact(cell, *value)?);
    }
    Some(facts)
}

fn edge_fact(edge: Edge, value: i8) -> Option<Option<Fact>> {
    Some(match value {
        0 => None,
        1 => Some(Fact::Edge(edge, Mark::Line)),
        -1 => Some(Fact::Edge(edge, Mark::Cross)),
        _ => return None,
    })
}

fn cell_fact(cell: Cell, value: i8) -> Option<Option<Fact>> {
    Some(match value {
        0 => None,
        1 => Some(Fact::Cell(cell, Side::Inside)),
        2 => Some(Fact::Cell(cell, Side::Outside)),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Message of a refused text, what it names, and the part of the text it points to.
    fn refused(
        text: &str,
        read: impl Fn(Piece<'_>) -> ReadingResult,
    ) -> (&'static str, String, usize) {
        let error = read(Piece::new(text, 0)).map(drop).expect_err(text);
        assert_eq!(error.fault, Fault::Kind, "{text}");
        let at = error.at.start;
        let args = format!("{:?}", error.explanation.args);
        assert_eq!(&text[error.at], "f", "{text}");
        (error.explanation.message, args, at)
    }

    #[test]
    fn the_flag_for_every_vertex_is_reported_wherever_it_stands() {
        let of_link = |text: Piece<'_>| {
            let path = clew_core::format::pzpr::path(text).expect("a path");
            link(&path)
        };
        let (message, args, _) = refused("slither/f/2/3/g2h", of_link);
        assert_eq!(message, "error-kind-vertices");
        for (text, at) in [
            ("pzprv3.1/slither/3/2/f/2 . /. 3 /. . /", 21),
            ("pzprv3.1/slither/f/3/2/2 . /. 3 /. . /", 17),
            ("pzprv3\nslither\n3\n2\nf\n2 .\n. 3\n. .\n", 19),
            // A flag is reported before missing rows.
            ("pzprv3.1/slither/3/2/f/", 21),
        ] {
            assert_eq!(refused(text, file), (message, args.clone(), at), "{text}");
        }
        let plain = "pzprv3.1/slither/3/2/2 . /. 3 /. . /";
        assert!(file(Piece::new(plain, 0)).is_ok());
    }
}
