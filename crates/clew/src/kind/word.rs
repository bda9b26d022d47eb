//! The word before a text that says which puzzle it is: its kind and its size,
//! columns first, as in `sudoku 4x4` on a line of its own or `slitherlink 16x1:`
//! before a text of one line. Clew writes it where the text alone would be read as
//! another puzzle, and reads it everywhere.

use clew_core::grid::Shape;
use clew_core::kinded::{Code, Kind, Workshop};
use clew_core::model::{Confidence, Export};

use super::list::{named as kind_named, workshop};
use super::read;

/// A text without the word before it.
pub(super) struct Named<'a> {
    /// Kind that the word names.
    pub(super) kind: Kind,
    /// Size that the word names.
    pub(super) shape: Shape,
    /// The text after the word.
    pub(super) text: &'a str,
}

/// A text with a word before it, taken apart.
pub(super) fn named(text: &str) -> Option<Named<'_>> {
    let plain = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    let (name, rest) = plain.split_once(' ')?;
    let (size, text) = rest.split_once([':', '\n'])?;
    let (cols, rows) = size.trim().split_once('x')?;
    let side = |text: &str| text.parse().ok().filter(|&side: &u8| side > 0);
    Some(Named {
        kind: kind_named(&name.to_ascii_lowercase())?,
        shape: Shape::new(side(rows)?, side(cols)?),
        // Another space is a blank cell.
        text: text.strip_prefix(' ').unwrap_or(text),
    })
}

/// Whether a text has a word before it.
pub fn has_word(text: &str) -> bool {
    named(text).is_some()
}

/// A puzzle in every format that can carry it, none if the text is not one of its
/// kind. Each text reads back as that puzzle before any other: one that alone would
/// not has a word before it that says kind and size.
pub fn exports(code: &Code) -> Vec<Export> {
    wanted(code, |_| true)
}

/// A puzzle in one format, by message id, if that can carry it.
pub fn export(code: &Code, format: &str) -> Option<Export> {
    wanted(code, |other| other == format).pop()
}

/// The puzzle in the wanted formats that can carry it, by message id. An Aquarium of two rows can look
/// the same with its sums above as another with its sums below; then it is not
/// written so.
fn wanted(code: &Code, wanted: impl Fn(&str) -> bool) -> Vec<Export> {
    let Some(workshop) = workshop(code.kind) else {
        return Vec::new();
    };
    let Some(shape) = (workshop.shape)(code) else {
        return Vec::new();
    };
    let exports = (workshop.exports)(code).into_iter();
    let exports = exports.filter(|export| wanted(export.format));
    let read_back = exports.filter_map(|export| {
        let plain = export.text.clone();
        let mut texts = [plain, with_word(code.kind, shape, &export.text)].into_iter();
        let text = texts.find(|text| is_read(workshop, code, text))?;
        Some(Export { text, ..export })
    });
    read_back.collect()
}

/// Whether a text reads as a puzzle before any other.
fn is_read(workshop: &Workshop, code: &Code, text: &str) -> bool {
    // No other kind is surer of a text that names its format. A long list is written
    // so, and need not be read by all.
    let own = (workshop.read)(text).unwrap_or_default();
    if let Some((Confidence::Announced, first)) = own.first() {
        return first.code == *code;
    }
    let readings = read(text).unwrap_or_default();
    readings.first().is_some_and(|first| first.code == *code)
}

/// A text with its word; that of a text of one line stays on the line, since a list
/// has a puzzle a line.
fn with_word(kind: Kind, shape: Shape, text: &str) -> String {
    let Shape { rows, cols } = shape;
    let end = match text.trim_end().contains('\n') {
        true => "\n",
        false => ": ",
    };
    format!("{kind} {cols}x{rows}{end}{text}")
}
