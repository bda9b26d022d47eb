//! Links and files of the pzpr family.

use clew_core::format::grid::Row;
use clew_core::format::pzpr::{Path, RUNS, file as items};
use clew_core::format::{Piece, fault};
use clew_core::grid::Shape;
use clew_core::model::{Explanation, ParseError};

use super::cells::{self, Spaces};
use super::{Reading, ReadingResult, other};
use crate::board::{Clue, Clues, Fact, MAX_SIDE, Mark, Side};

/// Reads a link that names this kind.
pub(super) fn link(path: &Path<'_>) -> ReadingResult {
    let (cols, rows) = path.size()?;
    let warnings = path.warnings(|flag| Some(variant(flag)))?;
    let shape = fault::sized(rows, cols, MAX_SIDE)?;
    let (clues, odd) = decode(shape, path.body(0))?;
    let reading = Reading::of("format-pzpr-link", clues);
    Ok(reading.warning(warnings).warning(odd))
}

/// Message id of a rule that plain Slitherlink does not have.
fn variant(flag: &str) -> &'static str {
    match flag {
        "f" => "error-kind-vertices",
        _ => "error-kind-flag",
    }
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
            _ if RUNS.blanks(c).is_some() => (Clue::Blank, RUNS.blanks(c).unwrap_or(1)),
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
    let warnings = [
        fault::warning("warning-link-letters", odd),
        fault::warning("warning-link-long", extra),
        fault::warning("warning-link-short", missing),
    ];
    let warnings = warnings.into_iter().flatten().collect();
    Ok((cells::from_values(shape, &values), warnings))
}

/// Reads a file, with the marks a player made in it.
pub(super) fn file(text: Piece<'_>) -> ReadingResult {
    let missing = || text.fault("error-size-missing");
    let refused = |flag: Piece<'_>| flag.fault(variant(flag.text)).with("flag", flag);
    let (newer, items) = items(text).ok_or_else(missing)?;
    let mut items = items.into_iter();
    let kind = items.next().ok_or_else(missing)?;
    if !other::is_slitherlink(kind.text) {
        return Err(fault::other_kind(kind));
    }
    let rows = items.next().ok_or_else(missing)?;
    if rows.text == "f" {
        return Err(refused(rows));
    }
    let cols = items.next().ok_or_else(missing)?;
    let shape = fault::sized(rows, cols, MAX_SIDE)?;
    let mut rest: Vec<Piece<'_>> = items.collect();
    // pzpr writes the flag after the size; no row of clues has this letter.
    if let Some(&flag) = rest.first().filter(|item| item.text == "f") {
        return Err(refused(flag));
    }
    let clues = clue_rows(shape, text, &mut rest)?;
    while rest.last().is_some_and(|item| item.is_empty()) {
        rest.pop();
    }
    let marks = marks(shape, &rest, newer);
    let unread = marks.is_none();
    let warning = unread.then(|| Explanation::new("warning-file-marks"));
    let reading = Reading::of("format-pzpr-file", clues).warning(warning);
    Ok(reading.marked(marks.unwrap_or_default()))
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
    let width = usize::from(shape.cols);
    for (r, row) in rows.iter().enumerate() {
        if row.cells.len() != width {
            let error = ParseError::new(row.at.clone(), "error-length-header");
            return Err(error.with("row", r + 1).counted(row.cells.len(), width));
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
    text.fault("error-length-rows").counted(found, expected)
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
        for (row, item) in items.iter().enumerate() {
            for word in item.words() {
                values.push(word.text.parse().ok()?);
            }
            if values.len() != (row + 1) * width {
                return None;
            }
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
        facts.extend(match value {
            0 => None,
            1 => Some(Fact::Edge(edge, Mark::Line)),
            -1 => Some(Fact::Edge(edge, Mark::Cross)),
            _ => return None,
        });
    }
    for (cell, value) in shape.cells().zip(&sides) {
        facts.extend(match value {
            0 => None,
            1 => Some(Fact::Cell(cell, Side::Inside)),
            2 => Some(Fact::Cell(cell, Side::Outside)),
            _ => return None,
        });
    }
    Some(facts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clew_core::model::Fault;

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
