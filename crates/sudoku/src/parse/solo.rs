//! Game ids and saved games of Solo, of Simon Tatham's collection.
//!
//! `<C>x<R>` means boxes of R columns and C rows; `<N>j` means irregular regions, which
//! follow the givens as the lines between cells, run by run.

use std::sync::Arc;

use crate::{Clues, Digit, Division, Houses, MAX_SIDE};
use clew_core::format::tatham::{Body, Id, assigned, blanks, id, parameters, save, write_blanks};
use clew_core::format::{Piece, fault};
use clew_core::model::{Fault, ParseError};

use super::cells::{self, Entry};
use super::{ReadingResult, plain};

/// The cells that a run of undrawn lines can stand for: the letter `z` is 25 in the
/// program that writes it, and 26 in the one that reads it.
const LONG_RUNS: [usize; 2] = [25, 26];

/// A word that has the form of an id of Solo.
pub(super) fn game_id(word: Piece<'_>) -> Option<ReadingResult> {
    let id = id(word)?;
    let crossed = id.height.at != id.width.at;
    let jigsaw = id.parameters.text.starts_with('j');
    if !crossed && !jigsaw || id.parameters.text.starts_with('t') {
        return None;
    }
    let description = match id.body {
        Body::Description(description) => description,
        Body::Seed(seed) => {
            let error = ParseError::new(Fault::Reference, seed.range(), "error-reference-seed");
            return Some(Err(error.with("seed", fault::quoted(seed.text))));
        }
    };
    let plain = |c: char| c.is_ascii_digit() || c.is_ascii_lowercase() || matches!(c, '_' | ',');
    if description.is_empty() || !description.text.chars().all(plain) {
        return None;
    }
    // Ids of other games have width times height cells.
    let marked = description.text.contains(['_', ',']) || !id.parameters.is_empty();
    let area = id.width.number()?.saturating_mul(id.height.number()?);
    let cells = count(description.until(|c| c == ','));
    (marked || cells == area.saturating_mul(area)).then(|| game("format-solo-id", &id, description))
}

/// Reads the line of a page's script that holds the task: a description without a size.
pub(super) fn task(text: Piece<'_>) -> Option<ReadingResult> {
    let task = assigned(text, "task")?;
    let is_task = |c: char| c.is_ascii_digit() || c.is_ascii_lowercase() || c == '_';
    // Without these signs it is more likely a Slitherlink.
    let is_ours = task.text.contains(['_', '5', '6', '7', '8', '9']);
    let side = usize::try_from(count(task)).ok().and_then(cells::side_of);
    let side = side.filter(|_| is_ours && task.text.chars().all(is_task))?;
    let read = || {
        let entries = entries(task, side)?;
        let houses = cells::usual(side.into(), task.range())?;
        Ok(plain(
            "format-sudoku-task",
            cells::board(houses, &entries).0,
        ))
    };
    Some(read())
}

/// Number of cells of a description.
fn count(description: Piece<'_>) -> u64 {
    let mut cells = 0;
    let mut in_number = false;
    for c in description.text.chars() {
        let blanks = blanks(c).and_then(|n| u64::try_from(n).ok());
        cells += blanks.unwrap_or(u64::from(c.is_ascii_digit() && !in_number));
        in_number = c.is_ascii_digit();
    }
    cells
}

/// Reads a saved game.
pub(super) fn file(text: Piece<'_>) -> Option<ReadingResult> {
    let save = save(text);
    save.value("GAME").ok().filter(|name| name.text == "Solo")?;
    let read = || {
        let stated = save.value("PARAMS")?;
        let (width, height, parameters) =
            parameters(stated).ok_or_else(|| fault::not_a_number(stated))?;
        let description = save.value("DESC")?;
        let id = Id {
            width,
            height,
            parameters,
            body: Body::Description(description),
        };
        game("format-solo-save", &id, description)
    };
    Some(read())
}

fn game(format: &'static str, id: &Id<'_>, description: Piece<'_>) -> ReadingResult {
    let flags = flags(id.parameters.text);
    if flags.contains('k') {
        let at = id.parameters.range();
        return Err(ParseError::new(Fault::Kind, at, "error-kind-killer"));
    }
    let number = |piece: Piece<'_>| piece.number().ok_or_else(|| fault::not_a_number(piece));
    let (width, height) = (number(id.width)?, number(id.height)?);
    let crossed = id.height.at != id.width.at;
    let side = if crossed {
        width.saturating_mul(height)
    } else {
        width
    };
    let at = id.width.at..id.height.range().end;
    let known = u8::try_from(side)
        .ok()
        .filter(|side| (2..=MAX_SIDE).contains(side));
    let side = known.ok_or_else(|| cells::size(at, side, MAX_SIDE))?;
    let mut parts = description.split(&[',']);
    let givens = parts.next().unwrap_or(description);
    let jigsaw = flags.contains('j') || !crossed;
    let division = if jigsaw {
        let lines = parts.next().ok_or_else(|| {
            ParseError::new(Fault::Region, description.range(), "error-region-missing")
        })?;
        Division::Regions(regions(lines, side)?)
    } else {
        let small = |n: u64| u8::try_from(n).unwrap_or(1);
        Division::Boxes {
            width: small(height),
            height: small(width),
        }
    };
    let entries = entries(givens, side)?;
    let houses = Arc::new(Houses::new(side, division, flags.contains('x')));
    Ok(plain(format, cells::board(houses, &entries).0))
}

/// The flags among the parameters: those of symmetry and difficulty are followed by
/// letters of their own.
fn flags(parameters: &str) -> String {
    let mut flags = String::new();
    let mut letters = parameters.chars().peekable();
    while let Some(c) = letters.next() {
        match c {
            'd' => {
                letters.next();
            }
            'r' | 'm' => {
                while letters
                    .next_if(|c| c.is_ascii_digit() || *c == 'd')
                    .is_some()
                {}
            }
            _ => flags.push(c),
        }
    }
    flags
}

/// The cells of a description, exactly as many as the board has.
fn entries(description: Piece<'_>, side: u8) -> Result<Vec<Entry>, ParseError> {
    let area = usize::from(side) * usize::from(side);
    let mut entries: Vec<Entry> = Vec::new();
    let mut rest = description;
    while let Some(c) = rest.first() {
        let place = rest.at - description.at + 1;
        let digits = rest.until(|c| !c.is_ascii_digit());
        let token = if digits.is_empty() {
            rest.to(c.len_utf8())
        } else {
            digits
        };
        rest = rest.from(token.text.len());
        if let Some(value) = token.number() {
            let digit = u8::try_from(value).ok().and_then(Digit::new);
            let digit = digit.filter(|digit| digit.value() <= side).ok_or_else(|| {
                ParseError::new(Fault::Range, token.range(), "error-range-given")
                    .with("value", clew_core::model::Arg::Number(value))
                    .with("largest", fault::number(usize::from(side)))
            })?;
            entries.push(Entry::Given(digit));
        } else if let Some(run) = blanks(c) {
            entries.resize(entries.len() + run, Entry::Blank);
        } else if c != '_' {
            return Err(fault::character(
                "error-character-description",
                token,
                place,
            ));
        }
        if entries.len() > area {
            return Err(ParseError::new(
                Fault::Length,
                token.at..description.range().end,
                "error-length-long",
            )
            .with("place", fault::number(place))
            .with("expected", fault::number(area)));
        }
    }
    if entries.len() == area {
        return Ok(entries);
    }
    let end = description.range().end;
    Err(
        ParseError::new(Fault::Length, end..end, "error-length-short")
            .with("found", fault::number(entries.len()))
            .with("expected", fault::number(area))
            .with("rows", fault::number(usize::from(side)))
            .with("cols", fault::number(usize::from(side))),
    )
}

/// The regions that the lines between cells form, numbered in order of first appearance.
fn regions(lines: Piece<'_>, side: u8) -> Result<Vec<u8>, ParseError> {
    for (i, letter) in lines.letters().enumerate() {
        let c = letter.first().unwrap_or(' ');
        if c != '_' && !c.is_ascii_lowercase() {
            return Err(fault::character("error-character-regions", letter, i + 1));
        }
    }
    LONG_RUNS
        .into_iter()
        .find_map(|long| parts(&dividers(lines, side, long)?, side))
        .ok_or_else(|| {
            ParseError::new(Fault::Region, lines.range(), "error-region-size")
                .with("side", fault::number(usize::from(side)))
        })
}

/// Whether a line is drawn, for each place between two cells: first those side by side,
/// row by row, then those above each other, column by column. `None` if the runs do not
/// end with the board.
fn dividers(lines: Piece<'_>, side: u8, long: usize) -> Option<Vec<bool>> {
    let n = usize::from(side);
    let total = 2 * n * (n - 1);
    let mut drawn = Vec::new();
    for c in lines.text.chars() {
        match blanks(c) {
            Some(26) => drawn.resize(drawn.len() + long, false),
            run => {
                drawn.resize(drawn.len() + run.unwrap_or(0), false);
                drawn.push(true);
            }
        }
        if drawn.len() > total + 1 {
            return None;
        }
    }
    // A line beyond the last place ends the last run.
    (drawn.len() == total + 1 && drawn.pop() == Some(true)).then_some(drawn)
}

/// The regions, if all have as many cells as the board has rows.
fn parts(drawn: &[bool], side: u8) -> Option<Vec<u8>> {
    let n = usize::from(side);
    let across = |row: usize, col: usize| drawn[row * (n - 1) + col];
    let down = |row: usize, col: usize| drawn[n * (n - 1) + col * (n - 1) + row];
    let mut regions: Vec<Option<u8>> = vec![None; n * n];
    for (number, start) in (0..side).zip(std::iter::repeat(())) {
        let start_cell = regions.iter().position(|region| region.is_none());
        let ((), Some(start)) = (start, start_cell) else {
            return None;
        };
        let mut todo = vec![start];
        let mut cells = 0;
        while let Some(cell) = todo.pop() {
            if regions[cell].is_some() {
                continue;
            }
            regions[cell] = Some(number);
            cells += 1;
            let (row, col) = (cell / n, cell % n);
            let next = [
                (col + 1 < n && !across(row, col)).then_some(cell + 1),
                (col > 0 && !across(row, col.max(1) - 1)).then(|| cell - 1),
                (row + 1 < n && !down(row, col)).then_some(cell + n),
                (row > 0 && !down(row.max(1) - 1, col)).then(|| cell - n),
            ];
            todo.extend(next.into_iter().flatten());
        }
        if cells != n {
            return None;
        }
    }
    regions.into_iter().collect()
}

/// The id of a puzzle.
pub(super) fn print(clues: &Clues) -> String {
    let houses = clues.houses();
    let side = houses.side();
    let diagonals = if houses.diagonals() { "x" } else { "" };
    match houses.division() {
        Division::Boxes { width, height } => {
            format!("{height}x{width}{diagonals}:{}", description(clues))
        }
        Division::Regions(_) => {
            format!(
                "{side}j{diagonals}:{},{}",
                description(clues),
                lines(houses)
            )
        }
    }
}

fn description(clues: &Clues) -> String {
    let mut out = String::new();
    let mut run = 0;
    let mut after_number = false;
    for cell in clues.houses().shape().cells() {
        let Some(digit) = clues.given(cell) else {
            run += 1;
            continue;
        };
        if run == 0 && after_number {
            out.push('_');
        }
        write_blanks(run, &mut out);
        run = 0;
        out.push_str(&digit.value().to_string());
        after_number = true;
    }
    write_blanks(run, &mut out);
    out
}

fn lines(houses: &Houses) -> String {
    let shape = houses.shape();
    let n = houses.side();
    let cell = clew_core::grid::Cell::new;
    let differ = |a, b| houses.region(a) != houses.region(b);
    let across = shape.cells().filter(|cell| cell.col + 1 < n);
    let across = across.map(|at| differ(at, cell(at.row, at.col + 1)));
    let down = (0..n).flat_map(|col| (0..n - 1).map(move |row| (row, col)));
    let down = down.map(|(row, col)| differ(cell(row, col), cell(row + 1, col)));
    let mut out = String::new();
    let mut run = 0_usize;
    for drawn in across.chain(down).chain([true]) {
        if !drawn {
            run += 1;
            continue;
        }
        while run > 25 {
            out.push('z');
            run -= 25;
        }
        match ('a'..='y').nth(run.wrapping_sub(1)) {
            Some(letter) => out.push(letter),
            None => out.push('_'),
        }
        run = 0;
    }
    out
}
