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
    wanted(code, |_| true)
}

/// A puzzle in one format, given by message id, if the format can represent it.
pub fn export(code: &Code, format: &str) -> Option<Export> {
    wanted(code, |other| other == format).pop()
}

/// The puzzle in the wanted formats that can represent it, by message id. An Aquarium with two rows and its sums above
/// can look the same as a different one with its sums below; it is then not written in
/// this form.
fn wanted(code: &Code, wanted: impl Fn(&str) -> bool) -> Vec<Export> {
    let Some(workshop) = workshop(code.kind) else {
        return Vec::new();
    };
    let Some(shape) = (workshop.shape)(code) else {
        return Vec::new();
    };
    let verdicts = Verdicts::default();
    let exports = (workshop.exports)(code).into_iter();
    let exports = exports.filter(|export| wanted(export.format));
    let read_back = exports.filter_map(|export| {
        let plain = export.text.clone();
        let mut texts = [plain, with_word(code.kind, shape, &export.text)].into_iter();
        let text = texts.find(|text| is_read(&verdicts, code, text))?;
        Some(Export { text, ..export })
    });
    read_back.collect()
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
