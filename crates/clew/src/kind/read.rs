//! Reads a text as every kind of puzzle, and orders the readings for
//! selection. The kinds are independent of each other: each reports its confidence.

use clew_core::format::{Document, Outcomes, Pasted, Readers, Unpacked, Vocabulary, is_wide};
use clew_core::grid::Shape;
use clew_core::kinded::{Choosable, Kind, ReadOutcome, Reading, Verdicts, Workshop};
use clew_core::model::{Explanation, ParseError};
use clew_core::trace::Verdict;

use super::list::{all, kinded, workshop};
use super::word;

/// Readers of kinds.
struct Kinds<'v> {
    workshops: Vec<&'static Workshop>,
    verdicts: &'v Verdicts,
}

impl Readers for Kinds<'_> {
    type Reading = Choosable;

    fn words(&self) -> Vec<&'static Vocabulary> {
        all().filter_map(workshop).map(|kind| kind.words).collect()
    }

    fn document(&mut self, document: &Document<'_>) -> Outcomes<Choosable> {
        let kinds = self.workshops.iter();
        kinds
            .filter_map(|kind| (kind.read_document)(document, self.verdicts))
            .collect()
    }

    fn unpacked(&mut self, unpacked: &Unpacked<'_>) -> Outcomes<Choosable> {
        let kinds = self.workshops.iter();
        kinds
            .filter_map(|kind| (kind.read_unpacked)(unpacked, self.verdicts))
            .collect()
    }

    fn verdict(&mut self, one: &Choosable) -> Option<Verdict> {
        let workshop = workshop(one.reading.code.kind)?;
        (workshop.verdict)(&one.reading.code, self.verdicts)
    }
}

/// Reads a text of any kind: the readings that fit, most confident first.
///
/// # Errors
/// Position at which the text stops being a puzzle and what was expected there:
/// the fault found by the kind that is most confident about the text.
pub fn read(text: &str) -> Result<Vec<Reading>, ParseError> {
    read_with(text, &Verdicts::default())
}

/// Does the same with verdicts on earlier readings.
pub(super) fn read_with(text: &str, verdicts: &Verdicts) -> Result<Vec<Reading>, ParseError> {
    Ok(noted(text, narrowed(text, verdicts)?))
}

/// Readings with a note if full-width forms were read as plain ones.
fn noted(text: &str, mut readings: Vec<Reading>) -> Vec<Reading> {
    // Around a link, these forms are words of a sentence, which is not part of the reading.
    if is_wide(text) && !text.contains("://") {
        for reading in &mut readings {
            reading.warnings.push(Explanation::new("warning-wide"));
        }
    }
    readings
}

/// Reads a text as it stands, without unpacking its content and without looking for tables:
/// any text that it can read is read in the same way by [`read`]. This is enough for an
/// address of the page.
///
/// # Errors
/// Position at which the text stops being a puzzle, or nothing is recognised.
pub fn read_named(text: &str) -> Result<Vec<Reading>, ParseError> {
    if word::named(text).is_some() {
        return Err(ParseError::new(0..text.len(), "error-unknown-text"));
    }
    Pasted::open(text)?.read_named(|document| {
        let kinds = all().filter_map(kinded);
        kinds
            .filter_map(|kinded| (kinded.read_named)(document))
            .collect()
    })
}

/// Reads a text as a puzzle of one kind: the readings that fit, most confident first.
///
/// # Errors
/// Position at which the text stops being a puzzle of the kind and what was expected
/// there.
pub fn read_as(kind: Kind, text: &str) -> Result<Vec<Reading>, ParseError> {
    let verdicts = Verdicts::default();
    if let Some(named) = word::named(text)
        && named.kind == kind
    {
        return Ok(noted(text, narrowed(text, &verdicts)?));
    }
    Ok(noted(text, bare(read_one(kind, text, &verdicts)?)))
}

fn narrowed(text: &str, verdicts: &Verdicts) -> Result<Vec<Reading>, ParseError> {
    let Some(named) = word::named(text) else {
        return unnamed(text, verdicts);
    };
    match read_one(named.kind, named.text, verdicts) {
        Ok(readings) => Ok(of_shape(bare(readings), named.shape)),
        // The word may be the title of a text that identifies itself.
        Err(error) => unnamed(text, verdicts).map_err(|_| within(text, named.text, error)),
    }
}

/// The readings of a shape, or all if there are none.
fn of_shape(mut readings: Vec<Reading>, shape: Shape) -> Vec<Reading> {
    if readings.iter().any(|reading| reading.shape == shape) {
        readings.retain(|reading| reading.shape == shape);
    }
    readings
}

/// An error with its position in the end of a text converted to one in the whole text.
fn within(text: &str, end: &str, mut error: ParseError) -> ParseError {
    let before = text.len() - end.len();
    error.at = error.at.start + before..error.at.end + before;
    error
}

/// Reads a text without a word before it.
fn unnamed(text: &str, verdicts: &Verdicts) -> Result<Vec<Reading>, ParseError> {
    let workshops = all().filter_map(workshop).collect();
    let mut kinds = Kinds {
        workshops,
        verdicts,
    };
    Ok(bare(Pasted::open(text)?.read(&mut kinds)?))
}

/// The readings of a text as a puzzle of one kind.
pub(super) fn read_one(kind: Kind, text: &str, verdicts: &Verdicts) -> ReadOutcome {
    let workshops = workshop(kind).into_iter().collect();
    let mut kinds = Kinds {
        workshops,
        verdicts,
    };
    Pasted::open(text)?.read(&mut kinds)
}

fn bare(chosen: Vec<Choosable>) -> Vec<Reading> {
    chosen.into_iter().map(|one| one.reading).collect()
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
            ("slither/4/4/g212cg210616", Kind::new("slitherlink")),
            ("sudoku/4/4/g1k23k3g", Kind::new("sudoku")),
            ("3x3x:1zzzb", Kind::new("sudoku")),
            ("aquarium/r/3/2/co/11213", Kind::new("aquarium")),
            ("aquarium/3/2/co/11213", Kind::new("aquarium")),
        ] {
            assert_eq!(kinds(text), [kind], "{text}");
            assert_eq!(read(text).expect(text)[0].code.text, text);
        }
    }

    #[test]
    fn a_text_that_fits_both_is_offered_as_both() {
        let grid = "1..3\n..1.\n.2..\n3..1";
        assert_eq!(kinds(grid), [Kind::new("slitherlink"), Kind::new("sudoku")]);
        assert_eq!(
            kinds(&grid.replace('3', "4")),
            [Kind::new("sudoku"), Kind::new("slitherlink")]
        );
        assert_eq!(
            kinds("1..3..1..2..3..1"),
            [
                Kind::new("sudoku"),
                Kind::new("slitherlink"),
                Kind::new("slitherlink")
            ]
        );
        assert_eq!(kinds("123434122143432."), [Kind::new("sudoku")]);
        let lacks_digits = ["1....3", "..2...", "...3..", ".1....", "......", "3....2"];
        assert_eq!(kinds(&lacks_digits.join("\n")), [Kind::new("slitherlink")]);
    }

    #[test]
    fn a_text_is_read_as_the_kind_that_is_asked_for() {
        let grid = "1..3\n..1.\n.2..\n3..1";
        for kind in [Kind::new("slitherlink"), Kind::new("sudoku")] {
            let readings = read_as(kind, grid).expect("it fits both");
            assert!(readings.iter().all(|reading| reading.code.kind == kind));
        }
        assert!(read_as(Kind::new("aquarium"), grid).is_err());
        let named = "slitherlink 16x1: 1..3..1..2..3..1";
        assert_eq!(read_as(Kind::new("slitherlink"), named), read(named));
        assert!(read_as(Kind::new("sudoku"), "slither/3/3/i5d").is_err());
    }

    #[test]
    fn wide_digits_marks_and_spaces_are_read_as_plain_ones_with_a_note() {
        for (text, plain) in [
            ("２．３\n２．２\n２．３", "2.3\n2.2\n2.3"),
            ("2。3\n2。2\n2。3", "2.3\n2.2\n2.3"),
            ("２　３\n２　２\n２　３", "2 3\n2 2\n2 3"),
            ("２．３，２．２，２．３", "2.3,2.2,2.3"),
            ("2.3、2.2、2.3", "2.3,2.2,2.3"),
        ] {
            let expected = &read(plain).expect("a puzzle")[0];
            assert!(expected.warnings.is_empty());
            let reading = &read(text).expect(text)[0];
            assert_eq!(reading.code, expected.code, "{text}");
            let notes = reading.warnings.iter().map(|note| note.message);
            assert_eq!(notes.collect::<Vec<_>>(), ["warning-wide"], "{text}");
        }
        let linked = "看，这道题。https://puzz.link/p?slither/4/4/g212cg210616";
        assert!(read(linked).expect("a link")[0].warnings.is_empty());
    }

    #[test]
    fn sums_that_agree_make_an_aquarium_but_one_on_a_line_is_offered_last() {
        let small = "1 1 2\n3 2 2\n1 3\n1 1 2";
        assert_eq!(kinds(small), [Kind::new("aquarium")]);
        assert_eq!(kinds("1\n1\n1").last(), Some(&Kind::new("aquarium")));
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
