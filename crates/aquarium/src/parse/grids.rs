//! Tanks drawn as rows of numbers, with the sums of the lines below them or
//! above them.
//!
//! Below: the rows' sums, then the columns' (the article's file form). Above: the
//! columns' sums, then the rows'. The reader takes the place where the two have the same
//! total. If both places fit, an empty line between decides, then tanks that are
//! connected. If both have these too, both are offered.

use clew_core::format::{Piece, fault, unknown};
use clew_core::grid::Line;
use clew_core::model::ParseError;

use super::{Reading, is_blank, reading, rule, sums};
use crate::board::MAX_SIDE;
use crate::board::clues::Clues;

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
pub(super) fn read<'a>(text: Piece<'a>) -> Result<Vec<Reading>, ParseError> {
    let filled: Vec<Piece<'_>> = text.rows().collect();
    if filled.len() < FEWEST {
        return Err(unknown(text));
    }
    let is_token = |token: &Piece<'_>| token.number().is_some() || is_blank(*token);
    let is_spaced = filled.iter().any(|line| line.words().count() > 1);
    let tokens = |line: Piece<'a>| match is_spaced {
        true => line.words().collect(),
        false => line.trim().letters().collect(),
    };
    let line = |&line: &Piece<'a>| Tokens {
        line,
        tokens: tokens(line),
    };
    let lines: Vec<Tokens<'_>> = filled.iter().map(line).collect();
    let tokens = || lines.iter().flat_map(|line| &line.tokens);
    let read = tokens().filter(|token| is_token(token)).count();
    // If these are not mostly numbers, the text is not of this form.
    if 4 * read < 3 * tokens().count() {
        return Err(unknown(text));
    }
    let n = lines.len();
    let view = |place, tanks, rows, cols| View {
        place,
        tanks,
        rows,
        cols,
    };
    let views = [
        view(Place::Below, &lines[..n - 2], &lines[n - 2], &lines[n - 1]),
        view(Place::Above, &lines[2..], &lines[1], &lines[0]),
    ];
    let mut fitting: Vec<(View<'_>, Clues)> = Vec::new();
    let mut fault = None;
    for view in views.into_iter().filter(View::fits) {
        match view.clues() {
            Ok(clues) => fitting.push((view, clues)),
            Err(error) => fault = fault.or(Some(error)),
        }
    }
    let Some((view, clues)) = fitting.first() else {
        return Err(fault.unwrap_or_else(|| misfit(text, &lines)));
    };
    if !fitting.iter().any(|(_, clues)| super::is_balanced(clues)) {
        return Err(view.differing(clues));
    }
    fitting.retain(|(_, clues)| super::is_balanced(clues));
    let is_parted = |place: Place| {
        let after = match place {
            Place::Below => n - 2,
            Place::Above => 2,
        };
        let between = text.within(filled[after - 1].end()..filled[after].at).text;
        between.matches('\n').count() > 1
    };
    only_if(&mut fitting, |(view, _)| is_parted(view.place));
    only_if(&mut fitting, |(_, clues)| super::is_whole(clues));
    fitting.dedup_by(|(_, one), (_, other)| one == other);
    let read = |(view, clues): (View<'_>, Clues)| match view.place {
        Place::Below => reading("format-aquarium-file", clues),
        Place::Above => reading("format-aquarium-top", clues),
    };
    let readings = fitting.into_iter().map(read);
    Ok(readings.flat_map(rule::both).collect())
}

/// Keeps only the wanted one, if there is exactly one.
fn only_if<T>(all: &mut Vec<T>, wanted: impl Fn(&T) -> bool) {
    if all.iter().filter(|one| wanted(one)).count() == 1 {
        all.retain(wanted);
    }
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
        let tokens = self.tanks.iter().flat_map(|row| &row.tokens);
        let odd = tokens
            .enumerate()
            .find(|(_, token)| token.number().is_none());
        if let Some((place, token)) = odd {
            let width = self.cols.tokens.len().max(1);
            let error = token.fault("error-region-tank").with("text", *token);
            return Err(error.located(place / width, place % width));
        }
        let tanks: Vec<&[Piece<'_>]> = self.tanks.iter().map(|row| &row.tokens[..]).collect();
        board(&tanks, &self.rows.tokens, &self.cols.tokens)
    }

    /// The sums of rows and columns differ in total.
    fn differing(&self, clues: &Clues) -> ParseError {
        let (rows, cols) = super::totals(clues).unwrap_or_default();
        let (a, b) = (self.rows.line, self.cols.line);
        let at = a.at.min(b.at)..a.end().max(b.end());
        ParseError::new(at, "error-sum-totals").sized(rows, cols)
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
    let end = tokens().next_back().map_or(start, |token| token.end());
    let at = start..end.max(start);
    let shape = fault::shape(long(tanks.len()), long(cols.len()), at, MAX_SIDE)?;
    let rows = sums(shape, (0..shape.rows).map(Line::Row), rows)?;
    let cols = sums(shape, (0..shape.cols).map(Line::Col), cols)?;
    // A number can have zeros before it.
    let names = tokens().map(|token| match token.number() {
        Some(number) => (Some(number), ""),
        None => (None, token.text),
    });
    Ok(super::board(shape, names, rows, cols))
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
    let (rows, width) = (&lines[..n - 2], lines[0].tokens.len());
    let mut numbered = rows.iter().enumerate();
    let Some((r, line)) = numbered.find(|(_, line)| line.tokens.len() != width) else {
        return text.fault("error-length-aquarium").sized(n - 2, width);
    };
    let error = line.line.fault("error-length-tokens").with("row", r + 1);
    error.counted(line.tokens.len(), width)
}
