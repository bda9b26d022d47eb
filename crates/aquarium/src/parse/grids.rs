//! Tanks drawn as rows of numbers, with the sums of the lines below them or
//! above them.
//!
//! Below: the rows' sums, then the columns' (the article's file form). Above: the
//! columns' sums, then the rows'. The reader takes the place where the two have the same
//! total. If both places fit, an empty line between decides, then tanks that are
//! connected. If both have these too, both are offered.

use crate::{Clues, Levels};
use clew_core::format::{Piece, fault, unknown};
use clew_core::grid::{Cell, Line, Shape, Table};
use clew_core::model::{Fault, ParseError};

use super::{Reading, is_blank, reading, rule, shape, sum};

/// Fewest lines: a row of tanks and two of sums.
const FEWEST: usize = 3;

/// Maximum number of cells without a number that can be slips; with more, the text does
/// not draw tanks.
const SLIPS: usize = 1;

/// A line of tokens.
struct Tokens<'a> {
    line: Piece<'a>,
    tokens: Vec<Piece<'a>>,
}

/// Position of the sums.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Below,
    Above,
}

/// A way to read the text.
struct View<'a> {
    place: Place,
    tanks: &'a [Tokens<'a>],
    rows: &'a Tokens<'a>,
    cols: &'a Tokens<'a>,
}

/// Every reading of a text as tanks and sums, the likeliest first.
pub(super) fn read(text: Piece<'_>) -> Result<Vec<Reading>, ParseError> {
    let filled: Vec<Piece<'_>> = text
        .lines()
        .filter(|line| !line.trim().is_empty())
        .collect();
    if filled.len() < FEWEST {
        return Err(unknown(text));
    }
    let is_token = |token: &Piece<'_>| token.number().is_some() || is_blank(*token);
    let spaced = filled.iter().any(|line| line.words().count() > 1);
    let lines: Vec<Tokens<'_>> = filled
        .iter()
        .map(|&line| Tokens {
            line,
            tokens: if spaced {
                line.words().collect()
            } else {
                line.trim().letters().collect()
            },
        })
        .collect();
    let tokens = || lines.iter().flat_map(|line| &line.tokens);
    let read = tokens().filter(|token| is_token(token)).count();
    // If these are not mostly numbers, the text is not of this form.
    if 4 * read < 3 * tokens().count() {
        return Err(unknown(text));
    }
    let n = lines.len();
    let below = View {
        place: Place::Below,
        tanks: &lines[..n - 2],
        rows: &lines[n - 2],
        cols: &lines[n - 1],
    };
    let above = View {
        place: Place::Above,
        tanks: &lines[2..],
        rows: &lines[1],
        cols: &lines[0],
    };
    let mut fitting: Vec<(View<'_>, Clues)> = Vec::new();
    let mut faults = Vec::new();
    for view in [below, above].into_iter().filter(View::fits) {
        match view.clues() {
            Ok(clues) => fitting.push((view, clues)),
            Err(error) => faults.push(error),
        }
    }
    if fitting.is_empty() {
        return Err(faults
            .into_iter()
            .next()
            .unwrap_or_else(|| misfit(text, &lines)));
    }
    if fitting.iter().any(|(_, clues)| super::is_balanced(clues)) {
        fitting.retain(|(_, clues)| super::is_balanced(clues));
    } else {
        let (view, clues) = &fitting[0];
        return Err(view.differing(clues));
    }
    let parted = |place: Place| {
        let after = match place {
            Place::Below => n - 2,
            Place::Above => 2,
        };
        let (end, start) = (filled[after - 1].range().end, filled[after].at);
        text.text[end - text.at..start - text.at]
            .matches('\n')
            .count()
            > 1
    };
    only_if(&mut fitting, |(view, _)| parted(view.place));
    only_if(&mut fitting, |(_, clues)| whole(clues));
    fitting.dedup_by(|(_, one), (_, other)| one == other);
    let format = |place| match place {
        Place::Below => "format-aquarium-file",
        Place::Above => "format-aquarium-top",
    };
    let readings = fitting.into_iter();
    Ok(readings
        .map(|(view, clues)| reading(format(view.place), clues, Vec::new()))
        .flat_map(rule::both)
        .collect())
}

/// Keeps only the wanted one, if there is exactly one.
fn only_if<T>(all: &mut Vec<T>, wanted: impl Fn(&T) -> bool) {
    if all.iter().filter(|one| wanted(one)).count() == 1 {
        all.retain(wanted);
    }
}

/// Whether every tank is connected.
pub(super) fn whole(clues: &Clues) -> bool {
    clues.walls().parts() == *clues.tanks()
}

impl View<'_> {
    /// Whether the lengths of the lines agree, and the cells have numbers.
    fn fits(&self) -> bool {
        let width = self.cols.tokens.len();
        self.rows.tokens.len() == self.tanks.len()
            && self.tanks.iter().all(|row| row.tokens.len() == width)
            && self.unnumbered() <= SLIPS
    }

    /// Number of cells without a number.
    fn unnumbered(&self) -> usize {
        let tokens = self.tanks.iter().flat_map(|row| &row.tokens);
        tokens.filter(|token| token.number().is_none()).count()
    }

    fn clues(&self) -> Result<Clues, ParseError> {
        let tokens = self
            .tanks
            .iter()
            .flat_map(|row| row.tokens.iter().enumerate());
        let unnumbered = tokens
            .enumerate()
            .find(|(_, (_, token))| token.number().is_none());
        if let Some((place, (col, token))) = unnumbered {
            let row = place / self.cols.tokens.len().max(1);
            let error = ParseError::new(Fault::Region, token.range(), "error-region-tank");
            return Err(error
                .with("text", fault::quoted(token.text))
                .with("row", fault::number(row + 1))
                .with("col", fault::number(col + 1)));
        }
        let tanks: Vec<&[Piece<'_>]> = self.tanks.iter().map(|row| &row.tokens[..]).collect();
        board(&tanks, &self.rows.tokens, &self.cols.tokens)
    }

    /// The sums of rows and columns differ in total.
    fn differing(&self, clues: &Clues) -> ParseError {
        let (rows, cols) = super::totals(clues).unwrap_or_default();
        let (a, b) = (self.rows.line.range(), self.cols.line.range());
        let at = a.start.min(b.start)..a.end.max(b.end);
        let number = |n: u32| clew_core::model::Arg::Number(u64::from(n));
        ParseError::new(Fault::Sum, at, "error-sum-totals")
            .with("rows", number(rows))
            .with("cols", number(cols))
    }
}

/// The board with tanks of these names, row by row, and with these sums.
///
/// # Errors
/// There are too many rows or columns, or a sum is not valid.
pub(super) fn board(
    tanks: &[&[Piece<'_>]],
    rows: &[Piece<'_>],
    cols: &[Piece<'_>],
) -> Result<Clues, ParseError> {
    let long = |n: usize| u64::try_from(n).unwrap_or(u64::MAX);
    let tokens = || tanks.iter().flat_map(|row| row.iter());
    let start = tokens().next().map_or(0, |token| token.at);
    let end = tokens()
        .next_back()
        .map_or(start, |token| token.range().end);
    let at = start..end.max(start);
    let shape = shape(long(tanks.len()), long(cols.len()), at)?;
    let mut table: Table<Cell, u16> = Table::filled(shape, 0);
    let mut seen: Vec<(Option<u64>, &str)> = Vec::new();
    for (cell, token) in shape.cells().zip(tokens()) {
        let number = token.number();
        let name = (number, if number.is_some() { "" } else { token.text });
        let place = seen.iter().position(|&other| other == name);
        let place = place.unwrap_or_else(|| {
            seen.push(name);
            seen.len() - 1
        });
        table[cell] = u16::try_from(place).expect("at most 1,600 tanks");
    }
    let rows = sums(shape, (0..shape.rows).map(Line::Row), rows)?;
    let cols = sums(shape, (0..shape.cols).map(Line::Col), cols)?;
    Ok(Clues::new(&table, &[], Levels::Tank, rows, cols))
}

fn sums(
    shape: Shape,
    lines: impl Iterator<Item = Line>,
    tokens: &[Piece<'_>],
) -> Result<Vec<Option<u8>>, ParseError> {
    let mut out = Vec::new();
    for (i, (line, &token)) in lines.zip(tokens).enumerate() {
        out.push(match token.number() {
            Some(value) => Some(sum(shape, line, value, token.range())?),
            None if token.is_empty() || is_blank(token) => None,
            None => return Err(fault::character("error-character-sum", token, i + 1)),
        });
    }
    Ok(out)
}

/// Error for lines of numbers whose lengths do not form a board, at the line that does not
/// fit. If no two lines can be the sums of rows and columns, the text is not of this form.
fn misfit(text: Piece<'_>, lines: &[Tokens<'_>]) -> ParseError {
    let total = |line: &Tokens<'_>| -> Option<u64> {
        // Numbers too large to be added are not sums.
        let mut numbers = line.tokens.iter().map(|token| token.number());
        let total = numbers.try_fold(0_u64, |total, number| total.checked_add(number?));
        total.filter(|&total| total > 0)
    };
    let n = lines.len();
    let same =
        |a: usize, b: usize| total(&lines[a]).is_some() && total(&lines[a]) == total(&lines[b]);
    if !same(n - 2, n - 1) && !same(0, 1) {
        return unknown(text);
    }
    let width = lines[0].tokens.len();
    let odd = lines[..lines.len() - 2]
        .iter()
        .enumerate()
        .find(|(_, line)| line.tokens.len() != width);
    let Some((r, line)) = odd else {
        return ParseError::new(Fault::Length, text.range(), "error-length-aquarium")
            .with("rows", fault::number(lines.len() - 2))
            .with("cols", fault::number(width));
    };
    ParseError::new(Fault::Length, line.line.range(), "error-length-tokens")
        .with("row", fault::number(r + 1))
        .with("found", fault::number(line.tokens.len()))
        .with("expected", fault::number(width))
}
