//! A text read as every kind of puzzle, and which of the readings to offer.

use crate::model::{Fault, ParseError, Puzzle};
use crate::puzzle::{aquarium::Aquarium, slitherlink::Slitherlink, sudoku::Sudoku};

use super::{Code, Kind, Marks, Reading};

/// Digits that no clue of Slitherlink has; so many different ones are no slip.
const LARGE: (std::ops::RangeInclusive<char>, usize) = ('5'..='9', 3);

/// Reads a text of any kind: the readings that fit, the likeliest first.
///
/// # Errors
/// Says where the text stops being a puzzle and what was expected there.
pub fn read(text: &str) -> Result<Vec<Reading>, ParseError> {
    let aquarium = readings::<Aquarium>(Kind::Aquarium, text);
    match (aquarium, digits(text)) {
        (Ok(aquarium), Ok(others)) => {
            // Sums that agree are no accident, but on the smallest boards.
            let wide = |reading: &Reading| reading.shape.rows.min(reading.shape.cols) > 1;
            let (first, last): (Vec<_>, Vec<_>) = aquarium.into_iter().partition(wide);
            Ok(first.into_iter().chain(others).chain(last).collect())
        }
        (Ok(readings), Err(_)) | (Err(_), Ok(readings)) => Ok(readings),
        (Err(aquarium), Err(other)) => match aquarium.fault {
            Fault::Unknown | Fault::Kind => Err(other),
            _ => Err(aquarium),
        },
    }
}

/// Reads a text of the kinds that are grids of digits.
fn digits(text: &str) -> Result<Vec<Reading>, ParseError> {
    let slitherlink = readings::<Slitherlink>(Kind::Slitherlink, text);
    let sudoku = readings::<Sudoku>(Kind::Sudoku, text);
    match (slitherlink, sudoku) {
        (Ok(slitherlink), Ok(sudoku)) => Ok(both(text, slitherlink, sudoku)),
        (Ok(readings), Err(_)) | (Err(_), Ok(readings)) => Ok(readings),
        (Err(slitherlink), Err(sudoku)) => Err(if means_sudoku(text, &slitherlink, &sudoku) {
            sudoku
        } else {
            slitherlink
        }),
    }
}

/// Both kinds fit: a board of one row is rather the line of another puzzle, a
/// clue 4, a loop around one cell, is rather a digit, and a board that lacks
/// two of its digits is no Sudoku, since they could change places.
fn both(text: &str, mut slitherlink: Vec<Reading>, mut sudoku: Vec<Reading>) -> Vec<Reading> {
    slitherlink.retain(|reading| reading.shape.rows.min(reading.shape.cols) > 1);
    if text.contains('4') {
        sudoku.extend(slitherlink);
        return sudoku;
    }
    let digits = ('1'..='3').filter(|&digit| text.contains(digit)).count();
    if !slitherlink.is_empty() {
        sudoku.retain(|reading| digits + 1 >= usize::from(reading.shape.rows));
    }
    slitherlink.extend(sudoku);
    slitherlink
}

/// Whether a text that is neither was meant as a Sudoku.
fn means_sudoku(text: &str, slitherlink: &ParseError, sudoku: &ParseError) -> bool {
    let (digits, many) = LARGE;
    match (slitherlink.fault, sudoku.fault) {
        (_, Fault::Unknown) => false,
        (Fault::Unknown | Fault::Kind, _) => true,
        _ => digits.filter(|&digit| text.contains(digit)).count() >= many,
    }
}

fn readings<P: Puzzle>(kind: Kind, text: &str) -> Result<Vec<Reading>, ParseError>
where
    Marks: From<Vec<P::Fact>>,
{
    let parsed = P::parse(text)?;
    Ok(parsed
        .into_iter()
        .map(|parsed| Reading {
            code: Code {
                kind,
                text: P::print(&parsed.clues),
            },
            format: parsed.format,
            shape: P::shape(&parsed.clues),
            warnings: parsed.warnings,
            marks: (!parsed.marks.is_empty()).then(|| parsed.marks.into()),
        })
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<Kind> {
        let readings = read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        readings.iter().map(|reading| reading.code.kind).collect()
    }

    #[test]
    fn every_kind_reads_its_own_canonical_text() {
        for (text, kind) in [
            ("slither/4/4/g212cg210616", Kind::Slitherlink),
            ("sudoku/4/4/g1k23k3g", Kind::Sudoku),
            ("3x3x:1zzzb", Kind::Sudoku),
            ("aquarium/r/3/2/co/11213", Kind::Aquarium),
            ("aquarium/3/2/co/11213", Kind::Aquarium),
        ] {
            assert_eq!(kinds(text), [kind], "{text}");
            assert_eq!(read(text).expect(text)[0].code.text, text);
        }
    }

    #[test]
    fn a_text_that_fits_both_is_offered_as_both() {
        let grid = "1..3\n..1.\n.2..\n3..1";
        assert_eq!(kinds(grid), [Kind::Slitherlink, Kind::Sudoku]);
        assert_eq!(
            kinds(&grid.replace('3', "4")),
            [Kind::Sudoku, Kind::Slitherlink]
        );
        assert_eq!(kinds("1..3..1..2..3..1"), [Kind::Sudoku]);
        let lacks_digits = ["1....3", "..2...", "...3..", ".1....", "......", "3....2"];
        assert_eq!(kinds(&lacks_digits.join("\n")), [Kind::Slitherlink]);
    }

    #[test]
    fn sums_that_agree_make_an_aquarium_but_one_on_a_line_is_offered_last() {
        let small = "1 1 2\n3 2 2\n1 3\n1 1 2";
        assert_eq!(kinds(small), [Kind::Aquarium]);
        assert_eq!(kinds("1\n1\n1").last(), Some(&Kind::Aquarium));
    }

    #[test]
    fn the_error_is_of_the_kind_that_was_meant() {
        let message = |text: &str| read(text).expect_err(text).explanation.message;
        assert_eq!(message("5..789.x,..."), "error-range-cell");
        assert_eq!(message(&"56789....".repeat(10)), "error-length-line");
        assert_eq!(message("hello there"), "error-unknown-text");
        assert_eq!(message("1_1_x_1_3;1,1,2,3,2,2"), "error-character-sum");
        assert_eq!(message("0 0 1\n2 1 1\n1 2\n1 1 2"), "error-sum-totals");
    }
}
