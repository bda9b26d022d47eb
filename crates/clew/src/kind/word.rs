//! The word before a text that says which puzzle it is: its kind and its size,
//! columns first, such as `sudoku 4x4` on its own line or `slitherlink 16x1:`
//! before a text of one line. Clew writes it if the text alone would be read as
//! a different puzzle, and accepts it everywhere.

use clew_core::grid::Shape;
use clew_core::kinded::{Code, Kind, Verdicts};
use clew_core::model::{Confidence, Export};

use super::list::{named as kind_named, workshop};
use super::read;

/// A text after the removal of its word.
pub(super) struct Named<'a> {
    /// Kind named by the word.
    pub(super) kind: Kind,
    /// Size named by the word.
    pub(super) shape: Shape,
    /// The text after the word.
    pub(super) text: &'a str,
}

/// A text with a word before it, split into its parts.
pub(super) fn named(text: &str) -> Option<Named<'_>> {
    let plain = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    let (name, rest) = plain.split_once(' ')?;
    let (size, text) = rest.split_once([':', '\n'])?;
    let (cols, rows) = size.trim().split_once('x')?;
    let side = |text: &str| text.parse().ok().filter(|&side: &u8| side > 0);
    Some(Named {
        kind: kind_named(&name.to_ascii_lowercase())?,
        shape: Shape::new(side(rows)?, side(cols)?),
        // A further space is a blank cell.
        text: text.strip_prefix(' ').unwrap_or(text),
    })
}

/// Whether a text has a word before it.
pub fn has_word(text: &str) -> bool {
    named(text).is_some()
}

/// A puzzle in every format that can represent it; empty if the text is not a puzzle of its
/// kind. Each text reads back as that puzzle first: if the text alone would not, it
/// gets a word that gives kind and size.
pub fn exports(code: &Code) -> Vec<Export> {
    let verdicts = Verdicts::default();
    let formats = written(code.kind).iter();
    formats
        .filter_map(|format| export_with(code, format, &verdicts))
        .collect()
}

/// A puzzle in one format, given by message id, if the format can represent it. An Aquarium with
/// two rows and its sums above can look the same as a different one with its sums below; it is
/// then not written in this form.
pub fn export(code: &Code, format: &str) -> Option<Export> {
    export_with(code, format, &Verdicts::default())
}

/// Message ids of the formats in which puzzles of a kind can be written, in the order in which the page offers them.
pub fn written(kind: Kind) -> &'static [&'static str] {
    workshop(kind).map_or(&[], |workshop| workshop.written)
}

fn export_with(code: &Code, format: &str, verdicts: &Verdicts) -> Option<Export> {
    let workshop = workshop(code.kind)?;
    let format = workshop
        .written
        .iter()
        .find(|written| **written == format)?;
    let plain = (workshop.export)(code, format)?;
    let text = match is_read(verdicts, code, &plain) {
        true => plain,
        false => {
            let text = with_word(code.kind, (workshop.shape)(code)?, &plain);
            is_read(verdicts, code, &text).then_some(text)?
        }
    };
    Some(Export { format, text })
}

/// Whether a text reads as a puzzle first.
fn is_read(verdicts: &Verdicts, code: &Code, text: &str) -> bool {
    // No other kind is more confident about a text that names its format. Long lists are written
    // this way, so not every kind needs to read them.
    let own = read::read_one(code.kind, text, verdicts).unwrap_or_default();
    if let Some(first) = own.first()
        && first.confidence == Confidence::Announced
    {
        return first.reading.code == *code;
    }
    let readings = read::read_with(text, verdicts).unwrap_or_default();
    readings.first().is_some_and(|first| first.code == *code)
}

/// A text with its word. For a text of one line, the word stays on the line, because a list
/// has one puzzle per line.
fn with_word(kind: Kind, shape: Shape, text: &str) -> String {
    let Shape { rows, cols } = shape;
    let end = match text.trim_end().contains('\n') {
        true => "\n",
        false => ": ",
    };
    format!("{kind} {cols}x{rows}{end}{text}")
}
