//! The word before a text that says which puzzle it is: its kind and its size,
//! columns first, as in `sudoku 4x4` on a line of its own or `slitherlink 16x1:`
//! before a text of one line. Clew writes it where the text alone would be read as
//! another puzzle, and reads it everywhere.

use crate::format::Read;
use crate::grid::Shape;
use crate::model::{Confidence, Export, Parsed};

use super::{Kind, Reading, read};

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
        kind: name.to_ascii_lowercase().parse().ok()?,
        shape: Shape::new(side(rows)?, side(cols)?),
        // Another space is a blank cell.
        text: text.strip_prefix(' ').unwrap_or(text),
    })
}

/// Whether a text has a word before it.
pub(crate) fn has_word(text: &str) -> bool {
    named(text).is_some()
}

/// The clues in the wanted formats that can carry them, by message id; each text
/// reads back as the same puzzle before any other. An Aquarium of two rows can look
/// the same with its sums above as another with its sums below; then it is not
/// written so.
pub(super) fn exports<P: Read>(
    kind: Kind,
    clues: &P::Clues,
    wanted: impl Fn(&str) -> bool,
) -> Vec<Export> {
    let exports = P::exports(clues).into_iter();
    exports
        .filter(|export| wanted(export.format))
        .filter_map(|export| {
            let text = [
                export.text.clone(),
                with_word(kind, P::shape(clues), &export.text),
            ]
            .into_iter()
            .find(|text| is_read::<P>(kind, clues, text))?;
            Some(Export { text, ..export })
        })
        .collect()
}

/// Whether a text reads as a puzzle before any other.
fn is_read<P: Read>(kind: Kind, clues: &P::Clues, text: &str) -> bool {
    // No other kind is surer of a text that names its format. A long list is written
    // so, and need not be read by all.
    let own = P::parse(text).unwrap_or_default();
    let is_announced = |first: &Parsed<P>| first.confidence == Confidence::Announced;
    if own.first().is_some_and(is_announced) {
        return own[0].clues == *clues;
    }
    let readings = read(text).unwrap_or_default();
    let is_same = |first: &Reading| first.code.kind == kind && first.code.text == P::print(clues);
    readings.first().is_some_and(is_same)
}

/// A text with its word; that of a text of one line stays on the line, since a list
/// has a puzzle a line.
fn with_word(kind: Kind, shape: Shape, text: &str) -> String {
    let name: &str = kind.into();
    let Shape { rows, cols } = shape;
    let end = match text.trim_end().contains('\n') {
        true => "\n",
        false => ": ",
    };
    format!("{name} {cols}x{rows}{end}{text}")
}
